import { problems } from './problems.ts'

interface Named {
  readonly id: string
}

/** The list with an entry after the one of that id; `null` is the first place. */
export function insertAfter<Entry extends Named>(
  entries: readonly Entry[],
  after: string | null,
  entry: Entry,
): Entry[] {
  return entries.toSpliced(placeAfter(entries, after), 0, entry)
}

/** The list without the entry at that index. */
export function withoutIndex<Entry>(entries: readonly Entry[], index: number): Entry[] {
  return entries.toSpliced(index, 1)
}

/** The id of the entry before that index, which is where it is put back; null at the start. */
export function idBefore(entries: readonly Named[], index: number): string | null {
  return index === 0 ? null : (entries[index - 1] as Named).id
}

function placeAfter(entries: readonly Named[], after: string | null): number {
  if (after === null) return 0
  const index = entries.findIndex(({ id }) => id === after)
  if (index < 0) throw problems.anchorMissing(after)
  return index + 1
}
