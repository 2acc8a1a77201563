import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './cta2.css?raw'
import { cta2Examples } from './cta2.examples.ts'
import { cta2 } from './cta2.ts'
import { Cta2 } from './cta2.view.tsx'
import { cta2Words } from './cta2.words.ts'

conformingTemplate({ template: cta2, View: Cta2, words: cta2Words, examples: cta2Examples, styles })

const [usual, bare, , title, , , card] = cta2Examples

test('[SEC-15] title, paragraph and one button stand in a panel of the strong mode', () => {
  const drawn = drawExample(cta2, Cta2, usual!)
  expect(drawn).toContain('class="cta2-panel grid" data-mode="STRONG"')
  expect(drawn).toContain('<a class="button primary" href="/Contact_us">')
})

test('[SEC-15] the background picture stands in an arch with a text of its own', () => {
  expect(drawExample(cta2, Cta2, usual!)).toContain('alt="alt of corridor"')
  expect(drawExample(cta2, Cta2, bare!, { isCanvas: true })).not.toContain('class="arch"')
})

test('[SEC-15] visitors get no button without words', () => {
  expect(drawExample(cta2, Cta2, title!)).not.toContain('class="button')
  expect(drawExample(cta2, Cta2, title!, { isCanvas: true })).toContain('data-field="buttonText"')
})

test('[SEC-15] in other layouts the picture stands without an arch, and all else is as it was', () => {
  const drawn = (layout?: string) =>
    drawExample(cta2, Cta2, { ...usual!, content: { ...usual!.content, ...(layout && { layout }) } })
  expect(drawn('ARCH')).toBe(drawn())
  expect(drawn()).not.toContain('data-layout')
  for (const layout of ['CENTRED', 'SPLIT']) {
    expect(drawn(layout)).toContain(`data-layout="${layout}"`)
    expect(drawn(layout)).not.toContain('class="arch"')
    expect(drawn(layout)).toContain('alt="alt of corridor"')
    expect(drawn(layout)).toContain('<a class="button primary" href="/Contact_us">')
  }
})

test('[SEC-51] as a card it stands on its picture, or on a film; in other layouts nothing plays behind it', () => {
  const drawn = drawExample(cta2, Cta2, card!)
  expect(drawn).toMatch(/^<section class="section cta2"[^>]* data-layout="CARD"[^>]* data-background="FILM"/)
  expect(drawn).toContain('<picture class="photo background"')
  expect(drawn).toContain('<div class="background film" data-island="film"')
  expect(drawn).not.toContain('cta2-photo')
  const inHalves = { ...card!, content: { ...card!.content, layout: 'SPLIT' } }
  expect(drawExample(cta2, Cta2, inHalves)).not.toMatch(/film|data-background/)
})
