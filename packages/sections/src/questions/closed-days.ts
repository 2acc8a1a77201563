// On which days and at what times nobody can come: as a form says it, and as the hours of its site do (FORM-8).
import { spansOf } from '@mimar/fields'
import type { SiteHours } from '../template.ts'
import type { QuestionKind } from './question-kinds.ts'

/** The seven days, Sunday first as machines count them. */
const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

interface Days {
  readonly from: string
  readonly until: string
}

/** Days on which nobody can come: days of the week (0 is Sunday), and spans of days, both ends included. */
export interface Closed {
  readonly weekdays: readonly number[]
  readonly days: readonly Days[]
  /** Days that are open all the same, whatever day of the week they are. */
  readonly opened?: readonly Days[]
}

/** What a form says of its days. */
export interface StoredDays {
  readonly weekdays: { readonly [day: string]: boolean }
  readonly closed: readonly Days[]
  /** Whether what the hours of the site leave out is not possible either. */
  readonly followsHours: boolean
}

/** The days on which nobody can come, as a section holds them and, where it follows them, as the hours of its site have it. */
export function closedDaysOf({ weekdays, closed, followsHours }: StoredDays, hours: SiteHours | null): Closed {
  const own = {
    weekdays: WEEK.flatMap((day, index) => (weekdays[day] ? [index] : [])),
    days: closed.flatMap(spanOf),
  }
  if (!followsHours || hours === null) return own
  const special = hours.special.map((one) => ({ ...one, days: spanOf({ from: one.day, until: one.until }) }))
  const daysWhere = (isOpen: boolean) =>
    special.filter((one) => (one.hours !== '') === isOpen).flatMap(({ days }) => days)
  const opened = daysWhere(true)
  return {
    weekdays: WEEK.flatMap((day, index) => (weekdays[day] || !hours.week[day] ? [index] : [])),
    days: [...own.days, ...daysWhere(false)],
    ...(opened.length > 0 && { opened }),
  }
}

function spanOf({ from, until }: Days): readonly Days[] {
  const [first = '', last = first] = [from, until].filter((day) => day !== '').toSorted()
  return first === '' ? [] : [{ from: first, until: last }]
}

interface Bounded {
  readonly kind: QuestionKind
  readonly least: number | null
  readonly most: number | null
}

/** Questions for a time, without bounds of their own, are bounded by the earliest and the latest hour of the site. */
export function withHours<Q extends Bounded>(questions: readonly Q[], hours: SiteHours | null): readonly Q[] {
  const bounds = hours && boundsIn(hours)
  if (!bounds) return questions
  return questions.map((one) =>
    one.kind === 'TIME' && one.least === null && one.most === null ? { ...one, ...bounds } : one,
  )
}

/** The first whole hour and the last, which may be past midnight; undefined where together they leave nothing out. */
function boundsIn({ week, special }: SiteHours): { readonly least: number; readonly most: number } | undefined {
  const spans = [...Object.values(week), ...special.map((one) => one.hours)].flatMap(spansOf)
  const least = Math.floor(Math.min(...spans.map(({ from }) => from)) / 60)
  const last = Math.ceil(Math.max(...spans.map(({ to }) => to)) / 60)
  return last - least < 24 ? { least, most: last > 24 ? last - 24 : last } : undefined
}
