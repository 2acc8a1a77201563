// On which days and at what times nobody can come: as a form says it, and as the hours of its site do (FORM-8).
import { type Closed, type Days, isDayClosed, type OpenHours, type Span, spansOf } from '@mimar/fields'
import type { SiteHours } from '../template.ts'
import type { QuestionKind } from './question-kinds.ts'

/** The seven days, Sunday first as machines count them. */
const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** What a form says of its days. */
export interface StoredDays {
  readonly weekdays: { readonly [day: string]: boolean }
  readonly closed: readonly Days[]
  /** Whether what the hours of the site leave out is not possible either. */
  readonly followsHours: boolean
}

/** The days on which nobody can come, as a section holds them and, where it follows them, as the hours of its site have it. */
export function closedDaysOf({ weekdays, closed, followsHours }: StoredDays, hours: SiteHours | null): Closed {
  return {
    weekdays: WEEK.flatMap((day, index) => (weekdays[day] ? [index] : [])),
    days: closed.flatMap(spanOf),
    ...(followsHours && hours !== null && { hours: openHoursOf(hours) }),
  }
}

/** What the hours of its site leave out besides what a form does, as people are told it. */
export function closedByHours(closed: Closed): Pick<Closed, 'weekdays' | 'days'> {
  const { week = [], special = [] } = closed.hours ?? {}
  return {
    weekdays: week.flatMap((hours, day) => (hours === '' && !closed.weekdays.includes(day) ? [day] : [])),
    days: special.filter(({ from, hours }) => hours === '' && isDayClosed(closed, from)),
  }
}

function openHoursOf({ week, special }: SiteHours): OpenHours {
  return {
    week: WEEK.map((day) => week[day] ?? ''),
    special: special.flatMap(({ day, until, hours }) =>
      spanOf({ from: day, until }).map((days) => ({ ...days, hours })),
    ),
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
  readonly hours: OpenHours | null
}

/**
 * Questions for a time get the hours of the site, within bounds of their own. Until a day is known, those without such
 * bounds are bounded by the earliest and the latest hour.
 */
export function withHours<Q extends Bounded>(questions: readonly Q[], hours: SiteHours | null): readonly Q[] {
  if (hours === null) return questions
  return questions.map((one) => {
    if (one.kind !== 'TIME') return one
    const isBounded = one.least !== null || one.most !== null
    return { ...one, ...(!isBounded && reachOf(hours)), hours: withinBounds(openHoursOf(hours), one) }
  })
}

/** The first whole hour and the last, which may be past midnight; undefined where together they leave nothing out. */
function reachOf({ week, special }: SiteHours): { readonly least: number; readonly most: number } | undefined {
  const spans = [...Object.values(week), ...special.map((one) => one.hours)].flatMap(spansOf)
  const least = Math.floor(Math.min(...spans.map(({ from }) => from)) / 60)
  const last = Math.ceil(Math.max(...spans.map(({ to }) => to)) / 60)
  return last - least < 24 ? { least, most: last > 24 ? last - 24 : last } : undefined
}

const DAY = 1440

function withinBounds(open: OpenHours, { least, most }: Bounded): OpenHours {
  if (least === null && most === null) return open
  const from = Math.min(24, Math.floor(least ?? 0)) * 60
  const to = Math.min(24, Math.floor(most ?? 24)) * 60
  const own = { from, to: to < from ? to + DAY : to }
  if (own.to - own.from === DAY) return open
  const cut = (hours: string) =>
    spansOf(hours)
      .flatMap((span) => overlaps(span, own))
      .map(told)
      .join(',')
  return { week: open.week.map(cut), special: open.special.map((one) => ({ ...one, hours: cut(one.hours) })) }
}

/** What two spans have in common, also where only one of them is told beyond midnight. */
function overlaps(span: Span, own: Span): readonly Span[] {
  return [-DAY, 0, DAY].flatMap((shift) => {
    const [from, to] = [Math.max(span.from, own.from + shift), Math.min(span.to, own.to + shift)]
    return from < to ? [{ from, to }] : []
  })
}

/** A span as a field of the kind `hours` holds it. */
function told({ from, to }: Span): string {
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `${clock(from % DAY)}-${clock(to > DAY ? to - DAY : to)}`
}
