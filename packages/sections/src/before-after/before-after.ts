import { image, text } from '@mimar/fields'
import { commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

const label = () => text({ limit: 24, lines: false })

/** Two pictures of one thing upon each other, and a line between them that is moved (SEC-31). Without script they stand side by side. */
export const beforeAfter = defineTemplate({
  id: 'BeforeAfter',
  category: 'feature',
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300 }),
    before: image({ url: 'beforeUrl', dimensions: 'beforeDimensions', crop: 'beforeCropParams' }),
    beforeLabel: label(),
    after: image({ url: 'afterUrl', dimensions: 'afterDimensions', crop: 'afterCropParams' }),
    afterLabel: label(),
    ...commonFields,
  },
})
