// A cache on the disk of this machine for what stands in a bucket: bounded, least recently used out first.
import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { giveWay } from '../turns.ts'
import type { Blob } from './blobs.ts'
import { copyOf, NamedCopies, pathIn } from './named-copies.ts'
import { FOOTER_BYTES, indexBytes, isWholeIndex, type PackRecord } from './pack.ts'
import { nameOf } from './pack-file.ts'

const INDEX = '.index'
/** So much waits for the disk at most; what comes while more does is not kept. */
const MOST_WAITING_BYTES = 32 * 1024 * 1024
/** So much of the room stays for copies, however large the indexes are. */
const COPIES_SHARE = 1 / 2

/**
 * Copies of blobs, and of the indexes of packs, which take room from them. Nothing relies on it: each copy is compared with its checksum when it is
 * read, and a disk that takes none is done without.
 */
export class DiskCache {
  readonly #folder: string
  readonly #named: NamedCopies
  readonly #mostBytes: number
  /** How many bytes each copy has, the one that was asked for last at the end. */
  readonly #sizes = new Map<string, number>()
  /** How many bytes each index has, by its pack. */
  readonly #indexes = new Map<string, number>()
  /** Packs whose indexes are about to be removed. */
  readonly #leaving = new Set<string>()
  #bytes = 0
  #indexBytes = 0
  #waitingBytes = 0
  #writing: Promise<unknown> = Promise.resolve()

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder
    this.#named = new NamedCopies(folder)
    this.#mostBytes = mostBytes
  }

  /** Learns what is there, and removes indexes of packs that are not there any more. */
  async open(packs: ReadonlySet<string>): Promise<void> {
    const found: { readonly name: string; readonly size: number; readonly at: number }[] = []
    for (const way of await readdir(this.#folder, { recursive: true }).catch(() => [])) {
      // Windows says it with its own sign.
      const name = way.replaceAll('\\', '/')
      const about = await stat(join(this.#folder, name)).catch(() => undefined)
      if (!about?.isFile()) continue
      const pack = name.endsWith(INDEX) ? name.slice(0, -INDEX.length) : undefined
      const isLeft = pack === undefined ? !/^[\da-f]{2}\/[\da-f]{64}(?:\.\w+)?$/.test(name) : !packs.has(pack)
      if (isLeft) await rm(join(this.#folder, name), { force: true })
      else if (pack === undefined) found.push({ name: name.slice(3), size: about.size, at: about.mtimeMs })
      else this.#countIndex(pack, about.size)
      await giveWay()
    }
    for (const { name, size } of found.sort((one, other) => one.at - other.at)) this.#count(name, size)
    await this.#makeRoom()
  }

  async read(record: PackRecord): Promise<Buffer | undefined> {
    const name = nameOf(record.hash, record.form)
    const size = this.#sizes.get(name)
    if (size === undefined) return undefined
    const bytes = await this.look(record)
    this.#forget(name)
    if (bytes) this.#count(name, size)
    return bytes
  }

  /** A copy that stands there, whoever made it; nothing is counted. */
  look(record: PackRecord): Promise<Buffer | undefined> {
    return copyOf(this.#folder, record)
  }

  /** A copy by its name alone, whichever pack it is from. */
  byName(blob: Pick<Blob, 'hash' | 'form'>): Promise<Buffer | undefined> {
    const name = nameOf(blob.hash, blob.form)
    const size = this.#sizes.get(name)
    this.#forget(name)
    if (size !== undefined) this.#count(name, size)
    return this.#named.read(blob)
  }

  /** Keeps a copy, a moment later and if it can. */
  keep(record: PackRecord, bytes: Buffer): void {
    if (bytes.length > this.#mostBytes / 8) return
    const name = nameOf(record.hash, record.form)
    this.#write(this.#pathOf(name), bytes, async () => {
      this.#forget(name)
      this.#count(name, bytes.length)
      await this.#makeRoom()
    })
  }

  /** The records of a pack as its index has them. */
  async index(pack: string): Promise<Buffer | undefined> {
    if (this.#leaving.has(pack)) return undefined
    const bytes = await readFile(join(this.#folder, pack + INDEX)).catch(() => undefined)
    const footer = bytes?.subarray(-FOOTER_BYTES)
    const index = bytes?.subarray(0, -FOOTER_BYTES)
    if (!footer || !index || indexBytes(footer) !== index.length || !isWholeIndex(index, footer)) return undefined
    return index
  }

  /** `bytes` is an index with its footer. */
  keepIndex(pack: string, bytes: Buffer): void {
    this.#write(join(this.#folder, pack + INDEX), bytes, async () => {
      this.#countIndex(pack, bytes.length)
      await this.#makeRoom()
    })
  }

  /** After what is still to be kept: none of a pack that is forgotten comes late. */
  forgetIndex(pack: string): void {
    this.#leaving.add(pack)
    const remove = async () => {
      this.#countIndex(pack, 0)
      await rm(join(this.#folder, pack + INDEX), { force: true })
    }
    this.#writing = this.#writing
      .then(remove)
      .catch(() => {})
      .then(() => void this.#leaving.delete(pack))
  }

  /** All that was to be kept is. */
  async settled(): Promise<void> {
    await this.#writing
  }

  #write(path: string, bytes: Buffer, then: () => Promise<void> = async () => {}): void {
    if (this.#waitingBytes + bytes.length > MOST_WAITING_BYTES) return
    this.#waitingBytes += bytes.length
    const write = async () => {
      const beside = join(this.#folder, randomUUID())
      await makeFolder(join(path, '..'), { mode: 0o700 })
      try {
        await writeFile(beside, bytes, { mode: 0o600 })
        await rename(beside, path)
      } catch (failure) {
        // What a full disk took of it would keep it full.
        await rm(beside, { force: true })
        throw failure
      }
      await then()
    }
    const settle = () => {
      this.#waitingBytes -= bytes.length
    }
    this.#writing = this.#writing
      .then(write)
      .catch(() => {})
      .then(settle)
  }

  async #makeRoom(): Promise<void> {
    for (const name of this.#sizes.keys()) {
      if (this.#bytes <= Math.max(this.#mostBytes - this.#indexBytes, this.#mostBytes * COPIES_SHARE)) return
      this.#forget(name)
      await rm(this.#pathOf(name), { force: true })
    }
  }

  #count(name: string, size: number): void {
    this.#sizes.set(name, size)
    this.#bytes += size
  }

  #countIndex(pack: string, size: number): void {
    this.#indexBytes += size - (this.#indexes.get(pack) ?? 0)
    if (size > 0) this.#indexes.set(pack, size)
    else this.#indexes.delete(pack)
  }

  #forget(name: string): void {
    this.#bytes -= this.#sizes.get(name) ?? 0
    this.#sizes.delete(name)
  }

  #pathOf(name: string): string {
    return pathIn(this.#folder, name)
  }
}

/** The folder for copies of what stands in that bucket. */
export const copiesOf = (cacheDir: string, { bucket, prefix }: { readonly bucket: string; readonly prefix: string }) =>
  join(cacheDir, 'store-cache', encodeURIComponent(`${bucket}/${prefix}`))

/** What a shelf asks of a cache. */
export type Copies = Pick<DiskCache, 'open' | 'read' | 'byName' | 'keep' | 'index' | 'keepIndex' | 'forgetIndex'>

/** The cache of the server beside this process: what is there is read, and nothing is kept, counted or removed. */
export const readOnly = (cache: DiskCache): Copies => ({
  open: async () => {},
  read: (record) => cache.look(record),
  byName: (blob) => cache.byName(blob),
  index: (pack) => cache.index(pack),
  keep() {},
  keepIndex() {},
  forgetIndex() {},
})
