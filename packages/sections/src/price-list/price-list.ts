import { choice, code, design, file, flag, list, price, role, text } from '@mimar/fields'
import { buttons, commonFields, fact, line, paragraph, title } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** What guests ask about a dish, from a fixed list, so that every language can say it. */
const diets = {
  isVegetarian: fact(),
  isVegan: fact(),
  isGlutenFree: fact(),
  isHalal: fact(),
  hasNuts: fact(),
  isHot: fact(),
  hasAlcohol: fact(),
}

/** A menu or a price list: groups of names with their prices on the same line. */
export const priceList = defineTemplate({
  id: 'PriceList',
  category: 'feature',
  newPages: { restaurant: 3, services: 3 },
  parts: ['items'],
  fields: {
    ...title({ limit: 80 }),
    ...paragraph({ limit: 300 }),
    groups: role(
      'menu-groups',
      list(
        {
          name: line(48),
          note: text({ limit: 120 }),
          items: list(
            {
              name: text({ limit: 80, lines: false, required: true }),
              duration: line(24),
              portion: line(24),
              price: price(),
              otherPortion: line(24),
              otherPrice: price(),
              description: text({ limit: 200 }),
              isFrom: fact(),
              isSoldOut: fact(),
              ...diets,
            },
            { min: 1, max: 40 },
          ),
        },
        { min: 1, max: 12 },
      ),
    ),
    note: text({ limit: 200 }),
    buttons: buttons(),
    /** All of it on paper, for everybody or by language (SEC-41). */
    pdf: file('pdf'),
    currency: code(/^[A-Z]{3}$/, 'EUR, TRY, USD, …'),
    showsCurrency: design(flag(true)),
    /** Visitors see what fits what they eat, if they choose so. */
    choosesDiet: design(flag()),
    /** How many prices an item has room for. */
    portions: design(choice(['ONE', 'TWO'], 'ONE')),
    layout: role('layout', design(choice(['COLUMNS', 'TABLE', 'ONE'], 'COLUMNS'))),
    ...commonFields,
  },
})
