import { firstWeekdayIn, hoursIn, weekdayIn } from '@mimar/fields'
import type { ViewProps } from '../template.ts'
import type { placeList } from './place-list.ts'

type Props = ViewProps<(typeof placeList)['fields'], (typeof placeList)['id']>

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

interface WeekProps extends Pick<Props, 'mark' | 'site'> {
  readonly week: Props['content']['places'][number]['week']
  /** Of the place. */
  readonly path: string
}

/** When a place is open, day behind day; nothing where no day has been given. */
export function PlaceWeek({ week, path, mark, site: { language, words } }: WeekProps) {
  const isUnknown = DAYS.every((day) => week[day] === '')
  if (isUnknown && !mark.keepsEmpty) return null
  const first = firstWeekdayIn(language)
  return (
    <dl className="place-week">
      {DAYS.map((_, index) => {
        const day = (first + index) % 7
        const name = DAYS[day]!
        const called = weekdayIn(day, language, 'short')
        // Days of which nothing is known hold nothing but a place for their hours.
        return (
          <div key={name} data-day={isUnknown ? called : undefined}>
            {!isUnknown && <dt>{called}</dt>}
            <dd {...mark(`${path}/week/${name}`)}>{isUnknown ? '' : hoursIn(week[name], language) || words.closed}</dd>
          </div>
        )
      })}
    </dl>
  )
}
