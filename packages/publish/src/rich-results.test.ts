import type { Section, Settings, Site } from '@mimar/document'
import { NO_IMAGE } from '@mimar/fields'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { describe, expect, test } from 'vitest'
import { publishSite } from './index.ts'
import { createPageRenderer } from './page.ts'
import { RICH_RESULTS, richResultFaults, thingsIn, toldBy, typesOf } from './testing/rich-results.ts'
import { byAddress, someInput } from './testing.ts'

const COURT = {
  ...{ id: 'court', source: 'court.jpg', hash: 'a'.repeat(64), width: 1600, height: 900, placeholder: '' },
  ...{ isMonochrome: false, focal: null, alt: {}, credit: '', extras: {} },
}
const image = { ...NO_IMAGE, media: 'court' }

type Business = Partial<Settings['business']>

const HOUSE: Business = {
  ...{ type: 'Hotel', telephone: '+49 30 1', email: 'a@b.example', street: { en: 'Old Street 1' }, country: 'DE' },
  ...{ locality: { en: 'Town' }, latitude: 52, longitude: 13, timeZone: 'Europe/Berlin', roomCount: 7 },
  ...{
    foundingYear: 1990,
    sameAs: [
      { id: 'a', url: 'https://example.org/us' },
      { id: 'b', url: '/Contact' },
    ],
  },
}

/** A page of a site, as published in English. */
function drawn(site: Site, path: string, business: Business): string {
  const settings = { ...site.settings, business: { ...someSite.settings.business, ...HOUSE, ...business } }
  const whole = { ...site, settings, media: { ...site.media, court: COURT } }
  const index = whole.pages.findIndex((page) => page.path === path)
  return String(createPageRenderer(someInput({ site: whole })).page(whole.pages[index]!, index, 'en').body)
}

const home = (business: Business = {}) => drawn(someSite, '/', business)

/** A page with one section. */
function section(template: string, content: object, business: Business = {}): string {
  const page = somePage('/Here', [someSection('here', template, content)])
  return drawn({ ...someSite, pages: [...someSite.pages, page] }, '/Here', business)
}

const HEAD = {
  ...{ title: { en: 'A title' }, paragraph: { en: 'In short.' }, image, topic: { en: 'Music' }, collection: 'list' },
  ...{
    day: '2026-05-01',
    until: '2026-05-03',
    hours: '20:00-22:00',
    author: { en: 'Rana' },
    price: 12.5,
    currency: 'EUR',
  },
}

/** The page of an entry, with sections below it. */
function entry(kind: string, content: object = {}, business: Business = {}, more: readonly Section[] = []): string {
  const list = somePage('/List', [someSection('list', 'EntryList', { title: { en: 'All' }, kind })])
  const one = somePage('/List/One', [someSection('head', 'EntryHead', { ...HEAD, ...content }), ...more])
  return drawn({ ...someSite, pages: [...someSite.pages, list, one] }, '/List/One', business)
}

const blocks = (...texts: readonly string[]) => texts.map((text, at) => ({ id: `b${at}`, text: { en: text } }))
const ARTICLE = { title: { en: 'A hall' }, publishedOn: '2026-05-02', image, body: blocks('It opens.', 'In May.') }
const event = (changes: object = {}) => ({
  title: { en: 'Soon' },
  currency: 'EUR',
  events: [{ id: 'e', day: '2026-11-26', hours: '20:30-22:00', name: { en: 'Oud' }, price: 15, image, ...changes }],
})
const prices = (changes: object = {}) => ({
  ...{ title: { en: 'Prices' }, currency: 'EUR' },
  groups: [
    { id: 'g', name: { en: 'All' }, items: [{ id: 'i', name: { en: 'One' }, price: 9.5, isVegan: true, ...changes }] },
  ],
})
const WEEK = {
  title: { en: 'Hours' },
  week: { monday: '09:00-13:00' },
  special: [{ id: 's', day: '2026-12-24', hours: '' }],
}
const PLACES = { title: { en: 'Where' }, places: [{ id: 'p', name: { en: 'Here' }, address: { en: 'Street 1' } }] }
const VIDEO = {
  ...{ title: { en: 'A tour' }, videoUrl: 'https://youtu.be/abcDEF12345', poster: image, publishedOn: '2026-05-01' },
  duration: { en: '2:04' },
}
const FAQ = { title: { en: 'Asked' }, questions: [{ id: 'q', question: { en: 'Dogs?' }, answer: { en: 'Yes.' } }] }
const PEOPLE = {
  title: { en: 'Who' },
  people: [
    { id: 'p', name: { en: 'Rana Ali' }, work: { en: 'Cook' }, languages: { en: 'Arabic, English' }, image },
    { id: 'q', name: {} },
  ],
}

