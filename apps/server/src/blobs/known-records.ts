// Records of packs as they are kept in memory: by the beginning of their hash, of which no two blobs have the same.
import { FORMS, type Form, type Hash } from './blobs.ts'
import { type PackRecord, RECORD_BYTES } from './pack.ts'

/** So much of a hash (SHA-256) is kept. Two blobs that begin alike are found in 2^80 tries, by somebody who makes both. */
export const HASH_BYTES = 20
const HASH_IN_PACK = 32
/** The beginning of the hash, and the form. */
const KEY_BYTES = HASH_BYTES + 1
const LEFT_OUT = HASH_IN_PACK - HASH_BYTES
const KNOWN_BYTES = RECORD_BYTES - LEFT_OUT

/** The records of an index as it stands in a pack. */
export function shortened(index: Buffer): Buffer {
  const count = index.length / RECORD_BYTES
  const known = Buffer.allocUnsafeSlow(count * KNOWN_BYTES)
  for (let number = 0; number < count; number += 1) {
    const [from, to] = [number * RECORD_BYTES, number * KNOWN_BYTES]
    index.copy(known, to, from, from + HASH_BYTES)
    index.copy(known, to + HASH_BYTES, from + HASH_IN_PACK, from + RECORD_BYTES)
  }
  return known
}

/** How many there are. */
export const countOf = (known: Buffer): number => known.length / KNOWN_BYTES

/** Where the record of that number, and its key, begins. */
export const offsetOf = (number: number): number => number * KNOWN_BYTES

/** The name of a blob in one of its forms, as records have it. */
export function keyOf(hash: Hash, form: Form): Buffer {
  const key = Buffer.allocUnsafe(KEY_BYTES)
  key.fill(0, key.write(hash, 0, HASH_BYTES, 'hex'))
  key[HASH_BYTES] = FORMS.indexOf(form)
  return key
}

/** Whether the record of that number is of the blob with that key. */
export function isOf(known: Buffer, number: number, key: Buffer): boolean {
  const at = offsetOf(number)
  return key.compare(known, at, at + KEY_BYTES) === 0
}

/** The key of the record of that number. */
export function keyAt(known: Buffer, number: number): Buffer {
  const at = offsetOf(number)
  return known.subarray(at, at + KEY_BYTES)
}

/** Where in its pack the blob of that record lies. */
export function placeAt(known: Buffer, number: number): Pick<PackRecord, 'offset' | 'length' | 'checksum'> {
  const at = offsetOf(number) + KEY_BYTES
  return {
    offset: known.readUIntBE(at, 6),
    length: known.readUInt32BE(at + 6),
    checksum: known.readUInt32BE(at + 10),
  }
}
