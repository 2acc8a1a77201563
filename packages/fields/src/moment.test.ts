import { expect, test } from 'vitest'
import { momentOf, wallOf } from './moment.ts'

const rows: readonly (readonly [
  what: string,
  day: string,
  minutes: number,
  zone: string,
  moment: string | undefined,
])[] = [
  ['an evening in Damascus', '2026-11-26', 1230, 'Asia/Damascus', '2026-11-26T17:30:00.000Z'],
  ['a winter day in Berlin', '2026-12-31', 1440, 'Europe/Berlin', '2026-12-31T23:00:00.000Z'],
  ['a summer day in Berlin', '2026-07-01', 0, 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  ['the morning after clocks went forward', '2027-03-28', 600, 'Europe/Berlin', '2027-03-28T08:00:00.000Z'],
  ['the evening before they go back', '2026-10-24', 1380, 'Europe/Berlin', '2026-10-24T21:00:00.000Z'],
  ['an hour past midnight', '2026-11-26', 1500, 'Asia/Damascus', '2026-11-26T22:00:00.000Z'],
  ['a zone that nobody knows', '2026-11-26', 0, 'Moon/Tranquility', undefined],
  ['no zone', '2026-11-26', 0, '', undefined],
  ['no day', '', 0, 'Europe/Berlin', undefined],
  ['30 February', '2026-02-30', 0, 'Europe/Berlin', undefined],
]

test.each(rows)('a clock on the wall is a moment: %s', (_, day, minutes, zone, moment) => {
  expect(momentOf(day, minutes, zone)?.toISOString()).toBe(moment)
})

test('past midnight a clock shows the next day', () => {
  expect(wallOf('2026-12-31', 1500)).toBe('2027-01-01T01:00:00')
  expect(wallOf('', 0)).toBeUndefined()
})
