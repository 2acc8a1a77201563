// What news between servers cost (LISTEN/NOTIFY): changes a second with them and without, in turns, while sites are published.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Poster } from '../posting.ts'
import { inTurns, median, printTable } from '../table.ts'
import { type Edited, makeSites, readOnEach } from './people.ts'
import { openStage, type Stage } from './stage.ts'

const ROUNDS = 5
/** Each is written on by one person, so that nobody applies a change twice. */
const SITES = 50
const SECONDS = 6
const PUBLISHED_EVERY = 1_000
/** Two servers tell each other no more than ten times a second each (store/postgres-news.ts), however much is published. */
const TOLD_EVERY = 50
/** Forty publishes a second are more than two servers draw. */
const SITES_TOLD = 2

/** Two servers that tell each other, beside two that neither tell nor hear: as many changes as each stores. */
export async function measureTold(): Promise<void> {
  const [told, silent] = [await openStage({ servers: 2 }), await openStage({ servers: 2, before: withoutNews() })]
  try {
    await refuseBlind(told, silent)
    const [ours, bare] = [await openWriting(told, await openTelling(told)), await openWriting(silent)]
    for (const side of [bare, ours]) await side.write(2)
    const rounds = { ours: [] as number[], bare: [] as number[], busy: [] as number[], heard: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? [bare, ours] : [ours, bare]
      for (const side of order) {
        const { perSecond, busy, published } = await side.write(SECONDS)
        rounds[side === ours ? 'ours' : 'bare'].push(perSecond)
        rounds.busy.push(busy)
        rounds.heard.push(published)
      }
    }
    for (const side of [ours, bare]) await side.close()
    printTable(`Changes on 2 servers of one PostgreSQL, a publish a second and ${1000 / TOLD_EVERY} news a second`, [
      inTurns(rounds.ours, rounds.bare, {
        ...{ what: 'with news between them, beside without, a second', unit: '/s', ratio: 0.95, atLeast: true },
      }),
      { what: '  publishes meanwhile, a second', measured: median(rounds.heard) / SECONDS, unit: '/s' },
      { what: '  the load generator worked', measured: Math.max(...rounds.busy), unit: '% of a core', budget: 80 },
    ])
  } finally {
    await Promise.all([told.stop(), silent.stop()])
  }
}

/** Where the servers without news heard some, or those with news none, both sides would be the same. */
async function refuseBlind(told: Stage, silent: Stage): Promise<void> {
  const [hearing, deaf] = [await listeners(told), await listeners(silent)]
  if (hearing < 2 || deaf > 0) throw new Error(`${hearing} of 2 servers hear news, and ${deaf} of 2 that must not.`)
}

async function listeners({ database }: Stage): Promise<number> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const asked = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and (query ilike 'listen mimar_news%' or query ilike 'select pg_notify%')`
  const { rows } = await client.query<{ count: number }>(asked)
  await client.end()
  return rows[0]?.count ?? 0
}

/** A program that runs before a server and keeps it from listening and telling. */
function withoutNews(): string {
  const main = join(import.meta.dirname, '../../apps/server/dist/main.js')
  const program = `
    import { createRequire } from 'node:module'
    const { Client } = createRequire(${JSON.stringify(main)})('pg')
    const { query } = Client.prototype
    Client.prototype.query = function (text, ...more) {
      const isNews = typeof text === 'string' && /^listen mimar_news$|^select pg_notify/.test(text)
      return isNews ? Promise.resolve({ rows: [] }) : query.call(this, text, ...more)
    }`
  // As the program resolves it, or nothing would be kept from anything.
  createRequire(main).resolve('pg')
  return `data:text/javascript,${encodeURIComponent(program)}`
}

interface Telling {
  tell(sites: readonly Edited[]): void
  end(): Promise<void>
}

/** Somebody who says as much as many publishes would have servers say: each server that hears it looks the sites up. */
async function openTelling({ database }: Stage): Promise<Telling> {
  const client = new pg.Client({ connectionString: database })
  client.on('error', () => {})
  await client.connect()
  let next = 0
  return {
    tell(sites) {
      const changed = Array.from({ length: SITES_TOLD }, () => ({ site: sites[next++ % sites.length]!.id }))
      const message = JSON.stringify({ from: 'the bench', changed })
      client.query('select pg_notify($1, $2)', ['mimar_news', message]).catch(() => {})
    },
    end: () => client.end(),
  }
}

/** Editors at both servers alike, one on each site, and somebody who publishes. */
async function openWriting(stage: Stage, telling?: Telling) {
  const sites = await makeSites(stage.api, 'told', SITES, 1)
  await readOnEach(
    stage,
    sites.map(({ slug }) => slug),
  )
  const writers = sites.map((site, index) => new Writer(stage.servers[index % stage.servers.length]!.port, site))
  return {
    async write(seconds: number) {
      const [before, cpu] = [performance.now(), process.cpuUsage()]
      const end = before + seconds * 1000
      let [stored, published] = [0, 0]
      const timer = telling && setInterval(() => telling.tell(sites), TOLD_EVERY)
      const publishing = (async () => {
        while (performance.now() < end) {
          const next = pause(PUBLISHED_EVERY)
          const { id } = sites[published % sites.length]!
          const { status } = await stage.api(`/sites/${id}/releases`, { method: 'POST', body: {} })
          if (status !== 201) throw new Error(`A publish was answered with ${status}.`)
          published += 1
          await next
        }
      })()
      // Where a change fails, that is told, and not what ends with it.
      publishing.catch(() => {})
      await Promise.all(
        writers.map(async (writer) => {
          while (performance.now() < end) {
            await writer.change()
            stored += 1
          }
        }),
      )
      await publishing
      clearInterval(timer)
      for (const writer of writers) writer.close()
      const [took, { user, system }] = [performance.now() - before, process.cpuUsage(cpu)]
      return { perSecond: (stored * 1000) / took, busy: (user + system) / 10 / took, published }
    },
    close: async () => telling?.end(),
  }
}

/** Somebody who sends a change as soon as the one before it is stored, at one server. */
class Writer {
  readonly #port: number
  readonly #site: Edited
  #base: number
  #count = 0
  #poster: Poster | undefined

  constructor(port: number, site: Edited) {
    this.#port = port
    this.#site = site
    this.#base = site.revision
  }

  async change(): Promise<void> {
    // A connection without a request is cut after a while, and rounds of others lie between.
    this.#poster ??= new Poster(this.#port)
    this.#count += 1
    const { id: site, sections, tokens } = this.#site
    const value = `A title of thirty signs, ${String(this.#count).padStart(6, '0')}`
    const operation = { do: 'set-field', section: sections[0], field: 'title', language: 'en', value }
    const id = `${site}-${this.#count}`.padEnd(36, '-')
    const { status, body } = await this.#poster.post({
      path: `/api/v1/sites/${site}/operations`,
      headers: { host: 'localhost', authorization: `Bearer ${tokens[0]}` },
      body: JSON.stringify({ base: this.#base, changes: [{ id, operation }] }),
    })
    if (status !== 200) throw new Error(`A change was answered with ${status}: ${body.slice(0, 300)}`)
    this.#base = Number(/"revision":(\d+)/.exec(body)?.[1])
  }

  close(): void {
    this.#poster?.close()
    this.#poster = undefined
  }
}
