import { alignable, choice, design, icon, linked, list, role, text } from '@mimar/fields'
import { commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A heading and 3 to 12 short reasons (SEC-5). Titles are required only while there are exactly 3 (EDIT-8). */
export const featureCards = defineTemplate({
  id: 'FeatureCards',
  category: 'feature',
  newPages: { rooms: 3 },
  isUsual: true,
  hasColumns: ['CARDS', 'CELLS'],
  colorMode: 'LIGHT',
  parts: ['badge'],
  fields: {
    ...titleAndParagraph({ title: 50, paragraph: 100 }),
    cards: list(
      {
        icon: icon(),
        ...alignable('title', text({ limit: 30 })),
        ...alignable('paragraph', text({ limit: 100 })),
        ...linked('additionalText', 'additionalUrl'),
      },
      { min: 3, max: 12, requiredAt: { count: 3, fields: ['title'] } },
    ),
    /** Beside each other, in cells parted by lines, or each a row. */
    layout: role('layout', design(choice(['CARDS', 'CELLS', 'ROWS'], 'CARDS'))),
    ...commonFields,
  },
})
