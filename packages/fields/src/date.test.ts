import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarOf, date, dayIn, monthIn, weekdayIn } from './date.ts'
import { isLanguageCode } from './text.ts'

test.each([
  ['2026-12-24', '2026-12-24'],
  [' 2026-12-24 ', '2026-12-24'],
  ['2028-02-29', '2028-02-29'],
  ['1000-01-01', '1000-01-01'],
  ['9999-12-31', '9999-12-31'],
  ['', ''],
  ['  ', ''],
])('%j is the day %j', (input, value) => {
  expect(date().check(input)).toEqual({ ok: true, value })
})

test.each([
  ['2026-02-29', 'not-a-date'],
  ['2026-04-31', 'not-a-date'],
  ['2026-13-01', 'not-a-date'],
  ['2026-00-10', 'not-a-date'],
  ['2026-01-00', 'not-a-date'],
  ['0026-12-24', 'not-a-date'],
  ['26-12-24', 'not-a-date'],
  ['12026-12-24', 'not-a-date'],
  ['2026-12-240', 'not-a-date'],
  ['2026-12-24T18:00', 'not-a-date'],
  ['24.12.2026', 'not-a-date'],
  ['2026/12/24', 'not-a-date'],
  ['٢٠٢٦-١٢-٢٤', 'not-a-date'],
  ['tomorrow', 'not-a-date'],
  [null, 'not-text'],
  [20261224, 'not-text'],
  [{ ar: '2026-12-24' }, 'not-text'],
])('%j is refused as a day: %s', (input, code) => {
  expect(date().check(input)).toEqual({ ok: false, refusals: [{ code, at: '', params: {} }] })
})

test('every day of the calendar is taken as it is, wherever the machine stands', () => {
  const [min, max] = [new Date('1000-01-01T00:00:00Z'), new Date('9999-12-31T00:00:00Z')]
  const days = fc.date({ min, max, noInvalidDate: true })
  fc.assert(
    fc.property(days, (moment) => {
      const value = moment.toISOString().slice(0, 10)
      expect(date().check(value)).toEqual({ ok: true, value })
    }),
  )
})

test.each([
  ['en', 'December 24, 2026'],
  ['de', '24. Dezember 2026'],
  ['fr', '24 décembre 2026'],
  ['tr', '24 Aralık 2026'],
  ['ar', '24 ديسمبر 2026'],
  // Other calendars and digits have their own words for it; a site is read by one calendar.
  ['fa', '24 دسامبر 2026'],
])('in "%s" visitors read the day %j', (language, said) => {
  expect(dayIn('2026-12-24', language)).toBe(said)
})

test('a day is said with its weekday or shorter where a template asks for it', () => {
  expect(dayIn('2026-12-24', 'de', 'full')).toBe('Donnerstag, 24. Dezember 2026')
  expect(dayIn('2026-12-24', 'de', 'medium')).toBe('24.12.2026')
  expect(dayIn('2026-12-24', 'de', 'near')).toBe('Donnerstag, 24. Dezember')
})

test('days of a week are called as each language calls them', () => {
  expect([0, 6].map((day) => weekdayIn(day, 'ar'))).toEqual(['الأحد', 'السبت'])
  expect([1, 2].map((day) => weekdayIn(day, 'de', 'short'))).toEqual(['Mo', 'Di'])
})

test.each(['', '2026-02-30', 'soon'])('%j is no day and is said as it stands', (written) => {
  expect(dayIn(written, 'de')).toBe(written)
})

test('any language a site may have can say a day', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9]{2,8}$/)
  const codes = fc
    .tuple(fc.stringMatching(/^[A-Za-z]{2,3}$/), fc.array(part, { maxLength: 3 }))
    .map(([first, others]) => [first, ...others].join('-'))
    .filter(isLanguageCode)
  fc.assert(
    fc.property(codes, (code) => {
      expect(dayIn('2026-12-24', code)).toContain('2026')
    }),
  )
  // Intl takes neither: a part of two signs that is no country, and the same part twice.
  expect(dayIn('2026-12-24', 'de-a1')).toBe('24. Dezember 2026')
  expect(calendarOf('de-1996-1996').language).toBe('de')
})

test.each([
  ['ar', 'نوفمبر 2026'],
  ['de', 'Nov. 2026'],
  ['en', 'Nov 2026'],
])('in %s a month stands with its year, short and in Western digits', (language, month) => {
  expect(monthIn('2026-11-26', language)).toBe(month)
  expect(monthIn('', language)).toBe('')
})
