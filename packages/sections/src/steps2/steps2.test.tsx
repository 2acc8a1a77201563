import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './steps2.css?raw'
import { steps2Examples } from './steps2.examples.ts'
import { steps2 } from './steps2.ts'
import { Steps2 } from './steps2.view.tsx'
import { steps2Words } from './steps2.words.ts'

conformingTemplate({ template: steps2, View: Steps2, words: steps2Words, examples: steps2Examples, styles })

const [six, bare, three, one, row, numbers] = steps2Examples

test('[SEC-14] steps are numbered in their order, in Western digits', () => {
  const numbers = [...drawExample(steps2, Steps2, six!).matchAll(/class="badge">([^<]*)</g)].map((found) => found[1])
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6'])
})

test('[SEC-14] a step without a picture keeps its number, heading and description', () => {
  const drawn = drawExample(steps2, Steps2, bare!)
  expect(drawn).not.toContain('class="photo')
  expect(drawn.match(/class="badge"/g)).toHaveLength(3)
  expect(drawn.match(/<h3/g)).toHaveLength(3)
})

test('[SEC-14] three steps stand in three columns, so their pictures are asked for narrower', () => {
  expect(drawExample(steps2, Steps2, three!)).toContain('28vw')
  expect(drawExample(steps2, Steps2, six!)).toContain('42vw')
})

test('[SEC-14] without a section title the step headings move up a rank', () => {
  expect(drawExample(steps2, Steps2, one!)).toContain('<h2 class="minor">')
})

test('[SEC-14] steps stand in stairs, in a row or behind large numbers; the usual layout says nothing of itself', () => {
  expect(drawExample(steps2, Steps2, six!)).not.toContain('data-layout')
  expect(drawExample(steps2, Steps2, row!)).toContain('data-layout="LINE"')
  expect(drawExample(steps2, Steps2, numbers!)).toContain('data-layout="NUMBERS"')
  for (const example of [row!, numbers!]) {
    const texts = (layout: string) =>
      drawExample(steps2, Steps2, { ...example, content: { ...example.content, layout } }).match(/>[^<]+</g)
    expect(texts(String(example.content.layout))).toEqual(texts('STAIRS'))
  }
})
