import { readings } from '#readings'
import { accept, refuse } from './checked.ts'
import type { HoursField } from './field.ts'

/** As they are stored: one beginning, or up to three spans. */
const STORED = /^(?:\d\d:\d\d(?:-\d\d:\d\d(?:,\d\d:\d\d-\d\d:\d\d){0,2})?)?$/

/**
 * When a day is open, `09:00-13:00,15:00-18:00`, or '' for closed. Read as people type it: "9–13, 15–18", "9am–5pm",
 * "من ٩ حتى ١٣". Where the end may be open, a beginning alone is read too: "20:30", "8.30 pm", "à 20h30".
 */
export function hours({ hasOpenEnd = false } = {}): HoursField {
  return {
    kind: 'hours',
    initial: '',
    check(input) {
      if (typeof input !== 'string') return refuse('not-text')
      const known = readings()
      const stored = known ? known.readTypedHours(input, hasOpenEnd) : STORED.exec(input)?.[0]
      return stored === undefined ? refuse('not-hours') : accept(stored)
    },
  }
}
