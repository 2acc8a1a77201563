import { apply, type Section, type Site } from '@mimar/document'
import { type Closed, isDayClosed } from '@mimar/fields'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { publishChanges, publishSite } from './index.ts'
import { byAddress, someInput } from './testing.ts'

const hours = someSection('hours', 'OpeningHours', {
  title: { ar: 'متى', en: 'When' },
  week: { monday: '09:00-18:00' },
})
const siteWith = (showsHours: boolean): Site => ({
  ...someSite,
  footer: [someSection('foot', 'Footer3', { copyrightText: { ar: '©', en: '©' }, showsHours })],
  pages: [...someSite.pages, somePage('/When', [hours])],
})
const filesOf = (site: Site) => byAddress(publishSite(someInput({ site })))
const opened = (site: Site, value: string) =>
  apply(site, { do: 'set-field', section: 'hours', field: 'week/monday', value }, catalog).site

test('[SEC-23] hours that change are changed in the footer of every page, and where no footer shows them on their own page alone', () => {
  const before = siteWith(true)
  const after = opened(before, '10:00-18:00')
  const changed = byAddress(publishChanges(someInput({ site: after }), before).files)
  expect(String(changed.get('/')?.body)).toContain('data-hours="10:00-18:00"')
  const plain = siteWith(false)
  const own = byAddress(publishChanges(someInput({ site: opened(plain, '10:00-18:00') }), plain).files)
  expect([own.has('/'), own.has('/When/')]).toEqual([false, true])
})

test('[SEC-23] a page carries the script and the rules of the hours only where its footer shows them', () => {
  const page = (site: Site) => String(filesOf(site).get('/en/')?.body)
  expect(page(siteWith(true))).toMatch(/footer-hours/)
  expect(page(siteWith(false))).not.toMatch(/footer-hours|data-hours/)
})

const barShows = (showsHours: boolean): Site => {
  const site = siteWith(false)
  return { ...site, header: [someSection('bar', 'Navbar', { ...site.header[0]?.content, showsHours })] }
}

test('[SEC-23] [NAV-11] hours that change are changed in the navigation bar of every page', () => {
  const before = barShows(true)
  const changed = byAddress(publishChanges(someInput({ site: opened(before, '10:00-18:00') }), before).files)
  expect(String(changed.get('/')?.body)).toContain('data-hours="10:00-18:00"')
})

test('[SEC-23] [NAV-11] a page whose bars show no hours has nothing of them: neither rules nor script', () => {
  const page = (site: Site) => String(filesOf(site).get('/en/')?.body)
  expect(page(barShows(true))).toMatch(/\.bar-hours/)
  expect(page(barShows(false))).not.toMatch(/bar-hours|navbar-hours|data-hours/)
  const ways = [{ id: 'w', buttonText: { ar: 'اتصال', en: 'Call' }, buttonUrl: 'tel:+963112345678' }]
  const phone = (showsHours: boolean) => {
    const site = siteWith(false)
    const bar = someSection('phone', 'PhoneBar', { ways, showsHours })
    return String(filesOf({ ...site, pages: [...site.pages, somePage('/Call', [bar])] }).get('/en/Call/')?.body)
  }
  expect(phone(true)).toMatch(/\.phone-hours\[open\]/)
  expect(phone(false)).not.toMatch(/phone-hours|bar-hours|z-index:35/)
})

const DAY = [{ id: 'q', kind: 'DAY', label: { ar: 'متى؟', en: 'When?' }, needed: true, options: [] }]
const followedBy = (template: string, content: object = {}): Site => {
  const section: Section = someSection('more', template, { title: { ar: 'متى' }, followsHours: true, ...content })
  const site = siteWith(false)
  return { ...site, pages: [...site.pages, somePage('/More', [section])] }
}

test('[SEC-23] hours that change are changed in each section that follows them', () => {
  const before = followedBy('OpeningHours')
  const changed = byAddress(publishChanges(someInput({ site: opened(before, '10:00-18:00') }), before).files)
  expect(String(changed.get('/More/')?.body)).toContain('data-hours="10:00-18:00"')
})

test('[FORM-8] days on which the site is closed are not possible in a form that follows its hours, and change with them', () => {
  const before = followedBy('RequestForm', { questions: DAY })
  const page = (site: Site, from?: Site) =>
    String((from ? byAddress(publishChanges(someInput({ site }), from).files) : filesOf(site)).get('/More/')?.body)
  const closedOn = (body: string) => {
    const [, said = ''] = /data-closed="([^"]*)"/.exec(body) ?? []
    const closed: Closed = JSON.parse(said.replaceAll('&quot;', '"'))
    // From a Sunday to a Saturday.
    return [0, 1, 2, 3, 4, 5, 6].filter((day) => isDayClosed(closed, `2027-01-0${day + 3}`))
  }
  expect(closedOn(page(before))).toEqual([0, 2, 3, 4, 5, 6])
  const after = apply(before, { do: 'set-field', section: 'hours', field: 'week/tuesday', value: '9-12' }, catalog).site
  expect(closedOn(page(after, before))).toEqual([0, 3, 4, 5, 6])
})
