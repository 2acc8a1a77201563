import { image, link, list } from '@mimar/fields'
import { commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Marks of those one works with, one as large to the eye as the other (SEC-29). The name of each is its alternative text. */
export const logoRow = defineTemplate({
  id: 'LogoRow',
  category: 'other',
  parts: ['items'],
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 200 }),
    logos: list({ image: image(), url: link() }, { min: 2, max: 12 }),
    ...commonFields,
  },
})
