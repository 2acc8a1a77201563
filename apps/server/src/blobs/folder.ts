import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { whyUnstorable } from '../store/refused.ts'
import type { Blob, Blobs, Form, Hash } from './blobs.ts'
import { syncFolder, UNFINISHED, writeDurably } from './durable.ts'
import { decodeIndex, encodeIndex, FOOTER_BYTES, indexBytes, type PackRecord, recordOf } from './pack.ts'

interface Found extends PackRecord {
  readonly pack: string
}

const FLUSH_BYTES = 4 * 1024 * 1024
const LEFT_OVER_AFTER_MS = 3_600_000
const key = (hash: Hash, form: Form) => (form === 'plain' ? hash : `${hash}.${form}`)

/** Blobs in a folder of packs. Several processes may use one folder: every put makes a pack of its own. */
export async function openFolderBlobs(folder: string): Promise<Blobs> {
  await mkdir(folder, { recursive: true })
  // A disk that takes nothing may still be read.
  await removeLeftOvers(folder).catch((failure) => {
    if (!whyUnstorable(failure)) throw failure
  })
  const blobs = new FolderBlobs(folder)
  await blobs.learnNewPacks()
  return blobs
}

class FolderBlobs implements Blobs {
  readonly #folder: string
  readonly #index = new Map<string, Found>()
  readonly #known = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  async put(blobs: Iterable<Blob> | AsyncIterable<Blob>): Promise<void> {
    const pack = `${randomUUID()}.pack`
    let records: PackRecord[] = []
    const isWritten = await writeDurably(join(this.#folder, pack), async (file) => {
      records = await writePack(file, blobs, (blob) => this.#index.has(key(blob.hash, blob.form)))
      return records.length > 0
    })
    if (isWritten) this.#learn(pack, records)
  }

  async read(hash: Hash, form: Form = 'plain'): Promise<Buffer | undefined> {
    const found = await this.#find(hash, form)
    return found && readFrom(join(this.#folder, found.pack), found)
  }

  async has(hash: Hash, form: Form = 'plain'): Promise<boolean> {
    return (await this.#find(hash, form)) !== undefined
  }

  async learnNewPacks(): Promise<void> {
    const names = await readdir(this.#folder)
    const packs = names.filter((name) => name.endsWith('.pack') && !this.#known.has(name))
    for (const pack of packs) this.#learn(pack, await readIndex(join(this.#folder, pack)))
  }

  #learn(pack: string, records: readonly PackRecord[]): void {
    this.#known.add(pack)
    for (const record of records) this.#index.set(key(record.hash, record.form), { ...record, pack })
  }

  /** What is not known here may have been put by another process. */
  async #find(hash: Hash, form: Form): Promise<Found | undefined> {
    const name = key(hash, form)
    if (!this.#index.has(name)) await this.learnNewPacks()
    return this.#index.get(name)
  }
}

type Writable = { writeFile(bytes: Uint8Array): Promise<void> }

async function writePack(
  file: Writable,
  blobs: Iterable<Blob> | AsyncIterable<Blob>,
  isThere: (blob: Blob) => boolean,
): Promise<PackRecord[]> {
  const records: PackRecord[] = []
  const inThisPack = new Set<string>()
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let offset = 0
  for await (const blob of blobs) {
    const name = key(blob.hash, blob.form)
    if (inThisPack.has(name) || isThere(blob)) continue
    inThisPack.add(name)
    records.push(recordOf(blob, offset))
    offset += blob.bytes.length
    waiting.push(blob.bytes)
    waitingBytes += blob.bytes.length
    if (waitingBytes < FLUSH_BYTES) continue
    await file.writeFile(Buffer.concat(waiting, waitingBytes))
    waiting = []
    waitingBytes = 0
  }
  if (records.length > 0) await file.writeFile(Buffer.concat([...waiting, encodeIndex(records)]))
  return records
}

/** The records of a pack; none when it is torn, because then nobody was told that it had been kept. */
async function readIndex(path: string): Promise<PackRecord[]> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const footer = Buffer.alloc(FOOTER_BYTES)
    if (size < FOOTER_BYTES) return []
    await file.read(footer, 0, FOOTER_BYTES, size - FOOTER_BYTES)
    const length = indexBytes(footer)
    if (length === undefined || length > size - FOOTER_BYTES) return []
    const index = Buffer.alloc(length)
    await file.read(index, 0, length, size - FOOTER_BYTES - length)
    return decodeIndex(index, footer) ?? []
  } finally {
    await file.close()
  }
}

async function readFrom(path: string, { offset, length, checksum, hash }: Found): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const bytes = Buffer.allocUnsafeSlow(length)
    const { bytesRead } = await file.read(bytes, 0, length, offset)
    if (bytesRead === length && crc32(bytes) === checksum) return bytes
    throw new Error(
      `The file ${path} is damaged: blob ${hash} cannot be read from it. Restore this file from a backup of the data folder.`,
    )
  } finally {
    await file.close()
  }
}

/** Only old ones: another process may be writing at this moment. */
async function removeLeftOvers(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(UNFINISHED))
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > LEFT_OVER_AFTER_MS) await rm(join(folder, name), { force: true })
  }
  if (names.length > 0) await syncFolder(folder)
}
