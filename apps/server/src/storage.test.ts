import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { restoreInstallation } from './backup/restore.ts'
import {
  allOf,
  aPublishedSite,
  backUp,
  chosen,
  emptyPlace,
  opened,
  publish,
  say,
  smallInstallation,
} from './backup/testing.ts'
import { plainBlob } from './blobs/blobs.ts'
import { bucketOf } from './blobs/open-blobs.ts'
import { check } from './checking/check.ts'
import { type Installation, openInstallation } from './installation.ts'
import { readSettings, type Settings } from './settings.ts'
import { moveStorage } from './storage.ts'
import { startBuckets } from './testing/bucket-storage.ts'
import { dialects, newFolder } from './testing/dialects.ts'
import { startFaultyStore } from './testing/faulty-store.ts'
import { heardLog } from './testing/heard-log.ts'
import { hasObjectStore } from './testing/object-store.ts'
import { serverProcess } from './testing/server-process.ts'
import { titled } from './testing/site.ts'
import { whyUnstorable } from './unstorable.ts'

const isBuilt = existsSync(join(import.meta.dirname, '../dist/islands'))
beforeEach(() => void heardLog())

/** The bucket of these settings, as somebody who has its key. */
function bucketIn({ storage }: Settings) {
  if (storage.main.kind !== 's3') throw new Error('That is no bucket.')
  return bucketOf(storage.main, storage)
}

/** The same installation on another machine, of which nothing is on this one's disk. */
async function elsewhere({ settings }: Installation): Promise<Installation> {
  const dataDir = newFolder()
  const other = await openInstallation({
    ...{ ...settings, dataDir },
    storage: { ...settings.storage, cacheDir: join(dataDir, 'store-cache') },
  })
  onTestFinished(() => other.close())
  return other
}

