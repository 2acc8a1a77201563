import { expect, test } from 'vitest'
import { cleanJson, cleanText } from './clean.ts'
import { isEmail } from './simple.ts'

test.each([
  ['a\u0000b', 'ab'],
  ['\u0007bell\u001b[31m', 'bell[31m'],
  ['tab\tand\r\nline\n', 'tab\tand\r\nline\n'],
  ['delete\u007f c1\u009b', 'delete c1'],
  ['half \ud83d a pair', 'half \ufffd a pair'],
  ['other half \ude00', 'other half \ufffd'],
  ['whole 😀 and ما\u200fرك', 'whole 😀 and ما\u200fرك'],
])('%j is kept as %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test('texts are found however deep they stand, as values and as names', () => {
  const nothing = { n: 1, yes: true, no: null }
  expect(cleanJson({ 'a\0': ['x\0', { b: '\0y' }], ...nothing })).toEqual({ a: ['x', { b: 'y' }], ...nothing })
})

test('what is clean is not copied, and what is not is left as it came', () => {
  const clean = { a: ['x', { b: 'y' }] }
  expect(cleanJson(clean)).toBe(clean)
  const unclean = { a: ['x', 'y\0'] }
  expect(cleanJson(unclean)).toEqual({ a: ['x', 'y'] })
  expect(unclean).toEqual({ a: ['x', 'y\0'] })
})

test.each([
  'a\u0000b@x.example',
  'a\u0008b@x.example',
  'a\u200fb@x.example',
  'a\ud800b@x.example',
  'a\u009bb@x.example',
])('%j is no e-mail address', (text) => {
  expect(isEmail(text)).toBe(false)
})
