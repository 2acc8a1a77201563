import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { tr } from './tr.ts'

/** The few words that templates say by themselves; everything else is the owner's text. */
export type Words = { readonly [Word in keyof typeof en]: string }

const languages: { readonly [language: string]: Words } = { ar, de, en, fr, tr }

/** Mimar's own words in a visitor's language; English where a language has none yet. */
export function wordsIn(language: string): Words {
  return languages[language] ?? languages[language.split('-')[0] ?? ''] ?? en
}
