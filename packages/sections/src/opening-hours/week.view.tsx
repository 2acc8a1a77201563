import { firstWeekdayIn, hoursIn, weekdayIn } from '@mimar/fields'
import type { ViewProps } from '../template.ts'
import type { openingHours } from './opening-hours.ts'
import type { SaidHours } from './said-hours.ts'

type Props = ViewProps<typeof openingHours.fields, typeof openingHours.id>

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const FIRST = { SATURDAY: 6, SUNDAY: 0, MONDAY: 1 } as const

/** The days of a week, each with its hours. */
export function Week({ content, said, site }: Pick<Props, 'content' | 'site'> & { readonly said: SaidHours }) {
  const { firstDay, layout } = content
  const { week, mark } = said
  const first = firstDay === 'LANGUAGE' ? firstWeekdayIn(site.language) : FIRST[firstDay]
  const closed = said.isUnknown ? '–' : site.words.closed
  return (
    <dl className="hours-week">
      {DAYS.map((_, index) => {
        const day = (first + index) % 7
        const name = DAYS[day]!
        const value = week[name] ?? ''
        return (
          <div key={name} data-day={day} data-hours={value}>
            <dt>{weekdayIn(day, site.language, layout === 'TABLE' ? 'long' : 'short')}</dt>
            <Hours {...{ mark, site, closed }} as="dd" value={value} field={`week/${name}`} />
          </div>
        )
      })}
    </dl>
  )
}

interface HoursProps extends Pick<Props, 'site'> {
  readonly mark: SaidHours['mark']
  readonly as: 'dd' | 'span'
  readonly value: string
  readonly closed: string
  readonly field: string
}

export function Hours({ as: Element, value, closed, field, mark, site }: HoursProps) {
  return (
    <Element data-closed={value === '' ? '' : undefined} {...mark(field)}>
      {hoursIn(value, site.language) || closed}
    </Element>
  )
}
