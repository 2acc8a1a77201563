import { calendarOf } from './date.ts'

/** A size as people of a language write it; what is small is a kilobyte. */
export function sizeIn(size: number, language: string): string {
  const isLarge = size >= 999_500
  const [unit, amount] = isLarge
    ? (['megabyte', size / 1e6] as const)
    : (['kilobyte', Math.max(1, size / 1e3)] as const)
  const digits = isLarge && amount < 10 ? 1 : 0
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(calendarOf(language), options).format(amount)
}
