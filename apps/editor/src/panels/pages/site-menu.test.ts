import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apply, importSite, type Operation, type Page, type Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { linksTo } from '../../places/page-links.ts'
import { blankPage, pageRemoval } from './page-deeds.ts'
import { addedToMenu, findMenu, linkTo, movedInMenu, putBelow, takenFromMenu } from './site-menu.ts'

const example = readFileSync(join(import.meta.dirname, '../../../../../examples/hotel/site.json'), 'utf8')
const read = importSite(JSON.parse(example), catalog)
const hotel: Site = 'site' in read ? read.site : (undefined as never)
const pageAt = (site: Site, path: string): Page => site.pages.find((page) => page.path === path)!
const together = (operations: readonly Operation[]): Operation => ({ do: 'together', operations })
const done = (site: Site, operations: readonly Operation[]) => apply(site, together(operations), catalog)
const menuOf = (site: Site) => findMenu(site, catalog)!.links.map(({ link }) => link)
const footerOf = (site: Site) => (site.footer[0]!.content.footerLinks as { link: string }[]).map(({ link }) => link)

test('[NAV-1] a new page comes into the menu and the footer that repeats it, in every language, as one step', () => {
  const text = { ar: 'الأعراس', en: 'Weddings' }
  const page = blankPage('/weddings', text)
  const after = linkTo(hotel, findMenu(hotel, catalog), pageAt(hotel, '/Events'))!.id
  const operations = [
    { do: 'insert-page', after: null, page } as const,
    ...addedToMenu(hotel, { text, link: page.path, after }, catalog),
  ]
  const { site, inverse } = done(hotel, operations)
  const order = ['/', '/Rooms', '/Restaurant', '/Events', '/weddings', '/Contact_us']
  expect(menuOf(site)).toEqual(order)
  expect(footerOf(site)).toEqual(order)
  expect(linkTo(site, findMenu(site, catalog), page)?.text).toEqual(text)
  expect(apply(site, inverse, catalog).site).toEqual(hotel)
})

test('[NAV-1] a footer with links of its own choice keeps them, a menu that is full takes no more', () => {
  const own = done(hotel, [
    { do: 'remove-item', section: hotel.footer[0]!.id, list: 'footerLinks', item: 'rooms' },
  ]).site
  const add = (site: Site, n: number) =>
    addedToMenu(site, { text: { en: `${n}` }, link: `/p${n}`, after: null }, catalog)
  expect(footerOf(done(own, add(own, 1)).site)).toEqual(footerOf(own))
  let site = hotel
  for (let n = menuOf(site).length; n < 12; n += 1) site = done(site, add(site, n)).site
  expect(menuOf(site)).toHaveLength(12)
  expect(add(site, 13)).toEqual([])
})

test('[NAV-1] the order of the menu is that of the footer that repeats it; out of the menu is not out of the footer', () => {
  const moved = done(hotel, movedInMenu(hotel, 'contact', null, catalog)).site
  expect(menuOf(moved)[0]).toBe('/Contact_us')
  expect(footerOf(moved)).toEqual(menuOf(moved))
  const taken = done(moved, takenFromMenu(moved, 'contact', catalog)).site
  expect(menuOf(taken)).not.toContain('/Contact_us')
  expect(footerOf(taken)).toContain('/Contact_us')
})

test('[U38] a page goes with the links to it, and undo brings all back', () => {
  const page = pageAt(hotel, '/Contact_us')
  expect(linksTo(hotel, page, catalog).length).toBeGreaterThan(3)
  const operation = pageRemoval(hotel, page, { links: 'out', visitors: '/Rooms' }, catalog)
  const { site, inverse } = apply(hotel, operation, catalog)
  expect(linksTo(site, page, catalog)).toEqual([])
  expect(menuOf(site)).not.toContain('/Contact_us')
  expect(site.settings.redirects).toMatchObject([{ from: '/Contact_us', to: '/Rooms' }])
  expect(apply(site, inverse, catalog).site).toEqual(hotel)
})

test('[U38] or its links lead elsewhere, with the language they name', () => {
  const page = pageAt(hotel, '/Rooms')
  const hero = pageAt(hotel, '/').sections[0]!
  const field = 'buttons/rooms/buttonUrl'
  const linked = done(hotel, [{ do: 'set-field', section: hero.id, field, value: '/tr/Rooms#comp-x' }]).site
  const operation = pageRemoval(linked, page, { links: { to: '/Events' }, visitors: null }, catalog)
  const { site } = apply(linked, operation, catalog)
  expect(linksTo(site, page, catalog)).toEqual([])
  const buttons = pageAt(site, '/').sections[0]!.content.buttons as { id: string; buttonUrl: string }[]
  expect(buttons.find(({ id }) => id === 'rooms')?.buttonUrl).toBe('/tr/Events')
  expect(site.settings.redirects).toEqual(hotel.settings.redirects)
})

test('[NAV-9] a link is put below the one before it and back, and a new one comes behind all of those', () => {
  const put = (site: Site, id: string) => {
    const menu = findMenu(site, catalog)!
    return done(site, putBelow(menu, menu.links.find((link) => link.id === id)!)).site
  }
  const nested = put(put(hotel, 'restaurant'), 'events')
  expect(findMenu(nested, catalog)!.links.map(({ isBelow }) => isBelow)).toEqual([false, false, true, true, false])
  const added = addedToMenu(nested, { text: { en: 'Spa' }, link: '/spa', after: 'rooms' }, catalog)
  const menu = findMenu(done(nested, added).site, catalog)!
  expect(menu.links.map(({ link }) => link)).toEqual(['/', '/Rooms', '/Restaurant', '/Events', '/spa', '/Contact_us'])
  expect(menu.links[4]?.isBelow).toBe(false)
  expect(put(put(nested, 'restaurant'), 'events')).toEqual(hotel)
})
