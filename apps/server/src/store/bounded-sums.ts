// Top-k (space saving): of many names those with most are kept apart, the others as one sum.
import { STATISTICS_REST } from '@mimar/contract'

export interface Sum {
  readonly views: number
  readonly visits: number
}

interface Bounded {
  /** What is added to the sums that are there. */
  readonly added: ReadonlyMap<string, Sum>
  /** Sums that gave way; what they held is in the rest. */
  readonly gone: readonly string[]
}

/**
 * Adds sums to those that are there so that at most so many names are left, and nothing of what they sum up to is lost. Of two that
 * are equal the new one stays: a name that comes again has a chance against a hundred that were invented.
 */
export function bounded(there: ReadonlyMap<string, Sum>, fresh: ReadonlyMap<string, Sum>, most: number): Bounded {
  const names = new Set([...fresh.keys(), ...there.keys()])
  names.delete(STATISTICS_REST)
  if (names.size <= most) return { added: fresh, gone: [] }
  const weight = (name: string) => weightOf(there.get(name)) + weightOf(fresh.get(name))
  // Sorting keeps the order of equals: the fresh ones stand first.
  const left = [...names].sort((one, other) => weight(other) - weight(one)).slice(most)
  const gone = left.filter((name) => there.has(name))
  const dropped = left.flatMap((name) => [there.get(name) ?? NOTHING, fresh.get(name) ?? NOTHING])
  const added = new Map(fresh)
  for (const name of left) added.delete(name)
  added.set(STATISTICS_REST, dropped.reduce(sum, added.get(STATISTICS_REST) ?? NOTHING))
  return { added, gone }
}

const NOTHING: Sum = { views: 0, visits: 0 }
const weightOf = ({ views, visits }: Sum = NOTHING) => views + visits
const sum = (one: Sum, other: Sum): Sum => ({ views: one.views + other.views, visits: one.visits + other.visits })
