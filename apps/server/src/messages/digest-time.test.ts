import { expect, test } from 'vitest'
import { nextHour } from './digest-time.ts'

test.each([
  ['2026-05-01T05:59:00Z', 8, 'Europe/Berlin', '2026-05-01T06:00:00.000Z'],
  ['2026-05-01T06:00:00Z', 8, 'Europe/Berlin', '2026-05-02T06:00:00.000Z'],
  ['2026-01-15T12:00:00Z', 8, 'Asia/Damascus', '2026-01-16T05:00:00.000Z'],
  ['2026-01-15T12:00:00Z', 7, 'Asia/Kathmandu', '2026-01-16T01:15:00.000Z'],
  ['2026-01-15T12:00:00Z', 0, 'UTC', '2026-01-16T00:00:00.000Z'],
  // The night in which this hour is left out: the day after has it.
  ['2026-03-28T12:00:00Z', 2, 'Europe/Berlin', '2026-03-30T00:00:00.000Z'],
])('[FORM-6] after %s the mail of %i o’clock in its time zone (%s) goes at %s', (now, hour, timeZone, expected) => {
  expect(new Date(nextHour(Date.parse(now), hour, timeZone)).toISOString()).toBe(expected)
})
