import type { Operation, Site } from '@mimar/document'
import { someSection } from '@mimar/render/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { after, changesOf, entry, LIST, numbers, published, TODAY, withNews } from '../testing/news.ts'

const dayAt = (offset: number) =>
  new Date(Date.parse(`${TODAY}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10)

/** A list of events on these days, counted from today: of the first the title is `Story 1`. */
const withEvents = (offsets: readonly number[], list: object = {}) =>
  withNews(
    0,
    { kind: 'EVENTS', ...list },
    offsets.map((offset, at) => entry(at + 1, { day: dayAt(offset) })),
  )

const bodyOf = (site: Site, address: string, today = TODAY) => String(published(site, today).get(address)?.body)
const namesIn = (body: string) => [...body.matchAll(/Story (\d+)<\/a>/g)].map(([, number]) => Number(number))
const shownIn = (body: string) => namesIn(body.replaceAll(/<li[^>]* hidden="".*?<\/li>/gs, ''))

/** A site whose home page tells of the next few. */
function withFew(site: Site, content: object = {}): Site {
  const [first, ...others] = site.pages
  const few = someSection('few', LIST, { title: { ar: 'القادم', en: 'Next' }, collection: 'news', ...content })
  return { ...site, pages: [{ ...first!, sections: [few] }, ...others] }
}

describe('[COLL-3] a list of events', () => {
  const many = withEvents([...numbers(30).map((day) => day - 11)])

  test('of many begins with today, whatever lies farther ahead, and what was stands behind it', () => {
    // The eleventh is today's; pages behind the first end with the 3rd, 6th … event.
    const first = bodyOf(many, '/en/News/')
    expect(namesIn(first)).toEqual([11, 12, 13, 14, 15])
    expect(first).toMatch(/rel="prev" href="\/en\/News\/4\/">.*Earlier/)
    expect(first).toMatch(/rel="next" data-later="" href="\/en\/News\/6\/"><span>Later/)
    expect(first).not.toContain('Page 1 of')
    expect(namesIn(bodyOf(many, '/en/News/6/'))).toEqual([16, 17, 18])
    expect(namesIn(bodyOf(many, '/en/News/4/'))).toEqual([10, 11, 12])
    expect(bodyOf(many, '/en/News/4/')).toMatch(/href="\/en\/News\/"><span>Coming up/)
    expect(bodyOf(many, '/News/10/')).not.toContain('rel="next"')
  })

  test('is of the day on which it is drawn, and no page behind its first is', () => {
    const later = { was: TODAY, today: dayAt(9) }
    const changed = after(many, { do: 'set-field', section: 'head1', field: 'place', language: 'en', value: 'Yard' })
    const { pages } = changesOf(many, changed, later)
    expect(namesIn(bodyOf(many, '/en/News/', later.today))).toEqual([20, 21, 22, 23, 24])
    expect(pages.filter((address) => /News\/(?:\d+\/)?$/.test(address))).toEqual([
      ...['/News/', '/en/News/', '/News/1/', '/en/News/1/'],
    ])
  })

  test('of which all is over says that nothing comes, and leads to what was', () => {
    const over = bodyOf(many, '/en/News/', dayAt(60))
    expect(over).toContain('Nothing is here yet.')
    expect(over).toContain('href="/en/News/10/"')
  })

  test('elsewhere tells of the next few; as many wait until these are over', () => {
    const few = withFew(many, { amount: 2 })
    const body = bodyOf(few, '/en/')
    expect(shownIn(body)).toEqual([11, 12])
    expect(namesIn(body)).toEqual(numbers(14).map((number) => number + 10))
    expect(body).toContain('data-most="2"')
    expect(shownIn(bodyOf(few, '/en/', dayAt(5)))).toEqual([16, 17])
    expect(changesOf(few, few, { was: TODAY, today: dayAt(5) }).pages).toEqual(['/', '/en/', '/News/', '/en/News/'])
  })
})

describe('[COLL-6] what is published of events after a change is what all of it would be', () => {
  const offsets = [-60, -45, -30, -20, -10, -5, -2, -1, 0, 0, 1, 2, 5, 9, 20, 40, 60, 90, 200]
  const events = withFew(withEvents(offsets), { amount: 2 })
  const change = fc.record({
    at: fc.integer({ min: 1, max: offsets.length + 4 }),
    what: fc.constantFrom('title', 'hide', 'show', 'remove', 'add', 'day', 'until'),
    offset: fc.integer({ min: -70, max: 210 }),
  })

  function operationOf({ at, what, offset }: { at: number; what: string; offset: number }): Operation {
    const [page, section] = [`story${at}`, `head${at}`]
    if (what === 'remove') return { do: 'remove-page', page }
    if (what === 'add') return { do: 'insert-page', after: null, page: entry(at, { day: dayAt(offset) }) }
    if (what === 'title') return { do: 'set-field', section, field: 'title', language: 'en', value: `T${offset}` }
    if (what === 'day' || what === 'until') return { do: 'set-field', section, field: what, value: dayAt(offset) }
    return { do: 'set-page-flag', page, flag: 'isHidden', value: what === 'hide' }
  }

  test('however many days lie between', () => {
    const days = fc.integer({ min: 0, max: 70 })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), days, (changes, passed) => {
        const changed = changes.reduce((now, one) => {
          const isThere = now.pages.some(({ id }) => id === `story${one.at}`)
          return isThere === (one.what !== 'add') ? after(now, operationOf(one)) : now
        }, events)
        changesOf(events, changed, { today: dayAt(passed) })
      }),
      { numRuns: 12 },
    )
  }, 120_000)

  test.each<[string, Operation]>([
    ['another amount', { do: 'set-field', section: 'news', field: 'amount', value: 4 }],
    ['another order', { do: 'set-field', section: 'news', field: 'order', value: 'NEWEST' }],
    ['another kind', { do: 'set-field', section: 'news', field: 'kind', value: 'OTHER' }],
    ['a list that goes', { do: 'remove-section', section: 'news' }],
    ['fewer elsewhere', { do: 'set-field', section: 'few', field: 'amount', value: 1 }],
  ])('%s gives what publishing everything gives', (_, operation) => {
    changesOf(events, after(events, operation), { today: dayAt(3) })
  })
})

describe('[COLL-3] jobs', () => {
  const jobs = withNews(0, { kind: 'JOBS' }, [
    entry(1, { day: dayAt(-40), until: dayAt(-3) }),
    entry(2, { day: dayAt(-2) }),
    entry(3, { day: dayAt(-1), until: dayAt(3) }),
  ])

  test('go after their last day where they have one, also elsewhere', () => {
    const body = bodyOf(withFew(jobs, { amount: 1 }), '/en/News/')
    expect(body).toContain('data-island="events"')
    expect(body.match(/data-ends="[^"]*"/g)).toEqual([
      'data-ends="2026-01-19T12:00:00.000Z"',
      'data-ends="2026-01-13T12:00:00.000Z"',
    ])
    const few = bodyOf(withFew(jobs, { amount: 1 }), '/en/')
    expect([shownIn(few), namesIn(few)]).toEqual([[3], [3, 2, 1]])
  })
})
