import { alignment, image, list, text } from '@mimar/fields'
import { commonFields } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A heading and 1 to 3 groups, each a mosaic of up to 4 pictures with a title and a paragraph (SEC-19). */
export const feature17 = defineTemplate({
  id: 'Feature17',
  category: 'feature',
  colorMode: 'LIGHT',
  parts: ['items'],
  starts: { counts: { 'groups/images': 4 } },
  fields: {
    title: text({ limit: 50 }),
    titleAlignment: alignment(),
    paragraph: text({ limit: 250 }),
    paragraphAlignment: alignment(),
    groups: list(
      {
        images: list(
          { image: image({ url: 'imgUrl', dimensions: 'imgDimensions', crop: 'imgCropParams' }) },
          { min: 1, max: 4 },
        ),
        title: text({ limit: 50 }),
        titleAlignment: alignment(),
        paragraph: text({ limit: 250 }),
        paragraphAlignment: alignment(),
      },
      { min: 1, max: 3 },
    ),
    ...commonFields,
  },
})
