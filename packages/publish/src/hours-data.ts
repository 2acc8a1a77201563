// Opening hours for search engines (schema.org OpeningHoursSpecification).
import { type Content, isRecord, nameOfRole, type Span, spansOf } from '@mimar/fields'
import type { ComposedPage } from '@mimar/render'
import type { Facts } from './facts.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The hours that the first section with a week tells visitors of a page; nothing where no day has any. */
export function openingHoursOn({ sections }: ComposedPage): Facts {
  for (const { template, section, props } of sections) {
    const { fields } = template ?? {}
    const week = fields && nameOfRole(fields, 'week')
    if (!fields || week === undefined) continue
    const follows = section.content[nameOfRole(fields, 'hours') ?? ''] === true
    if (follows && props.site.hours) return told(props.site.hours.week, props.site.hours.special)
    const days = section.content[week]
    const special = section.content[nameOfRole(fields, 'special-hours') ?? ''] ?? []
    if (isRecord(days)) return told(days as Content, special as readonly Content[])
  }
  return {}
}

function told(week: Content, special: readonly Content[]): Facts {
  const usual = hoursOfWeek(week)
  const other = special.flatMap(specialOf)
  return {
    ...(usual.length > 0 && { openingHoursSpecification: usual }),
    ...(other.length > 0 && { specialOpeningHoursSpecification: other }),
  }
}

/** Days with the same hours stand together; a day that is closed is in none. */
export function hoursOfWeek(week: Content) {
  const byTime = new Map<string, string[]>()
  for (const day of DAYS) {
    for (const span of spansOf(String(week[day.toLowerCase()] ?? ''))) {
      const time = JSON.stringify(timeOf(span))
      byTime.set(time, [...(byTime.get(time) ?? []), `https://schema.org/${day}`])
    }
  }
  return [...byTime].map(([time, dayOfWeek]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    ...JSON.parse(time),
  }))
}

/** Search engines read a day that opens and closes at once as closed. */
function specialOf({ day, until, hours }: Content) {
  if (typeof day !== 'string' || day === '') return []
  const last = typeof until === 'string' && until > day ? until : day
  const dates = { '@type': 'OpeningHoursSpecification', validFrom: day, validThrough: last }
  const spans = spansOf(String(hours ?? ''))
  if (spans.length === 0) return [{ ...dates, opens: '00:00', closes: '00:00' }]
  return spans.map((span) => ({ ...dates, ...timeOf(span) }))
}

/** A whole day ends a minute before midnight. */
function timeOf({ from, to }: Span) {
  return { opens: clockOf(from), closes: from === 0 && to === 1440 ? '23:59' : clockOf(to % 1440) }
}

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
