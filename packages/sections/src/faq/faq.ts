import { choice, design, flag, list, markable, role, text } from '@mimar/fields'
import { commonFields, fact, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Questions that open to their answers (disclosures); closed ones are in the page too, for search and Ctrl+F. */
export const faq = defineTemplate({
  id: 'Faq',
  category: 'text',
  parts: ['items', 'search'],
  fields: {
    ...titleAndParagraph({ title: 120, paragraph: 500 }),
    questions: role(
      'faq',
      list(
        {
          question: text({ limit: 200, lines: false, required: true }),
          /** Where it leads on to a page of the site, its words are a link. */
          ...markable('answer', text({ limit: 2000 })),
          /** It asks nothing: it is the heading of those that follow, and its answer a line below it. */
          heading: fact(),
        },
        { min: 1, max: 500 },
      ),
    ),
    opensFirst: design(flag(true)),
    columns: design(choice(['ONE', 'TWO'], 'ONE')),
    ...commonFields,
  },
})
