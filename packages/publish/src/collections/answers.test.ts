import type { Operation, Page, Site } from '@mimar/document'
import { somePage, someSection } from '@mimar/render/testing'
import { describe, expect, test } from 'vitest'
import { after, changesOf, entry, LIST, numbers, published, withNews } from '../testing/news.ts'

const details = [
  { id: 'price', label: { ar: 'الثمن', en: 'Price' }, kind: 'PRICE', isInList: true },
  { id: 'wood', label: { ar: 'الخشب', en: 'Wood' }, kind: 'TEXT', isInList: false },
  { id: 'pets', label: { ar: 'حيوانات', en: 'Pets' }, kind: 'YES_NO', isInList: false },
]
const fact = { label: {}, value: {}, same: '', price: null, day: '', so: null }

/** The first costs most; every third takes no pets, every second is of oak, and one says nothing. */
const room = (number: number): Page =>
  entry(number, {
    facts:
      number === 4
        ? []
        : [
            { ...fact, id: 'a', of: 'price', price: 100 - number },
            {
              ...fact,
              id: 'b',
              of: 'wood',
              value: number % 2 ? { ar: 'أرز', en: 'Cedar' } : { ar: 'بلوط', en: 'Oak' },
            },
            { ...fact, id: 'c', of: 'pets', so: number % 3 ? 'YES' : 'NO' },
          ],
  })

/** A list of so many rooms, three on a page, and a page that tells of some of them. */
const withRooms = (count: number, list: object, some?: object): Site => {
  const site = withNews(0, { kind: 'ROOMS', details, ...list }, numbers(count).map(room))
  const part = someSection('part', LIST, { title: { ar: 'بعضها', en: 'Some' }, collection: 'news', amount: 2, ...some })
  return some ? { ...site, pages: [...site.pages, somePage('/Some', [part])] } : site
}

const bodyOf = (site: Site, address: string) => String(published(site).get(address)?.body)
const namesIn = (site: Site, address: string) =>
  [...bodyOf(site, address).matchAll(/href="\/(?:en\/)?News\/Story-(\d+)\/" *(?:lang="[^"]*" dir="[^"]*")?>/g)].map(
    ([, number]) => Number(number),
  )
const set = (section: string, field: string, value: string | number | null): Operation => ({
  ...{ do: 'set-field', section, field, value },
})

describe('[COLL-15] a list that is ordered by a detail', () => {
  test('has the lowest first or the highest, and those without an answer last', () => {
    expect(namesIn(withRooms(5, { sort: 'price' }), '/en/News/')).toEqual([5, 3, 2, 1, 4])
    expect(namesIn(withRooms(5, { sort: 'price down' }), '/en/News/')).toEqual([1, 2, 3, 5, 4])
    expect(namesIn(withRooms(5, { sort: 'wood' }), '/en/News/')).toEqual([1, 3, 5, 2, 4])
    expect(namesIn(withRooms(5, { sort: 'wood down' }), '/News/')).toEqual([2, 1, 3, 5, 4])
  })

  test('goes on in pages of its own, which lead on and back, and to nothing older', () => {
    const site = withRooms(9, { sort: 'price' })
    expect(['/en/News/', '/en/News/2/', '/en/News/1/'].map((address) => namesIn(site, address))).toEqual([
      [9, 8, 7],
      [6, 5, 3],
      [2, 1, 4],
    ])
    expect(bodyOf(site, '/en/News/')).toMatch(/rel="next" href="\/en\/News\/2\/"><span>Next</)
    expect(bodyOf(site, '/en/News/1/')).toMatch(/rel="prev" href="\/en\/News\/2\/">.*<span>Previous</s)
    expect(bodyOf(withRooms(9, { order: 'NEWEST' }), '/en/News/')).toContain('Older entries')
  })

  test('is no calendar, though its order was one', () => {
    const site = withRooms(9, { kind: 'EVENTS', sort: 'price' })
    expect(namesIn(site, '/en/News/')).toEqual([9, 8, 7])
  })

  test('is ordered as before where nobody is asked for that detail any more', () => {
    expect(namesIn(withRooms(3, { sort: 'gone', order: 'NEWEST' }), '/en/News/')).toEqual([3, 2, 1])
  })

  test('has its feed as before, the newest first', () => {
    const feed = bodyOf(withRooms(3, { kind: 'NEWS', sort: 'price down' }), '/en/News/feed.xml')
    expect([...feed.matchAll(/<title>Story (\d)</g)].map(([, number]) => number)).toEqual(['3', '2', '1'])
  })
})

