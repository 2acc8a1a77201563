import { expect, test } from 'vitest'
import { clampLogo, logoBounds } from './logo-size.ts'

test.each([
  ['a wide logo in a wide window', 4, 1440, 80, 400],
  ['a wide logo up to 1024', 4, 1024, 80, 300],
  ['a wide logo up to 768', 4, 768, 80, 200],
  ['a square logo in a wide window', 1, 1025, 20, 115],
  ['a square logo up to 1024', 1, 769, 20, 90],
  ['a square logo up to 768', 1, 320, 20, 70],
  ['a tall logo in a wide window', 0.25, 1440, 10, 28.75],
])('[EDIT-9] %s stays within its width and its height', (_, ratio, windowWidth, least, most) => {
  expect(logoBounds(ratio, windowWidth)).toEqual({ least, most })
  expect(clampLogo(0, ratio, windowWidth)).toBe(Math.round(least))
  expect(clampLogo(5000, ratio, windowWidth)).toBe(Math.round(most))
})

test('[EDIT-9] a width in between is kept in whole px', () => {
  expect(clampLogo(145.6, 3.65, 1440)).toBe(146)
})
