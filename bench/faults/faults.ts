/** Faults, counted: kills and losses of power while people edit, write, upload, publish, read and back up. `npm run faults`. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Installation, startInstallation } from '../../e2e/installation.ts'
import { Disk } from './power.ts'
import { type Found, World } from './world.ts'

const [kills = 20, losses = 5] = process.argv.slice(2).map(Number)
/** The longest that people work before the server is gone, in milliseconds. */
const LONGEST_LIFE = 1_500

interface Ending {
  /** Ends the server as the fault does, and has everything ready for the next start. */
  end(installation: Installation): Promise<void>
}

async function begin(folder: string, port?: number): Promise<Installation> {
  mkdirSync(join(folder, 'data'), { recursive: true })
  mkdirSync(join(folder, 'backups'), { recursive: true })
  const env = { TRUSTED_PROXIES: 'loopback', BACKUP_TO: join(folder, 'backups'), LOG_LEVEL: 'error' }
  return startInstallation({ dataDir: join(folder, 'data'), env, ...(port !== undefined && { port }) })
}

async function suffer(times: number, folder: string, { end }: Ending): Promise<Found> {
  const world = new World()
  let installation = await begin(folder)
  const { port } = installation
  await world.enter(installation)
  for (let count = 1; count <= times; count += 1) {
    const lived = world.live()
    await pause(100 + Math.random() * LONGEST_LIFE)
    await end(installation)
    await lived
    installation = await begin(folder, port)
    await world.check()
    if (count % 10 === 0) console.log(`  ${count} of ${times}: ${JSON.stringify(world.found)}`)
  }
  await installation.kill()
  return world.found
}

async function killed(): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-kills-'))
  try {
    return await suffer(kills, folder, { end: (installation) => installation.kill() })
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

async function powerless(): Promise<Found | undefined> {
  const disk = Disk.open()
  if (!disk) return undefined
  const end = async (installation: Installation) => {
    disk.cut()
    await installation.kill()
    // What the server had begun ends with it, a moment later.
    for (let tries = 0; ; tries += 1) {
      try {
        disk.unmount()
        break
      } catch (failure) {
        if (tries > 100) throw failure
        await pause(100)
      }
    }
    disk.mount()
  }
  try {
    return await suffer(losses, disk.folder, { end })
  } finally {
    disk.remove()
  }
}

let isWrong = false
function tell(what: string, found: Found | undefined): void {
  if (!found) {
    console.log(`${what}: not possible here. It takes root, mkfs.ext4, a loop device and python3.`)
    return
  }
  const { acknowledged, lost, doubled, torn } = found
  console.log(`${what}: ${acknowledged} promises, ${lost} lost, ${doubled} doubled, ${torn} torn reads`)
  isWrong ||= lost + doubled + torn > 0 || acknowledged === 0
}

if (kills > 0) tell(`${kills} kills`, await killed())
if (losses > 0) tell(`${losses} losses of power`, await powerless())
process.exit(isWrong ? 1 : 0)
