import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGraphemes, cutToGraphemes } from './graphemes.ts'

test.each([
  ['', 0],
  ['Rooms', 5],
  ['دار', 3],
  ['مَرْحَبًا', 5],
  ['الرُّمّان', 6],
  ['👨‍👩‍👧‍👦', 1],
  ['👋🏽 hi', 4],
  ['🇸🇾', 1],
  ['e\u0301', 1],
  ['a\nb', 3],
  ['a\r\nb', 3],
])('%j has as many characters as a person sees: %i', (text, count) => {
  expect(countGraphemes(text)).toBe(count)
})

test('a text cut to a limit never ends in half a character', () => {
  expect(cutToGraphemes('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1)).toBe('👨‍👩‍👧‍👦')
  expect(cutToGraphemes('مَرْحَبًا', 2)).toBe('مَرْ')
})

test('a text cut to a limit has at most so many characters and is its beginning', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(40), (text, limit) => {
      const cut = cutToGraphemes(text, limit)
      expect(text.startsWith(cut)).toBe(true)
      expect(countGraphemes(cut)).toBe(Math.min(limit, countGraphemes(text)))
    }),
  )
})
