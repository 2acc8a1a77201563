import { alignment, text } from '@mimar/fields'
import { commonFields, formPlaceholders } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Where we are and how to reach us, and a form to write (SEC-17, FORM-1). Emptied placeholders fall back (EDIT-13). */
export const contact = defineTemplate({
  id: 'Contact',
  category: 'contact',
  role: 'contact',
  parts: ['form'],
  starts: { fromSite: { email: 'email' } },
  fields: {
    title: text({ limit: 100 }),
    titleAlignment: alignment(),
    paragraph: text({ limit: 200 }),
    paragraphAlignment: alignment(),
    addressTitle: text({ limit: 100, lines: false }),
    addressTitleAlignment: alignment(),
    address: text({ limit: 100 }),
    addressAlignment: alignment(),
    phoneTitle: text({ limit: 100, lines: false }),
    phoneTitleAlignment: alignment(),
    phone: text({ limit: 100, lines: false }),
    phoneAlignment: alignment(),
    emailTitle: text({ limit: 100, lines: false }),
    emailTitleAlignment: alignment(),
    email: text({ limit: 100, lines: false }),
    emailAlignment: alignment(),
    placeholders: formPlaceholders,
    buttonText: text({ lines: false }),
    ...commonFields,
  },
})
