import { calendarOf, firstWeekdayIn, weekdayIn } from '@mimar/fields'
import type { UiLanguage } from '../words/words.ts'
import styles from './booking.module.css'

interface Props {
  readonly from: string
  /** The day after the last night; the same day for an appointment. */
  readonly until: string
  readonly language: UiLanguage
}

const DAY = 86_400_000
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The month in which somebody comes, with their days marked. What it shows is said in words beside it. */
export function Month({ from, until, language }: Props) {
  const [year, month] = from.split('-').map(Number) as [number, number]
  const start = Date.UTC(year, month - 1, 1)
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const first = firstWeekdayIn(language)
  const before = (new Date(start).getUTCDay() - first + 7) % 7
  const days = Array.from({ length: count }, (_, index) => isoOf(start + index * DAY))
  const name = new Intl.DateTimeFormat(calendarOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <div className={styles.month} aria-hidden="true">
      <p>{name.format(start)}</p>
      <div>
        {Array.from({ length: 7 }, (_, index) => (
          <span key={`weekday ${index}`} className={styles.weekday}>
            {weekdayIn((first + index) % 7, language, 'short')}
          </span>
        ))}
        {days.map((day, index) => (
          <span
            key={day}
            style={index === 0 ? { gridColumnStart: before + 1 } : undefined}
            data-end={day === from || day === until ? '' : undefined}
            data-within={day > from && day < until ? '' : undefined}
          >
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  )
}
