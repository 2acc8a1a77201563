import type { ScheduleEntry } from '@mimar/contract'
import { createStore } from 'zustand/vanilla'
import type { Editing } from '../desk/editing.ts'

/** When the site is to be published, or why it was not; null while there is nothing to say. */
export const schedule = createStore((): { readonly entry: ScheduleEntry | null } => ({ entry: null }))

export type Around = Pick<Editing, 'editor' | 'server' | 'say'>

/** When the next publish at a moment comes, of the site or of a page; undefined: none. */
export function soonestOf(site: ScheduleEntry | null, pages: readonly ScheduleEntry[]): string | undefined {
  const toCome = [...(site ? [site] : []), ...pages].filter(({ outcome }) => outcome === null)
  return toCome.map(({ at }) => at).toSorted()[0]
}
