import { alignable, image, text } from '@mimar/fields'
import { commonFields, paragraph, title } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Someone behind the place: text on one side, picture with slogan and name on the other (SEC-7). */
export const team5 = defineTemplate({
  id: 'Team5',
  category: 'team',
  newPages: { about: 3 },
  hasSides: true,
  archPicture: 'image',
  fields: {
    ...title({ limit: 30 }),
    ...paragraph({ limit: 500 }),
    ...alignable('paragraph2', text({ limit: 500 })),
    ...alignable('slogan', text({ limit: 100, required: true })),
    ...alignable('name', text({ limit: 50, required: true })),
    image: image({ url: 'imageUrl', dimensions: 'imgDimensions', crop: 'imgCropParams' }),
    ...commonFields,
  },
})
