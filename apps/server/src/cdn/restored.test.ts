import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { bringPage, bringSite } from '../backup/bring-back.ts'
import { restoreInstallation } from '../backup/restore.ts'
import { aPublishedSite, backUp, chosen, emptyPlace, opened, publish, say } from '../backup/testing.ts'
import type { Installation } from '../installation.ts'
import { DeliveryStore } from '../store/deliveries.store.ts'
import { dialects, newFolder } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { heardLog } from '../testing/heard-log.ts'
import { ALL_KEY, missingKey, pageKey, siteKey } from './keys.ts'

const isBuilt = existsSync(join(import.meta.dirname, '../../dist/islands'))
beforeEach(() => void heardLog())

/** A cache that plays Varnish; what it was told to forget, call by call. */
async function playedCache() {
  const calls: string[][] = []
  const server = createServer(({ headers }, response) => {
    calls.push(String(headers['xkey-purge']).split(' '))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const CDN_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  /** What it was told since the last time, once all that was noted has been told. */
  const told = async ({ database, purging }: Installation) => {
    const deliveries = new DeliveryStore(database, 'cdn_purges')
    await eventually(async () => {
      await deliveries.tryAllNow(new Date().toISOString())
      purging.wake()
      expect(await deliveries.alsoDue('cdn', '9999', 10)).toEqual([])
    })
    return new Set(calls.splice(0).flat())
  }
  return { environment: { CDN: 'varnish', CDN_URL }, calls, told }
}

describe.runIf(isBuilt).each(dialects)('on $name, with a cache in front', { timeout: 60_000 }, (dialect) => {
  test('a restored installation has all forgotten that was kept of the one before, once, and again a moment later', async () => {
    const cache = await playedCache()
    const hotel = await aPublishedSite(dialect, cache.environment)
    await hotel.purging.start()
    await cache.told(hotel)
    const folder = newFolder()
    await backUp(hotel, folder)
    const place = await emptyPlace(dialect, cache.environment)
    await restoreInstallation(await chosen(folder), place)
    const restored = await opened(place)
    expect(cache.calls).toEqual([])
    await restored.purging.start()
    await eventually(() => expect(cache.calls).toEqual([[ALL_KEY]]))
    const deliveries = new DeliveryStore(restored.database, 'cdn_purges')
    expect(await deliveries.alsoDue('cdn', '9999', 10)).toHaveLength(1)
    await cache.told(restored)
    // Whoever starts it the next time has nothing to tell.
    await restored.purging.stop()
    const again = await opened(place)
    await again.purging.start()
    await publish(again, 'hotel')
    expect(await cache.told(again)).not.toContain(ALL_KEY)
  })

  test('a page that was brought back is forgotten with the publish that shows it, and a site when it is back', async () => {
    const cache = await playedCache()
    const hotel = await aPublishedSite(dialect, cache.environment)
    await hotel.purging.start()
    const folder = newFolder()
    await backUp(hotel, folder)
    await say(hotel, 'hotel', 'Spoilt')
    await publish(hotel, 'hotel')
    await hotel.publishing.idle()
    await cache.told(hotel)
    await bringPage(hotel, await chosen(folder), { site: 'hotel', page: '/' })
    expect(await cache.told(hotel)).toEqual(new Set())
    await publish(hotel, 'hotel')
    const keys = await cache.told(hotel)
    expect(keys).toContain(pageKey('hotel', '/'))
    expect(keys).toContain(missingKey('hotel'))
    expect(keys).not.toContain(siteKey('hotel'))
    await hotel.sites.remove('hotel')
    await cache.told(hotel)
    await bringSite(hotel, await chosen(folder), { site: 'hotel', parts: new Set(['pictures', 'history']) })
    expect(await cache.told(hotel)).toContain(siteKey('hotel'))
  })
})
