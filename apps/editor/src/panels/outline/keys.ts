import type { Spot } from './acts.ts'

/** The row an arrow leads to. */
export function rowAfter(spots: readonly Spot[], at: number, key: string): Spot | undefined {
  if (key === 'ArrowDown') return spots[at + 1]
  if (key === 'ArrowUp') return spots[at - 1]
  if (key === 'Home') return spots[0]
  return key === 'End' ? spots.at(-1) : undefined
}

/** The focus goes to a row, also to one that is only drawn next. */
export function focusRow(tree: HTMLElement | null, key: string): void {
  requestAnimationFrame(() => tree?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus())
}
