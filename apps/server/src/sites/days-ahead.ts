import type { Site } from '@mimar/document'

/** A feast is announced, and answered, this long before it. */
const LEAST_DAYS = 60
const DAY = 86_400_000
/** A day as sections and events keep it, and the hour of the event. */
const KEPT = /^(\d{4})(-\d{2}-\d{2}(?:T\d{2}:\d{2})?)$/

/**
 * A starter whose days are still to come, whenever somebody begins with it: the same month and day of the first year in
 * which that is far enough ahead. Its texts name a month and a day, and no year.
 */
export function withDaysAhead(starter: Site, now: Date): Site {
  const { events, header, pages, footer } = starter
  return { ...starter, ...ahead({ events, header, pages, footer }, now) }
}

function ahead<Value>(value: Value, now: Date): Value {
  if (typeof value === 'string') return dayAhead(value, now) as Value
  if (Array.isArray(value)) return value.map((item) => ahead(item, now)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, ahead(inner, now)])) as Value
}

function dayAhead(text: string, now: Date): string {
  const [, first, rest] = KEPT.exec(text) ?? []
  if (first === undefined || rest === undefined) return text
  const least = new Date(now.getTime() + LEAST_DAYS * DAY).toISOString().slice(0, 10)
  let year = Number(first)
  while (`${year}${rest}` < least) year += 1
  return `${year}${rest}`
}
