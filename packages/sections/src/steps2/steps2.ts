import { alignable, choice, design, image, list, role, text } from '@mimar/fields'
import { commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Numbered steps with pictures (SEC-14). */
export const steps2 = defineTemplate({
  id: 'Steps2',
  category: 'step',
  newPages: { events: 3, services: 4 },
  parts: ['badge', 'items'],
  fields: {
    ...titleAndParagraph({ title: 120, paragraph: 1500 }),
    imageSteps: list(
      {
        ...alignable('stepHeading', text({ limit: 80 })),
        ...alignable('stepDescription', text({ limit: 1000 })),
        image: image({ url: 'stepImageUrl', dimensions: 'stepImgSizes', crop: 'imgCropParams' }),
      },
      { min: 1, max: 12 },
    ),
    /** Stairs of pictures, in a row with a line, or one below another behind large numbers. */
    layout: role('layout', design(choice(['STAIRS', 'LINE', 'NUMBERS'], 'STAIRS'))),
    ...commonFields,
  },
})
