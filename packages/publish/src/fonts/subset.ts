import subset from 'subset-font'
import { type FontNeed, isVariable } from './needs.ts'

/** What a script needs to join its letters, place marks and space itself; alternates and fractions stay behind. */
const FEATURES = {
  arabic: ['init', 'medi', 'fina', 'rlig', 'ccmp', 'mark', 'mkmk', 'curs', 'lnum', 'tnum'],
  latin: ['ccmp', 'locl', 'kern', 'mark', 'lnum', 'tnum'],
}

/** The part of a font that a need names, as woff2 without hinting, its axes pinned. */
export async function subsetFont(need: FontNeed, bytes: Uint8Array): Promise<Uint8Array> {
  const [min, max] = need.weights
  return await subset(Buffer.from(bytes), need.characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: FEATURES[need.family.script],
    ...(isVariable(need.family)
      ? { variationAxes: { wght: min === max ? min : { min, max }, ...need.family.pinned } }
      : {}),
  })
}
