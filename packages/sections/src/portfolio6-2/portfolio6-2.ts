import { alignable, image, list, number, role, text } from '@mimar/fields'
import { commonFields, opens, paragraph, title } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A mosaic of 4 to 12 pictures under a title and a paragraph (SEC-16). Files may hold them in groups, which come back from an export (SEC-22). */
export const portfolio62 = defineTemplate({
  id: 'Portfolio6_2',
  category: 'portfolio',
  newPages: { restaurant: 4 },
  parts: ['hovers', 'lightbox'],
  starts: { counts: { images: 6 }, values: { opens: [true] } },
  fields: {
    ...title({ limit: 30, required: true }),
    ...alignable('subTitle', text({ limit: 60, required: true })),
    ...paragraph({ limit: 300 }),
    images: list(
      {
        image: image({ url: 'imgUrl', dimensions: 'imgDimensions', crop: 'imgCropParams' }),
        group: role('set', number({ min: 1, max: 12 })),
      },
      { min: 4, max: 12 },
    ),
    ...opens,
    ...commonFields,
  },
})
