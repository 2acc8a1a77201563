import { fold } from '@mimar/fields'

/** A text folded for search, its words with one space between them and no signs. */
export const foldWords = (text: string): string =>
  fold(text)
    .replace(/[-’'.,،\s]+/g, ' ')
    .trim()

/** Whether some word of a folded text starts so; Arabic words also behind their article. */
export function someWordStarts(text: string, word: string): boolean {
  const bare = word.replace(/^ال(?=..)/, '')
  return ` ${text}`.includes(` ${bare}`) || ` ${text}`.includes(` ال${bare}`)
}
