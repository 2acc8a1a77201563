import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What a file is called until all of it is on the disk; left-overs of a crash are recognised by it. */
export const UNFINISHED = '.unfinished'

/**
 * Writes a file so that after this resolves it is there as a whole whatever happens, and before that not at all:
 * a temporary file is synced, renamed, and its folder synced. `write` may answer false to give the file up.
 */
export async function writeDurably(path: string, write: (file: FileHandle) => Promise<boolean>): Promise<boolean> {
  const folder = dirname(path)
  const unfinished = join(folder, `${randomUUID()}${UNFINISHED}`)
  const file = await open(unfinished, 'wx')
  let isKept = false
  try {
    isKept = await write(file)
    if (isKept) await file.datasync()
  } finally {
    await file.close()
    if (!isKept) await rm(unfinished, { force: true })
  }
  if (!isKept) return false
  await rename(unfinished, path)
  await syncFolder(folder)
  return true
}

/** Makes the names in a folder survive a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
