import { firstWeekdayIn, hoursIn, weekdayIn } from '@mimar/fields'
import type { SiteFacts } from '../template.ts'
import { hoursIsland } from './hours-island.ts'

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** When the business is open, as the section that says so has it: today alone once a script knows which day that is, until then the week. */
export function FooterHours({ isShown, site }: { readonly isShown: boolean; readonly site: SiteFacts }) {
  const { hours, language, words } = site
  if (!isShown || hours === null) return null
  const first = firstWeekdayIn(language)
  const days = DAYS.map((_, index) => (first + index) % 7)
  return (
    <div className="footer-hours" {...hoursIsland(site)}>
      <p className="hours-state" hidden>
        <strong />
        <span />
      </p>
      <dl>
        {days.map((day) => (
          <div key={day} data-day={day} data-hours={hours.week[DAYS[day]!]}>
            <dt>{weekdayIn(day, language, 'short')}</dt>
            <dd>{hoursIn(hours.week[DAYS[day]!] ?? '', language) || words.closed}</dd>
          </div>
        ))}
        {/* A day that differs stands in the place of its weekday, and is not seen before it comes. */}
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
      <span className="hours-today" hidden>
        {words.today}
      </span>
    </div>
  )
}
