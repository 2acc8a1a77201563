import type { Operation, Site } from '@mimar/document'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { after, changesOf, entry, LIST, numbers, published, withNews } from '../testing/news.ts'

const picture = { media: 'share', alt: {}, isDecorative: false, crop: null, width: null }

const bodyOf = (site: Site, address: string) => String(published(site).get(address)?.body)
const namesIn = (markup: string) => [...markup.matchAll(/Story (\d+)<\/a>/g)].map(([, number]) => Number(number))

const retitle = (number: number, value = 'Changed'): Operation => ({
  ...{ do: 'set-field', section: `head${number}`, field: 'title', language: 'en', value },
})

describe('[COLL-1] a list of pages', () => {
  test('tells of its entries, the newest first, and leads to each', () => {
    const body = bodyOf(withNews(3), '/en/News/')
    expect(namesIn(body)).toEqual([3, 2, 1])
    expect(body).toContain('href="/en/News/Story-2/"')
    expect(body).toContain('What story 2 says')
    expect(body).toContain('<time dateTime="2026-01-02">')
  })

  test('is ordered as its owner says: by title, by hand, or the soonest first', () => {
    const days = ['03', '01', '02'].map((day, at) => entry(at + 1, { day: `2027-01-${day}` }))
    expect(namesIn(bodyOf(withNews(0, { kind: 'EVENTS' }, days), '/en/News/'))).toEqual([2, 3, 1])
    expect(namesIn(bodyOf(withNews(0, { order: 'HAND' }, days), '/en/News/'))).toEqual([1, 2, 3])
    const titled = ['Zeit', 'Äpfel', 'Birne'].map((en, at) => entry(at + 1, { title: { ar: 'أ', en } }))
    const body = bodyOf(withNews(0, { order: 'TITLE' }, titled), '/en/News/')
    expect([...body.matchAll(/Story-(\d)\//g)].map(([, number]) => number)).toEqual(['2', '3', '1'])
  })

  test('says in the language of the page what is written in it, and marks what another language stands in for', () => {
    const site = withNews(0, {}, [entry(1, { title: { ar: 'خبر وحيد' } })])
    expect(bodyOf(site, '/en/News/')).toContain('<a href="/en/News/Story-1/" lang="ar" dir="rtl">خبر وحيد</a>')
  })

  test('where it is empty it says so', () => {
    expect(bodyOf(withNews(0), '/en/News/')).toContain('<p>Nothing is here yet.</p>')
  })

  test('elsewhere a few of its entries stand, with the way to all', () => {
    const home = someSection('latest', LIST, { title: { ar: 'الجديد', en: 'New' }, collection: 'news', amount: 2 })
    const site = withNews(5)
    const [first, ...others] = site.pages
    const body = bodyOf({ ...site, pages: [{ ...first!, sections: [home] }, ...others] }, '/en/')
    expect(namesIn(body)).toEqual([5, 4])
    expect(body).toMatch(/href="\/en\/News\/"><span>All entries/)
  })

  test('an entry whose list is gone is a page as any other', () => {
    const site = { ...withNews(2), pages: withNews(2).pages.filter(({ id }) => id !== 'news') }
    const body = bodyOf(site, '/en/News/Story-1/')
    expect(body).toContain('Story 1')
    expect(body).not.toContain('entry-trail')
    expect(published(site).has('/en/News/feed.xml')).toBe(false)
  })

  test('an entry leads back to its list', () => {
    expect(bodyOf(withNews(1), '/en/News/Story-1/')).toContain('<a href="/en/News/">News</a>')
  })
})

describe('[COLL-3] pages of a list', () => {
  test('are numbered from the oldest, each full, and the first holds what is left over', () => {
    const site = withNews(10)
    expect(namesIn(bodyOf(site, '/en/News/'))).toEqual([10, 9, 8, 7])
    expect(namesIn(bodyOf(site, '/en/News/2/'))).toEqual([6, 5, 4])
    expect(namesIn(bodyOf(site, '/en/News/1/'))).toEqual([3, 2, 1])
    expect(published(site).has('/en/News/3/')).toBe(false)
  })

  test('lead on to older and newer entries without script, under an address and a title of their own', () => {
    const site = withNews(10)
    const [first, second, last] = ['/en/News/', '/en/News/2/', '/en/News/1/'].map((address) => bodyOf(site, address))
    expect(first).toContain('rel="next" href="/en/News/2/"')
    expect(first).not.toContain('rel="prev"')
    expect(first).toContain('Page 1 of 3')
    expect(second).toMatch(/rel="prev" href="\/en\/News\/".*rel="next" href="\/en\/News\/1\/"/s)
    expect(second).toContain('<link rel="canonical" href="http://house.localhost:3000/en/News/2/">')
    expect(second).toMatch(/<title>[^<]* · 2<\/title>/)
    expect(last).not.toContain('rel="next"')
  })

  test('never one alone: less than twice as many stand on one page', () => {
    expect(published(withNews(5)).has('/en/News/1/')).toBe(false)
    expect(published(withNews(6)).has('/en/News/1/')).toBe(true)
  })

  test('give way to a page that an owner has put at such an address', () => {
    const site = withNews(6)
    const taken = { ...site, pages: [...site.pages, somePage('/News/1', [], { id: 'own' })] }
    expect(namesIn(bodyOf(taken, '/en/News/1/'))).toEqual([])
    expect(namesIn(bodyOf(taken, '/en/News/1_/'))).toEqual([3, 2, 1])
    expect(bodyOf(taken, '/en/News/')).toContain('href="/en/News/1_/"')
  })

  test('are in no sitemap: the entries are', () => {
    const map = bodyOf(withNews(6), '/sitemap.xml')
    expect(map).toContain('/en/News/Story-1/')
    expect(map).not.toContain('/en/News/1/')
  })
})

describe('[COLL-4] one entry changed', () => {
  const site = withNews(10)

  test('draws that entry, the page of the list on which it stands, and the feed', () => {
    expect(changesOf(site, after(site, retitle(2)))).toEqual({
      isAll: false,
      removed: [],
      pages: [
        ...['/News/Story-2/', '/en/News/Story-2/', '/News/1/', '/en/News/1/'],
        ...['/News/feed.xml', '/en/News/feed.xml'],
      ],
    })
  })

  test('in what no list shows, draws that entry alone', () => {
    const changed = after(site, {
      do: 'set-page-meta',
      page: 'story2',
      property: 'keywords',
      language: 'en',
      value: 'a',
    })
    expect(changesOf(site, changed).pages).toEqual(['/News/Story-2/', '/en/News/Story-2/'])
  })

  test('a new one draws itself, the first page of the list and the feed', () => {
    const more = after(site, { do: 'insert-page', after: 'story10', page: entry(11) })
    expect(changesOf(site, more)).toEqual({
      isAll: false,
      removed: [],
      pages: [
        ...['/News/Story-11/', '/en/News/Story-11/', '/News/', '/en/News/'],
        ...['/News/feed.xml', '/en/News/feed.xml'],
      ],
    })
  })

  test('one that fills another page makes that page, and leaves those behind it', () => {
    const eleven = after(site, { do: 'insert-page', after: 'story10', page: entry(11) })
    const twelve = after(eleven, { do: 'insert-page', after: 'story11', page: entry(12) })
    const { pages } = changesOf(eleven, twelve)
    expect(pages).toEqual(expect.arrayContaining(['/en/News/', '/en/News/3/', '/en/News/2/']))
    expect(pages).not.toContain('/en/News/1/')
  })

  test('one that goes takes its address along, and no other entry is drawn', () => {
    const { removed, pages } = changesOf(site, after(site, { do: 'remove-page', page: 'story5' }))
    expect(removed).toEqual(expect.arrayContaining(['/News/Story-5/', '/en/News/Story-5/']))
    expect(pages.filter((address) => address.includes('Story'))).toEqual([])
  })

  test('a list that is called otherwise is so on its entries', () => {
    const named = after(site, { do: 'set-field', section: 'news', field: 'title', language: 'en', value: 'Journal' })
    expect(changesOf(site, named).pages).toContain('/en/News/Story-1/')
  })

  test.each<[string, Operation]>([
    ['a page with a list that goes', { do: 'remove-page', page: 'news' }],
    ['a list that goes', { do: 'remove-section', section: 'news' }],
    ['another order', { do: 'set-field', section: 'news', field: 'order', value: 'TITLE' }],
    ['another amount', { do: 'set-field', section: 'news', field: 'amount', value: 2 }],
    ['another kind', { do: 'set-field', section: 'news', field: 'kind', value: 'ROOMS' }],
    ['another path of the list', { do: 'set-page-path', page: 'news', path: '/Journal' }],
    ['another path of an entry', { do: 'set-page-path', page: 'story4', path: '/News/Other' }],
    ['an entry that moves among the others', { do: 'move-page', page: 'story9', after: 'story2' }],
    ['an entry before all pages', { do: 'move-page', page: 'story9', after: null }],
    ['an entry of no list', { do: 'set-field', section: 'head3', field: 'collection', value: '' }],
    ['another day', { do: 'set-field', section: 'head3', field: 'day', value: '2026-03-01' }],
    [
      'a page at the address of one of the list',
      { do: 'insert-page', after: null, page: somePage('/News/1', [], { id: 'own' }) },
    ],
    [
      'another picture',
      { do: 'set-media', id: 'share', media: { ...someSite.media.share!, hash: 'd'.repeat(64), width: 900 } },
    ],
    ['an entry out of search', { do: 'set-page-flag', page: 'story3', flag: 'noIndex', value: true }],
  ])('%s gives what publishing everything gives', (_, operation) => {
    const pictured = after(site, { do: 'set-field', section: 'head7', field: 'image', value: picture })
    changesOf(pictured, after(pictured, operation))
  })

  describe('[COLL-14] of which all say something more', () => {
    const detail = { id: 'size', label: { ar: 'المساحة', en: 'Size' }, kind: 'SAME', isInList: true }
    const asking = after(site, { do: 'set-field', section: 'news', field: 'details', value: [detail] })
    const answer = { id: 'f1', of: 'size', same: '32 m²' } as const
    const answered = after(asking, { do: 'set-field', section: 'head9', field: 'facts', value: [answer] })

    test('it stands on its page and in its list, by the name that the list gives it in each language', () => {
      for (const address of ['/en/News/', '/en/News/Story-9/'])
        expect(bodyOf(answered, address)).toContain('<dt>Size</dt><dd><bdi>32 m²</bdi></dd>')
      expect(bodyOf(answered, '/News/Story-9/')).toContain('<dt>المساحة</dt><dd><bdi>32 m²</bdi></dd>')
      expect(bodyOf(answered, '/en/News/Story-8/')).not.toContain('Size')
    })

    test.each<[string, Operation]>([
      ['a name', { do: 'set-field', section: 'news', field: 'details/size/label', language: 'en', value: 'Area' }],
      ['a kind', { do: 'set-field', section: 'news', field: 'details/size/kind', value: 'TEXT' }],
      ['what the list leaves out', { do: 'set-field', section: 'news', field: 'details/size/isInList', value: false }],
      ['what goes', { do: 'remove-item', section: 'news', list: 'details', item: 'size' }],
      ['an answer', { do: 'set-field', section: 'head9', field: 'facts/f1/same', value: '33 m²' }],
    ])('%s that is another gives what publishing everything gives', (_, operation) => {
      changesOf(answered, after(answered, operation))
    })
  })

  test('any changes, one after another, give what publishing everything gives', () => {
    const change = fc.oneof(
      fc.record({
        at: fc.integer({ min: 1, max: 10 }),
        what: fc.constantFrom('title', 'hide', 'show', 'remove', 'day'),
      }),
    )
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const changed = changes.reduce((now, { at, what }) => {
          const operation = operationOf(at, what)
          return now.pages.some(({ id }) => id === `story${at}`) ? after(now, operation) : now
        }, site)
        changesOf(site, changed)
      }),
      { numRuns: 15 },
    )
  }, 60_000)
})

