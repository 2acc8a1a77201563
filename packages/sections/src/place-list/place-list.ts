import { button, design, flag, list, role, text } from '@mimar/fields'
import { commonFields, line, mapOfItem, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Several places of one business, and a map that shows the one that is chosen, once a visitor asks for it (SEC-36). */
export const placeList = defineTemplate({
  id: 'PlaceList',
  category: 'contact',
  parts: ['items'],
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300 }),
    places: role(
      'places',
      list(
        {
          name: text({ limit: 60, lines: false, required: true }),
          address: text({ limit: 120 }),
          openText: line(60),
          phone: line(40),
          ...button('buttonText', 'buttonUrl'),
          /** It wins over the address. */
          mapSrc: mapOfItem(),
        },
        { min: 1, max: 20 },
      ),
    ),
    showsMap: design(flag(true)),
    ...commonFields,
  },
})
