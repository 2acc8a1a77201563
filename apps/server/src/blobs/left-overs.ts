import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { clock } from '../clock.ts'

/** Removes files that nothing was written to for so long, in milliseconds; younger ones may be arriving for another process. */
export async function removeLeftOvers(folder: string, olderThan: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && clock.now() - found.mtimeMs > olderThan) await rm(join(folder, name), { force: true })
  }
}

/** A folder for what arrives: made with the first, without what an earlier run left. Where it cannot be made, the next makes it. */
export function arrivalsFolder(folder: string, olderThan: number): () => Promise<void> {
  let ready: Promise<void> | undefined
  return () => {
    ready ??= mkdir(folder, { recursive: true })
      .then(() => removeLeftOvers(folder, olderThan))
      .catch((failure) => {
        ready = undefined
        throw failure
      })
    return ready
  }
}
