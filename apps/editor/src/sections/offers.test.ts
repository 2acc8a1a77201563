import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { heroSite, starterSite } from '../testing/sites.ts'
import { saySections } from '../words/sections.ts'
import { learnTemplates, saidByTemplate } from '../words/templates.ts'
import { speak, UI_LANGUAGES } from '../words/words.ts'
import { offersFor, searchOffers } from './offers.ts'

test.each(UI_LANGUAGES)(
  '[U10] in "%s" every template is found by its name and by each of its other words',
  async (language) => {
    const main = await speak(language)
    await learnTemplates()
    const site = heroSite()
    const offers = offersFor(site, site.pages[0]!, main, saySections(language), catalog)
    expect(offers.length).toBeGreaterThan(20)
    for (const offer of offers) {
      const found = (query: string) => searchOffers(offers, query).map(({ template }) => template.id)
      expect(found(offer.name)).toContain(offer.template.id)
      for (const word of saidByTemplate(language, offer.template.id)!.search.split(' '))
        expect(found(word)).toContain(offer.template.id)
    }
  },
)

test('[U10] what the page cannot take any more stands last', async () => {
  await learnTemplates()
  const { site } = starterSite('cafe')
  const offers = offersFor(site, site.pages[0]!, await speak('en'), saySections('en'), catalog)
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
    const offers = offersFor(site, site.pages[0]!, await speak(language), saySections(language), catalog)
    expect(searchOffers(offers, query)[0]?.template.id).toBe('RequestForm')
  },
)
