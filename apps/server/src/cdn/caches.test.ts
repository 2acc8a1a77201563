import type { ServerResponse } from 'node:http'
import type { OutputFile } from '@mimar/publish'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createHosting } from '../hosting/hosting.ts'
import { insertSite, openReleases, playedRenderer } from '../releases/testing.ts'
import { CONNECTION_KEPT, listen } from '../server.ts'
import { readSettings } from '../settings.ts'
import { ClosedSiteStore } from '../store/closed-sites.store.ts'
import { DeliveryStore } from '../store/deliveries.store.ts'
import { dialects, newFolder, openTestDatabase } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { someSite } from '../testing/site.ts'
import { siteKey } from './keys.ts'
import { marksFor } from './marks.ts'
import { openPurging } from './purging.ts'
import { hear, startNginx, startVarnish } from './testing.ts'

type Texts = Readonly<Record<string, string>>
const HTML = 'text/html; charset=utf-8'

function* filesOf(texts: Texts): Iterable<OutputFile> {
  for (const [address, body] of Object.entries(texts)) {
    const isImmutable = address.endsWith('.css')
    const path = address.endsWith('/') ? `${address.slice(1)}index.html` : address.slice(1)
    yield { path, address, type: isImmutable ? 'text/css' : HTML, body, isImmutable }
  }
}

/** Draws what a site says under its addresses. */
function plainRenderer(): ReturnType<typeof playedRenderer> {
  const played = playedRenderer()
  const renderer: typeof played.renderer = {
    ...played.renderer,
    async prepare(site, about) {
      const scene = await played.renderer.prepare(site, about)
      const texts = site.extras as unknown as Texts
      return { ...scene, draw: () => ({ outputs: filesOf(texts), isWhole: true, removed: [] }) }
    },
  }
  return { ...played, renderer }
}

const CACHES = [
  { kind: 'varnish', startCache: startVarnish },
  { kind: 'nginx', startCache: startNginx },
] as const
/** It may be kept, and its time is over. */
const AGED = { 'content-type': HTML, 'x-accel-expires': '@1' }
const [sqlite] = dialects
const ONE: Texts = {
  ...{ '/': 'home one', '/rooms/': 'rooms one', '/404.html': 'nothing here', '/a.css': 'a{}' },
  '/غرف/': 'غرف',
}

