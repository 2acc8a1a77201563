import type { Theme } from '@mimar/document'
import { fontFamilies } from '@mimar/render'

/** A font of headings and one of text that go together; the fonts that draw Arabic beside them follow from them. */
export type TypePair = Pick<Theme, 'primaryFont' | 'secondaryFont'>

/** Ready pairs, the ones that suit most first. */
export const typePairs: readonly TypePair[] = [
  { primaryFont: 'Young Serif', secondaryFont: 'Figtree' },
  { primaryFont: 'Bricolage Grotesque', secondaryFont: 'Figtree' },
  { primaryFont: 'Plus Jakarta Sans', secondaryFont: 'Plus Jakarta Sans' },
  { primaryFont: 'Archivo', secondaryFont: 'Instrument Sans' },
  { primaryFont: 'Young Serif', secondaryFont: 'Instrument Sans' },
  { primaryFont: 'Instrument Sans', secondaryFont: 'Instrument Sans' },
]

export function isSamePair(one: TypePair, other: TypePair): boolean {
  return one.primaryFont === other.primaryFont && one.secondaryFont === other.secondaryFont
}

export function isPair(theme: Theme): boolean {
  return typePairs.some((pair) => isSamePair(pair, theme))
}

interface Faces {
  readonly head: string
  readonly body: string
}

/** What draws headings and text in each script. */
export function facesOf(theme: Theme, pair: TypePair): { readonly latin: Faces; readonly arabic: Faces } {
  const faces = (language: string): Faces => {
    const { head, body } = fontFamilies({ ...theme, ...pair }, language)
    return { head: head.families[0]?.name ?? '', body: body.families[0]?.name ?? '' }
  }
  return { latin: faces('en'), arabic: faces('ar') }
}
