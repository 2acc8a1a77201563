import type { IconName } from './icons.ts'

export interface MenuItem {
  readonly id: string
  readonly label: string
  /** Language of the label, where it is not the editor's. */
  readonly language?: string
  readonly hint?: string
  readonly tag?: string
  readonly icon?: IconName
  /** An icon that is not one of the chrome's. */
  readonly drawing?: string
  readonly isChecked?: boolean
  /** Others of its group may be checked too. */
  readonly isOneOfMany?: boolean
  /** Why it cannot be chosen now. */
  readonly reason?: string | undefined
  /** What it leads to takes the place of the menu, which stays open. */
  readonly goesOn?: boolean
  readonly run: () => void
}

export interface MenuGroup {
  readonly label: string
  /** Its items say enough for themselves. */
  readonly isPlain?: boolean
  readonly items: readonly MenuItem[]
}
