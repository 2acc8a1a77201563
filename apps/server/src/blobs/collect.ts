// Garbage collection (mark and sweep) of bytes that nothing names.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Hash } from './blobs.ts'
import { syncFolder, writeDurably } from './durable.ts'
import type { Files } from './files.ts'
import { isRead } from './leases.ts'
import { decodeRecords, encodeIndex, encodeRecords, type PackRecord } from './pack.ts'
import { readIndex, readRecord } from './pack-file.ts'
import type { PackIndexes } from './pack-indexes.ts'

/** Garbage collection, the sweep and the compaction: what is to be kept, and when to leave off. */
export interface Collecting {
  /** Asked once the packs to be looked through are chosen; everything put later is too young to be removed. */
  readonly findNeeded: () => Promise<ReadonlySet<Hash>>
  readonly isStopped?: (() => boolean) | undefined
}

/** Compaction alone. */
export interface PuttingTogether {
  readonly most?: number
  readonly isStopped?: () => boolean
}

/** What became of it. */
export interface Collected {
  readonly packsBefore: number
  readonly packsAfter: number
  /** Bytes of packs that were removed, less those of packs that were written. */
  readonly freed: number
}

interface Folder {
  readonly folder: string
  readonly files: Files
  readonly indexes: PackIndexes
  readonly now: () => number
}

interface OldPack {
  readonly name: string
  readonly size: number
  readonly writtenAt: number
  readonly records: readonly PackRecord[]
  readonly kept: readonly PackRecord[]
  readonly keptBytes: number
}

/** Held by the one process that collects. */
export const LOCK = 'collecting'
/** A process that has held it for longer has ended, in milliseconds. */
const LOCK_LASTS = 3_600_000
/** A pack with so much that nobody needs is written anew. */
const WASTED_SHARE = 0.05
const SMALL_PACK = 8 * 1024 * 1024
const MOST_SMALL_PACKS = 8
/** More of them than that are put together before they are old. */
const MOST_LOOSE_PACKS = 64
const LARGEST_PACK = 64 * 1024 * 1024

/** Mark and sweep over packs that are old enough, and compaction of what is left of them. Undefined while another process does it. */
export async function collect(
  { findNeeded, isStopped }: Collecting,
  // Only packs that were written before are looked through, in milliseconds since 1970.
  { before, ...folder }: Folder & { readonly before: number },
): Promise<Collected | undefined> {
  return alone(folder, async () => {
    const { indexes } = folder
    const packsBefore = indexes.packs().length
    if (await isRead(folder)) return { packsBefore, packsAfter: packsBefore, freed: 0 }
    const old = indexes.packs().filter((pack) => indexes.writtenAt(pack) < before)
    const freed = old.length > 0 ? await sweep({ packs: old, needed: await findNeeded(), isStopped }, folder) : 0
    return { packsBefore, packsAfter: indexes.packs().length, freed }
  })
}

/** Compaction alone: packs of many small publishes become a few large ones, and keep all that they hold. */
export async function putSmallTogether(
  folder: Folder,
  { most = MOST_LOOSE_PACKS, isStopped }: PuttingTogether = {},
): Promise<void> {
  const { indexes } = folder
  const small = indexes.packs().filter((pack) => indexes.size(pack) < SMALL_PACK)
  if (small.length <= most) return
  await alone(folder, () => sweep({ packs: small, needed: EVERYTHING, isStopped }, folder))
}

const EVERYTHING = { has: () => true }

/** Does it while no other process does something of the kind; undefined while one does. */
async function alone<Result>(folder: Folder, work: () => Promise<Result>): Promise<Result | undefined> {
  if (!(await takeLock(folder))) return undefined
  try {
    return await work()
  } finally {
    await folder.files.rm(join(folder.folder, LOCK), { force: true })
  }
}

interface Sweeping {
  readonly packs: readonly string[]
  readonly needed: Pick<ReadonlySet<Hash>, 'has'>
  readonly isStopped: (() => boolean) | undefined
}

/** Writes packs anew that are small or hold much that is not needed. How many bytes that freed. */
async function sweep({ packs, needed, isStopped }: Sweeping, folder: Folder): Promise<number> {
  let freed = 0
  for (const batch of batchesOf(await lookThrough(packs, needed, folder))) {
    // Asked before each removal: who has begun to read since may need what was named then and is not any more.
    if (isStopped?.() || (needed !== EVERYTHING && (await isRead(folder)))) break
    await holdLock(folder)
    freed += await putTogether(batch, folder)
    await setImmediate()
  }
  return freed
}

async function takeLock({ folder, files, now }: Folder): Promise<boolean> {
  const path = join(folder, LOCK)
  const held = await files.stat(path).catch(() => undefined)
  if (held && now() - held.mtimeMs < LOCK_LASTS) return false
  if (held) await files.rm(path, { force: true })
  try {
    await (await files.open(path, 'wx')).close()
    return true
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw failure
  }
}

