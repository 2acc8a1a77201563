import { describe, expect, test } from 'vitest'
import { AccountStore } from '../store/accounts.store.ts'
import type { Database } from '../store/database.ts'
import { underWayIn } from '../store/publishes-under-way.store.ts'
import { SiteStore } from '../store/sites.store.ts'
import { dialects, newFolder, openTestDatabase } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { openReleases, playedRenderer, siteSaying } from './testing.ts'

// A database of one machine has no other server.
describe.each(dialects.filter(({ name }) => name === 'PostgreSQL'))('$name', (dialect) => {
  /** Two servers of one database and one folder; the renderer of the first waits until it is told to go on. */
  async function twoServers() {
    const [address, folder] = [await dialect.newAddress(), newFolder()]
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = playedRenderer()
    const prepare: typeof slow.renderer.prepare = async (...asked) => {
      begun.resolve()
      await goOn.promise
      return slow.renderer.prepare(...asked)
    }
    const open = async (played: ReturnType<typeof playedRenderer>) => {
      const database = await openTestDatabase(address)
      return { database, ...(await openReleases(database, folder, played)) }
    }
    const one = await open({ ...slow, renderer: { ...slow.renderer, prepare } })
    const other = await open(playedRenderer())
    const { id: owner } = await new AccountStore(one.database).insert('owner@localhost', 'owner')
    await new SiteStore(one.database).insert({ site: siteSaying('one'), slug: 'hotel', name: 'Hotel', owner })
    return { one, other, begun: begun.promise, goOn: goOn.resolve }
  }

  test('a site that is published on two servers at once is drawn once, and is one release', async () => {
    const { one, other, begun, goOn } = await twoServers()
    const first = publish(one)
    await begun
    const second = publish(other)
    await eventually(async () => expect(await other.releases.progress('hotel')).toBeDefined())
    goOn()
    expect((await second).id).toBe((await first).id)
    expect(other.drawn).toEqual([])
    expect(await other.releases.list('hotel')).toHaveLength(1)
    expect(await other.releases.progress('hotel')).toBeUndefined()
  })

  /** As if a server had been silent for long: others go on. */
  const silent = ({ database }: { readonly database: Database }) =>
    database.query.updateTable('publishes_under_way').set({ until: '2026-01-01T00:00:00.000Z' }).execute()

  const flagged = ({ sites }: Awaited<ReturnType<typeof openReleases>>, base: number, page: string) => {
    const operation = { do: 'set-page-flag', page, flag: 'noIndex', value: true } as const
    return sites.send('hotel', { base, changes: [{ id: `change-${base}`, operation }] }, 'owner')
  }

  const publish = async ({ releases, sites }: Awaited<ReturnType<typeof openReleases>>) => {
    const { site, revision } = (await sites.read('hotel'))!
    return releases.publish('hotel', site, revision)
  }

  test('a publish that stood still takes nothing back that another server published meanwhile', async () => {
    const { one, other, begun, goOn } = await twoServers()
    const first = publish(one)
    await begun
    await silent(other)
    await flagged(other, 0, '/Rooms')
    const newer = await publish(other)
    goOn()
    expect(await first).toMatchObject({ id: newer.id, revision: 1 })
    await expect((await other.again()).live.standing('hotel')).resolves.toMatchObject({ release: newer.id })
  })

  test('a publish that stood still leaves a page that was published by itself meanwhile', async () => {
    const { one, other, begun, goOn } = await twoServers()
    await publish(other)
    await flagged(other, 0, '/Rooms')
    const first = publish(one)
    await begun
    await silent(other)
    await flagged(other, 1, '/Events')
    await flagged(other, 2, '/')
    const part = await other.mixtures.publish('hotel', { page: '/Events' })
    goOn()
    const release = await first
    const parts = [{ page: '/Events', revision: 3 }]
    expect(part).toMatchObject({ revision: 0, parts })
    expect(release).toMatchObject({ revision: 1, parts, ahead: [2] })
    const { site } = (await (await other.again()).mixtures.siteOf('hotel', release.id))!
    expect(site.pages.map(({ path, noIndex }) => [path, noIndex])).toEqual([
      ['/', undefined],
      ['/Rooms', true],
      ['/Events', true],
    ])
  })

  test('how far a publish is, another server knows; one whose server has ended is soon not waited for', async () => {
    const { one, other } = await twoServers()
    const store = underWayIn(one.database)
    expect([await store.take('hotel', 'one'), await store.take('hotel', 'two')]).toEqual([true, false])
    await store.hold('hotel', 'one', { done: 3, total: 9 })
    await store.hold('hotel', 'two', { done: 8, total: 9 })
    await store.end('hotel', 'two')
    expect(await other.releases.progress('hotel')).toEqual({ done: 3, total: 9 })
    await one.database.query.updateTable('publishes_under_way').set({ until: '2026-01-01T00:00:00.000Z' }).execute()
    expect([await store.find('hotel'), await store.take('hotel', 'two')]).toEqual([undefined, true])
  })
})
