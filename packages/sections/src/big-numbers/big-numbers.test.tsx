import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './big-numbers.css?raw'
import { bigNumbersExamples } from './big-numbers.examples.ts'
import { bigNumbers } from './big-numbers.ts'
import { BigNumbers } from './big-numbers.view.tsx'
import { bigNumbersWords } from './big-numbers.words.ts'

conformingTemplate({
  template: bigNumbers,
  View: BigNumbers,
  words: bigNumbersWords,
  examples: bigNumbersExamples,
  styles,
})

const [school, , long] = bigNumbersExamples

test('[SEC-30] all figures are as large as the longest may be in its column', () => {
  expect(drawExample(bigNumbers, BigNumbers, school!)).toContain('--longest:5')
  expect(drawExample(bigNumbers, BigNumbers, long!)).toContain('--longest:12')
})

test('[SEC-30] a figure is followed by what it counts, and all by where they come from', () => {
  expect(drawExample(bigNumbers, BigNumbers, school!)).toMatch(
    /number-figure">92 %<\/p><p class="number-counts">pass telc.*number-origin">Our own count/,
  )
})
