import { expect, test } from 'vitest'
import type { SiteHours } from '../template.ts'
import { closedDaysOf, withHours } from './closed-days.ts'

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
  expect(closedDaysOf({ ...own, followsHours: true }, site)).toEqual({
    weekdays: [0, 6],
    days: ['2026-08-01', '2026-12-24'].map((day) => ({ from: day, until: day })),
    opened: [{ from: '2026-12-26', until: '2026-12-26' }],
  })
})

const time = { kind: 'TIME', least: null, most: null } as const

test.each([
  ['the earliest hour and the latest', WORKDAYS, { least: 9, most: 19 }],
  ['past midnight', { friday: '12:00-00:30' }, { least: 12, most: 1 }],
  ['all day', { friday: '00:00-24:00' }, { least: null, most: null }],
  ['until midnight', { friday: '08:00-24:00' }, { least: 8, most: 24 }],
])('[FORM-8] a time without bounds is asked within the hours of the site: %s', (_, week, bounds) => {
  expect(withHours([time], hours(week))).toEqual([{ ...time, ...bounds }])
})

test('[FORM-8] bounds of an owner stay, and other questions have none of the hours', () => {
  const asked = [
    { ...time, least: 10 },
    { kind: 'NUMBER', least: null, most: null },
  ] as const
  expect(withHours(asked, hours(WORKDAYS))).toEqual(asked)
  expect(withHours([time], null)).toEqual([time])
})
