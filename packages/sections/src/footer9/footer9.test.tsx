import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './footer9.css?raw'
import { footer9Examples } from './footer9.examples.ts'
import { footer9 } from './footer9.ts'
import { Footer9 } from './footer9.view.tsx'
import { footer9Words } from './footer9.words.ts'

conformingTemplate({ template: footer9, View: Footer9, words: footer9Words, examples: footer9Examples, styles })

const [usual, longest] = footer9Examples
const bare = footer9Examples.at(-1)

test('[SEC-8] the map is asked for by the values of geoLocation, joined by commas, with the embed option', () => {
  expect(drawExample(footer9, Footer9, usual!)).toContain(
    'data-map="https://www.google.com/maps?q=36.5853,37.0444&amp;output=embed"',
  )
})

test("[SEC-8] the owner's own map address wins", () => {
  const both = { ...longest!, content: { ...longest!.content, geoLocation: { lat: 1, lng: 2 } } }
  const drawn = drawExample(footer9, Footer9, both)
  expect(drawn).toContain('data-map="https://www.google.com/maps/embed?pb=example"')
})

test('[SEC-8] before a visitor asks, the page holds no frame and no address that a browser would load', () => {
  const drawn = drawExample(footer9, Footer9, usual!)
  expect(drawn).not.toContain('<iframe')
  expect(drawn).not.toMatch(/\ssrc="https?:\/\/(?!localhost)[^"]*google/)
  expect(drawn).toContain('<a class="button tertiary" href="https://www.google.com/maps?q=36.5853,37.0444"')
})

test('[SEC-8] without links of its own the footer repeats those of the navigation bar', () => {
  expect(drawExample(footer9, Footer9, usual!)).toContain('<li><a href="/Rooms">Rooms</a></li>')
  expect(drawExample(footer9, Footer9, longest!)).not.toContain('>Rooms</a>')
})

test('[SEC-8] the privacy policy is linked where the owner shows it', () => {
  const policy = { name: 'Privacy', link: '/privacy', showInFooter: true }
  expect(drawExample(footer9, Footer9, bare!, { site: { privacyPolicy: policy } })).toContain('href="/privacy"')
  const hidden = { ...policy, showInFooter: false }
  expect(drawExample(footer9, Footer9, bare!, { site: { privacyPolicy: hidden } })).not.toContain('href="/privacy"')
})

test('[SEC-8] the frame of the map is 360 px high in every window', () => {
  const styles = readFileSync(new URL('footer9.css', import.meta.url), 'utf8')
  // The card's height counts its border, inside of which the frame lies.
  expect(styles).toContain('border: var(--border) solid')
  expect([...styles.matchAll(/min-height: ([^;]+)/g)].map(([, height]) => height)).toEqual([
    'calc(360px + 2 * var(--border))',
  ])
})

test('[SEC-8] a footer without place and address has no card', () => {
  expect(drawExample(footer9, Footer9, bare!)).not.toContain('map-card')
})

test('[SEC-46] wherever its map stands, the footer holds all that it holds', () => {
  const drawn = (layout?: string) =>
    drawExample(footer9, Footer9, { ...usual!, content: { ...usual!.content, ...(layout && { layout }) } })
  expect(drawn('BESIDE')).toBe(drawn())
  expect(drawn()).not.toContain('data-layout')
  for (const layout of ['BAND', 'CENTRED']) expect(drawn(layout).replace(` data-layout="${layout}"`, '')).toBe(drawn())
})
