import { ar } from './ar.ts'
import { de } from './de.ts'
import { en, type Words } from './en.ts'
import { fr } from './fr.ts'
import { tr } from './tr.ts'

const languages: { readonly [language: string]: Words } = { ar, de, en, fr, tr }

/** Mimar's own words in a visitor's language; English where a language has none yet. */
export function wordsIn(language: string): Words {
  return languages[language] ?? languages[language.split('-')[0] ?? ''] ?? en
}
