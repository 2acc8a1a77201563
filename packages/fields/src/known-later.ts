// Code splitting: in browsers it is learnt once somebody writes hours or an amount. Takes the place of `known.ts` there.
import type * as Readings from './readings.ts'

let known: typeof Readings | undefined

/** How hours and amounts are read as people write them; until it is learnt, fields take what is stored. */
export const readings = (): typeof Readings | undefined => known

/** Fetches it; rejects where it cannot be had now. */
export async function learnReadings(): Promise<void> {
  known ??= await import('./readings.ts')
}
