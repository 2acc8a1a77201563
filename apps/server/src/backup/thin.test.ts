import { expect, test } from 'vitest'
import { readKeeping } from '../backup-settings.ts'
import { toForget } from './thin.ts'

const at = (day: number, hour = 3) => new Date(Date.UTC(2026, 0, day, hour)).toISOString()
const backup = (madeAt: string, isProven = false) => ({ name: madeAt.slice(0, 13), madeAt, isProven })

test('of a year of nightly backups the last of 7 days, 4 weeks and 12 months stay', () => {
  const nights = Array.from({ length: 365 }, (_, day) => backup(at(day + 1)))
  const gone = new Set(toForget(nights, readKeeping('7d,4w,12m')))
  const kept = nights.filter(({ name }) => !gone.has(name)).map(({ madeAt }) => madeAt.slice(0, 10))
  expect(kept).toEqual([
    ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30', '2026-07-31', '2026-08-31'],
    ...['2026-09-30', '2026-10-31', '2026-11-30', '2026-12-13', '2026-12-20', '2026-12-25', '2026-12-26', '2026-12-27'],
    ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
  ])
})

test('of several in a day the last stays; the newest and the newest that was proven always do', () => {
  const day = [backup(at(1, 3), true), backup(at(1, 9)), backup(at(1, 15)), backup(at(1, 21))]
  expect(toForget(day, readKeeping('1d')).sort()).toEqual([day[1]!.name, day[2]!.name])
  expect(toForget([], readKeeping('1d'))).toEqual([])
})

test('what says nothing of days, weeks and months is refused', () => {
  for (const input of ['', '7', '7d;4w', '0d', 'all']) expect(() => readKeeping(input)).toThrow('such as 7d,4w,12m')
})
