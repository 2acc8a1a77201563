import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './plain-header.css?raw'
import { plainHeaderExamples } from './plain-header.examples.ts'
import { plainHeader } from './plain-header.ts'
import { PlainHeader } from './plain-header.view.tsx'
import { plainHeaderWords } from './plain-header.words.ts'

conformingTemplate({
  template: plainHeader,
  View: PlainHeader,
  words: plainHeaderWords,
  examples: plainHeaderExamples,
  styles,
})

const [rooms, , alone] = plainHeaderExamples

test('[SEC-3] the picture stands in an arch beside the title', () => {
  expect(drawExample(plainHeader, PlainHeader, rooms!)).toMatch(/<h2 class="h1"[^>]*>.*<div class="arch"><picture/)
})

test('[SEC-3] without a picture there is the title alone', () => {
  const markup = drawExample(plainHeader, PlainHeader, alone!, { section: { isFirst: true } })
  expect(markup).toContain('<h1 class="h1">Imprint</h1>')
  expect(markup).not.toContain('arch')
})