const PICTURES = {
  images: [
    { id: 'a', image, caption: { en: 'The court' } },
    { id: 'b', image },
  ],
}
const asks = (kind: string) => ({ questions: [{ id: 'q', label: { en: 'When?' }, kind }] })

const PLACES_TO_GO = [
  ...(['Hotel', 'Restaurant', 'CafeOrCoffeeShop', 'MedicalClinic', 'Dentist', 'LegalService'] as const),
  ...(['AccountingService', 'EducationalOrganization', 'LocalBusiness'] as const),
]

const FULL: readonly (readonly [type: string, html: () => string])[] = [
  ...[...PLACES_TO_GO, 'Organization' as const].map((type) => [type, () => home({ type })] as const),
  ...PLACES_TO_GO.map((type) => ['OpeningHoursSpecification', () => section('OpeningHours', WEEK, { type })] as const),
  ['Menu', () => section('PriceList', prices(), { type: 'Restaurant' })],
  ['OfferCatalog', () => section('PriceList', prices(), { type: 'Dentist' })],
  ['PriceSpecification', () => section('PriceList', prices({ isFrom: true }))],
  ['Event', () => section('EventList', event())],
  ['LocalBusiness', () => section('PlaceList', PLACES, { type: 'Organization' })],
  ['VideoObject', () => section('Video', VIDEO)],
  ['FAQPage', () => section('Faq', FAQ)],
  ['Person', () => section('TeamGrid', PEOPLE)],
  ['Article', () => section('Article', ARTICLE)],
  ['ImageGallery', () => section('GalleryGrid', PICTURES)],
  ['ContactPage', () => section('Contact', { title: { en: 'Write to us' } })],
  ['LodgingReservation', () => section('RequestForm', asks('STAY'))],
  ['FoodEstablishmentReservation', () => section('RequestForm', asks('DAY'), { type: 'CafeOrCoffeeShop' })],
  ['Reservation', () => section('RequestForm', asks('DAY'), { type: 'Organization' })],
  ['NewsArticle', () => entry('NEWS')],
  ['Article', () => entry('OTHER')],
  ['Event', () => entry('EVENTS')],
  ['Product', () => entry('ROOMS')],
  ['MenuItem', () => entry('DISHES')],
  ['CreativeWork', () => entry('PROJECTS')],
  ['Person', () => entry('PEOPLE')],
  ['JobPosting', () => entry('JOBS')],
  ['FAQPage', () => entry('QUESTIONS')],
  ['BreadcrumbList', () => entry('NEWS')],
]

const KNOWN = { language: 'en', hasZone: true }
const typesIn = (html: string) => [...thingsIn(toldBy(html))].flatMap(([, thing]) => typesOf(thing))
const tops = (html: string) => toldBy(html).flatMap(typesOf)

