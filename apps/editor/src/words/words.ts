// i18n of the editor: catalogues in five languages, plurals by Intl.PluralRules.
import type { PlainKey, Plural, PluralKey, WordKey, Words } from './catalogue.ts'
import { templatesSpeak } from './templates.ts'

/** The build puts the languages that an installation adds behind these, as behind every table of them (0045). */
export const UI_LANGUAGES = ['ar', 'en', 'tr', 'de', 'fr'] as const
export type UiLanguage = (typeof UI_LANGUAGES)[number]

/** Those that are written from right to left. */
const RTL: readonly UiLanguage[] = ['ar']

/** What each interface language calls itself. */
export const OWN_NAMES: { readonly [Language in UiLanguage]: string } = {
  ar: 'العربية',
  en: 'English',
  tr: 'Türkçe',
  de: 'Deutsch',
  fr: 'Français',
}

/** A language is loaded when somebody reads it. */
const load: { readonly [Language in UiLanguage]: () => Promise<Loaded> } = {
  en: async () => import('./en.ts').then(({ en, names }) => ({ words: en, names })),
  ar: async () => import('./ar.ts').then(({ ar, names }) => ({ words: ar, names })),
  tr: async () => import('./tr.ts').then(({ tr, names }) => ({ words: tr, names })),
  de: async () => import('./de.ts').then(({ de, names }) => ({ words: de, names })),
  fr: async () => import('./fr.ts').then(({ fr, names }) => ({ words: fr, names })),
}

interface Loaded {
  readonly words: Words
  readonly names: TemplateNames
}

/** What templates are called, by their ids. */
type TemplateNames = { readonly [template: string]: string }

type Values = Readonly<Record<string, string | number>>

/** Says a sentence of the catalogue. A sentence that counts takes `n`, and the language's own rule picks its form. */
export interface Say {
  (key: PlainKey, values?: Values): string
  (key: PluralKey, values: Values & { readonly n: number }): string
  readonly names: TemplateNames
  readonly language: UiLanguage
  readonly dir: 'rtl' | 'ltr'
}

/** Says what a part of the editor says that is loaded when it is first wanted, with its own catalogues. */
export interface PartSay<Catalogue> {
  (key: keyof Catalogue & string, values?: Values): string
  readonly language: UiLanguage
  readonly dir: 'rtl' | 'ltr'
}

/** The words of a part, one catalogue a language, all with the same keys; sentences that count take `n`. */
export type PartWords<Catalogue> = {
  readonly [Language in UiLanguage]: { readonly [Key in keyof Catalogue]: string | Plural }
}

export function sayPart<Catalogue>(words: PartWords<Catalogue>, language: UiLanguage): PartSay<Catalogue> {
  const rules = new Intl.PluralRules(language)
  const say = (key: keyof Catalogue & string, values: Values = {}) => sentence(words[language][key], values, rules)
  return Object.assign(say, { language, dir: dirOf(language) })
}

export async function speak(language: UiLanguage): Promise<Say> {
  const [{ words, names }] = await Promise.all([load[language](), templatesSpeak(language)])
  const rules = new Intl.PluralRules(language)
  const say = (key: WordKey, values: Values = {}): string => sentence(words[key], values, rules)
  return Object.assign(say, { names, language, dir: dirOf(language) })
}

function dirOf(language: UiLanguage): 'rtl' | 'ltr' {
  return RTL.includes(language) ? 'rtl' : 'ltr'
}

function sentence(entry: string | Plural, values: Values, rules: Intl.PluralRules): string {
  return fill(typeof entry === 'string' ? entry : formOf(entry, Number(values.n), rules), values)
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
