import { expect, test } from 'vitest'
import { differing } from './differing.ts'

const marked = (one: string, other: string) =>
  differing(one, other).map((pieces) => pieces.map(({ text, isOther }) => (isOther ? `[${text}]` : text)).join(''))

test.each([
  ['the same', 'the same', ['the same', 'the same']],
  ['baked at six', 'baked twice a day', ['baked [at six]', 'baked [twice a day]']],
  ['one two three', 'one three', ['one [two ]three', 'one three']],
  ['', 'all new', ['', '[all new]']],
  ['قهوة على الرمل', 'قهوة على النار', ['قهوة على [الرمل]', 'قهوة على [النار]']],
])('[U42] the words that differ are marked: %s / %s', (one, other, wanted) => {
  expect(marked(one, other)).toEqual(wanted)
  expect(differing(one, other).map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual([one, other])
})

test('[U42] texts without end are marked as a whole', () => {
  const long = 'a '.repeat(2_000)
  expect(differing(long, `${long}b`)[0]).toEqual([{ text: long, isOther: true }])
})
