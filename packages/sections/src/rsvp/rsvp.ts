import { text } from '@mimar/fields'
import { commonFields, formPlaceholders, formThanks, title } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** An invitation: the event it names, and a form to reply (SEC-20). What the event is stands in the site's events. */
export const rsvp = defineTemplate({
  id: 'RSVP',
  category: 'rsvp',
  parts: ['form'],
  fields: {
    ...title({ required: true }),
    placeholders: formPlaceholders,
    buttonText: text({ lines: false }),
    thanks: formThanks,
    ...commonFields,
  },
})
