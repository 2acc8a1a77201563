import type { Words } from '@mimar/sections/words/en'

const load = {
  ar: async (): Promise<Words> => (await import('@mimar/sections/words/ar')).ar,
  de: async (): Promise<Words> => (await import('@mimar/sections/words/de')).de,
  en: async (): Promise<Words> => (await import('@mimar/sections/words/en')).en,
  fr: async (): Promise<Words> => (await import('@mimar/sections/words/fr')).fr,
  tr: async (): Promise<Words> => (await import('@mimar/sections/words/tr')).tr,
}

const loaded = new Map<string, Words>()
let latest: Words | undefined

/** Mimar's own words for visitors in a language; in the latest that was loaded where that one was not. */
export function wordsIn(language: string): Words {
  const words = loaded.get(keyOf(language)) ?? latest
  if (!words) throw new Error('The words are not here yet.')
  return words
}

/** Brings in what the canvas says to visitors in a language, before it is drawn in it; English where a language has none. */
export async function loadVisitorWords(language: string): Promise<void> {
  const key = keyOf(language)
  try {
    latest = loaded.get(key) ?? (await load[key]())
    loaded.set(key, latest)
  } catch (failure) {
    if (!latest) throw failure
  }
}

function keyOf(language: string): keyof typeof load {
  const base = language.split('-')[0] ?? ''
  return Object.hasOwn(load, base) ? (base as keyof typeof load) : 'en'
}
