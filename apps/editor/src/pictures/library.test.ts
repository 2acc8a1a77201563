import type { Site } from '@mimar/document'
import { NO_IMAGE } from '@mimar/fields'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { libraryOf, matching } from './library.ts'

const medium = (id: string, alt: Record<string, string> = {}) => ({
  id,
  source: `photos/${id}.jpg`,
  hash: '',
  width: 10,
  height: 10,
  placeholder: '',
  isMonochrome: false,
  focal: null,
  alt,
  credit: '',
  extras: {},
})

const section = (template: string, content: object) => ({ id: template, template, content })

const site = {
  media: { old: medium('old', { ar: 'فِنَاء' }), new: medium('new', { en: 'A courtyard' }), alone: medium('alone') },
  settings: {},
  header: [section('Navbar', { logo: { ...NO_IMAGE, media: 'old' } })],
  footer: [],
  pages: [
    {
      id: 'home',
      header: null,
      footer: null,
      sections: [
        section('Text3', { image: { ...NO_IMAGE, media: 'new' } }),
        section('Portfolio8', { rows: [{ id: 'r1', items: [{ id: 'i1', image: { ...NO_IMAGE, media: 'new' } }] }] }),
      ],
    },
  ],
} as unknown as Site

test('[U31] the library has every picture of the site, the newest first, and where each is used', () => {
  const entries = libraryOf(site, catalog)
  expect(entries.map(({ name }) => name)).toEqual(['alone', 'new', 'old'])
  expect(entries.map(({ uses }) => uses.length)).toEqual([0, 2, 1])
  expect(entries[2]?.uses).toEqual([{ page: null, section: 'Navbar', template: 'Navbar' }])
})

test('[U31] a picture that a page is shared with is in use', () => {
  const [home] = site.pages
  const shared = { ...site, pages: [{ ...home!, socialImage: 'alone' }] } as Site
  const [alone] = libraryOf(shared, catalog)
  expect(alone?.uses).toEqual([{ page: 'home', section: null, template: null }])
})

test('[U31] pictures are found by name, and by their words in any language, with or without signs', () => {
  const found = (query: string) => matching(libraryOf(site, catalog), query).map(({ name }) => name)
  expect(found('COURT')).toEqual(['new'])
  expect(found('فناء')).toEqual(['old'])
  expect(found('alone')).toEqual(['alone'])
  expect(found('nothing')).toEqual([])
})
