import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './review-grid.css?raw'
import { reviewGridExamples } from './review-grid.examples.ts'
import { reviewGrid } from './review-grid.ts'
import { ReviewGrid } from './review-grid.view.tsx'
import { reviewGridWords } from './review-grid.words.ts'

conformingTemplate({
  template: reviewGrid,
  View: ReviewGrid,
  words: reviewGridWords,
  examples: reviewGridExamples,
  styles,
})

const [learners, guests] = reviewGridExamples
const drawn = drawExample(reviewGrid, ReviewGrid, learners!)

test('[SEC-25] stars are one picture with a text, filled to the nearest half, the number as the language writes it', () => {
  expect(drawn).toContain('role="img" aria-label="4.8 of 5 stars"')
  expect(drawn).toContain('aria-label="3.5 of 5 stars"')
  expect(drawExample(reviewGrid, ReviewGrid, { ...learners!, language: 'de' })).toContain('"3,5 von 5 Sternen"')
  const [, half = ''] = /aria-label="3.5 of 5 stars">(.*?)<\/span>/.exec(drawn) ?? []
  expect(half.match(/fill="currentColor"/g)).toHaveLength(4)
})

test('[SEC-25] who has given no stars shows none', () => {
  expect(drawn.match(/class="stars"/g)).toHaveLength(5)
})

test('[SEC-25] a score stands only where words say whose it is, and when', () => {
  expect(drawn).toContain('<p class="review-figure">4.8</p>')
  const { scoreSource: _, ...unnamed } = learners!.content
  expect(drawExample(reviewGrid, ReviewGrid, { ...learners!, content: unnamed })).not.toContain('review-score')
})

test('two short quotes at most stand out, each in colours of its own', () => {
  const modes = [...drawn.matchAll(/<li [^>]*data-mode="(\w+)"/g)].map(([, mode]) => mode)
  expect(modes).toEqual(['STRONG', 'DARK'])
})

test('[SEC-25] rows are full, however many there are', () => {
  for (let count = 2; count <= 12; count += 1) {
    const reviews = Array.from({ length: count }, (_, index) => ({ id: `r${index}`, quote: 'Good.' }))
    const all = drawExample(reviewGrid, ReviewGrid, { ...guests!, content: { reviews } })
    const spans = [...all.matchAll(/data-span="(\d)"/g)].map(([, span]) => Number(span))
    expect(spans.reduce((sum, span) => sum + span, 0) % 6, String(count)).toBe(0)
  }
})
