// What an author had before them: which texts changes write, and which earlier ones they have seen (decision 0039).
import { type Operation, textKey, textsWritten } from '@mimar/document'
import type { Change } from './state.ts'

/** A change with the names of those before it whose words its author had before them; what those hid was not seen either. */
export function seeing(change: Change, before: readonly Change[]): Change {
  const seen = before.filter((earlier) => isSameText(earlier, change))
  if (seen.length === 0) return change
  const bases = [change, ...seen].flatMap(({ base }) => base ?? [])
  return { ...change, base: Math.min(...bases), sees: seen.map(({ id }) => id) }
}

/** How many of the changes may go in one request: in one, later ones are taken to have seen the earlier. */
export function togetherOf(changes: readonly Change[]): number {
  const writers = new Map<string, string[]>()
  for (const [at, { id, operation, sees }] of changes.entries()) {
    for (const key of keysOf([operation])) {
      const earlier = writers.get(key) ?? []
      if (earlier.some((other) => !sees?.includes(other))) return at
      writers.set(key, [...earlier, id])
    }
  }
  return changes.length
}

/** Whether two changes write a text in common. */
export function isSameText(one: Pick<Change, 'operation'>, other: Pick<Change, 'operation'>): boolean {
  const texts = keysOf([other.operation])
  return texts.size > 0 && textsWritten(one.operation).some((write) => texts.has(textKey(write)))
}

/** Which texts operations write. */
export function keysOf(operations: readonly Operation[]): ReadonlySet<string> {
  return new Set(operations.flatMap(textsWritten).map(textKey))
}
