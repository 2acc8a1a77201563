import { expect, test } from 'vitest'
import {
  boundsIn,
  type Closed,
  dayOfTime,
  hoursOn,
  hoursSaid,
  isDayClosed,
  isNightClosed,
  type OpenHours,
} from './possible.ts'

const WORKDAY = '09:00-13:00,16:00-20:00'
/** A bar that is closed on Mondays; its month of Ramadan, a day of its own within, a feast, and two weeks of summer. */
const bar: OpenHours = {
  week: ['12:00-22:00', '', WORKDAY, WORKDAY, WORKDAY, '18:00-02:00', '00:00-24:00'],
  special: [
    { from: '2027-02-20', until: '2027-02-20', hours: '10:00-12:00' },
    { from: '2027-02-08', until: '2027-03-09', hours: '19:00-03:00' },
    { from: '2027-03-10', until: '2027-03-12', hours: '' },
    { from: '2027-08-02', until: '2027-08-15', hours: '' },
  ],
}

test.each([
  ['a day of the week', '2027-01-05', WORKDAY],
  ['closed on its day of the week', '2027-01-04', ''],
  ['a season goes before the week, its first day', '2027-02-08', '19:00-03:00'],
  ['its last day', '2027-03-09', '19:00-03:00'],
  ['the day before it', '2027-02-07', '12:00-22:00'],
  ['a day within a season that stands before it', '2027-02-20', '10:00-12:00'],
  ['a feast', '2027-03-11', ''],
  ['the day after it', '2027-03-13', '00:00-24:00'],
  ['what is no day', 'tomorrow', ''],
])('[FORM-8] the hours of %s', (_, day, hours) => {
  expect(hoursOn(bar, day)).toBe(hours)
})

test.each([
  [WORKDAY, '08:59', undefined],
  [WORKDAY, '09:00', 0],
  [WORKDAY, '13:00', 0],
  [WORKDAY, '13:01', undefined],
  [WORKDAY, '15:59', undefined],
  [WORKDAY, '16:00', 0],
  [WORKDAY, '20:01', undefined],
  [WORKDAY, '01:00', undefined],
  ['18:00-02:00', '18:00', 0],
  ['18:00-02:00', '23:59', 0],
  ['18:00-02:00', '00:00', 1],
  ['18:00-02:00', '02:00', 1],
  ['18:00-02:00', '02:01', undefined],
  ['18:00-02:00', '17:59', undefined],
  ['10:00-12:00,22:00-00:30', '00:30', 1],
  ['10:00-12:00,22:00-00:30', '00:31', undefined],
  ['08:00-24:00', '23:59', 0],
  ['08:00-24:00', '07:59', undefined],
  ['00:00-24:00', '00:00', 0],
  ['', '12:00', undefined],
  [WORKDAY, '', undefined],
  [WORKDAY, 'noon', undefined],
])('[FORM-8] within %j the time %j is on day %s', (hours, time, expected) => {
  expect(dayOfTime(hours, time)).toBe(expected)
})

const guesthouse: Closed = { weekdays: [0, 3], days: [{ from: '2027-01-05', until: '2027-01-08' }], hours: bar }

test.each([
  ['a day of the week that the form leaves out', '2027-01-20', true],
  ['a day that the form leaves out', '2027-01-05', true],
  ['a day of the week on which its site is closed', '2027-01-11', true],
  ['a feast of its site', '2027-03-10', true],
  ['any other day', '2027-01-12', false],
  ['a Wednesday that the form leaves out, and its site names as open', '2027-02-10', false],
  ['a Monday on which its site is open for once', '2027-02-22', false],
])('[FORM-8] nobody can come on %s: %s is %s', (_, day, isClosed) => {
  expect(isDayClosed(guesthouse, day)).toBe(isClosed)
})

test('[FORM-8] without hours only what the form leaves out is closed', () => {
  const { hours: _, ...own } = guesthouse
  expect(['2027-01-11', '2027-01-20'].map((day) => isDayClosed(own, day))).toEqual([false, true])
})

test.each([
  ['on which its site is closed', '2027-01-11', false],
  ['of a feast of its site', '2027-03-11', false],
  ['that the form leaves out', '2027-01-07', true],
  ['of a day of the week that the form leaves out, whatever the hours say', '2027-02-10', true],
])('[FORM-8] a night %s: %s is closed is %s', (_, night, isClosed) => {
  expect(isNightClosed(guesthouse, night)).toBe(isClosed)
})

test.each([
  [WORKDAY, { min: '09:00', max: '20:00' }],
  ['18:00-02:00', { min: '18:00', max: '02:00' }],
  ['08:00-24:00', { min: '08:00', max: '23:59' }],
  ['00:00-24:00', undefined],
  ['10:00-12:00,14:00-10:00', undefined],
  ['', undefined],
])('[FORM-8] an input for a time within %j has the bounds %o', (hours, bounds) => {
  expect(boundsIn(hours)).toEqual(bounds)
})

test('hours in a sentence are joined as its language joins two things', () => {
  const said = (language: string) => hoursSaid(WORKDAY, language).replaceAll(/[\u00a0\u2060]/g, '')
  expect(['ar', 'en', 'tr', 'de', 'fr'].map(said)).toEqual([
    '09:00–13:00 و16:00–20:00',
    '09:00–13:00 and 16:00–20:00',
    '09:00–13:00 ve 16:00–20:00',
    '09:00–13:00 und 16:00–20:00',
    '09:00–13:00 et 16:00–20:00',
  ])
})
