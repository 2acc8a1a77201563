import type { SiteHours } from '@mimar/sections'
import { questionFormIn } from '@mimar/sections/questions'
import { expect, test } from 'vitest'
import { formContent, formTemplate } from '../testing/question-form.ts'
import { type LiveForm, readAnswers } from './read-answers.ts'

/** Thursday. */
const NOW = Date.parse('2026-11-26T12:00:00Z')

function form(questions: readonly object[], beside: object = {}, timeZone = 'Europe/Berlin'): LiveForm {
  const found = questionFormIn(formTemplate.fields, formContent(questions, beside), null)
  if (!found) throw new Error('The template asks nothing.')
  return { id: 'f1', form: found, own: found, timeZone }
}

const read = (question: object, posted: Record<string, string>, beside: object = {}) =>
  readAnswers(form([{ id: 'q', label: 'Q', ...question }], beside), posted, 'en', NOW)

const value = ({ answers }: ReturnType<typeof readAnswers>) => {
  const { question: _, label: __, ...rest } = (answers[0] ?? {}) as { question?: string; label?: string }
  return rest
}

test.each([
  [{ kind: 'TEXT' }, { 'a/q': '  two\nlines ' }, { kind: 'TEXT', value: 'two lines' }],
  [{ kind: 'LONG' }, { 'a/q': 'two\r\nlines' }, { kind: 'LONG', value: 'two\nlines' }],
  [{ kind: 'NUMBER', least: 1, most: 3 }, { 'a/q': '٢' }, { kind: 'NUMBER', value: 2 }],
  [{ kind: 'NUMBER' }, { 'a/q': '-1,5' }, { kind: 'NUMBER', value: -1.5 }],
  [{ kind: 'DATE' }, { 'a/q': '1984-02-29' }, { kind: 'DATE', value: '1984-02-29' }],
  [{ kind: 'DAY', least: 1 }, { 'a/q': '2026-11-27' }, { kind: 'DAY', value: '2026-11-27' }],
  [{ kind: 'TIME', least: 9, most: 17 }, { 'a/q': '9:30' }, { kind: 'TIME', value: '09:30' }],
  [{ kind: 'TIME', most: 24 }, { 'a/q': '23:59' }, { kind: 'TIME', value: '23:59' }],
  [{ kind: 'PHONE' }, { 'a/q': '+٩٦٣ ٩٤٤ ٥٥٥' }, { kind: 'PHONE', value: '+963 944 555' }],
  [{ kind: 'CONSENT' }, { 'a/q': 'yes' }, { kind: 'CONSENT', value: true }],
  [
    { kind: 'PEOPLE', most: 4 },
    { 'a/q/adults': '2', 'a/q/children': '' },
    { kind: 'PEOPLE', adults: 2, children: 0 },
  ],
  [
    { kind: 'STAY', least: 2, most: 3 },
    { 'a/q/from': '2026-11-26', 'a/q/until': '2026-11-28' },
    { kind: 'STAY', from: '2026-11-26', until: '2026-11-28' },
  ],
])('[FORM-7] %o answered by %o is taken as what it is', (question, posted, expected) => {
  const answered = read(question, posted as unknown as Record<string, string>)
  expect([value(answered), answered.faults]).toEqual([expected, {}])
})

