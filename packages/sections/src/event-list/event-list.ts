import { button, code, date, hours, image, list, price, role, text } from '@mimar/fields'
import { commonFields, fact, line, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** What happens soon: day, hours, place, what it costs and a way to be there. What is over goes by itself (SEC-34). */
export const eventList = defineTemplate({
  id: 'EventList',
  category: 'feature',
  parts: ['items'],
  starts: { values: { 'events/hours': ['20:00', '10:00-12:00'] } },
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300 }),
    events: role(
      'events',
      list(
        {
          day: date(),
          /** The last day of what goes on for several. */
          until: date(),
          image: image(),
          name: text({ limit: 80, lines: false, required: true }),
          hours: hours({ hasOpenEnd: true }),
          place: line(60),
          note: text({ limit: 160 }),
          price: price(),
          isFew: fact(),
          isBookedOut: fact(),
          isCancelled: fact(),
          ...button('buttonText', 'buttonUrl'),
        },
        { max: 24 },
      ),
    ),
    /** What stands there while nothing is to come. */
    nothingText: text({ limit: 160, fallback: 'noEvents' }),
    currency: code(/^[A-Z]{3}$/, 'EUR, TRY, USD, …'),
    ...commonFields,
  },
})
