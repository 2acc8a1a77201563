import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './feature13.css?raw'
import { feature13Examples } from './feature13.examples.ts'
import { feature13 } from './feature13.ts'
import { Feature13 } from './feature13.view.tsx'
import { feature13Words } from './feature13.words.ts'

conformingTemplate({ template: feature13, View: Feature13, words: feature13Words, examples: feature13Examples, styles })

const [three, , one] = feature13Examples

test('[SEC-4] a bay holds icon, title, paragraph and link, in this order', () => {
  expect(drawExample(feature13, Feature13, three!)).toMatch(
    /<li class="bay"><span class="bay-icon"><svg.*?<h2.*?الغرف<\/h2><p>.*?<\/p><a class="button tertiary" href="\/Rooms">/,
  )
})

test('[SEC-4] the arcade knows how many bays it has', () => {
  expect(drawExample(feature13, Feature13, three!)).toContain('class="arcade" data-count="3"')
  expect(drawExample(feature13, Feature13, one!)).toContain('class="arcade" data-count="1"')
})

test('[GEN-7] a block without any text is kept on the canvas, and visitors do not get it', () => {
  const content = {
    blocks: [
      { id: 'k1', icon: 'tabler:bed', title: 'Rooms' },
      { id: 'k2', icon: 'tabler:bed' },
    ],
  }
  const example = { name: 'half', language: 'en', content }
  expect(drawExample(feature13, Feature13, example)).toContain('data-count="1"')
  expect(drawExample(feature13, Feature13, example, { isCanvas: true })).toContain('data-item="blocks/k2"')
})
