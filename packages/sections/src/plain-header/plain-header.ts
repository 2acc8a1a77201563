import { image } from '@mimar/fields'
import { commonFields, title } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A title, and a picture in an arch where there is one (SEC-3). */
export const plainHeader = defineTemplate({
  id: 'PlainHeader',
  category: 'header',
  newPages: { rooms: 1, services: 1, about: 1, contact: 1, pictures: 1 },
  colorMode: 'LIGHT',
  hasSides: true,
  archPicture: 'image',
  parts: ['arch'],
  starts: { pictures: [] },
  fields: {
    ...title({ required: true }),
    image: image({ url: 'imageUrl', dimensions: 'imgDimensions', crop: 'imgCropParams' }),
    ...commonFields,
  },
})
