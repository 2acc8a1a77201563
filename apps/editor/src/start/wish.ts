import type { Starter, StartRequest } from '@mimar/contract'
import { addressOf } from '@mimar/contract/client'
import type { Palette } from '@mimar/document'
import { KNOWN_LANGUAGES, type KnownLanguage } from '@mimar/document/known-languages'
import { fold, isEmail } from '@mimar/fields'
import { UI_LANGUAGES } from '../words/words.ts'
import { palettes } from './palettes.ts'

/** What somebody has answered so far. */
export interface Wish {
  /** What the business is called; '' until it has a name. */
  readonly name: string
  /** The address that was typed; null while it follows the name. */
  readonly slug: string | null
  /** Where enquiries are mailed to; '' leaves them in the inbox. */
  readonly email: string
  readonly starter: string
  /** In the order they were chosen; the first is the one that is written in. */
  readonly languages: readonly string[]
  readonly color: string
  readonly logo: Palette | null
}

/** Before anything is chosen: the first starter, in the language of whoever asks and in the one most guests read. */
export function firstWish(starters: readonly Starter[], language: string, email: string): Wish {
  const languages = [...new Set([language, 'en'])]
  return { name: '', slug: null, email, starter: starters[0]?.id ?? '', languages, color: 'own', logo: null }
}

/** What of a wish is another one than before. */
export function answered(before: Wish, next: Wish): Partial<Wish> {
  return Object.fromEntries(Object.entries(next).filter(([key, value]) => before[key as keyof Wish] !== value))
}

/** Languages that are offered at once: those of the interface, then what was chosen among the others. */
export function offeredAtOnce({ languages }: Wish): readonly string[] {
  return [...new Set<string>([...UI_LANGUAGES, ...languages])]
}

/** All the others, found by what they call themselves, what the editor calls them, or their code. */
export function offeredBesides(wish: Wish, query: string, names: Intl.DisplayNames): readonly KnownLanguage[] {
  const atOnce = offeredAtOnce(wish)
  const wanted = fold(query.trim())
  const isFound = ({ code, name, ownName }: KnownLanguage) =>
    [code, name, ownName, names.of(code) ?? ''].some((text) => fold(text).includes(wanted))
  return KNOWN_LANGUAGES.filter((language) => !atOnce.includes(language.code) && isFound(language))
}

/** In which language a starter's texts begin where it is not written in the first one that was chosen. */
export function standInOf({ languages }: Starter): string {
  return languages.includes('en') ? 'en' : (languages[0] ?? 'en')
}

export function withWished(wish: Wish, code: string, isWanted: boolean): Wish {
  const others = wish.languages.filter((language) => language !== code)
  if (!isWanted) return others.length === 0 ? wish : { ...wish, languages: others }
  return { ...wish, languages: [...others, code] }
}

export function withPrimary(wish: Wish, code: string): Wish {
  return { ...wish, languages: [code, ...wish.languages.filter((language) => language !== code)] }
}

/** The colours of a choice; undefined keeps those of the starter. */
function paletteOf({ color, logo }: Wish): Palette | undefined {
  if (color === 'logo') return logo ?? undefined
  return Object.hasOwn(palettes, color) ? palettes[color as keyof typeof palettes] : undefined
}

/** @param unnamed what a site is called until its owner has a name for it */
export function requestOf(wish: Wish, unnamed: string): StartRequest {
  const palette = paletteOf(wish)
  const { starter, languages, slug } = wish
  const [name, email] = [wish.name.trim(), wish.email.trim()]
  return {
    starter,
    languages: [...languages],
    name: name === '' ? unnamed : name,
    ...(slug !== null && name !== '' ? { slug } : {}),
    ...(isEmail(email) ? { email } : {}),
    ...(palette ? { palette } : {}),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}

/** Where the first screen of a starter is, in the first of the languages that it is written in. */
export function stillOf({ id, languages }: Starter, wished: readonly string[], palette?: Palette): string {
  const language = wished.find((code) => languages.includes(code)) ?? (languages.includes('en') ? 'en' : languages[0])
  const colors = palette && Object.values(palette).map((hex) => hex.slice(1))
  const query = { lang: language ?? '', palette: colors?.join('-') }
  return addressOf('GET /starters/:starter/still', { at: { starter: id }, query })
}
