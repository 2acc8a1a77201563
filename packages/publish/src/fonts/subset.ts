import subset from 'subset-font'
import type { FontNeed } from './needs.ts'

/** What scripts need to join, place marks and space themselves; alternates and fractions stay behind. */
const FEATURES = [
  'init',
  'medi',
  'fina',
  'isol',
  'rlig',
  'ccmp',
  'mark',
  'mkmk',
  'kern',
  'curs',
  'locl',
  'lnum',
  'tnum',
]

/** The part of a font that a need names, as woff2 without hinting, its axes pinned. */
export async function subsetFont(need: FontNeed, bytes: Uint8Array): Promise<Uint8Array> {
  const isVariable = 'from' in need.family.weights
  return await subset(Buffer.from(bytes), need.characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: FEATURES,
    ...(isVariable ? { variationAxes: { wght: need.weight, ...need.family.pinned } } : {}),
  })
}