function operationOf(at: number, what: string): Operation {
  const page = `story${at}`
  if (what === 'remove') return { do: 'remove-page', page }
  if (what === 'hide' || what === 'show') return { do: 'set-page-flag', page, flag: 'isHidden', value: what === 'hide' }
  return what === 'day' ? { do: 'set-field', section: `head${at}`, field: 'day', value: '2026-02-15' } : retitle(at)
}

describe('[COLL-5] a draft', () => {
  const site = withNews(
    5,
    {},
    [1, 2, 3, 4, 5].map((number) => entry(number, {}, number === 5 ? { isHidden: true } : {})),
  )

  test('is in no list, feed or sitemap, and nowhere', () => {
    const files = published(site)
    const all = [...files].filter(
      ([, { body }]) => String(body).includes('Story-5') || String(body).includes('Story 5'),
    )
    expect(all.map(([address]) => address)).toEqual([])
    expect(files.has('/en/News/Story-5/')).toBe(false)
  })

  test('that is published draws no other entry, and where no menu names it no other page', () => {
    const shown = after(site, { do: 'set-page-flag', page: 'story5', flag: 'isHidden', value: false })
    const { isAll, pages } = changesOf(site, shown)
    expect(isAll).toBe(false)
    expect(pages).toEqual([
      ...['/News/Story-5/', '/en/News/Story-5/', '/News/', '/en/News/', '/News/feed.xml', '/en/News/feed.xml'],
    ])
  })

  test('that a menu names is in the menus of all pages once it is published', () => {
    const links = [{ id: 'l9', text: { ar: 'خبر' }, link: '/en/News/Story-5' }]
    const named = { ...site, header: [someSection('nav', 'Navbar', { headerLinks: links })] }
    expect(bodyOf(named, '/')).not.toContain('Story-5')
    const shown = after(named, { do: 'set-page-flag', page: 'story5', flag: 'isHidden', value: false })
    expect(changesOf(named, shown).isAll).toBe(true)
  })
})

