import type { UiLanguage } from '../words/words.ts'

const DAY_MS = 86_400_000
/** Further back it is said by its date. */
const MOST_DAYS = 30

/** The day somebody was here last: "today", "9 days ago", "2 May". */
export function lastHere(at: string, language: UiLanguage, now = new Date()): string {
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language
  const then = new Date(at)
  const days = Math.round((startOf(now) - startOf(then)) / DAY_MS)
  if (days < MOST_DAYS) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
  const year = then.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year }).format(then)
}

const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
