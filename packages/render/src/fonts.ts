import { FONT_WEIGHTS, type FontWeight, type LanguageCode, type Theme } from '@mimar/document'
import { type FontFamily, families } from './families.ts'

/** What one kind of text is set in. */
export interface FontRole {
  /** The first draws the language of the page; the others draw words in scripts it does not have. */
  readonly families: readonly FontFamily[]
  /** Weights the design uses, the usual one first. */
  readonly weights: readonly number[]
  /** Whether the first family draws it in its italics. */
  readonly isItalic: boolean
  readonly tracking: string
}

export interface FontFamilies {
  readonly head: FontRole
  readonly body: FontRole
}

const USUAL_WEIGHT = 400
const STRONG_WEIGHT = 600

/** The families of a theme in one language: Arabic script is drawn by the local companion of the Latin family. */
export function fontFamilies(theme: Theme, language: LanguageCode): FontFamilies {
  const head = findFamily(theme.primaryFont) ?? familyNamed('Young Serif')
  const body = findFamily(theme.secondaryFont) ?? familyNamed('Figtree')
  const headArabic = familyNamed(head.arabic)
  const bodyArabic = familyNamed((body.arabic === body.name ? null : head.arabicText) ?? body.arabic)
  const isArabic = scriptOf(language) === 'arabic'
  const first = (latin: FontFamily, arabic: FontFamily) => {
    const own = covering(isArabic ? arabic : latin, language)
    return [...new Set(isArabic ? [own, latin] : [own, arabic])]
  }
  const heads = first(head, headArabic)
  const bodies = first(body, bodyArabic)
  const usual = theme.secondaryWeight ?? USUAL_WEIGHT
  return {
    head: {
      families: heads,
      weights: [nearestWeight(heads[0]!, theme.primaryWeight ?? heads[0]!.headWeight)],
      isItalic: theme.primaryItalic === true && heads[0]!.hasItalic,
      tracking: isArabic ? '0' : head.headTracking,
    },
    body: {
      families: bodies,
      weights: [usual, Math.max(usual, STRONG_WEIGHT)].map((weight) => nearestWeight(bodies[0]!, weight)),
      isItalic: theme.secondaryItalic === true && bodies[0]!.hasItalic,
      tracking: '0',
    },
  }
}

/** The family itself where it has all letters of the language, else the one that draws them in its place. */
function covering(family: FontFamily, language: LanguageCode): FontFamily {
  return family.without?.languages.test(language) ? familyNamed(family.without.instead) : family
}

/** The script a language is written in, as far as fonts and line heights differ. */
export function scriptOf(language: LanguageCode): 'arabic' | 'latin' {
  return /^(ar|fa|ur|ckb|ps|sd|ug)\b/i.test(language) ? 'arabic' : 'latin'
}

/** Names of a role's families as a CSS value, with the fallback that has their measures. */
export function familyList(role: FontRole): string {
  const [first] = role.families
  const names = role.families.map(({ name }) => `"${name}"`)
  return [...names, `"${first!.name} fallback"`, first!.isSerif ? 'serif' : 'sans-serif'].join(',')
}

/** The weight of a family that comes nearest to the one wished for; the heavier of two. */
function nearestWeight({ weights }: FontFamily, wish: number): number {
  if ('from' in weights) return Math.min(weights.to, Math.max(weights.from, wish))
  return weights.reduce((best, weight) => (Math.abs(weight - wish) <= Math.abs(best - wish) ? weight : best))
}

function familyNamed(name: string): FontFamily {
  const found = findFamily(name)
  if (!found) throw new Error(`The font family "${name}" is not in families.ts.`)
  return found
}

/** The family a theme names, in any case and with or without `Variable`. */
function findFamily(name: string): FontFamily | undefined {
  const wanted = name
    .replace(/ variable$/i, '')
    .trim()
    .toLowerCase()
  return families.find((candidate) => candidate.name.toLowerCase() === wanted)
}

const STYLES: { readonly [weight: number]: string } = {
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
}

/** Where a family's files are for a weight, below node_modules. */
export function fontFiles({ files }: FontFamily, weight: number, isItalic = false): readonly string[] {
  const named = files.map((file) =>
    file.replaceAll('{weight}', String(weight)).replaceAll('{style}', STYLES[weight] ?? ''),
  )
  return isItalic ? named.map((file) => file.replace(/-normal(?=\.\w+$)/, '-italic')) : named
}

/** The weights out of the nine that at least one of some families can draw. */
export function drawableWeights(some: readonly FontFamily[]): readonly FontWeight[] {
  return FONT_WEIGHTS.filter((weight) => some.some((family) => nearestWeight(family, weight) === weight))
}
