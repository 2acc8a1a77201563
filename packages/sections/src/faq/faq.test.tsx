import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './faq.css?raw'
import { faqExamples } from './faq.examples.ts'
import { faq } from './faq.ts'
import { Faq } from './faq.view.tsx'
import { faqWords } from './faq.words.ts'

conformingTemplate({ template: faq, View: Faq, words: faqWords, examples: faqExamples, styles })

const [guests, closed, long] = faqExamples

test('every answer is in the page, and only the first stands open', () => {
  const drawn = drawExample(faq, Faq, guests!)
  expect(drawn.match(/class="faq-answer"/g)).toHaveLength(4)
  expect(drawn.match(/<details[^>]*>/g)).toEqual(['<details open="">', '<details>', '<details>', '<details>'])
})

test('none stands open where the owner says so', () => {
  expect(drawExample(faq, Faq, closed!)).not.toContain('<details open')
})

test('questions stand in one column unless the owner wants two', () => {
  expect(drawExample(faq, Faq, guests!)).toContain('data-columns="ONE"')
  expect(drawExample(faq, Faq, closed!)).toContain('data-columns="TWO"')
})

test('without a section title the questions move up a rank', () => {
  expect(drawExample(faq, Faq, long!)).toContain('<h2 class="faq-question">')
})
