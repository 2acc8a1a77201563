import { vi } from 'vitest'

/** What soon becomes true may take this long on a machine that has much to do, in milliseconds. */
const LONGEST = 15_000

/** Asks again and again until it no longer fails; answers what it found. */
export function eventually<Found>(ask: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(ask, { timeout: LONGEST })
}
