// The days on which the store of pictures and published files refuses, answers half or wrong, or says nothing.
import { existsSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { allOf, aPublishedSite, opened, publish, say, smallInstallation } from './backup/testing.ts'
import { plainBlob } from './blobs/blobs.ts'
import { check } from './checking/check.ts'
import { type Installation, openInstallation } from './installation.ts'
import { ask } from './testing/ask.ts'
import { dialects, newFolder } from './testing/dialects.ts'
import { eventually } from './testing/eventually.ts'
import { startFaultyStore } from './testing/faulty-store.ts'
import { heardLog } from './testing/heard-log.ts'
import { serverProcess } from './testing/server-process.ts'
import { titled } from './testing/site.ts'
import { whyUnstorable } from './unstorable.ts'

const isBuilt = existsSync(join(import.meta.dirname, '../dist/islands'))
beforeEach(() => void heardLog())

/** The same installation on another machine, of which nothing is on this one's disk. */
async function elsewhere({ settings }: Installation): Promise<Installation> {
  const dataDir = newFolder()
  const other = await openInstallation({
    ...{ ...settings, dataDir },
    storage: { ...settings.storage, cacheDir: dataDir },
  })
  onTestFinished(() => other.close())
  return other
}

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

  test('what was published a moment before is shown as it was before, with a mark, also after a restart, until the store is back', async () => {
    const hotel = await aPublishedSite(dialect, environment())
    const reader = await elsewhere(hotel)
    expect((await visit(reader)).text).toContain('Open on Sundays')
    await say(hotel, 'hotel', 'Open on Mondays')
    await publish(hotel, 'hotel')
    await hotel.publishing.idle()
    store.interfere = away
    const MARK = /^Mimar; hit; ttl=-\d+; detail=store-away$/
    const marked = async (one: Installation) => {
      const { status, text, headers } = await visit(one)
      expect(headers['cache-status']).toMatch(MARK)
      expect([status, headers['cache-control'], text.includes('Open on Sundays')]).toEqual([200, 'no-cache', true])
    }
    await eventually(() => marked(reader))
    const again = await opened(reader.settings)
    await eventually(() => marked(again))
    store.interfere = undefined
    for (const one of [reader, again]) {
      await eventually(async () => expect((await visit(one)).text).toContain('Open on Mondays'))
      expect((await visit(one)).headers).not.toHaveProperty('cache-status')
    }
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
    await eventually(async () => again.keeping.store(await aPicture(), 'sea.png'))
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

/** What a visitor of the hotel is given by that server. */
async function visit({ hosting }: Installation) {
  const server = createServer(hosting)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const answer = await ask({ port: (server.address() as AddressInfo).port, host: 'hotel.localhost' })
  server.close()
  return answer
}
