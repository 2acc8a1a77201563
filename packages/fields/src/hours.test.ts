import { expect, test } from 'vitest'
import { hours } from './hours.ts'
import { hoursIn, reachOf, spansOf } from './hours-in.ts'

test.each([
  ['9–13, 15–18', '09:00-13:00,15:00-18:00'],
  ['9-13,15-18', '09:00-13:00,15:00-18:00'],
  ['15–18, 9–13', '09:00-13:00,15:00-18:00'],
  ['8.30 – 12.30 Uhr und 14–18 Uhr', '08:30-12:30,14:00-18:00'],
  ['9h30–12h, 14 h – 18 h', '09:30-12:00,14:00-18:00'],
  ['de 9h à 12h30 et de 14h à 18h', '09:00-12:30,14:00-18:00'],
  ['saat 9 ile 18 arası', '09:00-18:00'],
  ['من ٩ حتى ١٣ و ١٥ إلى ١٨', '09:00-13:00,15:00-18:00'],
  ['٩ ص – ١ م', '09:00-13:00'],
  ['۹–۱۳', '09:00-13:00'],
  ['9–13، 15–18', '09:00-13:00,15:00-18:00'],
  ['9am–5pm', '09:00-17:00'],
  ['9 a.m. to 12 p.m.', '09:00-12:00'],
  ['1–5 pm', '13:00-17:00'],
  ['9–5 pm', '09:00-17:00'],
  ['9–5', '09:00-17:00'],
  ['12–11', '12:00-23:00'],
  ['18–2', '18:00-02:00'],
  ['09:00-05:00', '09:00-05:00'],
  ['12–24', '12:00-24:00'],
  ['12–0', '12:00-24:00'],
  ['24/7', '00:00-24:00'],
  ['24 Stunden', '00:00-24:00'],
  ['00:00–00:00', '00:00-24:00'],
  ['6-9, 12-14, 18-23', '06:00-09:00,12:00-14:00,18:00-23:00'],
  ['closed', ''],
  ['Geschlossen', ''],
  ['مغلق', ''],
  ['–', ''],
  ['  ', ''],
])('%j is read as %j', (typed, value) => {
  expect(hours().check(typed)).toEqual({ ok: true, value })
})

test.each([
  '9',
  '9–',
  '9–13–15',
  '25–26',
  '9:60–10',
  '13pm–15',
  '24–3',
  '09:00–09:00',
  '9–13, 12–15',
  '22–6, 5–8',
  '6-7, 8-9, 10-11, 12-13',
  'by appointment',
  `9–13${' '.repeat(200)}`,
])('%j is refused: nothing is guessed', (typed) => {
  expect(hours().check(typed)).toEqual({ ok: false, refusals: [{ code: 'not-hours', at: '', params: {} }] })
})

test.each([null, 9, { en: '9–13' }])('%j is no text', (input) => {
  expect(hours().check(input)).toMatchObject({ refusals: [{ code: 'not-text' }] })
})

test('hours are said with a dash that lets them run with the line, and are read again as they are said', () => {
  const value = '09:00-13:00,18:00-02:00'
  expect(hoursIn(value, 'de')).toBe('09:00\u00a0–\u2060\u00a013:00, 18:00\u00a0–\u2060\u00a002:00')
  expect(hoursIn(value, 'ar')).toBe('09:00\u00a0–\u2060\u00a013:00، 18:00\u00a0–\u2060\u00a002:00')
  for (const language of ['ar', 'en', 'de', 'tr', 'fr'])
    expect(hours().check(hoursIn(value, language))).toEqual({ ok: true, value })
  expect(hoursIn('', 'de')).toBe('')
})

test('what is open past midnight ends on the next day', () => {
  expect(spansOf('18:00-02:00')).toEqual([{ from: 1080, to: 1560 }])
  expect(spansOf('00:00-24:00')).toEqual([{ from: 0, to: 1440 }])
})

test.each([
  ['20:30', '20:30'],
  ['8.30 pm', '20:30'],
  ['ab 20 Uhr', '20:00'],
  ['à 20h30', '20:30'],
  ['الساعة ٢٠:٣٠', '20:30'],
  ['0:00', '00:00'],
  ['20:30–22:15', '20:30-22:15'],
  ['10–12, 14–16', '10:00-12:00,14:00-16:00'],
  ['', ''],
])('where the end may be open, %j is read as %j, and so is what is drawn of it', (typed, value) => {
  const field = hours({ hasOpenEnd: true })
  expect(field.check(typed)).toEqual({ ok: true, value })
  expect(field.check(hoursIn(value, 'en'))).toEqual({ ok: true, value })
})

test.each(['24:00', '25:00', 'in the evening', '20:30 21:30'])('%j is no beginning', (typed) => {
  expect(hours({ hasOpenEnd: true }).check(typed)).toMatchObject({ refusals: [{ code: 'not-hours' }] })
})

test('what begins and ends is told in minutes, an end that nobody has said as none', () => {
  expect(reachOf('20:30')).toEqual({ from: 1230, to: null })
  expect(reachOf('10:00-12:00,21:00-01:00')).toEqual({ from: 600, to: 1500 })
  expect(reachOf('')).toBeUndefined()
})
