import { expect, test } from 'vitest'
import { conformingTemplate, drawExample } from '../testing.tsx'
import styles from './footer3.css?raw'
import { footer3Examples } from './footer3.examples.ts'
import { footer3 } from './footer3.ts'
import { Footer3 } from './footer3.view.tsx'
import { footer3Words } from './footer3.words.ts'

conformingTemplate({ template: footer3, View: Footer3, words: footer3Words, examples: footer3Examples, styles })

const [usual, longest] = footer3Examples
const bare = footer3Examples.at(-1)

test('[SEC-9] own links, up to seven socials and the copyright line are drawn', () => {
  const drawn = drawExample(footer3, Footer3, longest!)
  expect(drawn.match(/aria-label="(?!Fußzeile)/g)?.length).toBeGreaterThanOrEqual(7)
  expect(drawn).toContain('>Veranstaltungsräume</a>')
  expect(drawn).toContain('© 1990–2026')
})

test('[SEC-9] without links of its own the footer repeats those of the navigation bar', () => {
  expect(drawExample(footer3, Footer3, bare!)).toContain('<a href="/Rooms">Rooms</a>')
  expect(drawExample(footer3, Footer3, usual!)).not.toContain('>Rooms</a>')
})

test('[SEC-9] the privacy policy without a name is called by its kind, in the language of the page', () => {
  const privacyPolicy = { name: '', link: '/privacy', showInFooter: true }
  expect(drawExample(footer3, Footer3, usual!, { site: { privacyPolicy } })).toContain('>سياسة الخصوصية</a>')
})

test('[SEC-46] in every layout the footer holds all that it holds', () => {
  const drawn = (layout?: string) =>
    drawExample(footer3, Footer3, { ...usual!, content: { ...usual!.content, ...(layout && { layout }) } })
  expect(drawn('ROW')).toBe(drawn())
  expect(drawn()).not.toContain('data-layout')
  const parts = (markup: string) => markup.match(/href="[^"]*"|>[^<]+</g)?.toSorted()
  for (const layout of ['COLUMNS', 'CENTRED', 'STATEMENT']) {
    expect(drawn(layout)).toContain(`data-layout="${layout}"`)
    expect(parts(drawn(layout))).toEqual(parts(drawn()))
  }
})

test('[SEC-46] a name across the page is as large as its letters leave room for, that of the site where it has none', () => {
  const wide = (name: string) => {
    const content = { ...usual!.content, layout: 'STATEMENT', name }
    return Number(/style="--letters:([\d.]+)"/.exec(drawExample(footer3, Footer3, { ...usual!, content }))?.[1])
  }
  expect(wide('Mara')).toBeLessThan(wide('Mara Lindqvist'))
  expect(wide('')).toBe(wide('Dar al-Rumman'))
})

test('[SEC-23] the hours that another section says stand in the footer where its owner wants them, and nothing of them elsewhere', () => {
  const example = footer3Examples[0]!
  const hours = { week: { monday: '09:00-18:00' }, special: [{ day: '2026-12-24', until: '', hours: '' }] }
  const drawn = (showsHours: boolean, site: object) =>
    drawExample(footer3, Footer3, { ...example, content: { ...example.content, showsHours } }, { site })
  expect(drawn(true, { hours })).toMatch(/data-island="hours".*data-hours="09:00-18:00".*data-on="2026-12-24"/)
  expect(drawn(true, { hours, timeZone: '' })).not.toContain('data-island')
  expect(drawn(true, { hours: null })).not.toContain('footer-hours')
  expect(drawn(false, { hours })).not.toContain('footer-hours')
})
