import { alignment, icon, link, list, text } from '@mimar/fields'
import { commonFields } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** One to three bays of an arcade: icon, title, paragraph, link (SEC-4). */
export const feature13 = defineTemplate({
  id: 'Feature13',
  category: 'feature',
  isUsual: true,
  fields: {
    blocks: list(
      {
        icon: icon(),
        title: text({ limit: 30 }),
        paragraph: text({ limit: 300 }),
        blockTitleAlignment: alignment(),
        blockParagraphAlignment: alignment(),
        additionalText: text({ lines: false }),
        additionalUrl: link(),
      },
      { min: 1, max: 3 },
    ),
    ...commonFields,
  },
})
