import { expect, test } from 'vitest'
import { AuthorityAway, AuthorityRefusal } from './authority-failure.ts'
import { afterFailure, afterNoDns, asksAgain, momentIn, ownWindow } from './waits.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('what failed is tried again after 5 minutes, then later and later, and once a day at the least', () => {
  const waits = [1, 2, 3, 8, 9, 10, 500].map((attempts) => afterFailure(attempts, 0, undefined, undefined) / MINUTE)
  expect(waits).toEqual([5, 10, 20, 640, 1280, 1440, 1440])
})

test('an authority that does not answer is asked again sooner, and each hour at the least', () => {
  const away = new AuthorityAway('It does not answer.')
  expect([1, 2, 7, 8, 99].map((attempts) => afterFailure(attempts, 0, undefined, away) / MINUTE)).toEqual([
    ...[0.5, 1, 32, 60, 60],
  ])
})

test('a certificate that still is good is tried again before it ends', () => {
  expect(afterFailure(12, 0, DAY, undefined)).toBe(DAY / 4)
  expect(afterFailure(12, 0, -DAY, undefined)).toBe(5 * MINUTE)
})

test('never before the authority lets us, unless it says years', () => {
  const refusal = (notBefore: number) => new AuthorityRefusal('rateLimited', '', notBefore)
  expect(afterFailure(1, 0, undefined, refusal(DAY))).toBe(DAY)
  expect(afterFailure(1, 0, undefined, refusal(900 * DAY))).toBe(7 * DAY)
})

test('a name without its records is looked at often at first', () => {
  expect(afterNoDns(0, MINUTE) - MINUTE).toBeLessThanOrEqual(10_000)
  expect(afterNoDns(0, DAY / 2) - DAY / 2).toBe(MINUTE)
  expect(afterNoDns(0, 2 * DAY) - 2 * DAY).toBe(15 * MINUTE)
})

test('by itself it renews after two thirds of a long life and half of a short one, at a moment of its own', () => {
  expect(ownWindow(0, 90 * DAY).start).toBe(60 * DAY)
  expect(ownWindow(0, 6 * DAY).start).toBe(3 * DAY)
  const window = { start: DAY, end: 3 * DAY, askAgainAt: undefined }
  expect(momentIn(window, undefined, () => 0.5)).toBe(2 * DAY)
  expect(momentIn(window, 2.5 * DAY)).toBe(2.5 * DAY)
  expect(momentIn(window, 9 * DAY, () => 0)).toBe(DAY)
})

test('the authority is asked again when it says so, at most once a minute and at least once a day', () => {
  const window = (askAgainAt: number | undefined) => ({ start: 0, end: 1, askAgainAt })
  expect([undefined, 1, 9 * DAY, DAY / 2].map((at) => asksAgain(window(at), 0))).toEqual([
    DAY / 4,
    MINUTE,
    DAY,
    DAY / 2,
  ])
})
