import { expect, test } from 'vitest'
import type { Page, Section, Site, SiteEvent, Sources } from '../site.ts'
import { someCatalog, someMedia, somePage, someSection, someSite } from '../testing/site.ts'
import { mixed } from './part.ts'

const [home, contact] = someSite.pages as [Page, Page]
const publish = (live: Site, draft: Site, page: string) => mixed(live, draft, { page }, someCatalog)
const withPages = (...pages: Page[]): Site => ({ ...someSite, pages })
const page = (id: string, ...sections: Section[]) => somePage(id, `/${id}`, sections)

test.each([
  ['first', ['new', 'home', 'contact'], ['new', 'home', 'contact']],
  ['in the middle', ['home', 'new', 'contact'], ['home', 'new', 'contact']],
  ['last', ['home', 'contact', 'new'], ['home', 'contact', 'new']],
  ['after one that is new too', ['home', 'early', 'new', 'contact'], ['home', 'new', 'contact']],
  ['after one that moved', ['contact', 'new', 'home'], ['home', 'contact', 'new']],
])(
  '[U39] a page that comes alone comes after the nearest one before it that visitors know: %s',
  (_, drafted, wanted) => {
    const all = new Map([home, contact, page('new'), page('early')].map((one) => [one.id, one]))
    const draft = withPages(...drafted.map((id) => all.get(id)!))
    expect(publish(someSite, draft, 'new').pages.map(({ id }) => id)).toEqual(wanted)
  },
)

test('[U39] a page that is not in the draft cannot come', () => {
  expect(() => publish(someSite, someSite, 'gone')).toThrow(expect.objectContaining({ code: 'page-missing' }))
})

const leading = (...all: [string, string, string?][]) =>
  all.map(([from, to, id]) => ({ id: id ?? from.slice(1), from, to }))
const sited = (site: Site, path: string, redirects: ReturnType<typeof leading>): Site => ({
  ...site,
  pages: [home, { ...contact, path }],
  settings: { ...site.settings, redirects },
})
const published = (live: Site, draft: Site) =>
  publish(live, draft, 'contact').settings.redirects.map(({ from, to }) => `${from} ${to}`)

test('[U39] a page that moved brings the addresses that lead to it, and no others', () => {
  const live = sited(someSite, '/Old', leading(['/Older', '/Old'], ['/Kept', '/Rooms'], ['/New', '/']))
  const draft = sited(
    someSite,
    '/New',
    leading(['/Old', '/New'], ['/OLDER', '/new', 'o2'], ['/Kept', '/Elsewhere'], ['/Later', '/Rooms']),
  )
  expect(published(live, draft)).toEqual(['/Kept /Rooms', '/Old /New', '/OLDER /new'])
  expect(published(live, sited(someSite, '/New', []))).toEqual(['/Older /Old', '/Kept /Rooms'])
  expect(published(live, sited(someSite, '/Old', leading(['/Old', '/New'])))).toEqual([
    '/Older /Old',
    '/Kept /Rooms',
    '/New /',
  ])
})

test('[U39] an address that another page has, or an id that is used, is not taken twice', () => {
  const live = sited(someSite, '/Old', leading(['/Kept', '/Rooms', 'r1'], ['/Other', '/Rooms', 'r2']))
  const draft = sited(someSite, '/New', leading(['/', '/New', 'r9'], ['/Old', '/New', 'r1']))
  expect(published(live, draft)).toEqual(['/Other /Rooms', '/Old /New'])
})

test('[U39] a site that was stored before there were such addresses has none', () => {
  const { redirects: _, ...settings } = someSite.settings
  const before = (path: string) => ({ ...sited(someSite, path, []), settings: settings as Site['settings'] })
  expect(published(before('/Old'), before('/New'))).toEqual([])
})

const gallery = (id: string, media: string) =>
  someSection('Gallery', id, {
    rows: [
      {
        id: 'r',
        note: {},
        items: [{ id: 'i', image: { media, alt: {}, isDecorative: false, crop: null, width: null } }],
      },
    ],
  })
const shelf = (credit: string) =>
  Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, { ...someMedia(id), credit }]))

test('[U39] pictures that only this page shows come as the draft has them, those of others stay', () => {
  const own = { ...contact, socialImage: 'c', sections: [gallery('g1', 'a'), gallery('g2', 'b')] }
  const settings = { ...someSite.settings, favicon: { ...someSite.settings.favicon, media: 'd' } }
  const site = (credit: string, first: Page, change: Partial<Site> = {}): Site => {
    return { ...someSite, settings, pages: [first, own], media: shelf(credit), ...change }
  }
  const came = (first: Page, change: Partial<Site> = {}) => {
    const { media } = publish(site('live', first, change), site('draft', first, change), 'contact')
    return Object.keys(media).filter((id) => media[id]?.credit === 'draft')
  }
  const plain = page('home')
  expect(came(plain)).toEqual(['a', 'b', 'c'])
  expect(came({ ...plain, sections: [gallery('g3', 'b')] })).toEqual(['a', 'c'])
  expect(came({ ...plain, header: [gallery('g3', 'b')] })).toEqual(['a', 'c'])
  expect(came({ ...plain, footer: [gallery('g3', 'b')] })).toEqual(['a', 'c'])
  expect(came({ ...plain, socialImage: 'c' })).toEqual(['a', 'b'])
  expect(came(plain, { header: [gallery('g3', 'a')], footer: [gallery('g4', 'b')] })).toEqual(['c'])
  expect(came({ ...plain, socialImage: 'a' })).toEqual(['b', 'c'])
})

