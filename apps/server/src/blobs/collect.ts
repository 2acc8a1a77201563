// Garbage collection (mark and sweep) of bytes that nothing names.
import { setImmediate } from 'node:timers/promises'
import type { Hash } from './blobs.ts'
import { decodeRecords, encodeIndex, encodeRecords, type PackRecord, sizeOfPack } from './pack.ts'
import type { PackSink } from './pack-file.ts'
import type { PackIndexes } from './pack-indexes.ts'
import { plainOf } from './plain-of.ts'
import { readRecords } from './read-through.ts'
import type { Shelf } from './shelf.ts'

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

/** What stands on a shelf, and what is known of it. */
interface Stored {
  readonly shelf: Shelf
  readonly indexes: PackIndexes
}

interface OldPack {
  readonly name: string
  readonly size: number
  readonly writtenAt: number
  readonly records: readonly PackRecord[]
  readonly kept: readonly PackRecord[]
  readonly keptBytes: number
  /** Packs that have what is needed and not kept here. */
  readonly relied: ReadonlySet<string>
}

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
  { before, shelf, indexes }: Stored & { readonly before: number },
): Promise<Collected | undefined> {
  return shelf.alone(async () => {
    const packsBefore = indexes.packs().length
    if (await shelf.isRead()) return { packsBefore, packsAfter: packsBefore, freed: 0 }
    const old = indexes.packs().filter((pack) => indexes.writtenAt(pack) < before)
    const freed =
      old.length > 0 ? await sweep({ packs: old, needed: await findNeeded(), isStopped }, { shelf, indexes }) : 0
    return { packsBefore, packsAfter: indexes.packs().length, freed }
  })
}

/** Compaction alone: packs of many small publishes become a few large ones, and keep all that they hold. */
export async function putSmallTogether(
  { shelf, indexes }: Stored,
  { most = MOST_LOOSE_PACKS, isStopped }: PuttingTogether = {},
): Promise<void> {
  const small = indexes.packs().filter((pack) => indexes.size(pack) < SMALL_PACK)
  if (small.length <= most) return
  await shelf.alone(() => sweep({ packs: small, needed: EVERYTHING, isStopped }, { shelf, indexes }))
}

const EVERYTHING = { has: () => true }

interface Sweeping {
  readonly packs: readonly string[]
  readonly needed: Pick<ReadonlySet<Hash>, 'has'>
  readonly isStopped: (() => boolean) | undefined
}

/** Where packs are now that a sweep has put together. */
type Moves = Map<string, string>

/** Writes packs anew that are small or hold much that is not needed. How many bytes that freed. */
async function sweep({ packs, needed, isStopped }: Sweeping, stored: Stored): Promise<number> {
  const { shelf } = stored
  const moves: Moves = new Map()
  let freed = 0
  for (const batch of batchesOf(await lookThrough(packs, needed, stored))) {
    // Asked before each removal: who has begun to read since may need what was named then and is not any more.
    if (isStopped?.() || (needed !== EVERYTHING && (await shelf.isRead()))) break
    if (!(await shelf.holdAlone())) break
    freed += await putTogether(batch, { ...stored, moves })
    await setImmediate()
  }
  return freed
}

/** What is to be kept of each old pack; none where another process was let to collect meanwhile. */
async function lookThrough(names: readonly string[], needed: Sweeping['needed'], stored: Stored): Promise<OldPack[]> {
  const { shelf, indexes } = stored
  const packs: OldPack[] = []
  for (const name of names) {
    if (!(await shelf.holdAlone())) return []
    const found = await shelf.index(name)
    // Another process has put it together with others meanwhile.
    if (!found) indexes.forgetPack(name)
    if (!found) continue
    const { index, size, writtenAt } = found
    const records = decodeRecords(index)
    // Of a pack that cannot be understood nothing is known, so it stays.
    if (records.length === 0) continue
    const kept: PackRecord[] = []
    const relied = new Set<string>()
    for (const record of records) {
      if (!needed.has(record.hash)) continue
      const elsewhere = await packElsewhere(record, name, stored)
      if (elsewhere === undefined) kept.push(record)
      else relied.add(elsewhere)
    }
    packs.push({ ...{ name, size, writtenAt, records, kept, relied }, keptBytes: bytesOf(kept) })
    await setImmediate()
  }
  return packs
}

const bytesOf = (records: readonly PackRecord[]) => records.reduce((sum, { length }) => sum + length, 0)

/** The other pack that has the copy that stays, if one has. It is read there before this one is given up for it. */
async function packElsewhere({ hash, form }: PackRecord, pack: string, { indexes, shelf }: Stored) {
  const copies = indexes.copies(hash, form)
  const [first] = copies
  if (!first || first.pack === pack) return undefined
  // One that was found damaged is no copy any more.
  const isCopy = copies.some((copy) => copy.pack === pack)
  if (isCopy && first.pack < pack) return undefined
  const opened = await shelf.open(first.pack)
  try {
    for await (const { bytes } of opened ? readRecords(opened, [first], shelf.runBytes) : [])
      if (bytes && (await plainOf(first, bytes))) return first.pack
  } finally {
    await opened?.close()
  }
  return undefined
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
async function putTogether(
  batch: readonly OldPack[],
  { shelf, indexes, moves }: Stored & { readonly moves: Moves },
): Promise<number> {
  const whole: OldPack[] = []
  for (const pack of batch) if (await isWhole(pack, shelf)) whole.push(pack)
  if (whole.length === 0) return 0
  const names = whole.map(({ name }) => name)
  // As old as the youngest of them: what is in it does not become young by being moved.
  const writtenAt = Math.max(...whole.map((old) => old.writtenAt))
  const elsewhere = whole.flatMap(({ relied }) => [...relied]).filter((name) => !names.includes(name))
  const relied = [...new Set(elsewhere.map((name) => moves.get(name) ?? name))]
  const written = await shelf.replace({ packs: names, relied }, writtenAt, (file) => writeTogether(whole, shelf, file))
  for (const name of names) indexes.forgetPack(name)
  if (written === 'changed') return 0
  const freed = whole.reduce((sum, { size }) => sum + size, 0)
  if (!written) return freed
  const index = encodeRecords(written.records)
  const size = sizeOfPack(written.records)
  indexes.learn(written.pack, { index, writtenAt, size })
  for (const name of names) moves.set(name, written.pack)
  return freed - size
}

/** A pack with a damaged blob that is needed stays as it is: it may be mended. */
async function isWhole({ name, kept }: OldPack, shelf: Shelf): Promise<boolean> {
  if (kept.length === 0) return true
  const opened = await shelf.open(name)
  try {
    if (!opened) return false
    for await (const { bytes } of readRecords(opened, kept, shelf.runBytes)) if (!bytes) return false
    return true
  } finally {
    await opened?.close()
  }
}

async function writeTogether(packs: readonly OldPack[], shelf: Shelf, file: PackSink) {
  const records: PackRecord[] = []
  let size = 0
  for (const { name, kept } of packs) {
    const opened = kept.length > 0 ? await shelf.open(name) : undefined
    try {
      if (!opened && kept.length > 0) throw new Error(`${shelf.nameOf(name)} was removed while it was read.`)
      for await (const { record, bytes } of opened ? readRecords(opened, kept, shelf.runBytes) : []) {
        if (!bytes) throw new Error(`${shelf.nameOf(name)} was damaged while it was read.`)
        await file.writeFile(bytes)
        records.push({ ...record, offset: size })
        size += bytes.length
      }
    } finally {
      await opened?.close()
    }
  }
  if (records.length > 0) await file.writeFile(encodeIndex(records))
  return records
}
