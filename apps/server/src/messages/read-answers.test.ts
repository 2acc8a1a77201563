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
