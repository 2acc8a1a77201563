import type { Operation } from '@mimar/document'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { titled } from '../testing/site.ts'

/** How many turns of the event loop others got while that was done; each is a visitor who could be answered. */
async function turnsDuring<T>(work: () => PromiseLike<T>): Promise<{ turns: number; given: T }> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const given = await work()
  isOver = true
  return { turns, given }
}

const many = (count: number, name: string): Operation => ({
  do: 'together',
  operations: Array.from({ length: count }, (_, at) => titled(`${name} ${at}`)),
})

describe.each(dialects)('$name', (dialect) => {
  async function open() {
    const running = await testApp(dialect)
    const headers = { cookie: await running.cookieFor(running.owner.id) }
    const url = '/api/v1/sites/hotel/operations'
    const send = (base: number, changes: object[]) =>
      running.app.inject({ method: 'POST', url, headers, payload: { base, changes } })
    const get = (path: string) => running.app.inject({ url: `/api/v1/sites/hotel/${path}`, headers })
    return { ...running, send, get }
  }
  const change = (id: number, operation: Operation) => ({ id: `change-${id}`, operation })

  test('[API-4] thousands of changes in one request are made while others are answered', async () => {
    const { send } = await open()
    const changes = Array.from({ length: 11 }, (_, at) => change(at, many(900, `${at}`)))
    const { turns, given } = await turnsDuring(() => send(0, changes))
    expect(given.json()).toMatchObject({ revision: 11 })
    expect(turns).toBeGreaterThan(5)
  })

  test('[API-4] changes come in pages by number and by size, and each names the next', async () => {
    const { parts, owner, get } = await open()
    for (let batch = 0; batch < 3; batch += 1) {
      const changes = Array.from({ length: 300 }, (_, at) => change(batch * 300 + at, titled(`${at}`)))
      await parts.sites.send('hotel', { base: batch * 300, changes }, owner.id)
    }
    const large = Array.from({ length: 8 }, (_, at) => change(900 + at, many(3000, 'x'.repeat(20))))
    await parts.sites.send('hotel', { base: 900, changes: large }, owner.id)
    const pages: number[] = []
    const seen: number[] = []
    for (let path: string | undefined = 'operations?since=0'; path !== undefined; ) {
      const answer = await get(path)
      expect(answer.body.length).toBeLessThan(1_000_000)
      const found = answer.json<{ revision: number }[]>()
      pages.push(found.length)
      seen.push(...found.map(({ revision }) => revision))
      path = /^<\/api\/v1\/sites\/hotel\/([^>]+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
    }
    expect(seen).toEqual(Array.from({ length: 908 }, (_, at) => at + 1))
    expect(pages[0]).toBe(500)
    expect(pages.length).toBeGreaterThan(3)
    expect((await get('operations?since=0&limit=3')).json()).toHaveLength(3)
    for (const limit of ['0', '-1', 'x', '1.5']) {
      expect((await get(`operations?since=0&limit=${limit}`)).statusCode).toBe(400)
    }
    const newest = await get('history')
    expect(newest.json<unknown[]>().length).toBeLessThan(8)
    expect(newest.headers.link).toMatch(/upTo=90\d/)
    const earlier = await get('history?upTo=900')
    expect(earlier.json()).toHaveLength(200)
    expect(earlier.headers.link).toContain('upTo=700')
    expect((await get('history?upTo=2')).headers.link).toBeUndefined()
  })

  test('[EDIT-15] who is far behind is told to read first, and nothing of what they sent is stored', async () => {
    const { parts, owner, send } = await open()
    for (let batch = 0; batch < 2; batch += 1) {
      const changes = Array.from({ length: 300 }, (_, at) => change(batch * 300 + at, titled(`${at}`)))
      await parts.sites.send('hotel', { base: batch * 300, changes }, owner.id)
    }
    const mine = [{ id: 'mine-0001', operation: titled('Mine') }]
    const refused = await send(0, mine)
    expect(refused.json()).toMatchObject({ status: 409, code: 'far-behind' })
    expect((await parts.sites.read('hotel'))?.revision).toBe(600)
    const sent = await send(400, mine)
    expect(sent.json()).toMatchObject({ revision: 601, changes: [{ id: 'mine-0001', revision: 601 }] })
    expect(sent.json().missed).toHaveLength(200)
  })

  test('[API-4] a large configuration is read and checked while others are answered, faults and all', async () => {
    const { app, owner, cookieFor, get } = await open()
    const headers = { cookie: await cookieFor(owner.id) }
    const file = (await get('export')).json()
    const [page] = file.pages
    const others = Array.from({ length: 400 }, (_, at) => ({
      ...{ ...page, id: `page-${at}`, path: `/Page-${at}` },
      components: page.components.map((one: object) => ({ ...one, uniqId: `hero-${at}` })),
    }))
    const configuration = { ...file, pages: [page, ...others] }
    const post = (payload: object) => app.inject({ method: 'POST', url: '/api/v1/sites', headers, payload })
    const whole = await turnsDuring(() => post({ configuration }))
    expect(whole.given.json()).toMatchObject({ id: 'hotel-2', findings: [] })
    // A thread takes longer to begin than all turns of one request together.
    expect(whole.turns).toBeGreaterThan(100)
    const wrong = Array.from({ length: 3_000 }, () => ({ path: 7 }))
    const refused = await turnsDuring(() => post({ configuration: { ...file, pages: wrong } }))
    expect(refused.given.json().faults).toHaveLength(1_000)
    expect(refused.given.json().message).toContain('has 1000 or more faults')
    expect(refused.turns).toBeGreaterThan(100)
  })

  test('[EDIT-15] a moment far back is found while others are answered', async () => {
    const { parts, owner, get } = await open()
    for (let at = 0; at < 12; at += 1) {
      await parts.sites.send('hotel', { base: at, changes: [change(at, many(900, `${at}`))] }, owner.id)
    }
    const { turns, given } = await turnsDuring(() => get('document?revision=0'))
    expect(given.json()).toMatchObject({ revision: 0 })
    expect(turns).toBeGreaterThan(5)
  })
})
