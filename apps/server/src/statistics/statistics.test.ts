import { describe, expect, test } from 'vitest'
import type { AddedDay, StatisticsStore } from '../store/statistics.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { openStatistics } from './open-statistics.ts'
import { Statistics } from './statistics.ts'

const BEGIN = Date.parse('2026-05-20T22:30:00Z')
const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'tr',
  host: 'hotel.localhost',
}
const from = (host: string) => ({ headers: { ...browser, referer: `https://${host}/` } })
const onward = { headers: { ...browser, 'sec-fetch-site': 'same-origin' } }

async function open(dialect: (typeof dialects)[number]) {
  const running = await testApp(dialect)
  const clock = { now: BEGIN }
  const failures: unknown[] = []
  const { statisticsStore: whole } = running.parts
  /** One of several servers on the same database. */
  const server = (add: StatisticsStore['add'] = (days) => whole.add(days)) => {
    const store = {
      add,
      settingsOf: (sites: readonly string[]) => whole.settingsOf(sites),
      begin: (zones: ReadonlyMap<string, string>) => whole.begin(zones),
      forget: (before: (months: number) => string) => whole.forget(before),
    }
    return new Statistics({
      ...{ store, app: 'localhost:3000', now: () => clock.now },
      zonesOf: async (sites) => new Map(sites.map((site) => [site, 'Asia/Damascus'])),
      onFailure: (failure) => failures.push(failure),
    })
  }
  const rows = async () => {
    const all = running.parts.database.query.selectFrom('visit_sums').selectAll().where('site', '=', 'hotel')
    const sorted = await all.orderBy('day').orderBy('kind').orderBy('name').execute()
    return sorted.map(({ day, kind, name, views, visits }) => `${day} ${kind} ${name}: ${views} ${visits}`)
  }
  return { ...running, clock, failures, server, rows }
}

/** Counts whose database is away, and comes back; what it got then. */
function waiting(mostWaiting: number) {
  const [clock, got]: [{ now: number }, AddedDay[]] = [{ now: BEGIN }, []]
  let isAway = true
  const store = {
    settingsOf: async (sites: readonly string[]) =>
      new Map(sites.map((site) => [site, { isCounted: true, keepMonths: 25, timeZone: 'UTC' }])),
    begin: async () => {},
    forget: async () => {},
    add: async (days: readonly AddedDay[]) => {
      if (isAway) throw new Error('away')
      got.push(...days)
    },
  }
  const counted = new Statistics({
    ...{ store, app: 'localhost:3000', now: () => clock.now, mostWaiting },
    zonesOf: async () => new Map(),
    onFailure: () => {},
  })
  const comeBack = async () => {
    isAway = false
    await counted.write()
    return got
  }
  return { counted, clock, comeBack }
}

test('[STAT-3] where many sites are visited, counts do not wait for their time, and none is lost', async () => {
  const got: AddedDay[] = []
  const sites = (ids: readonly string[]) =>
    new Map(ids.map((site) => [site, { isCounted: true, keepMonths: 25, timeZone: 'UTC' }]))
  const store = {
    ...{ settingsOf: async (ids: readonly string[]) => sites(ids), begin: async () => {}, forget: async () => {} },
    add: async (days: readonly AddedDay[]) => void got.push(...days),
  }
  const counted = new Statistics({
    ...{ store, app: 'localhost:3000', now: () => BEGIN, mostFresh: 3, onFailure: () => {} },
    zonesOf: async () => new Map(),
  })
  for (let site = 0; site < 3; site += 1) counted.page(`site-${site}`, '/', onward)
  await expect.poll(() => got.map(({ site }) => site)).toEqual(['site-0', 'site-1', 'site-2'])
  for (let site = 3; site < 8; site += 1) counted.page(`site-${site}`, '/', onward)
  counted.page('site-7', '/', onward)
  await expect.poll(() => got.length).toBe(8)
  expect(got.map(({ kinds }) => kinds.get('page')?.get('/')?.views)).toEqual([1, 1, 1, 1, 1, 1, 1, 2])
})

test('[STAT-3] while the database is away no more waits than fits, and what is given up is the oldest', async () => {
  const { counted, clock, comeBack } = waiting(1_000)
  for (let quarter = 0; quarter < 20; quarter += 1) {
    for (let index = 0; index < 100; index += 1) counted.page('hotel', `/${quarter}-${index}/`, onward)
    await counted.write()
    clock.now += 900_000
  }
  const pages = (await comeBack()).flatMap(({ kinds }) => [...(kinds.get('page')?.keys() ?? [])])
  expect(pages).toHaveLength(1_000)
  expect(pages[0]).toBe('/10-0/')
})

test('[STAT-3] of many sites in the same minutes those are given up that came first', async () => {
  const { counted, comeBack } = waiting(50)
  for (let site = 0; site < 100; site += 1) counted.page(`site-${site}`, '/', onward)
  await counted.write()
  const sites = (await comeBack()).map(({ site }) => site)
  expect(sites).toHaveLength(50)
  expect(sites).not.toContain('site-0')
})

