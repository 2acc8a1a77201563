import { choice, date, design, file, image, role, text } from '@mimar/fields'
import { frameAddress } from '../frames/frames.ts'
import { commonFields, line, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** A video of YouTube's or Vimeo's, of whom nothing is asked before a visitor presses (SEC-37), or a file of the owner's own (SEC-40). */
export const video = defineTemplate({
  id: 'Video',
  category: 'portfolio',
  parts: ['items', 'frame'],
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300 }),
    videoUrl: role('video', frameAddress('video')),
    /** It wins over the address. */
    film: file('video'),
    /** What is said in that file, for each language. */
    captions: file('captions'),
    poster: image({ url: 'posterUrl', dimensions: 'posterDimensions', crop: 'posterCropParams' }),
    /** As people write it, `2:04`. */
    duration: line(8),
    /** What is said and seen in it, for who cannot hear or does not play it. */
    transcript: text({ limit: 6000 }),
    /** As its address says, unless chosen. */
    shape: design(choice(['AUTO', 'WIDE', 'CLASSIC', 'TALL'], 'AUTO')),
    publishedOn: date(),
    ...commonFields,
  },
})
