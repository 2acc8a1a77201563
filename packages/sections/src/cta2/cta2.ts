import { button, choice, design, inLayout, role } from '@mimar/fields'
import { commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** One request in a strong panel; the background picture stands in an arch that rises out of it (SEC-15). */
export const cta2 = defineTemplate({
  id: 'CTA2',
  category: 'cta',
  newPages: { rooms: 4, restaurant: 6, services: 5, pictures: 3 },
  isUsual: true,
  colorMode: 'LIGHT',
  archPicture: 'backgroundImg',
  parts: ['arch'],
  starts: { pictures: ['backgroundImg'] },
  fields: {
    ...titleAndParagraph({ title: 120, paragraph: 1500 }),
    ...button('buttonText', 'buttonUrl'),
    /** With an arch that rises out of the panel, in the middle with the picture above it, in halves, or on the picture as a card. */
    layout: role('layout', design(choice(['ARCH', 'CENTRED', 'SPLIT', 'CARD'], 'ARCH'))),
    ...commonFields,
    backgroundFilm: inLayout('CARD', commonFields.backgroundFilm),
  },
})
