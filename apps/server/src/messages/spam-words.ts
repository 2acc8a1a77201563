// Naive Bayes (Robinson) over the words of a message, in any script.
import { fold } from '@mimar/fields'

/** As many different words of a message as count. */
const MOST = 200
/** A word that was seen once speaks less than one seen often; so often counts as not at all. */
const DOUBT = 1
const NEUTRAL = 0.4
const DOMAIN = /(?:[a-z0-9-]+\.)+[a-z]{2,24}\b/gi
const WORD = /[\p{L}\p{N}]{2,40}/gu

/** How often a word was in wanted messages, and in spam. */
export interface Seen {
  readonly good: number
  readonly bad: number
}

/** The words of a message, each once, as they are searched; the names of servers that it links to are words as well. */
export function tokensOf(text: string): string[] {
  const links = (text.match(DOMAIN) ?? []).map((name) => `${LINK}${name.toLowerCase().replace(/^www\./, '')}`)
  const words = fold(text.replaceAll(DOMAIN, ' ')).match(WORD) ?? []
  return [...new Set([...links, ...words])].slice(0, MOST)
}

interface Learnt {
  /** How many messages were learnt. */
  readonly of: Seen
  readonly word: (word: string) => Seen | undefined
}

/** As many words as have to speak for spam, and their share of all. */
const FEWEST = 4
const SHARE = { young: 0.6, grown: 0.4 }
/** With so many wanted messages the usual words are known as such. */
const GROWN = 10
const SURE = 0.95
/** From here on a word speaks for spam. */
const AGAINST = 0.6
const LINK = 'link:'

/** Whether words are those of spam as it was learnt. In doubt they are not: what is taken for spam wrongly is a guest lost. */
export function isLikeSpam(words: readonly string[], { of, word }: Learnt): boolean {
  if (of.bad === 0 || words.length === 0) return false
  const speaking = words.flatMap((one) => {
    const seen = word(one)
    return seen && seen.good + seen.bad > 0 ? [{ one, seen, chance: chanceOf(seen, of) }] : []
  })
  const odds = speaking.reduce((sum, { chance }) => sum + Math.log(chance / (1 - chance)), 0)
  if (1 / (1 + Math.exp(-odds)) < SURE) return false
  const isKnownLink = speaking.some(({ one, seen }) => one.startsWith(LINK) && seen.good === 0 && seen.bad > 1)
  const against = speaking.filter(({ chance }) => chance > AGAINST).length
  return isKnownLink || (against >= FEWEST && against / words.length >= SHARE[of.good < GROWN ? 'young' : 'grown'])
}

/** As many of them as people look at. */
const MOST_SHOWN = 6

/** The words that speak for spam, what speaks most first, and of those alike the longest; servers that are linked to before what is said of them. */
export function speakingWords(words: readonly string[], { of, word }: Learnt): string[] {
  const against = words.flatMap((one) => {
    const seen = word(one)
    const chance = seen && seen.bad > 0 ? chanceOf(seen, of) : 0
    return chance > AGAINST ? [{ one, weight: chance + Number(one.startsWith(LINK)) }] : []
  })
  return against
    .toSorted((a, b) => b.weight - a.weight || b.one.length - a.one.length)
    .slice(0, MOST_SHOWN)
    .map(({ one }) => (one.startsWith(LINK) ? one.slice(LINK.length) : one))
}

/** How likely a message with the word is spam. */
function chanceOf({ good, bad }: Seen, of: Seen): number {
  const inGood = Math.min(1, good / Math.max(1, of.good))
  const inBad = Math.min(1, bad / Math.max(1, of.bad))
  const often = good + bad
  return (DOUBT * NEUTRAL + often * (inBad / (inGood + inBad))) / (DOUBT + often)
}
