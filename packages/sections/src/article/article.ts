import { date, design, flag, image, longText } from '@mimar/fields'
import { commonFields, line, opens, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** An article: a long text with a picture, a day and who wrote it (SEC-39). */
export const article = defineTemplate({
  id: 'Article',
  category: 'text',
  parts: ['lightbox', 'long-text'],
  starts: {
    pictures: ['image'],
    values: {
      opens: [true],
      'body/block': ['PARAGRAPH', 'HEADING', 'PARAGRAPH', 'QUOTE', 'HEADING', 'NUMBER', 'NUMBER', 'NUMBER'],
    },
  },
  fields: {
    ...titleAndParagraph({ title: 160, paragraph: 400 }),
    /** What it is about, in a word. */
    topic: line(40),
    publishedOn: date(),
    image: image(),
    caption: line(200),
    body: longText(),
    author: line(120),
    /** Its headings beside it, once there are three. */
    hasContents: design(flag(true)),
    ...opens,
    ...commonFields,
  },
})
