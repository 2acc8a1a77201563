import { expect, test } from 'vitest'
import { cutToWidth, endOfCut } from './text-width.ts'

/** Ten px a letter. */
const measure = (text: string) => [...text].length * 10

test('[GEN-8] a text is cut behind the last word that has room, in any script, and not at all where it fits', () => {
  for (const [text, width, shown] of [
    ['Coffee on hot sand', 180, 'Coffee on hot sand'],
    ['Coffee on hot sand', 170, 'Coffee on hot …'],
    ['قهوة على الرمل الساخن', 120, 'قهوة على …'],
    ['Donaudampfschifffahrt', 100, 'Donaudam …'],
    ['👨‍👩‍👧 a family', 300, '👨‍👩‍👧 a family'],
  ] as const) {
    expect(cutToWidth(text, width, measure)).toBe(shown)
  }
  expect(endOfCut('one two three four five six', 210, measure)).toBe('two three four')
  expect(endOfCut('one', 210, measure)).toBeUndefined()
})
