import type { FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Blob, Form, Hash } from './blobs.ts'
import type { Files } from './files.ts'
import { encodeIndex, FOOTER_BYTES, indexBytes, isWholeIndex, type PackRecord, recordOf } from './pack.ts'

const FLUSH_BYTES = 4 * 1024 * 1024

/** The name of a blob in one of its forms. */
export const nameOf = (hash: Hash, form: Form) => (form === 'plain' ? hash : `${hash}.${form}`)

/** A pack that is being written, from its beginning to its end. */
export interface PackSink {
  writeFile(bytes: Uint8Array): Promise<void>
  /** What was written so far is on its way to where it stays. */
  datasync(): Promise<void>
}

/**
 * Writes blobs one after another and their index; what is there already is left out. While some are written down to the
 * disk the next ones are made. So whoever syncs the file at the end waits for the last of them alone.
 */
export async function writePack(
  file: PackSink,
  blobs: Iterable<Blob> | AsyncIterable<Blob>,
  isThere: (blob: Blob) => Promise<boolean>,
): Promise<PackRecord[]> {
  const records: PackRecord[] = []
  const inThisPack = new Set<string>()
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let offset = 0
  let writing = Promise.resolve()
  for await (const blob of blobs) {
    const name = nameOf(blob.hash, blob.form)
    if (inThisPack.has(name) || (await isThere(blob))) continue
    inThisPack.add(name)
    records.push(recordOf(blob, offset))
    offset += blob.bytes.length
    waiting.push(blob.bytes)
    waitingBytes += blob.bytes.length
    if (waitingBytes < FLUSH_BYTES) continue
    const bytes = Buffer.concat(waiting, waitingBytes)
    waiting = []
    waitingBytes = 0
    await writing
    writing = file.writeFile(bytes).then(() => file.datasync())
    // Heard when the next ones are there, or at the end.
    writing.catch(() => {})
  }
  await writing
  if (records.length > 0) await file.writeFile(Buffer.concat([...waiting, encodeIndex(records)]))
  return records
}

/** What a pack holds, and when it was written. */
export interface PackIndex {
  /** Records as they stand in the pack. None when it is torn, because then nobody was told that it had been kept. */
  readonly index: Buffer
  /** In milliseconds since 1970. */
  readonly writtenAt: number
  readonly size: number
}

/** What a pack says it holds; `isSalvaging` reads an index that is damaged as well. */
export async function readIndex(path: string, files: Files, isSalvaging = false): Promise<PackIndex> {
  const file = await files.open(path, 'r')
  try {
    const { size, mtimeMs: writtenAt } = await file.stat()
    const none = { index: Buffer.alloc(0), writtenAt, size }
    const footer = Buffer.alloc(FOOTER_BYTES)
    if (size < FOOTER_BYTES) return none
    await file.read(footer, 0, FOOTER_BYTES, size - FOOTER_BYTES)
    const length = indexBytes(footer)
    if (length === undefined || length > size - FOOTER_BYTES) return none
    const index = Buffer.allocUnsafeSlow(length)
    await file.read(index, 0, length, size - FOOTER_BYTES - length)
    return isSalvaging || isWholeIndex(index, footer) ? { index, writtenAt, size } : none
  } finally {
    await file.close()
  }
}

/** The bytes of a record; 'gone' where the pack is no longer there, 'damaged' where they are not what was written. */
export async function readRecord(
  path: string,
  record: PackRecord,
  files: Pick<Files, 'open'>,
): Promise<Buffer | 'gone' | 'damaged'> {
  return orWhyNot(async () => {
    const file = await files.open(path, 'r')
    try {
      return await readFrom(file, record)
    } finally {
      await file.close()
    }
  })
}

/** The same from a pack that somebody keeps open. */
export function readRecordOf(opened: Promise<FileHandle>, record: PackRecord): Promise<Buffer | 'gone' | 'damaged'> {
  return orWhyNot(async () => readFrom(await opened, record))
}

async function readFrom(file: FileHandle, { offset, length, checksum }: PackRecord): Promise<Buffer | 'damaged'> {
  const bytes = Buffer.allocUnsafeSlow(length)
  const { bytesRead } = await file.read(bytes, 0, length, offset)
  return bytesRead === length && crc32(bytes) === checksum ? bytes : 'damaged'
}

async function orWhyNot(read: () => Promise<Buffer | 'damaged'>): Promise<Buffer | 'gone' | 'damaged'> {
  try {
    return await read()
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException
    if (code === 'ENOENT') return 'gone'
    if (code === 'EIO') return 'damaged'
    throw failure
  }
}
