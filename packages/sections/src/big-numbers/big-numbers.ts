import { alignable, list, text } from '@mimar/fields'
import { commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Two to six figures, each with what it counts, and where all of them come from (SEC-30). */
export const bigNumbers = defineTemplate({
  id: 'BigNumbers',
  category: 'feature',
  parts: ['items'],
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300 }),
    figures: list(
      { figure: text({ limit: 12, lines: false, required: true }), counts: text({ limit: 90 }) },
      { min: 2, max: 6 },
    ),
    ...alignable('origin', text({ limit: 160 })),
    ...commonFields,
  },
})
