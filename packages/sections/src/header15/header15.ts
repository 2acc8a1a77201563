import { button, image } from '@mimar/fields'
import { commonFields, logoFields, paragraph, socials } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A statement with a picture that runs to the window's edge (SEC-2). Add stops at 5 socials; files with more are read. */
export const header15 = defineTemplate({
  id: 'Header15',
  category: 'header',
  newPages: { restaurant: 1 },
  aliases: ['header'],
  hasSides: true,
  archPicture: 'contentImage',
  parts: ['large-star'],
  fields: {
    ...paragraph({ limit: 500, required: true }),
    ...logoFields,
    contentImage: image({ within: 'contentImage', url: 'imgUrl', dimensions: 'imgDimensions', crop: 'imgCropParams' }),
    ...button('btnText', 'btnUrl'),
    socials: socials(5, 7),
    ...commonFields,
  },
})
