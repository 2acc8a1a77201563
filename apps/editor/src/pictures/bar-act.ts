import type { IconName } from './icons.ts'

export type OwnAct = 'replace' | 'upload' | 'library' | 'crop' | 'alt' | 'remove' | 'more'

/** One thing that can be done with the selected picture. */
export interface BarAct {
  readonly id: OwnAct | 'earlier' | 'later' | 'add' | 'removeItem'
  readonly icon: IconName
  readonly label: string
  /** Whether what it opens is open; undefined for what opens nothing. */
  readonly isOpen?: boolean
  /** Why it cannot be done now; it stays in reach and says so. */
  readonly reason?: string | undefined
  readonly run: () => void
}
