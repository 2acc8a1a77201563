import { date, hours, text } from '@mimar/fields'
import { buttons, commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** How long it is until a moment, by the clock of the business, and what is said after it (SEC-35). */
export const countDown = defineTemplate({
  id: 'CountDown',
  category: 'other',
  parts: ['items'],
  starts: { values: { hours: ['20:00'] } },
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300 }),
    day: date(),
    hours: hours({ hasOpenEnd: true }),
    /** What stands there from that moment on. */
    overText: text({ limit: 160 }),
    buttons: buttons(),
    ...commonFields,
  },
})
