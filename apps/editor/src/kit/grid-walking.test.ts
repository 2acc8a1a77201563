// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { gridStep } from './grid-walking.ts'

/** Seven options in lines of three. */
const options = Array.from({ length: 7 }, (_, at) =>
  Object.defineProperty(document.createElement('button'), 'offsetTop', { value: Math.floor(at / 3) * 40 }),
)

afterEach(() => document.documentElement.removeAttribute('dir'))

test('arrows walk a grid by its lines, Home and End go to its ends', () => {
  const steps = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter']
  expect(steps.map((key) => gridStep(key, 4, options))).toEqual([1, -1, 3, -3, -4, 2, undefined])
})

test('from right to left the arrows to the sides change places', () => {
  document.documentElement.dir = 'rtl'
  expect(['ArrowRight', 'ArrowLeft', 'ArrowDown'].map((key) => gridStep(key, 4, options))).toEqual([-1, 1, 3])
})
