import { expect, test } from 'vitest'
import { amount, price } from './price.ts'
import { priceIn } from './price-read.ts'

test.each([
  ['12,50', 12.5],
  ['12.50 €', 12.5],
  ['€12', 12],
  ['$ 5', 5],
  ['12 EUR', 12],
  ['US$12.50', 12.5],
  ['12,50 $US', 12.5],
  ['TL 5', 5],
  ['1.400', 1400],
  ['1,400.50', 1400.5],
  ["1'400.50", 1400.5],
  ['1 400,50 €', 1400.5],
  ['1.234.567,8', 1_234_567.8],
  ['٥٨', 58],
  ['٥٨٫٥٠', 58.5],
  ['58 ل.س.', 58],
  ['0', 0],
  [12.499, 12.5],
  [-0, 0],
  ['', null],
  ['–', null],
  [null, null],
])('%j is the amount %j', (typed, value) => {
  expect(price().check(typed)).toEqual({ ok: true, value })
})

test.each(['ask us', 'from 12', '12-15', '1.4000', '12,5,0', '-5', '12 € 50', '9'.repeat(12), -1, Number.NaN, [], {}])(
  '%j is refused as a price',
  (typed) => {
    expect(price().check(typed)).toEqual({ ok: false, refusals: [{ code: 'not-a-price', at: '', params: {} }] })
  },
)

test.each([
  ['32', 32],
  ['1.250,5', 1250.5],
  ['-5', -5],
  ['\u22122,5', -2.5],
  ['\u200e-٥', -5],
  ['- 1 400', -1400],
  ['\u2066\u200e-12\u2069', -12],
  ['-0', 0],
  [-3.456, -3.46],
  ['', null],
  ['–', null],
])('%j is the number %j, whatever it counts', (typed, value) => {
  expect(amount().check(typed)).toEqual({ ok: true, value })
})

test.each(['many', '3-5', '--5', '5-', -1_000_000_000, {}])('%j is refused as a number', (typed) => {
  expect(amount().check(typed)).toEqual({ ok: false, refusals: [{ code: 'not-a-number', at: '', params: {} }] })
})

test('what was stored as an amount of money is the same number', () => {
  for (const value of [0, 12.5, 999_999_999]) expect(amount().check(value)).toEqual(price().check(value))
})

test.each([
  ['de', 'EUR', '12,50\u00a0€'],
  ['fr', 'EUR', '12,50\u00a0€'],
  ['en', 'EUR', '€12.50'],
  ['tr', 'TRY', '₺12,50'],
  ['ar', 'EUR', '\u200f12.50\u00a0€'],
  ['ar', 'USD', '\u200f12.50\u00a0$'],
  ['ar', 'GBP', '\u200f12.50\u00a0£'],
  ['ar', 'TRY', '\u200f12.50\u00a0₺'],
  ['ar', 'CAD', '\u200f12.50\u00a0\u2066CA$\u2069'],
  ['ar', 'CHF', '\u200f12.50\u00a0\u2066CHF\u2069'],
  ['ar', 'SAR', '\u200f12.50\u00a0ر.س.\u200f'],
  ['ar', '', '12.50'],
  ['de', '', '12,50'],
])('in "%s" with the currency %j visitors read %j', (language, currency, said) => {
  expect(priceIn(12.5, language, currency)).toBe(said)
})

test('an amount is read again as it is said, in every language and currency', () => {
  for (const language of ['ar', 'en', 'de', 'tr', 'fr'])
    for (const currency of ['EUR', 'USD', 'TRY', 'SYP', 'GBP', 'AED', 'SAR', 'CAD', 'CHF', 'JPY', ''])
      for (const value of [5, 12.5, 1400, 1_250_000])
        expect(price().check(priceIn(value, language, currency)), `${language} ${currency}`).toEqual({
          ok: true,
          value,
        })
})

test('a currency that nobody knows takes nothing away from the amount', () => {
  expect(priceIn(5, 'en', 'XQQ')).toContain('5')
})
