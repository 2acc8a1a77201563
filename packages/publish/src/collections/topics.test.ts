import { apply, type Operation, type Page, type Site } from '@mimar/document'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { describe, expect, test } from 'vitest'
import { publishChanges, publishSite } from '../index.ts'
import { changesOf } from '../testing/news.ts'
import { byAddress, someInput } from '../testing.ts'

const entry = (number: number, topic: object): Page =>
  somePage(
    `/News/Story-${number}`,
    [
      someSection(`head${number}`, 'EntryHead', {
        ...{ title: { ar: `خبر ${number}`, en: `Story ${number}` }, topic, collection: 'news' },
        day: `2026-01-${String(number).padStart(2, '0')}`,
      }),
    ],
    { id: `story${number}` },
  )

const COURT = { ar: 'الباحة', en: 'Court' }
const KITCHEN = { ar: 'المطبخ', en: 'Kitchen' }
const list = (id: string, content: object) => someSection(id, 'EntryList', { title: { ar: id, en: id }, ...content })

/** News of two topics, a page that tells of one, and the home page that tells of the newest of it. */
const site: Site = {
  ...someSite,
  pages: [
    ...someSite.pages,
    somePage('/News', [list('news', { amount: 3 })]),
    somePage('/Court', [list('court', { collection: 'news', topic: 'الباحة', amount: 48 })]),
    ...[entry(1, COURT), entry(2, KITCHEN), entry(3, { ar: ' الباحة ', en: 'Courtyard' }), entry(4, {})],
  ],
}

const numbers = [5, 6, 7, 8, 9]
const inSecond = (number: number): Page => {
  const { sections, ...page } = entry(number, {})
  const [head] = sections
  return { ...page, sections: [{ ...head!, content: { ...head!.content, collection: 'second' } }] }
}

/** Five of the first topic. */
const long: Site = { ...site, pages: [...site.pages, entry(5, COURT), entry(6, COURT), entry(7, COURT)] }

const published = (one: Site) => byAddress(publishSite(someInput({ site: one })))
const bodyOf = (one: Site, address: string) => String(published(one).get(address)?.body)
const storiesIn = (html: string) => [...html.matchAll(/Story (\d+)<\/a>/g)].map(([, number]) => Number(number))
const after = (one: Site, operation: Operation) => apply(one, operation, catalog).site
const topicsIn = (html: string) => /<nav class="entry-topics"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? ''

