import { readings } from '#readings'
import { accept, refuse } from './checked.ts'
import type { PriceField } from './field.ts'

const HIGHEST = 999_999_999

/** An amount without its currency, or null for none. Read as people type it: "12,50", "1.400 €", "٥٨". */
export function price(): PriceField {
  return {
    kind: 'price',
    initial: null,
    check(input) {
      if (input === null || input === undefined) return accept(null)
      const value = typeof input === 'string' ? readings()?.readPrice(input) : input
      if (value === null) return accept(null)
      const isAmount = typeof value === 'number' && value >= 0 && value <= HIGHEST
      // Without a sign: what is stored as JSON knows no minus before nothing.
      return isAmount ? accept(Math.abs(Math.round(value * 100)) / 100) : refuse('not-a-price')
    },
  }
}
