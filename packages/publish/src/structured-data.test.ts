import { brotliCompressSync } from 'node:zlib'
import type { Section, Settings, Site } from '@mimar/document'
import { NO_IMAGE } from '@mimar/fields'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { startsIn } from '@mimar/sections/all-words'
import { expect, test } from 'vitest'
import { createPageRenderer } from './page.ts'
import { someInput } from './testing.ts'

/** The site with a section on its second page, and a business of that type. */
function siteWith(type: Settings['business']['type'], template: string, content: Section['content']): Site {
  const [home, second, ...more] = someSite.pages
  const section: Section = { ...second!.sections[0]!, id: 'added', template, content }
  const business = { ...someSite.settings.business, type, street: { en: '1 Old Street' } }
  const settings = { ...someSite.settings, business }
  return { ...someSite, settings, pages: [home!, { ...second!, sections: [section] }, ...more] }
}

/** What search engines are told on the second page, of the business first. */
function told(site: Site): Record<string, unknown> | undefined {
  const file = createPageRenderer(someInput({ site })).page(site.pages[1]!, 1, 'en')
  const html = String(file.body)
  const found = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)
  return found ? JSON.parse(found[1]!) : undefined
}

const graphOf = (site: Site) => (told(site)?.['@graph'] as readonly Record<string, unknown>[] | undefined) ?? []

