import { apply, type Operation, type Site } from '@mimar/document'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { checkup } from './checkup.ts'
import { sampleOf } from './samples.ts'

const contact = (phone: string) =>
  someSection('contact', 'Contact', {
    phone: { en: phone },
    email: { en: 'hello@sample.example' },
    address: { en: '7 Mulberry Street, Old Quarter' },
  })
const quotes = (first: string) =>
  someSection('voices', 'Testimonials3', {
    slides: [{ id: 's1', slideTitle: { en: 'Rima' }, slideParagraph: { en: first } }],
  })
const footer = someSection('foot', 'Footer3', {
  copyrightText: { en: '© All of us' },
  socials: [{ id: 'i', socialUrl: 'https://www.instagram.com/sample.example', icon: 'tabler:brand-instagram' }],
})
const siteWith = (phone: string, quote: string) =>
  ({
    ...someSite,
    settings: {
      ...someSite.settings,
      business: {
        ...(someSite.settings.business as Site['settings']['business'] & object),
        telephone: '+963 000 1',
        email: 'hello@sample.example',
        street: { en: '7 Mulberry Street' },
      },
    },
    footer: [footer],
    pages: [somePage('/', [contact(phone), { ...quotes(quote), category: 'testimonial' }])],
  }) as Site
const starter = siteWith('+963 000 1', 'Best coffee in town')
const sample = sampleOf(starter, catalog, ['House', 'My site'])
const left = (site: Site) =>
  checkup({ site, catalog, sample, weigh: () => 0 }).filter(({ code }) => code === 'sample-left')

test('[U40] phone, mail, street, profiles and invented people still belong to the sample', () => {
  expect(left(starter).map(({ section, field }) => `${section ?? 'settings'} ${field}`)).toEqual([
    'contact address',
    'contact phone',
    'contact email',
    'voices slides/s1/slideTitle',
    'voices slides/s1/slideParagraph',
    'foot socials/i/socialUrl',
    'settings business/telephone',
    'settings business/email',
    'settings business/street',
  ])
})

test('[U40] what was changed is the owner’s', () => {
  const fields = left(siteWith('+90 555', 'Nice place')).map(({ field }) => field)
  expect(fields).not.toContain('phone')
  expect(fields).not.toContain('slides/s1/slideParagraph')
})

test('[U40] what is kept on purpose is not asked about again, wherever it stands', () => {
  const keep: Operation = { do: 'set-setting', field: 'keptSamples', value: [{ id: 'k1', text: '+963 000 1' }] }
  const fields = left(apply(starter, keep, catalog).site).map(({ field }) => field)
  expect(fields).not.toContain('phone')
  expect(fields).not.toContain('business/telephone')
})

const house = someSection('house', 'Text4', {
  title: { en: 'When we open' },
  paragraph: { en: 'Daily, 7 in the morning to 11 at night', ar: 'كل يوم من السابعة حتى الحادية عشرة' },
  secondParagraph: { en: 'We keep a stove lit, and one table free.' },
})
const counts = (tables: string) =>
  someSection('counts', 'IconBlocks', {
    blocks: [
      { id: 'since', title: { en: '1962' }, paragraph: { en: 'the first cup' } },
      { id: 'tables', title: { en: tables }, paragraph: { en: 'tables' } },
      { id: 'cups', title: { en: '3' }, paragraph: { en: 'sorts of coffee' } },
    ],
  })
const business = { ...starter.settings.business, foundingYear: 1962 }
const told = (tables: string, name = 'My site'): Site => ({
  ...starter,
  settings: { ...starter.settings, name: { en: name }, business },
  pages: [somePage('/', [house, counts(tables)])],
})
const figures = sampleOf(told('10'), catalog, ['House', 'My site'])
const leftOf = (site: Site) =>
  checkup({ site, catalog, sample: figures, weigh: () => 0 })
    .filter(({ code, section }) => code === 'sample-left' && section !== 'foot')
    .map(({ section, field, params }) => `${section ?? 'settings'} ${field} ${params.kind}`)

test('[U40] opening hours, prices, counts and the year of founding still belong to the sample, said in figures or, in another language, in words', () => {
  const stated = ['house paragraph figure', 'counts blocks/since/title fact', 'counts blocks/tables/title figure']
  expect(leftOf(told('10', 'Dar Salma')).slice(0, 3)).toEqual(stated)
  expect(leftOf(told('10', 'Dar Salma'))).toContain('settings business/foundingYear fact')
  const arabic = told('10', 'Dar Salma')
  const inArabic = { ...arabic, languages: arabic.languages.map((one) => ({ ...one, code: 'ar' })) }
  expect(leftOf(inArabic)).toContain('house paragraph figure')
})

test('[U40] a figure is the starter’s only where the starter says it, and no part of a longer one', () => {
  expect(leftOf(told('1'))).not.toContain('counts blocks/tables/title figure')
  expect(leftOf(told('3'))).toContain('counts blocks/cups/title figure')
  expect(leftOf(told('3'))).not.toContain('counts blocks/tables/title figure')
  expect(leftOf(told('19620'))).not.toContain('counts blocks/tables/title fact')
})

test('[U40] a site that nobody has named is told of, until it has a name of its own', () => {
  expect(leftOf(told('10'))).toContain('settings name name')
  expect(leftOf(told('10', 'House'))).toContain('settings name name')
  expect(leftOf(told('10', 'Dar Salma'))).not.toContain('settings name name')
})

test('[U40] the fix takes a profile away, and a section of invented people', () => {
  const fixes = left(starter).flatMap(({ fix }) => fix)
  const distinct = [...new Map(fixes.map((fix) => [JSON.stringify(fix), fix])).values()]
  const { site } = apply(starter, { do: 'together', operations: distinct }, catalog)
  expect(site.pages[0]?.sections.map(({ id }) => id)).toEqual(['contact'])
  expect(site.footer[0]?.content.socials).toEqual([])
})

test('[U40] a site that was made from no starter is not asked', () => {
  expect(checkup({ site: starter, catalog, weigh: () => 0 }).map(({ code }) => code)).not.toContain('sample-left')
})

const kitchen = (monday: string, price: number | null, fill: string): Site => ({
  ...starter,
  pages: [
    somePage('/', [
      someSection('open', 'OpeningHours', { week: { monday, tuesday: '' } }),
      someSection('menu', 'PriceList', { groups: [{ id: 'g', items: [{ id: 'soup', name: { en: 'Soup' }, price }] }] }),
      someSection('imprint', 'Text10', { title: { en: 'Who we are' }, paragraph: { en: fill } }),
    ]),
  ],
})
const made = sampleOf(kitchen('12:00-22:00', 9, '[Name and address]'), catalog, [])
const leftIn = (site: Site) =>
  checkup({ site, catalog, sample: made, weigh: () => 0 })
    .filter(({ code, section }) => code === 'sample-left' && section !== 'foot' && section !== null)
    .map(({ section, field, params }) => `${section} ${field} ${params.kind}`)

test('[U40] hours and prices of a kind of their own, and what is still to be filled in, belong to the sample until they are other ones', () => {
  expect(leftIn(kitchen('12:00-22:00', 9, '[Name and address]'))).toEqual([
    'open week/monday figure',
    'menu groups/g/items/soup/price figure',
    'imprint paragraph figure',
  ])
  expect(leftIn(kitchen('10:00-18:00', 11, 'Dar Salma, 3 Bridge Street'))).toEqual([])
  expect(leftIn(kitchen('', null, ''))).toEqual([])
})
