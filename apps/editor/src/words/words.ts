import type { PlainKey, Plural, PluralKey, WordKey, Words } from './catalogue.ts'

export const UI_LANGUAGES = ['ar', 'en', 'tr', 'de', 'fr'] as const
export type UiLanguage = (typeof UI_LANGUAGES)[number]

/** What each interface language calls itself. */
export const OWN_NAMES: { readonly [Language in UiLanguage]: string } = {
  ar: 'العربية',
  en: 'English',
  tr: 'Türkçe',
  de: 'Deutsch',
  fr: 'Français',
}

/** A language is loaded when somebody reads it. */
const load: { readonly [Language in UiLanguage]: () => Promise<Words> } = {
  en: async () => (await import('./en.ts')).en,
  ar: async () => (await import('./ar.ts')).ar,
  tr: async () => (await import('./tr.ts')).tr,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
}

type Values = Readonly<Record<string, string | number>>

/** Says a sentence of the catalogue. A sentence that counts takes `n`, and the language's own rule picks its form. */
export interface Say {
  (key: PlainKey, values?: Values): string
  (key: PluralKey, values: Values & { readonly n: number }): string
  /** Whether the catalogue has that word. */
  has(key: string): key is PlainKey
  readonly language: UiLanguage
  readonly dir: 'rtl' | 'ltr'
}

export async function speak(language: UiLanguage): Promise<Say> {
  return sayWith(language, await load[language]())
}

function sayWith(language: UiLanguage, words: Words): Say {
  const rules = new Intl.PluralRules(language)
  const say = (key: WordKey, values: Values = {}): string => {
    const entry: string | Plural = words[key]
    return fill(typeof entry === 'string' ? entry : formOf(entry, Number(values.n), rules), values)
  }
  const has = (key: string): key is PlainKey => Object.hasOwn(words, key)
  return Object.assign(say, { has, language, dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const) })
}

/** The interface language a person chose, else the first of the browser's that the editor speaks, else English. */
export function chooseUiLanguage(chosen: string | null, preferred: readonly string[]): UiLanguage {
  const wanted = [chosen ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0])
  return wanted.map((tag) => UI_LANGUAGES.find((language) => language === tag)).find(Boolean) ?? 'en'
}

function formOf(plural: Plural, n: number, rules: Intl.PluralRules): string {
  if (n === 0 && plural.zero !== undefined) return plural.zero
  return plural[rules.select(n)] ?? plural.other
}

function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
