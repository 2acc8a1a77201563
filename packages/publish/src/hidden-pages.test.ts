import { apply, type Operation, type Page, type Site } from '@mimar/document'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { publishChanges, publishSite } from './index.ts'
import { byAddress, someInput } from './testing.ts'

const link = (id: string, to: string) => ({ id, text: { ar: id, en: id }, link: to })
const links = [link('offers', '/Winter'), link('in-turkish', '/en/winter/#comp-x'), link('rooms', '/Rooms')]
const winter = somePage('/Winter', [someSection('offer', 'Text10', { title: { ar: 'عروض', en: 'Offers' } })])
const site: Site = {
  ...someSite,
  header: [someSection('nav', 'Navbar', { headerLinks: links })],
  pages: [...someSite.pages, winter],
}
const flagged = (before: Site, flag: 'isHidden' | 'noIndex', value = true) => {
  const operation: Operation = { do: 'set-page-flag', page: winter.id, flag, value }
  return apply(before, operation, catalog).site
}
const filesOf = (one: Site) => byAddress(publishSite(someInput({ site: one })))
const body = (one: Site, address: string) => String(filesOf(one).get(address)?.body)

test('a hidden page is not published, and no menu leads there in any language', () => {
  const hidden = flagged(site, 'isHidden')
  expect(body(site, '/en/')).toContain('href="/en/Winter/"')
  const files = filesOf(hidden)
  expect([...files.keys()].filter((address) => /winter/i.test(address))).toEqual([])
  for (const { body } of files.values()) expect(String(body)).not.toMatch(/winter/i)
  expect(body(hidden, '/')).toContain('href="/Rooms/"')
})

test('hiding and showing a page publishes as a whole publish does', () => {
  const hidden = flagged(site, 'isHidden')
  for (const [before, after] of [
    [site, hidden],
    [hidden, site],
  ] as const) {
    const { files, removed } = publishChanges(someInput({ site: after }), before)
    const now = new Map([...filesOf(before), ...byAddress(files)])
    for (const address of removed) now.delete(address)
    const pages = (all: typeof now) => [...all].filter(([address]) => !/\.(?:js|woff2)$/.test(address)).toSorted()
    expect(pages(now)).toEqual(pages(filesOf(after) as typeof now))
  }
})

test('[GEN-8] a page out of search says so, and the list for search engines leaves it out, also when only that changed', () => {
  const out = flagged(site, 'noIndex')
  for (const address of ['/Winter/', '/en/Winter/']) {
    expect(body(site, address)).not.toContain('name="robots"')
    expect(body(out, address)).toContain('<meta name="robots" content="noindex">')
    expect(body(out, address)).not.toContain('hreflang="x-default"')
  }
  expect(body(out, '/')).not.toContain('name="robots"')
  expect(body(out, '/')).toContain('href="/Winter/"')
  const { files, isAll } = publishChanges(someInput({ site: out }), site)
  const changed = byAddress(files)
  expect(isAll).toBe(false)
  expect(String(changed.get('/sitemap.xml')?.body)).not.toContain('Winter')
  expect(String(changed.get('/sitemap.xml')?.body)).toContain('Rooms')
})

test('the home page is always there, also where it is marked as hidden', () => {
  const [home, ...others] = site.pages as readonly [Page, ...Page[]]
  expect(filesOf({ ...site, pages: [{ ...home, isHidden: true }, ...others] }).has('/')).toBe(true)
})

test('a page’s flag is a flag: nothing else comes into a head by it', () => {
  const evil = { ...winter, id: 'evil', path: '/Evil', noIndex: '"><script>alert(1)</script>' }
  const insert = { do: 'insert-page', after: null, page: evil } as unknown as Operation
  expect(() => apply(site, insert, catalog)).toThrow(/cannot be read/)
})

test('[NAV-9] a hidden page whose link has others below it is their heading alone, and goes with the last of them', () => {
  const below = [links[0]!, { ...link('rooms', '/Rooms'), below: true }]
  const withMenu = (headerLinks: typeof below): Site => ({
    ...site,
    header: [someSection('nav', 'Navbar', { headerLinks })],
  })
  const hidden = body(flagged(withMenu(below), 'isHidden'), '/')
  expect(hidden).toMatch(/<details class="navbar-sub"[^>]*><summary><span>offers<\/span>/)
  expect(hidden).toContain('href="/Rooms/"')
  const none = [links[0]!, { ...link('rooms', '/Winter'), below: true }]
  expect(body(flagged(withMenu(none), 'isHidden'), '/')).not.toMatch(/offers|navbar-sub/)
})

test('no page shows a picture that stands on hidden pages alone', () => {
  const image = { media: 'secret', alt: {}, isDecorative: true, crop: null, width: null }
  const draft = somePage('/Draft', [someSection('s', 'Text3', { title: { ar: 'سر' }, image })], { isHidden: true })
  const secret = { ...Object.values(site.media)[0]!, id: 'secret' }
  const files = filesOf({ ...site, pages: [...site.pages, draft], media: { ...site.media, secret } })
  for (const { address, body } of files.values()) expect(String(body), address).not.toContain('secret')
})
