import type { Section, Settings, Site } from '@mimar/document'
import { someSite } from '@mimar/render/testing'
import { expect, test } from 'vitest'
import { createPageRenderer } from './page.ts'
import { someInput } from './testing.ts'

/** The site with a section on its second page, and a business of that type. */
function siteWith(type: Settings['business']['type'], template: string, content: Section['content']): Site {
  const [home, second, ...more] = someSite.pages
  const section: Section = { ...second!.sections[0]!, id: 'added', template, content }
  const settings = { ...someSite.settings, business: { ...someSite.settings.business, type } }
  return { ...someSite, settings, pages: [home!, { ...second!, sections: [section] }, ...more] }
}

/** What search engines are told on the second page. */
function told(site: Site): Record<string, unknown> | undefined {
  const file = createPageRenderer(someInput({ site })).page(site.pages[1]!, 1, 'en')
  const html = String(file.body)
  const found = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)
  return found ? JSON.parse(found[1]!) : undefined
}

const week = {
  monday: '09:00-13:00,15:00-18:00',
  tuesday: '09:00-13:00',
  friday: '18:00-02:00',
  saturday: '00:00-24:00',
}

test('[SEC-23] search engines get the days with the same hours together, and days that differ with their dates', () => {
  const special = [
    { id: 'a', day: '2026-12-24', until: '2027-01-06', hours: '' },
    { id: 'b', day: '2026-12-31', hours: '10:00-12:00' },
    { id: 'c', hours: '10:00-12:00' },
  ]
  const schema = 'https://schema.org/'
  expect(told(siteWith('Restaurant', 'OpeningHours', { title: { en: 'Hours' }, week, special }))).toMatchObject({
    '@type': 'Restaurant',
    openingHoursSpecification: [
      { dayOfWeek: [`${schema}Monday`, `${schema}Tuesday`], opens: '09:00', closes: '13:00' },
      { dayOfWeek: [`${schema}Monday`], opens: '15:00', closes: '18:00' },
      { dayOfWeek: [`${schema}Friday`], opens: '18:00', closes: '02:00' },
      { dayOfWeek: [`${schema}Saturday`], opens: '00:00', closes: '23:59' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2027-01-06', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '10:00', closes: '12:00' },
    ],
  })
})

const list = (more: object) => ({
  title: { en: 'Menu' },
  currency: 'EUR',
  groups: [
    {
      id: 'g1',
      name: { en: 'Starters' },
      items: [{ id: 'i1', name: { en: 'Hummus' }, price: 12.5, otherPrice: 20, isVegan: true, isSoldOut: true }],
    },
  ],
  ...more,
})

test('[SEC-24] a restaurant tells search engines a menu, with diets and every portion', () => {
  expect(told(siteWith('Restaurant', 'PriceList', list({})))).toMatchObject({
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: [
        {
          name: 'Starters',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Hummus',
              suitableForDiet: ['https://schema.org/VeganDiet'],
              offers: [
                { price: 12.5, priceCurrency: 'EUR', availability: 'https://schema.org/SoldOut' },
                { price: 20, priceCurrency: 'EUR' },
              ],
            },
          ],
        },
      ],
    },
  })
})

test('[SEC-24] all others tell a catalogue of what they offer; without a currency no price is told', () => {
  expect(told(siteWith('Dentist', 'PriceList', list({ currency: '' })))).toMatchObject({
    hasOfferCatalog: {
      itemListElement: [
        {
          name: 'Starters',
          itemListElement: [{ '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Hummus' } }],
        },
      ],
    },
  })
})

test('[SEC-24] where prices begin from an amount, it is told as the lowest and not as the price', () => {
  const items = [{ id: 'i1', name: { en: 'Implant' }, price: 1400, isFrom: true }]
  const groups = [{ id: 'g1', name: { en: 'Implants' }, note: { en: 'With crown' }, items }]
  const lowest = { '@type': 'PriceSpecification', minPrice: 1400, priceCurrency: 'EUR' }
  expect(told(siteWith('Dentist', 'PriceList', list({ groups })))).toMatchObject({
    hasOfferCatalog: {
      itemListElement: [{ description: 'With crown', itemListElement: [{ priceSpecification: lowest }] }],
    },
  })
})

test('[SEC-24] what has no name yet is told to nobody, nor is a group that has nothing else', () => {
  const items = [{ id: 'i1', name: {}, price: 5 }]
  const groups = [{ id: 'g1', name: { en: 'Starters' }, items }]
  expect(told(siteWith('Restaurant', 'PriceList', list({ groups })))).toBeUndefined()
})

test('[SEC-26] plans are told as offers, beside a menu where there is one; those without a name or currency as far as they are known', () => {
  const plans = [
    { id: 'a', name: { en: 'Evening' }, summary: { en: 'Twice a week' }, price: 189 },
    { id: 'b', name: {}, price: 5 },
  ]
  const offers = (more: object) =>
    told(siteWith('Restaurant', 'PricePlans', { title: { en: 'Plans' }, plans, currency: 'EUR', ...more }))
  const itemOffered = { '@type': 'Service', name: 'Evening', description: 'Twice a week' }
  const offer = { '@type': 'Offer', price: 189, priceCurrency: 'EUR', itemOffered }
  expect(offers({})).toMatchObject({ hasOfferCatalog: { '@type': 'OfferCatalog', itemListElement: [offer] } })
  const unpriced = { '@type': 'OfferCatalog', itemListElement: [{ '@type': 'Offer', itemOffered }] }
  expect(offers({ currency: '' })?.hasOfferCatalog).toEqual(unpriced)
})

test('other pages than the home page tell nothing where they have neither hours nor prices', () => {
  expect(told(siteWith('Dentist', 'Text10', { title: { en: 'Us' } }))).toBeUndefined()
  expect(told(siteWith('Dentist', 'OpeningHours', { title: { en: 'Hours' } }))).toBeUndefined()
  expect(told(siteWith(null, 'OpeningHours', { title: { en: 'Hours' }, week }))).toBeUndefined()
})
