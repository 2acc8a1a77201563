import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './portfolio8.css?raw'
import { portfolio8Examples } from './portfolio8.examples.ts'
import { portfolio8 } from './portfolio8.ts'
import { Portfolio8 } from './portfolio8.view.tsx'
import { portfolio8Words } from './portfolio8.words.ts'

conformingTemplate({
  template: portfolio8,
  View: Portfolio8,
  words: portfolio8Words,
  examples: portfolio8Examples,
  styles,
})

const [twelve, , sixRows, one] = portfolio8Examples

/** Where the gaps of every row stand, as fractions of its width. */
function gapsOf(markup: string): number[][] {
  return markup
    .split('<ul')
    .slice(1)
    .map((row) => {
      const shares = [...row.matchAll(/--share:([\d.]+)/g)].map((found) => Number(found[1]))
      const total = shares.reduce((sum, share) => sum + share, 0)
      return shares
        .slice(0, -1)
        .map((_, place) => shares.slice(0, place + 1).reduce((sum, share) => sum + share, 0) / total)
    })
}

test('[SEC-13] twelve pictures stand in three rows of four, and no gap runs on into the next row', () => {
  const rows = gapsOf(drawExample(portfolio8, Portfolio8, twelve!))
  expect(rows.map((gaps) => gaps.length + 1)).toEqual([4, 4, 4])
  rows.slice(1).forEach((gaps, index) => {
    for (const gap of gaps) for (const above of rows[index]!) expect(Math.abs(gap - above)).toBeGreaterThan(0.02)
  })
})

test('[SEC-13] one to six rows of one to four pictures are drawn', () => {
  expect(gapsOf(drawExample(portfolio8, Portfolio8, one!)).map((gaps) => gaps.length + 1)).toEqual([1])
  expect(gapsOf(drawExample(portfolio8, Portfolio8, sixRows!)).map((gaps) => gaps.length + 1)).toEqual([
    1, 2, 3, 3, 4, 2,
  ])
})

test('[SEC-13] phones are told honest widths: half the screen, all of it for the odd one', () => {
  const drawn = drawExample(portfolio8, Portfolio8, sixRows!)
  expect(drawn.match(/\(max-width: 768px\) 90vw/g)).toHaveLength(3)
  expect(drawExample(portfolio8, Portfolio8, twelve!)).not.toContain('90vw')
})

test('[GEN-7] visitors get no row without pictures', () => {
  const example = { ...one!, content: { rows: [...(one!.content.rows as []), { id: 'r2', items: [{ id: 'x' }] }] } }
  expect(drawExample(portfolio8, Portfolio8, example).match(/<ul/g)).toHaveLength(1)
})

test('[SEC-13] its pictures open where its owner says so, one after another; else nothing of it is on the page', () => {
  const example = twelve!
  const drawn = drawExample(portfolio8, Portfolio8, { ...example, content: { ...example.content, opens: true } })
  expect(drawn.match(/<a class="opens" href="[^"]+-800\.webp"><picture/g)).toHaveLength(12)
  expect(drawn.match(/<dialog class="lightbox" data-then="lightbox"/g)).toHaveLength(1)
  expect(drawExample(portfolio8, Portfolio8, example)).not.toMatch(/opens|<dialog|data-then/)
})
