import fc from 'fast-check'
import { expect, test } from 'vitest'
import { event, Storm } from '../testing/storm.ts'

const seed = Number(process.env.STORM_SEED ?? 20_261_123)
const numRuns = Number(process.env.STORM_RUNS ?? 120)
/** A machine that is busy may take fewer than asked for, never so few that they prove nothing. */
const fewest = Math.min(numRuns, 40)

/** Other weather: STORM_SEED and STORM_RUNS; STORM_SHRINK looks for the shortest storm that fails. */
test('[EDIT-15][U42] whatever is dropped, doubled, reordered, refused or crashed, all see the same at rest and no words are lost', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 10, maxLength: 90 }), async (events) => {
      const storm = new Storm()
      await storm.begin()
      for (const one of events) await storm.happens(one)
      await storm.calm()
      for (const editor of storm.editors) {
        expect(editor.isLevel()).toBe(true)
        expect(editor.opened.site).toEqual(storm.site.server.site())
      }
      expect(storm.lost()).toEqual([])
      const ids = storm.site.server.stored.map(({ id }) => id)
      expect(ids.length).toBe(new Set(ids).size)
      runs += 1
    }),
    { seed, numRuns, endOnFailure: process.env.STORM_SHRINK === undefined, interruptAfterTimeLimit: 15_000 },
  )
  expect(runs).toBeGreaterThanOrEqual(fewest)
})