describe.each(CACHES)('behind $kind as deploy/ sets it up', ({ kind, startCache }) => {
  async function opened() {
    const database = await openTestDatabase(await sqlite!.newAddress())
    await insertSite(database)
    const { releases, live, blobs } = await openReleases(database, newFolder(), plainRenderer())
    const server = await listen(0)
    let asked = 0
    const held: { path: string; go: () => void }[] = []
    const holding = new Set<string>()
    const agedAnswers: ((body: string) => void)[] = []
    const hosting = createHosting({ sites: live, blobs, connectionKept: CONNECTION_KEPT, marks: marksFor(kind) })
    server.handle((request, response) => {
      asked += 1
      if (request.url === '/healthz') return void response.end('ok')
      if (request.url === '/private' || request.method === 'POST')
        return void response
          .writeHead(200, { 'cache-control': 'public, max-age=600' })
          .end(`${request.method} ${asked}`)
      if (request.url === '/aged/') return void agedAnswers.push((body) => response.writeHead(200, AGED).end(body))
      if (holding.delete(String(request.url))) return answerLate(request.url as string, response)
      hosting(request, response)
    })
    /** What is on its way since before a publish, and arrives after it. */
    function answerLate(path: string, response: ServerResponse) {
      const headers = marksFor(kind)('hotel', path).on(['content-type', HTML, 'cache-control', 'no-cache'])
      const go = () => void response.writeHead(200, headers as string[]).end('late')
      held.push({ path, go })
    }
    let isUp = true
    const goDown = async () => {
      isUp = false
      await server.close()
    }
    onTestFinished(() => (isUp ? server.close() : undefined))
    const port = await startCache(server.port)
    const settings = readSettings({ CDN: kind, CDN_URL: `http://127.0.0.1:${port}` })
    const purging = openPurging({ settings, database })
    await purging.start()
    onTestFinished(() => purging.stop())
    /** What is still to be told is forgotten: what is seen from then on comes by the next change. */
    const settle = () => database.query.deleteFrom('cdn_purges').execute()
    // Who begins has all forgotten, twice: that is over before anything is kept.
    await eventually(async () =>
      expect(await database.query.selectFrom('cdn_purges').selectAll().execute()).toHaveLength(1),
    )
    await settle()
    let revision = 0
    const publish = async (texts: Texts) => {
      revision += 1
      await releases.publish('hotel', { ...someSite(), extras: texts }, revision)
      purging.wake()
    }
    const read = (path: string, headers?: Record<string, string>) => hear(port, encodeURI(path), headers)
    const bodyOf = async (path: string) => (await read(path)).body
    const cacheOf = async (path: string) => (await read(path)).cache
    const about = { database, live, holding, held, agedAnswers, port, settings }
    return { ...about, publish, settle, read, bodyOf, cacheOf, goDown, purging }
  }

  test('a publish is read through it, and pages it did not change stay where they are', async () => {
    const { publish, settle, read, bodyOf, cacheOf } = await opened()
    await publish(ONE)
    await eventually(async () => expect(await bodyOf('/')).toBe('home one'))
    for (const path of Object.keys(ONE)) await read(path)
    for (const form of ['br', 'gzip']) await read('/', { 'accept-encoding': form })
    expect([await cacheOf('/rooms/'), await cacheOf('/غرف/'), await cacheOf('/a.css')]).toEqual(['hit', 'hit', 'hit'])
    await settle()
    await publish({ ...ONE, '/': 'home two', '/غرف/': 'غرف جديدة' })
    await eventually(async () => expect([await bodyOf('/'), await bodyOf('/غرف/')]).toEqual(['home two', 'غرف جديدة']))
    for (const form of ['br', 'gzip']) expect((await read('/', { 'accept-encoding': form })).cache).toBe('miss')
    expect([await cacheOf('/rooms/'), await cacheOf('/a.css')]).toEqual(['hit', 'hit'])
    const { headers } = await read('/')
    expect(headers['cache-control']).toBe('no-cache')
    for (const name of ['surrogate-key', 'surrogate-control', 'xkey', 'x-accel-expires']) {
      expect(headers[name]).toBeUndefined()
    }
  })

  test('a page that was not there is read as soon as it is, and not after it was taken away', async () => {
    const { publish, settle, read, cacheOf } = await opened()
    await publish(ONE)
    await eventually(async () => expect((await read('/suites/')).body).toBe('nothing here'))
    expect([(await read('/suites/')).status, await cacheOf('/suites/')]).toEqual([404, 'hit'])
    await settle()
    await publish({ ...ONE, '/suites/': 'suites' })
    await eventually(async () => expect((await read('/suites/')).body).toBe('suites'))
    await publish(ONE)
    await eventually(async () => expect((await read('/suites/')).status).toBe(404))
  })

  test('a site that was taken down is gone with all its files, in every form', async () => {
    const { publish, settle, read, database, live, purging } = await opened()
    await publish(ONE)
    await eventually(async () => expect((await read('/')).body).toBe('home one'))
    for (const form of ['br', 'gzip', 'identity']) {
      for (const path of ['/', '/rooms/', '/a.css']) await read(path, { 'accept-encoding': form })
    }
    await settle()
    await new ClosedSiteStore(database).takeDown('hotel', { by: 'owner', reason: 'No.' }, new Date())
    live.forgetAddresses(['hotel'])
    purging.wake()
    for (const form of ['br', 'gzip', 'identity']) {
      for (const path of ['/', '/rooms/', '/a.css']) {
        await eventually(async () => expect((await read(path, { 'accept-encoding': form })).status).toBe(451))
      }
    }
  })

  test('what was read stays readable while Mimar does not answer', async () => {
    const { publish, read, goDown, bodyOf } = await opened()
    await publish(ONE)
    await eventually(async () => expect(await bodyOf('/')).toBe('home one'))
    await read('/')
    await goDown()
    expect((await read('/')).body).toBe('home one')
    expect((await read('/rooms/')).status).toBeGreaterThanOrEqual(500)
  })

  test('while one visitor has it look again, others read what it kept and wait for nothing', async () => {
    // Varnish does so by itself (grace), by a header of its own.
    if (kind === 'varnish') return
    const { read, agedAnswers } = await opened()
    const begun = async (count: number) => eventually(() => expect(agedAnswers).toHaveLength(count))
    const first = read('/aged/')
    await begun(1)
    agedAnswers[0]!('one')
    expect((await first).body).toBe('one')
    const looking = read('/aged/')
    await begun(2)
    const others = await Promise.race([Promise.all([read('/aged/'), read('/aged/')]), begun(3)])
    expect(others?.map(({ body }) => body)).toEqual(['one', 'one'])
    agedAnswers[1]!('two')
    expect((await looking).body).toBe('two')
  })

  test('an answer that was on its way during a publish is not kept for long', async () => {
    const { publish, holding, held, read, bodyOf, database } = await opened()
    await publish(ONE)
    await eventually(async () => expect(await bodyOf('/rooms/')).toBe('rooms one'))
    const deliveries = new DeliveryStore(database, 'cdn_purges')
    const soon = () => deliveries.tryAllNow(new Date().toISOString())
    const dueSoon = () => deliveries.alsoDue('cdn', new Date(Date.now() + 60_000).toISOString(), 10)
    await eventually(async () => expect(await dueSoon()).toHaveLength(1))
    await soon()
    await eventually(async () => expect(await dueSoon()).toEqual([]))
    holding.add('/late/')
    const first = read('/late/')
    await eventually(() => expect(held).toHaveLength(1))
    await publish({ ...ONE, '/late/': 'in time' })
    await eventually(async () => expect(await dueSoon()).toHaveLength(1))
    held[0]?.go()
    expect((await first).body).toBe('late')
    await soon()
    await eventually(async () => expect(await bodyOf('/late/')).toBe('in time'))
  })

  test('drafts, forms and all that is no published file is never kept, whatever it says', async () => {
    const { read, port } = await opened()
    const [one, other] = [await read('/private'), await read('/private')]
    expect([one.status, one.body === other.body, other.cache]).toEqual([200, false, expect.not.stringMatching('hit')])
    const [sent, again] = [await hear(port, '/', {}, { method: 'POST' }), await hear(port, '/', {}, { method: 'POST' })]
    expect([sent.status, sent.body === again.body]).toEqual([200, false])
  })

  test('an address with two slashes is another one, and is not kept in the place of a page', async () => {
    const { publish, read, cacheOf } = await opened()
    await publish(ONE)
    await eventually(async () => expect((await read('/')).body).toBe('home one'))
    const [odd, again] = [await read('//rooms/'), await read('//rooms/')]
    expect([odd.body, again.body]).not.toContain('rooms one')
    expect(await cacheOf('/rooms/')).toBe('miss')
    expect((await read('/rooms/')).body).toBe('rooms one')
    expect((await read('//rooms/')).body).toBe(odd.body)
  })

  test('what comes through another server on this machine is not from this machine', async () => {
    const { publish, port, read, cacheOf } = await opened()
    await publish(ONE)
    await eventually(async () => expect((await read('/')).body).toBe('home one'))
    await read('/')
    const passedOn = { 'xkey-purge': siteKey('hotel'), 'x-forwarded-for': '203.0.113.9' }
    const { status } = await hear(port, '/', passedOn, { method: 'PURGE' })
    expect([status, await cacheOf('/')]).toEqual([403, 'hit'])
  })

  test('a restored installation has it forget what it kept of the one before, or it looks again by itself', async () => {
    const { publish, read, cacheOf, settings } = await opened()
    await publish(ONE)
    await eventually(async () => expect((await read('/')).body).toBe('home one'))
    for (const path of ['/', '/rooms/']) await read(path)
    expect([await cacheOf('/'), await cacheOf('/rooms/')]).toEqual(['hit', 'hit'])
    const restored = openPurging({ settings, database: await openTestDatabase(await sqlite!.newAddress()) })
    onTestFinished(() => restored.stop())
    await restored.start()
    // nginx is told nothing, and keeps nothing for longer than a minute.
    const after = kind === 'nginx' ? 'hit' : 'miss'
    await eventually(async () => expect([await cacheOf('/'), await cacheOf('/rooms/')]).toContain(after))
    expect((await read('/rooms/')).body).toBe('rooms one')
  })

  test('nobody but Mimar’s machines has it forget anything', async () => {
    const { publish, port, read, cacheOf } = await opened()
    await publish(ONE)
    await eventually(async () => expect((await read('/')).body).toBe('home one'))
    await read('/')
    const keys = { 'xkey-purge': siteKey('hotel') }
    const { status } = await hear(port, '/', keys, { method: 'PURGE', from: '127.0.0.2' })
    expect([status, await cacheOf('/')]).toEqual([403, 'hit'])
    expect((await hear(port, '/', keys, { method: 'PURGE' })).status).toBe(200)
    expect(await cacheOf('/')).toBe('miss')
  })
})
