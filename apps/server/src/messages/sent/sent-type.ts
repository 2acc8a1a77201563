// Content sniffing of what strangers send: what a file is, and whether all of it is there.
import type { SentType } from '@mimar/fields'
import type { FileSource } from '../../media/files/file-source.ts'
import { isPdf } from '../../media/files/read-file.ts'
import { kindOf } from '../../media/kind.ts'

/** As many first bytes as tell what a file is. */
export const SENT_START = 64

const PICTURES: { readonly [kind: string]: SentType } = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
}

/** What a file is by its first bytes, whatever it is called; undefined where it is nothing that is taken. */
export function sentTypeOf(start: Uint8Array): SentType | undefined {
  if (isPdf(start)) return 'application/pdf'
  return PICTURES[kindOf(start)]
}

/** As much of the end of a document as says that it is the end; programs write a little behind it. */
const END_OF_PDF = 16_384

/** Whether a file ends where it says: one that was cut off on its way is of no use to anybody. Nothing of it is decoded. */
export async function isWhole(source: FileSource, type: SentType): Promise<boolean> {
  if (type === 'application/pdf') {
    const length = Math.min(source.size, END_OF_PDF)
    return (await source.read(source.size - length, length)).includes('%%EOF')
  }
  const bytes = await source.read(0, source.size)
  switch (type) {
    case 'image/jpeg':
      return isWholeJpeg(bytes)
    case 'image/png':
      return bytes.includes(END_OF_PNG)
    case 'image/webp':
      return bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= bytes.length
    case 'image/heic':
      return isWholeHeic(bytes)
    default:
      return type satisfies never
  }
}

const END_OF_PNG = Buffer.from('0000000049454e44ae426082', 'hex')
const END_OF_JPEG = Buffer.from('ffd9', 'hex')
const SCAN = 0xda

/** Its head may hold a small picture of its own, which has an end too. */
function isWholeJpeg(bytes: Buffer): boolean {
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes[at + 1]
    // Any number of these may stand before a marker.
    if (marker === 0xff) at += 1
    else if (marker === SCAN) return bytes.indexOf(END_OF_JPEG, at) > 0
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return false
}

/** Cameras write fewer than ten. */
const MOST_BOXES = 1_000

/** A row of boxes, each of which says how long it is. One of very many would hold the server while they are counted. */
function isWholeHeic(bytes: Buffer): boolean {
  let hasMeta = false
  let at = 0
  for (let boxes = 0; at + 8 <= bytes.length; boxes += 1) {
    if (boxes === MOST_BOXES) return false
    const short = bytes.readUInt32BE(at)
    hasMeta ||= bytes.toString('latin1', at + 4, at + 8) === 'meta'
    if (short === 0) return hasMeta
    if (short === 1 && at + 16 > bytes.length) return false
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (size < 8) return false
    at += size
  }
  return hasMeta && at === bytes.length
}
