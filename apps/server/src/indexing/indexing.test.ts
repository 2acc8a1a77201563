import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Site } from '@mimar/document'
import { indexedAddresses, indexKeyAddress } from '@mimar/publish'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deliveryJobs } from '../jobs/delivery-jobs.ts'
import { Jobs } from '../jobs/jobs.ts'
import { insertSite, openReleases, siteSaying } from '../releases/testing.ts'
import { readSettings } from '../settings.ts'
import { DeliveryStore } from '../store/deliveries.store.ts'
import { type SiteRow, SiteStore } from '../store/sites.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { announcementOf } from './announcement.ts'
import { openIndexing } from './indexing.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const PATHS = ['/', '/Rooms', '/Events']

interface Call {
  readonly host: string
  readonly key: string
  readonly keyLocation: string
  readonly urlList: readonly string[]
}

/** A site whose owner has search engines told, as it says one word. */
function telling(word: string, paths = PATHS, indexNowKey = KEY): Site {
  const site = siteSaying(word, paths)
  return {
    ...site,
    settings: { ...site.settings, indexNowKey },
    pages: site.pages.map((page) => ({ ...page, ...(page.path === '/Events' && { noIndex: true as const }) })),
  }
}

/** Who hears of publishes in the place of search engines. */
async function engines() {
  const heard = { status: 200, calls: [] as Call[] }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    heard.calls.push(JSON.parse(body))
    response.writeHead(heard.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  return Object.assign(heard, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow` })
}

describe.each(dialects)('on $name', ({ newAddress }) => {
  async function opened(more: Record<string, string> = {}) {
    const heard = await engines()
    const database = await openTestDatabase(await newAddress())
    await insertSite(database)
    const named = { APP_URL: 'https://edit.mimar.example', SITES_DOMAIN: 'sites.example' }
    const settings = readSettings({ ...named, INDEXNOW_URL: heard.url, PRIVATE_WEBHOOKS: 'on', ...more })
    const { releases, store } = await openReleases(database)
    /** What each release was made from. */
    const made = new Map<string, Site>()
    const publish = async (site: Site, revision: number) => {
      const release = await releases.publish('hotel', site, revision)
      made.set(release.id, site)
      return release
    }
    const siteOf = async (_: string, release: string) => {
      const site = made.get(release)
      return site && { site }
    }
    const load = async () => ({ indexedAddresses, indexKeyAddress })
    const indexing = openIndexing({ settings, database, siteStore: new SiteStore(database), siteOf, load })
    onTestFinished(() => indexing.stop())
    const jobs = new Jobs()
    jobs.add(...deliveryJobs({ database, nameOf: async () => 'Hotel', wake: () => {} }))
    /** The minutes have passed that are waited for. */
    const later = async () => {
      await new DeliveryStore(database, 'index_pings').tryAllNow(new Date().toISOString())
      await indexing.wake()
    }
    return { heard, database, store, releases, publish, indexing, jobs, later }
  }

  test('[SEO-2] the pages that changed are told, all publishes of some minutes together, and never what is not to be found', async () => {
    const { heard, publish, indexing, jobs, later } = await opened()
    await publish(telling('one'), 1)
    await later()
    expect(heard.calls).toHaveLength(1)
    expect(heard.calls[0]).toMatchObject({
      host: 'hotel.sites.example',
      key: KEY,
      keyLocation: `https://hotel.sites.example/${KEY}.txt`,
    })
    const at = (paths: readonly string[]) => paths.map((path) => `https://hotel.sites.example${path}`)
    expect(heard.calls[0]?.urlList).toEqual(at(['/', '/Rooms/']))
    await publish(telling('two'), 2)
    await publish(telling('three', ['/', '/Rooms', '/Events', '/Suites']), 3)
    await indexing.wake()
    expect(heard.calls).toHaveLength(1)
    await later()
    expect(heard.calls).toHaveLength(2)
    expect(heard.calls[1]?.urlList).toEqual(at(['/', '/Rooms/', '/Suites/']))
    expect(await jobs.list()).toEqual([])
  })

  test('[SEO-2] nobody is told where the owner does not want it, of sites that are not to be reached from outside, or with INDEXNOW_URL=off', async () => {
    const silent = await opened()
    await silent.publish(telling('one', PATHS, ''), 1)
    expect(await silent.jobs.list()).toEqual([])
    for (const settings of [{ APP_URL: 'http://localhost:3000', SITES_DOMAIN: '' }, { INDEXNOW_URL: 'off' }]) {
      const { heard, publish, jobs, later } = await opened(settings)
      await publish(telling('one'), 1)
      expect(await jobs.list()).toMatchObject([{ kind: 'index-pings', state: 'waiting', sites: ['Hotel'] }])
      await later()
      expect([heard.calls, await jobs.list()]).toEqual([[], []])
    }
  })

  test('[SEO-2] who does not listen is told again; a key that is refused is not told twice', async () => {
    const { heard, publish, jobs, later } = await opened()
    heard.status = 429
    await publish(telling('one'), 1)
    await later()
    expect(await jobs.list()).toMatchObject([{ state: 'failing', error: expect.stringContaining('429') }])
    heard.status = 403
    await later()
    await later()
    expect(heard.calls).toHaveLength(2)
    expect(await jobs.list()).toEqual([])
  })

  test('[SEO-2] a page that is gone is told also where the call that was to tell of it failed first', async () => {
    const { heard, database, publish, indexing, later } = await opened()
    await publish(telling('one', [...PATHS, '/Gone']), 1)
    await later()
    heard.status = 500
    await publish(telling('two'), 2)
    await later()
    heard.status = 200
    await publish(telling('three'), 3)
    // The newer one is due first, and what failed goes along.
    const newer = database.query.updateTable('index_pings').set({ due_at: new Date(0).toISOString() })
    await newer.where('attempts', '=', 0).execute()
    await indexing.wake()
    const told = heard.calls.map(({ urlList }) => urlList.filter((url) => url.endsWith('/Gone/')).length)
    expect(told).toEqual([1, 1, 1])
  })

  test('[SEO-2] going back to a release whose owner wanted it told is told; to one of before is not', async () => {
    const { database, publish, releases } = await opened()
    const silent = await publish(telling('one', PATHS, ''), 1)
    const told = await publish(telling('two'), 2)
    await publish(telling('three', PATHS, ''), 3)
    const after = async () => {
      const rows = database.query.selectFrom('index_pings').select('after_release').orderBy('noted_at').execute()
      return (await rows).map(({ after_release }) => after_release)
    }
    expect(await after()).toEqual([told.id])
    await releases.goLive('hotel', told.id)
    expect(await after()).toEqual([told.id, told.id])
    await releases.goLive('hotel', silent.id)
    expect(await after()).toEqual([told.id, told.id])
  })

  test('[SEO-2] a publish is noted with it or not at all, and goes with its site', async () => {
    const { database, publish, store } = await opened()
    const first = await publish(telling('one'), 1)
    const rows = () => database.query.selectFrom('index_pings').selectAll().execute()
    expect(await rows()).toMatchObject([{ site: 'hotel', before_release: null, after_release: first.id, attempts: 0 }])
    await publish(telling('two'), 2)
    await store.switchTo('hotel', first)
    expect(await rows()).toHaveLength(2)
    await store.switchTo('hotel', first, true)
    const back = { before_release: first.id, after_release: first.id }
    expect(await rows()).toContainEqual(expect.objectContaining(back))
    await database.query.deleteFrom('sites').where('id', '=', 'hotel').execute()
    expect(await rows()).toEqual([])
  })
})

test('[SEO-2] a page that is gone is told, one that was never to be found is not, and both only where they changed', async () => {
  const releases: Record<string, Site> = {
    before: telling('one', [...PATHS, '/Gone', '/Stays-gone']),
    after: telling('two'),
  }
  const told = await announcementOf([{ site: 'hotel', before: 'before', after: 'after' }], {
    settings: { siteAddress: (slug) => `https://${slug}.example/`, settle: async () => {} },
    pings: { changed: async () => new Set(['/', '/Gone/', '/Events/', '/style-two.css']) },
    siteStore: { find: async () => ({ id: 'hotel', slug: 'hotel', liveRelease: 'after' }) as SiteRow },
    siteOf: async (_, release) => (releases[release] ? { site: releases[release] } : undefined),
    load: async () => ({ indexedAddresses, indexKeyAddress }),
  })
  expect(told?.urlList).toEqual(['https://hotel.example/', 'https://hotel.example/Gone/'])
})
