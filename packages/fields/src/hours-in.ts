// Opening hours as a field of the kind holds them: told apart, and written as people read them.
import { commaIn } from './comma.ts'

const DAY = 24 * 60

/** From and to, in minutes after midnight; `to` is beyond 1440 where it is on the next day. */
export interface Span {
  readonly from: number
  readonly to: number
}

const SPAN = /(\d\d:\d\d)-(\d\d:\d\d)/g
const START = /^\d\d:\d\d$/

const minutesIn = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** What a field of the kind holds, in order. */
export function spansOf(value: string): readonly Span[] {
  return Array.from(value.matchAll(SPAN), ([, start = '', end = '']) => {
    const [from, to] = [minutesIn(start), minutesIn(end)]
    return { from, to: to > from ? to : to + DAY }
  })
}

/** When something begins and ends, in minutes after midnight; `to` is null where nobody has said when it ends. Undefined for no hours. */
export function reachOf(value: string): { readonly from: number; readonly to: number | null } | undefined {
  if (START.test(value)) return { from: minutesIn(value), to: null }
  const spans = spansOf(value)
  return spans[0] && { from: spans[0].from, to: (spans.at(-1) as Span).to }
}

/** Hours as people of a language read them, each span on one line, in Western digits; '' for a day that is closed. */
export function hoursIn(value: string, language: string): string {
  if (START.test(value)) return value
  const spans = Array.from(value.matchAll(SPAN), ([, from, to]) => `${from}\u00a0–\u2060\u00a0${to}`)
  return spans.join(commaIn(language))
}
