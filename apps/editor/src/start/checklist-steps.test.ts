import { readFileSync } from 'node:fs'
import { importSite, type Section, type Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { carriedBy } from './carry.ts'
import { doneSteps, placeOf } from './checklist-steps.ts'

const file = new URL('../../../../examples/starters/cafe/site.json', import.meta.url)
const read = importSite(JSON.parse(readFileSync(file, 'utf8')), catalog)
if ('faults' in read) throw new Error('The café has faults.')
const cafe = read.site

const starter = {
  id: 'cafe',
  languages: ['ar', 'en', 'tr'],
  trade: 'food',
  palette: cafe.theme.palette,
  names: ['هَيْل', 'Hayl'],
  phones: ['+963 000 456 789'],
  media: Object.keys(cafe.media),
  sample: { names: [], facts: [], figures: {}, quotes: [], links: [] },
}

/** The café with other content in the first section of a template. */
function changed(template: string, content: Section['content'], site = cafe): Site {
  const change = (section: Section): Section =>
    section.template === template ? { ...section, content: { ...section.content, ...content } } : section
  return {
    ...site,
    header: site.header.map(change),
    pages: site.pages.map((page) => ({ ...page, sections: page.sections.map(change) })),
  }
}

const done = (site: Site, published: number | null = null) => [...doneSteps(site, published, starter, catalog)]

test('[U46] of a starter as it came only its languages are done', () => {
  expect(done(cafe)).toEqual(['language'])
  const inOne = { ...cafe, languages: cafe.languages.slice(0, 1) }
  expect(done(inOne)).toEqual([])
})

test('[U46] each step is done when the document says so', () => {
  expect(done(changed('Navbar', { name: { ar: 'دار سلمى' } }))).toContain('name')
  expect(done(changed('Contact', { phone: { ar: '+90 555' } }))).toContain('phone')
  const mine = { ...(cafe.pages[0]!.sections[0]!.content.contentImage as object), media: 'my-own' }
  expect(done(changed('Header15', { contentImage: mine as never }))).toContain('picture')
  expect(done(cafe, 3)).toContain('publish')
})

test("[U46] a logo of one's own is not yet a picture of one's own", () => {
  const logo = { ...(cafe.pages[0]!.sections[0]!.content.contentImage as object), media: 'my-own' }
  expect(done(changed('Navbar', { logo: logo as never }))).not.toContain('picture')
})

test('[U46] a language that is hardly translated is not one more', () => {
  const spanish = { ...cafe.languages[0]!, id: 'l-es', code: 'es', isPrimary: false, order: 2 }
  expect(done({ ...cafe, languages: [cafe.languages[0]!, spanish] })).not.toContain('language')
})

test('[U46] steps lead to the name in the bar, the phone in the contact section, the first picture of the home page', () => {
  expect(placeOf('name', cafe, catalog)).toMatchObject({ page: 'home', section: 'site-navbar', field: 'name' })
  expect(placeOf('phone', cafe, catalog)).toMatchObject({ page: 'visit', section: 'contact', field: 'phone' })
  expect(placeOf('picture', cafe, catalog)).toMatchObject({ page: 'home', section: 'hero', picture: 'contentImage' })
  expect(placeOf('publish', cafe, catalog)).toBeUndefined()
})

test('[U46] a new name goes into footer, titles and texts of the languages there are', () => {
  const named = changed('Navbar', { name: { ar: 'دار سلمى', en: 'Hayl' } })
  const { operations } = carriedBy(cafe, named, starter, catalog)
  expect(operations).toContainEqual({
    do: 'set-field',
    section: 'site-footer',
    field: 'name',
    language: 'ar',
    value: 'دار سلمى',
  })
  expect(operations).toContainEqual({ do: 'set-setting', field: 'name', language: 'en', value: 'دار سلمى' })
  const title = operations.find((operation) => operation.do === 'set-page-meta' && operation.property === 'title')
  expect(title).toMatchObject({ value: 'دار سلمى · قهوة على الرمل ومعمول' })
  expect(JSON.stringify(operations)).not.toMatch(/هَيْل|Hayl/)
})

test('[U46] a new phone number goes where search engines read it', () => {
  const site = changed('Contact', { phone: { ar: '+90 555 010 20 30' } })
  expect(carriedBy(cafe, site, starter, catalog).operations).toEqual([
    { do: 'set-setting', field: 'business/telephone', value: '+90 555 010 20 30' },
  ])
  expect(carriedBy(cafe, changed('Contact', { phone: { ar: 'ask us' } }), starter, catalog).operations).toEqual([])
})

test('[U46] a step that was done before brings nothing along, until a language is added', () => {
  const named = changed('Navbar', { name: { ar: 'دار سلمى', en: 'Hayl' } })
  expect(carriedBy(named, named, starter, catalog).operations).toEqual([])
  expect(
    carriedBy({ ...named, languages: named.languages.slice(0, 1) }, named, starter, catalog).operations,
  ).not.toEqual([])
})
