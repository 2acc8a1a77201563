import { expect, test } from 'vitest'
import { someSite } from '../testing/site.ts'
import { Levels } from './levels.ts'
import type { Planned } from './releases.ts'

const row = { id: 'hotel', liveRelease: 'r1' }
const draft = { site: someSite(), revision: 7 }

test('who changes a site does not wait until is worked out what visitors read, and it is noted all the same', async () => {
  const working = Promise.withResolvers<Planned>()
  const noted = Promise.withResolvers<number>()
  const store = {
    level: async ({ revision }: { revision: number }) => {
      noted.resolve(revision)
      return true
    },
  }
  const levels = new Levels({ mixtures: { siteOf: () => working.promise }, store, patience: 1 })
  expect(await levels.reached(row, draft)).toBe(false)
  working.resolve({ site: draft.site, revision: 3 })
  expect(await noted.promise).toBe(7)
  // What is known is told at once.
  expect(await new Levels({ mixtures: { siteOf: () => working.promise }, store }).reached(row, draft)).toBe(true)
})

test('what visitors read and cannot be worked out stops nobody', async () => {
  const told: unknown[] = []
  const mixtures = { siteOf: async () => Promise.reject(new Error('Rows are missing.')) }
  const onFailure = (failure: unknown) => void told.push(failure)
  const levels = new Levels({ mixtures, store: { level: async () => true }, onFailure })
  expect(await levels.reached(row, draft)).toBe(false)
  expect(told).toHaveLength(1)
})
