import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deliveryJobs } from '../jobs/delivery-jobs.ts'
import { Jobs } from '../jobs/jobs.ts'
import { insertSite, openReleases, siteSaying } from '../releases/testing.ts'
import { readSettings } from '../settings.ts'
import { CdnPurgeStore } from '../store/cdn-purges.store.ts'
import { DeliveryStore } from '../store/deliveries.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { missingKey, pageKey } from './keys.ts'
import { openPurging } from './purging.ts'

describe.each(dialects)('on $name', ({ newAddress }) => {
  async function opened() {
    const address = await newAddress()
    const database = await openTestDatabase(address)
    await insertSite(database)
    const { releases } = await openReleases(database)
    const calls: string[] = []
    const cache = { status: 200, calls }
    const server = createServer(({ headers }, response) => {
      calls.push(String(headers['xkey-purge']))
      response.writeHead(cache.status).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close().closeAllConnections())
    const CDN_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const settings = readSettings({ CDN: 'varnish', CDN_URL })
    await releases.publish('hotel', siteSaying('one'), 1)
    await new CdnPurgeStore(database).use(Date.now())
    await database.query.deleteFrom('cdn_purges').execute()
    /** A server on that database, which tells the cache. */
    const begin = async () => {
      const purging = openPurging({ settings, database: await openTestDatabase(address) })
      await purging.start()
      onTestFinished(() => purging.stop())
      return purging
    }
    const jobs = new Jobs()
    const wake = () => {}
    jobs.add(...deliveryJobs({ database, nameOf: async () => 'Hotel', wake }))
    /** The moment has passed that is waited for. */
    const soon = () => new DeliveryStore(database, 'cdn_purges').tryAllNow(new Date().toISOString())
    return { releases, cache, begin, jobs, soon, address }
  }

  test('of two servers one tells of a change, once now and once a moment later, and nothing is left to do', async () => {
    const { releases, cache, begin, jobs, soon } = await opened()
    const servers = [await begin(), await begin()]
    await releases.publish('hotel', siteSaying('two', ['/', '/Rooms', '/Suites']), 2)
    const wake = () => servers.map((server) => server.wake())
    wake()
    await eventually(async () => expect((await jobs.list()).map(({ count }) => count)).toEqual([1]))
    await soon()
    wake()
    await eventually(async () => expect(await jobs.list()).toEqual([]))
    expect(cache.calls).toHaveLength(2)
    const keys = ['/', '/Rooms/', '/Events/', '/Suites/', '/style-one.css'].map((address) => pageKey('hotel', address))
    for (const call of cache.calls) expect(call.split(' ').sort()).toEqual([missingKey('hotel'), ...keys].sort())
  })

  test('a server without a cache in front that starts beside one with it takes nothing from it', async () => {
    const { releases, address, begin, jobs } = await opened()
    await begin()
    const other = openPurging({ settings: readSettings({}), database: await openTestDatabase(address) })
    await other.start()
    onTestFinished(() => other.stop())
    await releases.publish('hotel', siteSaying('two'), 2)
    expect(await jobs.list()).toMatchObject([{ kind: 'cdn-purges' }])
  })

  test('a cache that does not listen is told again; until then the host reads why', async () => {
    const { releases, cache, begin, jobs, soon } = await opened()
    cache.status = 403
    await begin()
    await releases.publish('hotel', siteSaying('two'), 2)
    await eventually(async () => {
      const failing = (await jobs.list()).find(({ state }) => state === 'failing')
      expect(failing).toMatchObject({ kind: 'cdn-purges', sites: [], error: expect.stringContaining('403') })
    })
    cache.status = 200
    await soon()
    await eventually(async () => expect(await jobs.list()).toEqual([]))
  })

  test('what a server leaves undone when it ends is told by the next one', async () => {
    const { releases, cache, begin, jobs, soon } = await opened()
    const first = await begin()
    await first.stop()
    await releases.publish('hotel', siteSaying('two'), 2)
    expect((await jobs.list()).map(({ kind, state, count }) => [kind, state, count])).toEqual([
      ['cdn-purges', 'waiting', 2],
    ])
    await soon()
    await begin()
    await eventually(() => expect(cache.calls.length).toBeGreaterThan(0))
    await eventually(async () => expect(await jobs.list()).toEqual([]))
  })
})
