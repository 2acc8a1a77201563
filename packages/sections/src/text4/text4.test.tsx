import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './text4.css?raw'
import { text4Examples } from './text4.examples.ts'
import { text4 } from './text4.ts'
import { Text4 } from './text4.view.tsx'
import { text4Words } from './text4.words.ts'

conformingTemplate({ template: text4, View: Text4, words: text4Words, examples: text4Examples, styles })

const [usual, dark] = text4Examples

test('[SEC-12] both texts have a heading of the same rank', () => {
  expect(drawExample(text4, Text4, usual!).match(/<h2/g)).toHaveLength(2)
})

test('[SEC-12] every one of the four texts takes its own alignment', () => {
  const aligned = {
    ...usual!,
    content: {
      ...usual!.content,
      titleAlignment: 'LEFT',
      paragraphAlignment: 'RIGHT',
      secondTitleAlignment: 'CENTER',
      secondParagraphAlignment: 'LEFT',
    },
  }
  const sides = [...drawExample(text4, Text4, aligned).matchAll(/data-align="(\w+)"/g)].map((found) => found[1])
  expect(sides).toEqual(['LEFT', 'RIGHT', 'CENTER', 'LEFT'])
})

test('[SEC-12] the large star is drawn on dark sections of the girih ornament only', () => {
  const drawn = (ornament: 'girih' | 'rule', colorMode: 'DARK' | 'LIGHT') =>
    drawExample(text4, Text4, dark!, { site: { ornament }, section: { colorMode } }).includes('large-star')
  expect([drawn('girih', 'DARK'), drawn('girih', 'LIGHT'), drawn('rule', 'DARK')]).toEqual([true, false, false])
})
