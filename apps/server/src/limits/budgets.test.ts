import { expect, test } from 'vitest'
import { Budgets, costOfChanges } from './budgets.ts'

/** Whom nobody here asks. */
const NOBODY = { store: { take: async () => 0, forget: async () => {} }, secret: '', onFailure: () => {} }

/** So many requests, one after the other every so many seconds, each of so many changes and bytes. */
interface Work {
  readonly requests: number
  readonly everySeconds: number
  readonly changes: number
  readonly bytes: number
}

/** The first request that has to wait, and for how long; null where none has. */
function waitOf({ requests, everySeconds, changes, bytes }: Work, person = 'a', budgets?: Budgets) {
  let now = 0
  const asked = budgets ?? new Budgets(NOBODY, () => now)
  for (let request = 1; request <= requests; request += 1) {
    const wait = asked.take('bytes', person, 's', bytes) || asked.take('changes', person, 's', costOfChanges(changes))
    if (wait > 0) return { request, wait }
    now += everySeconds * 1_000
  }
  return null
}

const HOUR = 3_600

test.each<[string, Work]>([
  ['typing all day, a change each second', { requests: 10 * HOUR, everySeconds: 1, changes: 1, bytes: 800 }],
  ['a key held for undo, a minute long', { requests: 30 * 60, everySeconds: 1 / 30, changes: 1, bytes: 400 }],
  ['forty undos as fast as the server answers', { requests: 40, everySeconds: 0.002, changes: 1, bytes: 2_000 }],
  ['twenty pages pasted in a minute', { requests: 20, everySeconds: 3, changes: 60, bytes: 200_000 }],
  ['a translated site of 20,000 texts imported', { requests: 4, everySeconds: 0.5, changes: 5_000, bytes: 900_000 }],
  ['a day of offline work: 10,000 changes', { requests: 50, everySeconds: 0.05, changes: 200, bytes: 160_000 }],
])('[API-4] %s meets no limit', (_what, work) => {
  expect(waitOf(work)).toBeNull()
})

test.each<[string, Work, number]>([
  ['9,900 changes in each', { requests: 1_000, everySeconds: 0.3, changes: 9_900, bytes: 870_000 }, 6],
  ['a megabyte in each', { requests: 1_000, everySeconds: 0.1, changes: 1, bytes: 1_000_000 }, 12],
  ['one change in each, without a pause', { requests: 100_000, everySeconds: 0.005, changes: 1, bytes: 200 }, 3_900],
])('[API-4] requests in a loop are told to wait: %s', (_what, work, atMost) => {
  const waited = waitOf(work)
  expect(waited?.request).toBeLessThanOrEqual(atMost)
  expect(waited?.wait).toBeGreaterThan(0)
})

test('[API-4] people do not share, and a site bears three at their fastest', () => {
  const budgets = new Budgets(NOBODY, () => 0)
  const most: Work = { requests: 1_000, everySeconds: 0, changes: 9_990, bytes: 100 }
  expect(['a', 'b', 'c', 'd'].map((person) => waitOf(most, person, budgets)?.request)).toEqual([5, 5, 5, 1])
  expect(budgets.take('changes', 'd', 'another')).toBe(0)
})
