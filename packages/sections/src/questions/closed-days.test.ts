import { expect, test } from 'vitest'
import type { SiteHours } from '../template.ts'
import { closedByHours, closedDaysOf, withHours } from './closed-days.ts'

const weekdays = { sunday: true }
const closed = [{ from: '2026-08-01', until: '' }]
const hours = (week: SiteHours['week'], special: SiteHours['special'] = []): SiteHours => ({
  ...{ section: 'h', week, special },
})
const other = (day: string, said: string) => ({ day, until: '', hours: said, reason: '' })
const WORKDAYS = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, '09:00-12:00,15:00-18:30']),
)

test('[FORM-8] a form that follows the hours of its site is closed when the site is, and on its own days too', () => {
  const own = { weekdays, closed, followsHours: false }
  const site = hours(WORKDAYS, [other('2026-12-24', ''), other('2026-12-26', '10:00-12:00')])
  expect(closedDaysOf(own, site)).toEqual({ weekdays: [0], days: [{ from: '2026-08-01', until: '2026-08-01' }] })
  expect(closedDaysOf({ ...own, followsHours: true }, null)).toEqual(closedDaysOf(own, null))
  const following = closedDaysOf({ ...own, followsHours: true }, site)
  expect(following).toEqual({
    ...closedDaysOf(own, null),
    hours: {
      week: ['', ...Array.from({ length: 5 }, () => WORKDAYS.monday), ''],
      special: [
        { from: '2026-12-24', until: '2026-12-24', hours: '' },
        { from: '2026-12-26', until: '2026-12-26', hours: '10:00-12:00' },
      ],
    },
  })
  // What people are told besides what the form itself leaves out.
  expect(closedByHours(following)).toEqual({
    weekdays: [6],
    days: [{ from: '2026-12-24', until: '2026-12-24', hours: '' }],
  })
  expect(closedByHours(closedDaysOf(own, site))).toEqual({ weekdays: [], days: [] })
})

test('[FORM-8] a season whose last day was written first is the same season', () => {
  const site = hours({}, [{ day: '2027-03-09', until: '2027-02-08', hours: '19:00-03:00', reason: 'Ramadan' }])
  expect(closedDaysOf({ weekdays: {}, closed: [], followsHours: true }, site).hours?.special).toEqual([
    { from: '2027-02-08', until: '2027-03-09', hours: '19:00-03:00' },
  ])
})

const time = { kind: 'TIME', least: null, most: null, hours: null } as const

test.each([
  ['the earliest hour and the latest', WORKDAYS, { least: 9, most: 19 }],
  ['past midnight', { friday: '12:00-00:30' }, { least: 12, most: 1 }],
  ['all day', { friday: '00:00-24:00' }, { least: null, most: null }],
  ['until midnight', { friday: '08:00-24:00' }, { least: 8, most: 24 }],
])('[FORM-8] a time without bounds is asked within the hours of the site: %s', (_, week, bounds) => {
  expect(withHours([time], hours(week))).toMatchObject([{ ...bounds, hours: { week: expect.any(Array) } }])
})

type Time = Parameters<typeof withHours>[0][number]
const ofMonday = (monday: string, bounds: Partial<Time>) =>
  withHours<Time>([{ ...time, ...bounds }], hours({ monday }))[0]?.hours?.week[1]

test.each([
  ['none', {}, '09:00-13:00,16:00-20:00', '09:00-13:00,16:00-20:00'],
  ['from ten on', { least: 10 }, '09:00-13:00,16:00-20:00', '10:00-13:00,16:00-20:00'],
  ['up to five', { most: 17 }, '09:00-13:00,16:00-20:00', '09:00-13:00,16:00-17:00'],
  ['between the two spans', { least: 13, most: 16 }, '09:00-13:00,16:00-20:00', ''],
  ['late, of a bar', { least: 20, most: 1 }, '18:00-02:00', '20:00-01:00'],
  ['up to midnight, of a bar', { most: 24 }, '18:00-02:00', '18:00-02:00'],
  ['closed all the same', { least: 10 }, '', ''],
])('[FORM-8] a time keeps the bounds of its owner within the hours of each day: %s', (_, bounds, monday, expected) => {
  expect(ofMonday(monday, bounds)).toBe(expected)
})

test('[FORM-8] bounds of an owner stay what is said before a day is known, and other questions know no hours', () => {
  const number = { kind: 'NUMBER', least: null, most: null, hours: null } as const
  const [bounded, other] = withHours([{ ...time, least: 10 }, number], hours(WORKDAYS))
  expect([bounded?.least, bounded?.most, other]).toEqual([10, null, number])
  expect(withHours([time], null)).toEqual([time])
})
