import type { KeyboardEvent } from 'react'
import type { OutlineSpot } from './outline-acts.ts'

/** What a key does in the outline. */
type RowCommand =
  | { readonly kind: 'choose' | 'name' | 'open' | 'close' | 'toParent' }
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  | { readonly kind: 'focus'; readonly spot: OutlineSpot }

/** Reads a key pressed on a row; onward is to the left in right-to-left. */
export function commandAt(
  { key, altKey }: KeyboardEvent,
  spot: OutlineSpot,
  spots: readonly OutlineSpot[],
  dir: 'rtl' | 'ltr',
): RowCommand | undefined {
  const [onward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (altKey) {
    if (key === 'ArrowUp') return { kind: 'move', by: -1 }
    return key === 'ArrowDown' ? { kind: 'move', by: 1 } : undefined
  }
  if (key === 'Enter' || key === ' ') return { kind: 'choose' }
  if (key === 'F2') return spot.item ? undefined : { kind: 'name' }
  if (key === onward) return spot.item || spot.row.items.length === 0 ? undefined : { kind: 'open' }
  if (key === back) return { kind: spot.item ? 'toParent' : 'close' }
  const to = rowAfter(spots, spots.indexOf(spot), key)
  return to && { kind: 'focus', spot: to }
}

/** The row an arrow leads to. */
function rowAfter(spots: readonly OutlineSpot[], at: number, key: string): OutlineSpot | undefined {
  if (key === 'ArrowDown') return spots[at + 1]
  if (key === 'ArrowUp') return spots[at - 1]
  if (key === 'Home') return spots[0]
  return key === 'End' ? spots.at(-1) : undefined
}

/** The focus goes to a row, also to one that is only drawn next. */
export function focusRow(tree: HTMLElement | null, key: string): void {
  requestAnimationFrame(() => tree?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus())
}
