import { file, list, text } from '@mimar/fields'
import { commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Documents to take away: each with what it is called, how large it is, and one for each language where there are several (SEC-41). */
export const fileList = defineTemplate({
  id: 'FileList',
  category: 'text',
  parts: ['items'],
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300 }),
    files: list(
      {
        name: text({ limit: 80, lines: false, required: true }),
        note: text({ limit: 160 }),
        file: file('pdf'),
      },
      { min: 1, max: 20 },
    ),
    ...commonFields,
  },
})
