import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../settings.ts'
import type { Changed } from '../store/news.ts'
import { dialects, newFolder, openTestDatabase } from '../testing/dialects.ts'
import { DatabaseAway } from '../unstorable.ts'
import { KeptSites, keyOfKept } from './kept-sites.ts'
import { LiveReleases } from './live.ts'
import { findLive, insertSite, openReleases, siteSaying } from './testing.ts'
import { withheldBy } from './withholding.ts'

const HOST = 'hotel.localhost'
const settings = readSettings({})
const warn = () => {}

/** What another server changes while something is asked here. */
describe.each(dialects)('on $name', ({ newAddress }) => {
  async function opened() {
    const database = await openTestDatabase(await newAddress())
    await insertSite(database)
    const other = await openReleases(database)
    await other.releases.publish('hotel', siteSaying('one'), 1)
    const { store } = await other.again()
    const publishTwo = () => other.releases.publish('hotel', siteSaying('two'), 2)
    return { store, publishTwo, publish: other.releases.publish.bind(other.releases) }
  }

  const wordOf = (live: LiveReleases) => {
    const site = live.current(HOST)
    return site && 'find' in site ? ['one', 'two'].filter((word) => site.find(`/style-${word}.css`)) : []
  }

  /** Nothing grows old by itself. */
  function timeStands() {
    const time = vi.spyOn(performance, 'now').mockReturnValue(1)
    onTestFinished(() => void time.mockRestore())
  }

  test('an answer that comes late puts no older release back', async () => {
    timeStands()
    const { store, publishTwo } = await opened()
    const live = new LiveReleases(store, settings, { warn })
    await live.find(HOST)
    const liveOf = store.liveOf.bind(store)
    vi.spyOn(store, 'liveOf').mockImplementationOnce(async (site) => {
      const late = await liveOf(site)
      await publishTwo()
      await live.find(HOST)
      return late
    })
    expect((await live.standing('hotel'))?.revision).toBe(2)
    expect(wordOf(live)).toEqual(['two'])
  })

  test('news that come while a site is looked up have it looked up again', async () => {
    timeStands()
    const { store, publishTwo } = await opened()
    let tell: (changed: readonly Changed[]) => void = () => {}
    const news = {
      tell: () => {},
      hear: (heard: typeof tell) => {
        tell = heard
      },
    }
    const live = new LiveReleases(store, settings, { warn, news })
    await live.find(HOST)
    const asked = store.live.bind(store)
    vi.spyOn(store, 'live').mockImplementationOnce(async (slug) => {
      const late = await asked(slug)
      await publishTwo()
      const hearing = vi.spyOn(store, 'liveOfAll')
      tell([{ site: 'hotel' }])
      await hearing.mock.results[0]?.value
      return late
    })
    await live.find(HOST)
    await expect.poll(() => wordOf(live), { timeout: 5_000 }).toEqual(['two'])
  })

  test('what is not shown is that of the release which is shown, though another is read meanwhile', async () => {
    const { store, publish } = await opened()
    const [first] = await store.list('hotel')
    const two = siteSaying('two', ['/', '/Suites', '/Events'])
    const hiddenIn = (release: string) => (release === first!.id ? '/Rooms/' : '/Suites/')
    const of = vi.fn(async (_: string, release: string) => {
      if (of.mock.calls.length === 1) {
        await publish('hotel', two, 2)
        await live.standing('hotel')
      }
      return withheldBy({ languages: ['en'], pages: [hiddenIn(release)], pictures: [] })
    })
    const row = store.live.bind(store)
    const hidden = async (slug: string) => ({ ...(await row(slug))!, withheldAt: '2026-01-01T00:00:00.000Z' }) as never
    vi.spyOn(store, 'live').mockImplementation(hidden)
    vi.spyOn(store, 'liveWhole').mockImplementation(hidden)
    const live = new LiveReleases(store, settings, {
      ...{ warn, withholding: () => ({ of, partAt: async () => undefined }) },
    })
    const found = await findLive(live)
    expect(found?.find('/Suites/')).toBeDefined()
    expect(found?.withheld?.kindAt('/Suites/')).toBe('page')
  })

  test('what the disk has puts back no release that is newer in memory', async () => {
    const { store, publishTwo } = await opened()
    const kept = new KeptSites(newFolder(), 10_000_000, warn)
    await new LiveReleases(store, settings, { warn, kept }).find(HOST)
    await kept.settled()
    await publishTwo()
    const live = new LiveReleases(store, settings, { warn, kept })
    await live.standing('hotel')
    for (const ask of ['live', 'liveWhole'] as const)
      vi.spyOn(store, ask).mockRejectedValue(new DatabaseAway('connection refused'))
    await live.find(HOST)
    expect(wordOf(live)).toEqual(['two'])
  })
})

test('of a site of which something is hidden now, nothing older stays on the disk, though the newer cannot be had', async () => {
  const kept = new KeptSites(newFolder(), 10_000_000, warn)
  const facts = { site: 'hotel', release: 'r1', withheldAt: null, olderFiles: 0 }
  const written = { ...facts, revision: 1, madeWith: '', depth: 1, files: {}, withheld: null }
  kept.keep('hotel', keyOfKept(facts), () => written)
  await kept.settled()
  expect(await kept.read('hotel')).toBeDefined()
  kept.keep('hotel', keyOfKept({ ...facts, release: 'r2' }), () => undefined)
  await kept.settled()
  expect(await kept.read('hotel')).toBeDefined()
  kept.keep('hotel', keyOfKept({ ...facts, withheldAt: '2026-01-01T00:00:00.000Z' }), () => undefined)
  await kept.settled()
  expect(await kept.read('hotel')).toBeUndefined()
})
