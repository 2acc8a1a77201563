/** Faults, counted: kills and losses of power while people edit, write, upload, publish, read and back up. `npm run faults`. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { openFolder } from '../../apps/server/src/backup/places/folder.ts'
import { prove } from '../../apps/server/src/backup/prove.ts'
import { choose } from '../../apps/server/src/backup/restore.ts'
import { openVault } from '../../apps/server/src/backup/vault.ts'
import { ownCluster } from '../../apps/server/src/testing/postgres.ts'
import { type Installation, startInstallation } from '../../e2e/installation.ts'
import { makeOlder } from './long-ago.ts'
import { Disk } from './power.ts'
import type { Found } from './promises.ts'
import { World } from './world.ts'

const root = join(import.meta.dirname, '../..')
/** The longest that people work before the server is gone, in milliseconds. */
const LONGEST_LIFE = 1_200
/** After so many rounds a backup comes to its end, and is restored and compared; the others are cut off. */
const PROVEN_EVERY = 50
/** Planted into backups by us; all else by the server itself (`planted.mjs`). */
const SPOILED = 'spoiled'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '0' },
    losses: { type: 'string', default: '0' },
    postgres: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
  },
})

/** Where a server stands, and what happens to it. */
interface Stage {
  readonly folder: string
  readonly env?: Readonly<Record<string, string>>
  /** Ends the server as the fault does, and has everything ready for the next start. */
  end(installation: Installation, count: number): Promise<void>
}

async function begin({ folder, env }: Stage, planted?: string, port?: number): Promise<Installation> {
  mkdirSync(join(folder, 'data'), { recursive: true })
  mkdirSync(join(folder, 'backups'), { recursive: true })
  const main = join(root, 'apps/server/dist/main.js')
  const isPlanted = planted !== undefined && planted !== SPOILED
  const plant = pathToFileURL(join(import.meta.dirname, 'planted.mjs')).href
  return startInstallation({
    dataDir: join(folder, 'data'),
    env: {
      ...{ TRUSTED_PROXIES: 'loopback', BACKUP_TO: join(folder, 'backups'), LOG_LEVEL: 'error' },
      ...env,
      ...(isPlanted && { MIMAR_PLANTED: planted }),
    },
    ...(isPlanted && { program: ['--import', plant, main] }),
    ...(port !== undefined && { port }),
  })
}

const minutes = (began: number) => `${((performance.now() - began) / 60_000).toFixed(1)} minutes`

async function suffer(times: number, stage: Stage, planted?: string): Promise<Found> {
  const began = performance.now()
  const world = new World()
  let installation = await begin(stage)
  const { port } = installation
  await world.enter(installation)
  if (planted !== undefined) {
    await installation.stop('keep-data')
    installation = await begin(stage, planted, port)
  }
  try {
    for (let count = 1; count <= times; count += 1) await round(count)
  } finally {
    world.end()
    await installation.kill()
  }
  return world.found

  async function round(count: number): Promise<void> {
    const isProving = (planted === undefined || planted === SPOILED) && (count % PROVEN_EVERY === 0 || count === times)
    const lived = world.live()
    await (isProving ? world.backedUp() : pause(100 + Math.random() * LONGEST_LIFE))
    world.end()
    await stage.end(installation, count)
    await lived
    installation = await begin(stage, planted, port)
    await world.check()
    await makeOlder(join(stage.folder, 'data'), stage.env?.DATABASE_URL)
    if (planted === SPOILED) spoil(join(stage.folder, 'backups'))
    if (isProving) await proveBackup(stage.folder, world.found)
    if (count % 10 === 0) console.log(`  ${count} of ${times}, ${minutes(began)}: ${JSON.stringify(world.found)}`)
  }
}

/** One wrong byte in the largest file of the backups. */
function spoil(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  const files = names.filter((name) => statSync(name).isFile())
  const [largest = ''] = files.toSorted((one, other) => statSync(other).size - statSync(one).size)
  const bytes = readFileSync(largest)
  const middle = bytes.length >> 1
  bytes[middle] = bytes[middle]! ^ 1
  writeFileSync(largest, bytes)
}

