// Pages of a server whose store is a bucket, beside a bare server in the same run: from its memory, and from its own disk where the
// memory holds none of what comes next; each with database and store there, and with both away since before it started.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startBuckets } from '../../apps/server/src/testing/bucket-storage.ts'
import { ownCluster } from '../../apps/server/src/testing/postgres.ts'
import { startInstallation } from '../../e2e/installation.ts'
import { homePage, isRunning, pageAt, startFloorOf } from '../floor.ts'
import { busiest, type Load, load } from '../load.ts'
import { inTurns, printTable, type Row } from '../table.ts'

/** What a machine does beside goes on for seconds: many short rounds tell more of a ratio than a few long ones. */
const ROUNDS = { memory: 21, disk: 7 }
/** Of what a bare server answers, from memory: what is asked for often is there. From the disk the bare one reads its file each time, too. */
const LEAST = 0.85
/** So little memory, in megabytes, that what is asked for in turn is never there any more when its turn comes. */
const LITTLE_MB = 1
/** What is asked for then has at least so many times the bytes. */
const TIMES = 2
const LONGEST_START_MS = 60_000
const ROOT = join(import.meta.dirname, '../..')

/** What is opened for the bench, undone in the opposite order. */
class Undone {
  readonly #all: (() => unknown)[] = []

  later(undo: () => unknown): void {
    this.#all.push(undo)
  }

  async stop(): Promise<void> {
    for (const undo of this.#all.toReversed()) await undo()
  }
}

/** Asks for pages of a server whose memory was empty when it started; each round takes so many seconds from the disk, a third of that from memory. */
export async function measureDiskCache(seconds: number): Promise<void> {
  const undone = new Undone()
  try {
    const stage = await filledDisk(undone)
    const rows: Row[] = []
    for (const from of ['memory', 'disk'] as const) {
      const there = await stage.start(from)
      rows.push(...(await besideFloor('its database and store there', there, { seconds, host: stage.host, from })))
      await there.end()
    }
    await stage.takeAway()
    for (const from of ['memory', 'disk'] as const) {
      const alone = await stage.start(from)
      rows.push(...(await besideFloor('both away since before it started', alone, { seconds, host: stage.host, from })))
      await alone.end()
    }
    printTable('Pages of a server that started with an empty memory and whose store is a bucket', rows)
  } finally {
    await undone.stop()
  }
}

/** Where answers come from. */
type From = 'memory' | 'disk'

/** An installation on PostgreSQL and a bucket that has shown its home page, ended, and how it is started again. */
async function filledDisk(undone: Undone) {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-disk-'))
  undone.later(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  // PostgreSQL works there under a name of its own.
  chmodSync(folder, 0o755)
  for (const name of ['postgres', 'data']) mkdirSync(join(folder, name))
  const cluster = await ownCluster(join(folder, 'postgres'))
  const crash = () => cluster.crash().catch(() => {})
  undone.later(crash)
  const buckets = await startBuckets()
  let isStoreThere = true
  const stopStore = async () => {
    if (isStoreThere) await buckets.stop()
    isStoreThere = false
  }
  undone.later(stopStore)
  const dataDir = join(folder, 'data')
  const env = { DATABASE_URL: await cluster.newDatabase(), HOST: '127.0.0.1', ...(await buckets.newStorage()) }
  const first = await startInstallation({ dataDir, env })
  undone.later(() => first.kill())
  const host = new URL(first.siteAddress).host
  for (let waited = 0; waited < 180 && isRunning('prepare.child', dataDir); waited += 1) await pause(1000)
  for (const address of await addressesOf(first.port, host, 'disk')) await pageAt(first.port, host, address)
  const { port } = first
  await first.stop('keep-data')
  const start = async (from: From) => {
    const memory = from === 'disk' && { CACHE_MB: String(LITTLE_MB) }
    const server = await begun({ port, host, env: { ...env, ...memory, DATA_DIR: dataDir } })
    undone.later(server.end)
    return server
  }
  return { host, start, takeAway: () => Promise.all([crash(), stopStore()]) }
}

interface Beginning {
  readonly port: number
  readonly host: string
  readonly env: Readonly<Record<string, string>>
}

interface Begun {
  readonly port: number
  end(): Promise<void>
}

/** The built server, once it shows the home page. */
async function begun({ port, host, env }: Beginning): Promise<Begun> {
  const program = ['--max-semi-space-size=8', join(ROOT, 'apps/server/dist/main.js')]
  const settings = { ...process.env, ...env, PORT: String(port), AVIF: 'off', LOG_LEVEL: 'silent' }
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), program, { env: settings, stdio: 'ignore' })
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  for (const until = performance.now() + LONGEST_START_MS; ; await pause(200)) {
    if ((await homePage(port, host).catch(() => undefined))?.status === 200) return { port, end }
    if (performance.now() > until || child.exitCode !== null) {
      await end()
      throw new Error('The server did not show its home page within a minute.')
    }
  }
}

