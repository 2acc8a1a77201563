// A lock file with a lease: one process at a time writes to a folder of backups.
import { randomUUID } from 'node:crypto'
import { open, readFile, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { BackupRefusal } from '../refusal.ts'
import type { Lock } from './place.ts'

/** Renewed so often, and over after so long without, in milliseconds. */
export const LOCK_RENEWED_MS = 20_000
export const LOCK_LASTS_MS = 300_000
/** One that does not say whose it is: written within milliseconds, or never, because a kill or a loss of power came between. */
const NAMELESS_LASTS_MS = 10_000

/** Who has it. */
export interface Held {
  readonly id: string
  readonly host: string
  readonly pid: number
}

/** What this process says of itself in a lock. */
export const heldByUs = (): Held => ({ id: randomUUID(), host: hostname(), pid: process.pid })

/** Takes the lock at that path, also from a process that has ended; refuses while another one works. */
export async function takeFileLock(path: string): Promise<Lock> {
  const own = heldByUs()
  if (!(await create(path, own))) {
    const held = await readHeld(path)
    if (await isAlive(path, held)) throw busy(held)
    await rm(path, { force: true })
    if (!(await create(path, own))) throw busy(await readHeld(path))
  }
  const isOurs = async () => (await readHeld(path))?.id === own.id
  const renew = () => utimes(path, new Date(), new Date()).catch(() => {})
  const timer = setInterval(renew, LOCK_RENEWED_MS).unref()
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

async function isAlive(path: string, held: Held | undefined): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  const lasts = held === undefined ? NAMELESS_LASTS_MS : LOCK_LASTS_MS
  return found !== undefined && Date.now() - found.mtimeMs <= lasts && mayBeAlive(held)
}

/** Of a process of this machine it is known; of others, only whether they have renewed it. */
export function mayBeAlive(held: Held | undefined): boolean {
  if (held?.host !== hostname()) return true
  try {
    process.kill(held.pid, 0)
    return true
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** To be said to who comes second. */
export function busy(held: Held | undefined): BackupRefusal {
  const who = held ? `process ${held.pid} on ${held.host}` : 'another process'
  return new BackupRefusal(
    `A backup is being made into that place already (${who}). Try again when it is done.`,
    'busy',
  )
}
