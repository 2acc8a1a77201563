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
  readonly run: () => void
}

export interface MenuGroup {
  readonly label: string
  /** Its items say enough for themselves. */
  readonly isPlain?: boolean
  readonly items: readonly MenuItem[]
}

const GAP = 6
const EDGE = 8

/** Puts a popover under what opened it, or above it where there is no room, at its inline start, inside the window. */
export function placeUnder(popover: HTMLElement, opener: HTMLElement): void {
  const from = opener.getBoundingClientRect()
  const wanted = document.documentElement.dir === 'rtl' ? innerWidth - from.right : from.left
  const start = Math.max(EDGE, Math.min(wanted, innerWidth - popover.offsetWidth - EDGE))
  popover.style.insetInlineStart = `${start}px`
  const height = popover.offsetHeight
  const isBelow = from.bottom + GAP + height <= innerHeight - EDGE
  const before = isBelow ? from.bottom + GAP : from.top - GAP - height
  popover.style.insetBlockStart = `${Math.max(EDGE, before)}px`
}

/** A press on the page in its frame is not seen here; what is seen is that the window loses the focus. */
export function closeOnLeave(popover: HTMLElement): void {
  const ending = new AbortController()
  addEventListener('blur', () => popover.hidePopover(), { signal: ending.signal })
  popover.addEventListener('toggle', () => ending.abort(), { signal: ending.signal, once: true })
}
