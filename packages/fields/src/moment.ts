// Time zones (IANA): what a clock on a wall shows, and the moment at which it does.
import { startOf } from './date.ts'

/** What a clock shows so many minutes after the midnight a day begins with, `2026-12-31T20:30:00`; undefined for no day. */
export function wallOf(day: string, minutes: number): string | undefined {
  const start = startOf(day)
  return start && new Date(start.getTime() + minutes * 60_000).toISOString().slice(0, 19)
}

/**
 * The moment at which a clock in a zone shows so many minutes after the midnight a day begins with. Where clocks are put
 * forward just then, the hour before. Undefined for no day, or for a zone that is not known.
 */
export function momentOf(day: string, minutes: number, zone: string): Date | undefined {
  const wall = wallOf(day, minutes)
  if (wall === undefined) return undefined
  const shown = Date.parse(`${wall}Z`)
  try {
    // As far off as the zone is at about that time, and then as it is at the time itself.
    const near = shown - aheadAt(shown, zone)
    return new Date(shown - aheadAt(near, zone))
  } catch {
    return undefined
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What a clock in a zone shows, made once for each. Throws for a zone that is not known, or not said. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  // To find that out takes as long as to make one.
  if (timeZone === '') throw new RangeError('No zone is said.')
  const numeric = 'numeric' as const
  const [day, time] = [
    { year: numeric, month: numeric, day: numeric },
    { hour: numeric, minute: numeric, second: numeric },
  ]
  // Swedish moments are written as machines write them: 2026-12-31 20:30:00.
  const known = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv', { ...day, ...time, timeZone })
  clocks.set(timeZone, known)
  return known
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
const aheadAt = (moment: number, zone: string): number =>
  Date.parse(`${clockIn(zone).format(moment).replace(' ', 'T')}Z`) - moment

/** Where nobody has said by whose clock, a day is over when it is so everywhere on earth. */
export const LAST_ZONE = 'Etc/GMT+12'

/** The day that a calendar in a zone shows at a moment, `2026-12-31`. */
export function todayIn(zone: string, moment: number): string {
  try {
    return clockIn(zone || LAST_ZONE)
      .format(moment)
      .slice(0, 10)
  } catch {
    return todayIn(LAST_ZONE, moment)
  }
}
