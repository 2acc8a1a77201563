import { button, choice, code, design, list, price, role, text } from '@mimar/fields'
import { commonFields, line, titleAndParagraph } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Two to four ways to pay beside each other, one of which may stand out (SEC-26). What an amount is for is its owner's text. */
export const pricePlans = defineTemplate({
  id: 'PricePlans',
  category: 'feature',
  parts: ['items'],
  starts: { amounts: { 'plans/price': [19, 39, 79, 149] } },
  fields: {
    ...titleAndParagraph({ title: 80, paragraph: 300 }),
    plans: role(
      'plans',
      list(
        {
          name: text({ limit: 40, lines: false, required: true }),
          summary: line(80),
          price: price(),
          unit: line(24),
          points: list({ point: line(80) }, { max: 8 }),
          ...button('buttonText', 'buttonUrl'),
        },
        { min: 2, max: 4 },
      ),
    ),
    /** Why one of them stands out; it is said upon that one. */
    reason: line(40),
    highlight: design(choice(['NONE', 'FIRST', 'SECOND', 'THIRD', 'FOURTH'], 'SECOND')),
    currency: code(/^[A-Z]{3}$/, 'EUR, TRY, USD, …'),
    ...commonFields,
  },
})
