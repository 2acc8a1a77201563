import type { NumberField } from '@mimar/fields'

/** A slider of more steps than this cannot be set exactly: the number is typed. */
const MOST_STEPS = 200

/** How far one step of a number goes: whole ones, where the bounds are whole and not next to each other. */
export function stepOf({ min, max, step }: NumberField): number {
  if (step !== undefined) return step
  const isWhole = Number.isInteger(min) && Number.isInteger(max)
  return isWhole && max - min > 1 ? 1 : (max - min) / 20
}

export function isSlider(field: NumberField): boolean {
  return (field.max - field.min) / stepOf(field) <= MOST_STEPS
}

/** A number with its unit, as the language of the editor writes both. */
export function amountIn(language: string, { unit }: NumberField, value: number): string {
  if (unit === undefined) return new Intl.NumberFormat(language).format(value)
  if (unit === 'px') return `${new Intl.NumberFormat(language).format(value)} px`
  return new Intl.NumberFormat(language, { style: 'unit', unit }).format(value)
}
