import { alignment, list, text } from '@mimar/fields'
import { commonFields } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** What guests said, one slide at a time (SEC-6). A slide's title is who said it. */
export const testimonials3 = defineTemplate({
  id: 'Testimonials3',
  category: 'testimonial',
  colorMode: 'DARK',
  isUsual: true,
  fields: {
    slides: list(
      {
        slideTitle: text({ limit: 50 }),
        slideTitleAlignment: alignment(),
        slideParagraph: text({ limit: 500, required: true }),
        slideParagraphAlignment: alignment(),
      },
      { min: 1, max: 10 },
    ),
    ...commonFields,
  },
})
