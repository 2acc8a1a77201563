// Number and date formatting of statistics, in the language of the reader and with Latin digits.
import type { StatisticsAnswer } from '@mimar/contract'
import type { UiLanguage } from '../words/words.ts'

const localeOf = (language: UiLanguage) => (language === 'ar' ? 'ar-u-nu-latn' : language)

/** A number with its groups, and so many digits behind the point at most. */
export const grouped = (value: number, language: UiLanguage, digits = 0) =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: digits }).format(value)

/** By how much more or less: +12 %; nothing where there was nothing before. */
export function changeOf(now: number, before: number, language: UiLanguage): string | undefined {
  if (before === 0) return undefined
  const format = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(localeOf(language), format).format(now / before - 1)
}

/** How many of one come on a hundred, or on one, of another; undefined where there is none of the other. */
export const rateOf = (some: number, all: number, per = 1) => (all === 0 ? undefined : (some / all) * per)

type Counts = StatisticsAnswer['sum']

/** What one bar stands for: a day, or a month. */
export interface Slot extends Counts {
  /** Its first day. */
  readonly day: string
  readonly publishes: number
}

/** Days as they are, or months where there are more than a month's. */
export function slotsOf(days: StatisticsAnswer['days']): readonly Slot[] {
  if (days.length <= 31) return days
  const months = new Map<string, Slot>()
  for (const one of days) {
    const month = one.day.slice(0, 7)
    const known = months.get(month)
    months.set(month, {
      day: known?.day ?? one.day,
      views: one.views + (known?.views ?? 0),
      visits: one.visits + (known?.visits ?? 0),
      enquiries: one.enquiries + (known?.enquiries ?? 0),
      publishes: one.publishes + (known?.publishes ?? 0),
    })
  }
  return [...months.values()]
}

/** A day or a month as one says it, or short below a bar. */
export function slotName(day: string, isMonth: boolean, language: UiLanguage, isShort = false): string {
  const month = isShort ? 'short' : 'long'
  const format: Intl.DateTimeFormatOptions = isMonth
    ? { month, ...(isShort ? {} : { year: 'numeric' }) }
    : { day: 'numeric', month, ...(isShort ? {} : { weekday: 'long' }) }
  return new Intl.DateTimeFormat(localeOf(language), { ...format, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** Lines of a scale from 0 to at least `most`: at most five, at round numbers. */
export function linesUpTo(most: number): readonly number[] {
  const rough = Math.max(1, most) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power)
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, at) => at * step)
}