/** The newest backup that was finished comes back equal. */
async function proveBackup(folder: string, found: Found): Promise<void> {
  const vault = await openVault(openFolder(join(folder, 'backups')))
  const scratch = mkdtempSync(join(tmpdir(), 'mimar-proof-'))
  const { failure } = await prove(await choose(vault), join(scratch, 'data'))
  rmSync(scratch, { recursive: true, force: true })
  found.proven += 1
  if (failure === null) return
  console.error(`  A backup did not come back equal: ${failure}`)
  found.lost += 1
}

/** Tries until it goes, for half a minute. */
async function again(deed: () => unknown): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return void (await deed())
    } catch (failure) {
      if (tries > 300) throw failure
      await pause(100)
    }
  }
}

async function killed(times: number, planted?: string): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-kills-'))
  try {
    return await suffer(times, { folder, end: (installation) => installation.kill() }, planted)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** Every second time PostgreSQL itself is killed before the server is. */
async function killedOnPostgres(times: number): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-kills-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'postgres'))
  const cluster = await ownCluster(join(folder, 'postgres'))
  const end = async (installation: Installation, count: number) => {
    if (count % 2 === 0) await cluster.kill()
    await installation.kill()
    // What one of its processes still holds is let go a moment later.
    if (count % 2 === 0) await again(() => cluster.comeBack())
  }
  try {
    return await suffer(times, { folder, end, env: { DATABASE_URL: await cluster.newDatabase() } })
  } finally {
    await cluster.crash().catch(() => {})
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

async function powerless(times: number, planted?: string): Promise<Found | undefined> {
  const disk = Disk.open()
  if (!disk) return undefined
  const end = async (installation: Installation) => {
    disk.cut()
    await installation.kill()
    // What the server had begun ends with it, a moment later.
    await again(() => disk.unmount())
    disk.mount()
  }
  try {
    return await suffer(times, { folder: disk.folder, end }, planted)
  } finally {
    disk.remove()
  }
}

// So that nothing of it stays behind: servers and disks end with us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

let isWrong = false
function tell(what: string, found: Found | undefined): void {
  if (!found) {
    console.log(`${what}: not possible here. It takes root, mkfs.ext4, a loop device and python3.`)
    return
  }
  const { acknowledged, lost, doubled, torn, failed, sentAgain, publishes, cutPublishes, pagesRead, proven } = found
  console.log(
    `${what}: ${acknowledged} promises (${sentAgain} after a cut answer), ${lost} lost, ${doubled} doubled, ${failed} failed; ` +
      `${publishes} publishes and ${cutPublishes} cut off, ${pagesRead} pages read with all their files, ${torn} torn; ${proven} backups restored and compared`,
  )
  isWrong ||= lost + doubled + torn + failed > 0 || acknowledged === 0
}

/** Counts that stay at nothing where something is broken on purpose would prove nothing anywhere. */
function tellPlanted(what: string, found: Found | undefined, count: 'lost' | 'doubled' | 'torn' | 'failed'): void {
  if (!found) tell(what, found)
  else console.log(`${what}, planted: ${found[count]} ${count}${found[count] === 0 ? '. It was not noticed.' : ''}`)
  isWrong ||= found?.[count] === 0
}

const [kills, losses] = [Number(values.kills), Number(values.losses)]
if (values.planted) {
  tellPlanted('Changes that are answered and not stored', await killed(4, 'forgotten'), 'lost')
  tellPlanted('Messages whose key is not looked at', await killed(3, 'doubled'), 'doubled')
  tellPlanted('A file that is missing', await killed(2, 'missing'), 'torn')
  tellPlanted('A file that is cut off', await killed(2, 'cut'), 'torn')
  tellPlanted('A file with a wrong byte', await killed(2, 'damaged'), 'torn')
  tellPlanted('Answers of 500', await killed(3, 'faltering'), 'failed')
  tellPlanted('Answers of 503 without a code', await killed(3, 'wordless'), 'failed')
  tellPlanted('A backup with a wrong byte', await killed(1, SPOILED), 'lost')
  tellPlanted('A server that waits for no disk', await powerless(5, 'unsynced'), 'lost')
} else {
  const where = values.postgres ? ' on PostgreSQL' : ''
  if (kills > 0) tell(`${kills} kills${where}`, await (values.postgres ? killedOnPostgres : killed)(kills))
  if (losses > 0) tell(`${losses} losses of power`, await powerless(losses))
}
process.exit(isWrong ? 1 : 0)
