import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './before-after.css?raw'
import { beforeAfterExamples } from './before-after.examples.ts'
import { beforeAfter } from './before-after.ts'
import { BeforeAfter } from './before-after.view.tsx'
import { beforeAfterWords } from './before-after.words.ts'

conformingTemplate({
  template: beforeAfter,
  View: BeforeAfter,
  words: beforeAfterWords,
  examples: beforeAfterExamples,
  styles,
})

const [court, , alone] = beforeAfterExamples

test('[SEC-31] the line is moved by a range that says what it does, by keys as by a finger', () => {
  const drawn = drawExample(beforeAfter, BeforeAfter, court!)
  expect(drawn).toContain(
    '<input class="compare-range" type="range" min="0" max="100" aria-label="مقدار ما يظهر من الصورة الأولى" value="50"/>',
  )
  expect(drawn).toContain('data-then="compare"')
})

test('[SEC-31] one picture alone has no line, and no script', () => {
  const drawn = drawExample(beforeAfter, BeforeAfter, alone!)
  expect(drawn).not.toContain('<input')
  expect(drawn).not.toContain('data-then')
})
