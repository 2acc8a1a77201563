import type { PictureProblem } from './refusal.ts'

/** The formats that are ever decoded. */
export type Kind = 'jpeg' | 'png' | 'webp' | 'heif' | 'heic' | 'gif' | 'svg'

/** As many bytes as tell what a file is; comments may stand before the root of a drawing. */
export const TELLING_BYTES = 4096

/** How formats begin: bytes in hexadecimal, dots for any. */
const BEGINNINGS: readonly (readonly [RegExp, Kind | 'kind-refused'])[] = [
  [/^ffd8ff/, 'jpeg'],
  [/^89504e470d0a1a0a/, 'png'],
  [/^52494646........57454250/, 'webp'],
  [/^4749463839?7?61/, 'gif'],
  // ftyp with avif or avis as its own brand, or as one it can be read as.
  [/^........66747970(?:........)*?6176696[63s]/, 'heif'],
  // The same for heic, heix, heim and heis: photographs of telephones.
  [/^........66747970(?:........)*?686569(?:63|78|6d|73)/, 'heic'],
  [/^........66747970/, 'kind-refused'], // films
  [/^(?:49492a00|4d4d002a|49492b00|4d4d002b)/, 'kind-refused'], // TIFF, raw photographs
  [/^(?:38425053|25504446|0000000c4a584c20|ff0a|0000000c6a502020|00000100)/, 'kind-refused'], // PSD, PDF, JXL, JP2, ICO
  [/^424d........0000/, 'kind-refused'], // BMP
]

/** What a file is by its first bytes, whatever it is called; a code where it is nothing that is decoded. */
export function kindOf(start: Uint8Array): Kind | PictureProblem {
  if (start.length === 0) return 'empty'
  const digits = Buffer.from(start.subarray(0, 64)).toString('hex')
  const found = BEGINNINGS.find(([beginning]) => beginning.test(digits))
  if (found) return found[1]
  return isDrawing(Buffer.from(start).toString('utf8')) ? 'svg' : 'not-a-picture'
}

/** Whether the root of this XML is a drawing: a page that merely holds one is not. */
function isDrawing(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, '').trimStart()
  for (;;) {
    const before = /^(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg(?:[^[>]|\[[^\]]*\])*>)\s*/.exec(rest)
    if (!before) return /^<svg[\s>]/.test(rest)
    rest = rest.slice(before[0].length)
  }
}
