// Shared storage: whether the folder of this server is the one that all servers of its database have.
import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeDurably } from '../blobs/durable.ts'
import { openFolderBlobs } from '../blobs/folder.ts'
import { MIMAR } from '../called.ts'
import { clock } from '../clock.ts'
import { StartRefusal } from '../refusal.ts'
import type { Database } from '../store/database.ts'
import { MediaStore } from '../store/media.store.ts'
import { ReleaseStore } from '../store/releases.store.ts'
import { ServerStore } from '../store/servers.store.ts'
import { whyUnstorable } from '../unstorable.ts'

/** Stands in the folder, and says which database it belongs to. */
const MARK = 'folder-mark'
/** One file for each server that runs, by its id. */
const SIGNS = 'servers'
/** So many sites and pictures are looked for in a folder without a mark. */
const SAMPLES = 5
/** A file that another machine has just written may take a moment to be seen through a network. */
const LOOKS = 3
const PAUSE_MS = 700

interface Sharing {
  readonly dataDir: string
  readonly database: Database
  /** Takes this folder in the place of one that is lost. */
  readonly isNew?: boolean | undefined
}

/**
 * Refuses a folder that is not the one of the database, or not the one that its other servers have. A database that has no
 * folder yet gets this one. Only where the database may have other servers: beside an SQLite file it is its own.
 */
export async function needSharedFolder({ dataDir, database, isNew = false }: Sharing): Promise<void> {
  if (!database.isShared) return
  const store = new ServerStore(database)
  await refuseOtherFolder(dataDir, store)
  const [wanted, here] = [await store.folder(), await markIn(dataDir)]
  if (here !== undefined && here === wanted) return
  if (!isNew && !(await fits(dataDir, database, here === undefined || wanted === null))) throw privateFolder(dataDir)
  const mark = isNew ? randomUUID() : (wanted ?? here ?? randomUUID())
  await writeMark(dataDir, await store.takeFolder(mark, wanted))
}

/** Refuses a folder in which servers that run just now have left no sign. */
export async function refuseOtherFolder(dataDir: string, store: ServerStore): Promise<void> {
  for (let look = 1; ; look += 1) {
    const signs = (await store.others('')).map(({ id }) => access(join(dataDir, SIGNS, id)))
    if ((await Promise.allSettled(signs)).every(({ status }) => status === 'fulfilled')) return
    if (look === LOOKS) throw otherFolder(dataDir)
    await pause(PAUSE_MS)
  }
}

/** Whether what the database names is in the folder. One that names nothing is content with any that belongs to nobody else. */
async function fits(dataDir: string, database: Database, isFree: boolean): Promise<boolean> {
  const [published, pictures] = [new ReleaseStore(database), new MediaStore(database)]
  const named = [...(await published.someAssets(SAMPLES)), ...(await pictures.newest(SAMPLES))]
  if (named.length === 0) return isFree
  const blobs = await openFolderBlobs(join(dataDir, 'blobs'))
  const found = await Promise.all(named.map(({ hash }) => blobs.has(hash)))
  return found.includes(true)
}

async function markIn(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataDir, MARK), 'utf8')).trim()
  } catch {
    return undefined
  }
}

/** A disk that takes nothing may still be read. */
async function writeMark(dataDir: string, mark: string): Promise<void> {
  await keep(join(dataDir, MARK), mark).catch((failure) => {
    if (!whyUnstorable(failure)) throw failure
  })
}

async function keep(path: string, text: string): Promise<void> {
  await writeDurably(path, async (file) => {
    await file.writeFile(`${text}\n`)
    return true
  })
}

/** Leaves the sign of a server in its folder; false where the disk takes nothing. */
export async function leaveSign(dataDir: string, id: string): Promise<boolean> {
  try {
    await mkdir(join(dataDir, SIGNS), { recursive: true, mode: 0o700 })
    await keep(join(dataDir, SIGNS, id), clock.date().toISOString())
    return true
  } catch (failure) {
    if (whyUnstorable(failure)) return false
    throw failure
  }
}

export async function removeSigns(dataDir: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(join(dataDir, SIGNS, id), { force: true })
}

const SHARE =
  'Servers on one database share one folder: mount the same disk on each machine and set DATA_DIR to it on all of them (docs/many-servers.md).'

const privateFolder = (dataDir: string) =>
  new StartRefusal(
    `DATA_DIR (${dataDir}) is not the folder of this database: the pages and pictures that the database names are elsewhere. Nothing was changed. ${SHARE} If that folder is lost, restore a backup, or go on with this one without what was in it: ${MIMAR} check --repair --new-folder`,
  )

const otherFolder = (dataDir: string) =>
  new StartRefusal(
    `Another server runs on this database, with another folder than DATA_DIR (${dataDir}). Nothing was changed. ${SHARE} If that server ended a moment ago, try again in half a minute.`,
  )
