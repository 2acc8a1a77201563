import { checkup } from '@mimar/checkup'
import { type Localized, leavesOf, nameOfRole } from '@mimar/fields'
import { startsIn } from '@mimar/sections/all-words'
import { catalog, templates } from '@mimar/sections/definitions'
import { loadStarterWords } from '@mimar/sections/starters'
import { describe, expect, test } from 'vitest'
import { starterSite } from '../testing/sites.ts'
import { following, newSection } from './new-section.ts'

const words = await loadStarterWords(['ar', 'en'], 'ar', async (code) => startsIn(code))
const hero = templates.find(({ id }) => id === 'Header13')!
const siteOf = (starter: string) => starterSite(starter).site

test.each([
  ['cafe', 'MELT'],
  ['clinic', 'MELT'],
  ['studio', 'MELT'],
  ['hotel', null],
])(
  '[U5] a new hero in a site made from “%s” shows a drawing as it is and shades a photograph: %s',
  (starter, blend) => {
    expect(newSection(hero, siteOf(starter), words, 'new').content).toMatchObject({ blend })
  },
)

test('[U5] where nobody said what a picture is, it is taken for a photograph', () => {
  const site = siteOf('cafe')
  const media = Object.fromEntries(Object.values(site.media).map(({ isDrawing: _, ...one }) => [one.id, one]))
  expect(newSection(hero, { ...site, media }, words, 'new').content).toMatchObject({ blend: null })
})

/** What the check says until the owner has brought what only they have: a document to take away. */
const BROUGHT = ['file-missing']
/** What only the owner can say, and a site goes well without; no new section has a place for it yet. */
const OWN = ['tagline', 'duration', 'transcript', 'portion', 'otherPortion']

describe.each(templates.map((template) => [template.id, template] as const))('a new %s', (_, template) => {
  const site = siteOf('hotel')
  const codes = site.languages.map(({ code }) => code)
  const made = async () => {
    const words = await loadStarterWords(codes, 'ar', async (code) => startsIn(code))
    return newSection(template, site, words, 'new')
  }

  test('[U5] says something wherever its page would show that nothing is written, in every language', async () => {
    const { content } = await made()
    const texts = [...leavesOf(template.fields, content)].filter(
      ({ field, path }) => field.kind === 'text' && field.fallback === null && !OWN.includes(path.split('/').at(-1)!),
    )
    const silent = texts.flatMap(({ path, value }) =>
      codes.filter((code) => !(value as Localized)[code]).map((code) => `${path} ${code}`),
    )
    expect(silent).toEqual([])
  })

  test('[U5] [U40] gives the check before a publish nothing to say', async () => {
    const section = await made()
    const [first, ...others] = site.pages
    const whole = { ...site, header: [], footer: [], pages: [{ ...first!, sections: [section] }, ...others] }
    const found = checkup({ site: whole, catalog, weigh: () => 0 }).filter((one) => one.section === 'new')
    const said = found.filter(({ code }) => !BROUGHT.includes(code))
    expect(said.map(({ code, field }) => `${code} ${field}`)).toEqual([])
  })
})

const request = templates.find(({ id }) => id === 'RequestForm')!

test.each([
  ['hotel', 'اطلبوا غرفة', ['STAY', 'PEOPLE', 'ONE', 'PHONE', 'LONG']],
  ['cafe', 'احجزوا طاولة', ['DAY', 'TIME', 'PEOPLE', 'PHONE', 'LONG']],
  ['dentist', 'اطلبوا موعدًا', ['DAY', 'TIME', 'PHONE', 'LONG']],
  ['lawyer', 'اطلبوا موعدًا', ['DAY', 'TIME', 'PHONE', 'LONG']],
])(
  '[FORM-7] [U5] a new request form in a site made from “%s” asks what such a place is asked for: %s',
  (starter, title, kinds) => {
    const { content } = newSection(request, siteOf(starter), words, 'new')
    expect((content.title as Localized).ar).toBe(title)
    expect((content.questions as unknown as { kind: string }[]).map(({ kind }) => kind)).toEqual(kinds)
  },
)

test('[U5] a new section says the telephone number that the site is known by, and a made-up one where it has none', () => {
  const site = siteOf('cafe')
  const phoneOf = (telephone: string) => {
    const settings = { ...site.settings, business: { ...site.settings.business, telephone } }
    return (newSection(request, { ...site, settings }, words, 'new').content.phone as Localized).ar
  }
  expect(phoneOf('+90 555 010 20 30')).toBe('+90 555 010 20 30')
  expect(phoneOf('')).toBe('+00 000 000 000')
})

test('[U5] [SEC-32] a new phone bar calls the business, leads to its place and to the form, as far as the site says how', () => {
  const bar = templates.find(({ role }) => role === 'ways')!
  const site = siteOf('dentist')
  const linksOf = (business: object) => {
    const settings = { ...site.settings, business: { ...site.settings.business, ...business } }
    const { ways } = newSection(bar, { ...site, settings }, words, 'new').content
    return (ways as { buttonUrl: string }[]).map(({ buttonUrl }) => buttonUrl)
  }
  const form = site.pages.find(({ sections }) => sections.some(({ category }) => category === 'contact'))!.path
  const unknown = { telephone: '', latitude: 0, longitude: 0, street: '' }
  const maps = 'https://www.google.com/maps/dir/?api=1&destination='
  expect(linksOf({ ...unknown, telephone: '+90 (555) 010 20 30', latitude: 36.9, longitude: 40.1 })).toEqual([
    'tel:+90(555)0102030',
    `${maps}36.9%2C40.1`,
    form,
  ])
  expect(linksOf({ ...unknown, street: 'Markt 1', locality: 'Bonn', country: 'DE' })[1]).toBe(
    `${maps}Markt%201%2C%20Bonn%2C%20DE`,
  )
  expect(linksOf(unknown)).toEqual([form, form, form])
})

test('[SEC-23] [U5] a new section of hours follows those that the site has, and has its own where there are none', () => {
  const hours = templates.find(({ fields }) => nameOfRole(fields, 'week') !== undefined)!
  const site = siteOf('dentist')
  const field = catalog.fieldFor(hours.id, 'hours')!
  expect(following(hours, site, catalog)).toEqual({ [field]: true })
  expect(following(hours, { ...site, pages: [] }, catalog)).toEqual({})
  expect(following(request, site, catalog)).toEqual({})
})
