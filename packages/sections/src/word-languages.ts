/** The languages of the editor, in which every template says what it is (i18n). */
export const WORD_LANGUAGES = ['ar', 'en', 'tr', 'de', 'fr'] as const
export type WordLanguage = (typeof WORD_LANGUAGES)[number]
