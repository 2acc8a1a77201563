import { number } from '@mimar/fields'
import { expect, test } from 'vitest'
import { amountIn, isSlider, stepOf } from './amounts.ts'

test('a number goes in whole steps between whole bounds, and in twentieths between 0 and 1', () => {
  expect(stepOf(number({ min: 0, max: 64 }))).toBe(1)
  expect(stepOf(number({ min: 0, max: 1 }))).toBe(0.05)
  expect(stepOf(number({ min: 0, max: 64, step: 8 }))).toBe(8)
})

test('a number with too many steps for a slider is typed', () => {
  expect(isSlider(number({ min: 0, max: 64 }))).toBe(true)
  expect(isSlider(number({ min: 1900, max: 2400 }))).toBe(false)
})

test('a number is written with its unit as the language of the editor writes it', () => {
  expect(amountIn('en', number({ min: 0, max: 9, unit: 'px' }), 8)).toBe('8 px')
  expect(amountIn('en', number({ min: 0, max: 100, unit: 'percent' }), 40)).toBe('40%')
  expect(amountIn('de', number({ min: 0, max: 9, unit: 'minute' }), 5)).toBe('5 Min.')
  expect(amountIn('fr', number({ min: 0, max: 9 }), 0.5)).toBe('0,5')
})
