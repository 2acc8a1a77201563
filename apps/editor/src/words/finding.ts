import { fold } from '@mimar/fields'

/** A text folded for search, its words with one space between them and no signs. */
export const foldWords = (text: string): string =>
  fold(text)
    .replace(/[-’'.,،\s]+/g, ' ')
    .trim()

/** Whether some word of a folded text starts so; Arabic words also behind their article. */
export const someWordStarts = (text: string, word: string): boolean => placeOfWord(text, word) !== Infinity

/** Where the first such word of a folded text stands; nowhere is infinitely far. */
export function placeOfWord(text: string, word: string): number {
  const bare = word.replace(/^ال(?=..)/, '')
  const places = [` ${bare}`, ` ال${bare}`].map((start) => ` ${text}`.indexOf(start))
  return Math.min(...places.filter((at) => at !== -1))
}
