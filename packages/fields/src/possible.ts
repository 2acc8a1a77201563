// Availability: on which days somebody may come, which nights may be stayed, and at what times (FORM-8). Browsers and the server ask it alike.
import { spansOf } from './hours-in.ts'

/** From a day to a day (`2026-12-24`), both included. */
export interface Days {
  readonly from: string
  readonly until: string
}

/** When somebody may come: each value as a field of the kind `hours` holds it, '' for closed. */
export interface OpenHours {
  /** Sunday first, as machines count. */
  readonly week: readonly string[]
  /** Days that differ from the week; of several that hold a day the first counts. */
  readonly special: readonly (Days & { readonly hours: string })[]
}

/** Days on which nobody can come: days of the week (0 is Sunday), spans of days, and what the hours leave out. */
export interface Closed {
  readonly weekdays: readonly number[]
  readonly days: readonly Days[]
  readonly hours?: OpenHours
}

const holds =
  (day: string) =>
  ({ from, until }: Days) =>
    from <= day && day <= until
const weekdayOf = (day: string) => new Date(day).getUTCDay()

/** The hours of a day, which belong to it until the morning after where they go past midnight. */
export function hoursOn({ week, special }: OpenHours, day: string): string {
  return special.find(holds(day))?.hours ?? week[weekdayOf(day)] ?? ''
}

/** Whether nobody can come on a day. One that differs from the week is as it says, whatever day of the week it is. */
export function isDayClosed({ weekdays, days, hours }: Closed, day: string): boolean {
  if (days.some(holds(day)) || (hours && hoursOn(hours, day) === '')) return true
  return weekdays.includes(weekdayOf(day)) && !hours?.special.some(holds(day))
}

/** Whether nobody can stay a night, told by its evening. Hours close no rooms. */
export const isNightClosed = ({ weekdays, days }: Closed, night: string): boolean =>
  isDayClosed({ weekdays, days }, night)

/** The day it is by the clock of a zone; by the clock of whoever asks where none is said, or none that is known. */
export function todayAt(zone?: string): string {
  try {
    // Swedish days are written as machines write them: 2026-12-24.
    return new Intl.DateTimeFormat('sv', zone ? { timeZone: zone } : {}).format(Date.now())
  } catch {
    return todayAt()
  }
}

/** How many days after the day that has these hours a time is within them: 1 past midnight; undefined where it is outside. */
export function dayOfTime(hours: string, time: string): 0 | 1 | undefined {
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  const at = hour * 60 + minute
  const spans = spansOf(hours)
  if (spans.some(({ from, to }) => from <= at && at <= to)) return 0
  return spans.some(({ to }) => at + DAY <= to) ? 1 : undefined
}

const DAY = 1440

/** The earliest time and the latest of some hours, as inputs for a time take them; undefined where they leave nothing out. */
export function boundsIn(hours: string): { readonly min: string; readonly max: string } | undefined {
  const spans = spansOf(hours)
  const [first, last] = [spans[0]?.from ?? 0, spans.at(-1)?.to ?? DAY]
  if (last - first >= DAY) return undefined
  return { min: clock(first), max: last === DAY ? '23:59' : clock(last) }
}

/** Minutes after midnight as a clock shows them. */
const clock = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Hours within a sentence: "09:00 – 13:00 and 16:00 – 20:00". */
export function hoursSaid(hours: string, language: string): string {
  const spans = hours.split(',').map((span) => span.replace('-', '\u00a0–\u2060\u00a0'))
  return new Intl.ListFormat(language).format(spans)
}
