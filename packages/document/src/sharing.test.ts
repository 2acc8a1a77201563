import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import type { Site } from './site.ts'
import { someCatalog, somePage, someSection, someSite } from './testing/site.ts'

const setTitle = (section: string, value: string) =>
  ({ do: 'set-field', section, field: 'placeholders/name', language: 'ar', value }) as const

test('a change of one section leaves every other section and page the same object', () => {
  const { site } = apply(someSite, setTitle('form', 'الاسم'), someCatalog)
  expect(site.pages[0]).toBe(someSite.pages[0])
  expect(site.pages[1]).not.toBe(someSite.pages[1])
  expect(site.pages[1]?.sections[1]).toBe(someSite.pages[1]?.sections[1])
  expect(site.header).toBe(someSite.header)
  expect(site.settings).toBe(someSite.settings)
})

test('a change of the theme leaves the pages the same object', () => {
  const { site } = apply(someSite, { do: 'set-theme', property: 'look', value: 'SHARP' }, someCatalog)
  expect(site.pages).toBe(someSite.pages)
})

const PAGES = 10_000

const bigSite: Site = {
  ...someSite,
  pages: Array.from({ length: PAGES }, (_, page) =>
    somePage(
      `p${page}`,
      page === 0 ? '/' : `/p${page}`,
      Array.from({ length: 5 }, (_, index) => someSection('Contact', `s${page}-${index}`)),
    ),
  ),
}

// Code with mutants in it takes as long as it takes.
test.skipIf(process.env.MUTANTS !== undefined)(
  'on ten thousand pages a change takes well under a millisecond, wherever it is',
  () => {
    let site = apply(bigSite, setTitle('s9999-4', 'warm'), someCatalog).site
    const times: number[] = []
    for (let round = 0; round < 200; round += 1) {
      const section = `s${(round * 7919) % PAGES}-${round % 5}`
      const started = performance.now()
      site = apply(site, setTitle(section, `اسم ${round}`), someCatalog).site
      site = apply(site, { do: 'move-section', section, place: 'p1', after: null }, someCatalog).site
      times.push((performance.now() - started) / 2)
    }
    // The middle one: what else the machine is doing must not decide.
    expect(times.sort((a, b) => a - b)[100]).toBeLessThan(1)
  },
)

test('older versions of a site keep working beside newer ones', () => {
  const moved = apply(someSite, { do: 'move-section', section: 'form', place: 'home', after: null }, someCatalog)
  const removed = apply(moved.site, { do: 'remove-section', section: 'form' }, someCatalog)
  expect(() => apply(removed.site, setTitle('form', 'x'), someCatalog)).toThrow('no section "form"')
  expect(apply(moved.site, setTitle('form', 'x'), someCatalog).site.pages[0]?.sections[0]?.id).toBe('form')
  expect(apply(someSite, setTitle('form', 'x'), someCatalog).site.pages[1]?.sections[0]?.id).toBe('form')
})
