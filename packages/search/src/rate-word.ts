// Fuzzy matching: how well a word of a page answers a word that somebody typed.
import { isUnspaced as isWithoutSpaces } from './search-key.ts'
import { stemOf } from './stem.ts'

/** A typed word, ready to be compared with many. */
export interface TypedWord {
  readonly key: string
  readonly stem: string
  readonly language: string
  readonly isUnspaced: boolean
}

export function typedWord(key: string, language: string): TypedWord {
  return { key, stem: stemOf(key, language), language, isUnspaced: isWithoutSpaces(key) }
}

/** Of a compound a part counts from so many letters at its end on, and in its middle. */
const LEAST_END = 4
const LEAST_MIDDLE = 5
/** What stands before the part must be a word of its own. */
const LEAST_BEFORE = 3
/** Particles that Arabic writes together with the next word: and, then, with, for, like. */
const PARTICLE = /^[وفبلك]/
const IS_ARABIC = /^[ء-ي]/

/**
 * From 1, the same word, down to 0, another one. Both are keys (`searchKey`). Beginnings count, because people search
 * while they type; so do forms of a word, and parts of a compound: `zimmer` answers in `doppelzimmer`.
 */
export function rateWord(typed: TypedWord, other: string): number {
  const { key, stem, language, isUnspaced } = typed
  if (other === key) return 1
  if (isUnspaced) return other.includes(key) ? 0.8 : 0
  if (key.length < 2) return 0
  if (other.startsWith(key)) return stemOf(other, language) === stem ? 0.95 : 0.85
  if (isSameStem(key, stem, other, language)) return 0.9
  if (IS_ARABIC.test(key)) return isSameBehindParticle(typed, other) ? 0.8 : 0
  if (key.length < LEAST_END) return 0
  const at = other.indexOf(key)
  if (at < LEAST_BEFORE) return 0
  if (at + key.length === other.length) return 0.7
  return key.length >= LEAST_MIDDLE ? 0.55 : 0
}

/** Most words are no forms of each other, and differ within their first three letters. */
function isSameStem(key: string, stem: string, other: string, language: string): boolean {
  if (stem.length < 3 || !other.startsWith(stem.slice(0, 3))) return false
  const theirs = stemOf(other, language)
  return theirs === stem || theirs === key || other === stem
}

/** `بخدمة` for `خدمات`, and the other way round. */
function isSameBehindParticle({ key, stem, language }: TypedWord, other: string): boolean {
  const theirs = withoutParticle(other)
  if (theirs.startsWith(stem.slice(0, 3)) && (theirs === key || stemOf(theirs, language) === stem)) return true
  const own = withoutParticle(key)
  return own !== key && (own === other || isSameStem(own, stemOf(own, language), other, language))
}

const withoutParticle = (word: string) => (word.length > 3 && PARTICLE.test(word) ? word.slice(1) : word)

/** Letters of a word from which one may be wrong, and from which two may. */
const ONE_WRONG = 4
const TWO_WRONG = 8
const NEAR = 0.4

/** For words that nothing answers: what is nearly the same (typing errors), or what a compound that was typed is made of. */
export function rateNearly({ key }: TypedWord, other: string): number {
  if (key.length < ONE_WRONG) return 0
  const isMadeOf = other.length >= LEAST_END && key.length - other.length >= LEAST_BEFORE
  if (isMadeOf && (key.startsWith(other) || key.endsWith(other))) return NEAR
  const most = key.length >= TWO_WRONG ? 2 : 1
  if (Math.abs(key.length - other.length) > most) return 0
  // Few mistype how a word begins; a swap of its first two letters is one.
  if (key[0] !== other[0] && !(key[0] === other[1] && key[1] === other[0])) return 0
  return isWithin(key, other, most) ? NEAR : 0
}

/** Whether so many letters, left out, put in, exchanged or swapped, make one word of the other (Damerau). */
function isWithin(one: string, other: string, most: number): boolean {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  let leastBefore = 0
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    let least = i
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const changed = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      const cost = isSwapped ? Math.min(changed, before[j - 2]! + 1) : changed
      next.push(cost)
      least = Math.min(least, cost)
    }
    // A swap reaches over one row.
    if (least > most && leastBefore >= most) return false
    leastBefore = least
    before = row
    row = next
  }
  return row[other.length]! <= most
}
