// Packs in a bucket (S3): each is one object, its index is read from its end, and a table says which there are (0112).
import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { clock } from '../clock.ts'
import { log } from '../log.ts'
import { makeFolder } from '../make-folder.ts'
import { StartRefusal } from '../refusal.ts'
import { TriedInVain } from '../retrying.ts'
import type { Bucket, Part } from '../s3/bucket.ts'
import { StoreRefusal } from '../s3/faults.ts'
import { abortUnfinished, Upload } from '../s3/upload.ts'
import { StoreAway, whyUnstorable } from '../unstorable.ts'
import { hashOf } from './blobs.ts'
import type { Copies } from './disk-cache.ts'
import { Disturbances } from './disturbances.ts'
import { encodeIndex, FOOTER_BYTES, indexBytes, isWholeIndex, type PackRecord, sizeOfPack } from './pack.ts'
import type { PackIndex } from './pack-file.ts'
import { COLLECTING, type PackRow, type PackTable } from './pack-table.ts'
import type { FillPack, Lease, OpenedPack, Shelf, WrittenPack } from './shelf.ts'

const FOLDER = 'packs'
/** Says whose bucket it is: two installations in one would each remove what only the other needs. */
const MARK = 'mimar-store.json'
/** The footer and most indexes come with one answer. */
const TAIL = 64 * 1024
/** A lease is renewed so often, in milliseconds. */
const RENEWED_MS = 60_000
/** What was away a moment ago is asked once, and not patiently. */
const AWAY_MS = 2_000

interface BucketShelfOptions {
  readonly bucket: Bucket
  readonly table: PackTable
  readonly cache: Copies
  /** The id of the installation. */
  readonly installation: () => Promise<string>
  readonly now: () => number
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
  #ours: Promise<void> | undefined
  #awayUntil = 0

  constructor(options: BucketShelfOptions) {
    this.#options = options
  }

  nameOf(pack: string): string {
    return `The object ${this.#options.bucket.name}/${FOLDER}/${pack}`
  }

  /** A store that does not answer is waited for later: what is in the cache can be read. */
  async begin(): Promise<void> {
    try {
      await this.#prepared()
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
      if (!isRight(bytes, record)) continue
      cache.keep(record, bytes)
      return bytes
    }
    return 'damaged'
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
    packs: readonly string[],
    writtenAt: number,
    fill: FillPack,
  ): Promise<WrittenPack | 'changed' | undefined> {
    const { table } = this.#options
    const written = await this.#upload(fill)
    const row = written && this.#keepRow(written, writtenAt)
    if (!(await table.replace(packs, row))) {
      if (row) await this.#remove(row.name)
      return 'changed'
    }
    // One that stays for now is found by the next who lists the bucket, and removed again.
    for (const pack of packs) await this.#remove(pack).catch(() => {})
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
    const { table } = this.#options
    await this.#prepared()
    if (!(await table.takeLock(this.#owner))) return undefined
    try {
      return await work()
    } finally {
      await table.release(COLLECTING, this.#owner)
    }
  }

  holdAlone(): Promise<void> {
    return this.#options.table.hold(COLLECTING, this.#owner).catch(() => {})
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
    const mark = await this.#far(() => bucket.read(MARK))
    const listed = (await this.#far(() => bucket.list(FOLDER))).filter(({ name }) => name.endsWith('.pack'))
    const owner = mark && ownerIn(mark)
    if (owner !== id && (mark || listed.length > 0)) throw ofAnother(bucket.name)
    if (!mark) await this.#far(() => bucket.write(MARK, Buffer.from(`${JSON.stringify({ installation: id })}\n`)))
    // Whatever stands there counts: a table may have been lost, or be that of an earlier day.
    const known = new Set([...before, ...(await this.packs())])
    const missed = listed.filter(({ name }) => !known.has(name))
    await table.add(missed).catch((failure) => {
      if (!whyUnstorable(failure)) throw failure
    })
    await this.#far(() => abortUnfinished(bucket, FOLDER))
  }

  async #upload(fill: FillPack): Promise<WrittenPack | undefined> {
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
    this.#rows.delete(pack)
    this.#options.cache.forgetIndex(pack)
    await this.#far(() => this.#options.bucket.remove(`${FOLDER}/${pack}`))
  }

  async #far<T>(work: () => Promise<T>): Promise<T> {
    const { bucket } = this.#options
    if (performance.now() < this.#awayUntil) throw new StoreAway(bucket.name, 'it was away a moment ago')
    try {
      return await work()
    } catch (failure) {
      if (failure instanceof TriedInVain) this.#awayUntil = performance.now() + AWAY_MS
      const isItsFault = failure instanceof TriedInVain || failure instanceof StoreRefusal
      throw isItsFault ? new StoreAway(bucket.name, failure) : failure
    }
  }
}

const isRight = (bytes: Buffer, { hash, form, length, checksum }: PackRecord) =>
  bytes.length === length && crc32(bytes) === checksum && (form !== 'plain' || hashOf(bytes) === hash)

function ownerIn(mark: Buffer): unknown {
  try {
    return (JSON.parse(mark.toString()) as { readonly installation?: unknown }).installation
  } catch {
    return undefined
  }
}

const ofAnother = (name: string) =>
  new StartRefusal(
    `${name} belongs to another installation of Mimar, or is not empty. Nothing was changed. Set STORAGE_URL to a bucket, or a folder in it, of this installation's own: s3://BUCKET/FOLDER.`,
  )

/** At the start what the store refuses is a wrong setting. */
const refusalIn = (failure: unknown) =>
  failure instanceof StoreAway && failure.cause instanceof StoreRefusal ? failure.cause : failure
