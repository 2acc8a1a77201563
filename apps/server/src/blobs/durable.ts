import { randomUUID } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { disk, type Files } from './files.ts'

/** What a file is called until all of it is on the disk; left-overs of a crash are recognised by it. */
export const UNFINISHED = '.unfinished'

/**
 * Writes a file so that it is there as a whole once this resolves, and before that not at all. A temporary file is
 * synced, renamed, and its folder synced. `write` may answer false to give the file up.
 */
export async function writeDurably(
  path: string,
  write: (file: FileHandle) => Promise<boolean>,
  files: Files = disk,
): Promise<boolean> {
  const folder = dirname(path)
  const unfinished = join(folder, `${randomUUID()}${UNFINISHED}`)
  const file = await files.open(unfinished, 'wx')
  let isKept = false
  try {
    isKept = await write(file)
    if (isKept) await file.datasync()
  } catch (failure) {
    isKept = false
    throw failure
  } finally {
    await file.close()
    if (!isKept) await files.rm(unfinished, { force: true })
  }
  if (!isKept) return false
  await files.rename(unfinished, path)
  await syncFolder(folder, files)
  return true
}

/** Makes the names in a folder survive a loss of power. */
export async function syncFolder(folder: string, files: Files = disk): Promise<void> {
  const handle = await files.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
