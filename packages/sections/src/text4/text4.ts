import { alignable, text } from '@mimar/fields'
import { commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Two texts side by side (SEC-12). */
export const text4 = defineTemplate({
  id: 'Text4',
  category: 'text',
  newPages: { restaurant: 2 },
  aliases: ['two-column'],
  parts: ['large-star'],
  fields: {
    ...titleAndParagraph({ title: 200, paragraph: 3000 }),
    ...alignable('secondTitle', text({ limit: 200 })),
    ...alignable('secondParagraph', text({ limit: 3000 })),
    ...commonFields,
  },
})
