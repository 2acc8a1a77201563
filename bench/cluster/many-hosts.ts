// 100,000 sites of one installation on PostgreSQL: how soon a server answers, what it holds in memory, and how long any of them takes.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort, type Installation, startInstallation } from '../../e2e/installation.ts'
import { homePage, residentMegabytes, startFloor } from '../floor.ts'
import { HOW_MADE, makeManySitesOnPostgres, slugOf } from '../many-sites.ts'
import { inTurns, percentile, printTable, type Row } from '../table.ts'
import { type Visited, visit } from './visits.ts'

const ROUNDS = 5
/** A million sites of a hundred pages a day have half as many visits a second (docs/scale.md). */
const PER_SECOND = 500
const SECONDS = 60

interface Place {
  readonly dataDir: string
  readonly database: string
  readonly port: number
}

/** Makes so many sites, starts a server on them again and again, and visits them at random. */
export async function measureManyHosts(count: number): Promise<void> {
  const { dataDir, database, own, made, stop } = await makeManySitesOnPostgres(count)
  try {
    const rows = await measure({ dataDir, database, port: await findFreePort() }, count)
    printTable(`${count} sites on one PostgreSQL, each with ${own} files of its own`, [
      ...rows,
      { what: HOW_MADE, measured: made, unit: 's' },
    ])
  } finally {
    await stop()
  }
}

const start = ({ dataDir, database, port }: Place) =>
  startInstallation({ dataDir, port, env: { DATABASE_URL: database, LOG_LEVEL: 'error' } })

async function measure(place: Place, count: number): Promise<Row[]> {
  const { row, installation, floor } = await startOften(place)
  try {
    const idle = residentMegabytes(place.dataDir)
    const hosts = { count, port: place.port }
    const bare = await atRandom(floor.port, { ...hosts, isFloor: true })
    const first = await atRandom(place.port, hosts)
    await visitAll(hosts)
    const all = residentMegabytes(place.dataDir)
    const again = await atRandom(place.port, hosts)
    const after = residentMegabytes(place.dataDir)
    return [
      row,
      { what: '  resident memory then', measured: idle, unit: 'MB', budget: 400 },
      ...rowsOf(`random hosts after a start, ${PER_SECOND} visits a second`, first, bare),
      { what: 'resident memory when each has been visited once', measured: all, unit: 'MB', budget: 400 },
      ...rowsOf('random hosts then', again, bare),
      { what: '  resident memory after', measured: after, unit: 'MB', budget: 400 },
    ]
  } finally {
    floor.child.kill()
    await installation.stop('keep-data')
  }
}

const rowsOf = (what: string, { waits, failed }: Visited, bare: Visited): Row[] => [
  {
    what: `${what}, p99`,
    measured: percentile(waits, 0.99),
    floor: percentile(bare.waits, 0.99),
    unit: 'ms',
    budget: 20,
  },
  { what: '  half of them within', measured: percentile(waits, 0.5), floor: percentile(bare.waits, 0.5), unit: 'ms' },
  { what: '  failed, or another site', measured: failed, unit: '', budget: 0 },
]

interface Hosts {
  readonly count: number
  readonly port: number
}

const hostOf = (number: number, port: number) => `${slugOf(number)}.localhost:${port}`

function atRandom(at: number, { count, port, isFloor = false }: Hosts & { readonly isFloor?: boolean }) {
  const nextHost = () => hostOf(Math.floor(Math.random() * count), port)
  const isRight = (host: string, page: string) => isFloor || page.includes(`The rooms of ${host.split('.')[0]}<`)
  return visit({ port: at, nextHost, isRight, perSecond: PER_SECOND, seconds: SECONDS })
}

const AT_ONCE = 16

/** Each host once, some at a time. */
async function visitAll({ count, port }: Hosts): Promise<void> {
  let next = 0
  const visitor = async () => {
    while (next < count) {
      const number = next++
      const { status } = await homePage(port, hostOf(number, port))
      if (status !== 200) throw new Error(`${slugOf(number)} was answered with ${status}.`)
      if (number % 20_000 === 19_999) console.log(`    ${number + 1} hosts visited`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
}

/** Starts again and again, in turns with a bare server of one page; the last one goes on. */
async function startOften(place: Place) {
  const file = join(place.dataDir, 'floor-page')
  const [ours, bare]: [number[], number[]] = [[], []]
  let headers: readonly string[] = []
  for (;;) {
    const { took, installation } = await startTimed(place)
    const page = await homePage(place.port, hostOf(2, place.port))
    headers = page.headers
    writeFileSync(file, page.body)
    ours.push(took)
    bare.push(await startBare(file, place.port))
    if (ours.length < ROUNDS) {
      await installation.stop('keep-data')
      continue
    }
    const row = inTurns(ours, bare, { what: 'from start to first page', unit: 'ms', budget: 3_000 })
    return { row, installation, floor: await startFloor(file, headers) }
  }
}

/** How long it takes until the first page was answered, in milliseconds. */
async function startTimed(place: Place): Promise<{ readonly took: number; readonly installation: Installation }> {
  const began = performance.now()
  const starting = start(place)
  while ((await homePage(place.port, hostOf(1, place.port)).catch(() => undefined))?.status !== 200) await pause(2)
  return { took: performance.now() - began, installation: await starting }
}

async function startBare(file: string, port: number): Promise<number> {
  const began = performance.now()
  const { child, port: at } = await startFloor(file, [])
  await homePage(at, hostOf(1, port))
  const took = performance.now() - began
  child.kill()
  return took
}
