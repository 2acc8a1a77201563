import subset from 'subset-font'
import { type FontNeed, isVariable } from './needs.ts'

/** What a script needs to join its letters, place marks and space itself; alternates and fractions stay behind. */
const FEATURES = {
  arabic: ['init', 'medi', 'fina', 'rlig', 'ccmp', 'mark', 'mkmk', 'curs', 'lnum', 'tnum'],
  latin: ['ccmp', 'locl', 'kern', 'mark', 'lnum', 'tnum'],
}

/** What is asked of `subset-font` for a need: woff2 without hinting, its axes pinned. */
export function subsetOptions({ weights: [min, max], family }: FontNeed) {
  return {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: FEATURES[family.script],
    ...(isVariable(family) ? { variationAxes: { wght: min === max ? min : { min, max }, ...family.pinned } } : {}),
  } as const
}

/** The part of a font that a need names. */
export async function subsetFont(need: FontNeed, bytes: Uint8Array): Promise<Uint8Array> {
  return await subset(Buffer.from(bytes), need.characters, subsetOptions(need))
}
