// Readiness probe (health check): whether this server can answer and store.
import { randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Blobs } from './blobs/blobs.ts'
import type { Database } from './store/database.ts'
import type { ReleaseStore } from './store/releases.store.ts'
import { whyUnstorable } from './unstorable.ts'

/** A readiness probe: what a server needs to do its work, tried rather than believed. */
export interface Readiness {
  /** What fails now; nothing where all is well. Asked often, it answers from the last second. */
  failing(): Promise<readonly Failing[]>
}

/** What cannot be relied on, and why, for who runs the server. */
interface Failing {
  readonly what: 'database' | 'disk' | 'room' | 'blobs'
  readonly why: string
}

interface ReadinessOptions {
  readonly database: Database
  readonly blobs: Blobs
  readonly releases: Pick<ReleaseStore, 'someAssets'>
  readonly dataDir: string
  /** What is written, synced and removed again; tests let it be refused. */
  readonly tryDisk?: (folder: string) => Promise<void>
  /** Bytes that are left. */
  readonly roomIn?: (folder: string) => Promise<number>
}

/** A database in the middle of its work takes this much before it can give any back. */
const LEAST_ROOM = 32_000_000
/** Larger than what a file system keeps beside a file's name. */
const TRIED_BYTES = 4096
/** A database or disk that takes longer does not answer, in milliseconds. */
const LONGEST = 3_000
/** Bytes that take longer are away as well: a folder that stands still is found out by writing to the disk. */
const LONGEST_READ = 2_000
const FRESH_MS = 1_000
const SITES_ASKED = 5
/** Which files are tried is asked so seldom: to find the sites that changed last, all sites are looked through. */
const CHOSEN_FOR_MS = 60_000

/** Tries database, disk and what visitors read. */
export function createReadiness(options: ReadinessOptions): Readiness {
  let last: { readonly answer: Promise<readonly Failing[]>; readonly until: number } | undefined
  const chosen = chosenFor(options.releases)
  return {
    failing() {
      if (last && performance.now() < last.until) return last.answer
      last = { answer: tryAll(options, chosen), until: performance.now() + FRESH_MS }
      return last.answer
    },
  }
}

type Assets = Awaited<ReturnType<ReleaseStore['someAssets']>>
type Chosen = ReturnType<typeof chosenFor>

/** Some files that must be there, chosen now or a while ago. */
function chosenFor(releases: ReadinessOptions['releases']) {
  let known: { readonly files: Assets; readonly until: number } | undefined
  return async (isAnew = false) => {
    if (isAnew || !known || known.files.length < SITES_ASKED || performance.now() > known.until)
      known = { files: await releases.someAssets(SITES_ASKED), until: performance.now() + CHOSEN_FOR_MS }
    return known.files
  }
}

async function tryAll(
  { database, dataDir, blobs, ...doors }: Omit<ReadinessOptions, 'releases'>,
  chosen: Chosen,
): Promise<Failing[]> {
  const { tryDisk = writeAndSync, roomIn = roomLeft } = doors
  const tried: readonly [Failing['what'], () => Promise<unknown>][] = [
    ['database', () => tryDatabase(database)],
    ['disk', () => tryDisk(dataDir)],
    ['room', () => tryRoom(dataDir, roomIn)],
    ['blobs', () => tryBlobs(blobs, chosen)],
  ]
  const found = await Promise.all(tried.map(async ([what, attempt]) => ({ what, why: await whyNot(attempt) })))
  return found.flatMap(({ what, why }) => (why === undefined ? [] : [{ what, why }]))
}

async function whyNot(attempt: () => Promise<unknown>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, LONGEST, 'It does not answer.')
  })
  const tried = attempt().then(
    () => undefined,
    (failure: unknown) => (failure instanceof Error ? failure.message : String(failure)),
  )
  return Promise.race([tried, late]).finally(() => clearTimeout(timer))
}

async function tryDatabase({ query, refusal }: Database): Promise<void> {
  await query.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  const why = refusal()
  if (why) throw new Error(`It can only be read: ${why.message}`)
}

async function writeAndSync(folder: string): Promise<void> {
  const path = join(folder, `${randomUUID()}.tried`)
  try {
    const file = await open(path, 'wx')
    try {
      await file.write(Buffer.alloc(TRIED_BYTES, 1))
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(path, { force: true })
  }
}

async function roomLeft(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function tryRoom(folder: string, roomIn: (folder: string) => Promise<number>): Promise<void> {
  const room = await roomIn(folder)
  if (room >= LEAST_ROOM) return
  throw new Error(`${Math.floor(room / 1_000_000)} MB are left in ${folder}; ${LEAST_ROOM / 1_000_000} MB are needed.`)
}

function unlessStoreAway(failure: unknown): 'away' {
  if (whyUnstorable(failure) === 'store-away') return 'away'
  throw failure
}

/** One small file of each of some sites that are live: a folder that was lost or is another one has none of them. */
async function tryBlobs(blobs: Blobs, chosen: Chosen): Promise<void> {
  // A site that was deleted since they were chosen may have taken its bytes along.
  const missing = (await missingOf(blobs, await chosen())) && (await missingOf(blobs, await chosen(true)))
  if (missing) throw new Error(`Bytes of the live site "${missing.site}" are missing (${missing.hash}).`)
}

async function missingOf(blobs: Blobs, files: Assets) {
  const late = pause(LONGEST_READ, 'away' as const, { ref: false })
  for (const file of files) {
    // It is away for all servers alike: edits are stored and what is at hand is read, so none is to be left out.
    const read = blobs.read(file.hash).catch(unlessStoreAway)
    const bytes = await Promise.race([read, late])
    if (bytes === 'away') return undefined
    if (!bytes) return file
  }
  return undefined
}
