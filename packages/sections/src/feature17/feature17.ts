import { alignable, image, list, text } from '@mimar/fields'
import { commonFields, opens, paragraph, title } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A heading and 1 to 3 groups, each a mosaic of up to 4 pictures with a title and a paragraph (SEC-19). */
export const feature17 = defineTemplate({
  id: 'Feature17',
  category: 'feature',
  newPages: { rooms: 2 },
  colorMode: 'LIGHT',
  parts: ['items', 'lightbox'],
  starts: { counts: { 'groups/images': 4 }, values: { opens: [true] } },
  fields: {
    ...title({ limit: 50 }),
    ...paragraph({ limit: 250 }),
    groups: list(
      {
        images: list(
          { image: image({ url: 'imgUrl', dimensions: 'imgDimensions', crop: 'imgCropParams' }) },
          { min: 1, max: 4 },
        ),
        ...alignable('title', text({ limit: 50 })),
        ...alignable('paragraph', text({ limit: 250 })),
      },
      { min: 1, max: 3 },
    ),
    ...opens,
    ...commonFields,
  },
})