describe('[COLL-10] structured data', () => {
  test.each(FULL)('says all that is asked of a %s', (type, html) => {
    expect(typesIn(html())).toContain(type)
    expect(richResultFaults(html(), KNOWN)).toEqual([])
  })

  test('has a row for each type that is written, and none for others', () => {
    const written = new Set(FULL.flatMap(([, html]) => typesIn(html())))
    expect([...written].sort()).toEqual(Object.keys(RICH_RESULTS).sort())
  })

  test('a school is a local business as well, or nobody would be told when it is open', () => {
    const [school] = toldBy(section('OpeningHours', WEEK, { type: 'EducationalOrganization' }))
    expect(school).toMatchObject({ '@type': ['EducationalOrganization', 'LocalBusiness'] })
    const [place] = toldBy(section('PlaceList', PLACES, { type: 'EducationalOrganization' }))
    expect(place).toMatchObject({
      '@type': ['EducationalOrganization', 'LocalBusiness'],
      address: { '@type': 'PostalAddress' },
    })
  })

  test('all pictures that a page shows for themselves are one gallery, and a form is said by where it stands', () => {
    const rows = [{ id: 'r', items: [{ id: 'c', image }] }]
    const page = somePage('/Here', [
      someSection('one', 'GalleryGrid', PICTURES),
      someSection('two', 'Portfolio8', { rows }),
      someSection('asks', 'RequestForm', asks('STAY')),
    ])
    const [business, gallery] = toldBy(drawn({ ...someSite, pages: [...someSite.pages, page] }, '/Here', {}))
    const [file] = [expect.stringMatching(/^http.*\.jpg$/)]
    expect(gallery).toMatchObject({
      '@type': 'ImageGallery',
      associatedMedia: [{ contentUrl: file, caption: 'The court' }, { contentUrl: file }, { contentUrl: file }],
    })
    expect(business).toMatchObject({
      potentialAction: [{ target: { urlTemplate: expect.stringMatching(/#comp-asks$/) } }],
    })
  })

  test('a page is about how to reach the business where it begins with that, below its picture, and the first page never is', () => {
    const reach = someSection('reach', 'Contact', { title: { en: 'Write to us' } })
    const [picture, words] = [
      someSection('top', 'PlainHeader', { title: { en: 'Hello' } }),
      someSection('words', 'Text10', { title: { en: 'About' } }),
    ]
    const isContact = (path: string, sections: readonly Section[]) => {
      const others = someSite.pages.filter((page) => page.path !== path)
      const pages = path === '/' ? [somePage(path, sections), ...others] : [...others, somePage(path, sections)]
      return drawn({ ...someSite, pages }, path, {}).includes('"@type":"ContactPage"')
    }
    expect(isContact('/Here', [picture, reach])).toBe(true)
    expect(isContact('/Here', [words, reach])).toBe(false)
    expect(isContact('/', [picture, reach])).toBe(false)
  })

  const NOWHERE: Business = { street: {}, locality: {} }

  test.each<[what: string, type: string, html: () => string, instead?: string]>([
    ['a business without an address', 'Hotel', () => home(NOWHERE), 'Organization'],
    [
      'a place without an address',
      'LocalBusiness',
      () => section('PlaceList', { ...PLACES, places: [{ ...PLACES.places[0], address: {} }] }),
    ],
    [
      'hours of a business without an address',
      'OpeningHoursSpecification',
      () => section('OpeningHours', WEEK, NOWHERE),
    ],
    [
      'a menu of a business without an address',
      'Menu',
      () => section('PriceList', prices(), { ...NOWHERE, type: 'Restaurant' }),
    ],
    ['an event without a place', 'Event', () => section('EventList', event(), NOWHERE)],
    ['an event without a day', 'Event', () => section('EventList', event({ day: '' }))],
    ['an event without a name', 'Event', () => section('EventList', event({ name: {} }))],
    ['a video without a picture', 'VideoObject', () => section('Video', { ...VIDEO, poster: NO_IMAGE })],
    ['a video without a day', 'VideoObject', () => section('Video', { ...VIDEO, publishedOn: '' })],
    [
      'a question without an answer',
      'FAQPage',
      () => section('Faq', { ...FAQ, questions: [{ ...FAQ.questions[0], answer: {} }] }),
    ],
    ['an article that says nothing', 'Article', () => section('Article', { ...ARTICLE, body: [] })],
    ['a price without a currency', 'Offer', () => entry('DISHES', { currency: '' }), 'MenuItem'],
    ['a room without a picture', 'Product', () => entry('ROOMS', { image: NO_IMAGE }), 'HotelRoom'],
    ['a room without a price', 'Product', () => entry('ROOMS', { price: null }), 'HotelRoom'],
    ['an entry of events without a place', 'Event', () => entry('EVENTS', {}, NOWHERE), 'BreadcrumbList'],
    ['a job without a country', 'JobPosting', () => entry('JOBS', {}, { country: '' })],
    ['a job without a place', 'JobPosting', () => entry('JOBS', {}, NOWHERE)],
    ['a job without a day', 'JobPosting', () => entry('JOBS', { day: '' })],
    ['a job that says nothing', 'JobPosting', () => entry('JOBS', { paragraph: {} })],
    ['an entry that asks and does not answer', 'FAQPage', () => entry('QUESTIONS', { paragraph: {} })],
    ['an entry without a title', 'NewsArticle', () => entry('NEWS', { title: {} })],
    ['one picture', 'ImageGallery', () => section('GalleryGrid', { images: PICTURES.images.slice(0, 1) })],
    ['a form that asks for no day to come', 'ReserveAction', () => section('RequestForm', asks('DATE'))],
  ])('would be refused, and is not written: %s', (_, type, html, instead) => {
    expect(typesIn(html())).not.toContain(type)
    if (instead !== undefined) expect(typesIn(html())).toContain(instead)
    expect(richResultFaults(html(), KNOWN)).toEqual([])
  })

  test('a place in words is where an event is, and a job, where the business has no address', () => {
    const place = { place: { en: 'City park' } }
    expect(toldBy(entry('EVENTS', place, NOWHERE))[0]).toMatchObject({
      location: {
        name: 'City park',
        address: { '@type': 'PostalAddress', streetAddress: 'City park', addressCountry: 'DE' },
      },
    })
    expect(richResultFaults(entry('JOBS', place, NOWHERE), KNOWN)).toEqual([])
    expect(tops(entry('JOBS', place, NOWHERE))).toContain('JobPosting')
  })

  test('what search engines are not told, visitors are: the list and its feed say it', () => {
    const list = somePage('/List', [someSection('list', 'EntryList', { title: { en: 'All' }, kind: 'EVENTS' })])
    const one = somePage('/List/One', [someSection('head', 'EntryHead', { ...HEAD, day: '' })])
    const site = { ...someSite, pages: [...someSite.pages, list, one] }
    expect(tops(drawn(site, '/List/One', NOWHERE))).toEqual(['BreadcrumbList'])
    const html = drawn(site, '/List', NOWHERE)
    for (const said of ['A title', 'In short.', 'href="/en/List/One/"']) expect(html).toContain(said)
    expect(String(byAddress(publishSite(someInput({ site }))).get('/en/List/feed.xml')?.body)).toContain('A title')
  })

  test('says days alone where nobody knows by which clock', () => {
    const video = section('Video', VIDEO, { timeZone: '' })
    expect(toldBy(video)).toMatchObject([{ uploadDate: '2026-05-01' }])
    expect(toldBy(section('Video', VIDEO))).toMatchObject([{ uploadDate: '2026-05-01T00:00:00+02:00' }])
    const job = toldBy(entry('JOBS', {}, { timeZone: '' }))[0]
    expect(job).toMatchObject({ datePosted: '2026-05-01', validThrough: '2026-05-03' })
    expect(richResultFaults(section('EventList', event(), { timeZone: '' }), { ...KNOWN, hasZone: false })).toEqual([])
  })

  test('of profiles elsewhere tells whole addresses alone, and nothing on a site without a name', () => {
    expect(toldBy(home())).toMatchObject([{ sameAs: ['https://example.org/us'] }])
    const nameless = { ...someSite, settings: { ...someSite.settings, name: {} } }
    expect(toldBy(drawn(nameless, '/', {}))).toEqual([])
  })
})

describe('[COLL-10] each thing is told once', () => {
  const below = (changes: object = {}) => [someSection('below', 'Article', { ...ARTICLE, ...changes })]

  test('an article below the beginning of a news entry is what the entry says', () => {
    const [news, ...more] = toldBy(entry('NEWS', { day: '' }, {}, below({ title: {} })))
    expect(news).toMatchObject({ '@type': 'NewsArticle', headline: 'A title', articleBody: 'It opens.\n\nIn May.' })
    expect(more.flatMap(typesOf)).toEqual(['BreadcrumbList'])
  })

  test('what the entry has not said, its article says', () => {
    const unsaid = { day: '', until: '', author: {}, image: NO_IMAGE, paragraph: {} }
    const told = below({ author: { en: 'Samir' }, paragraph: { en: 'In May.' } })
    const [news] = toldBy(entry('NEWS', unsaid, {}, told))
    expect(news).toMatchObject({
      ...{ author: { name: 'Samir' }, datePublished: '2026-05-02T00:00:00+02:00', description: 'In May.' },
      image: [expect.stringMatching(/^http.*\.jpg$/)],
    })
  })

  test('all that stands on the page of a job is its description, as HTML', () => {
    const [job] = toldBy(entry('JOBS', {}, {}, below({ body: blocks('Salt & pepper', 'One\nTwo') })))
    expect(job?.description).toBe('<p>In short.</p><p>Salt &amp; pepper</p><p>One<br>Two</p>')
  })

  test('a page without an entry tells its articles', () => {
    expect(toldBy(section('Article', ARTICLE))).toMatchObject([
      { '@type': 'Article', articleBody: 'It opens.\n\nIn May.' },
    ])
  })

  test('what a question and the sections below it answer is one page of questions', () => {
    const html = entry('QUESTIONS', {}, {}, [someSection('faq', 'Faq', FAQ)])
    const [answers] = toldBy(html).filter((thing) => typesOf(thing).includes('FAQPage'))
    expect(answers).toMatchObject({ mainEntity: [{ name: 'A title' }, { name: 'Dogs?' }] })
    expect(richResultFaults(html, KNOWN)).toEqual([])
  })
})

describe('the table of Rich Results', () => {
  const article = {
    ...{ '@context': 'https://schema.org', '@type': 'Article', headline: 'A', inLanguage: 'en' },
    ...{ author: { '@type': 'Person', name: 'R' }, mainEntityOfPage: 'https://a.example/' },
    publisher: { '@type': 'Organization', name: 'H', url: 'https://a.example/' },
  }
  const html = (...blocks: readonly object[]) =>
    blocks.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join('')
  const trail = (...items: readonly object[]) => ({
    ...{ '@context': 'https://schema.org', '@type': 'BreadcrumbList' },
    itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, name: 'N', ...item })),
  })

  test('finds nothing wrong with what is right', () => {
    const item = 'https://a.example/'
    expect(richResultFaults(html(article, trail({ item }, {})), KNOWN)).toEqual([])
  })

  test.each<[what: string, block: object, fault: RegExp]>([
    ['something missing', { ...article, headline: undefined }, /lacks headline/],
    ['something missing within', { ...article, author: { '@type': 'Person' } }, /Article\.author lacks name/],
    ['no language', { ...article, inLanguage: undefined }, /lacks inLanguage/],
    ['another language', { ...article, inLanguage: 'ar' }, /inLanguage is "ar"/],
    ['a path in place of an address', { ...article, mainEntityOfPage: '/News' }, /mainEntityOfPage is/],
    ['a time without its zone', { ...article, datePublished: '2026-05-01T00:00' }, /datePublished is/],
    ['an empty text', { ...article, description: '' }, /description is ""/],
    ['an empty list', { ...article, image: [] }, /image is empty/],
    ['a type nobody has looked up', { ...article, '@type': 'Recipe' }, /Recipe, which has no row/],
    ['a price in words', { ...article, offers: { '@type': 'Offer', price: '12 €', priceCurrency: 'EUR' } }, /price is/],
    ['a price of no currency', { ...article, offers: { '@type': 'Offer', price: 12 } }, /lacks priceCurrency/],
    ['no context', { ...article, '@context': undefined }, /no context/],
    ['a way of one step', trail({}), /lacks itemListElement\.1/],
    ['a step that leads nowhere', trail({}, {}), /lacks itemListElement\.0\.item/],
  ])('finds %s', (_, block, fault) => {
    expect(richResultFaults(html(block), KNOWN).join('\n')).toMatch(fault)
  })

  test('finds what is told twice, and what is no JSON', () => {
    expect(richResultFaults(html(article, article), KNOWN)).toEqual(['Article A is told twice'])
    expect(() => richResultFaults('<script type="application/ld+json">{</script>', KNOWN)).toThrow()
  })
})
