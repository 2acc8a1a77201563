import { exportSite, type Operation, type Section, type Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { describe, expect, test } from 'vitest'
import { addSite } from '../sites/import-site.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { someSite, titled, titleOf } from '../testing/site.ts'

const aHero = (site: Site) => site.pages[0]?.sections[0] as Section

describe.each(dialects)('$name', (dialect) => {
  async function signedIn() {
    const running = await testApp(dialect)
    const cookie = await running.cookieFor(running.owner.id)
    const post = (payload: unknown) =>
      running.app.inject({
        method: 'POST',
        url: '/api/v1/sites/hotel/operations',
        headers: { cookie, 'content-type': 'application/json' },
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      })
    return { ...running, cookie, post }
  }
  const change = (id: string, title: string) => ({ id, operation: titled(title) })
  const documentOf = async ({ parts }: TestApp) => (await parts.sites.read('hotel'))!

  test('a change is acknowledged with its revision, and is in the document', async () => {
    const running = await signedIn()
    const answer = await running.post({ base: 0, changes: [change('change-1', 'New')] })

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ revision: 1, changes: [{ id: 'change-1', revision: 1 }], missed: [] })
    expect(titleOf((await documentOf(running)).site)).toBe('New')
  })

  test('a change that no longer applies answers 422 and names it; what stood before it is stored', async () => {
    const running = await signedIn()
    const gone = { id: 'change-2', operation: { ...titled('x'), section: 'gone' } }
    const answer = await running.post({ base: 0, changes: [change('change-1', 'A'), gone, change('change-3', 'C')] })

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'section-missing',
      change: 'change-2',
      revision: 1,
      changes: [{ id: 'change-1', revision: 1 }],
    })
    expect(titleOf((await documentOf(running)).site)).toBe('A')
  })

  test('[LIM-Header13] a title that is too long is refused with the limit', async () => {
    const running = await signedIn()
    const answer = await running.post({ base: 0, changes: [change('change-1', 'x'.repeat(200))] })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'value-refused', refusals: [{ code: 'too-long' }] })
    expect((await documentOf(running)).revision).toBe(0)
  })

  const deep = `${'['.repeat(200)}${']'.repeat(200)}`
  const bad: readonly [string, unknown, number, string][] = [
    ['is not JSON', '{"base":', 400, 'request-malformed'],
    ['is empty', '', 400, 'request-malformed'],
    ['is a list', '[]', 400, 'request-malformed'],
    ['has no base', { changes: [change('change-1', 'A')] }, 400, 'request-malformed'],
    ['has no changes', { base: 0, changes: [] }, 400, 'request-malformed'],
    ['has a change without an id', { base: 0, changes: [{ operation: titled('A') }] }, 400, 'request-malformed'],
    ['has an id that is no id', { base: 0, changes: [change('../../..', 'A')] }, 400, 'request-malformed'],
    [
      'is nested without end',
      `{"base":0,"changes":[{"id":"change-1","operation":{"do":"x","v":${deep}}}]}`,
      400,
      'request-malformed',
    ],
    ['reaches for a prototype', '{"base":0,"changes":[],"__proto__":{"x":1}}', 400, 'request-malformed'],
    [
      'has an unknown operation after a good one',
      { base: 0, changes: [change('change-1', 'A'), { id: 'change-2', operation: { do: 'explode' } }] },
      400,
      'operation-unknown',
    ],
    [
      'has a malformed operation after a good one',
      { base: 0, changes: [change('change-1', 'A'), { id: 'change-2', operation: { do: 'set-field', section: 4 } }] },
      400,
      'operation-malformed',
    ],
    [
      'is larger than 1 MB',
      { base: 0, changes: [change('change-1', 'x'.repeat(1_000_001))] },
      413,
      'request-too-large',
    ],
    ['builds on a revision from the future', { base: 9, changes: [change('change-1', 'A')] }, 409, 'revision-unknown'],
  ]
  test.each(bad)('[API-4] a request that %s changes nothing', async (_what, payload, status, code) => {
    const running = await signedIn()
    const answer = await running.post(payload)

    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ status, code, message: expect.stringMatching(/./) })
    expect(answer.body).not.toMatch(/\n\s+at |file:\/\//)
    expect((await documentOf(running)).revision).toBe(0)
  })

  /** A site of one page with so many heroes, beside the hotel. */
  async function withHeroes(running: Awaited<ReturnType<typeof signedIn>>, count: number) {
    const site = someSite('full')
    const [page] = site.pages
    const heroes = Array.from({ length: count }, (_, index) => ({ ...aHero(site), id: `hero-${index}` }))
    const full = { ...site, pages: [{ ...page!, sections: heroes }] }
    await running.parts.siteStore.insert({ site: full, slug: 'full', name: 'Full', owner: running.owner.id })
    const send = (...operations: Operation[]) =>
      running.app.inject({
        method: 'POST',
        url: '/api/v1/sites/full/operations',
        headers: { cookie: running.cookie },
        payload: { base: 0, changes: operations.map((operation, at) => ({ id: `change-${at}`, operation })) },
      })
    const insert = (id: string, more: object = {}): Operation => {
      return { do: 'insert-section', place: 'home', after: null, section: { ...aHero(site), id, ...more } }
    }
    const read = async () => (await running.parts.sites.read('full'))!
    return { send, insert, read }
  }

  test('a site that is full refuses what would make it fuller, says the limit, and keeps what it has', async () => {
    const running = await signedIn()
    const { send, insert, read } = await withHeroes(running, 999)
    const answer = await send(insert('last'), insert('too-many'), insert('later'))
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'site-full',
      change: 'change-1',
      revision: 1,
      message: expect.stringContaining('at most 1,000 sections'),
      refusals: [{ code: 'too-many', at: 'sections', params: { max: 1000, count: 1001 } }],
    })
    expect((await read()).site.pages[0]?.sections).toHaveLength(1000)
  })

  test('a section that brings too much that nobody understands is refused; a page of 400 sections takes another', async () => {
    const running = await signedIn()
    const { send, insert, read } = await withHeroes(running, 400)
    const answer = await send(insert('plain'), insert('stuffed', { dataExtras: { note: 'x'.repeat(100_000) } }))
    expect(answer.json()).toMatchObject({ code: 'site-full', change: 'change-1', refusals: [{ at: 'kept' }] })
    expect((await read()).site.pages[0]?.sections).toHaveLength(401)
  })

  test('a file of more than a site holds is not imported, and its faults say why', async () => {
    const running = await signedIn()
    const site = someSite('file')
    const [page] = site.pages
    const stuffed = { ...site, pages: [{ ...page!, extras: { note: 'x'.repeat(100_000) } }] }
    const answer = await running.app.inject({
      method: 'POST',
      url: '/api/v1/sites',
      headers: { cookie: running.cookie },
      payload: { configuration: exportSite(stuffed, catalog) },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'import-refused', faults: [{ code: 'site-full' }] })
    expect(await running.parts.siteStore.list(null)).toHaveLength(1)
  })

  test('[REPORT-1] no file and no copy makes a site paid, whoever brings it; an import says what the file says', async () => {
    const { app, cookie, owner, parts } = await signedIn()
    const configuration = exportSite(someSite('paid'), catalog)
    expect(configuration).toMatchObject({ constants: { isPaid: true } })
    const make = (url: string, payload: object) => app.inject({ method: 'POST', url, headers: { cookie }, payload })
    const made = [await make('/api/v1/sites', { configuration }), await make('/api/v1/sites/hotel/copies', {})]
    for (const answer of made) {
      expect(answer.statusCode).toBe(201)
      expect((await parts.sites.read(answer.json<{ id: string }>().id))?.site.constants.isPaid).toBe(false)
    }
    const keepPicture = async () => undefined
    const brought = await addSite(parts.siteStore, catalog, { configuration, owner, keepPicture })
    expect(brought).toMatchObject({
      ok: true,
      saysPaid: true,
      site: { constants: { isPaid: false, siteHash: 'hash' } },
    })
  })

  test('the changes after a revision can be read, oldest first', async () => {
    const running = await signedIn()
    await running.post({ base: 0, changes: [change('change-1', 'A'), change('change-2', 'B')] })
    const answer = await running.app.inject({
      url: '/api/v1/sites/hotel/operations?since=1',
      headers: { cookie: running.cookie },
    })
    expect(answer.json()).toEqual([{ id: 'change-2', revision: 2, operation: titled('B') }])
  })

  const shownTitle = async (running: TestApp) => titleOf((await documentOf(running)).site)

  const late = (id: string, title: string, base = 0) => ({ ...change(id, title), base })

  test('[U42] what one window has not seen it does not write over: both are stored, the first stays', async () => {
    const running = await signedIn()
    await running.post({ base: 0, changes: [change('window-one', 'One')] })
    const answer = await running.post({
      base: 0,
      changes: [late('window-two', 'Two'), late('window-two-b', 'Two B')],
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      revision: 4,
      changes: [
        { id: 'window-two', revision: 2 },
        { id: 'window-two-b', revision: 3 },
      ],
      missed: [
        { id: 'window-one', revision: 1, operation: titled('One') },
        { id: 'back-window-two-b', revision: 4, operation: titled('One') },
      ],
    })
    expect(await shownTitle(running)).toBe('One')
    // Sent again, as after an answer that was lost, it tells the same and stores nothing.
    const again = await running.post({ base: 0, changes: [late('window-two-b', 'Two B')] })
    expect(again.json()).toMatchObject({ revision: 4, missed: [{}, {}, { id: 'back-window-two-b' }] })
    const deliberate = await running.post({ base: 4, changes: [late('window-two-c', 'Two', 4)] })
    expect(deliberate.json()).toMatchObject({ revision: 5, missed: [] })
    expect(await shownTitle(running)).toBe('Two')
  })

  test('[U42] a change says what its own author had seen, whatever the send knows by now', async () => {
    const running = await signedIn()
    await running.post({ base: 0, changes: [change('window-one', 'One')] })
    const answer = await running.post({ base: 1, changes: [late('window-two', 'Two')] })
    expect(answer.json()).toMatchObject({ revision: 3, missed: [{ id: 'back-window-two' }] })
    expect(await shownTitle(running)).toBe('One')
  })

  test('[U42] two windows that write different texts keep both', async () => {
    const running = await signedIn()
    const hidden = { do: 'set-section', section: 'hero', property: 'label', value: 'Top' }
    const other = { id: 'window-two', operation: hidden, base: 0 }
    await running.post({ base: 0, changes: [change('window-one', 'One')] })
    const answer = await running.post({ base: 0, changes: [other] })
    expect(answer.json()).toMatchObject({ revision: 2, missed: [{ id: 'window-one' }] })
    expect(await shownTitle(running)).toBe('One')
  })

  test('[U42] who says nothing of what they have seen may write over everything', async () => {
    const running = await signedIn()
    await running.post({ base: 0, changes: [change('window-one', 'One')] })
    await running.post({ base: 0, changes: [change('window-two', 'Two')] })
    expect(await shownTitle(running)).toBe('Two')
  })

  test('[EDIT-15] two clients that race on one site both learn what the other has done', async () => {
    const running = await signedIn()
    const seen = { one: new Set<string>(), two: new Set<string>() }
    const stream = async (who: 'one' | 'two') => {
      let base = 0
      for (let turn = 0; turn < 20; turn += 1) {
        const answer = await running.post({ base, changes: [change(`${who}-turn-${turn}`, `${who} ${turn}`)] })
        const { revision, missed } = answer.json<{ revision: number; missed: { id: string }[] }>()
        for (const { id } of missed) if (!id.startsWith(who)) seen[who].add(id)
        base = revision
      }
    }
    await Promise.all([stream('one'), stream('two')])
    await running.post({ base: 0, changes: [change('last-change', 'end')] })
    const all = await running.app.inject({
      url: '/api/v1/sites/hotel/operations?since=0',
      headers: { cookie: running.cookie },
    })
    const ids = all.json<{ id: string; revision: number }[]>()
    expect(ids.map(({ revision }) => revision)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1))
    expect(new Set(ids.map(({ id }) => id)).size).toBe(41)
    expect(seen.one.size + seen.two.size).toBeGreaterThan(19)
  })
})
