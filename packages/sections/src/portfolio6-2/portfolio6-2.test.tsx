import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './portfolio6-2.css?raw'
import { portfolio62Examples } from './portfolio6-2.examples.ts'
import { portfolio62 } from './portfolio6-2.ts'
import { Portfolio62 } from './portfolio6-2.view.tsx'
import { portfolio62Words } from './portfolio6-2.words.ts'

conformingTemplate({
  template: portfolio62,
  View: Portfolio62,
  words: portfolio62Words,
  examples: portfolio62Examples,
  styles,
})

function withPictures(count: number): string {
  const images = Array.from({ length: count }, (_, index) => ({ id: `i${index}`, image: { media: `p${index}` } }))
  return drawExample(portfolio62, Portfolio62, {
    name: `${count} pictures`,
    language: 'en',
    content: { title: 'Rooms', subTitle: 'Lately', images },
  })
}

test.each([4, 5, 6, 7, 8, 9, 10, 11, 12])('[SEC-16] %i pictures fill whole rows of the six-column mosaic', (count) => {
  const spans = [...withPictures(count).matchAll(/data-span="(\d)"/g)].map((found) => Number(found[1]))
  expect(spans).toHaveLength(count)
  let column = 0
  for (const span of spans) {
    column += span
    expect(column).toBeLessThanOrEqual(6)
    if (column === 6) column = 0
  }
  expect(column).toBe(0)
})

test('[SEC-16] seven pictures stand 4+2, 2+2+2, 3+3', () => {
  const spans = [...withPictures(7).matchAll(/data-span="(\d)"/g)].map((found) => found[1]).join('')
  expect(spans).toBe('4222233')
})

test('[SEC-16] phones show every third picture whole, and a last one that would stand alone', () => {
  const phones = [...withPictures(7).matchAll(/768px\) (\d+)vw/g)].map((found) => found[1])
  expect(phones.filter((_, index) => index % (phones.length / 7) === 0)).toEqual([
    '45',
    '45',
    '92',
    '45',
    '45',
    '92',
    '92',
  ])
})

test('[SEC-16] its pictures open where its owner says so, one after another; else nothing of it is on the page', () => {
  const example = portfolio62Examples[0]!
  const drawn = drawExample(portfolio62, Portfolio62, { ...example, content: { ...example.content, opens: true } })
  expect(drawn.match(/<a class="opens" href="[^"]+-800\.webp"><picture/g)).toHaveLength(
    (example.content.images as []).length,
  )
  expect(drawn.match(/<dialog class="lightbox" data-then="lightbox"/g)).toHaveLength(1)
  expect(drawExample(portfolio62, Portfolio62, example)).not.toMatch(/opens|<dialog|data-then/)
})
