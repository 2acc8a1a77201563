import { choice, design, flag, list, role, text } from '@mimar/fields'
import { commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Questions that open to their answers (disclosures); closed ones are in the page too, for search and Ctrl+F. */
export const faq = defineTemplate({
  id: 'Faq',
  category: 'text',
  parts: ['items'],
  fields: {
    ...titleAndParagraph({ title: 120, paragraph: 500 }),
    questions: role(
      'faq',
      list(
        {
          question: text({ limit: 200, lines: false, required: true }),
          answer: text({ limit: 2000 }),
        },
        { min: 1, max: 12 },
      ),
    ),
    opensFirst: design(flag(true)),
    columns: design(choice(['ONE', 'TWO'], 'ONE')),
    ...commonFields,
  },
})