describe('[COLL-11] a list of one topic', () => {
  test('tells of its entries alone, in every language by the topic as it is called first, and leads to all', () => {
    expect(storiesIn(bodyOf(site, '/en/Court/'))).toEqual([3, 1])
    expect(bodyOf(site, '/en/Court/')).toContain('href="/en/News/"')
    expect(bodyOf(site, '/Court/')).toContain('خبر 3')
    expect(bodyOf(site, '/Court/')).not.toContain('خبر 2')
  })

  test('is a page like any other: with its address in each language, in the sitemap', () => {
    expect(bodyOf(site, '/en/Court/')).toContain('<link rel="canonical" href="http://house.localhost:3000/en/Court/">')
    expect(bodyOf(site, '/sitemap.xml')).toContain('/en/Court/')
  })

  test('is led to by the list of all and by every entry of the topic, and by no other', () => {
    expect(topicsIn(bodyOf(site, '/en/News/'))).toBe('<a href="/en/Court/">Court</a>')
    expect(topicsIn(bodyOf(site, '/News/'))).toBe('<a href="/Court/">الباحة</a>')
    expect(topicsIn(bodyOf(site, '/en/Court/'))).toBe('<a href="/en/Court/" aria-current="page">Court</a>')
    expect(bodyOf(site, '/en/News/Story-3/')).toContain('<p class="entry-topic"><a href="/en/Court/">Courtyard</a></p>')
    expect(bodyOf(site, '/en/News/Story-2/')).toContain('<p class="entry-topic">Kitchen</p>')
  })

  test('without entries tells of nothing, and no list leads there', () => {
    const none = after(site, { do: 'set-field', section: 'court', field: 'topic', value: 'Garden' })
    expect(storiesIn(bodyOf(none, '/en/Court/'))).toEqual([])
    expect(topicsIn(bodyOf(none, '/en/News/'))).toBe('')
  })

  test('is of another list: where a list is defined, all of it stands', () => {
    const home = after(site, { do: 'set-field', section: 'news', field: 'topic', value: 'الباحة' })
    expect(storiesIn(bodyOf(home, '/en/News/'))).toEqual([4, 3, 2, 1])
  })

  test.each<[string, Operation]>([
    [
      'another topic of an entry',
      { do: 'set-field', section: 'head2', field: 'topic', language: 'ar', value: 'الباحة' },
    ],
    [
      'a topic that is translated otherwise',
      { do: 'set-field', section: 'head1', field: 'topic', language: 'en', value: 'Yard' },
    ],
    ['another topic of the list', { do: 'set-field', section: 'court', field: 'topic', value: 'المطبخ' }],
    ['no topic', { do: 'set-field', section: 'court', field: 'topic', value: '' }],
    ['a page of a topic that moves', { do: 'set-page-path', page: 'court', path: '/Yard' }],
    ['a page of a topic that goes', { do: 'remove-page', page: 'court' }],
    ['a page of a topic that is a draft', { do: 'set-page-flag', page: 'court', flag: 'isHidden', value: true }],
    ['an entry that goes', { do: 'remove-page', page: 'story3' }],
  ])('%s gives what publishing everything gives', (_, operation) => {
    const now = after(site, operation)
    const files = new Map(published(site))
    const { files: changed, removed } = publishChanges(someInput({ site: now }), site)
    const written = [...changed]
    for (const address of removed) files.delete(address)
    for (const file of written) files.set(file.address, file)
    for (const [address, file] of published(now)) expect(files.get(address), address).toEqual(file)
  })

  test('goes on in pages of its own, in each language, to its first entry', () => {
    const many = after(long, { do: 'set-field', section: 'court', field: 'amount', value: 2 })
    expect(storiesIn(bodyOf(many, '/en/Court/'))).toEqual([7, 6, 5])
    expect(bodyOf(many, '/en/Court/')).toContain('rel="next" href="/en/Court/1/"')
    expect(storiesIn(bodyOf(many, '/en/Court/1/'))).toEqual([3, 1])
    expect(bodyOf(many, '/Court/1/')).toContain('خبر 3')
    expect(bodyOf(many, '/en/Court/1/')).toContain(
      '<link rel="canonical" href="http://house.localhost:3000/en/Court/1/">',
    )
  })

  test.each<[string, Operation]>([
    ['an entry of it more', { do: 'insert-page', after: null, page: entry(8, COURT) }],
    ['one less', { do: 'remove-page', page: 'story3' }],
    ['another title of its oldest', { do: 'set-field', section: 'head1', field: 'title', language: 'en', value: 'T' }],
    ['one that is of another', { do: 'set-field', section: 'head5', field: 'topic', language: 'ar', value: 'المطبخ' }],
    ['another kind of all', { do: 'set-field', section: 'news', field: 'kind', value: 'EVENTS' }],
    ['another order of all', { do: 'set-field', section: 'news', field: 'order', value: 'TITLE' }],
    ['a page of it that moves', { do: 'set-page-path', page: 'court', path: '/Yard' }],
    ['a list of all that moves', { do: 'set-page-path', page: 'news', path: '/Journal' }],
    ['a list of all that goes', { do: 'remove-page', page: 'news' }],
    ['more on a page', { do: 'set-field', section: 'court', field: 'amount', value: 3 }],
    ['no topic', { do: 'set-field', section: 'court', field: 'topic', value: '' }],
  ])('%s changes its pages to what publishing everything gives', (_, operation) => {
    const many = after(long, { do: 'set-field', section: 'court', field: 'amount', value: 2 })
    changesOf(many, after(many, operation))
  })

  test('is what it is called in the first language, whatever was published before that became another', () => {
    bodyOf(site, '/Court/')
    const languages = site.languages.map((one) => ({ ...one, isPrimary: one.code === 'en' }))
    const english: Site = { ...site, languages }
    const copied: Site = { ...english, pages: [...site.pages] }
    for (const [address, { body }] of published(copied)) {
      expect(String(published(english).get(address)?.body), address).toBe(String(body))
    }
  })
})

describe('[COLL-3] a second list that is defined on a page', () => {
  const more = numbers.map((number) => inSecond(number))
  const second = list('second', { kind: 'PROJECTS', amount: 2, title: { ar: 'أعمال', en: 'Work' } })
  const pages = site.pages.map((page) =>
    page.id === 'news' ? { ...page, sections: [...page.sections, second] } : page,
  )
  const two: Site = { ...site, pages: [...pages, ...more] }

  test('goes on in pages of its own, on which the first begins', () => {
    expect(storiesIn(bodyOf(two, '/en/News/'))).toEqual([4, 3, 2, 1, 9, 8, 7])
    expect(bodyOf(two, '/en/News/')).toContain('rel="next" href="/en/News/2-1/"')
    expect(storiesIn(bodyOf(two, '/en/News/2-1/'))).toEqual([4, 3, 2, 1, 6, 5])
    expect(bodyOf(two, '/en/News/2-1/')).toMatch(/<title>[^<]* · 1<\/title>/)
  })

  test.each<[string, Operation]>([
    ['one more', { do: 'insert-page', after: null, page: inSecond(10) }],
    ['one less', { do: 'remove-page', page: 'story6' }],
    ['another title', { do: 'set-field', section: 'head5', field: 'title', language: 'en', value: 'T' }],
    ['a first list that goes', { do: 'remove-section', section: 'news' }],
    ['a first list of events', { do: 'set-field', section: 'news', field: 'kind', value: 'EVENTS' }],
  ])('%s gives what publishing everything gives', (_, operation) => {
    changesOf(two, after(two, operation), { today: '2026-01-20' })
  })
})
