/** Files of the smallest size, written byte for byte. */

export const somePdf = (text = 'menu') => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)

export const someCaptions = (text = 'Welcome.') =>
  Buffer.from(
    `WEBVTT\n\n1\n00:00.500 --> 00:02.000\n${text}\n\nNOTE who says so\n\n00:00:02.000 --> 00:00:03.250 line:0\nThis way.\n`,
  )

const box = (kind: string, ...inside: readonly Uint8Array[]) => {
  const bytes = Buffer.concat(inside)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(bytes.length + 8)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, bytes])
}

const numbers = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4)
  return bytes
}

interface Film {
  readonly width?: number
  readonly height?: number
  readonly seconds?: number
  readonly codec?: string
}

interface Mp4 extends Film {
  readonly brand?: string
  /** As a telephone that was held upright writes it. */
  readonly isTurned?: boolean
  /** Its description stands behind the pictures. */
  readonly isLate?: boolean
  readonly handler?: string
  readonly payload?: Uint8Array
}

const ONE = 65_536

/** A film that nobody can play, in the boxes of one that can be. */
export function someMp4(film: Mp4 = {}): Buffer {
  const { brand = 'isom', isTurned = false, isLate = false, payload = Buffer.from('pictures') } = film
  const parts = [moovOf(film, isTurned), box('mdat', payload)]
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\x01${brand}mp42`)),
    ...(isLate ? parts.reverse() : parts),
  ])
}

function moovOf(
  { width = 640, height = 360, seconds = 3.5, codec = 'avc1', handler = 'vide' }: Mp4,
  isTurned: boolean,
) {
  const matrix = isTurned
    ? numbers(0, ONE, 0, -ONE, 0, 0, 0, 0, 0x4000_0000)
    : numbers(ONE, 0, 0, 0, ONE, 0, 0, 0, 0x4000_0000)
  const head = box('mvhd', numbers(0, 0, 0, 1000, seconds * 1000, ONE), Buffer.alloc(76))
  const track = box(
    'tkhd',
    numbers(0, 0, 0, 1, 0, seconds * 1000, 0, 0, 0, 0),
    matrix,
    numbers(width * ONE, height * ONE),
  )
  const entry = box(codec, Buffer.alloc(70))
  const tables = box('minf', box('stbl', box('stsd', numbers(0, 1), entry)))
  const told = box('hdlr', numbers(0, 0), Buffer.from(handler), Buffer.alloc(13))
  return box('moov', head, box('trak', track, box('mdia', told, tables)))
}

const element = (id: number, ...inside: readonly Uint8Array[]) => {
  const bytes = Buffer.concat(inside)
  const name = Buffer.from(id.toString(16), 'hex')
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(bytes.length) | (1n << 56n))
  return Buffer.concat([name, size, bytes])
}

const whole = (id: number, value: number) => element(id, numbers(value))

/** The same as WebM. */
export function someWebm({
  width = 320,
  height = 240,
  seconds = 2,
  codec = 'V_VP9',
  type = 'webm',
}: Film & { type?: string } = {}) {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(seconds * 1000)
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from(type))),
    element(
      0x18538067,
      element(0x1549a966, whole(0x2ad7b1, 1_000_000), element(0x4489, duration)),
      element(
        0x1654ae6b,
        element(
          0xae,
          whole(0x83, 1),
          element(0x86, Buffer.from(codec)),
          element(0xe0, whole(0xb0, width), whole(0xba, height)),
        ),
      ),
      element(0x1f43b675, Buffer.from('pictures')),
    ),
  ])
}
