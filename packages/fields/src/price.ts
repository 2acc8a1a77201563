import { readings } from '#readings'
import { accept, type Checked, refuse } from './checked.ts'
import type { PriceField } from './field.ts'

const HIGHEST = 999_999_999

/** A sign before a figure, as any language writes it among letters of either direction. */
const MINUS = /^[\s\u200e\u200f\u061c\u2066-\u2069]*[-\u2212]\s?(?=\d|[٠-٩۰-۹])/

/** An amount without its currency, or null for none. Read as people type it: "12,50", "1.400 €", "٥٨". */
export function price(): PriceField {
  return {
    kind: 'price',
    initial: null,
    check: (input) => checkAmount(typeof input === 'string' ? readings()?.readPrice(input) : input, 0, 'not-a-price'),
  }
}

/** A number of anything that is counted or measured, or null for none. It is stored and written as a price is, and may be below zero: "-5". */
export function amount(): PriceField {
  return {
    kind: 'price',
    isNumber: true,
    initial: null,
    check: (input) => checkAmount(typeof input === 'string' ? signed(input) : input, -HIGHEST, 'not-a-number'),
  }
}

function signed(text: string): number | null | undefined {
  const isBelow = MINUS.test(text)
  const value = readings()?.readPrice(text.replace(MINUS, ''))
  return isBelow && typeof value === 'number' ? -value : value
}

function checkAmount(value: unknown, lowest: number, refusal: 'not-a-price' | 'not-a-number'): Checked<number | null> {
  if (value === null) return accept(null)
  const isAmount = typeof value === 'number' && value >= lowest && value <= HIGHEST
  // What is stored as JSON knows no minus before nothing.
  return isAmount ? accept(Math.round(value * 100) / 100 || 0) : refuse(refusal)
}
