import type { Operation, Page, Site } from '@mimar/document'
import { collectionsOf, entriesInOrder, topicsOf } from '@mimar/render/entries'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageGroups } from '../page-groups.ts'
import { sitemap, sitemapAddresses } from '../sitemap.ts'
import { after, changesOf, entry, LIST, numbers, published, TODAY, withNews } from '../testing/news.ts'
import { someInput } from '../testing.ts'

const TOPICS = ['الباحة', 'المطبخ', '']
const KINDS = ['NEWEST', 'TITLE', 'SOONEST', 'HAND'] as const
const ORDERS = [...KINDS.map((order) => ({ order })), byAge(false), byAge(true)]

function byAge(isFalling: boolean) {
  const details = [{ id: 'age', name: {}, kind: 'PRICE' as const, unit: {} }]
  return { order: 'HAND' as const, byAnswer: { of: 'age', isFalling }, details: details as never }
}

interface Act {
  readonly number: number
  readonly what: number
  readonly other: number
}

const act = fc.record({ number: fc.integer({ min: 1, max: 8 }), what: fc.nat(15), other: fc.nat(9) })

/** Something that people do to a site with a list of entries, one of topics, and pages beside. */
function operationOf({ number, what, other }: Act, made: number, { languages }: Site): Operation {
  const [page, section] = [`story${number}`, `head${number}`]
  const of = { do: 'set-field', section } as const
  const fresh = { title: { ar: `خبر ${made}`, en: `New ${other}` }, topic: { ar: TOPICS[other % 3]! } }
  const acts: readonly Operation[] = [
    { ...of, field: 'title', language: 'en', value: `Told ${other}` },
    { ...of, field: 'title', language: 'ar', value: `قيل ${other}` },
    { ...of, field: 'day', value: `2026-02-0${1 + (other % 3)}` },
    { ...of, field: 'topic', language: 'ar', value: TOPICS[other % 3]! },
    { ...of, field: 'collection', value: other > 6 ? 'other' : 'news' },
    { do: 'set-page-flag', page, flag: 'isHidden', value: other > 4 },
    { do: 'set-page-flag', page, flag: 'noIndex', value: other > 4 },
    { do: 'set-page-path', page, path: other > 7 ? `/News/${other - 6}` : `/News/Moved-${number}-${other}` },
    { do: 'move-page', page, after: other > 7 ? null : `story${1 + other}` },
    { do: 'remove-page', page },
    { do: 'insert-page', after: `story${1 + (other % 8)}`, page: entry(made, fresh) },
    { do: 'insert-page', after: null, page: entry(made, fresh, other > 6 ? { noIndex: true } : {}) },
    { do: 'set-field', section: 'news', field: 'title', language: 'en', value: `List ${other}` },
    { do: 'set-page-flag', page: 'court', flag: 'isHidden', value: other > 4 },
    { do: 'set-field', section: 'news', field: 'order', value: KINDS[other % 4]! },
    { do: 'set-languages', languages: languages.map((one) => ({ ...one, order: other - one.order })) },
  ]
  return acts[what]!
}

function begun(): Site {
  const topic = (number: number) => ({ topic: { ar: TOPICS[number % 3]! } })
  const site = withNews(
    0,
    {},
    numbers(8).map((number) => entry(number, topic(number))),
  )
  const court = someSection('court', LIST, { collection: 'news', topic: TOPICS[0]!, amount: 2 })
  return { ...site, pages: [...site.pages, somePage('/Court', [court], { id: 'court' })] }
}

/** The states of a site, one after another; what cannot be done is not. */
function statesAfter(site: Site, acts: readonly Act[]): readonly Site[] {
  const states = [site]
  for (const [at, one] of acts.entries()) {
    try {
      states.push(after(states.at(-1)!, operationOf(one, 20 + at, site)))
    } catch {}
  }
  return states
}

