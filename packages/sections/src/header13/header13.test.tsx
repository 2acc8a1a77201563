import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './header13.css?raw'
import { header13Examples } from './header13.examples.ts'
import { header13 } from './header13.ts'
import { Header13 } from './header13.view.tsx'
import { header13Words } from './header13.words.ts'

conformingTemplate({ template: header13, View: Header13, words: header13Words, examples: header13Examples, styles })

const [home, longest, shortest] = header13Examples

test('[SEC-1] the hero holds title, divider, paragraph, two buttons, socials and the way down, in this order', () => {
  const markup = drawExample(header13, Header13, home!)
  const places = [
    'بيتُكم',
    'class="divider"',
    'class="lead"',
    'button primary',
    'button secondary',
    'socials',
    'doorway',
  ]
  const found = places.map((place) => markup.indexOf(place))
  expect(found).toEqual([...found].sort((a, b) => a - b))
  expect(found).not.toContain(-1)
})

test('[SEC-1] its logo stands above the title, and seven socials are all there', () => {
  const markup = drawExample(header13, Header13, longest!)
  expect(markup.indexOf('logo-picture')).toBeLessThan(markup.indexOf('Donaudampf'))
  expect(markup).toContain('data-count="7"')
})

test('[SEC-1] the owner’s dimming reaches the scrim, and the picture shows at once where it comes first', () => {
  const markup = drawExample(header13, Header13, home!, { section: { isFirst: true } })
  expect(markup).toContain('--dim:0.2')
  expect(markup).toContain('fetchPriority="high"')
})

test('[GEN-4] [SEC-1] the way down leads to the next section, and is not there when nothing follows', () => {
  expect(drawExample(header13, Header13, home!, { section: { nextId: 'rooms' } })).toContain(
    'href="#comp-rooms" data-then="scroll-down" data-mode="LIGHT"',
  )
  expect(drawExample(header13, Header13, home!, { section: { hasNext: false, nextId: null } })).not.toContain('doorway')
})

test('the title is the page’s h1 only in the first section', () => {
  expect(drawExample(header13, Header13, home!, { section: { isFirst: true } })).toContain('<h1')
  expect(drawExample(header13, Header13, home!)).not.toContain('<h1')
})

test('with a title alone nothing else is drawn', () => {
  expect(drawExample(header13, Header13, shortest!, { section: { hasNext: false } })).not.toMatch(
    /divider|button|socials|logo|picture/,
  )
})

test('[SEC-1] a picture is mirrored only where the page is read the way its owner names', () => {
  const content = { ...home!.content, mirrored: 'RTL' }
  const drawn = (language: string) => drawExample(header13, Header13, { ...home!, language, content })
  expect(drawn('ar')).toContain('is-mirrored')
  expect(drawn('de')).not.toContain('is-mirrored')
  expect(drawExample(header13, Header13, home!)).not.toMatch(/is-mirrored|is-melting/)
})

test('[SEC-1] a layout other than the usual one is named once, and its picture is as wide as it stands', () => {
  const drawn = (layout?: string) =>
    drawExample(header13, Header13, { ...home!, content: { ...home!.content, ...(layout && { layout }) } })
  expect(drawn('PICTURE')).toBe(drawn())
  expect(drawn()).not.toContain('data-layout')
  for (const layout of ['SPLIT', 'CENTRED', 'PANEL']) expect(drawn(layout)).toContain(`data-layout="${layout}"`)
  expect(drawn('SPLIT')).toContain('57vw')
})

test('[SEC-1] what is said of words on a picture is kept and says nothing where none lie on it', () => {
  const content = { ...home!.content, blend: 'MELT', layout: 'SPLIT' }
  expect(drawExample(header13, Header13, { ...home!, content })).not.toContain('is-melting')
})

test('[SEC-51] a film plays behind its words, and in no layout where none lie on the picture', () => {
  const film = header13Examples.find(({ name }) => name === 'on a film')!
  const drawn = (layout: string) => drawExample(header13, Header13, { ...film, content: { ...film.content, layout } })
  expect(drawn('PICTURE')).toContain('class="background film"')
  for (const layout of ['SPLIT', 'CENTRED', 'PANEL']) expect(drawn(layout)).not.toContain('film')
})