describe.each(dialects)('$name', (dialect) => {
  test('[STAT-1] pages and visits are sums of a day by the clock of the site, and no more than that is stored', async () => {
    const { server, rows } = await open(dialect)
    const counted = server()
    counted.page('hotel', '/ar/', from('google.com'))
    counted.page('hotel', '/ar/Rooms/', onward)
    counted.page('hotel', '/', from('google.com'))
    counted.page('gone', '/', from('google.com'))
    await counted.write()
    await counted.write()
    expect(await rows()).toEqual([
      '2026-05-21 all : 3 2',
      '2026-05-21 device larger: 0 2',
      '2026-05-21 from google.com: 0 2',
      '2026-05-21 language : 1 1',
      '2026-05-21 language ar: 2 1',
      '2026-05-21 page /: 1 1',
      '2026-05-21 page /ar/: 1 1',
      '2026-05-21 page /ar/Rooms/: 1 0',
      '2026-05-21 wished tr: 0 2',
    ])
  })

  test('[STAT-1] by which clock a site lives is in its row; its document is read where that does not know', async () => {
    const { parts, rows, clock } = await open(dialect)
    const { database, settings } = parts
    const asked: string[] = []
    const glance = async (id: string) => {
      asked.push(id)
      return parts.sites.read(id)
    }
    const visitedWhere = async (zone: string | null) => {
      await database.query.deleteFrom('visit_sums').execute()
      await database.query.deleteFrom('statistics_settings').execute()
      await database.query.updateTable('sites').set({ time_zone: zone }).where('id', '=', 'hotel').execute()
      const { statistics } = openStatistics({ settings, database, sites: { glance }, now: () => clock.now })
      statistics.page('hotel', '/', onward)
      await statistics.stop()
      return (await rows()).find((row) => row.includes(' all '))
    }
    expect(await visitedWhere('Asia/Damascus')).toBe('2026-05-21 all : 1 0')
    expect(await visitedWhere('')).toBe('2026-05-20 all : 1 0')
    expect(asked).toEqual([])
    expect(await visitedWhere(null)).toMatch(/ all : 1 0$/)
    expect(asked).toEqual(['hotel'])
  })

  test('[STAT-1] several servers add to the same sums, at the same time', async () => {
    const { server, rows, failures } = await open(dialect)
    const servers = [server(), server(), server()]
    for (let turn = 0; turn < 5; turn += 1) {
      for (const one of servers) one.page('hotel', '/ar/', from('a.example'))
      await Promise.all(servers.map((one) => one.write()))
    }
    expect(failures).toEqual([])
    expect(await rows()).toContain('2026-05-21 all : 15 15')
    expect(await rows()).toContain('2026-05-21 from a.example: 0 15')
  })

  test('[STAT-1] what cannot be stored waits, and is stored for the time it was counted at', async () => {
    const { server, rows, clock, failures, parts } = await open(dialect)
    let isAway = true
    const add = async (days: Parameters<StatisticsStore['add']>[0]) => {
      if (isAway) throw new Error('away')
      await parts.statisticsStore.add(days)
    }
    const counted = server(add)
    counted.page('hotel', '/', onward)
    await counted.write()
    clock.now += 86_400_000
    counted.page('hotel', '/', onward)
    await counted.write()
    expect([await rows(), failures.length]).toEqual([[], 2])
    isAway = false
    await counted.write()
    expect((await rows()).filter((row) => row.includes('all'))).toEqual([
      '2026-05-21 all : 1 0',
      '2026-05-22 all : 1 0',
    ])
  })

  test('[STAT-3] strangers who invent where they come from fill neither database nor list', async () => {
    const { server, rows } = await open(dialect)
    const counted = server()
    for (let turn = 0; turn < 3; turn += 1) {
      for (let index = 0; index < 700; index += 1) counted.page('hotel', '/', from(`made-up-${turn}-${index}.example`))
      for (let index = 0; index < 3; index += 1) counted.page('hotel', '/', from('google.com'))
      await counted.write()
    }
    const hosts = (await rows()).filter((row) => row.includes(' from '))
    expect(hosts).toHaveLength(51)
    expect(hosts).toContain('2026-05-21 from google.com: 0 9')
    const all = hosts.reduce((sum, row) => sum + Number(row.split(' ').at(-1)), 0)
    expect(all).toBe(3 * 703)
  })

  test('[STAT-4] of a site that is not to be counted nothing is stored', async () => {
    const { server, rows, parts } = await open(dialect)
    await parts.statisticsStore.save('hotel', { isCounted: false, keepMonths: 25, timeZone: 'UTC' })
    const counted = server()
    counted.page('hotel', '/', from('a.example'))
    await counted.write()
    expect(await rows()).toEqual([])
  })

  test('[STAT-4] what is older than it is kept is forgotten, after 25 months at the latest', async () => {
    const { server, parts } = await open(dialect)
    const counted = server()
    const add = (site: string, day: string) =>
      parts.statisticsStore.add([
        { site, day, kinds: new Map([['page', new Map([['/', { views: 1, visits: 1 }]])]]), speeds: [] },
      ])
    for (const day of ['2024-04-19', '2024-04-21', '2026-02-19', '2026-02-21']) await add('hotel', day)
    const days = async () => {
      const kept = await parts.statisticsStore.sums('hotel', { from: '2000-01-01', to: '2030-01-01' }, ['all'])
      return kept.map(({ day }) => day)
    }
    await counted.forget()
    expect(await days()).toEqual(['2024-04-21', '2026-02-19', '2026-02-21'])
    await parts.statisticsStore.save('hotel', { isCounted: true, keepMonths: 3, timeZone: 'UTC' })
    await counted.forget()
    expect(await days()).toEqual(['2026-02-21'])
  })

  test('[STAT-4] sums go when their site goes', async () => {
    const { server, rows, parts } = await open(dialect)
    const counted = server()
    counted.page('hotel', '/', from('a.example'))
    counted.measured('hotel', 'narrow', [{ page: '/', measure: 'lcp', section: '', bucket: 500 }])
    await counted.write()
    expect(await rows()).not.toEqual([])
    await parts.database.query.deleteFrom('sites').where('id', '=', 'hotel').execute()
    expect(await rows()).toEqual([])
    expect(await parts.database.query.selectFrom('speed_sums').selectAll().execute()).toEqual([])
  })
})