test.each([
  [{ kind: 'TEXT' }, { 'a/q': ' ' }, 'This field cannot be empty'],
  [{ kind: 'TEXT', most: 5 }, { 'a/q': 'sixsix' }, 'That is too long: at most 5 characters.'],
  [{ kind: 'NUMBER', least: 1, most: 3 }, { 'a/q': '4' }, 'Please enter a number from 1 to 3.'],
  [{ kind: 'NUMBER' }, { 'a/q': '1e9' }, 'Please enter a number, in digits.'],
  [{ kind: 'DATE' }, { 'a/q': '2026-02-30' }, 'Please enter a day of the calendar, such as May 24, 1990.'],
  [{ kind: 'DAY' }, { 'a/q': '2026-11-25' }, 'Please choose a day from November 26, 2026 on.'],
  [{ kind: 'DAY', most: 3 }, { 'a/q': '2026-11-30' }, 'Please choose a day up to November 29, 2026.'],
  [{ kind: 'TIME', least: 9, most: 17 }, { 'a/q': '17:01' }, 'Please enter a time from 09:00 to 17:00.'],
  [{ kind: 'TIME' }, { 'a/q': '25:00' }, 'Please enter a time, such as 18:30.'],
  [{ kind: 'PHONE' }, { 'a/q': 'call me' }, /^Please enter a phone number/],
  [{ kind: 'PHONE' }, { 'a/q': '+()-. /' }, /^Please enter a phone number/],
  [{ kind: 'CONSENT' }, {}, /^Please tick this box/],
  [{ kind: 'PEOPLE', most: 4 }, { 'a/q/adults': '3', 'a/q/children': '2' }, /at most 4 people/],
  [{ kind: 'PEOPLE' }, { 'a/q/adults': '0', 'a/q/children': '2' }, /at least one adult/],
  [{ kind: 'STAY' }, { 'a/q/from': '2026-11-28', 'a/q/until': '2026-11-28' }, /^Please choose the day of arrival/],
  [{ kind: 'STAY' }, { 'a/q/from': '2026-11-25', 'a/q/until': '2026-11-28' }, /^Please choose the day of arrival/],
  [{ kind: 'STAY', most: 2 }, { 'a/q/from': '2026-11-27', 'a/q/until': '2026-11-30' }, /from 1 to 2\.$/],
  [{ kind: 'STAY' }, { 'a/q/from': '2026-11-27' }, /^Please choose the day of arrival/],
])('[FORM-7] %o answered by %o says what it should be', (question, posted, expected) => {
  const answered = read(question, posted as unknown as Record<string, string>)
  expect(answered.answers).toEqual([])
  expect(answered.faults.q).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
})

test('[FORM-8] a night that is closed cannot be stayed, and one can leave on its day', () => {
  const beside = { closed: [{ id: 'c', from: '2026-12-24', until: '2026-12-26' }], weekdays: { monday: true } }
  const stay = (from: string, until: string) =>
    read({ kind: 'STAY' }, { 'a/q/from': from, 'a/q/until': until }, beside).faults.q
  expect(stay('2026-12-22', '2026-12-24')).toBeUndefined()
  expect(stay('2026-12-22', '2026-12-25')).toBe('December 24, 2026 is not possible. Please choose another day.')
  expect(stay('2026-12-25', '2026-12-27')).toBe('December 25, 2026 is not possible. Please choose another day.')
  // 30 November is a Monday.
  expect(stay('2026-11-28', '2026-12-01')).toBe('November 30, 2026 is not possible. Please choose another day.')
  const day = read({ kind: 'DAY' }, { 'a/q': '2026-11-30' }, beside).faults.q
  expect(day).toBe('November 30, 2026 is not possible. Please choose another day.')
})

const HOURS: SiteHours = {
  section: 'h',
  week: {
    ...{ monday: '', tuesday: '09:00-13:00,16:00-20:00', wednesday: '09:00-13:00,16:00-20:00' },
    ...{ thursday: '12:00-22:00', friday: '18:00-02:00', saturday: '00:00-24:00', sunday: '' },
  },
  special: [
    { day: '2026-12-22', until: '', hours: '10:00-12:00', reason: '' },
    { day: '2026-12-25', until: '2026-12-27', hours: '', reason: '' },
    { day: '2027-02-08', until: '2027-03-09', hours: '19:00-03:00', reason: 'Ramadan' },
  ],
}

/** A day and a time, of a form that follows these hours. */
function atHours(day: string, time: string, bounds: object = {}, language = 'en') {
  const questions = [
    { id: 'd', label: 'Day', kind: 'DAY' },
    { id: 't', label: 'Time', kind: 'TIME', ...bounds },
  ]
  const found = questionFormIn(formTemplate.fields, formContent(questions, { followsHours: true }), HOURS)!
  const posted = { 'a/d': day, 'a/t': time }
  const { answers, faults, text } = readAnswers({ ...HOURLY, form: found, own: found }, posted, language, NOW)
  return { time: answers.find(({ question }) => question === 't'), faults, text }
}
const HOURLY = { id: 'f1', timeZone: 'Europe/Berlin' }

