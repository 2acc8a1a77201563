import { alignment, image, text } from '@mimar/fields'
import { commonFields } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Someone behind the place: text on one side, picture with slogan and name on the other (SEC-7). */
export const team5 = defineTemplate({
  id: 'Team5',
  category: 'team',
  hasSides: true,
  archPicture: 'image',
  fields: {
    title: text({ limit: 30 }),
    titleAlignment: alignment(),
    paragraph: text({ limit: 500 }),
    paragraphAlignment: alignment(),
    paragraph2: text({ limit: 500 }),
    paragraph2Alignment: alignment(),
    slogan: text({ limit: 100, required: true }),
    sloganAlignment: alignment(),
    name: text({ limit: 50, required: true }),
    nameAlignment: alignment(),
    image: image({ url: 'imageUrl', dimensions: 'imgDimensions', crop: 'imgCropParams' }),
    ...commonFields,
  },
})
