/** Generated requests, counted: over the description of the API and straight into sockets. Answers of 500 and above, hangs, and the memory left. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Site } from '@mimar/document'
import { ownCluster } from '../../apps/server/src/testing/postgres.ts'
import { ask, signedIn } from '../../e2e/asking.ts'
import { type Installation, startInstallation } from '../../e2e/installation.ts'
import { Random } from '../../packages/document/src/testing/random.ts'
import { residentMegabytes } from '../floor.ts'
import { type Made, type Paths, Requests } from './generated.ts'
import { converse, someBytes } from './raw-sockets.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '3000' },
    planted: { type: 'string' },
    seed: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
})
const COUNT = Number(values.count)
const SEED = Number(values.seed ?? Date.now() % 2 ** 31)
/** At once; the server has places for more. */
const LANES = 8
/** One in so many is bytes in a socket. */
const RAW_SHARE = 10
/** The server gives up on who says nothing within a minute. */
const HUNG_AFTER = 90_000
const SLOW_AFTER = 5_000
/** Of a hundred requests that many come before memory is first looked at: what is loaded once has been. */
const WARMING = 20
/** Megabytes that may be kept beyond that; what is remembered of answers and sites has its own bound (CACHE_MB). */
const MOST_KEPT = 150
const MEMORY_WITHIN = 60_000
const TOLD_EVERY = 5_000
/** What was erased meanwhile is made up for. */
const COPIED_EVERY = 2_000

const root = join(import.meta.dirname, '../..')
const MAIN = join(root, 'apps/server/dist/main.js')
const found = { failed: 0, failedInSockets: 0, hung: 0, slow: 0, busy: 0 }
const TOO_FAST = 429
const classes = new Map<string, number>()
/** Operations of the description that were asked, and those that said yes at least once. */
const [asked, answered] = [new Set<string>(), new Set<string>()]
const count = (key: string) => classes.set(key, (classes.get(key) ?? 0) + 1)

function tellOne(what: string, about: string): void {
  console.error(`  ${what}: ${about.slice(0, 600)}`)
}

/** Who asks: an owner, people that were invited, and whoever has no session. */
async function people(installation: Installation) {
  const owner = await signedIn(installation)
  const make = async (path: string, body: object) => JSON.parse((await owner(path, { method: 'POST', body })).text)
  const sites = ['hotel', (await make('/sites/hotel/copies', {})).id, (await make('/sites/hotel/copies', {})).id]
  const askers = [owner, (path: string, options = {}) => ask(installation.port, `/api/v1${path}`, options)]
  for (const site of sites) {
    const { link } = await make(`/sites/${site}/members`, { email: `at-${site}@example.com`, role: 'designer' })
    askers.push(await signedIn({ ...installation, editorAddress: link.address }))
  }
  return { askers, sites, owner }
}

type Asker = Awaited<ReturnType<typeof signedIn>>

interface World {
  readonly port: number
  readonly askers: readonly Asker[]
  /** Ids; more come while others are erased. */
  readonly sites: string[]
  readonly paths: Paths
  readonly site: Site
  renew(): Promise<void>
  done: number
}

async function askOne(asker: Asker, made: Made): Promise<void> {
  const { name, method, path, headers, text } = made
  const began = performance.now()
  const sent = asker(path.slice('/api/v1'.length), { method, headers, ...(text !== undefined && { text }) }).then(
    ({ status }) => status,
    (failure: NodeJS.ErrnoException) => (failure.code === 'ECONNREFUSED' ? 599 : ('closed' as const)),
  )
  const ending = await Promise.race([sent, pause(HUNG_AFTER, 'hung' as const, { ref: false })])
  asked.add(name)
  if (typeof ending === 'number' && ending < 300) answered.add(name)
  note(ending, performance.now() - began, `${method} ${name} ${path} ${text ?? ''}`)
}

async function sayOne(port: number, random: Random): Promise<void> {
  const bytes = someBytes(random)
  const began = performance.now()
  const isHalfClosed = random.percent(98)
  const ending = await converse(port, bytes, { isHalfClosed, within: HUNG_AFTER })
  if (typeof ending === 'number' && ending >= 500) found.failedInSockets += 1
  // Who says half of something and waits is waited for.
  note(ending, isHalfClosed ? performance.now() - began : 0, `socket ${JSON.stringify(bytes.toString('latin1'))}`)
}

