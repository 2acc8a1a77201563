import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { clock } from '../clock.ts'

/** Removes files that nothing was written to for so long, in milliseconds; younger ones may be arriving for another process. */
export async function removeLeftOvers(folder: string, olderThan: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && clock.now() - found.mtimeMs > olderThan) await rm(join(folder, name), { force: true })
  }
}
