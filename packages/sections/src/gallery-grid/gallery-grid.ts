import { choice, design, image, inLayout, list, role, text } from '@mimar/fields'
import { commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Pictures with captions that open over the page, one after another (SEC-27). Without script each is a link to its file. */
export const galleryGrid = defineTemplate({
  id: 'GalleryGrid',
  category: 'portfolio',
  parts: ['items', 'hovers', 'lightbox'],
  hasColumns: ['GRID'],
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300 }),
    images: list({ image: image(), caption: text({ limit: 120, lines: false }) }, { min: 1, max: 60 }),
    /** In rows of equal pictures, in rows of one height each, or in one row that scrolls. */
    layout: role('layout', design(choice(['GRID', 'ROWS', 'STRIP'], 'GRID'))),
    shape: inLayout('GRID', design(choice(['SQUARE', 'LANDSCAPE', 'PORTRAIT'], 'SQUARE'))),
    ...commonFields,
  },
})