test('[COLL-6] whatever is done to entries and their lists, each publish comes to what all of it would be', () => {
  const some = fc.tuple(fc.array(act, { minLength: 1, maxLength: 3 }), fc.array(act, { minLength: 1, maxLength: 3 }))
  fc.assert(
    fc.property(some, ([first, second]) => {
      const site = begun()
      const then = statesAfter(site, first).at(-1)!
      changesOf(site, then)
      const last = statesAfter(then, second).at(-1)!
      changesOf(then, last)
      expect(published(last)).toEqual(published(structuredClone(last)))
    }),
    { numRuns: 5 },
  )
})

/** All that is found of entries, without the objects of another state. */
function foundIn(site: Site) {
  const { homes, entries, topics, listing, plain } = collectionsOf(site.pages, catalog)
  const ids = (all: readonly { readonly page: Page }[]) => all.map(({ page }) => page.id)
  return {
    homes: [...homes.keys()],
    topics: [...topics].map(([id, lists]) => [id, ids(lists)]),
    listing: listing.map(({ id }) => id),
    plain: plain.map(({ id }) => id),
    entries: [...entries].toSorted().map(([id, all]) => [id, ids(all)]),
    ofTopics: [...entries].toSorted().map(([, all]) => [...topicsOf(all, site)].map(([key, some]) => [key, ids(some)])),
    orders: [...entries].toSorted().map(([, all]) => ORDERS.map((list) => ids(entriesInOrder(all, list, site, 'en')))),
    ofOne: [...(topicsOf(entries.get('news') ?? [], site).values() ?? [])].map((all) =>
      ids(entriesInOrder(all, { order: 'NEWEST' }, site, 'en')),
    ),
  }
}

test('[COLL-6] entries stand where they would if all were looked through anew, in every order and topic', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 12 }), (acts) => {
      for (const site of statesAfter(begun(), acts)) expect(foundIn(site)).toEqual(foundIn(structuredClone(site)))
    }),
    { numRuns: 200 },
  )
})

const bodies = (site: Site, before?: Site) =>
  new Map([...sitemap(someInput({ site, today: TODAY }), before)].map(({ address, body }) => [address, String(body)]))

test('a sitemap of many parts becomes by its changes what it would be if all of it were written', () => {
  const many = numbers(1_010).map((number) => somePage(`/P${number}`, [], { id: `story${number}` }))
  const site: Site = { ...someSite, pages: [...someSite.pages, ...many] }
  expect(sitemapAddresses(site).length).toBeGreaterThan(4)
  // Other languages are other files everywhere.
  const acts = fc.array(act, { minLength: 1, maxLength: 12 }).map((all) => all.filter(({ what }) => what < 15))
  fc.assert(
    fc.property(acts, fc.boolean(), (some, isLess) => {
      const less = { ...site, pages: site.pages.slice(0, 1_004) }
      for (const [at, state] of statesAfter(isLess ? less : site, some).entries()) {
        const before = at === 0 ? site : statesAfter(isLess ? less : site, some)[0]!
        const files = bodies(before)
        const changes = bodies(state, before)
        for (const address of sitemapAddresses(before))
          if (!sitemapAddresses(state).includes(address)) files.delete(address)
        expect(new Map([...files, ...changes])).toEqual(bodies(structuredClone(state)))
      }
    }),
    { numRuns: 10 },
  )
})

test('of a sitemap of many parts one page more has one written, and of the groups of pages one made', () => {
  const many = numbers(1_500).map((number) => somePage(`/P${number}`, [], { id: `story${number}` }))
  const site: Site = { ...someSite, pages: [...someSite.pages, ...many] }
  bodies(site)
  const more = after(site, { do: 'insert-page', after: 'story7', page: somePage('/More', [], { id: 'more' }) })
  expect([...bodies(more, site).keys()]).toHaveLength(1)
  const [now, then] = [pageGroups(more, 128, site), pageGroups(site, 128)]
  expect(now.filter((group, at) => group !== then[at])).toHaveLength(1)
})
