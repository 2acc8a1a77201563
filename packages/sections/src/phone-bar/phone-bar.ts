import { button, list } from '@mimar/fields'
import { showsHours } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** What visitors on a phone want most, always under the thumb: to call, to come, to book (SEC-32). Wider windows do without it. */
export const phoneBar = defineTemplate({
  id: 'PhoneBar',
  category: 'cta',
  role: 'ways',
  isUnique: true,
  parts: ['bar-hours'],
  starts: { fromSite: { ways: 'ways' } },
  fields: {
    ways: list({ ...button('buttonText', 'buttonUrl') }, { min: 1, max: 3 }),
    ...showsHours,
  },
})
