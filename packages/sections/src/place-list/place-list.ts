import { button, design, flag, list, number, role, text } from '@mimar/fields'
import { commonFields, line, mapOfItem, titleAndParagraph, week } from '../parts/fields.ts'
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
          /** In the owner's words; the hours of a week are read by search engines too. */
          openText: line(60),
          week: week(),
          phone: line(40),
          ...button('buttonText', 'buttonUrl'),
          /** It wins over the address. */
          mapSrc: mapOfItem(),
          latitude: number({ min: -90, max: 90, step: 0.0001 }),
          longitude: number({ min: -180, max: 180, step: 0.0001 }),
        },
        { min: 1, max: 20 },
      ),
    ),
    showsMap: design(flag(true)),
    ...commonFields,
  },
})
