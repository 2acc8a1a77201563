import { buttons, commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A heading at the start, its text at the end: one column in lead size, or two from 400 characters. */
export const text10 = defineTemplate({
  id: 'Text10',
  category: 'text',
  newPages: { about: 2 },
  isUsual: true,
  parts: ['large-star'],
  fields: {
    ...titleAndParagraph({ title: 200, titleRequired: true, paragraph: 1500, paragraphRequired: true }),
    buttons: buttons(),
    ...commonFields,
  },
})
