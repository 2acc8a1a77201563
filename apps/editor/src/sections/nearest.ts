// Fuzzy search (edit distance, Levenshtein).
import { foldWords } from '../words/finding.ts'
import type { Offer } from './offers.ts'

/** How many are shown where nothing is called so. */
const SHOWN = 3
/** Words less like each other than this have nothing to do with each other. */
const ALIKE = 0.7

/**
 * The offers with words most like those typed (misspelt, inflected, part of a longer one), the nearest first; none where nothing is
 * like them. `otherWords` are those of other languages, folded; a word of the editor's own language goes before them.
 */
export function nearestOffers(
  offers: readonly Offer[],
  query: string,
  otherWords: (template: string) => string,
): readonly Offer[] {
  const typed = foldWords(query)
    .split(' ')
    .map(bare)
    .filter((word) => word.length > 2)
  const rated = offers.map((offer) => {
    const own = ratedBy(typed, offer.words)
    // Called so comes before found by it.
    if (own > 0) return { offer, rate: own + ratedBy(typed, foldWords(offer.name)) / 10 }
    return { offer, rate: ratedBy(typed, otherWords(offer.template.id)) * 0.9 }
  })
  return rated
    .filter(({ rate }) => rate > 0)
    .sort((one, other) => other.rate - one.rate)
    .slice(0, SHOWN)
    .map(({ offer }) => offer)
}

/** How much of what was typed is meant by these words. A sum, so that a second word that fits counts more than a better fit. */
function ratedBy(typed: readonly string[], words: string): number {
  const known = words.split(' ').map(bare)
  const best = typed.map((word) => Math.max(0, ...known.map((other) => likeness(word, other))))
  return best.filter((like) => like >= ALIKE).reduce((sum, like) => sum + like, 0)
}

/** How alike two folded words are, 0 to 1: by letters to change, by the stem they share, or one within the other (compounds). */
export function likeness(one: string, other: string): number {
  if (one === other) return 1
  const shorter = Math.min(one.length, other.length)
  const longer = Math.max(one.length, other.length)
  const stem = sharedStart(one, other)
  const isWithin = shorter > 3 && (one.includes(other) || other.includes(one))
  const part = isWithin ? shorter / longer : stem > 3 ? stem / longer : 0
  return Math.max(1 - lettersToChange(one, other) / longer, part === 0 ? 0 : 0.45 + part / 2)
}

function sharedStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

/** Damerau's distance: letters put in, left out, exchanged, or two side by side swapped. */
function lettersToChange(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const changed = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      next.push(isSwapped ? Math.min(changed, before[j - 2]! + 1) : changed)
    }
    before = row
    row = next
  }
  return row[other.length]!
}

/** Arabic words without their article. */
const bare = (word: string): string => word.replace(/^ال(?=..)/, '')
