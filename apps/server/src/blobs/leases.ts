// Leases: who reads many blobs for a while says so, and nothing is removed meanwhile.
import { randomUUID } from 'node:crypto'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clock } from '../clock.ts'
import type { Files } from './files.ts'

/** How the names of leases end. */
export const LEASE = '.reading'
/** Renewed so often, and over after so long without, in milliseconds: its process has ended. */
const RENEWED_MS = 60_000
const LASTS_MS = 900_000

/** Keeps collectors, of all processes, from removing anything of that folder until it is ended. To be taken before asking what is needed. */
export async function takeLease(folder: string): Promise<{ end(): Promise<void> }> {
  const path = join(folder, `${randomUUID()}${LEASE}`)
  await writeFile(path, '', { mode: 0o600 })
  const renew = () => utimes(path, clock.date(), clock.date()).catch(() => {})
  const timer = setInterval(renew, RENEWED_MS).unref()
  return {
    async end() {
      clearInterval(timer)
      await rm(path, { force: true })
    },
  }
}

interface Folder {
  readonly folder: string
  readonly files: Files
}

/** Whether somebody reads there; what is left of who has ended is removed. */
export async function isRead({ folder, files }: Folder): Promise<boolean> {
  let found = false
  for (const name of await files.readdir(folder)) {
    if (!name.endsWith(LEASE)) continue
    const lease = await files.stat(join(folder, name)).catch(() => undefined)
    if (!lease) continue
    // By the clock of the machine that renews it, whatever time the collector is told.
    if (clock.now() - lease.mtimeMs < LASTS_MS) found = true
    else await files.rm(join(folder, name), { force: true })
  }
  return found
}
