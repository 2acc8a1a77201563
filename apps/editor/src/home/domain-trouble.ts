import type { SiteEntry } from '@mimar/contract'
import { sayPart, type UiLanguage } from '../words/words.ts'
import { domainTroubleWords } from './domain-trouble-words.ts'

type Trouble = NonNullable<SiteEntry['domainTrouble']>

/** What is wrong with a domain: when its certificate ends, where it could not be renewed, and why. */
export function troubleSentence({ name, fault, endsAt }: Trouble, language: UiLanguage, now = new Date()): string {
  const say = sayPart(domainTroubleWords, language)
  return endsAt === null ? say(fault) : `${endSentence(name, new Date(endsAt), language, now)} ${say(fault)}`
}

/** How long a certificate is still good, in days of the calendar. */
function endSentence(name: string, ends: Date, language: UiLanguage, now: Date): string {
  const say = sayPart(domainTroubleWords, language)
  const shown = { name: `\u2068${name}\u2069` }
  if (ends <= now) return say('ended', shown)
  const n = Math.round((midnight(ends) - midnight(now)) / DAY)
  return n === 0 ? say('endsToday', shown) : say('ends', { ...shown, n })
}

const DAY = 86_400_000
const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
