// Packs at a place: many blobs in one file, so that a backup waits for its place once for thousands of them.
import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Blob, Form, Hash } from '../blobs/blobs.ts'
import {
  decodeRecords,
  encodeIndex,
  encodeRecords,
  FOOTER_BYTES,
  indexBytes,
  isWholeIndex,
  type PackRecord,
  recordOf,
} from '../blobs/pack.ts'
import { nameOf, type PackIndex } from '../blobs/pack-file.ts'
import { PackIndexes } from '../blobs/pack-indexes.ts'
import { Recent } from '../recent.ts'
import type { Place, PlacedFile } from './places/place.ts'

const FOLDER = 'blobs'
/** The footer and most indexes come with one answer. */
const TAIL = 64 * 1024
const READ_AT_ONCE = 8
/** So much is read of a pack at once: what lies beside it is asked for next. */
const AHEAD = 1024 * 1024
const MOST_AHEAD = 16
/** A pack with so much that nobody needs is written anew. */
const WASTED_SHARE = 0.1
const SMALL_PACK = 8 * 1024 * 1024
const MOST_SMALL_PACKS = 8
const LARGEST_PACK = 64 * 1024 * 1024

interface Window {
  readonly from: number
  readonly bytes: Buffer
}

interface OldPack {
  readonly name: string
  readonly size: number
  readonly isWasteful: boolean
  readonly kept: readonly PackRecord[]
}

/** Learns what the packs of a place hold. */
export async function openPacks(place: Place): Promise<Packs> {
  const packs = new Packs(place)
  await packs.learn()
  return packs
}

/** Bytes at a place, for one process that writes and any that read. */
export class Packs {
  readonly #place: Place
  readonly #indexes = new PackIndexes()
  readonly #ahead = new Recent<string, Window>(MOST_AHEAD)

  constructor(place: Place) {
    this.#place = place
  }

