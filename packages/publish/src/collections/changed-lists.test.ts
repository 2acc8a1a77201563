import type { Operation } from '@mimar/document'
import { collectionsOf } from '@mimar/render/entries'
import { someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { after, changesOf, entry, LIST, withNews } from '../testing/news.ts'

describe('[COLL-6] what is published after a change is what all of it would be', () => {
  test('where a list grows and shrinks by several pages at once', () => {
    const before = withNews(3)
    const more = [4, 5, 6, 7, 8, 9, 10, 11, 12].reduce(
      (site, number) => after(site, { do: 'insert-page', after: site.pages.at(-1)!.id, page: entry(number) }),
      before,
    )
    expect(changesOf(before, more).pages).toContain('/en/News/1/')
    changesOf(more, before)
  })

  test('where the page of a list is described otherwise, and where its first list goes', () => {
    const site = withNews(2)
    const description = {
      do: 'set-page-meta',
      page: 'news',
      property: 'description',
      language: 'en',
      value: 'All',
    } as const
    expect(changesOf(site, after(site, description)).pages).toContain('/en/News/feed.xml')
    const dates = someSection('dates', LIST, { title: { ar: 'مواعيد', en: 'Dates' }, kind: 'EVENTS' })
    const pages = site.pages.map((page) =>
      page.id === 'news' ? { ...page, sections: [...page.sections, dates] } : page,
    )
    const two = { ...site, pages }
    expect(changesOf(two, after(two, { do: 'remove-section', section: 'news' })).pages).toContain('/en/News/feed.xml')
  })

  test('where a picture of an entry is another, and no page', () => {
    const image = { media: 'own', alt: {}, isDecorative: false, crop: null, width: null }
    const own = { ...someSite.media.share!, id: 'own', source: 'own.jpg' }
    const site = withNews(0, {}, [entry(1, { image }), entry(2)])
    const before = { ...site, media: { ...site.media, own } }
    const after = { ...before, media: { ...before.media, own: { ...own, width: 900 } } }
    expect(changesOf(before, after).pages).toContain('/en/News/')
  })

  test('where an entry is hidden or shown to which an earlier address leads', () => {
    const redirects = [{ id: 'r', from: '/News/Old', to: '/News/Story-3' }]
    const base = withNews(3)
    const site = { ...base, settings: { ...base.settings, redirects } }
    const hidden = after(site, { do: 'set-page-flag', page: 'story3', flag: 'isHidden', value: true })
    expect(changesOf(hidden, site).pages).toContain('/en/News/Old/')
    expect(changesOf(site, hidden).removed).toContain('/en/News/Old/')
  })
})

test('[COLL-6] lists say the same however often entries were changed before', () => {
  const change = fc.record({
    number: fc.integer({ min: 1, max: 6 }),
    what: fc.integer({ min: 0, max: 4 }),
    say: fc.string({ minLength: 1, maxLength: 8 }),
  })
  const operationOf = ({ number, what, say }: { number: number; what: number; say: string }): Operation => {
    const of = { do: 'set-field', section: `head${number}` } as const
    if (what === 0) return { ...of, field: 'title', language: 'en', value: `T ${say}` }
    if (what === 1) return { ...of, field: 'day', value: `2026-02-0${number}` }
    if (what === 2) return { ...of, field: 'collection', value: say.length > 4 ? 'news' : 'other' }
    if (what === 3) return { do: 'set-page-flag', page: `story${number}`, flag: 'isHidden', value: say.length > 4 }
    return { ...of, field: 'topic', language: 'en', value: say }
  }
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), (changes) => {
      let site = withNews(6)
      collectionsOf(site.pages, catalog)
      for (const one of changes) {
        try {
          site = after(site, operationOf(one))
        } catch {
          continue // What no text may be is refused.
        }
        const plain = (collections: ReturnType<typeof collectionsOf>) => ({
          entries: [...collections.entries].map(([id, all]) => [
            id,
            all.map(({ page, title, day }) => [page.id, title, day]),
          ]),
          plain: collections.plain.map(({ id }) => id),
        })
        // A site of another length in between has all gathered anew.
        const again = plain(collectionsOf(site.pages, catalog))
        collectionsOf([], catalog)
        expect(again).toEqual(plain(collectionsOf([...site.pages], catalog)))
        collectionsOf(site.pages, catalog)
      }
    }),
    { numRuns: 60 },
  )
})
