// DER (X.690): as much of it as a certificate signing request needs, and as finding one extension of a certificate takes.

const CONTEXT = 0xa0

/** One value with its tag and length. */
export function tlv(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const digits = length.toString(16)
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

export const sequence = (...parts: readonly Uint8Array[]) => tlv(0x30, ...parts)
export const setOf = (...parts: readonly Uint8Array[]) => tlv(0x31, ...parts)
export const octets = (...parts: readonly Uint8Array[]) => tlv(0x04, ...parts)
export const bits = (bytes: Uint8Array) => tlv(0x03, Buffer.from([0]), bytes)
/** An object identifier, its bytes in hexadecimal. */
export const identifier = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'))
/** A value that its place says the kind of, `[n]`. */
export const inPlace = (place: number, ...parts: readonly Uint8Array[]) => tlv(CONTEXT | place, ...parts)

interface Read {
  readonly tag: number
  readonly body: Buffer
  readonly after: Buffer
}

/** The first value of some bytes, and what comes after it; undefined where they are cut off. */
export function readFirst(bytes: Buffer): Read | undefined {
  const [tag, first] = bytes
  if (tag === undefined || first === undefined) return undefined
  const more = first < 0x80 ? 0 : first & 0x7f
  if (more > 4 || bytes.length < 2 + more) return undefined
  const length = more === 0 ? first : bytes.readUIntBE(2, more)
  const from = 2 + more
  if (bytes.length < from + length) return undefined
  return { tag, body: bytes.subarray(from, from + length), after: bytes.subarray(from + length) }
}
