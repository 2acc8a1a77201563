import type { PageSpeed } from '@mimar/contract'

/** Where a page stops being good, as Core Web Vitals draw the lines: milliseconds, CLS without a unit. */
const GOOD = { lcp: 2_500, inp: 200, cls: 0.1 } as const
export type Measure = keyof typeof GOOD
export const MEASURES = Object.keys(GOOD) as Measure[]

export const isGood = (measure: Measure, value: number) => value <= GOOD[measure]

/** Whether any measure of a page is not good. */
export const isSlow = (speed: PageSpeed) =>
  MEASURES.some((measure) => speed[measure] !== null && !isGood(measure, speed[measure]))
