import { alignable, list, role, text } from '@mimar/fields'
import { commonFields } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** What guests said, one slide at a time (SEC-6). A slide's title is who said it. */
export const testimonials3 = defineTemplate({
  id: 'Testimonials3',
  category: 'testimonial',
  newPages: { about: 4 },
  isUsual: true,
  colorMode: 'DARK',
  fields: {
    slides: role(
      'slides',
      list(
        {
          ...alignable('slideTitle', text({ limit: 50 })),
          ...alignable('slideParagraph', text({ limit: 500, required: true })),
        },
        { min: 1, max: 10 },
      ),
    ),
    ...commonFields,
  },
})
