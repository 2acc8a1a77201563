import { choice, design, image, list, role, text } from '@mimar/fields'
import { commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** What happened one after another, or will: dates on a line, across the page or down it (SEC-28). */
export const timeline4 = defineTemplate({
  id: 'Timeline4',
  category: 'step',
  parts: ['items'],
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300 }),
    moments: list(
      {
        image: image(),
        when: text({ limit: 24, lines: false }),
        title: text({ limit: 60, lines: false, required: true }),
        paragraph: text({ limit: 240 }),
      },
      { min: 2, max: 12 },
    ),
    layout: role('layout', design(choice(['ACROSS', 'DOWN'], 'ACROSS'))),
    ...commonFields,
  },
})
