import { foldWords, someWordStarts } from '../words/finding.ts'
import { UI_LANGUAGES, type UiLanguage } from '../words/words.ts'
import { NETWORKS } from './groups.ts'
import type { Meanings, MeantIcon } from './meanings/en.ts'

/** A language is loaded when somebody searches in it. */
const load: { readonly [Language in UiLanguage]: () => Promise<Meanings> } = {
  ar: async () => (await import('./meanings/ar.ts')).ar,
  en: async () => (await import('./meanings/en.ts')).en,
  tr: async () => (await import('./meanings/tr.ts')).tr,
  de: async () => (await import('./meanings/de.ts')).de,
  fr: async () => (await import('./meanings/fr.ts')).fr,
}

/** What icons mean, in the language of the editor and in that of the page; the first also names them. */
export async function readMeanings(own: UiLanguage, ofPage: string): Promise<readonly Meanings[]> {
  const other = UI_LANGUAGES.find((language) => language === ofPage && language !== own)
  return Promise.all([own, ...(other ? [other] : [])].map((language) => (load[language] ?? load.en)()))
}

/** What an icon is called: by its meaning, else by its name in its set. */
export function calledBy(meanings: readonly Meanings[], icon: string): string {
  const known = NETWORKS[icon] ?? meanings[0]?.[bare(icon) as MeantIcon]?.split(/[,،]/)[0]
  return (
    known ??
    bare(icon)
      .replace(/^brand-/, '')
      .replaceAll('-', ' ')
  )
}

/** The icons that mean what is searched for, those that are called so first. */
export function namesFor(meanings: readonly Meanings[], query: string): readonly string[] {
  const words = foldWords(query).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const holds = (text: string) => words.every((word) => someWordStarts(text, word))
  const meant = Object.keys(meanings[0] ?? {}).map((icon) => {
    const all = meanings.map((one) => one[icon as MeantIcon])
    return { name: `tabler:${icon}`, text: foldWords(all.join(' ')), called: foldWords(all[0]?.split(/[,،]/)[0] ?? '') }
  })
  const brands = Object.entries(NETWORKS).map(([name, text]) => ({
    name,
    text: foldWords(text),
    called: foldWords(text),
  }))
  const found = [...meant, ...brands].filter(({ text }) => holds(text))
  return [...found.filter(({ called }) => holds(called)), ...found.filter(({ called }) => !holds(called))].map(
    ({ name }) => name,
  )
}

const bare = (icon: string) => icon.slice(icon.indexOf(':') + 1)
