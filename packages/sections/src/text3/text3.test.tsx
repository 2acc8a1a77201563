import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './text3.css?raw'
import { text3Examples } from './text3.examples.ts'
import { text3 } from './text3.ts'
import { Text3 } from './text3.view.tsx'
import { text3Words } from './text3.words.ts'

conformingTemplate({ template: text3, View: Text3, words: text3Words, examples: text3Examples, styles })

const [usual, bare] = text3Examples

function sideOf(orientation: 'LEFT' | 'RIGHT', nthOfTemplate: number): string | undefined {
  const drawn = drawExample(text3, Text3, usual!, { section: { orientation, nthOfTemplate } })
  return /data-picture="(\w+)"/.exec(drawn)?.[1]
}

test('[SEC-11] the picture stands at the start and every second one of a page at the end', () => {
  expect(sideOf('LEFT', 0)).toBe('start')
  expect(sideOf('LEFT', 1)).toBe('end')
  expect(sideOf('LEFT', 2)).toBe('start')
})

test('[SEC-11] the orientation RIGHT turns the sides round', () => {
  expect(sideOf('RIGHT', 0)).toBe('end')
  expect(sideOf('RIGHT', 1)).toBe('start')
})

test('[SEC-11] both buttons are drawn, the second as an underlined word', () => {
  const drawn = drawExample(text3, Text3, usual!)
  expect(drawn).toContain('class="button primary"')
  expect(drawn).toContain('class="button tertiary"')
})

test('[SEC-11] visitors get no place for a picture that is not there', () => {
  expect(drawExample(text3, Text3, bare!)).not.toContain('class="arch"')
})