describe.runIf(isBuilt && hasObjectStore).each(dialects)('in a bucket, with $name', { timeout: 60_000 }, (dialect) => {
  const onSqlite = test.runIf(dialect.name === 'SQLite')
  let buckets: Awaited<ReturnType<typeof startBuckets>>
  beforeAll(async () => {
    buckets = await startBuckets()
  }, 30_000)
  afterAll(() => buckets.stop())

  test('what is published is read by a server of another machine, and nothing is kept in DATA_DIR but copies', async () => {
    const hotel = await aPublishedSite(dialect, await buckets.newStorage())
    const all = await allOf(hotel)
    const other = await elsewhere(hotel)
    expect(await allOf(other)).toEqual(all)
    expect(existsSync(join(hotel.settings.dataDir, 'blobs'))).toBe(false)
    await say(other, 'hotel', 'Written on the other')
    await publish(other, 'hotel')
    await other.publishing.idle()
    expect(await allOf(hotel)).toEqual(await allOf(other))
    expect(await hotel.collector.collect()).toMatchObject({ freed: 0 })
    expect(await check(other, { isRepairing: false })).toEqual([])
  })

  onSqlite('a damaged object and one that is gone are found, and what was in them is made again', async () => {
    const hotel = await aPublishedSite(dialect, await buckets.newStorage())
    const all = await allOf(hotel)
    const bucket = bucketIn(hotel.settings)
    const [first, ...rest] = await bucket.list('packs')
    const bytes = (await bucket.read(`packs/${first!.name}`))!
    bytes[30]! ^= 1
    await bucket.write(`packs/${first!.name}`, bytes)
    await bucket.remove(`packs/${rest.at(-1)!.name}`)
    const [looking, mending] = [await elsewhere(hotel), await elsewhere(hotel)]
    const states = async (one: Installation, isRepairing: boolean) =>
      (await check(one, { isRepairing })).map(({ state }) => state)
    expect(await states(looking, false)).toContain('damaged')
    expect(await states(mending, true)).not.toContain('damaged')
    const after = await elsewhere(hotel)
    const missing = Object.entries((await allOf(after)).hotel as typeof all).filter(([, file]) => file === undefined)
    expect(missing).toEqual([])
    expect(await states(after, false)).not.toContain('damaged')
  })

  test('a backup of a bucket comes back into another bucket, and into a folder', async () => {
    const hotel = await aPublishedSite(dialect, await buckets.newStorage())
    const before = await allOf(hotel)
    const within = backUp(hotel, `${hotel.settings.storage.main.name}/backups`)
    await expect(within).rejects.toThrow('Name another bucket')
    const folder = newFolder()
    expect(await backUp(hotel, folder)).toMatchObject({ sites: 1, missing: [] })
    for (const environment of [await buckets.newStorage(), {}]) {
      const place = await emptyPlace(dialect, environment)
      expect(await restoreInstallation(await chosen(folder), place)).toEqual([])
      const restored = await opened(place)
      expect(await allOf(restored)).toEqual(before)
      await say(restored, 'hotel', 'And on holidays')
      expect((await publish(restored, 'hotel')).revision).toBe(3)
      await restored.publishing.idle()
    }
  })

  onSqlite('a bucket that has files is restored into only where it is said that nobody else uses it', async () => {
    const storage = await buckets.newStorage()
    const hotel = await aPublishedSite(dialect, storage)
    const before = await allOf(hotel)
    const folder = newFolder()
    await backUp(hotel, folder)
    const place = await emptyPlace(dialect, storage)
    await expect(restoreInstallation(await chosen(folder), place)).rejects.toThrow('has files of an installation')
    await hotel.close()
    expect(await restoreInstallation(await chosen(folder), place, { isSameStore: true })).toEqual([])
    expect(await allOf(await opened(place))).toEqual(before)
  })

  test.runIf(dialect === dialects.at(-1))(
    'a table that has lost its rows is filled from what stands in the bucket',
    async () => {
      const hotel = await aPublishedSite(dialect, await buckets.newStorage())
      const all = await allOf(hotel)
      await hotel.database.query.deleteFrom('packs').execute()
      expect(await allOf(await elsewhere(hotel))).toEqual(all)
    },
  )

  onSqlite('a bucket of another installation is refused, and so is another place than the one in use', async () => {
    const storage = await buckets.newStorage()
    const hotel = await aPublishedSite(dialect, storage)
    const foreign = await emptyPlace(dialect, storage)
    await expect(openInstallation(foreign)).rejects.toThrow('belongs to another installation of Mimar')
    const { settings } = hotel
    const to = async (environment: Record<string, string>) => {
      const { storage: other } = await emptyPlace(dialect, environment)
      return openInstallation({ ...settings, storage: { ...other, isFolderShared: false } })
    }
    const { storage: forgotten } = await emptyPlace(dialect)
    const blind = backUp({ settings: { ...settings, storage: forgotten } }, newFolder())
    await expect(blind).rejects.toThrow('Nothing was changed')
    await expect(to({})).rejects.toThrow(`set STORAGE_FROM=${settings.storage.main.name}`)
    await expect(to(await buckets.newStorage())).rejects.toThrow('run: mimar storage move')
  })

  test('bytes move from the folder into a bucket and back while servers write and read, and none is lost', async () => {
    const hotel = await aPublishedSite(dialect)
    const all = await allOf(hotel)
    const environment = await buckets.newStorage()
    const told = async (more: Record<string, string>) => {
      const { storage } = readSettings({ ...environment, DATA_DIR: hotel.settings.dataDir, ...more })
      return { ...hotel.settings, storage }
    }
    await hotel.close()
    for (const [to, from, words] of [
      [environment.STORAGE_URL!, 'folder', 'Said on the way there'],
      ['folder', environment.STORAGE_URL!, 'Said on the way back'],
    ] as const) {
      const settings = await told({ STORAGE_URL: to, STORAGE_FROM: from })
      const running = await openInstallation(settings)
      const before = await allOf(running)
      const moving = moveStorage(settings, () => {})
      await say(running, 'hotel', words)
      await publish(running, 'hotel')
      await running.publishing.idle()
      expect((await moving).lost).toEqual([])
      expect(await moveStorage(settings, () => {})).toMatchObject({ blobs: 0, to: to })
      const after = await allOf(running)
      expect(Object.keys(after)).toEqual(Object.keys(before))
      await running.close()
      const alone = await openInstallation(await told({ STORAGE_URL: to }))
      expect(await allOf(alone)).toEqual(after)
      expect(await check(alone, { isRepairing: false })).toEqual([])
      await alone.close()
    }
    expect(Object.keys(all)).toEqual(['hotel'])
  })

  onSqlite('a folder with files is not left for an empty bucket', async () => {
    const hotel = await aPublishedSite(dialect)
    const { storage } = await emptyPlace(dialect, await buckets.newStorage())
    const moved = openInstallation({ ...hotel.settings, storage })
    await expect(moved).rejects.toThrow('set STORAGE_FROM=folder')
  })
})

