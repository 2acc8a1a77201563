import type { SaidByTemplate } from '@mimar/sections/template-words'
import type { WordLanguage } from '@mimar/sections/word-languages'
import { foldWords } from './finding.ts'

type TemplatesSay = { readonly [template: string]: SaidByTemplate }

/** A language is loaded when somebody reads it, and after the first screen: that shows no more of templates than their names. */
const load: { readonly [Language in WordLanguage]: () => Promise<TemplatesSay> } = {
  en: async () => (await import('virtual:template-words/en')).templates,
  ar: async () => (await import('virtual:template-words/ar')).templates,
  tr: async () => (await import('virtual:template-words/tr')).templates,
  de: async () => (await import('virtual:template-words/de')).templates,
  fr: async () => (await import('virtual:template-words/fr')).templates,
}

const said = new Map<WordLanguage, TemplatesSay>()
let spoken: WordLanguage = 'en'
let isWanted = false

/** What a template says about itself in a language that is here; undefined for one that this version does not have. */
export function saidByTemplate(language: WordLanguage, template: string): SaidByTemplate | undefined {
  return said.get(language)?.[template]
}

/** Brings what templates say in the language of the editor, and from now on in every one that is chosen. */
export async function learnTemplates(): Promise<void> {
  isWanted = true
  await bring(spoken)
}

/** Tells which language the editor is going to speak. */
export async function templatesSpeak(language: WordLanguage): Promise<void> {
  spoken = language
  if (isWanted) await bring(language)
}

/** Brings what templates say in every language: who misses a word may know it from another one. */
export async function learnOtherLanguages(): Promise<void> {
  await Promise.all((Object.keys(load) as WordLanguage[]).map(bring))
}

/** The names and search words of a template in all languages that are here, folded. */
export function wordsOfAllLanguages(template: string): string {
  const all = [...said.values()].map((templates) => templates[template])
  return foldWords(all.map((one) => (one ? `${one.name} ${one.search}` : '')).join(' '))
}

async function bring(language: WordLanguage): Promise<void> {
  if (!said.has(language)) said.set(language, await load[language]())
}