test.each([
  ['its first minute', '2026-12-01', '09:00'],
  ['its last one', '2026-12-01', '20:00'],
  ['a bar before midnight', '2026-12-04', '23:30'],
  ['all day long', '2026-12-05', '04:00'],
  ['a day that differs', '2026-12-22', '10:30'],
  ['the evenings of a season', '2027-02-16', '19:30'],
])('[FORM-8] a time within the hours of the day that was chosen is taken: %s', (_, day, time) => {
  expect(atHours(day, time)).toMatchObject({ faults: {}, time: { value: time } })
  expect(atHours(day, time).time).not.toHaveProperty('date')
})

test.each([
  ['before it', '2026-12-01', '08:59', '09:00–13:00 and 16:00–20:00'],
  ['between its spans', '2026-12-01', '14:00', '09:00–13:00 and 16:00–20:00'],
  ['of another day', '2026-12-01', '21:00', '09:00–13:00 and 16:00–20:00'],
  ['before a bar opens', '2026-12-04', '17:59', '18:00–02:00'],
  ['the evening before went on until then', '2026-12-05', '02:30', undefined],
  ['as on other Tuesdays', '2026-12-22', '16:30', '10:00–12:00'],
  ['as in other months', '2027-02-16', '10:00', '19:00–03:00'],
])('[FORM-8] a time outside the hours of the day that was chosen is refused with them: %s', (_, day, time, hours) => {
  const { faults } = atHours(day, time)
  const said = faults.t?.replaceAll(/[\u00a0\u2060]/g, '')
  expect(said).toBe(hours && `Please choose another time: that day it is open ${hours}.`)
})

test('[FORM-8] a time past midnight belongs to the evening that was chosen, and is told with its own day', () => {
  const { time, text, faults } = atHours('2026-12-04', '01:30')
  expect([faults, time]).toEqual([
    {},
    { question: 't', label: 'Time', kind: 'TIME', value: '01:30', date: '2026-12-05' },
  ])
  expect(text).toBe('Day: Friday, December 4, 2026\nTime: 01:30 (Saturday, December 5, 2026)')
})

test('[FORM-8] of a day that is closed its own question says so, and the time is no second fault', () => {
  for (const day of ['2026-11-30', '2026-12-26']) expect(Object.keys(atHours(day, '10:00').faults), day).toEqual(['d'])
})

test('[FORM-8] a time keeps within the bounds of its owner too; a day on which nothing is left is said', () => {
  expect(atHours('2026-12-03', '21:00', { most: 21 }).faults).toEqual({})
  expect(atHours('2026-12-03', '21:30', { most: 21 }).faults.t).toMatch(/12:00.*21:00/)
  expect(atHours('2026-12-01', '14:00', { least: 13, most: 16 }).faults.t).toBe(
    'December 1, 2026 is not possible. Please choose another day.',
  )
})

test.each([
  ['ar', 'اختاروا وقتًا آخر، فساعات ذلك اليوم: 09:00–13:00 و16:00–20:00.'],
  ['tr', 'Lütfen başka bir saat seçin; o gün 09:00–13:00 ve 16:00–20:00 saatlerinde açığız.'],
  ['de', 'Bitte wählen Sie eine andere Uhrzeit: An diesem Tag ist 09:00–13:00 und 16:00–20:00 geöffnet.'],
  ['fr', 'Veuillez choisir une autre heure : ce jour-là, c’est ouvert 09:00–13:00 et 16:00–20:00.'],
])('[FORM-8] the hours of a day are said in %s', (language, sentence) => {
  expect(atHours('2026-12-01', '14:00', {}, language).faults.t?.replaceAll(/[\u00a0\u2060]/g, '')).toBe(sentence)
})

