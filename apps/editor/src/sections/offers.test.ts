import type { Page } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { heroSite, starterSite } from '../testing/sites.ts'
import { WANTED } from '../testing/wanted-words.ts'
import { sayPicker } from '../words/picker.ts'
import { learnTemplates, saidByTemplate } from '../words/templates.ts'
import { speak, UI_LANGUAGES, type UiLanguage } from '../words/words.ts'
import { boundaryFor, offersFor, searchOffers } from './offers.ts'

test.each(UI_LANGUAGES)(
  '[U10] in "%s" every template is found by its name and by each of its other words',
  async (language) => {
    const main = await speak(language)
    await learnTemplates()
    const site = heroSite()
    const offers = offersFor(site, site.pages[0]!, main, sayPicker(language), catalog)
    expect(offers.length).toBeGreaterThan(20)
    for (const offer of offers) {
      const found = (query: string) => searchOffers(offers, query).map(({ template }) => template.id)
      expect(found(offer.name)).toContain(offer.template.id)
      for (const word of saidByTemplate(language, offer.template.id)!.search.split(' '))
        expect(found(word)).toContain(offer.template.id)
    }
  },
)

const cases = UI_LANGUAGES.flatMap((language) =>
  WANTED.map(({ template, words }) => [language, words[language], template] as const),
)

test.each(cases)('[U9] in "%s" who looks for “%s” is offered %s first or second', async (language, query, template) => {
  const main = await speak(language)
  await learnTemplates()
  const [home, ...others] = heroSite().pages
  const page = { ...home!, sections: [] }
  const site = { ...heroSite(), header: [], footer: [], pages: [page, ...others] }
  const offers = offersFor(site, page, main, sayPicker(language), catalog)
  const found = searchOffers(offers, query).map((offer) => offer.template.id)
  expect(found.slice(0, 2)).toContain(template)
})

/** What no section can do finds none that would promise it. */
const UNKEPT: readonly (readonly [UiLanguage, string])[] = [
  ...([
    ['ar', 'نشرة'],
    ['en', 'newsletter'],
    ['tr', 'bülten'],
    ['de', 'Newsletter'],
    ['fr', 'newsletter'],
  ] as const),
]

test.each(UNKEPT)('[U9] in "%s" nothing promises “%s”', async (language, query) => {
  const main = await speak(language)
  await learnTemplates()
  const site = heroSite()
  expect(searchOffers(offersFor(site, site.pages[0]!, main, sayPicker(language), catalog), query)).toEqual([])
})

test('[COLL-1] [U10] the beginning of an entry is offered where one is missing, and not where one stands', async () => {
  await learnTemplates()
  const site = heroSite()
  const home = site.pages[0]!
  const standing = (id: string, template: string): Page => ({
    ...home,
    id: `of-${id}`,
    sections: [{ ...home.sections[0]!, id, template }],
  })
  const [news, entry] = [standing('news', 'EntryList'), standing('head', 'EntryHead')]
  const main = await speak('en')
  /** Why the picker does not add one to the first of some pages; null where it does, undefined where it shows none. */
  const reasonOn = (...pages: readonly Page[]) => {
    const offers = offersFor({ ...site, pages }, pages[0]!, main, sayPicker('en'), catalog)
    const offer = offers.find(({ template }) => template.role === 'entry')
    return offer && (offer.reason ?? null)
  }
  expect(reasonOn(home, news)).toBeNull()
  expect(reasonOn(entry, news)).toBe(sayPicker('en')('onlyOne'))
  expect(reasonOn(home)).toBeUndefined()
  expect(reasonOn(news, home)).toBeUndefined()
})

test('[U10] what the page cannot take any more stands last', async () => {
  await learnTemplates()
  const { site } = starterSite('cafe')
  const offers = offersFor(site, site.pages[0]!, await speak('en'), sayPicker('en'), catalog)
  const refused = offers.map(({ reason }) => reason !== undefined)
  expect(refused).toContain(true)
  expect(refused.lastIndexOf(false)).toBeLessThan(refused.indexOf(true))
  expect(offers[0]?.template.role).not.toBe('navigation')
})

test.each([
  ['ar', 'حجز طاولة'],
  ['en', 'booking table'],
  ['tr', 'rezervasyon masa'],
  ['de', 'Buchung Tisch'],
  ['fr', 'réservation table'],
] as const)(
  '[U9] in "%s" who looks for “%s” is offered the form that asks for it before all others',
  async (language, query) => {
    await learnTemplates()
    const { site } = starterSite('cafe')
    const offers = offersFor(site, site.pages[0]!, await speak(language), sayPicker(language), catalog)
    expect(searchOffers(offers, query)[0]?.template.id).toBe('RequestForm')
  },
)

test('[GEN-6] [SEC-33] an announcement goes where all pages show it, below their bar, unless a page has one of its own', () => {
  const site = starterSite('hotel').site
  const page = site.pages[0]!
  const notice = catalog.templates.find(({ role }) => role === 'notice')!
  const asked = { place: page.id, after: null }
  expect(boundaryFor(notice, site, page, asked)).toEqual({ place: 'header', after: site.header.at(-1)!.id })
  const one = { ...page.sections[0]!, id: 'notice', template: notice.id }
  const other = { ...page, id: 'other', sections: [one] }
  expect(boundaryFor(notice, { ...site, pages: [page, other] }, page, asked)).toEqual(asked)
})

test('[GEN-6] [SEC-32] the ways to reach the owner go where all pages show them, beside their footer', () => {
  const site = starterSite('hotel').site
  const [page] = site.pages
  const bar = catalog.templates.find(({ role }) => role === 'ways')!
  const asked = { place: page!.id, after: null }
  expect(boundaryFor(bar, site, page!, asked)).toEqual({ place: 'footer', after: site.footer.at(-1)!.id })
  const own = { ...page!, footer: [] }
  expect(boundaryFor(bar, site, own, asked)).toEqual({ place: `${own.id}/footer`, after: null })
  // Else a page that has one already would have two.
  const one = { ...page!.sections[0]!, id: 'bar', template: bar.id }
  const other = { ...page!, id: 'other', sections: [one] }
  expect(boundaryFor(bar, { ...site, pages: [page!, other] }, page!, asked)).toEqual(asked)
})
