import type { ScheduleEntry } from '@mimar/contract'
import { momentName } from '../words/moment-name.ts'
import type { PartSay } from '../words/words.ts'
import type { MomentWords } from './moment-words.ts'

/** Why it was not published at its moment. */
export function sayNotPublished({ at, why, errors }: ScheduleEntry, say: PartSay<MomentWords>): string {
  const when = momentName(at, say.language)
  if (why === 'errors') return say('scheduleStopped', { when, n: errors })
  return say(why === 'not-allowed' ? 'scheduleNotAllowed' : 'scheduleFailed', { when })
}
