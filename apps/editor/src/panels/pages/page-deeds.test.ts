import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apply, importSite, type Operation, type Page, type Site } from '@mimar/document'
import { linksIn } from '@mimar/fields'
import { catalog, findTemplate } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { copyOfPage, movePagePath, numbered } from './page-deeds.ts'

const example = readFileSync(join(import.meta.dirname, '../../../../../examples/hotel/site.json'), 'utf8')
const read = importSite(JSON.parse(example), catalog)
const hotel: Site = 'site' in read ? read.site : (undefined as never)
const after = (site: Site, ...operations: readonly Operation[]) =>
  operations.reduce((now, operation) => apply(now, operation, catalog).site, site)
const pageAt = (site: Site, path: string): Page => site.pages.find((page) => page.path === path)!

function addressesOf(site: Site): string[] {
  const sections = [...site.header, ...site.footer, ...site.pages.flatMap((page) => page.sections)]
  return sections.flatMap(({ template, content }) =>
    linksIn(findTemplate(template)?.fields ?? {}, content).map(({ address }) => address),
  )
}

test('[U30] links to a page that moves follow it, with anchor and language, and no other link does', () => {
  const hero = pageAt(hotel, '/').sections[0]!
  const linked = (value: string): Operation => ({
    do: 'set-field',
    section: hero.id,
    field: 'buttons/rooms/buttonUrl',
    value,
  })
  for (const [before, then] of [
    ['/Rooms', '/Suites'],
    ['/rooms/?a=1#comp-x', '/Suites?a=1#comp-x'],
    ['/tr/Rooms', '/tr/Suites'],
    ['/Rooms/Large', '/Rooms/Large'],
    ['https://example.com/Rooms', 'https://example.com/Rooms'],
  ] as const) {
    const site = after(hotel, linked(before))
    const moved = after(site, movePagePath(site, pageAt(site, '/Rooms'), '/Suites', true, catalog))
    expect(addressesOf(moved)).toContain(then)
  }
})

test('[GEN-1] addresses a page had lead to where it is now, however often it moves, and back', () => {
  const first = after(hotel, movePagePath(hotel, pageAt(hotel, '/Rooms'), '/Suites', true, catalog))
  const second = after(first, movePagePath(first, pageAt(first, '/Suites'), '/Chambers', true, catalog))
  expect(second.settings.redirects).toMatchObject([
    { from: '/Rooms', to: '/Chambers' },
    { from: '/Suites', to: '/Chambers' },
  ])
  const back = after(second, movePagePath(second, pageAt(second, '/Chambers'), '/Rooms', true, catalog))
  expect(back.settings.redirects).toMatchObject([
    { from: '/Suites', to: '/Rooms' },
    { from: '/Chambers', to: '/Rooms' },
  ])
  expect(addressesOf(back)).toEqual(addressesOf(hotel))
})

test('[GEN-1] before anything is published nobody knows the old address', () => {
  const moved = after(hotel, movePagePath(hotel, pageAt(hotel, '/Rooms'), '/Suites', false, catalog))
  expect(moved.settings.redirects).toEqual([])
})

test.each([
  ['a section', 'a0-4=#comp-{}', 'a0-4=#comp-{new}'],
  ['a section at the whole address, beside what is bold', 'b0-2 a3-8=/Rooms#comp-{}', 'b0-2 a3-8=/Rooms-2#comp-{new}'],
  ['a heading of a long text', 'a0-4=#comp-{}-b1', 'a0-4=#comp-{new}-b1'],
  ['another page', 'a0-4=/Halls#comp-{} a5-9=#comp-elsewhere', 'a0-4=/Halls#comp-{} a5-9=#comp-elsewhere'],
  ['nowhere: it is words', 'see a0-4=#comp-{} there', 'see a0-4=#comp-{} there'],
])('[GEN-1] a link within a text of a copy follows: to %s', (_, marks, then) => {
  const rooms = pageAt(hotel, '/Rooms')
  const [section] = rooms.sections as [Page['sections'][number]]
  const content = { body: [{ id: 'b1', textMarks: { en: marks.replaceAll('{}', section.id) } }] }
  const copy = copyOfPage({ ...rooms, sections: [{ ...section, content }] }, '/Rooms-2', {})
  const [made] = copy.sections as [Page['sections'][number]]
  const expected = then.replaceAll('{}', section.id).replaceAll('{new}', made.id)
  expect(made.content).toEqual({ body: [{ id: 'b1', textMarks: { en: expected } }] })
})

test('[GEN-1] a copy has sections of its own, links within it stay within, and its titles are told apart', () => {
  const rooms = pageAt(hotel, '/Rooms')
  const [section] = rooms.sections
  const linked = {
    ...rooms,
    sections: rooms.sections.map((one) => ({
      ...one,
      extras: { to: `#comp-${section!.id}`, at: `/Rooms#comp-${section!.id}` },
    })),
  }
  const copy = copyOfPage(linked, '/Rooms-2', numbered(rooms.meta.title))
  const id = copy.sections[0]!.id
  expect(copy.sections[0]!.extras).toEqual({ to: `#comp-${id}`, at: `/Rooms-2#comp-${id}` })
  expect(copy.meta.title.en).toBe('Rooms 2 · Dar al-Rumman')
  const site = after(hotel, { do: 'insert-page', after: rooms.id, page: copyOfPage(rooms, '/Rooms-2', {}) })
  expect(site.pages).toHaveLength(hotel.pages.length + 1)
})
