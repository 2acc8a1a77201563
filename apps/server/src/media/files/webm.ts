// WebM (EBML, RFC 8794; Matroska, RFC 9559): size, length and codec of a film, from its elements.
import type { FileSource } from './file-source.ts'
import { type Film, plausible } from './film.ts'
import { FileRefusal } from './refusal.ts'

const ID = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  shownWidth: 0x54b0,
  shownHeight: 0x54ba,
  shownUnit: 0x54b2,
  cluster: 0x1f43b675,
} as const

/** An element of a file, without its head; `end` is that of what it stands in where it does not say. */
interface Element {
  readonly id: number
  readonly start: number
  readonly end: number
}

const MOST_ELEMENTS = 10_000
/** What describes a film, in one piece. */
const MOST_DESCRIPTION = 8_000_000
/** Longer than any head of an element. */
const LONGEST_HEAD = 12
const PLAYED = /^V_(?:VP8|VP9|AV1)$/
const PICTURES = 1

export const isWebm = (start: Uint8Array) => start.length >= 4 && Buffer.from(start).readUInt32BE(0) === ID.head

export async function readWebm(source: FileSource): Promise<Film> {
  const [head, segment] = await beside(source, 0, source.size, ({ id }) => id === ID.segment)
  if (head?.id !== ID.head || segment?.id !== ID.segment) throw new FileRefusal('not-a-video')
  const type = textOf(within(await whole(source, head)).get(ID.docType))
  if (type !== 'webm') throw new FileRefusal('film-unplayable', type === 'matroska' ? 'Matroska' : type)
  const parts = await beside(source, segment.start, segment.end, ({ id }) => id === ID.cluster)
  const [info, tracks] = [ID.info, ID.tracks].map((id) => parts.find((part) => part.id === id))
  if (!info || !tracks) throw new FileRefusal('file-broken')
  const seconds = durationIn(await whole(source, info))
  for (const track of elementsIn(await whole(source, tracks)).filter(({ id }) => id === ID.track)) {
    const about = within(track.bytes)
    if (numberOf(about.get(ID.trackType)) !== PICTURES) continue
    const codec = textOf(about.get(ID.codec))
    if (!PLAYED.test(codec))
      throw new FileRefusal('film-unplayable', codec.replace(/[^A-Za-z0-9_/]/g, '?').slice(0, 40))
    return plausible({ ...sizeOf(within(about.get(ID.video) ?? NOTHING)), seconds })
  }
  throw new FileRefusal('film-without-picture')
}

const NOTHING = Buffer.alloc(0)

/** Elements beside each other, up to the last that is wanted. */
async function beside(source: FileSource, from: number, to: number, isLast: (element: Element) => boolean) {
  const found: Element[] = []
  for (let at = from; at < to; ) {
    const head = await source.read(at, Math.min(LONGEST_HEAD, to - at))
    const element = elementAt(head, at, to)
    if (!element || found.length >= MOST_ELEMENTS) throw new FileRefusal('file-broken')
    found.push(element)
    if (isLast(element)) return found
    at = element.end
  }
  return found
}

async function whole(source: FileSource, { start, end }: Element): Promise<Buffer> {
  if (end - start > MOST_DESCRIPTION) throw new FileRefusal('file-broken')
  return source.read(start, end - start)
}

/** The element whose head this is; undefined where it is none, or longer than what it stands in. */
function elementAt(head: Buffer, at: number, end: number): Element | undefined {
  const id = numberAt(head, 0, 4, true)
  const size = id && numberAt(head, id.length, 8, false)
  if (!size) return undefined
  const start = at + id.length + size.length
  const last = size.isUnknown ? end : start + size.value
  return last > end ? undefined : { id: id.value, start, end: last }
}

/** A number whose first bits say how many bytes it has; in names these stay. */
function numberAt(bytes: Buffer, at: number, most: number, keepsMark: boolean) {
  const first = bytes[at]
  if (first === undefined || first === 0) return undefined
  const length = Math.clz32(first) - 23
  if (length > most || at + length > bytes.length) return undefined
  let value = keepsMark ? first : first & (0xff >> length)
  let isUnknown = value === 0xff >> length
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  return { value, length, isUnknown }
}

function elementsIn(bytes: Buffer): { readonly id: number; readonly bytes: Buffer }[] {
  const found: { id: number; bytes: Buffer }[] = []
  for (let at = 0; at < bytes.length; ) {
    const element = elementAt(bytes.subarray(at, at + LONGEST_HEAD), at, bytes.length)
    if (!element || found.length >= MOST_ELEMENTS) throw new FileRefusal('file-broken')
    found.push({ id: element.id, bytes: bytes.subarray(element.start, element.end) })
    at = element.end
  }
  return found
}

const within = (bytes: Buffer) => new Map(elementsIn(bytes).map((element) => [element.id, element.bytes]))

function durationIn(info: Buffer): number {
  const about = within(info)
  const duration = about.get(ID.duration)
  const ticks = duration?.length === 8 ? duration.readDoubleBE() : duration?.length === 4 ? duration.readFloatBE() : 0
  const nanoseconds = about.has(ID.scale) ? numberOf(about.get(ID.scale)) : 1_000_000
  return (ticks * nanoseconds) / 1e9
}

function sizeOf(video: ReadonlyMap<number, Buffer>) {
  const [width, height] = [numberOf(video.get(ID.pixelWidth)), numberOf(video.get(ID.pixelHeight))]
  const [shownWidth, shownHeight] = [numberOf(video.get(ID.shownWidth)), numberOf(video.get(ID.shownHeight))]
  // Other units than px are proportions: the pixels are near enough.
  const isShown = numberOf(video.get(ID.shownUnit)) === 0 && shownWidth > 0 && shownHeight > 0
  return isShown ? { width: shownWidth, height: shownHeight } : { width, height }
}

function numberOf(bytes: Buffer = NOTHING): number {
  if (bytes.length > 8) throw new FileRefusal('file-broken')
  return bytes.reduce((value, byte) => value * 256 + byte, 0)
}

const textOf = (bytes: Buffer = NOTHING) => bytes.toString('latin1').replace(/\0+$/, '')
