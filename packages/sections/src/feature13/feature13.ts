import { alignable, icon, linked, list, text } from '@mimar/fields'
import { commonFields } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** One to three bays of an arcade: icon, title, paragraph, link (SEC-4). */
export const feature13 = defineTemplate({
  id: 'Feature13',
  category: 'feature',
  newPages: { services: 2 },
  isUsual: true,
  fields: {
    blocks: list(
      {
        icon: icon(),
        ...alignable('title', text({ limit: 30 }), 'blockTitleAlignment'),
        ...alignable('paragraph', text({ limit: 300 }), 'blockParagraphAlignment'),
        ...linked('additionalText', 'additionalUrl'),
      },
      { min: 1, max: 3 },
    ),
    ...commonFields,
  },
})
