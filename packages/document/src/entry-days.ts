// Localized dates: days as spreadsheets of all countries write them.
import { withWesternDigits } from '@mimar/fields'

/** What comes first where slashes or dashes stand between; null where that is not certain. */
export type DayOrder = 'day' | 'month' | null

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/

const plainly = (cell: string) =>
  withWesternDigits(cell)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/\s*([-/.])\s*/g, '$1')
    .trim()

/** The order in which a file writes its days: one of them has no month of such a number, and none is against it. */
export function orderOfDays(cells: readonly string[]): DayOrder {
  const parts = cells.flatMap((cell) => {
    const [, first, sign, second] = YEAR_LAST.exec(plainly(cell)) ?? []
    return sign === undefined || sign === '.' ? [] : [[Number(first), Number(second)] as const]
  })
  const isDay = parts.some(([first]) => first > 12)
  const isMonth = parts.some(([, second]) => second > 12)
  return isDay === isMonth ? null : isDay ? 'day' : 'month'
}

/** A day as it is stored; undefined for what could be two days; what is no day stays as it is. */
export function readDay(cell: string, order: DayOrder): string | undefined {
  const text = plainly(cell)
  const [, year, , month = '', day = ''] = YEAR_FIRST.exec(text) ?? []
  if (year !== undefined) return written(year, month, day)
  const [, first = '', sign, second = '', last = ''] = YEAR_LAST.exec(text) ?? []
  if (sign === undefined) return text
  if (sign === '.' || Number(first) === Number(second) || order === 'day') return written(last, second, first)
  return order === 'month' ? written(last, first, second) : undefined
}

const written = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
