import { expect, test, vi } from 'vitest'
import { dayAfter, dayIn, isTimeZone, zoneOr } from './zoned-day.ts'

const AT = Date.parse('2026-11-26T22:30:00Z')

test('a moment belongs to the day that it is by the clock of a place', () => {
  expect([dayIn('Asia/Damascus', AT), dayIn('America/Lima', AT)]).toEqual(['2026-11-27', '2026-11-26'])
  expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01')
})

test('a time zone that this machine does not know is UTC', () => {
  expect(isTimeZone('Mars/Base')).toBe(false)
  expect([zoneOr('Mars/Base'), zoneOr(''), zoneOr('Asia/Damascus')]).toEqual(['UTC', 'UTC', 'Asia/Damascus'])
  expect(dayIn('Mars/Base', AT)).toBe('2026-11-26')
})

test('names of zones that somebody makes up fill no memory', () => {
  const kept = vi.spyOn(Map.prototype, 'clear')
  // The same zone in other letters is another name.
  for (let index = 0; index < 1_300; index += 1) dayIn(`Mars/Base-${index}`, AT)
  expect(kept.mock.calls.length).toBeGreaterThanOrEqual(2)
  kept.mockRestore()
})
