import type { UiLanguage } from '../words/words.ts'

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago that was, in the words of the language: "3 hours ago", "yesterday". */
export function timeAgo(at: string, language: UiLanguage, now = Date.now()): string {
  const seconds = (Date.parse(at) - now) / 1000
  const format = new Intl.RelativeTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, { numeric: 'auto' })
  for (const [unit, length] of STEPS) if (-seconds >= length) return format.format(Math.round(seconds / length), unit)
  return format.format(0, 'minute')
}
