import type { IncomingMessage } from 'node:http'
import { beforeEach, expect, test, vi } from 'vitest'
import { searchBudget } from './searches.ts'

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }) as IncomingMessage

// However long the machine takes, no time goes by in which tokens come back.
beforeEach(() => {
  const spy = vi.spyOn(performance, 'now').mockReturnValue(0)
  return () => spy.mockRestore()
})

test('[SEARCH-5] sixty searches at once and one a second are for a person, whose address no stranger can invent', () => {
  const take = searchBudget(['10.0.0.1'])
  for (let count = 0; count < 60; count += 1) expect(take(request('10.0.0.1', '1.2.3.4'), 'inn')).toBe(0)
  expect(take(request('10.0.0.1', '1.2.3.4'), 'inn')).toBe(1)
  expect(take(request('10.0.0.1', '9.9.9.9, 1.2.3.4'), 'inn'), 'what stands before is anybody’s word').toBe(1)
  expect(take(request('10.0.0.1', '5.6.7.8'), 'inn')).toBe(0)
  expect(take(request('1.2.3.4', '5.5.5.5'), 'inn'), 'no proxy of ours').toBe(1)
  expect(take(request('::ffff:1.2.3.4'), 'other')).toBe(1)
})

test('[SEARCH-5] all together search a site six hundred times at once, and others are not held up by that', () => {
  const take = searchBudget([])
  for (let count = 0; count < 600; count += 1) expect(take(request(`10.1.${count >> 6}.${count & 63}`), 'inn')).toBe(0)
  expect(take(request('10.9.9.9'), 'inn')).toBe(1)
  expect(take(request('10.9.9.9'), 'other')).toBe(0)
})
