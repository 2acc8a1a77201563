// A lock file with a lease: one process at a time writes to a folder of backups.
import { randomUUID } from 'node:crypto'
import { open, readFile, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { BackupRefusal } from './refusal.ts'

/** Renewed so often, and over after so long without, in milliseconds. */
const RENEWED_MS = 20_000
const LASTS_MS = 300_000

interface Held {
  readonly id: string
  readonly host: string
  readonly pid: number
}

/** A folder that is ours for now. */
export interface Lock {
  /** Refuses where somebody else has it meanwhile: this process was stopped for too long. */
  confirm(): Promise<void>
  release(): Promise<void>
}

/** Takes the lock at that path, also from a process that has ended; refuses while another one works. */
export async function takeLock(path: string): Promise<Lock> {
  const own: Held = { id: randomUUID(), host: hostname(), pid: process.pid }
  if (!(await create(path, own))) {
    const held = await readHeld(path)
    if (await isAlive(path, held)) throw busy(held)
    await rm(path, { force: true })
    if (!(await create(path, own))) throw busy(await readHeld(path))
  }
  const isOurs = async () => (await readHeld(path))?.id === own.id
  const renew = () => utimes(path, new Date(), new Date()).catch(() => {})
  const timer = setInterval(renew, RENEWED_MS).unref()
  return {
    async confirm() {
      if (!(await isOurs())) throw busy(await readHeld(path))
      await renew()
    },
    async release() {
      clearInterval(timer)
      if (await isOurs()) await rm(path, { force: true })
    },
  }
}

async function create(path: string, held: Held): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      await file.writeFile(JSON.stringify(held))
    } catch (failure) {
      // A lock that says nothing of whose it is would hold up the next one.
      await rm(path, { force: true })
      throw failure
    } finally {
      await file.close()
    }
    return true
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw failure
  }
}

async function readHeld(path: string): Promise<Held | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Held
  } catch {
    return undefined
  }
}

/** Of a process of this machine it is known; of others, whether they have renewed it. */
async function isAlive(path: string, held: Held | undefined): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  if (!found || Date.now() - found.mtimeMs > LASTS_MS) return false
  if (held?.host !== hostname()) return true
  try {
    process.kill(held.pid, 0)
    return true
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function busy(held: Held | undefined): BackupRefusal {
  const who = held ? `process ${held.pid} on ${held.host}` : 'another process'
  return new BackupRefusal(
    `A backup is being made into that folder already (${who}). Try again when it is done.`,
    'busy',
  )
}
