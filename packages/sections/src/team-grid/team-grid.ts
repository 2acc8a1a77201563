import { choice, design, image, list, role, text } from '@mimar/fields'
import { commonFields, line, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** The people of a place: who they are, what they do, which languages they speak and how they are reached (SEC-48). */
export const teamGrid = defineTemplate({
  id: 'TeamGrid',
  category: 'team',
  parts: ['items'],
  hasColumns: ['GRID', 'COMPACT'],
  // Drawings of rooms and tables are nobody's portrait: without a picture of theirs people have their initials.
  starts: { pictures: [] },
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300 }),
    people: role(
      'people',
      list(
        {
          image: image(),
          name: text({ limit: 60, lines: false, required: true }),
          work: line(80),
          about: text({ limit: 160 }),
          languages: line(80),
          phone: line(40),
          email: line(80),
        },
        { min: 1, max: 24 },
      ),
    ),
    /** Portraits beside each other, a row for each with the picture beside the words, or small ones for many. */
    layout: role('layout', design(choice(['GRID', 'ROWS', 'COMPACT'], 'GRID'))),
    ...commonFields,
  },
})
