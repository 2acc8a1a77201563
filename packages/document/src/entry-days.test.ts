import { expect, test } from 'vitest'
import { orderOfDays, readDay } from './entry-days.ts'

test.each([
  ['2026-12-24', '2026-12-24'],
  ['24.12.2026', '2026-12-24'],
  ['1.2.2026', '2026-02-01'],
  ['24. 12. 2026', '2026-12-24'],
  ['2026/12/4', '2026-12-04'],
  ['2026.1.4', '2026-01-04'],
  ['٢٠٢٦/١٢/٢٤', '2026-12-24'],
  ['۲۰۲۶-۱۲-۲۴', '2026-12-24'],
  ['\u200f٢٤.١٢.٢٠٢٦', '2026-12-24'],
  ['05/05/2026', '2026-05-05'],
  ['', ''],
  ['soon', 'soon'],
  ['24.12.26', '24.12.26'],
  ['31.02.2026', '2026-02-31'],
])('the day %j is %j whatever else the file says', (cell, day) => {
  for (const order of ['day', 'month', null] as const) expect(readDay(cell, order)).toBe(day)
})

test.each([
  [['03/04/2026', '24/12/2026'], 'day', '2026-04-03'],
  [['03/04/2026', '12/24/2026', '1.2.2026'], 'month', '2026-03-04'],
  [['03-04-2026', '٢٤/١٢/٢٠٢٦'], 'day', '2026-04-03'],
  [['03/04/2026', '24.12.2026', '2026/12/24'], null, undefined],
  [['03/04/2026', '24/12/2026', '12/24/2026'], null, undefined],
  [['03/04/2026'], null, undefined],
])('of a file with %j the order is %j', (cells, order, first) => {
  expect(orderOfDays(cells)).toBe(order)
  expect(readDay(cells[0] as string, order as 'day' | 'month' | null)).toBe(first)
})