test('[FORM-8] hours close days of arrival and no nights; a time beside a stay is that of the arrival', () => {
  const questions = [
    { id: 's', label: 'Stay', kind: 'STAY' },
    { id: 't', label: 'Arrival', kind: 'TIME', needed: false },
  ]
  const beside = { followsHours: true, weekdays: { thursday: true } }
  const found = questionFormIn(formTemplate.fields, formContent(questions, beside), HOURS)!
  const faults = (from: string, until: string, time = '') => {
    const posted = { 'a/s/from': from, 'a/s/until': until, 'a/t': time }
    return readAnswers({ ...HOURLY, form: found, own: found }, posted, 'en', NOW).faults
  }
  const not = (day: string) => `${day} is not possible. Please choose another day.`
  // From a Saturday over a Sunday and a Monday on which nobody is there.
  expect(faults('2026-12-05', '2026-12-08', '15:00')).toEqual({})
  expect(faults('2026-12-06', '2026-12-08')).toEqual({ s: not('December 6, 2026') })
  expect(faults('2026-12-22', '2026-12-25').s).toBe(not('December 24, 2026'))
  expect(faults('2026-12-26', '2026-12-29')).toEqual({ s: not('December 26, 2026') })
  expect(faults('2026-12-01', '2026-12-03', '14:00').t).toMatch(/09:00.*13:00/)
})

test('[FORM-8] which day it is, is told by the clock of the business', () => {
  const night = Date.parse('2026-11-26T23:30:00Z')
  const asked = (timeZone: string) =>
    readAnswers(form([{ id: 'q', label: 'Q', kind: 'DAY' }], {}, timeZone), { 'a/q': '2026-11-26' }, 'en', night)
  expect(asked('Europe/Berlin').faults.q).toContain('November 27, 2026')
  expect(asked('America/New_York').faults).toEqual({})
  expect(asked('').faults).toEqual({})
})

test('[FORM-7] what is asked only with an option is asked with it alone, whatever else was posted', () => {
  const both = form([
    {
      id: 'q1',
      label: 'What?',
      kind: 'ONE',
      options: [
        { id: 'o1', option: 'Room' },
        { id: 'o2', option: 'Table' },
      ],
    },
    { id: 'q2', label: 'At what time?', kind: 'TIME', condition: 'SECOND' },
  ])
  expect(readAnswers(both, { 'a/q1': 'o1', 'a/q2': 'nonsense' }, 'en', NOW)).toMatchObject({
    faults: {},
    answers: [{ question: 'q1', kind: 'ONE', value: 'Room' }],
    text: 'What? Room',
    typed: 'Room',
  })
  expect(readAnswers(both, { 'a/q1': 'o2' }, 'en', NOW).faults).toEqual({ q2: 'This field cannot be empty' })
  expect(readAnswers(both, { 'a/q1': 'o3' }, 'en', NOW).faults).toEqual({ q1: 'Please choose one of these.' })
})

test('[FORM-7] people read the answers in the words of their site, and the text keeps those of the visitor', () => {
  const german = form([{ id: 'q', label: 'Zimmer', kind: 'SEVERAL', options: [{ id: 'o', option: 'Doppelzimmer' }] }])
  const arabic = form([{ id: 'q', label: 'الغرفة', kind: 'SEVERAL', options: [{ id: 'o', option: 'غرفة مزدوجة' }] }])
  const answered = readAnswers({ ...arabic, form: german.form }, { 'a/q/o': 'yes' }, 'de', NOW)
  expect(answered.answers).toEqual([{ question: 'q', label: 'الغرفة', kind: 'SEVERAL', value: ['غرفة مزدوجة'] }])
  expect(answered.text).toBe('Zimmer: Doppelzimmer')
})

test.each([
  ['ar', 'لا يمكن ترك هذا الحقل فارغًا'],
  ['de', 'Dieses Feld darf nicht leer sein'],
  ['fr', 'Ce champ ne peut pas être vide'],
  ['tr', 'Bu alan boş bırakılamaz'],
  ['nl', 'This field cannot be empty'],
])('[FORM-7] what is wrong is said in %s', (language, sentence) => {
  expect(readAnswers(form([{ id: 'q', label: 'Q', kind: 'TEXT' }]), {}, language, NOW).faults).toEqual({ q: sentence })
})