describe('[COLL-6] a feed', () => {
  test('of each language names what is new, and its list and entries lead to it', () => {
    const site = withNews(3)
    const feed = bodyOf(site, '/en/News/feed.xml')
    expect(feed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/)
    expect(feed).toContain('<title>News – Jasmine House</title><link>http://house.localhost:3000/en/News/</link>')
    expect(feed).toContain('<link>http://house.localhost:3000/en/News/Story-3/</link>')
    expect(feed).toContain('<pubDate>Sat, 03 Jan 2026 12:00:00 GMT</pubDate>')
    const link =
      '<link rel="alternate" type="application/rss+xml" title="News – Jasmine House" href="/en/News/feed.xml">'
    expect(bodyOf(site, '/en/News/')).toContain(link)
    expect(bodyOf(site, '/en/News/Story-1/')).toContain(link)
    expect(bodyOf(site, '/en/')).not.toContain('rss')
    expect(bodyOf(site, '/News/feed.xml')).toContain('<language>ar</language>')
  })

  test('holds no sign that would break it', () => {
    const site = withNews(0, {}, [entry(1, { title: { ar: 'أ', en: 'Salt & <pepper> "now"' } })])
    expect(bodyOf(site, '/en/News/feed.xml')).toContain('<title>Salt &amp; &lt;pepper&gt; &quot;now&quot;</title>')
  })

  test('names the newest twenty', () => {
    const many = numbers(25).map((number) => entry(number, { day: `2026-01-${String(number).padStart(2, '0')}` }))
    const feed = bodyOf(withNews(0, { order: 'HAND' }, many), '/en/News/feed.xml')
    expect([...feed.matchAll(/<item><title>Story (\d+)/g)].map(([, number]) => Number(number))).toEqual(
      numbers(25).toReversed().slice(0, 20),
    )
  })

  test('there is none of what is not new: rooms, dishes, people', () => {
    expect(published(withNews(2, { kind: 'ROOMS' })).has('/en/News/feed.xml')).toBe(false)
  })
})

