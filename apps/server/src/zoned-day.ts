// Time zones: the day it is somewhere.

/** There are about as many names of zones (IANA); whoever writes them in other letters begins anew. */
const MOST_FORMATS = 600
const formats = new Map<string, Intl.DateTimeFormat>()

/** Whether this machine knows a time zone of that name (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** A time zone that this machine knows: the named one, else UTC. */
export const zoneOr = (name: string): string => (name !== '' && isTimeZone(name) ? name : 'UTC')

/** The day (2026-11-26) that a moment, in milliseconds since 1970, belongs to by the clock of a time zone; by UTC where it is none. */
export function dayIn(timeZone: string, at: number): string {
  return (formats.get(timeZone) ?? newFormat(timeZone)).format(at)
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('sv', { timeZone: zoneOr(timeZone), dateStyle: 'short' })
  if (formats.size >= MOST_FORMATS) formats.clear()
  formats.set(timeZone, format)
  return format
}

/** So many days before or after a day. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
