import { choice, design, image, role } from '@mimar/fields'
import { buttons, commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A picture and what it means (SEC-11). Every second one on a page swaps its sides. */
export const text3 = defineTemplate({
  id: 'Text3',
  category: 'text',
  newPages: { events: 2 },
  aliases: ['text-image'],
  alternates: true,
  colorMode: 'LIGHT',
  hasSides: true,
  startsPage: true,
  archPicture: 'image',
  parts: ['arch'],
  fields: {
    ...titleAndParagraph({ title: 120, paragraph: 1500 }),
    image: image({ url: 'imageUrl', dimensions: 'imgDimensions', crop: 'imgCropParams' }),
    buttons: buttons(2),
    /** In the frame of the ornament, up to the edge of the window, or as a band below the words. */
    layout: role('layout', design(choice(['FRAME', 'BLEED', 'BAND'], 'FRAME'))),
    ...commonFields,
  },
})
