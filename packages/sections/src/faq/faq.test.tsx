import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './faq.css?raw'
import { faqExamples } from './faq.examples.ts'
import { faq } from './faq.ts'
import { Faq } from './faq.view.tsx'
import { faqWords } from './faq.words.ts'

conformingTemplate({ template: faq, View: Faq, words: faqWords, examples: faqExamples, styles })

const [guests, closed, long, groups] = faqExamples

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

test('[SEC-50] headings stand between the questions: each is a rank above them, opens to nothing, and the first question is open all the same', () => {
  const drawn = drawExample(faq, Faq, groups!)
  expect(drawn.match(/<li class="faq-group"><h3 class="minor">/g)).toHaveLength(3)
  expect(drawn.match(/<h4 class="faq-question">/g)).toHaveLength(16)
  expect(drawn.match(/<details[^>]*>/g)?.slice(0, 2)).toEqual(['<details open="">', '<details>'])
})

test('[SEC-50] from twelve questions on there is a field to find one, which waits for its script; before, nothing of it', () => {
  const withCount = (count: number) => {
    const questions = Array.from({ length: count }, (_, index) => ({
      id: `q${index}`,
      question: 'Why?',
      answer: 'So.',
    }))
    return drawExample(faq, Faq, { ...closed!, content: { title: 'All', questions } })
  }
  expect(withCount(11)).not.toMatch(/data-island|type="search"/)
  expect(withCount(12)).toMatch(/data-island="questions".*role="search" hidden="".*type="search"/)
  expect(withCount(500).match(/<details/g)).toHaveLength(500)
  expect(() => withCount(501)).toThrow('too-many')
})

test('[SEC-50] words of an answer lead somewhere, or are bold; an answer without marks is drawn as a text', () => {
  const withMarks = (answerMarks: string) =>
    drawExample(faq, Faq, {
      ...closed!,
      content: { title: 'All', questions: [{ id: 'q', question: 'Why?', answer: 'See our price list.', answerMarks }] },
    })
  expect(withMarks('')).toContain('<p class="faq-answer">See our price list.</p>')
  expect(withMarks('a8-18=/Prices b0-3')).toContain('<strong>See</strong> our <a href="/Prices">price list</a>.</p>')
})
