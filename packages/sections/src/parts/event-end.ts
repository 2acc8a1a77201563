import { LAST_ZONE, momentOf, reachOf } from '@mimar/fields'

interface Days {
  readonly day: string
  /** The last day of what goes on for several; '' or any before the first of what does not. */
  readonly until: string
  readonly hours: string
}

/** The moment at which it is over: by its hours, else with its last day. */
export function endOf({ day, until, hours }: Days, zone: string): string | undefined {
  const end = reachOf(hours)?.to ?? 1440
  return momentOf(until > day ? until : day, end, zone || LAST_ZONE)?.toISOString()
}