/** A business of no type, of which the owner has said where it is. */
function eventSite(events: readonly object[], business: Partial<Settings['business']> = {}): Site {
  const site = siteWith(null, 'EventList', { title: { en: 'Soon' }, currency: 'EUR', events: events as never })
  const nowhere = { street: {}, locality: {}, country: '', timeZone: 'Europe/Berlin', ...business }
  return { ...site, settings: { ...site.settings, business: { ...site.settings.business, ...nowhere } } }
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

const oud = {
  ...{ id: 'e1', day: '2026-11-26', name: { en: 'An evening of oud' }, hours: '20:30-00:15', place: { en: 'Court' } },
  ...{ note: { en: 'Bring a jumper.' }, price: 15, buttonUrl: '/Contact', isFew: true },
}

test('[SEC-34] an event is told with all that search engines require, and when it is by the clock of its place', () => {
  const [event] = graphOf(eventSite([oud], { street: { en: '1 Old Street' }, country: 'DE' }))
  expect(event).toMatchObject({
    '@type': 'Event',
    name: 'An evening of oud',
    startDate: '2026-11-26T20:30:00+01:00',
    endDate: '2026-11-27T00:15:00+01:00',
    location: {
      '@type': 'Place',
      name: 'Court',
      address: { '@type': 'PostalAddress', streetAddress: '1 Old Street', addressCountry: 'DE' },
    },
    eventStatus: 'https://schema.org/EventScheduled',
    description: 'Bring a jumper.',
    offers: { price: 15, priceCurrency: 'EUR', availability: 'https://schema.org/LimitedAvailability' },
  })
  expect((event!.offers as { url: string }).url).toMatch(/^https?:\/\/[^/]+\/.*Contact/)
})

test('[SEC-34] an event without hours is told by its days, one with a beginning alone without an end, one that was cancelled as such', () => {
  const place = { en: 'Court' }
  const [days, start, off] = graphOf(
    eventSite([
      { id: 'a', day: '2026-11-26', until: '2026-11-28', name: { en: 'Fair' }, place },
      { id: 'b', day: '2026-07-01', name: { en: 'Film' }, hours: '21:30', place },
      { id: 'c', day: '2026-07-02', name: { en: 'Film' }, place, isCancelled: true },
    ]),
  )
  expect(days).toMatchObject({
    startDate: '2026-11-26',
    endDate: '2026-11-28',
    location: { address: { streetAddress: 'Court' } },
  })
  expect(start).toMatchObject({ startDate: '2026-07-01T21:30:00+02:00' })
  expect(start).not.toHaveProperty('endDate')
  expect(start).not.toHaveProperty('offers')
  expect(off).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
})

test('[SEC-34] every event that is told has what is required; one without a day, a name or a place is told to nobody', () => {
  const all = graphOf(
    eventSite([
      { ...oud, id: 'a' },
      { ...oud, id: 'b', day: '' },
      { ...oud, id: 'c', name: {} },
      { ...oud, id: 'd', place: {} },
    ]),
  )
  expect(all).toHaveLength(1)
  for (const event of all) {
    for (const name of ['name', 'startDate', 'location']) expect(event[name], name).toBeTruthy()
    expect((event.location as { address: unknown }).address).toBeTruthy()
  }
})

test('[SEC-36] each place with an address is told with all that search engines require of a business', () => {
  const places = [
    { id: 'a', name: { en: 'Old town' }, address: { en: '1 Old Street\nAleppo' }, phone: { en: '021 000' } },
    { id: 'b', name: { en: 'Nowhere' } },
  ]
  const site = siteWith('Restaurant', 'PlaceList', { title: { en: 'Where' }, places } as never)
  expect(graphOf(site)).toEqual([
    {
      '@type': 'Restaurant',
      name: expect.stringContaining('Old town'),
      address: { '@type': 'PostalAddress', streetAddress: '1 Old Street, Aleppo' },
      telephone: '021 000',
      url: expect.stringMatching(/^https?:/),
      parentOrganization: { '@type': 'Organization', name: expect.any(String), url: expect.stringMatching(/^https?:/) },
    },
  ])
})

test('[SEC-48] each person with a name is told, with what is known of them and for whom they work', () => {
  const people = [
    {
      ...{ id: 'a', name: { en: 'Rana Ali' }, work: { en: 'Cook' }, about: { en: 'Bread by seven.' } },
      ...{ languages: { en: 'Arabic ، English,' }, phone: { en: '021 000' }, email: { en: 'rana@house.example' } },
    },
    { id: 'b', name: { en: 'Sam' } },
    { id: 'c', name: {}, work: { en: 'Nobody yet' } },
  ]
  const worksFor = { '@type': 'Organization', name: expect.any(String), url: expect.stringMatching(/^https?:/) }
  expect(graphOf(siteWith('Restaurant', 'TeamGrid', { title: { en: 'Who' }, people } as never))).toEqual([
    {
      ...{ '@type': 'Person', name: 'Rana Ali', jobTitle: 'Cook', description: 'Bread by seven.' },
      ...{ knowsLanguage: ['Arabic', 'English'], telephone: '021 000', email: 'rana@house.example', worksFor },
    },
    { '@type': 'Person', name: 'Sam', worksFor },
  ])
})

test('[SEC-23] search engines are told the hours of the site by a section that follows them', () => {
  const hours = someSection('h', 'OpeningHours', { title: { en: 'Hours' }, week })
  const follows = siteWith('Restaurant', 'OpeningHours', { title: { en: 'Here too' }, followsHours: true })
  const business = told({ ...follows, pages: [...follows.pages, somePage('/When', [hours])] })
  expect(business?.openingHoursSpecification).toHaveLength(4)
})

test('[SEC-50] of five hundred questions each that is answered is told, headings are not, and the page stays small', () => {
  const questions = Array.from({ length: 500 }, (_, index) => ({
    ...{ id: `q${index}`, question: { en: `Question ${index}?` }, answer: { en: `Answer ${index}, in a sentence.` } },
    heading: index % 50 === 0,
  }))
  const site = siteWith(null, 'Faq', { title: { en: 'All' }, questions } as never)
  const [page] = graphOf(site)
  expect((page!.mainEntity as readonly object[]).length).toBe(490)
  const file = createPageRenderer(someInput({ site })).page(site.pages[1]!, 1, 'en')
  const html = String(file.body)
  expect(html.match(/class="faq-answer"/g)).toHaveLength(490)
  expect(brotliCompressSync(html).length).toBeLessThan(24_000)
})

test('[SEC-36] a place of which hours and coordinates were given is told with both', () => {
  const place = { id: 'a', name: { en: 'Old town' }, address: { en: '1 Old Street' }, openText: { en: 'Daily' } }
  const told = (more: object) =>
    graphOf(siteWith('Restaurant', 'PlaceList', { title: { en: 'Where' }, places: [{ ...place, ...more }] } as never))
  expect(told({ week, latitude: 36.2, longitude: 37.1 })[0]).toMatchObject({
    openingHoursSpecification: [
      { opens: '09:00', closes: '13:00' },
      { opens: '15:00', closes: '18:00' },
      { opens: '18:00', closes: '02:00' },
      { opens: '00:00', closes: '23:59' },
    ],
    geo: { '@type': 'GeoCoordinates', latitude: 36.2, longitude: 37.1 },
  })
  const [plain] = told({ latitude: 36.2 })
  expect(plain).not.toHaveProperty('openingHoursSpecification')
  expect(plain).not.toHaveProperty('geo')
})

const COURT = {
  ...{ id: 'court', source: 'court.jpg', hash: 'a'.repeat(64), width: 1600, height: 900, placeholder: '' },
  ...{ isMonochrome: false, focal: null, alt: {}, credit: '', extras: {} },
}

/** What search engines are told of a video that has all they ask for, but for what is changed. */
function videos(changes: object) {
  const site = siteWith(null, 'Video', {
    ...{ title: { en: 'A tour' }, paragraph: { en: 'Two minutes.' }, videoUrl: 'https://youtu.be/abcDEF12345' },
    ...{ poster: { ...NO_IMAGE, media: 'court' }, duration: { en: '2:04' }, transcript: { en: 'Good day.' } },
    ...{ publishedOn: '2026-05-01', ...changes },
  } as never)
  return graphOf({ ...site, media: { ...site.media, court: COURT } })
}

test('[SEC-37] search engines get a video with all that they require of one', () => {
  const [told, ...more] = videos({})
  expect(more).toEqual([])
  expect(told).toEqual({
    '@type': 'VideoObject',
    name: 'A tour',
    description: 'Two minutes.',
    thumbnailUrl: [expect.stringMatching(/^https?:.*\.jpg$/)],
    uploadDate: '2026-05-01',
    embedUrl: 'https://www.youtube-nocookie.com/embed/abcDEF12345?rel=0&playsinline=1',
    duration: 'PT124S',
    transcript: 'Good day.',
  })
})

test.each([
  ['a name', { title: {} }],
  ['a picture', { poster: NO_IMAGE }],
  ['a day', { publishedOn: '' }],
  ['an address', { videoUrl: '' }],
])('[SEC-37] one without %s would be refused, and is told to nobody', (_, changes) => {
  expect(videos(changes)).toEqual([])
})

const NO_WORDS = { duration: '', transcript: '' }

test('[SEC-37] of a new video nothing is told that its owner has not said', () => {
  for (const language of ['ar', 'de', 'en', 'fr', 'tr'] as const) {
    const { duration, transcript } = { ...NO_WORDS, ...startsIn(language).Video }
    const [told] = videos({ duration: { en: duration }, transcript: { en: transcript } })
    expect(told).not.toHaveProperty('duration')
    expect(told).not.toHaveProperty('transcript')
  }
})

test('[SEC-40] of a video of the owner’s own search engines get the file, and its own length', () => {
  const film = {
    ...{ hash: 'f1'.repeat(32), type: 'video/mp4', name: 'tour.mp4', size: 9, width: 1280, height: 720 },
    seconds: 63.4,
  }
  const [told] = videos({ film: { '*': film } })
  expect(told).toMatchObject({
    contentUrl: expect.stringMatching(/^https?:.*\/media\/(?:f1){32}\.mp4$/),
    ...{ encodingFormat: 'video/mp4', duration: 'PT63S', uploadDate: expect.stringMatching(/^2026-05-01/) },
  })
  expect(told).not.toHaveProperty('embedUrl')
  expect(videos({ film: { '*': film }, videoUrl: '' })).toHaveLength(1)
})

test.each([
  ['1:02:04', 'PT3724S'],
  ['٢:٠٤', 'PT124S'],
  ['two minutes', undefined],
])('[SEC-37] a length is read as people write it: %s', (length, duration) => {
  expect(videos({ duration: { en: length } })[0]?.duration).toBe(duration)
})

test('[SEC-39] search engines get an article with what is known of it, and its house where nobody is named', () => {
  const body = [{ id: 'b1', block: null, text: { en: 'It opens in May.' }, textMarks: {}, picture: NO_IMAGE }]
  const content = { title: { en: 'A new hall' }, paragraph: { en: 'In May.' }, publishedOn: '2026-05-02', body }
  const [bare] = graphOf(siteWith(null, 'Article', content))
  expect(bare).toMatchObject({ '@type': 'Article', headline: 'A new hall', description: 'In May.', inLanguage: 'en' })
  expect(bare).toMatchObject({ author: { '@type': 'Organization' }, publisher: { '@type': 'Organization' } })
  expect(String(bare!.datePublished)).toBe('2026-05-02')
  const [signed] = graphOf(siteWith(null, 'Article', { ...content, author: { en: 'Rana' } }))
  expect(signed).toMatchObject({ author: { '@type': 'Person', name: 'Rana' } })
  expect(graphOf(siteWith(null, 'Article', { ...content, body: [] }))).toEqual([])
})
