import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Database } from '../store/database.ts'
import { dialects, newFolder, openTestDatabase } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { hasPostgres } from '../testing/postgres.ts'
import { ownRedis } from '../testing/redis.ts'
import { findLive, insertSite, openReleases, playedRenderer, siteSaying } from './testing.ts'

const [, postgres] = dialects

/** Two servers of one database and one folder that tell each other, and a site that visitors read at both. */
async function twoServers(newsUrl?: string) {
  const [address, folder] = [await postgres!.newAddress(), newFolder()]
  const open = async () => {
    const database = await openTestDatabase(address, { newsUrl })
    const server = { database, ...(await openReleases(database, folder, playedRenderer())) }
    await database.news.begin()
    return { ...server, looks: vi.spyOn(server.store, 'live') }
  }
  const [one, other] = [await open(), await open()]
  await insertSite(one.database)
  const heard = new Promise<void>((resolve) => other.database.news.hear(() => resolve()))
  await one.releases.publish('hotel', siteSaying('first'), 0)
  await heard
  await findLive(other.live)
  return { one, other }
}

/** Ends the connections on which servers hear each other. */
async function cutNews({ query }: Database): Promise<void> {
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%mimar_news%' and pid <> pg_backend_pid()`
  await cut.execute(query)
}

describe.runIf(hasPostgres)('on PostgreSQL', () => {
  test.each([
    ['PostgreSQL', async () => undefined],
    ['Redis', async () => (await ownRedis()).address],
  ])(
    'what one server publishes, takes back or closes, another hears by %s and looks up before any visitor asks',
    async (_, newsUrl) => {
      const { one, other } = await twoServers(await newsUrl())
      const heard = async (change: () => Promise<unknown>) => {
        other.looks.mockClear()
        await change()
        // Whatever is looked at from time to time asks for many sites at once, and not like this.
        await eventually(() => expect(other.looks).toHaveBeenCalledWith('hotel'))
      }
      await heard(() => one.releases.publish('hotel', siteSaying('second'), 1))
      await eventually(async () => expect(await other.read('/')).toContain('second'))
      const [, first] = await one.releases.list('hotel')
      await heard(() => one.releases.goLive('hotel', first!.id))
      await eventually(async () => expect(await other.read('/')).toContain('first'))
      await heard(async () => one.live.forgetAddresses(['hotel']))
    },
  )

  test('what is told by anybody else, or is nothing, is passed over', async () => {
    const { one, other } = await twoServers()
    const heard: unknown[] = []
    other.database.news.hear((changed) => heard.push(...changed))
    for (const said of ['x', '', 'null', '{"from":"me"}', '{"from":"me","changed":[1]}', '{"changed":"all"}']) {
      await sql`select pg_notify('mimar_news', ${said})`.execute(one.database.query)
    }
    one.live.forget('cafe')
    await eventually(() => expect(heard).toContainEqual({ site: 'cafe' }))
    expect(heard).toEqual([{ site: 'cafe' }])
  })

  test('of a site of which nothing has changed a server asks once, and looks up nothing more', async () => {
    const { one, other } = await twoServers()
    const heard: unknown[] = []
    other.database.news.hear((changed) => heard.push(...changed))
    other.looks.mockClear()
    one.live.forget('hotel')
    await eventually(() => expect(heard).toContainEqual({ site: 'hotel' }))
    await one.releases.publish('hotel', siteSaying('second'), 1)
    await eventually(async () => expect(await other.read('/')).toContain('second'))
    expect(other.looks.mock.calls.filter(([slug]) => slug === 'hotel')).toHaveLength(1)
  })

  test('of a site that nobody visits at a server it looks nothing up', async () => {
    const { one, other } = await twoServers()
    const heard: unknown[] = []
    other.database.news.hear((changed) => heard.push(...changed))
    other.looks.mockClear()
    one.live.forget('cafe')
    one.live.forgetAddresses(['cafe'])
    await eventually(() => expect(heard).toEqual(expect.arrayContaining([{ site: 'cafe' }, { slug: 'cafe' }])))
    expect(other.looks).not.toHaveBeenCalledWith('cafe')
  })

  test('what was perhaps missed while the listening connection was lost is looked at once it is back', async () => {
    const { one, other } = await twoServers()
    expect(other.database.news.isHearing).toBe(true)
    const missed = vi.fn()
    other.database.news.onMissed(missed)
    await cutNews(one.database)
    await eventually(() => expect(missed).toHaveBeenCalledTimes(1))
    expect(other.database.news.isHearing).toBe(true)
  })

  test('a listening connection that is lost costs no change, and comes back', async () => {
    const { one, other } = await twoServers()
    await cutNews(one.database)
    await one.releases.publish('hotel', siteSaying('second'), 1)
    await eventually(async () => expect(await other.read('/')).toContain('second'))
    other.looks.mockClear()
    // Each of them connects anew in its own time.
    await eventually(() => {
      one.live.forgetAddresses(['hotel'])
      expect(other.looks).toHaveBeenCalledWith('hotel')
    })
  })

  test('many changes within a moment are told together, each once', async () => {
    const { one, other } = await twoServers()
    const told: number[] = []
    const sites = new Set<string>()
    other.database.news.hear((changed) => {
      told.push(changed.length)
      for (const change of changed) sites.add(JSON.stringify(change))
    })
    for (let count = 0; count < 300; count += 1) one.database.news.tell({ site: `site-${count % 100}` })
    await eventually(() => expect(sites.size).toBe(100))
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(100)
    expect(told.length).toBeLessThanOrEqual(3)
  })
})
