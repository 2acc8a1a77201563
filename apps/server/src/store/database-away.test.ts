import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createHosting } from '../hosting/hosting.ts'
import { openReleases, playedRenderer, siteSaying } from '../releases/testing.ts'
import { listen } from '../server.ts'
import { testApp } from '../testing/app.ts'
import { newFolder } from '../testing/dialects.ts'
import { hasPostgres, ownCluster } from '../testing/postgres.ts'
import { titled, titleOf } from '../testing/site.ts'
import { smallDisk } from '../testing/small-disk.ts'
import { openPool } from './postgres.ts'

/** The app, a published site and a visitor's side, on a PostgreSQL that can be taken away. */
async function running(folder = newFolder()) {
  const cluster = await ownCluster(folder)
  onTestFinished(() => cluster.crash().catch(() => {}))
  const app = await testApp({ newAddress: cluster.newDatabase })
  const cookie = await app.cookieFor(app.owner.id)
  const { releases, live, blobs } = await openReleases(app.parts.database)
  await releases.publish('hotel', siteSaying('published'), 0)
  const server = await listen(0)
  onTestFinished(() => server.close())
  server.handle(createHosting({ sites: live, blobs }))
  return {
    ...{ cluster, parts: app.parts },
    visit: (path: string, host = 'hotel.localhost') => statusOf(server.port, path, host),
    edit: (id: string, language = 'en') =>
      app.app.inject({
        method: 'POST',
        url: `/api/v1/sites/hotel/operations?lang=${language}`,
        headers: { cookie },
        payload: { base: 0, changes: [{ id, operation: titled(id) }] },
      }),
  }
}

function statusOf(port: number, path: string, host: string) {
  return new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
    get({ port, path, headers: { host }, agent: false }, (answer) => {
      answer.resume().on('end', () => {
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
      })
    }).on('error', reject)
  })
}

/** A renderer that does something once a site is prepared and before it is drawn. */
function pausing(between: () => Promise<unknown>) {
  const played = playedRenderer()
  const { renderer } = played
  const prepare: typeof renderer.prepare = async (site, preparing) => {
    const scene = await renderer.prepare(site, preparing)
    await between()
    return scene
  }
  return { ...played, renderer: { ...renderer, prepare } }
}

test.runIf(hasPostgres)(
  'a connection that breaks while nobody uses it is warned of once',
  async () => {
    const cluster = await ownCluster(newFolder())
    onTestFinished(() => cluster.crash().catch(() => {}))
    const said: string[] = []
    const pool = await openPool(await cluster.newDatabase(), { warn: (line) => void said.push(line) })
    const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
    for (const client of clients) client.release()
    await cluster.crash()
    await expect.poll(() => said.length, { timeout: 20_000 }).toBeGreaterThan(0)
    await pool.end()
    expect(said).toEqual([expect.stringContaining('the next query connects anew')])
  },
  120_000,
)

