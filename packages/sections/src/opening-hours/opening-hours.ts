import { choice, date, design, hours, list, role, text } from '@mimar/fields'
import { buttons, commonFields, followsHours, paragraph, title, week } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A week and the days that differ from it; visitors are told whether it is open now, by the clock of the business. */
export const openingHours = defineTemplate({
  id: 'OpeningHours',
  category: 'contact',
  newPages: { restaurant: 5, contact: 3 },
  parts: ['items'],
  fields: {
    ...title({ limit: 80 }),
    ...paragraph({ limit: 300 }),
    ...followsHours,
    week: week(),
    note: text({ limit: 120 }),
    specialTitle: text({ limit: 60, lines: false }),
    special: role(
      'special-hours',
      list({ day: date(), until: date(), hours: hours(), reason: text({ limit: 40, lines: false }) }, { max: 12 }),
    ),
    buttons: buttons(),
    layout: role('layout', design(choice(['TABLE', 'STRIP', 'LINE'], 'TABLE'))),
    firstDay: design(choice(['LANGUAGE', 'SATURDAY', 'SUNDAY', 'MONDAY'], 'LANGUAGE')),
    ...commonFields,
  },
})
