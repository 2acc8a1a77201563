import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './text3.css?raw'
import { text3Examples } from './text3.examples.ts'
import { text3 } from './text3.ts'
import { Text3 } from './text3.view.tsx'
import { text3Words } from './text3.words.ts'

conformingTemplate({ template: text3, View: Text3, words: text3Words, examples: text3Examples, styles })

const [usual, bare] = text3Examples

test('[SEC-11] its side is said by its root alone, so that who has another needs no other drawing', () => {
  const [left, right] = (['LEFT', 'RIGHT'] as const).map((orientation) =>
    drawExample(text3, Text3, usual!, { section: { orientation } }),
  )
  expect(text3.alternates).toBe(true)
  expect(left).toContain('data-side="LEFT"')
  expect(right).toBe(left!.replace('data-side="LEFT"', 'data-side="RIGHT"'))
})

test('[SEC-11] both buttons are drawn, the second as an underlined word', () => {
  const drawn = drawExample(text3, Text3, usual!)
  expect(drawn).toContain('class="button primary"')
  expect(drawn).toContain('class="button tertiary"')
})

test('[SEC-11] visitors get no place for a picture that is not there', () => {
  expect(drawExample(text3, Text3, bare!)).not.toContain('class="arch"')
})

test('[SEC-11] a picture without its frame is the same picture, and its buttons and texts stay', () => {
  const drawn = (layout?: string) =>
    drawExample(text3, Text3, { ...usual!, content: { ...usual!.content, ...(layout && { layout }) } })
  expect(drawn('FRAME')).toBe(drawn())
  expect(drawn()).not.toContain('data-layout')
  for (const layout of ['BLEED', 'BAND']) {
    expect(drawn(layout)).toContain(`data-layout="${layout}"`)
    expect(drawn(layout)).not.toContain('class="arch"')
    expect(drawn(layout).match(/class="button/g)).toEqual(drawn().match(/class="button/g))
  }
})
