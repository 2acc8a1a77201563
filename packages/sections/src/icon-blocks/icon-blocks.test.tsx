import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './icon-blocks.css?raw'
import { iconBlocksExamples } from './icon-blocks.examples.ts'
import { iconBlocks } from './icon-blocks.ts'
import { IconBlocks } from './icon-blocks.view.tsx'
import { iconBlocksWords } from './icon-blocks.words.ts'

conformingTemplate({
  template: iconBlocks,
  View: IconBlocks,
  words: iconBlocksWords,
  examples: iconBlocksExamples,
  styles,
})

const [four] = iconBlocksExamples

function columnsOf(count: number): number {
  const blocks = Array.from({ length: count }, (_, index) => ({ id: `b${index}`, iconName: 'tabler:star', title: '7' }))
  const drawn = drawExample(iconBlocks, IconBlocks, { name: 'some', language: 'en', content: { blocks } })
  return Number(/--columns:(\d+)/.exec(drawn)?.[1])
}

test('[SEC-18] up to four blocks stand in one row, five to twelve in two', () => {
  expect([2, 3, 4].map(columnsOf)).toEqual([2, 3, 4])
  expect([5, 6, 7, 8, 9, 10, 11, 12].map(columnsOf)).toEqual([3, 3, 4, 4, 5, 5, 6, 6])
})

test('[SEC-18] each block shows its icon, figure and line', () => {
  const drawn = drawExample(iconBlocks, IconBlocks, four!)
  expect(drawn.match(/<svg class="icon"/g)).toHaveLength(4)
  expect(drawn).toContain('<p class="icon-blocks-figure">42659</p><p>زائر حلّ ضيفًا</p>')
})

test('[SEC-18] the fullest row and the longest figure say how large figures may be', () => {
  expect(drawExample(iconBlocks, IconBlocks, four!)).toContain('--fullest:14;--longest:5')
})
