import { text } from '@mimar/fields'
import { expect, test } from 'vitest'
import { cleanText } from './clean.ts'

const OUTSIDE: readonly (readonly [string, string, string, string])[] = [
  ['line ends of Windows', 'One\r\nTwo', 'One\nTwo', 'One Two'],
  ['line ends of old Macs', 'One\rTwo', 'One\nTwo', 'One Two'],
  ['line ends of Unicode', 'One\u2028Two\u2029Three', 'One\nTwo\nThree', 'One Two Three'],
  ['a cell of a table', 'One\tTwo', 'One Two', 'One Two'],
  ['control characters', 'O\u0000n\u0008e\u007F', 'One', 'One'],
  ['overrides of the direction', '\u202Eone\u202C', 'one', 'one'],
  ['a place for an object', 'One\uFFFC', 'One', 'One'],
  ['half of an emoji', 'One\uD83D', 'One', 'One'],
  ['a whole emoji', 'One 👩🏽‍🍳', 'One 👩🏽‍🍳', 'One 👩🏽‍🍳'],
  ['Arabic with its vowels and joiners', 'مَرْحَبًا می‌خواهم', 'مَرْحَبًا می‌خواهم', 'مَرْحَبًا می‌خواهم'],
  ['spaces around a line end', 'One  \n  Two', 'One  \n  Two', 'One Two'],
]

test.each(OUTSIDE)('[EDIT-6] %s from outside: a text takes it plain', (_, outside, lines, line) => {
  expect(cleanText(outside, true)).toBe(lines)
  expect(cleanText(outside, false)).toBe(line)
})

test.each(OUTSIDE)('[EDIT-6] after %s was cleaned, the site refuses nothing of it', (_, outside) => {
  for (const lines of [true, false]) {
    const checked = text({ lines }).check({ en: cleanText(outside, lines) })
    expect(checked.ok).toBe(true)
  }
})
