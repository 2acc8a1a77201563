import { image, list, role } from '@mimar/fields'
import { commonFields, opens, title } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A gallery: 1 to 6 rows of pictures of one height and unequal widths (SEC-13). */
export const portfolio8 = defineTemplate({
  id: 'Portfolio8',
  category: 'portfolio',
  newPages: { pictures: 2 },
  startsPage: true,
  parts: ['hovers', 'lightbox'],
  starts: { counts: { rows: 2, 'rows/items': 3 }, values: { opens: [true] } },
  fields: {
    ...title({ limit: 30 }),
    rows: role(
      'rows',
      list(
        {
          items: list(
            { image: image({ url: 'backgroundImg', dimensions: 'backgroundImgDimensions', crop: 'imgCropParams' }) },
            { min: 1, max: 4 },
          ),
        },
        { min: 1, max: 6 },
      ),
    ),
    ...opens,
    ...commonFields,
  },
})
