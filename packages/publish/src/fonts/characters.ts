import type { LanguageCode, Site } from '@mimar/document'
import { wordsIn } from '@mimar/sections'
import { alphabetOf } from './charsets.ts'

/** Characters by language, beyond that language's alphabet; undefined where a part of a site has none. */
type Beyond = { readonly [language: LanguageCode]: string } | undefined

const known = new WeakMap<object, { readonly languages: string; readonly beyond: Beyond }>()

/** All characters that fonts must hold in a language: its alphabet, and whatever else the site's texts use. Sorted. */
export function charactersIn(site: Site, language: LanguageCode): string {
  const characters = new Set(alphabetOf(language))
  for (const text of Object.values(wordsIn(language))) for (const character of text) characters.add(character)
  const languages = site.languages.map(({ code }) => code)
  for (const part of [site.header, site.footer, site.settings, ...site.pages]) {
    const beyond = beyondAlphabet(part, languages)
    if (beyond?.[language]) for (const character of beyond[language]) characters.add(character)
  }
  return [...characters].filter(isDrawn).toSorted().join('')
}

const isDrawn = (character: string) => character >= ' ' && !/\p{Cf}|\p{Extended_Pictographic}/u.test(character)

/** Remembered for as long as the part lives: a part that did not change is not read again. */
function beyondAlphabet(part: object, languages: readonly LanguageCode[]): Beyond {
  const key = languages.join()
  const before = known.get(part)
  if (before?.languages === key) return before.beyond
  const found = new Map<LanguageCode, Set<string>>()
  collect(part, new Map(languages.map((code) => [code, beyondPattern(code)])), found)
  const beyond =
    found.size > 0 ? Object.fromEntries([...found].map(([code, set]) => [code, [...set].join('')])) : undefined
  known.set(part, { languages: key, beyond })
  return beyond
}

/** Texts stand under the code of their language, wherever in the content that is. */
function collect(value: unknown, patterns: ReadonlyMap<string, RegExp>, found: Map<string, Set<string>>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') collect(inner, patterns, found)
    else {
      const beyond = patterns.get(name) && inner.match(patterns.get(name)!)
      if (!beyond) continue
      const set = found.get(name) ?? new Set()
      found.set(name, set)
      for (const character of beyond) set.add(character)
    }
  }
}

const patterns = new Map<LanguageCode, RegExp>()

function beyondPattern(language: LanguageCode): RegExp {
  const made = patterns.get(language)
  if (made) return made
  const pattern = new RegExp(`[^${alphabetOf(language).replaceAll(/[\]\\^-]/g, '\\$&')}\\n]`, 'gu')
  patterns.set(language, pattern)
  return pattern
}
