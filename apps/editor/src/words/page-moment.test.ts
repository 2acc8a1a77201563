import { expect, test } from 'vitest'
import { shortMomentName } from './moment-name.ts'
import { pageMomentWords, sayMoment, sayRemoved } from './page-moment.ts'
import { sayPart } from './words.ts'

const at = new Date(2999, 11, 30, 9, 30).toISOString()

test('[COLL-13] a page says when it appears, or that it did not, and when it was to appear once it is removed', () => {
  const say = sayPart(pageMomentWords, 'en')
  expect(sayMoment({ at, outcome: null }, say)).toBe('Appears Mon, Dec 30, 2999, 09:30')
  expect(sayMoment({ at, outcome: 'stopped' }, say, shortMomentName)).toBe('Not published Dec 30, 2999, 09:30')
  expect(sayRemoved('Entry removed', undefined, 'en')).toBe('Entry removed')
  expect(sayRemoved('Entry removed', { at }, 'en')).toBe('Entry removed · It was to appear Mon, Dec 30, 2999, 09:30')
})
