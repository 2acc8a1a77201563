// MP4 (ISO/IEC 14496-12, the ISO base media file format): size, length and codec of a film, from its boxes.
import type { FileSource } from './file-source.ts'
import { type Film, plausible } from './film.ts'
import { FileRefusal } from './refusal.ts'

/** One box of a file, without its head. */
interface Box {
  readonly kind: string
  readonly start: number
  readonly end: number
}

/** More boxes beside each other, or a longer description, has no film that a phone or a camera makes. */
const MOST_BOXES = 10_000
const MOST_DESCRIPTION = 32_000_000

/** Codecs that Chrome, Firefox and Safari play. */
const PLAYED = new Set(['avc1', 'avc3', 'av01', 'vp09'])

export const isMp4 = (start: Uint8Array) => Buffer.from(start.subarray(4, 8)).toString('latin1') === 'ftyp'

/** Reads a film; QuickTime, which begins alike, is not one that all browsers play. */
export async function readMp4(source: FileSource): Promise<Film> {
  const boxes = await boxesOf(source)
  const [first] = boxes
  if (first?.kind !== 'ftyp') throw new FileRefusal('not-a-video')
  const brand = (await source.read(first.start, 4)).toString('latin1')
  if (brand === 'qt  ') throw new FileRefusal('film-unplayable', 'QuickTime')
  const moov = boxes.find(({ kind }) => kind === 'moov')
  if (!moov || !boxes.some(({ kind }) => kind === 'mdat')) throw new FileRefusal('file-broken')
  if (moov.end - moov.start > MOST_DESCRIPTION) throw new FileRefusal('file-broken')
  return filmIn(await source.read(moov.start, moov.end - moov.start))
}

/** Reads the heads of all boxes; the bytes between are passed over. */
async function boxesOf(source: FileSource): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at < source.size; ) {
    const head = await source.read(at, Math.min(16, source.size - at))
    const box = boxAt(head, at, source.size)
    if (!box || boxes.length >= MOST_BOXES) throw new FileRefusal('file-broken')
    boxes.push(box)
    at = box.end
  }
  return boxes
}

/** The box whose head this is; undefined where it is none, or longer than what it stands in. */
function boxAt(head: Buffer, at: number, end: number): Box | undefined {
  if (head.length < 8) return undefined
  const short = head.readUInt32BE(0)
  const isLong = short === 1
  if (isLong && head.length < 16) return undefined
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
  const before = isLong ? 16 : 8
  if (size < before || at + size > end) return undefined
  return { kind: head.toString('latin1', 4, 8), start: at + before, end: at + size }
}

/** The boxes in a box. */
function inside(bytes: Buffer, from = 0, to = bytes.length): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to; ) {
    const box = boxAt(bytes.subarray(at, Math.min(at + 16, to)), at, to)
    if (!box || boxes.length >= MOST_BOXES) throw new FileRefusal('file-broken')
    boxes.push(box)
    at = box.end
  }
  return boxes
}

function filmIn(moov: Buffer): Film {
  const boxes = inside(moov)
  const head = boxes.find(({ kind }) => kind === 'mvhd')
  if (!head) throw new FileRefusal('file-broken')
  const seconds = durationOf(moov.subarray(head.start, head.end))
  for (const track of boxes.filter(({ kind }) => kind === 'trak')) {
    const found = pictureOf(moov, track)
    if (!found) continue
    if (!PLAYED.has(found.codec)) throw new FileRefusal('film-unplayable', nameOf(found.codec))
    return plausible({ ...found, seconds })
  }
  throw new FileRefusal('film-without-picture')
}

/** In a box `mvhd`. */
function durationOf(box: Buffer): number {
  const isLong = read8(box, 0) === 1
  const scale = read32(box, isLong ? 20 : 12)
  const duration = isLong ? read32(box, 24) * 2 ** 32 + read32(box, 28) : read32(box, 16)
  const isUnknown = !isLong && duration === 0xffff_ffff
  return scale === 0 || isUnknown ? 0 : duration / scale
}

/** The size and codec of a track; undefined where it has no picture. */
function pictureOf(moov: Buffer, track: Box): { width: number; height: number; codec: string } | undefined {
  const within = inside(moov, track.start, track.end)
  const head = within.find(({ kind }) => kind === 'tkhd')
  const media = within.find(({ kind }) => kind === 'mdia')
  if (!head || !media) throw new FileRefusal('file-broken')
  const told = inside(moov, media.start, media.end)
  const handler = told.find(({ kind }) => kind === 'hdlr')
  if (!handler || textAt(moov, handler.start + 8) !== 'vide') return undefined
  const description = [['minf'], ['stbl'], ['stsd']].reduce<Box | undefined>((box, [kind]) => {
    return box && inside(moov, box.start, box.end).find((one) => one.kind === kind)
  }, media)
  if (!description) throw new FileRefusal('file-broken')
  // Behind the version and the count stands the first entry: its size and its codec.
  return { ...shownSize(moov.subarray(head.start, head.end)), codec: textAt(moov, description.start + 12) }
}

/** In a box `tkhd`: at the end of it, in 65,536ths, behind how it is turned. */
function shownSize(box: Buffer): { width: number; height: number } {
  const matrix = read8(box, 0) === 1 ? 52 : 40
  const [width, height] = [read32(box, matrix + 36) / 65_536, read32(box, matrix + 40) / 65_536]
  const isTurned = read32(box, matrix) === 0 && read32(box, matrix + 16) === 0
  return isTurned ? { width: height, height: width } : { width, height }
}

/** What people call what browsers do not all play. */
function nameOf(codec: string): string {
  return codec === 'hvc1' || codec === 'hev1' ? 'HEVC' : codec.replace(/[^A-Za-z0-9 .-]/g, '?')
}

function read8(bytes: Buffer, at: number): number {
  if (at + 1 > bytes.length) throw new FileRefusal('file-broken')
  return bytes.readUInt8(at)
}

function read32(bytes: Buffer, at: number): number {
  if (at + 4 > bytes.length) throw new FileRefusal('file-broken')
  return bytes.readUInt32BE(at)
}

function textAt(bytes: Buffer, at: number): string {
  if (at + 4 > bytes.length) throw new FileRefusal('file-broken')
  return bytes.toString('latin1', at, at + 4)
}
