import type { UiLanguage } from '../words/words.ts'

const localeOf = (language: UiLanguage) => (language === 'ar' ? 'ar-u-nu-latn' : language)
const DAY_MS = 86_400_000

/** A time of the day: 03:12. */
export function clockOf(at: string, language: UiLanguage): string {
  return new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(at),
  )
}

/** A day as one says it: today, yesterday, Friday 20 November. */
export function dayAsSaid(at: string, language: UiLanguage, now = new Date()): string {
  const start = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  const days = Math.round((start(new Date(at)) - start(now)) / DAY_MS)
  if (Math.abs(days) <= 1)
    return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(days, 'day')
  return new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', day: 'numeric', month: 'short' }).format(
    new Date(at),
  )
}

/** Both: yesterday, 03:12; with the comma of the language. */
export const momentOf = (at: string, language: UiLanguage) =>
  `${dayAsSaid(at, language)}${language === 'ar' ? '،' : ','} ${clockOf(at, language)}`

/** When something will be: in 6 minutes; from tomorrow on its day and time. */
export function soonOf(at: string, language: UiLanguage, now = Date.now()): string {
  const minutes = Math.ceil((Date.parse(at) - now) / 60_000)
  if (minutes > 12 * 60) return momentOf(at, language)
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' })
  return minutes < 60 ? format.format(Math.max(0, minutes), 'minute') : format.format(Math.round(minutes / 60), 'hour')
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size as disks are sold: 412 MB. */
export function sizeOf(bytes: number, language: UiLanguage): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  const digits = value < 10 && step > 1 ? 1 : 0
  const style = { style: 'unit', unit: UNITS[step] ?? 'byte', maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(localeOf(language), style).format(value)
}

/** A whole number with its groups: 12,480. */
export const numberOf = (value: number, language: UiLanguage) => new Intl.NumberFormat(localeOf(language)).format(value)

/** Of a hundred: 38 %. */
export const shareOf = (part: number, language: UiLanguage) =>
  new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(part)
