// Packs in a bucket (S3): each is one object, its index is read from its end, and a table says which there are (0112).
import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { clock } from '../clock.ts'
import { log } from '../log.ts'
import { makeFolder } from '../make-folder.ts'
import { TriedInVain } from '../retrying.ts'
import type { Bucket, Part } from '../s3/bucket.ts'
import { StoreRefusal } from '../s3/faults.ts'
import { abortUnfinished, Upload } from '../s3/upload.ts'
import { StoreAway, whyUnstorable } from '../unstorable.ts'
import type { Blob } from './blobs.ts'
import { markAs, ofAnother, ownerOf } from './bucket-mark.ts'
import type { Copies } from './disk-cache.ts'
import { Disturbances } from './disturbances.ts'
import { encodeIndex, FOOTER_BYTES, indexBytes, isWholeIndex, type PackRecord, sizeOfPack } from './pack.ts'
import type { PackIndex } from './pack-file.ts'
import { COLLECTING, type PackRow, type PackTable } from './pack-table.ts'
import { plainOf } from './plain-of.ts'
import type { FillPack, Lease, OldPacks, OpenedPack, Shelf, WrittenPack } from './shelf.ts'

const FOLDER = 'packs'
/** Names become paths of this machine, so whoever can write to the bucket does not choose others. */
const PACK = /^[\da-f-]{36}\.pack$/
/** The footer and most indexes come with one answer. */
const TAIL = 64 * 1024
/** A lease is renewed so often, in milliseconds. */
const RENEWED_MS = 60_000

interface BucketShelfOptions {
  readonly bucket: Bucket
  readonly table: PackTable
  readonly cache: Copies
  /** The id of the installation. */
  readonly installation: () => Promise<string>
  readonly now: () => number
  /** Nothing is put, marked or noted; what is read is told by its name whether it is ours. */
  readonly isOnlyRead?: boolean
}

/** What stands at the end of a pack. */
interface PackEnd {
  readonly index: Buffer
  readonly footer: Buffer
  readonly isWhole: boolean
}

/** A bucket that all servers of an installation have, and no other installation. */
export class BucketShelf implements Shelf {
  readonly isFar = true
  readonly runBytes = 8 * 1024 * 1024
  readonly #options: BucketShelfOptions
  readonly #owner = randomUUID()
  readonly #disturbances = new Disturbances()
  readonly #rows = new Map<string, PackRow>()
  /** Objects that could not be removed when they should have been. */
  readonly #left = new Set<string>()
  #ours: Promise<void> | undefined

  constructor(options: BucketShelfOptions) {
    this.#options = options
  }

  nameOf(pack: string): string {
    return `The object ${this.#options.bucket.name}/${FOLDER}/${pack}`
  }