/** So many pages are asked for, one after another, from memory. */
const PAGES = 8

/** The addresses of pages that search engines find, the home page first; for the disk all of them, and the files on them. */
async function addressesOf(port: number, host: string, from: From): Promise<string[]> {
  const textOf = async (path: string) => (await pageAt(port, host, path, 'identity')).body.toString()
  const listed = (await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)
  const found = Array.from(listed, ([, url = '']) => new URL(url).pathname)
  if (found.length < PAGES) throw new Error(`The sitemap names ${found.length} pages, and ${PAGES} are asked for.`)
  if (from === 'memory') return found.slice(0, PAGES)
  const files: string[] = []
  for (const page of found) files.push(...((await textOf(page)).match(FILES) ?? []))
  return [...new Set([...found, ...files])]
}

/** Files of a page, its pictures in all of their sizes. */
const FILES = /\/(?:assets|media)\/[^"'\s,)?#]+\.\w+/g

/** What wrk runs: the same pages, over and over. */
const inOrder = (addresses: readonly string[]) => `
local requests, turn = {}, 0
init = function()
  for at, path in ipairs({ ${addresses.map((address) => JSON.stringify(address)).join(', ')} }) do
    requests[at] = wrk.format("GET", path)
  end
end
request = function()
  turn = turn % #requests + 1
  return requests[turn]
end
`

/** How many answers a second, in turns with a bare server that sends the same bytes with the same headers. */
async function besideFloor(
  what: string,
  { port }: Begun,
  { seconds, host, from }: { readonly seconds: number; readonly host: string; readonly from: From },
): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-floor-'))
  const addresses = await addressesOf(port, host, from)
  const pages = await Promise.all(
    addresses.map(async (address, at) => {
      const [{ body, headers }, file] = [await pageAt(port, host, address), join(folder, `page-${at}`)]
      writeFileSync(file, body)
      return [address, { file, headers, bytes: body.length }] as const
    }),
  )
  const bytes = pages.reduce((sum, [, page]) => sum + page.bytes, 0)
  // Else the rounds would be answered from memory all the same.
  if (from === 'disk' && bytes < TIMES * LITTLE_MB * 1e6) throw new Error(`${bytes} bytes are too few for that memory.`)
  const script = join(folder, 'pages.lua')
  writeFileSync(script, inOrder(addresses))
  const floor = await startFloorOf(Object.fromEntries(pages), from)
  try {
    const asked = { host, script, seconds: from === 'memory' ? Math.ceil(seconds / 3) : seconds }
    const connections = await busiest((many) => load({ ...asked, port: floor.port, connections: many, seconds: 1 }))
    const [ours, bare]: [Load[], Load[]] = [[], []]
    await load({ ...asked, port, connections })
    for (let round = 0; round < ROUNDS[from]; round += 1) {
      const both = [
        async () => bare.push(await load({ ...asked, port: floor.port, connections })),
        async () => ours.push(await load({ ...asked, port, connections })),
      ]
      // Whoever is second finds the machine as the first one left it.
      for (const one of round % 2 === 0 ? both : both.toReversed()) await one()
    }
    const rounds = (of: 'perSecond' | 'p99') => [ours.map((one) => one[of]), bare.map((one) => one[of])] as const
    return [
      inTurns(...rounds('perSecond'), {
        ...{ what: `from ${from}, ${what}: answers a second`, unit: '', atLeast: true },
        ...(from === 'memory' && { ratio: LEAST }),
      }),
      inTurns(...rounds('p99'), { what: '  99 of 100 answers within', unit: 'ms' }),
    ]
  } finally {
    floor.child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
