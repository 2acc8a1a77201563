import { alignable, linked, list, number, text } from '@mimar/fields'
import { commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

const stars = (step: number) => number({ min: 0, max: 5, step })

/** What people wrote elsewhere, all at a time: stars, words, who said it and where it can be read (SEC-25). */
export const reviewGrid = defineTemplate({
  id: 'ReviewGrid',
  category: 'testimonial',
  parts: ['items'],
  hasColumns: true,
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300 }),
    /** The score that another page shows; it stands only beside the words that say which page, and when. */
    score: stars(0.1),
    ...alignable('scoreSource', text({ limit: 120 })),
    reviews: list(
      {
        stars: stars(0.5),
        quote: text({ limit: 320, required: true }),
        name: text({ limit: 50, lines: false }),
        ...linked('source', 'sourceUrl'),
      },
      { min: 1, max: 12 },
    ),
    ...commonFields,
  },
})
