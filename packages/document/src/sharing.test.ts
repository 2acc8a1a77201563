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

const PAGES = 1_000

/** A site of many pages that counts how often the sections of a page are looked at, until that page has changed. */
function watchedSite() {
  const looks = { count: 0 }
  const contact = someSection('Contact', '')
  const pages = Array.from({ length: PAGES }, (_, page) => {
    const sections = [0, 1, 2, 3, 4].map((index) => ({ ...contact, id: `s${page}-${index}` }))
    return {
      ...somePage(`p${page}`, page === 0 ? '/' : `/p${page}`, []),
      get sections() {
        looks.count += 1
        return sections
      },
    }
  })
  const site: Site = { ...someSite, pages }
  return { site, looks }
}

test('on a thousand pages a change looks into a handful of them, wherever it is', () => {
  const { site: start, looks } = watchedSite()
  let site = apply(start, setTitle('s999-4', 'warm'), someCatalog).site
  expect(looks.count).toBeGreaterThanOrEqual(PAGES)
  let most = 0
  for (let round = 0; round < 50; round += 1) {
    looks.count = 0
    const section = `s${(round * 7919) % PAGES}-${round % 5}`
    site = apply(site, setTitle(section, `اسم ${round}`), someCatalog).site
    site = apply(site, { do: 'move-section', section, place: 'p1', after: null }, someCatalog).site
    most = Math.max(most, looks.count)
  }
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(20)
})

test('older versions of a site keep working beside newer ones', () => {
  const moved = apply(someSite, { do: 'move-section', section: 'form', place: 'home', after: null }, someCatalog)
  const removed = apply(moved.site, { do: 'remove-section', section: 'form' }, someCatalog)
  expect(() => apply(removed.site, setTitle('form', 'x'), someCatalog)).toThrow('no section "form"')
  expect(apply(moved.site, setTitle('form', 'x'), someCatalog).site.pages[0]?.sections[0]?.id).toBe('form')
  expect(apply(someSite, setTitle('form', 'x'), someCatalog).site.pages[1]?.sections[0]?.id).toBe('form')
})
