import { alignment, image, list, number, text } from '@mimar/fields'
import { commonFields } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A mosaic of 4 to 12 pictures under a title and a paragraph (SEC-16). Files may hold them in groups, which come back from an export (SEC-22). */
export const portfolio62 = defineTemplate({
  id: 'Portfolio6_2',
  category: 'portfolio',
  parts: ['hovers'],
  starts: { counts: { images: 6 } },
  fields: {
    title: text({ limit: 30, required: true }),
    titleAlignment: alignment(),
    subTitle: text({ limit: 60, required: true }),
    subTitleAlignment: alignment(),
    paragraph: text({ limit: 300 }),
    paragraphAlignment: alignment(),
    images: list(
      {
        image: image({ url: 'imgUrl', dimensions: 'imgDimensions', crop: 'imgCropParams' }),
        group: number({ min: 1, max: 12 }),
      },
      { min: 4, max: 12 },
    ),
    ...commonFields,
  },
})