  /** Learns what others have put, and forgets what they have put together. */
  async learn(): Promise<void> {
    const files = (await this.#place.list(FOLDER)).filter(({ name }) => name.endsWith('.pack'))
    const names = new Set(files.map(({ name }) => name))
    for (const pack of this.#indexes.packs()) if (!names.has(pack)) this.#indexes.forgetPack(pack)
    const rest = files.filter(({ name }) => !this.#indexes.knows(name)).values()
    const worker = async () => {
      for (const file of rest) {
        const index = await this.#indexOf(file)
        if (index) this.#indexes.learn(file.name, index)
      }
    }
    await Promise.all(Array.from({ length: READ_AT_ONCE }, worker))
  }

  /** As the indexes say; nothing is read. */
  has(hash: Hash, form: Form): boolean {
    return this.#indexes.find(hash, form) !== undefined
  }

  /** Durable once it resolves. */
  async put(blobs: readonly Blob[]): Promise<void> {
    const records: PackRecord[] = []
    const parts: Uint8Array[] = []
    const names = new Set<string>()
    let size = 0
    for (const blob of blobs) {
      const name = nameOf(blob.hash, blob.form)
      if (names.has(name)) continue
      names.add(name)
      records.push(recordOf(blob, size))
      parts.push(blob.bytes)
      size += blob.bytes.length
    }
    await this.#write(records, parts)
  }

  /** Bytes as they were put, from any copy that is whole; copies that are not are forgotten. */
  async read(hash: Hash, form: Form): Promise<Buffer | undefined> {
    for (let isLearnt = false; ; ) {
      const found = this.#indexes.find(hash, form)
      if (!found) return undefined
      const bytes = await this.#read(found.pack, found)
      if (Buffer.isBuffer(bytes)) return bytes
      if (bytes === 'damaged') this.#indexes.forgetCopy(found)
      else {
        this.#indexes.forgetPack(found.pack)
        // It was put together with others meanwhile.
        if (!isLearnt) await this.learn()
        isLearnt = true
      }
    }
  }

  /** Mark and sweep: rids packs of what is not needed, and puts small ones together. `confirm` is asked before each removal. */
  async sweep(needed: ReadonlySet<Hash>, confirm: () => Promise<void>): Promise<void> {
    await this.learn()
    for (const batch of batchesOf(await this.#lookThrough(needed))) {
      const whole = await this.#together(batch)
      await confirm()
      await this.#place.remove(whole.map(({ name }) => `${FOLDER}/${name}`))
      for (const { name } of whole) this.#indexes.forgetPack(name)
    }
  }

  async #lookThrough(needed: ReadonlySet<Hash>): Promise<OldPack[]> {
    const old: OldPack[] = []
    for (const file of await this.#place.list(FOLDER)) {
      const index = this.#indexes.knows(file.name) ? await this.#indexOf(file) : undefined
      const records = index ? decodeRecords(index.index) : []
      // Of a pack that cannot be understood nothing is known, so it stays.
      if (records.length === 0) continue
      const kept = records.filter(({ hash }) => needed.has(hash))
      const all = bytesOf(records)
      const isWasteful = kept.length === 0 || all - bytesOf(kept) > all * WASTED_SHARE
      old.push({ name: file.name, size: file.size, isWasteful, kept })
    }
    return old
  }

  /** Writes what is kept of these into one pack. Those of them that may go then: one with needed bytes that cannot be read stays. */
  async #together(batch: readonly OldPack[]): Promise<OldPack[]> {
    const taken = new Map<string, { readonly record: PackRecord; readonly bytes: Buffer }>()
    const whole: OldPack[] = []
    for (const pack of batch) {
      let isWhole = true
      for (const record of pack.kept) {
        const name = nameOf(record.hash, record.form)
        const bytes = taken.get(name)?.bytes ?? (await this.#read(pack.name, record))
        if (Buffer.isBuffer(bytes)) taken.set(name, { record, bytes })
        else isWhole &&= await this.#isElsewhere(record, pack.name)
      }
      if (isWhole) whole.push(pack)
    }
    // In the order of their names: who reads a backup asks in it.
    const sorted = [...taken].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value)
    let size = 0
    const records = sorted.map(({ record }) => {
      const moved = { ...record, offset: size }
      size += record.length
      return moved
    })
    if (whole.length > 0)
      await this.#write(
        records,
        sorted.map(({ bytes }) => bytes),
      )
    return whole
  }

  async #isElsewhere({ hash, form }: PackRecord, pack: string): Promise<boolean> {
    for (const copy of this.#indexes.copies(hash, form)) {
      if (copy.pack !== pack && Buffer.isBuffer(await this.#read(copy.pack, copy))) return true
    }
    return false
  }

  async #write(records: readonly PackRecord[], parts: readonly Uint8Array[]): Promise<void> {
    if (records.length === 0) return
    const pack = `${randomUUID()}.pack`
    await this.#place.write(`${FOLDER}/${pack}`, [...parts, encodeIndex(records)])
    const size = bytesOf(records) + encodeIndex(records).length
    this.#indexes.learn(pack, { index: encodeRecords(records), writtenAt: Date.now(), size })
  }

  async #read(pack: string, record: PackRecord): Promise<Buffer | 'gone' | 'damaged'> {
    const held = this.#ahead.get(pack)
    if (held) {
      const at = record.offset - held.from
      const bytes = at < 0 ? undefined : held.bytes.subarray(at, at + record.length)
      // A copy: a few bytes that somebody keeps are not to hold all that was read with them.
      if (bytes && isWhole(bytes, record)) return Buffer.from(bytes)
    }
    const length = Math.max(record.length, AHEAD)
    const bytes = await this.#place.read(`${FOLDER}/${pack}`, { from: record.offset, length })
    if (!bytes) return 'gone'
    this.#ahead.set(pack, { from: record.offset, bytes })
    const own = bytes.subarray(0, record.length)
    return isWhole(own, record) ? Buffer.from(own) : 'damaged'
  }

  /** Undefined for a pack that is gone or no whole one. */
  async #indexOf({ name, size, writtenAt }: PlacedFile): Promise<PackIndex | undefined> {
    const path = `${FOLDER}/${name}`
    const tail = await this.#place.read(path, { last: TAIL })
    const footer = tail?.subarray(-FOOTER_BYTES)
    const length = footer && indexBytes(footer)
    if (!tail || !footer || length === undefined || length + FOOTER_BYTES > size) return undefined
    const from = size - FOOTER_BYTES - length
    const index =
      length + FOOTER_BYTES <= tail.length
        ? Buffer.from(tail.subarray(-FOOTER_BYTES - length, -FOOTER_BYTES))
        : await this.#place.read(path, { from, length })
    return index?.length === length && isWholeIndex(index, footer) ? { index, writtenAt, size } : undefined
  }
}

const bytesOf = (records: readonly PackRecord[]) => records.reduce((sum, { length }) => sum + length, 0)
const isWhole = (bytes: Buffer, { length, checksum }: PackRecord) =>
  bytes.length === length && crc32(bytes) === checksum

/** Packs that are worth writing anew, as many together as fit into one. */
function batchesOf(packs: readonly OldPack[]): OldPack[][] {
  const small = packs.filter(({ size }) => size < SMALL_PACK)
  const areMany = small.length > MOST_SMALL_PACKS
  const batches: OldPack[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const pack of packs) {
    if (!pack.isWasteful && !(areMany && pack.size < SMALL_PACK)) continue
    const own = bytesOf(pack.kept)
    if (bytes + own > LARGEST_PACK) {
      batches.push([])
      bytes = 0
    }
    batches.at(-1)?.push(pack)
    bytes += own
  }
  return batches
}
