import type { UiLanguage } from './words.ts'

/** What a descriptor calls itself (i18n): by one name everywhere, or in each language; added languages read the English one. */
export function nameIn(label: string | { readonly [Language in UiLanguage]: string }, language: UiLanguage): string {
  return typeof label === 'string' ? label : (label[language] ?? label.en)
}