test('a page of a site without lists is the same to the byte', () => {
  const body = bodyOf(someSite, '/en/')
  expect(body).not.toMatch(/entry|rss/)
})

describe('[COLL-7] search engines', () => {
  const business = {
    ...someSite.settings.business,
    ...{ type: 'Hotel' as const, street: { en: 'Straight Street 1' }, country: 'DE', timeZone: 'Europe/Berlin' },
  }
  const told = (kind: string, content: object) => {
    const site = withNews(0, { kind }, [entry(1, { image: picture, ...content })])
    const body = bodyOf({ ...site, settings: { ...site.settings, business } }, '/en/News/Story-1/')
    const [, json = '{}'] =
      /<script type="application\/ld\+json">(\{"@context":"https:\/\/schema.org","@graph".*?)<\/script>/.exec(body) ??
      []
    const graph = (JSON.parse(json) as { '@graph'?: { '@type': string }[] })['@graph'] ?? []
    return graph.filter((one) => one['@type'] !== 'BreadcrumbList')[0]
  }

  const JOB = ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation']

  test.each<[kind: string, content: object, type: string, required: readonly string[]]>([
    ['NEWS', {}, 'NewsArticle', ['headline', 'image', 'datePublished', 'author', 'publisher']],
    ['OTHER', {}, 'Article', ['headline', 'image', 'datePublished', 'author']],
    ['EVENTS', { hours: '20:30', price: 12, currency: 'EUR' }, 'Event', ['name', 'startDate', 'location', 'offers']],
    ['ROOMS', { price: 90, currency: 'EUR' }, 'HotelRoom', ['name', 'image', 'offers', 'url']],
    ['DISHES', { price: 9, currency: 'EUR' }, 'MenuItem', ['name', 'description', 'offers']],
    ['PROJECTS', {}, 'CreativeWork', ['name', 'creator', 'dateCreated']],
    ['PEOPLE', { topic: { en: 'Cook' } }, 'Person', ['name', 'jobTitle', 'worksFor']],
    ['JOBS', { until: '2026-05-01' }, 'JobPosting', JOB],
    ['QUESTIONS', {}, 'FAQPage', ['mainEntity']],
  ])('are told of %s all that is required', (kind, content, type, required) => {
    const facts = told(kind, content)
    expect([facts?.['@type']].flat()).toContain(type)
    expect(Object.keys(facts ?? {})).toEqual(expect.arrayContaining([...required]))
  })

  test('are not told of what lacks something required', () => {
    expect(told('JOBS', { paragraph: {} })).toBeUndefined()
    expect(told('EVENTS', { day: '' })).toBeUndefined()
    expect(told('QUESTIONS', { paragraph: {} })).toBeUndefined()
  })

  test('and whoever gets a link are shown the picture of the entry', () => {
    const own = { ...someSite.media.share!, id: 'own', source: 'own.jpg' }
    const site = withNews(0, {}, [entry(1, { image: { ...picture, media: 'own' } }), entry(2)])
    const pictured = { ...site, media: { ...site.media, own } }
    const beside = 'property="og:image" content="http://house.localhost:3000/media/'
    expect(bodyOf(pictured, '/en/News/Story-1/')).toContain(`${beside}own.jpg"`)
    expect(bodyOf(pictured, '/en/News/Story-2/')).toContain(`${beside}share.jpg"`)
    expect(bodyOf(pictured, '/en/News/Story-1/')).toContain('property="og:type" content="article"')
  })

  test('[SEO-3] and what it shows, on which day it appeared, and in which other languages it is there', () => {
    const own = { ...someSite.media.share!, id: 'own', source: 'own.jpg', alt: { ar: 'الخبز', en: 'Bread' } }
    const image = { ...picture, media: 'own' }
    const site = withNews(0, {}, [
      entry(1, { image, day: '2026-05-01' }),
      entry(2, { image: { ...image, alt: { en: 'Our "bread"' } }, day: '' }),
    ])
    const [one, two] = [1, 2].map((at) =>
      bodyOf({ ...site, media: { ...site.media, own } }, `/en/News/Story-${at}/`),
    ) as [string, string]
    expect(one).toContain('<meta property="og:image:alt" content="Bread">')
    expect(two).toContain('<meta property="og:image:alt" content="Our &quot;bread&quot;">')
    expect(one).toMatch(/<meta property="article:published_time" content="2026-05-01[^"]*">/)
    expect(two).not.toContain('article:')
    expect(one).toContain('content="en"><meta property="og:locale:alternate" content="ar">')
    // What it shows in another language is not said in this one.
    const arabic = { ...site.media, own: { ...own, alt: { ar: 'الخبز' } } }
    expect(bodyOf({ ...site, media: arabic }, '/en/News/Story-1/')).not.toContain('og:image:alt')
  })

  test('are told where an entry stands', () => {
    expect(bodyOf(withNews(1), '/en/News/Story-1/')).toContain(
      '{"@type":"ListItem","position":1,"name":"News","item":"http://house.localhost:3000/en/News/"}',
    )
  })
})
