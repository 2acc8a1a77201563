// From a change that is sent to the moment in which every server shows it to visitors.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { homePage } from '../floor.ts'
import { inTurns, percentile, printTable, type Row } from '../table.ts'
import { asked, type Edited, makeSites, readOnEach } from './people.ts'
import { openStage, type Stage } from './stage.ts'

/** Of each server as many publishes as one person may have in a minute (docs/limits.md). */
const CHANGES_A_SERVER = 45
const FIRST_ONES = 6
/** Nobody changes and publishes without looking. */
const BETWEEN_MS = 100

interface Took {
  readonly change: number
  readonly publish: number
  /** After the publish was acknowledged. */
  readonly elsewhere: number
  readonly all: number
}

/** So many servers, each asked directly: one stores and publishes, and each is asked by itself until it answers the new page. */
export async function measureSeenEverywhere(servers: number): Promise<void> {
  const stage = await openStage({ servers })
  try {
    const sites = await makeSites(stage.api, 'seen')
    await readOnEach(
      stage,
      sites.map(({ slug }) => slug),
    )
    const floor = await openFloor(await stage.cluster.newDatabase(), servers)
    const [ours, bare]: [Took[], number[]] = [[], []]
    // The first ones load what they need.
    for (let count = -FIRST_ONES; count < CHANGES_A_SERVER * servers; count += 1) {
      const site = sites[(count + FIRST_ONES) % sites.length]!
      const [took, least] = [await oneChange(stage, site, count), await floor.change(count)]
      if (count < 0) continue
      ours.push(took)
      bare.push(least)
      await pause(BETWEEN_MS)
    }
    await floor.close()
    printTable(`One change, ${servers} servers, each asked directly`, rowsOf(ours, bare))
  } finally {
    await stage.stop()
  }
}

function rowsOf(ours: readonly Took[], bare: readonly number[]): Row[] {
  const p95 = (of: keyof Took) =>
    percentile(
      ours.map((one) => one[of]),
      0.95,
    )
  const all = ours.map((one) => one.all)
  const row = inTurns(all, bare, { what: 'sent, published and seen at all servers, p95', unit: 'ms', budget: 100 })
  return [
    { ...row, measured: p95('all'), floor: percentile(bare, 0.95) },
    { what: '  half of them within', measured: percentile(all, 0.5), floor: percentile(bare, 0.5), unit: 'ms' },
    { what: '  the change, p95', measured: p95('change'), unit: 'ms' },
    { what: '  the publish, p95', measured: p95('publish'), unit: 'ms' },
    { what: '  then until the last server showed it, p95', measured: p95('elsewhere'), unit: 'ms' },
  ]
}

/** Each change is asked of the server after the one before it. */
async function oneChange(stage: Stage, site: Edited, count: number): Promise<Took> {
  const server = stage.servers[Math.abs(count) % stage.servers.length]!
  const api = stage.apiAt(server)
  const value = `Seen everywhere, ${count}`
  const operation = { do: 'set-field', section: site.sections[0], field: 'title', language: 'en', value }
  const { revision: base } = await asked<{ revision: number }>(api(`/sites/${site.id}/document`))
  const changes = [{ id: `seen-${site.id}-${count}`.padEnd(36, '-'), operation }]
  const began = performance.now()
  await asked(api(`/sites/${site.id}/operations`, { method: 'POST', body: { base, changes } }))
  const changed = performance.now()
  await asked(api(`/sites/${site.id}/releases`, { method: 'POST', body: {} }))
  const published = performance.now()
  await Promise.all(stage.servers.map(({ port }) => seenAt(port, `${site.slug}.localhost:${stage.port}`, value)))
  const seen = performance.now()
  return { change: changed - began, publish: published - changed, elsewhere: seen - published, all: seen - began }
}

/** A visitor who asks again and again, a connection each time. */
async function seenAt(port: number, host: string, value: string): Promise<void> {
  while (!(await homePage(port, host, 'identity')).body.includes(value)) await pause(1)
}

/** The least that does the same: a row of the same database, and a connection for each server that hears of it and reads it. */
async function openFloor(database: string, servers: number) {
  const open = async () => {
    const client = new pg.Client({ connectionString: database })
    // The database ends before it where something fails.
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const writer = await open()
  await writer.query('create table floor_pages (id integer primary key, page text)')
  await writer.query("insert into floor_pages values (1, '')")
  const readers = await Promise.all(Array.from({ length: servers }, open))
  let [wanted, hears] = ['', () => {}]
  for (const reader of readers) {
    reader.on('notification', async () => {
      const { rows } = await reader.query<{ page: string }>('select page from floor_pages where id = 1')
      if (rows[0]?.page === wanted) hears()
    })
    await reader.query('listen floor')
  }
  return {
    async change(count: number): Promise<number> {
      const { promise, resolve } = Promise.withResolvers<void>()
      let left = servers
      wanted = `Page ${count}`
      hears = () => {
        left -= 1
        if (left === 0) resolve()
      }
      const began = performance.now()
      await writer.query('update floor_pages set page = $1 where id = 1', [wanted])
      await writer.query("select pg_notify('floor', '')")
      await promise
      return performance.now() - began
    },
    close: () => Promise.all([writer, ...readers].map((client) => client.end())),
  }
}
