import { crc32 } from 'node:zlib'
import { type Blob, FORMS, type Form, type Hash } from './blobs.ts'

/**
 * A pack is many blobs in one file, so that a publish of ten thousand pages waits for the disk once. It is the bytes
 * one after another, an index (a record per blob), and a footer (magic, count, checksum of the index).
 */
export interface PackRecord {
  readonly hash: Hash
  readonly form: Form
  readonly offset: number
  readonly length: number
  readonly checksum: number
}

const MAGIC = 'MIMARPK1'
export const FOOTER_BYTES = 16
export const RECORD_BYTES = 47

/** Says where a blob lies when it is written at this offset. */
export function recordOf({ hash, form, bytes }: Blob, offset: number): PackRecord {
  return { hash, form, offset, length: bytes.length, checksum: crc32(bytes) }
}

/** The end of a pack: its index and footer. */
export function encodeIndex(records: readonly PackRecord[]): Buffer {
  const index = encodeRecords(records)
  const footer = Buffer.alloc(FOOTER_BYTES)
  footer.write(MAGIC, 0, 'latin1')
  footer.writeUInt32BE(records.length, 8)
  footer.writeUInt32BE(crc32(index), 12)
  return Buffer.concat([index, footer])
}

/** How many bytes a pack of these records has. */
export function sizeOfPack(records: readonly PackRecord[]): number {
  return records.reduce((sum, { length }) => sum + length + RECORD_BYTES, FOOTER_BYTES)
}

/** Records as an index has them, one after another. */
export function encodeRecords(records: readonly PackRecord[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(records.length * RECORD_BYTES)
  let at = 0
  for (const record of records) {
    bytes.write(record.hash, at, 'hex')
    bytes.writeUInt8(FORMS.indexOf(record.form), at + 32)
    bytes.writeUIntBE(record.offset, at + 33, 6)
    bytes.writeUInt32BE(record.length, at + 39)
    bytes.writeUInt32BE(record.checksum, at + 43)
    at += RECORD_BYTES
  }
  return bytes
}

/** How many bytes the index before this footer has; undefined when it is no footer of ours. */
export function indexBytes(footer: Buffer): number | undefined {
  if (footer.length !== FOOTER_BYTES || footer.toString('latin1', 0, 8) !== MAGIC) return undefined
  return footer.readUInt32BE(8) * RECORD_BYTES
}

/** Whether an index has the checksum that its footer says. */
export function isWholeIndex(index: Buffer, footer: Buffer): boolean {
  return crc32(index) === footer.readUInt32BE(12)
}

/** The records of an index; where it may be damaged each is to be compared with the bytes it names. */
export function decodeRecords(index: Buffer): PackRecord[] {
  return Array.from({ length: index.length / RECORD_BYTES }, (_, number) => recordAt(index, number))
}

/** The record of that number. */
function recordAt(index: Buffer, number: number): PackRecord {
  const at = number * RECORD_BYTES
  return {
    hash: index.toString('hex', at, at + 32),
    form: FORMS[index.readUInt8(at + 32)] ?? 'plain',
    offset: index.readUIntBE(at + 33, 6),
    length: index.readUInt32BE(at + 39),
    checksum: index.readUInt32BE(at + 43),
  }
}
