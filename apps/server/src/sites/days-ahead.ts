import type { Site } from '@mimar/document'

/** A feast is announced, and answered, this long before it. */
const LEAST_DAYS = 60
const DAY = 86_400_000
/** A day as sections and events keep it, and the hour of the event. */
const KEPT = /^(\d{4})(-\d{2}-\d{2}(?:T\d{2}:\d{2})?)$/

/**
 * A starter whose days are still to come, whenever somebody begins with it: the same months and days of the first year in
 * which all of them are far enough ahead, so that the nights of a festival stay together. Its texts name a month and a day, and no year.
 */
export function withDaysAhead(starter: Site, now: Date): Site {
  const { events, header, pages, footer } = starter
  const placed = { events, header, pages, footer }
  return { ...starter, ...moved(placed, yearsToMove([...daysIn(placed)], now)) }
}

function* daysIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && KEPT.test(value)) yield value
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* daysIn(inner)
}

function yearsToMove(days: readonly string[], now: Date): number {
  const least = new Date(now.getTime() + LEAST_DAYS * DAY).toISOString().slice(0, 10)
  let years = 0
  while (days.some((day) => later(day, years) < least)) years += 1
  return years
}

const later = (day: string, years: number) => day.replace(KEPT, (_, year, rest) => `${Number(year) + years}${rest}`)

function moved<Value>(value: Value, years: number): Value {
  if (typeof value === 'string') return later(value, years) as Value
  if (Array.isArray(value)) return value.map((item) => moved(item, years)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, moved(inner, years)])) as Value
}