test('[U39] pictures in a header or footer of its own come with a page, also beside templates that nobody knows', () => {
  const own = { ...page('new'), header: [gallery('g1', 'a')], footer: [gallery('g2', 'b')] }
  const odd = someSection('Carousel77', 'g3')
  const draft = { ...withPages(home, contact, { ...own, sections: [odd] }), media: { ...someSite.media, ...shelf('') } }
  expect(Object.keys(publish(someSite, draft, 'new').media)).toEqual([...Object.keys(someSite.media), 'a', 'b'])
})

const event = (id: string, name = id): SiteEvent => ({
  id,
  name: { ar: name },
  date: '2027-05-01',
  place: {},
  text: {},
  extras: {},
})
const inviting = (id: string, eventId: string): Section => ({
  ...someSection('Hero', id, { title: { ar: 'ا' } }),
  category: 'rsvp',
  eventId,
})
const names = ({ events }: Site) => events.map(({ name }) => name.ar)

test.each([
  ['the one that it names', 'two', ['one', 'Two', 'three']],
  ['the first where it names none', '', ['One', 'two', 'three']],
  ['the first where it names one that is gone', 'gone', ['One', 'two', 'three']],
])('[U39] an event comes with the page that invites to it: %s', (_, eventId, wanted) => {
  const all = ['one', 'two', 'three'] as const
  const pages = [page('home'), page('rsvp', inviting('r', eventId))]
  const live = { ...withPages(...pages), events: all.map((id) => event(id)) }
  const draft = { ...withPages(...pages), events: [event('one', 'One'), event('two', 'Two'), event('three', 'Three')] }
  expect(names(publish(live, draft, 'rsvp'))).toEqual(wanted)
  expect(names(publish(live, draft, 'home'))).toEqual([...all])
})

test('[U39] an event that is new comes last, one that other pages show stays as it is', () => {
  const pages = [page('home'), page('rsvp', inviting('r', 'two'))]
  const live = { ...withPages(...pages), events: [event('one')] }
  expect(names(publish(live, { ...live, events: [event('two'), event('one')] }, 'rsvp'))).toEqual(['one', 'two'])
  const shown = { ...live, pages: [page('home', inviting('h', 'one')), page('rsvp', inviting('r', 'one'))] }
  expect(publish(shown, { ...shown, events: [event('one', 'One')] }, 'rsvp')).toBe(shown)
  const none = { ...live, events: [] }
  expect(publish(none, none, 'rsvp')).toBe(none)
})

test('[U39] what translations were made from comes with the texts of the page, and stays with all others', () => {
  const texts = [
    'mine/t',
    'gone/t',
    'page.contact/title',
    'media.a/alt',
    'event.two/name',
    'other/t',
    'page.home/title',
    'media.court/alt',
    'event.wedding/name',
    'site.settings/name',
  ]
  const said = (source: string): Sources => ({ ar: Object.fromEntries(texts.map((text) => [text, { en: source }])) })
  const live: Site = {
    ...withPages(
      { ...home, sections: [inviting('other', 'wedding')] },
      { ...contact, sections: [someSection('Slides', 'gone')] },
    ),
    sources: said('live'),
  }
  const draft: Site = {
    ...withPages(live.pages[0]!, { ...contact, sections: [inviting('mine', 'two'), gallery('g', 'a')] }),
    media: { ...someSite.media, a: someMedia('a'), court: { ...someMedia('court'), credit: 'x' } },
    events: [...someSite.events, event('two')],
    sources: { ...said('draft'), tr: { 'mine/t': { en: 'x' }, 'other/t': { en: 'y' } } },
  }
  const { sources } = publish(live, draft, 'contact')
  const from = Object.entries(sources?.ar ?? {}).map(([text, { en }]) => [text, en])
  expect(new Map(from as [string, string][])).toEqual(
    new Map(texts.map((text, at) => [text, at < 5 ? 'draft' : 'live'])),
  )
  expect(sources?.tr).toEqual({ 'mine/t': { en: 'x' } })
  const bare = publish(live, { ...draft, sources: {} }, 'contact')
  expect(Object.keys(bare.sources?.ar ?? {})).toEqual(texts.slice(5))
  const { sources: _, ...without } = live
  expect(publish(without, { ...draft, sources: { ar: { 'other/t': { en: 'x' } } } }, 'contact')).not.toHaveProperty(
    'sources',
  )
})
