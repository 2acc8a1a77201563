// Calendar dates (ISO 8601): a day of no clock and no time zone.
import { accept, refuse } from './checked.ts'
import type { DateField } from './field.ts'

/** A day, `2026-12-24`, or ''. Each language writes it its own way: `dayIn`. */
export function date(): DateField {
  return {
    kind: 'date',
    initial: '',
    check(input) {
      if (typeof input !== 'string') return refuse('not-text')
      const value = input.trim()
      return value === '' || startOf(value) !== undefined ? accept(value) : refuse('not-a-date')
    },
  }
}

/** The moment a day begins; undefined for 30 February and whatever else is in no calendar. */
export function startOf(day: string): Date | undefined {
  // A picker says 0026 of a year that is half typed.
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(day)) return undefined
  const start = new Date(`${day}T00:00:00Z`)
  // Days that a month lacks would run on into the next.
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day) ? start : undefined
}

type DayStyle = 'full' | 'long' | 'medium' | 'near'

/** A day that comes soon is told by its weekday, and not by its year. */
const NEAR = { weekday: 'long', day: 'numeric', month: 'long' } as const

/** A day as people of a language write it, in Western digits; what is no day stays as it is. */
export function dayIn(day: string, language: string, style: DayStyle = 'long'): string {
  const name = `${language} ${style} ${day}`
  const known = written.get(name)
  if (known !== undefined) return known
  const start = startOf(day)
  if (start === undefined) return day
  const text = formatIn(language, style === 'near' ? NEAR : { dateStyle: style }).format(start)
  if (written.size >= MOST_WRITTEN) written.clear()
  written.set(name, text)
  return text
}

/** Lists say the days of their entries again and again, and each takes longer than all else of its entry. */
const written = new Map<string, string>()
const MOST_WRITTEN = 2_000

/** The month and year of a day as a language shortens them; '' for no day. */
export function monthIn(day: string, language: string): string {
  const start = startOf(day)
  return start === undefined ? '' : formatIn(language, { month: 'short', year: 'numeric' }).format(start)
}

/** A day of the week, 0 for Sunday, as people of a language call it. */
export function weekdayIn(day: number, language: string, weekday: 'long' | 'short' = 'long'): string {
  // 4 January 2026 was a Sunday.
  return formatIn(language, { weekday }).format(Date.UTC(2026, 0, 4 + day))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes longer than drawing the page its day stands on, so each is made once. */
function formatIn(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = language + JSON.stringify(options)
  const known = formats.get(name) ?? new Intl.DateTimeFormat(calendarOf(language), { ...options, timeZone: 'UTC' })
  formats.set(name, known)
  return known
}

/** Where a week begins for who reads a language, 0 for Sunday; an owner knows their country better. */
export const firstWeekdayIn = (language: string): number => (/^(?:ar|he)\b/.test(language) ? 0 : 1)

/** The locale in which days of a language are written; of a code that Intl does not take, its first part decides. */
export function calendarOf(language: string): Intl.Locale {
  const options = { numberingSystem: 'latn', calendar: 'gregory' }
  try {
    return new Intl.Locale(language, options)
  } catch {
    return new Intl.Locale(language.replace(/-.*/, ''), options)
  }
}