/** However long it takes: who holds the lock is at work. A lock that cannot be renewed ends in its time, as after a crash. */
async function holdLock({ folder, files, now }: Folder): Promise<void> {
  const time = new Date(now())
  await files.utimes(join(folder, LOCK), time, time).catch(() => {})
}

/** What is to be kept of each old pack. */
async function lookThrough(names: readonly string[], needed: Sweeping['needed'], folder: Folder): Promise<OldPack[]> {
  const packs: OldPack[] = []
  for (const name of names) {
    const found = await indexOf(name, folder)
    if (!found) continue
    const { index, size, writtenAt } = found
    const records = decodeRecords(index)
    // Of a pack that cannot be understood nothing is known, so it stays.
    if (records.length === 0) continue
    const kept: PackRecord[] = []
    for (const record of records) {
      if (needed.has(record.hash) && !(await isElsewhere(record, name, folder))) kept.push(record)
    }
    packs.push({ ...{ name, size, writtenAt, records, kept }, keptBytes: bytesOf(kept) })
    await setImmediate()
  }
  return packs
}

/** Undefined for a pack that another process has put together with others meanwhile. */
async function indexOf(name: string, { folder, files, indexes }: Folder) {
  try {
    return await readIndex(join(folder, name), files)
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'ENOENT') throw failure
    indexes.forgetPack(name)
    return undefined
  }
}

const bytesOf = (records: readonly PackRecord[]) => records.reduce((sum, { length }) => sum + length, 0)

/** Whether another pack has the copy that stays. It is read before this one is given up for it. */
async function isElsewhere({ hash, form }: PackRecord, pack: string, { indexes, folder, files }: Folder) {
  const copies = indexes.copies(hash, form)
  const [first] = copies
  if (!first || first.pack === pack) return false
  // One that was found damaged is no copy any more.
  const isCopy = copies.some((copy) => copy.pack === pack)
  if (isCopy && first.pack < pack) return false
  return Buffer.isBuffer(await readRecord(join(folder, first.pack), first, files))
}

/** Packs that are worth writing anew, as many together as fit into one. */
function batchesOf(packs: readonly OldPack[]): OldPack[][] {
  const small = new Set(packs.filter(({ size }) => size < SMALL_PACK))
  const isWorthIt = (pack: OldPack) => (small.size > MOST_SMALL_PACKS && small.has(pack)) || isWasteful(pack)
  const batches: OldPack[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const pack of packs.filter(isWorthIt)) {
    if (bytes + pack.keptBytes > LARGEST_PACK) {
      batches.push([])
      bytes = 0
    }
    batches.at(-1)?.push(pack)
    bytes += pack.keptBytes
  }
  return batches
}

function isWasteful({ records, kept, keptBytes }: OldPack): boolean {
  const all = bytesOf(records)
  return kept.length === 0 || all - keptBytes > all * WASTED_SHARE
}

/** Writes what is kept of these packs into one, and only then removes them. How many bytes that freed. */
async function putTogether(batch: readonly OldPack[], folder: Folder): Promise<number> {
  const { files, indexes } = folder
  const whole: OldPack[] = []
  for (const pack of batch) if (await isWhole(pack, folder)) whole.push(pack)
  const together = await writeTogether(whole, folder)
  let freed = -(together?.size ?? 0)
  for (const { name, size } of whole) {
    await files.rm(join(folder.folder, name), { force: true })
    indexes.forgetPack(name)
    freed += size
  }
  await syncFolder(folder.folder, files)
  return freed
}

/** A pack with a damaged blob that is needed stays as it is: it may be mended. */
async function isWhole({ name, kept }: OldPack, { folder, files }: Folder): Promise<boolean> {
  for (const record of kept) {
    if (!Buffer.isBuffer(await readRecord(join(folder, name), record, files))) return false
  }
  return true
}

async function writeTogether(packs: readonly OldPack[], { folder, files, indexes }: Folder) {
  const pack = `${randomUUID()}.pack`
  const path = join(folder, pack)
  const records: PackRecord[] = []
  let size = 0
  const isWritten = await writeDurably(
    path,
    async (file) => {
      for (const { name, kept } of packs) {
        for (const record of kept) {
          const bytes = await readRecord(join(folder, name), record, files)
          if (!Buffer.isBuffer(bytes)) throw new Error(`The file ${join(folder, name)} was damaged while it was read.`)
          await file.writeFile(bytes)
          records.push({ ...record, offset: size })
          size += bytes.length
        }
      }
      if (records.length > 0) await file.writeFile(encodeIndex(records))
      return records.length > 0
    },
    files,
  )
  if (!isWritten) return undefined
  // As old as the youngest of them: what is in it does not become young by being moved.
  const writtenAt = Math.max(...packs.map((old) => old.writtenAt))
  await files.utimes(path, new Date(writtenAt), new Date(writtenAt))
  indexes.learn(pack, { index: encodeRecords(records), writtenAt, size })
  return { size }
}
