// Measures every font that themes can name, for packages/publish/src/fonts/measures.ts: node scripts/font-measures.mjs
// Widths are those of English text beside Arial's (Times New Roman's for a serif), which have been the same for thirty years.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const fontverter = createRequire(import.meta.url)('fontverter')
const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Shares of letters in English text, in thousandths; 183 of them are spaces. */
const FREQUENCIES = {
  ' ': 183,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  i: 57,
  n: 57,
  s: 53,
  r: 50,
  h: 50,
  l: 33,
  d: 33,
  u: 23,
  c: 22,
  m: 20,
  f: 20,
  w: 17,
  g: 16,
  p: 15,
  y: 14,
  b: 13,
  v: 8,
  k: 6,
}
/** Advance widths of Arial and Times New Roman in thousandths of an em, as their AFM files give them. */
const ARIAL = {
  ' ': 278,
  e: 556,
  t: 278,
  a: 556,
  o: 556,
  i: 222,
  n: 556,
  s: 500,
  r: 333,
  h: 556,
  l: 222,
  d: 556,
  u: 556,
  c: 500,
  m: 833,
  f: 278,
  w: 722,
  g: 556,
  p: 556,
  y: 500,
  b: 556,
  v: 500,
  k: 500,
}
const TIMES = {
  ' ': 250,
  e: 444,
  t: 278,
  a: 444,
  o: 500,
  i: 278,
  n: 500,
  s: 389,
  r: 333,
  h: 500,
  l: 278,
  d: 500,
  u: 500,
  c: 444,
  m: 778,
  f: 333,
  w: 722,
  g: 500,
  p: 500,
  y: 500,
  b: 500,
  v: 500,
  k: 500,
}

/** Ascent, descent and line gap of a font in em, and its width beside the local font that stands in for it. */
async function measureFont(file, isSerif) {
  const font = await fontverter.convert(readFileSync(join(root, 'node_modules', file)), 'truetype')
  const tables = readTables(font)
  const unitsPerEm = font.readUInt16BE(tables.head + 18)
  const em = (value) => Number((value / unitsPerEm).toFixed(3))
  const advance = advanceReader(font, tables)
  const glyph = glyphReader(font, tables.cmap)
  const mean = (widthOf) =>
    Object.entries(FREQUENCIES).reduce((sum, [letter, share]) => sum + widthOf(letter) * share, 0)
  const own = mean((letter) => (advance(glyph(letter.codePointAt(0))) / unitsPerEm) * 1000)
  return {
    ascent: em(font.readInt16BE(tables.hhea + 4)),
    descent: em(-font.readInt16BE(tables.hhea + 6)),
    lineGap: em(font.readInt16BE(tables.hhea + 8)),
    width: Number((own / mean((letter) => (isSerif ? TIMES : ARIAL)[letter])).toFixed(3)),
  }
}

function readTables(font) {
  const tables = {}
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + 16 * index
    tables[font.toString('latin1', entry, entry + 4)] = font.readUInt32BE(entry + 8)
  }
  return tables
}

function advanceReader(font, { hhea, hmtx }) {
  const count = font.readUInt16BE(hhea + 34)
  return (glyph) => font.readUInt16BE(hmtx + 4 * Math.min(glyph, count - 1))
}

/** Reads the Unicode map of the basic plane (format 4), which every one of these fonts has. */
function glyphReader(font, cmap) {
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 8 + 8 * index)
    if (font.readUInt16BE(table) !== 4) continue
    const doubled = font.readUInt16BE(table + 6)
    return (code) => {
      for (let at = 0; at < doubled; at += 2) {
        const start = table + 16 + doubled + at
        if (code > font.readUInt16BE(table + 14 + at) || code < font.readUInt16BE(start)) continue
        const delta = font.readInt16BE(start + doubled)
        const offsetAt = start + 2 * doubled
        const offset = font.readUInt16BE(offsetAt)
        if (offset === 0) return (code + delta) & 0xffff
        return font.readUInt16BE(offsetAt + offset + 2 * (code - font.readUInt16BE(start)))
      }
      return 0
    }
  }
  throw new Error('The font has no Unicode map of format 4.')
}

const { families } = await import('../packages/render/src/families.ts')
const measures = {}
for (const { name, files, isSerif } of families) {
  const [weight, style] = name === 'El Messiri' ? ['600', 'SemiBold'] : ['400', 'Regular']
  measures[name] = await measureFont(files[0].replaceAll('{weight}', weight).replaceAll('{style}', style), isSerif)
}
console.log(JSON.stringify(measures, null, 2))
