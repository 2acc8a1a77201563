import { expect, test } from 'vitest'
import { alignable } from './role.ts'
import { choice, code, color, email, flag, icon, isEmail, isId, number, opacity } from './simple.ts'
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

test('a number may be either of its bounds, and one beyond them is told which they are', () => {
  const field = number({ min: 2, max: 5 })
  for (const input of [2, 5, '2', '5']) expect(field.check(input)).toEqual({ ok: true, value: Number(input) })
  for (const input of [1.9, 5.1]) {
    expect(field.check(input)).toEqual({
      ok: false,
      refusals: [{ code: 'out-of-range', at: '', params: { min: 2, max: 5 } }],
    })
  }
})

test.each([null, undefined, ''])('where a number or a choice is left to the design it is null: %j', (input) => {
  expect(number({ min: 2, max: 5 }).check(input)).toEqual({ ok: true, value: null })
  expect(choice(['A']).check(input)).toEqual({ ok: true, value: null })
})

test.each([true, {}, [3], '3 px', Number.POSITIVE_INFINITY])('%j is no number', (input) => {
  expect(number({ min: 0, max: 5 }).check(input)).toMatchObject({ ok: false, refusals: [{ code: 'not-a-number' }] })
})

test('a choice that is none of its options is told all of them', () => {
  expect(choice(['ONE', 'TWO']).check('THREE')).toMatchObject({ refusals: [{ params: { options: 'ONE, TWO' } }] })
})

test('[FORM-2] an address is trimmed, and is 254 signs at most with 64 before its @', () => {
  expect(email().check(' a@example.com ')).toEqual({ ok: true, value: 'a@example.com' })
  const long = (count: number) => `${'a'.repeat(60)}@${'b'.repeat(count - 65)}.com`
  expect([isEmail(long(254)), isEmail(long(255))]).toEqual([true, false])
  expect([isEmail(`${'a'.repeat(64)}@b.com`), isEmail(`${'a'.repeat(65)}@b.com`)]).toEqual([true, false])
  expect([isEmail('a@b-.com'), isEmail('a@-b.com'), isEmail('a@b.com1'), isEmail('a@b-c.com')]).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect(isEmail('a\u200Bb@example.com')).toBe(false)
})

test('an icon is its name and nothing before or after it', () => {
  for (const input of ['<b tabler:bed', 'tabler:bed"', 'a:b:c']) expect(icon().check(input).ok).toBe(false)
})

test('a code that may be long by its form says how much it takes', () => {
  const size = code(/^[^<>]+$/, '32 m²', 8)
  expect(size.check('12345678')).toEqual({ ok: true, value: '12345678' })
  for (const wrong of ['123456789', '<32>']) {
    const params = { form: '32 m²', limit: 8 }
    expect(size.check(wrong)).toEqual({ ok: false, refusals: [{ code: 'wrong-form', at: '', params }] })
  }
})
