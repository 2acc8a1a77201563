import { firstWeekdayIn, hoursIn, weekdayIn } from '@mimar/fields'
import type { SiteFacts, SiteHours } from '../template.ts'

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

interface Props {
  readonly hours: SiteHours
  readonly site: Pick<SiteFacts, 'language' | 'words'>
  /** How the days of the week are called. */
  readonly days: 'short' | 'long'
}

/** The week of the site and the days that differ, for the script that tells which of them is today. */
export function HoursRows({ hours, site: { language, words }, days: style }: Props) {
  const first = firstWeekdayIn(language)
  const days = DAYS.map((_, index) => (first + index) % 7)
  return (
    <dl>
      {days.map((day) => (
        <div key={day} data-day={day} data-hours={hours.week[DAYS[day]!]}>
          <dt>{weekdayIn(day, language, style)}</dt>
          <dd>{hoursIn(hours.week[DAYS[day]!] ?? '', language) || words.closed}</dd>
        </div>
      ))}
      {/* A day that differs is not seen before it comes. */}
      {hours.special.map((one) => (
        <div
          key={one.day + one.until}
          data-on={one.day}
          data-to={[one.day, one.until].toSorted().at(-1)}
          data-hours={one.hours}
        >
          <dt />
          <dd>{hoursIn(one.hours, language) || words.closed}</dd>
        </div>
      ))}
    </dl>
  )
}
