import { firstWeekdayIn, hoursIn, weekdayIn } from '@mimar/fields'
import type { ResolvedContent, ViewProps } from '../template.ts'
import type { openingHours } from './opening-hours.ts'

type Props = ViewProps<typeof openingHours.fields, typeof openingHours.id>
type Content = ResolvedContent<typeof openingHours.fields>

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const FIRST = { SATURDAY: 6, SUNDAY: 0, MONDAY: 1 } as const

/** Whether no hours have been given at all. */
export function isUnknown({ week, special }: Content): boolean {
  return DAYS.every((day) => week[day] === '') && special.every(({ day }) => day === '')
}

/** The days of a week, each with its hours. */
export function Week({ content, mark, site }: Props) {
  const { week, firstDay, layout } = content
  const first = firstDay === 'LANGUAGE' ? firstWeekdayIn(site.language) : FIRST[firstDay]
  const closed = isUnknown(content) ? '–' : site.words.closed
  return (
    <dl className="hours-week">
      {DAYS.map((_, index) => {
        const day = (first + index) % 7
        const name = DAYS[day]!
        return (
          <div key={name} data-day={day} data-hours={week[name]}>
            <dt>{weekdayIn(day, site.language, layout === 'TABLE' ? 'long' : 'short')}</dt>
            <Hours {...{ mark, site, closed }} as="dd" value={week[name]} field={`week/${name}`} />
          </div>
        )
      })}
    </dl>
  )
}

interface HoursProps extends Pick<Props, 'mark' | 'site'> {
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
