import type { UiLanguage } from '../words/words.ts'

const DAY = 24 * 60 * 60_000

/** The time of today's messages, the day of earlier ones. */
export function shortDate(at: string, language: UiLanguage): string {
  const isRecent = Math.abs(Date.now() - Date.parse(at)) < DAY
  return write(at, language, isRecent ? { timeStyle: 'short' } : { day: 'numeric', month: 'short' })
}

export function longDate(at: string, language: UiLanguage): string {
  return write(at, language, { dateStyle: 'long', timeStyle: 'short' })
}

export function longDay(at: string, language: UiLanguage): string {
  return write(at, language, { dateStyle: 'long' })
}

/** Latin digits in Arabic and twenty-four hours, as everywhere in the editor, and as visitors answer in forms. */
function write(at: string, language: UiLanguage, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory-hc-h23`, options).format(new Date(at))
}
