import type { SiteFacts } from '../template.ts'

/** What the script needs to tell the time of the business, and to say it; nothing where nobody has said by whose clock. */
export function hoursIsland({ timeZone, words }: SiteFacts) {
  if (timeZone === '') return {}
  const { openNow, closedNow, closesAt, closesSoon, opensToday, opensTomorrow, opensOn } = words
  const says = { openNow, closedNow, closesAt, closesSoon, opensToday, opensTomorrow, opensOn }
  return { 'data-island': 'hours', 'data-zone': timeZone, 'data-says': JSON.stringify(says) }
}