describe('[COLL-15] a list that tells of some of another', () => {
  const pets = { only: 'pets=YES' }

  test('has those that answer so, in pages of its own, and leads to all', () => {
    const site = withRooms(10, {}, pets)
    expect(['/en/Some/', '/en/Some/2/', '/en/Some/1/'].map((address) => namesIn(site, address))).toEqual([
      [1, 2],
      [5, 7],
      [8, 10],
    ])
    expect(bodyOf(site, '/en/Some/')).toContain('href="/en/News/"')
    expect(namesIn(withRooms(5, {}, { only: 'wood=بلوط' }), '/en/Some/')).toEqual([2])
    expect(namesIn(withRooms(5, {}, { only: 'wood=Oak' }), '/en/Some/')).toEqual([])
  })

  test('is ordered as its list, or by a detail of its own choice', () => {
    expect(namesIn(withRooms(5, { sort: 'price' }, pets), '/en/Some/')).toEqual([5, 2, 1])
    expect(namesIn(withRooms(5, { sort: 'price' }, { sort: 'price down' }), '/en/Some/')).toEqual([1, 2])
    expect(namesIn(withRooms(5, { order: 'NEWEST' }, { sort: 'gone' }), '/en/Some/')).toEqual([5, 4])
  })

  test('of which few stand and that go has those that are not over, whatever the day', () => {
    const site = withRooms(30, { kind: 'EVENTS' }, { sort: 'price down' })
    // The entry of each number is on that day of January, the dearest on the first; TODAY is the fifteenth.
    const shown = (today?: string) =>
      [...String(published(site, today).get('/en/Some/')?.body).matchAll(/<li[^>]*?( hidden="")?><div.*?Story-(\d+)/gs)]
        .filter(([, isSpare]) => isSpare === undefined)
        .map(([, , number]) => Number(number))
    expect(shown()).toEqual([15, 16])
    expect(shown('2026-01-20')).toEqual([20, 21])
    changesOf(site, after(site, set('head30', 'facts/a/price', 1)), { today: '2026-01-20' })
  })

  test('tells of nothing where nobody is asked for that any more', () => {
    expect(namesIn(withRooms(5, {}, { only: 'gone=YES' }), '/en/Some/')).toEqual([])
  })

  test('of a topic and an answer has what both say, and is not the page of the topic', () => {
    const topic = (site: Site) =>
      after(site, { do: 'set-field', section: 'head2', field: 'topic', language: 'ar', value: 'الباحة' })
    const site = topic(withRooms(5, {}, { topic: 'الباحة', only: 'pets=YES' }))
    expect(namesIn(site, '/en/Some/')).toEqual([2])
    expect(bodyOf(site, '/en/News/')).not.toContain('entry-topics')
  })

  test('is of another list: where a list is defined, all of it stands', () => {
    expect(namesIn(withRooms(5, pets), '/en/News/')).toEqual([1, 2, 3, 4, 5])
  })
})

describe('[COLL-15] [COLL-4] what is published after a change is what all of it would be', () => {
  const site = withRooms(10, { sort: 'price' }, { only: 'pets=YES', sort: 'price down' })

  test('one answer draws its entry, the pages of the lists between its places, and no other', () => {
    // The dearest becomes the second cheapest.
    const { isAll, pages } = changesOf(site, after(site, set('head1', 'facts/a/price', 90.5)))
    expect(isAll).toBe(false)
    expect(pages.filter((address) => address.startsWith('/en/'))).toEqual(
      expect.arrayContaining(['/en/News/Story-1/', '/en/News/', '/en/News/2/', '/en/News/1/', '/en/Some/']),
    )
    expect(pages.filter((address) => /Story-/.test(address))).toEqual(['/News/Story-1/', '/en/News/Story-1/'])
  })

  test('an answer that moves nothing draws the page on which it stands', () => {
    const { pages } = changesOf(site, after(site, set('head9', 'facts/a/price', 91.5)))
    expect(pages.filter((address) => /^\/en\/News\/(?!Story)/.test(address))).toEqual(['/en/News/'])
  })

  test.each<[string, Operation]>([
    ['another answer', set('head1', 'facts/c/so', 'NO')],
    ['none any more', { do: 'remove-item', section: 'head8', list: 'facts', item: 'c' }],
    [
      'words in another language',
      { do: 'set-field', section: 'head2', field: 'facts/b/value', language: 'en', value: 'Ash' },
    ],
    ['another kind of the detail', set('news', 'details/pets/kind', 'TEXT')],
    ['a detail that goes', { do: 'remove-item', section: 'news', list: 'details', item: 'price' }],
    ['another order of all', set('news', 'sort', 'wood down')],
    ['no order of its own', set('part', 'sort', '')],
    ['another answer of the list', set('part', 'only', 'pets=NO')],
    ['all answers', set('part', 'only', '')],
    ['an entry more', { do: 'insert-page', after: null, page: room(11) }],
    ['an entry that goes', { do: 'remove-page', page: 'story5' }],
    ['a list of all that goes', { do: 'remove-page', page: 'news' }],
  ])('%s', (_, operation) => {
    changesOf(site, after(site, operation))
  })
})