function note(ending: number | 'closed' | 'hung', took: number, about: string): void {
  count(`${ending}`)
  if (ending === 'hung') {
    found.hung += 1
    tellOne('No answer', about)
  } else if (ending === TOO_FAST) {
    // Told to wait, as who floods is.
    found.busy += 1
  } else if (typeof ending === 'number' && ending >= 500) {
    found.failed += 1
    tellOne(`Answered ${ending}`, about)
  } else if (took > SLOW_AFTER) {
    found.slow += 1
    tellOne(`Answered after ${Math.round(took)} ms`, about)
  }
}

const lane = async (number: number, last: number, world: World): Promise<void> => {
  const random = new Random(SEED + number)
  const requests = new Requests(world.paths, { seed: SEED + 1_000 + number, ids: world.sites, site: world.site })
  while (world.done < last) {
    world.done += 1
    if (world.done % TOLD_EVERY === 0) console.log(`  ${world.done}: ${told()}`)
    if (world.done % COPIED_EVERY === 0) await world.renew()
    if (random.below(RAW_SHARE) === 0) await sayOne(world.port, random)
    else await askOne(random.pick(world.askers), requests.next())
  }
}

const told = () => JSON.stringify(Object.fromEntries([...classes].toSorted()))

/** Resident memory once nothing is asked any more, when it has gone below that or a minute has passed. */
async function memoryLeft(dataDir: string, wanted: number): Promise<number> {
  const began = performance.now()
  for (;;) {
    const now = residentMegabytes(dataDir)
    if (now <= wanted || performance.now() - began > MEMORY_WITHIN) return now
    await pause(1_000)
  }
}

async function begin() {
  const program = ['--import', pathToFileURL(join(import.meta.dirname, 'planted.mjs')).href, MAIN]
  const env = {
    ...(cluster && { DATABASE_URL: await cluster.newDatabase() }),
    ...(values.planted !== undefined && { MIMAR_PLANTED: values.planted }),
  }
  const installation = await startInstallation({ env, ...(values.planted !== undefined && { program }) })
  const { askers, sites, owner } = await people(installation)
  const read = async (path: string) => JSON.parse((await owner(path)).text)
  const { paths } = (await read('/openapi.json')) as { paths: Paths }
  const { site } = (await read('/sites/hotel/document')) as { site: Site }
  const renew = async () => {
    const { status, text } = await owner('/sites/hotel/copies', { method: 'POST', body: {} })
    if (status === 201) sites.push((JSON.parse(text) as { id: string }).id)
  }
  const world: World = { ...{ port: installation.port, askers, sites, paths, site, renew }, done: 0 }
  return { installation, world, env }
}

const folder = mkdtempSync(join(tmpdir(), 'mimar-postgres-'))
const cluster = values.postgres ? await ownCluster(folder) : undefined
const { installation, world, env } = await begin()
const { dataDir, port } = installation
const lanes = (last: number) => Promise.all(Array.from({ length: LANES }, (_, number) => lane(number, last, world)))
console.log(
  `${COUNT} requests${cluster ? ' on PostgreSQL' : ''}, one in ${RAW_SHARE} straight into a socket (--seed ${SEED})`,
)
await lanes(Math.floor((COUNT * WARMING) / 100))
const before = residentMegabytes(dataDir)
await lanes(COUNT)
const after = await memoryLeft(dataDir, before)
const { status } = await ask(port, '/healthz')
await installation.stop('keep-data')
const checked = spawnSync(process.execPath, [join(root, 'apps/cli/mimar.mjs'), 'check'], {
  env: { ...process.env, ...env, DATA_DIR: dataDir },
  encoding: 'utf8',
})
await cluster?.crash()
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
const isSound = status === 200 && checked.status === 0
console.log(
  `${world.done} generated requests${cluster ? ' on PostgreSQL' : ''} (${told()}) to ${asked.size} operations, of which ${answered.size} said yes: ${found.failed} answered with 500 or above, ${found.hung} not at all, ${found.slow} after more than 5 s, ${found.busy} told to wait; ` +
    `memory ${Math.round(before)} MB after a fifth of them, ${Math.round(after)} MB at the end; everything stored is ${isSound ? 'whole' : 'NOT whole'}`,
)
if (!isSound) console.error(checked.stdout + checked.stderr)
const isKept = after - before > MOST_KEPT
/** What was planted must be counted as what it is. */
const NOTICED: { readonly [planted: string]: boolean } = {
  failing: found.failed > found.failedInSockets && found.failedInSockets > 0,
  silent: found.hung > 0,
  leaking: isKept,
}
const isRight = found.failed + found.hung === 0 && !isKept && isSound
process.exit((values.planted === undefined ? isRight : NOTICED[values.planted]) ? 0 : 1)
