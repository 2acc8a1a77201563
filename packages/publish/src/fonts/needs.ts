import type { LanguageCode, Site } from '@mimar/document'
import { activeLanguages, type FontFamily, type FontRole, fontFamilies, fontFiles, scriptOf } from '@mimar/render'
import { digest } from '../digest.ts'
import { charactersIn } from './characters.ts'
import { isBasicLatin } from './charsets.ts'

/** The weights a file can draw: one, or all from the first to the second. */
type Weights = readonly [from: number, to: number]

/** A part of a font file that a site's visitors need. */
export interface FontNeed {
  /** Names exactly this subset; `PublishInput.fonts` is keyed by it. */
  readonly key: string
  readonly family: FontFamily
  readonly weights: Weights
  readonly isItalic: boolean
  /** The whole font, below node_modules. */
  readonly file: string
  readonly characters: string
}

/** A need as one language's pages use it. */
export interface FontUse {
  readonly need: FontNeed
  /** The weights styles ask for; they may be drawn by another one. */
  readonly weights: Weights
  /** The family styles ask for. */
  readonly family: string
  /** CSS unicode-range; '' is all. */
  readonly range: string
  /** Media condition; '' is always. */
  readonly media: string
  /** Seen above the fold of nearly every page. */
  readonly isFirstView: boolean
}

const RANGES = { arabic: 'U+600-6FF,U+750-77F,U+FB50-FDFF,U+FE70-FEFC', latin: 'U+41-5A,U+61-7A,U+C0-24F' }
const PHONE = '(max-width:768px)'
const BEYOND_PHONE = '(min-width:768.02px)'

/** Every subset that a site's pages ask for, each once. */
export function fontNeeds(site: Site): readonly FontNeed[] {
  const uses = activeLanguages(site).flatMap(({ code }) => fontUses(site, code))
  return [...new Map(uses.map(({ need }) => [need.key, need])).values()]
}

/** Names what pages in one language draw their texts with: the same name, the same files for the same characters. */
export const fontNames = (site: Site, language: LanguageCode): string =>
  fontUses(site, language)
    .map(({ need, range, media }) => [need.key, range.length, media].join(' '))
    .join()

/** What pages in one language draw their text with: their own fonts, and those of the site's first language in another script. */
export function fontUses(site: Site, language: LanguageCode): readonly FontUse[] {
  const known = usesBySite.get(site) ?? new Map<LanguageCode, readonly FontUse[]>()
  usesBySite.set(site, known)
  const uses = known.get(language) ?? findUses(site, language)
  known.set(language, uses)
  return uses
}

const usesBySite = new WeakMap<Site, Map<LanguageCode, readonly FontUse[]>>()

function findUses(site: Site, language: LanguageCode): readonly FontUse[] {
  const other = activeLanguages(site).find(({ code }) => scriptOf(code) !== scriptOf(language))
  return [...ownUses(site, language), ...(other ? companionUses(site, other.code) : [])]
}

/** Themes and characters stay while words change. */
const usesByTheme = new WeakMap<Site['theme'], Map<LanguageCode, { characters: string; uses: readonly FontUse[] }>>()

function ownUses(site: Site, language: LanguageCode): readonly FontUse[] {
  const { theme } = site
  const characters = charactersIn(site, language)
  const known = usesByTheme.get(theme) ?? new Map<LanguageCode, { characters: string; uses: readonly FontUse[] }>()
  usesByTheme.set(theme, known)
  const before = known.get(language)
  if (before?.characters === characters) return before.uses
  const uses = usesWith(theme, language, characters)
  known.set(language, { characters, uses })
  return uses
}

function usesWith(theme: Site['theme'], language: LanguageCode, characters: string): readonly FontUse[] {
  const { head, body } = fontFamilies(theme, language)
  const [normal, bold] = [body.weights[0]!, body.weights.at(-1)!]
  const heads = usesOf(head, [head.weights[0]!, head.weights[0]!], characters)
  // One file that can be drawn at every weight between two is a sixth smaller than two files.
  if (body.families[0] !== head.families[0] && isVariable(body.families[0]!)) {
    return [...heads, ...usesOf(body, [normal, bold], characters)]
  }
  const texts = usesOf(body, [normal, normal], characters)
  const strong = usesOf(body, [bold, bold], characters).map((use) => ({ ...use, isFirstView: false }))
  const [heading] = heads
  // Arabic files are large, and a phone's first view has room for two: there, buttons are drawn with the headings' file.
  const canShare = scriptOf(language) === 'arabic' && heading && body.families[0] !== head.families[0]
  if (!canShare) return [...heads, ...texts, ...strong]
  return [
    ...heads,
    ...texts,
    ...strong.map((use) => ({ ...use, media: BEYOND_PHONE })),
    ...strong.map((use) => ({ ...use, need: heading.need, media: PHONE })),
  ]
}

/** Words of the other script: names of languages, and texts that stand in. */
function companionUses(site: Site, language: LanguageCode): readonly FontUse[] {
  return ownUses(site, language)
    .filter(({ media }) => media !== PHONE)
    .map((use) => ({ ...use, range: use.range || RANGES[scriptOf(language)], media: '', isFirstView: false }))
}

export const isVariable = ({ weights }: FontFamily): boolean => 'from' in weights

function usesOf(role: FontRole, weights: Weights, characters: string): readonly FontUse[] {
  const [family] = role.families
  return needsOf(family!, weights, characters, role.isItalic).map((need, index) => ({
    need,
    weights,
    family: family!.name,
    range: index === 0 ? '' : rangeOf(need.characters),
    media: '',
    isFirstView: index === 0,
  }))
}

/** A family in slices is asked for each character's own slice. */
export function needsOf(
  family: FontFamily,
  weights: Weights,
  characters: string,
  isItalic = false,
): readonly FontNeed[] {
  const files = fontFiles(family, weights[0], isItalic)
  const parts =
    files.length === 1
      ? [characters]
      : [filter(characters, isBasicLatin), filter(characters, (character) => !isBasicLatin(character))]
  return files.flatMap((file, index) => {
    const part = parts[index] ?? ''
    if (part === '') return []
    const shape = [...new Set(weights), ...(isItalic ? ['italic'] : [])].join('-')
    const name = `${family.name.toLowerCase().replaceAll(' ', '-')}-${shape}`
    return [{ key: `${name}-${digest(file + part)}`, family, weights, isItalic, file, characters: part }]
  })
}

const filter = (characters: string, isWanted: (character: string) => boolean) =>
  [...characters].filter(isWanted).join('')

const rangeOf = (characters: string) =>
  [...characters].map((character) => `U+${character.codePointAt(0)!.toString(16).toUpperCase()}`).join()