describe.runIf(isBuilt).each(dialects)('while the store is away, with $name', { timeout: 60_000 }, (dialect) => {
  const onSqlite = test.runIf(dialect.name === 'SQLite')
  let store: Awaited<ReturnType<typeof startFaultyStore>>
  beforeAll(async () => {
    store = await startFaultyStore()
  })
  afterAll(() => store.stop())
  beforeEach(() => {
    store.interfere = undefined
    store.kept.clear()
  })

  const environment = () => ({
    ...{ AWS_ENDPOINT_URL: store.endpoint, AWS_ACCESS_KEY_ID: 'a-key-id', AWS_SECRET_ACCESS_KEY: 'a-secret' },
    STORAGE_URL: 's3://pictures',
  })
  const away = () => ({ status: 503, code: 'SlowDown' })

  test('edits are stored, what was read is read again, the rest says so, and all goes on when it is back', async () => {
    const hotel = await aPublishedSite(dialect, environment())
    const reader = await elsewhere(hotel)
    const [asset, ...others] = await assetsOf(hotel)
    const bytes = await reader.blobs.read(asset!)
    store.interfere = away
    const again = () =>
      reader.blobs.read(asset!).then(
        (read) => read?.equals(bytes!),
        () => false,
      )
    await expect.poll(again, { timeout: 15_000 }).toBe(true)
    await say(reader, 'hotel', 'Written meanwhile')
    const failures = await Promise.all([
      reader.blobs.read(others[0]!).catch((failure: unknown) => failure),
      publish(reader, 'hotel').catch((failure: unknown) => failure),
      reader.keeping.store(await aPicture(), 'sea.png').catch((failure: unknown) => failure),
    ])
    expect(failures.map(whyUnstorable)).toEqual(['store-away', 'store-away', 'store-away'])
    expect(await reader.readiness.failing()).toEqual([])
    store.interfere = undefined
    await expect
      .poll(async () => (await publish(reader, 'hotel').catch(() => undefined))?.revision, { timeout: 15_000 })
      .toBe(3)
    await reader.publishing.idle()
  })

  onSqlite(
    'a picture is refused with a sentence and a time, a text is stored, and visitors read what was read before',
    async () => {
      const hotel = await aPublishedSite(dialect, environment())
      const { settings, signIn, owner, sites } = hotel
      const cookie = `mimar_session=${await signIn.exchange(await signIn.makeLink(owner.id, 60_000))}`
      const { port, end } = await serverProcess(settings.dataDir, '', { environment: environment() })
      const ask = (path: string, host: string, body?: Buffer, headers: Record<string, string> = {}) =>
        asked({ port, path, host: `${host}:${port}`, body, headers: { cookie, 'accept-language': 'de', ...headers } })
      const read = () => ask('/', 'hotel.localhost')
      expect((await read()).status).toBe(200)
      store.interfere = away
      expect((await read()).status).toBe(200)
      const picture = await ask('/api/v1/sites/hotel/media', 'localhost', await aPicture(), {
        'content-type': 'image/png',
      })
      expect(picture).toMatchObject({ status: 503, code: 'store-away' })
      expect(picture.message).toContain('Ihre Texte sind gespeichert')
      expect(Number(picture.retryAfter)).toBeGreaterThan(0)
      const { revision } = (await sites.read('hotel'))!
      const changes = [{ id: 'meanwhile', operation: titled('Written meanwhile') }]
      const json = { 'content-type': 'application/json' }
      const change = Buffer.from(JSON.stringify({ base: revision, changes }))
      expect((await ask('/api/v1/sites/hotel/operations', 'localhost', change, json)).status).toBe(200)
      await end()
    },
  )

  onSqlite('a server starts and reads what its disk has', async () => {
    const hotel = await aPublishedSite(dialect, environment())
    const [asset] = await assetsOf(hotel)
    await hotel.blobs.read(asset!)
    await hotel.close()
    store.interfere = away
    const again = await opened(hotel.settings)
    expect((await again.blobs.read(asset!))?.length).toBeGreaterThan(0)
  })

  onSqlite('one that takes connections and says nothing holds up no start, no visitor and no probe', async () => {
    const hotel = await aPublishedSite(dialect, environment())
    const [asset] = await assetsOf(hotel)
    await hotel.blobs.read(asset!)
    const unread = plainBlob(Buffer.from('never asked for here'))
    await hotel.blobs.put([unread])
    await hotel.close()
    expect(store.kept.get('/pictures/mimar-store.json')!.length).toBeLessThan(1024)
    store.interfere = () => 'silence'
    const within = async <T>(ms: number, work: Promise<T>) => {
      const before = performance.now()
      const done = await work.catch((failure: unknown) => whyUnstorable(failure))
      expect(performance.now() - before).toBeLessThan(ms)
      return done
    }
    const again = await within(20_000, opened(hotel.settings))
    if (typeof again !== 'object') throw new Error('It did not start.')
    expect(await within(1_000, again.blobs.read(asset!))).toBeInstanceOf(Buffer)
    expect(await within(1_000, again.blobs.read(unread.hash))).toBe('store-away')
    expect(await within(4_000, again.readiness.failing())).toEqual([])
    expect(
      await within(
        10_000,
        aPicture().then((bytes) => again.keeping.store(bytes, 'sea.png')),
      ),
    ).toBe('store-away')
    store.interfere = undefined
    await expect
      .poll(
        () =>
          aPicture()
            .then((bytes) => again.keeping.store(bytes, 'sea.png'))
            .then(
              () => true,
              () => false,
            ),
        { timeout: 20_000 },
      )
      .toBe(true)
    // It goes in the middle of the work: who has begun is not left waiting either, and nothing need be on the disk.
    const fresh = await elsewhere(again)
    store.interfere = () => 'silence'
    expect(await within(4_000, fresh.readiness.failing())).toEqual([])
    expect(await within(20_000, again.keeping.store(await aPicture('#123'), 'lake.png'))).toBe('store-away')
  })

  onSqlite('a publish that is cut off in the middle is made again, and what half arrived is nobody’s', async () => {
    const hotel = await aPublishedSite(dialect, environment())
    await say(hotel, 'hotel', 'Said once')
    store.interfere = (method, path) =>
      method === 'PUT' && path.includes('.pack') ? { status: 500, code: 'InternalError' } : undefined
    expect(whyUnstorable(await publish(hotel, 'hotel').catch((failure: unknown) => failure))).toBe('store-away')
    store.interfere = undefined
    await expect
      .poll(async () => (await publish(hotel, 'hotel').catch(() => undefined))?.revision, { timeout: 15_000 })
      .toBe(3)
    await hotel.publishing.idle()
    expect(await check(await elsewhere(hotel), { isRepairing: false })).toEqual([])
  })

  onSqlite.each(['half', 'wrong'] as const)('an answer that is %s is asked for once more', async (fault) => {
    const hotel = await aPublishedSite(dialect, environment())
    const all = await allOf(hotel)
    const reader = await elsewhere(hotel)
    const turns = new Map<string, number>()
    store.interfere = (method, path) => {
      if (method !== 'GET' || !path.includes('.pack')) return undefined
      const turn = (turns.get(path) ?? 0) + 1
      turns.set(path, turn)
      return turn % 2 === 1 ? fault : undefined
    }
    expect(await allOf(reader)).toEqual(all)
    expect(turns.size).toBeGreaterThan(0)
  })

  onSqlite('a store that refuses the key ends the start with what to do', async () => {
    store.interfere = () => ({ status: 403, code: 'InvalidAccessKeyId' })
    const starting = smallInstallation(dialect, environment())
    await expect(starting).rejects.toThrow('Compare AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  })
})

interface Asked {
  readonly port: number
  readonly path: string
  readonly host: string
  readonly body: Buffer | undefined
  readonly headers: Record<string, string>
}

/** What a server answers at one of its hosts. */
function asked({ port, path, host, body, headers }: Asked) {
  const method = body ? 'POST' : 'GET'
  return new Promise<{ status?: number; code?: string; message?: string; retryAfter?: string }>((resolve, reject) => {
    const sent = request(
      { port, path, method, host: '127.0.0.1', agent: false, headers: { host, ...headers } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
        })
        answer.on('end', () => {
          const told = text.startsWith('{') ? JSON.parse(text) : {}
          resolve({ ...told, status: answer.statusCode, retryAfter: answer.headers['retry-after'] })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

const aPicture = (background = '#a27') =>
  sharp({ create: { width: 50, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

/** Some of what visitors of the hotel read. */
async function assetsOf(hotel: Installation): Promise<string[]> {
  const { names } = await import('./store/names.store.ts').then(({ NamesStore }) => ({
    names: new NamesStore(hotel.database),
  }))
  const found: string[] = []
  for await (const name of names.ofReleases()) found.push(name)
  return found
}
