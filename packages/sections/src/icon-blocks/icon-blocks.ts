import { icon, list, text } from '@mimar/fields'
import { commonFields } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A strip of figures or facts: icon, short title, shorter line (SEC-18). */
export const iconBlocks = defineTemplate({
  id: 'IconBlocks',
  category: 'other',
  colorMode: 'DARK',
  fields: {
    blocks: list({ iconName: icon(), title: text({ limit: 10 }), paragraph: text({ limit: 15 }) }, { min: 2, max: 12 }),
    ...commonFields,
  },
})