  /** A store that does not answer is waited for later: what is in the cache can be read. */
  async begin(): Promise<void> {
    try {
      if (!this.#options.isOnlyRead) await this.#prepared()
    } catch (failure) {
      if (!(failure instanceof StoreAway) || failure.cause instanceof StoreRefusal) throw refusalIn(failure)
      log.error(failure.message)
    }
    await this.#options.cache.open(new Set(await this.packs()))
  }

  async packs(): Promise<string[]> {
    const rows = await this.#options.table.packs()
    for (const row of rows) this.#rows.set(row.name, row)
    return rows.map(({ name }) => name)
  }

  async index(pack: string, isSalvaging = false): Promise<PackIndex | undefined> {
    const row = this.#rows.get(pack)
    if (!row) return undefined
    const { size, writtenAt } = row
    const kept = isSalvaging ? undefined : await this.#options.cache.index(pack)
    if (kept) return { index: kept, size, writtenAt }
    // What was changed on its way is right the second time.
    let end = await this.#readIndex(row)
    if (end !== 'gone' && !end?.isWhole) end = await this.#readIndex(row)
    if (end === 'gone') return undefined
    if (!end || !(end.isWhole || isSalvaging)) return { index: Buffer.alloc(0), size, writtenAt }
    if (end.isWhole) this.#options.cache.keepIndex(pack, Buffer.concat([end.index, end.footer]))
    return { index: end.index, size, writtenAt }
  }

  async read(pack: string, record: PackRecord): Promise<Buffer | 'gone' | 'damaged'> {
    const { cache } = this.#options
    const kept = await cache.read(record)
    if (kept) return kept
    for (const _ of ['once', 'again']) {
      const bytes =
        record.length === 0 ? Buffer.alloc(0) : await this.#read(pack, { from: record.offset, length: record.length })
      if (!bytes) return 'gone'
      if (!(await isRight(bytes, record))) continue
      cache.keep(record, bytes)
      return bytes
    }
    return 'damaged'
  }

  atHand(blob: Pick<Blob, 'hash' | 'form'>): Promise<Buffer | undefined> {
    return this.#options.cache.byName(blob)
  }

  forget(pack: string): void {
    this.#rows.delete(pack)
    this.#options.cache.forgetIndex(pack)
  }

  async open(pack: string): Promise<OpenedPack | undefined> {
    if (!this.#rows.has(pack)) return undefined
    const read = async (from: number, length: number) => {
      return length === 0 ? Buffer.alloc(0) : ((await this.#read(pack, { from, length })) ?? Buffer.alloc(0))
    }
    return { read, close: async () => {} }
  }

  async write(fill: FillPack): Promise<WrittenPack | undefined> {
    const writtenAt = this.#options.now()
    const written = await this.#upload(fill)
    if (!written) return undefined
    const row = this.#keepRow(written, writtenAt)
    await this.#options.table.add([row])
    return written
  }

  async replace(
    { packs, relied }: OldPacks,
    writtenAt: number,
    fill: FillPack,
  ): Promise<WrittenPack | 'changed' | undefined> {
    const { table } = this.#options
    const written = await this.#upload(fill)
    const row = written && this.#keepRow(written, writtenAt)
    if (!(await table.replace(packs, row, relied))) {
      if (row) await this.#removeNowOrLater(row.name)
      return 'changed'
    }
    for (const pack of packs) await this.#removeNowOrLater(pack)
    return written
  }

  async putAside(pack: string, folder: string): Promise<void> {
    const { size } = this.#rows.get(pack) ?? { size: 0 }
    await makeFolder(folder, { mode: 0o700 })
    const path = join(folder, `${clock.now()}-${pack}`)
    const file = await open(path, 'wx', 0o600)
    let bytes: Buffer | undefined
    try {
      for (let from = 0; from < size; from += this.runBytes) {
        bytes = await this.#read(pack, { from, length: this.runBytes })
        if (bytes) await file.writeFile(bytes)
      }
      await file.sync()
    } finally {
      await file.close()
    }
    if (!bytes) await rm(path)
    await this.#options.table.replace([pack], undefined)
    await this.#remove(pack)
  }

  async leftOvers() {
    return []
  }

  /** By one listing; while the store is away nothing is known to have changed. */
  async disturbances(packs: readonly string[]): Promise<number> {
    const { bucket } = this.#options
    const listed = await this.#far(() => bucket.list(FOLDER)).catch((failure) => {
      if (failure instanceof StoreAway) return undefined
      throw failure
    })
    if (!listed) return this.#disturbances.count
    const states = new Map(listed.map(({ name, size, etag }) => [name, `${size} ${etag}`]))
    return this.#disturbances.among(packs, (pack) => states.get(pack) ?? 'gone')
  }

  async alone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    const { bucket, installation, table } = this.#options
    await this.#prepared()
    if (!(await table.takeLock(this.#owner))) return undefined
    try {
      // It may have been marked since by somebody who found it empty at the same moment.
      if ((await this.#far(() => ownerOf(bucket))) !== (await installation())) throw ofAnother(bucket.name)
      await this.#removeLeft()
      return await work()
    } finally {
      await table.release(COLLECTING, this.#owner)
    }
  }

  holdAlone(): Promise<boolean> {
    return this.#options.table.hold(COLLECTING, this.#owner).catch(() => false)
  }

  async lease(): Promise<Lease> {
    const { table } = this.#options
    const claim = randomUUID()
    await table.lease(claim)
    const timer = setInterval(() => void table.hold(claim, claim).catch(() => {}), RENEWED_MS).unref()
    return {
      async end() {
        clearInterval(timer)
        await table.release(claim, claim)
      },
    }
  }

  isRead(): Promise<boolean> {
    return this.#options.table.isRead()
  }

  /** Once it is known whose bucket it is, and which packs the table has missed. */
  #prepared(): Promise<void> {
    this.#ours ??= this.#prepare().catch((failure) => {
      this.#ours = undefined
      throw failure
    })
    return this.#ours
  }

  async #prepare(): Promise<void> {
    const { bucket, installation, table } = this.#options
    const id = await installation()
    // Before the listing as well: what another server removes meanwhile was listed, and is not missed.
    const before = await this.packs()
    const owner = await this.#far(() => ownerOf(bucket))
    const listed = (await this.#far(() => bucket.list(FOLDER))).filter(({ name }) => name.endsWith('.pack'))
    if (owner !== id && (owner !== undefined || listed.length > 0)) throw ofAnother(bucket.name)
    if (owner === undefined) await this.#far(() => markAs(id, bucket))
    // Whatever stands there counts: a table may have been lost, or be that of an earlier day.
    const known = new Set([...before, ...(await this.packs())])
    const missed = listed.filter(({ name }) => PACK.test(name) && !known.has(name))
    await table.add(missed).catch((failure) => {
      if (!whyUnstorable(failure)) throw failure
    })
    await this.#far(() => abortUnfinished(bucket, FOLDER))
  }

  async #upload(fill: FillPack): Promise<WrittenPack | undefined> {
    if (this.#options.isOnlyRead) throw new Error('This server only reads.')
    await this.#prepared()
    const pack = `${randomUUID()}.pack`
    const upload = new Upload(this.#options.bucket, `${FOLDER}/${pack}`)
    const sink = { writeFile: (bytes: Uint8Array) => this.#far(() => upload.write(bytes)), datasync: async () => {} }
    try {
      const records = await fill(sink)
      if (records.length > 0) await this.#far(() => upload.finish())
      else await upload.giveUp()
      return records.length > 0 ? { pack, records } : undefined
    } catch (failure) {
      await upload.giveUp()
      throw failure
    }
  }

  #keepRow({ pack, records }: WrittenPack, writtenAt: number): PackRow {
    const row = { name: pack, size: sizeOfPack(records), writtenAt }
    this.#rows.set(pack, row)
    this.#options.cache.keepIndex(pack, encodeIndex(records))
    return row
  }

  /** Undefined where there is none at its end. */
  async #readIndex({ name, size }: PackRow): Promise<PackEnd | 'gone' | undefined> {
    const tail = await this.#read(name, { last: Math.min(TAIL, size) })
    if (!tail) return 'gone'
    const footer = Buffer.from(tail.subarray(-FOOTER_BYTES))
    const length = indexBytes(footer)
    if (length === undefined || length + FOOTER_BYTES > size) return undefined
    const isInTail = length + FOOTER_BYTES <= tail.length
    const from = size - FOOTER_BYTES - length
    const read = isInTail
      ? tail.subarray(-FOOTER_BYTES - length, -FOOTER_BYTES)
      : await this.#read(name, { from, length })
    if (!read) return 'gone'
    return { index: Buffer.from(read), footer, isWhole: read.length === length && isWholeIndex(read, footer) }
  }

  #read(pack: string, part: Part): Promise<Buffer | undefined> {
    return this.#far(() => this.#options.bucket.read(`${FOLDER}/${pack}`, part))
  }

  async #remove(pack: string): Promise<void> {
    this.forget(pack)
    await this.#far(() => this.#options.bucket.remove(`${FOLDER}/${pack}`))
  }

  /** One that stays for now is removed when this process collects again, or found by the next that lists the bucket. */
  async #removeNowOrLater(pack: string): Promise<void> {
    await this.#remove(pack).catch(() => void this.#left.add(pack))
  }

  async #removeLeft(): Promise<void> {
    const left = [...this.#left]
    if (left.length === 0) return
    const known = new Set(await this.packs())
    this.#left.clear()
    // One that a server has found meanwhile is collected like any other.
    for (const pack of left) if (!known.has(pack)) await this.#removeNowOrLater(pack)
  }

  async #far<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (failure) {
      const isItsFault = failure instanceof TriedInVain || failure instanceof StoreRefusal
      throw isItsFault ? new StoreAway(this.#options.bucket.name, failure) : failure
    }
  }
}

/** Whoever can write to the bucket can make a checksum for other bytes, but no bytes for the name. */
async function isRight(bytes: Buffer, record: PackRecord): Promise<boolean> {
  const isAsWritten = bytes.length === record.length && crc32(bytes) === record.checksum
  return isAsWritten && (await plainOf(record, bytes)) !== undefined
}

/** At the start what the store refuses is a wrong setting. */
const refusalIn = (failure: unknown) =>
  failure instanceof StoreAway && failure.cause instanceof StoreRefusal ? failure.cause : failure
