import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { clock } from '../clock.ts'
import type { NamesStore } from '../store/names.store.ts'
import { SharedWorkStore } from '../store/shared-work.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { Collector } from './collector.ts'
import { onceADay } from './once-a-day.ts'

const HOUR = 3_600_000
const COLLECTED = { packsBefore: 0, packsAfter: 0, freed: 0 }

describe.each(dialects)('$name', (dialect) => {
  /** Two servers of one database, whose time passes by hand. */
  async function twoServers() {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    const database = await openTestDatabase(await dialect.newAddress())
    onTestFinished(clock.follow(() => Date.now()))
    const names = {
      ...{ forgetPictures: async () => 0, forgetFonts: async () => {}, forgetSentFiles: async () => {} },
      ...Object.fromEntries(
        ['ofSites', 'ofFiles', 'ofOwnFiles', 'ofSentFiles', 'ofReleases'].map((of) => [of, async function* () {}]),
      ),
    } as unknown as NamesStore
    const server = () => {
      const counts = { collected: 0, own: 0, failures: 0 }
      const collect = vi.fn(async () => {
        counts.collected += 1
        return COLLECTED
      })
      const collector = new Collector({
        ...{ names, ...onceADay(new SharedWorkStore(database)) },
        blobs: { collect, putTogether: async () => {} },
        alsoNeeded: async () => [],
        removeLeftOvers: async () => {},
        removeOwn: async () => {
          counts.own += 1
        },
        refusal: () => undefined,
        onFailure: () => {
          counts.failures += 1
        },
      })
      return { collector, counts, collect }
    }
    const [one, other] = [server(), server()]
    const rounds = async (hours: number) => {
      for (let hour = 0; hour < hours; hour += 1) {
        await Promise.all([one.collector.round(), other.collector.round()])
        vi.setSystemTime(Date.now() + HOUR)
      }
    }
    return { one, other, rounds, all: () => one.counts.collected + other.counts.collected }
  }

  test('of servers on one database one collects a day, and each rids its own disk of what was left there', async () => {
    const { one, other, rounds, all } = await twoServers()
    await rounds(24)
    expect([all(), one.counts.own, other.counts.own]).toEqual([1, 1, 1])
    await rounds(24)
    expect([all(), one.counts.own, other.counts.own]).toEqual([2, 2, 2])
    const { nextAt } = other.collector.standing
    expect((nextAt ?? 0) - Date.now()).toBeLessThanOrEqual(24 * HOUR)
  })

  test('what one of them tried in vain another does within the day, and it is no failure any more', async () => {
    const { one, other, rounds, all } = await twoServers()
    one.collect.mockRejectedValueOnce(new Error('no answer'))
    other.collect.mockRejectedValueOnce(new Error('no answer'))
    await rounds(1)
    expect(all()).toBe(0)
    expect(one.counts.failures + other.counts.failures).toBeGreaterThan(0)
    await rounds(23)
    expect(all()).toBe(1)
    expect([one, other].map(({ collector }) => collector.standing.failed)).toEqual([[], []])
  })

  test('whoever wants it now has it now, and the day begins with that', async () => {
    const { one, other, rounds, all } = await twoServers()
    await rounds(12)
    one.collector.tryNow()
    await expect.poll(all).toBe(2)
    await expect.poll(() => one.collector.standing.isRunning).toBe(false)
    other.collect.mockClear()
    await rounds(20)
    expect(all()).toBe(2)
  })
})
