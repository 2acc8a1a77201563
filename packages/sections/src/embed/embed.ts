import { choice, design } from '@mimar/fields'
import { frameAddress } from '../frames/frames.ts'
import { commonFields, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A form, a calendar, reviews or a post of a provider that is known; nothing is asked of it before a visitor wants it (SEC-38). */
export const embed = defineTemplate({
  id: 'Embed',
  category: 'other',
  parts: ['items', 'frame'],
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300 }),
    frameUrl: frameAddress('embed'),
    /** As its provider needs it, unless chosen. */
    shape: design(choice(['AUTO', 'WIDE', 'SQUARE', 'TALL', 'HIGH'], 'AUTO')),
    ...commonFields,
  },
})