test.runIf(hasPostgres)(
  'a publish during which PostgreSQL goes away is answered 503, and visitors have the release before it whole',
  async () => {
    const cluster = await ownCluster(newFolder())
    onTestFinished(() => cluster.crash().catch(() => {}))
    const { app, owner, parts, cookieFor } = await testApp({ newAddress: cluster.newDatabase })
    const headers = { cookie: await cookieFor(owner.id) }
    let between = async () => {}
    const { releases, read, store, live } = await openReleases(
      parts.database,
      newFolder(),
      pausing(() => between()),
    )
    Object.assign(parts, { publishing: releases })
    // Earlier than the draft ever was: what is published next is another site, and a later one.
    await releases.publish('hotel', siteSaying('before'), -1)
    const publish = () => app.inject({ method: 'POST', url: '/api/v1/sites/hotel/releases', headers, payload: {} })

    between = cluster.crash
    const refused = await publish()
    expect(refused.json()).toMatchObject({ status: 503, code: 'database-away' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

    await cluster.comeBack()
    between = async () => {}
    live.forget('hotel')
    await expect.poll(() => store.list('hotel').catch(() => []), { timeout: 20_000 }).toHaveLength(1)
    expect(await read('/')).toContain('before')
    expect((await publish()).statusCode).toBe(201)
    expect(await store.list('hotel')).toHaveLength(2)
    expect(await read('/')).not.toContain('before')
  },
  120_000,
)

describe.runIf(hasPostgres)('PostgreSQL goes away while people work', () => {
  test('changes are refused with a sentence, visitors read on, and all goes on when it is back', async () => {
    const { cluster, parts, visit, edit } = await running()
    const acknowledged = new Set<string>()
    const statuses = new Set<number>()
    let isOver = false
    let number = 0
    const writer = async (name: string) => {
      for (; !isOver; number += 1) {
        const id = `change-${name}-${number}`
        const { statusCode } = await edit(id)
        statuses.add(statusCode)
        if (statusCode === 200) acknowledged.add(id)
      }
    }
    const writers = ['a', 'b', 'c', 'd'].map(writer)
    const visits = { good: 0, bad: 0 }
    const visitor = async () => {
      while (!isOver) visits[(await visit('/Rooms/')).status === 200 ? 'good' : 'bad'] += 1
    }
    const visiting = visitor()
    await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(20)

    await cluster.crash()
    await expect.poll(() => statuses.has(503), { timeout: 20_000 }).toBe(true)
    const refused = await edit('change-refused', 'de')
    expect(refused.statusCode).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ status: 503, code: 'database-away' })
    expect(refused.json().message).toMatch(/^Die Datenbank antwortet gerade nicht/)
    const before = visits.good
    await expect.poll(() => visits.good, { timeout: 20_000 }).toBeGreaterThan(before + 50)
    // A site that nobody has visited since the start is not known here.
    expect(await visit('/', 'other.localhost')).toEqual({ status: 503, retryAfter: '5' })

    await cluster.comeBack()
    const stored = acknowledged.size
    await expect.poll(() => acknowledged.size, { timeout: 5_000 }).toBeGreaterThan(stored)
    isOver = true
    await Promise.all([...writers, visiting])

    expect([...statuses].sort()).toEqual([200, 503])
    expect(visits.bad).toBe(0)
    const ids: string[] = []
    for (let page = ['']; page.length > 0; ids.push(...page)) {
      page = (await parts.siteStore.operationsAfter('hotel', { after: ids.length })).map(({ id }) => id)
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([])
    expect(titleOf((await parts.sites.read('hotel'))!.site)).toBe(ids.at(-1))
  }, 120_000)

  test('one that stands still with its connections open is known to be away: nobody waits, and all goes on when it does', async () => {
    const { cluster, visit, edit } = await running()
    expect((await edit('change-before')).statusCode).toBe(200)
    expect((await visit('/Rooms/')).status).toBe(200)
    cluster.stall()
    onTestFinished(() => cluster.goOn())
    const held = await Promise.all([edit('change-held'), edit('change-beside', 'de'), visit('/', 'other.localhost')])
    expect(held.map((answer) => ('status' in answer ? answer.status : answer.statusCode))).toEqual([503, 503, 503])
    expect((await visit('/Rooms/')).status).toBe(200)
    // It is not asked again by whoever comes.
    expect((await edit('change-late')).json()).toMatchObject({ status: 503, code: 'database-away' })

    cluster.goOn()
    await expect.poll(async () => (await edit('change-after')).statusCode, { timeout: 20_000 }).toBe(200)
    // Sent once more, it is there once.
    expect((await edit('change-held')).statusCode).toBe(200)
    expect((await edit('change-held')).statusCode).toBe(200)
  }, 120_000)

  test('what takes long is waited for as long as the server answers others', async () => {
    const cluster = await ownCluster(newFolder())
    onTestFinished(() => cluster.crash().catch(() => {}))
    const pool = await openPool(await cluster.newDatabase())
    const client = await pool.connect()
    // Longer than it takes until the server is asked whether it lives.
    const { rows } = await client.query("select 'slept' as answer from pg_sleep(5)", [])
    expect(rows).toEqual([{ answer: 'slept' }])
    client.release()
    await pool.end()
  }, 120_000)

  test('a disk of the database that is full refuses changes with a sentence, and takes them when there is room', async (context) => {
    const folder = smallDisk(90_000_000)
    if (!folder) return context.skip('Only root can mount a small disk here.')
    const { cluster, visit, edit } = await running(folder)
    expect((await edit('change-before')).statusCode).toBe(200)
    expect((await visit('/Rooms/')).status).toBe(200)
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(join(folder, 'filling'), Buffer.alloc(bavail * bsize))
    const refusals = new Set<number>()
    for (let count = 0; !refusals.has(507) && !refusals.has(503) && count < 3_000; count += 1)
      refusals.add((await edit(`change-full-${count}`)).statusCode)
    refusals.delete(200)
    expect([[507], [503]]).toContainEqual([...refusals])
    expect((await visit('/Rooms/')).status).toBe(200)
    rmSync(join(folder, 'filling'))
    // Without room for its log PostgreSQL ends, and is started again by whoever runs it.
    if (!cluster.isThere()) await cluster.comeBack()
    await expect.poll(async () => (await edit('change-after')).statusCode, { timeout: 20_000 }).toBe(200)
  }, 120_000)
})
