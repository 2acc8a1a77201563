import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** As a build for browsers has it; files of this package share what they import, so it is put back. */
beforeAll(() => {
  vi.resetModules()
  vi.doMock('#readings', () => import('./known-later.ts'))
})
afterAll(() => {
  vi.doUnmock('#readings')
  vi.resetModules()
})

test('in browsers hours and amounts are taken as they are stored, and as people write them once that is learnt', async () => {
  const [{ hours }, { price }, { learnReadings }] = await Promise.all([
    import('./hours.ts'),
    import('./price.ts'),
    import('./known-later.ts'),
  ])
  const [week, show, amount] = [hours(), hours({ hasOpenEnd: true }), price()]
  for (const stored of ['', '09:00-13:00', '09:00-13:00,15:00-18:00', '22:00-02:00', '00:00-24:00'])
    expect(week.check(stored), stored).toEqual({ ok: true, value: stored })
  expect([show.check('20:30'), amount.check(12.5), amount.check(null)].every(({ ok }) => ok)).toBe(true)
  expect([week.check('9–13'), week.check('9'), amount.check('12,50')].some(({ ok }) => ok)).toBe(false)
  await learnReadings()
  expect(week.check('9–13')).toEqual({ ok: true, value: '09:00-13:00' })
  expect(week.check('20:30').ok).toBe(false)
  expect(amount.check('12,50')).toEqual({ ok: true, value: 12.5 })
})
