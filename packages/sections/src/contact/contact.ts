import { alignable, role, text } from '@mimar/fields'
import { commonFields, formPlaceholders, formThanks, paragraph, title } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Where we are and how to reach us, and a form to write (SEC-17, FORM-1). Emptied placeholders fall back (EDIT-13). */
export const contact = defineTemplate({
  id: 'Contact',
  category: 'contact',
  newPages: { events: 4, contact: 2 },
  role: 'contact',
  parts: ['form'],
  starts: { fromSite: { email: 'email', phone: 'phone' } },
  fields: {
    ...title({ limit: 100 }),
    ...paragraph({ limit: 200 }),
    ...alignable('addressTitle', text({ limit: 100, lines: false })),
    ...alignable('address', text({ limit: 100 })),
    ...alignable('phoneTitle', text({ limit: 100, lines: false })),
    ...alignable('phone', role('phone', text({ limit: 100, lines: false }))),
    ...alignable('emailTitle', text({ limit: 100, lines: false })),
    ...alignable('email', text({ limit: 100, lines: false })),
    placeholders: formPlaceholders,
    buttonText: text({ lines: false }),
    thanks: formThanks,
    ...commonFields,
  },
})
