const QUARTER = 15 * 60_000
/** Two days: where an hour is left out when clocks change, its next day has it. */
const QUARTERS = 49 * 4

/** The next moment after now at which it is that hour there. Offsets of all time zones are whole quarters of an hour. */
export function nextHour(now: number, hour: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const wanted = `${String(hour).padStart(2, '0')}:00`
  let at = (Math.floor(now / QUARTER) + 1) * QUARTER
  for (let n = 0; n < QUARTERS; n += 1, at += QUARTER) if (clock.format(at) === wanted) return at
  return now
}
