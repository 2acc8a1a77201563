import { expect, test } from 'vitest'
import { alignable } from './role.ts'
import { code, color, email, flag, icon, isId, number, opacity } from './simple.ts'
import { text } from './text.ts'

test.each([
  ['#1f4b43', '#1F4B43'],
  ['1F4B43', '#1F4B43'],
  ['#abc', '#AABBCC'],
  [' #fff ', '#FFFFFF'],
])('[THEME-7] %j is the colour %j', (input, value) => {
  expect(color('#000000').check(input)).toEqual({ ok: true, value })
})

test.each(['', '#12', '#1234', '#12345', '#1234567', '#ggg', 'red', 'rgb(0,0,0)', '#fff;}', null, 123])(
  '[THEME-7] %j is Bad Hex',
  (input) => {
    expect(color('#000000').check(input)).toMatchObject({ ok: false, refusals: [{ code: 'bad-hex' }] })
  },
)

test.each([
  ['LEFT', 'LEFT'],
  ['right', 'RIGHT'],
  ['Center', 'CENTER'],
  ['', null],
  [null, null],
])('[THEME-3] alignment %j is read as %j', (input, value) => {
  expect(alignable('title', text()).titleAlignment.check(input)).toEqual({ ok: true, value })
})

test.each(['JUSTIFY', 1, {}])('alignment %j is refused', (input) => {
  expect(alignable('title', text()).titleAlignment.check(input)).toMatchObject({
    ok: false,
    refusals: [{ code: 'not-an-option' }],
  })
})

test.each([
  [0.4, 0.4],
  [40, 0.4],
  [1, 1],
  [100, 1],
  ['55', 0.55],
  [null, null],
])('an overlay of %j is kept as %j', (input, value) => {
  expect(opacity().check(input)).toEqual({ ok: true, value })
})

test.each([101, -1, Number.NaN, 'half'])('an overlay of %j is refused', (input) => {
  expect(opacity().check(input).ok).toBe(false)
})

test.each([
  ['info@example.com', true],
  ['first.last+tag@mail.example.travel', true],
  ['', true],
  ['info@example', false],
  ['info@example.c', false],
  ['@example.com', false],
  ['two words@example.com', false],
  ['a@b@example.com', false],
  ['<a@example.com>', false],
])('[FORM-2] %j is taken as an e-mail address: %s', (input, isOne) => {
  expect(email().check(input).ok).toBe(isOne)
})

test.each([
  ['tabler:bed', true],
  ['', true],
  ['bed', false],
  ['tabler:<svg>', false],
  ['Tabler:Bed', false],
])('%j names an icon: %s', (input, isOne) => {
  expect(icon().check(input).ok).toBe(isOne)
})

test.each([
  ['hero-1', true],
  ['A_b', true],
  ['', false],
  ['-a', false],
  ['__proto__', false],
  ['a/b', false],
  ['x'.repeat(65), false],
])('%j is an id: %s', (input, isOne) => {
  expect(isId(input)).toBe(isOne)
})

test('a code that does not have its form is refused by the name of that form', () => {
  const pixel = code(/^\d{8,20}$/, 'digits only')
  expect(pixel.check(' 1234567890 ')).toEqual({ ok: true, value: '1234567890' })
  expect(pixel.check("1'); alert(1)")).toMatchObject({
    refusals: [{ code: 'wrong-form', params: { form: 'digits only' } }],
  })
})

test('a number keeps within its bounds and has no negative zero', () => {
  const field = number({ min: -5, max: 5 })
  expect(field.check(-0)).toEqual({ ok: true, value: 0 })
  expect(field.check('5')).toEqual({ ok: true, value: 5 })
  expect(field.check(5.1).ok).toBe(false)
})

test('yes or no is nothing but true or false', () => {
  expect(flag().check(true).ok).toBe(true)
  expect(flag().check('true').ok).toBe(false)
})
