import { type LanguageCode, pageDifference, type Site } from '@mimar/document'
import { wordsIn } from '@mimar/sections'
import { alphabetOf } from './charsets.ts'

/** Characters by language, beyond that language's alphabet. */
type Beyond = { readonly [language: LanguageCode]: string }
const NOTHING: Beyond = {}

const known = new WeakMap<object, { readonly languages: string; readonly beyond: Beyond }>()

/** All characters that fonts must hold in a language: its alphabet, and whatever else the site's texts use. Sorted. */
export function charactersIn(site: Site, language: LanguageCode): string {
  const extra = [...(beyondOfSite(site).get(language)?.keys() ?? [])].toSorted().join('')
  // Of a site in which a word is changed it is what it was.
  const before = latest.get(language)
  if (before?.extra === extra) return before.characters
  const characters = sorted(heldIn(language) + extra)
  latest.set(language, { extra, characters })
  return characters
}

const latest = new Map<LanguageCode, { readonly extra: string; readonly characters: string }>()

/** The alphabet of a language, and what our own words are made of. */
const heldIn = (language: LanguageCode): string =>
  alphabetOf(language) +
  Object.values(wordsIn(language))
    .join('')
    .replaceAll(/\{\w+\}/g, '')

const sorted = (characters: string): string => [...new Set(characters)].filter(isDrawn).toSorted().join('')

/**
 * Reads every text of a site in steps, so that others come in between; `charactersIn` then knows what they are made of. Of a site that
 * was read as it was `before`, only the parts that are other objects are read.
 */
export function* readingCharacters(site: Site, before?: Site): Generator<void, void> {
  if (bySite.has(site)) return
  const languages = languagesIn(site)
  const known = before && languagesIn(before) === languages ? bySite.get(before) : undefined
  const { gone, come } = known ? otherParts(site, before!) : { gone: [], come: partsOf(site) }
  for (const part of come) {
    beyondAlphabet(part, languages)
    yield
  }
  if (!known) return
  const found = new Map([...known].map(([code, counts]) => [code, new Map(counts)]))
  for (const part of gone) count(found, part, languages, -1)
  for (const part of come) count(found, part, languages, 1)
  bySite.set(site, found)
}

/** The parts of a site that are other objects than in another state of it, and what stood there in their places. */
function otherParts(site: Site, before: Site): { readonly gone: readonly object[]; readonly come: readonly object[] } {
  const pages = pageDifference(before.pages, site.pages)
  const [frame, earlier] = [frameOf(site), frameOf(before)]
  const pagesOf = (all: typeof pages.gone) => all.map(({ page }) => page)
  return {
    gone: [...earlier.filter((part, at) => part !== frame[at]), ...pagesOf(pages.gone)],
    come: [...frame.filter((part, at) => part !== earlier[at]), ...pagesOf(pages.come)],
  }
}

const frameOf = ({ header, footer, settings }: Site): readonly object[] => [header, footer, settings]
const partsOf = (site: Site): readonly object[] => [...frameOf(site), ...site.pages]
const languagesIn = ({ languages }: Site) => languages.map(({ code }) => code).join()

/** Characters beyond the alphabets, and in how many parts each stands (reference counting): what a part no longer has, another may. */
type Counts = Map<LanguageCode, Map<string, number>>

const bySite = new WeakMap<Site, Counts>()

function beyondOfSite(site: Site): Counts {
  const before = bySite.get(site)
  if (before) return before
  const languages = languagesIn(site)
  const found: Counts = new Map()
  for (const part of partsOf(site)) count(found, part, languages, 1)
  bySite.set(site, found)
  return found
}

function count(found: Counts, part: object, languages: string, by: 1 | -1): void {
  for (const [code, characters] of Object.entries(beyondAlphabet(part, languages))) {
    const counts = found.get(code) ?? new Map<string, number>()
    found.set(code, counts)
    for (const character of characters) {
      const now = (counts.get(character) ?? 0) + by
      if (now > 0) counts.set(character, now)
      else counts.delete(character)
    }
  }
}

const isDrawn = (character: string) => character >= ' ' && !/\p{Cf}|\p{Extended_Pictographic}/u.test(character)

/** Remembered for as long as the part lives: a part that did not change is not read again. */
function beyondAlphabet(part: object, languages: string): Beyond {
  const before = known.get(part)
  if (before?.languages === languages) return before.beyond
  const found = new Map<LanguageCode, Set<string>>()
  collect(part, alphabetsIn(languages), found)
  const beyond =
    found.size > 0 ? Object.fromEntries([...found].map(([code, set]) => [code, [...set].join('')])) : NOTHING
  known.set(part, { languages, beyond })
  return beyond
}

/** Texts stand under the code of their language, wherever in the content that is. */
function collect(value: object, alphabets: Alphabets, found: Map<string, Set<string>>): void {
  // `for in` without entries: this reads every text of a site.
  for (const name in value) {
    const inner = (value as { readonly [name: string]: unknown })[name]
    if (typeof inner === 'object') {
      if (inner !== null) collect(inner, alphabets, found)
      continue
    }
    const alphabet = typeof inner === 'string' ? alphabets[name] : undefined
    if (!alphabet || isWithin(inner as string, alphabet)) continue
    const beyond = (inner as string).match(alphabet.beyond) ?? []
    if (beyond.length === 0) continue
    const set = found.get(name) ?? new Set()
    found.set(name, set)
    for (const character of beyond) set.add(character)
  }
}

/** Numbers of characters that are held (1), which nearly all texts are made of alone, and what finds the others. */
interface Alphabet {
  readonly held: Uint8Array
  readonly beyond: RegExp
}

/** Quicker than any pattern: this is asked of every text of a site. */
function isWithin(text: string, { held }: Alphabet): boolean {
  for (let at = 0; at < text.length; at += 1) if (held[text.charCodeAt(at)] !== 1) return false
  return true
}

type Alphabets = { readonly [language: LanguageCode]: Alphabet }

const alphabetsOf = new Map<string, Alphabets>()

function alphabetsIn(languages: string): Alphabets {
  const known = alphabetsOf.get(languages)
  if (known) return known
  const made = Object.fromEntries(languages.split(',').map((code) => [code, alphabet(code)]))
  alphabetsOf.set(languages, made)
  return made
}

function alphabet(language: LanguageCode): Alphabet {
  const characters = `${alphabetOf(language)}\n`
  const held = new Uint8Array(0x1_0000)
  for (const character of characters) held[character.charCodeAt(0)] = 1
  return { held, beyond: new RegExp(`[^${characters.replaceAll(/[\]\\^-]/g, '\\$&')}]`, 'gu') }
}
