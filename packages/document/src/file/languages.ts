import { isLanguageCode } from '@mimar/fields'
import { flagValue, idValue } from '../shape.ts'
import { languageReaders } from '../shapes.ts'
import type { Language } from '../site.ts'
import type { Around, Layers } from './content-in.ts'
import type { Reading, Source } from './source.ts'

/** Reads the list of languages. Where no entry says it is primary, the one that the constants name is. */
export function readLanguages(root: Source, constants: Source, reading: Reading): Language[] {
  const list = root.take('languages')
  if (!Array.isArray(list)) {
    reading.refuse('languages', { code: 'not-a-list', params: { got: list === undefined ? 'missing' : typeof list } })
    return []
  }
  const languages = list.map((entry: unknown, index) => readLanguage(reading, entry, index))
  const code = constants.take('primaryLanguageCode')
  const primary = languages.find(({ isPrimary }) => isPrimary)
  if (!primary) return languages.map((language) => ({ ...language, isPrimary: language.code === code }))
  if (code !== undefined && code !== primary.code) {
    const message = `The primary language is "${primary.code}" in the list of languages and "${code}" here.`
    reading.fault('constants.primaryLanguageCode', 'languages-invalid', message)
  }
  return languages
}

function readLanguage(reading: Reading, entry: unknown, index: number): Language {
  const extras = {}
  const source = reading.source(entry, `languages[${index}]`, extras)
  const lang = source.below('lang')
  const code = lang.read('code', languageReaders.code) ?? ''
  // The id inside is the code almost everywhere; only another one is worth keeping.
  if (lang.peek('id') === code) lang.take('id')
  return {
    id: source.read('id', idValue, `l-${code}`),
    code,
    name: lang.read('name', languageReaders.name, code ?? ''),
    localizedName: lang.read('localizedName', languageReaders.localizedName, code ?? ''),
    flagCode: lang.read('flagCode', languageReaders.flagCode, ''),
    smLangId: source.read('smLangId', (input) => languageReaders.smLangId(String(input)), ''),
    isActive: source.read('status', readStatus, true),
    isPrimary: source.read('isPrimary', flagValue, false),
    order: source.read('order', languageReaders.order, index + 1),
    extras,
  }
}

function readStatus(input: unknown) {
  const isKnown = input === 'active' || input === 'inactive'
  return isKnown
    ? { ok: true as const, value: input === 'active' }
    : {
        ok: false as const,
        refusals: [{ code: 'not-an-option' as const, at: '', params: { options: 'active, inactive' } }],
      }
}

/** The translations that stand beside an object: each language's own, below `step` where one is given. */
export function translationsOf(source: Source, { reading, primary }: Around, step?: string): Layers['others'] {
  const translations = source.below('translations')
  return translations.keys.flatMap((language) => {
    if (!isLanguageCode(language) || language === primary) {
      const message = `"${language}" is not a language that something can be translated to here.`
      reading.fault(translations.pathOf(language), 'language-unknown', message)
      translations.take(language)
      return []
    }
    const below = translations.below(language)
    return [{ language, source: step === undefined ? below : below.below(step) }]
  })
}
