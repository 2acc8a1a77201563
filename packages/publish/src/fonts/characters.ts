import type { LanguageCode, Site } from '@mimar/document'
import { wordsIn } from '@mimar/sections'
import { alphabetOf } from './charsets.ts'

/** Characters by language, beyond that language's alphabet. */
type Beyond = { readonly [language: LanguageCode]: string }
const NOTHING: Beyond = {}

const known = new WeakMap<object, { readonly languages: string; readonly beyond: Beyond }>()

/** All characters that fonts must hold in a language: its alphabet, and whatever else the site's texts use. Sorted. */
export function charactersIn(site: Site, language: LanguageCode): string {
  const characters = new Set(
    alphabetOf(language) +
      Object.values(wordsIn(language))
        .join('')
        .replaceAll(/\{\w+\}/g, ''),
  )
  for (const beyond of beyondOfSite(site)) for (const character of beyond[language] ?? '') characters.add(character)
  return [...characters].filter(isDrawn).toSorted().join('')
}

/** Reads every text of a site in steps, so that others come in between; `charactersIn` then knows what they are made of. */
export function* readingCharacters(site: Site): Generator<void, void> {
  const languages = languagesIn(site)
  for (const part of partsOf(site)) {
    beyondAlphabet(part, languages)
    yield
  }
}

const partsOf = ({ header, footer, settings, pages }: Site): readonly object[] => [header, footer, settings, ...pages]
const languagesIn = ({ languages }: Site) => languages.map(({ code }) => code).join()

const bySite = new WeakMap<Site, readonly Beyond[]>()

/** What each part of a site has beyond the alphabets; the parts that have nothing, which are nearly all, are left out. */
function beyondOfSite(site: Site): readonly Beyond[] {
  const before = bySite.get(site)
  if (before) return before
  const languages = languagesIn(site)
  const found: Beyond[] = []
  for (const part of partsOf(site)) {
    const beyond = beyondAlphabet(part, languages)
    if (beyond !== NOTHING) found.push(beyond)
  }
  bySite.set(site, found)
  return found
}

const isDrawn = (character: string) => character >= ' ' && !/\p{Cf}|\p{Extended_Pictographic}/u.test(character)

/** Remembered for as long as the part lives: a part that did not change is not read again. */
function beyondAlphabet(part: object, languages: string): Beyond {
  const before = known.get(part)
  if (before?.languages === languages) return before.beyond
  const found = new Map<LanguageCode, Set<string>>()
  collect(part, patternsOf(languages), found)
  const beyond =
    found.size > 0 ? Object.fromEntries([...found].map(([code, set]) => [code, [...set].join('')])) : NOTHING
  known.set(part, { languages, beyond })
  return beyond
}

/** Texts stand under the code of their language, wherever in the content that is. */
function collect(value: object, patterns: Patterns, found: Map<string, Set<string>>): void {
  // `for in` without entries: this reads every text of a site.
  for (const name in value) {
    const inner = (value as { readonly [name: string]: unknown })[name]
    if (typeof inner === 'object') {
      if (inner !== null) collect(inner, patterns, found)
      continue
    }
    const pattern = typeof inner === 'string' ? patterns[name] : undefined
    const beyond = pattern && (inner as string).match(pattern)
    if (!beyond) continue
    const set = found.get(name) ?? new Set()
    found.set(name, set)
    for (const character of beyond) set.add(character)
  }
}

type Patterns = { readonly [language: LanguageCode]: RegExp }

const patterns = new Map<string, Patterns>()

/** Each matches what is beyond its language's alphabet. */
function patternsOf(languages: string): Patterns {
  const known = patterns.get(languages)
  if (known) return known
  const made = Object.fromEntries(languages.split(',').map((code) => [code, beyondPattern(code)]))
  patterns.set(languages, made)
  return made
}

function beyondPattern(language: LanguageCode): RegExp {
  return new RegExp(`[^${alphabetOf(language).replaceAll(/[\]\\^-]/g, '\\$&')}\\n]`, 'gu')
}
