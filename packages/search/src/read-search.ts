// Query parsing: what somebody typed, cut to what is ever searched for.
import { type TypedWord, typedWord } from './rate-word.ts'
import { isSearchable, searchKey, wordSpans } from './search-key.ts'
import { cutTo } from './whole-letters.ts'

/** What is searched for. */
export interface Search {
  /** As it stands in the field again: in one line, without signs that nobody sees. */
  readonly text: string
  readonly words: readonly TypedWord[]
  /** Something of it is left out: it had more letters or words than are searched for. */
  readonly isCut: boolean
}

/** Letters that are searched for; the field takes no more either. */
const LONGEST_SEARCH = 100
/** Different words that are searched for. */
export const MOST_WORDS = 8
/** Of more than this nothing is even looked at. */
const LOOKED_AT = 1_000

/** Reads what was typed, whatever it is. */
export function readSearch(typed: string, language: string): Search {
  const whole = typed
    .slice(0, LOOKED_AT)
    .replace(/[\u00AD\u200B-\u200D]/g, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  const text = cutTo(whole, LONGEST_SEARCH)
  const keys = new Set<string>()
  for (const { word } of wordSpans(text)) keys.add(searchKey(word, language))
  const searched = [...keys].filter(isSearchable)
  return {
    text,
    words: searched.slice(0, MOST_WORDS).map((key) => typedWord(key, language)),
    isCut: typed.length > LOOKED_AT || text.length < whole.length || searched.length > MOST_WORDS,
  }
}
