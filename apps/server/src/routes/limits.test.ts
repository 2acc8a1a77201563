import { Readable } from 'node:stream'
import type { Operation } from '@mimar/document'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { titled } from '../testing/site.ts'

const OPERATIONS = '/api/v1/sites/hotel/operations'

/** Nine hundred changes that no guest may make. */
const many: Operation = {
  do: 'together',
  operations: Array.from({ length: 900 }, () => ({ do: 'remove-section', section: 'x' }) as const),
}

describe.each(dialects)('$name', (dialect) => {
  async function open() {
    const running = await testApp(dialect)
    const { app, parts, owner } = running
    const cookie = await running.cookieFor(owner.id)
    const link = await parts.guests.make({
      ...{ site: 'hotel', account: owner.id, days: 1, scope: 'edit', name: '', language: null, beginsAt: 0 },
    })
    let sent = 0
    const send = (headers: Record<string, string>, operations: readonly Operation[] = [titled('Mine')]) => {
      const changes = operations.map((operation) => {
        sent += 1
        return { id: `change-${sent}`, operation }
      })
      return app.inject({ method: 'POST', url: OPERATIONS, headers, payload: { base: 0, changes } })
    }
    return { ...running, send, cookie, guest: { authorization: `Bearer ${link.token}` } }
  }

  test('[API-4] a guest who sends thousands of changes in a loop waits; others do not', async () => {
    const { app, send, guest, cookie, later } = await open()
    const statuses: number[] = []
    for (let request = 0; request < 7; request += 1) statuses.push((await send(guest, Array(11).fill(many))).statusCode)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429])
    const refused = await send(guest)
    expect(refused.json()).toMatchObject({ status: 429, code: 'rate-limited' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    // Nothing of it is read any more.
    const broken = { ...guest, 'content-type': 'application/json' }
    expect((await app.inject({ method: 'POST', url: OPERATIONS, headers: broken, payload: '[[{' })).statusCode).toBe(
      429,
    )
    expect((await send({ cookie })).statusCode).toBe(200)
    later(Number(refused.headers['retry-after']))
    expect((await send(guest)).statusCode).toBe(200)
  })

  test('[API-4] who does not say how much comes has sent as much as there may be', async () => {
    const { app, cookie } = await open()
    const statuses: number[] = []
    for (let request = 0; request < 13; request += 1) {
      const headers = { cookie, 'content-type': 'application/json' }
      const payload = Readable.from(['{}'])
      statuses.push((await app.inject({ method: 'POST', url: OPERATIONS, headers, payload })).statusCode)
    }
    expect([...new Set(statuses)]).toEqual([400, 429])
  })

  test.each([
    ['history', 'GET', '/api/v1/sites/hotel/history', 'past'],
    ['sites as they were', 'GET', '/api/v1/sites/hotel/document?revision=0', 'past'],
    ['styles as they were', 'GET', '/api/v1/sites/hotel/canvas.css?revision=0', 'past'],
    ['drafts', 'GET', '/api/v1/sites/hotel/document', 'reads'],
    ['differences', 'GET', '/api/v1/sites/hotel/unpublished', 'reads'],
    ['icons', 'GET', '/api/v1/sites/hotel/icons?search=bed', 'reads'],
    ['pictures’ files', 'GET', '/api/v1/sites/hotel/media-files', 'reads'],
    ['copies', 'POST', '/api/v1/sites/hotel/copies', 'copies'],
    ['publishes', 'POST', '/api/v1/sites/hotel/releases', 'releases'],
    ['ways back', 'PUT', '/api/v1/sites/hotel/live', 'releases'],
    ['exports', 'GET', '/api/v1/sites/hotel/archive', 'exports'],
    ['configurations', 'GET', '/api/v1/sites/hotel/export', 'exports'],
    ['fonts that are tried', 'GET', '/api/v1/sites/hotel/canvas.css?head=Archivo&body=Archivo', 'fonts'],
  ] as const)('[API-4] %s are counted for each person', async (_label, method, url, what) => {
    const { app, parts, owner, cookie, later } = await open()
    const ask = () =>
      app.inject({ method, url, headers: { cookie }, ...(method !== 'GET' && { payload: bodies[method] }) })
    parts.budgets.take(what, owner.id, 'elsewhere', atOnce[what] - 1)
    expect((await ask()).statusCode).not.toBe(429)
    const refused = await ask()
    expect(refused.json()).toMatchObject({ status: 429, code: 'rate-limited' })
    later(Number(refused.headers['retry-after']))
    expect((await ask()).statusCode).not.toBe(429)
    // What everybody reads again and again is not.
    for (const path of ['operations', 'releases', 'canvas.css', ...(what === 'reads' ? [] : ['document'])]) {
      parts.budgets.take(what, owner.id, 'elsewhere', 1_000)
      const url = `/api/v1/sites/hotel/${path}`
      expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(200)
    }
  })
})

describe.each(dialects)('$name', (dialect) => {
  test('[API-4] looks at domains are counted for each person, and one that visits them costs ten', async () => {
    const { app, parts, owner, cookieFor } = await testApp(dialect)
    const headers = { cookie: await cookieFor(owner.id) }
    const look = (payload: object) =>
      app.inject({ method: 'POST', url: '/api/v1/sites/hotel/domain/checks', headers, payload })
    const left = 120 - 11
    parts.budgets.take('looks', owner.id, 'elsewhere', left)
    const statuses = []
    for (const body of [{}, { padlock: true }, {}]) statuses.push((await look(body)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
  })
})

const atOnce = { past: 400, reads: 1_200, copies: 20, releases: 60, exports: 20, fonts: 300 } as const
const bodies = { POST: {}, PUT: { release: 'any' } }
