import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { ShareLinkStore } from '../store/share-links.store.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { createDraftHosting } from './draft-hosting.ts'
import { ShareLinks } from './share-links.ts'

const DAY = 86_400_000

/** Asks the drafts for an address as a browser would. */
function ask(running: TestApp, host: string, url: string, method = 'GET') {
  const files = new Map([
    ['/', { path: 'index.html', address: '/', type: 'text/html', body: 'the draft', isImmutable: false }],
    ['/404.html', { path: '404.html', address: '/404.html', type: 'text/html', body: 'nothing', isImmutable: false }],
  ])
  const hosting = createDraftHosting({
    ...running.parts,
    ...{ siteFiles: async () => new Map(), blobs: running.blobs },
    drafts: { files: async () => files },
  })
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve) => {
    let status = 0
    let headers: Record<string, unknown> = {}
    const response = {
      writeHead(code: number, more: Record<string, unknown>) {
        status = code
        headers = more
        return response
      },
      end: (body?: Buffer) => resolve({ status, headers, body: body?.toString() ?? '' }),
    }
    hosting({ headers: { host }, url, method } as IncomingMessage, response as unknown as ServerResponse)
  })
}

describe.each(dialects)('$name', (dialect) => {
  async function opened() {
    const running = await testApp(dialect)
    const headers = { cookie: await running.cookieFor(running.owner.id) }
    const url = '/api/v1/sites/hotel/share-links'
    const make = async (days: number) =>
      (await running.app.inject({ method: 'POST', url, headers, payload: { days } })).json()
    return { running, headers, url, make }
  }

  test('[U41] a link shows the draft to who has it, hidden from search engines, and tells nobody its address', async () => {
    const { running, make } = await opened()
    const { address } = await make(7)
    const { status, headers, body } = await ask(running, new URL(address).host, '/')
    expect({ status, body }).toEqual({ status: 200, body: 'the draft' })
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000')
    expect((await ask(running, new URL(address).host, '/gone')).status).toBe(404)
  })

  test('[U41] a draft answers only what is read', async () => {
    const { running, make } = await opened()
    const { host } = new URL((await make(7)).address)
    expect((await ask(running, host, '/api/v1/sites/form/contact/hotel/', 'POST')).status).toBe(405)
  })

  test('[U41] a link that was revoked opens nothing any more', async () => {
    const { running, headers, url, make } = await opened()
    const { id, address } = await make(1)
    await running.app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })
    expect((await ask(running, new URL(address).host, '/')).status).toBe(404)
    expect((await running.app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })).statusCode).toBe(404)
    expect((await running.app.inject({ url, headers })).json()).toEqual([])
  })

  test('[U41] [U38] a link that was closed can be opened again, until the moment it was made for', async () => {
    const { running, headers, url, make } = await opened()
    const { id, address, expiresAt } = await make(1)
    const reopen = () => running.app.inject({ method: 'PUT', url: `${url}/${id}`, headers, payload: {} })
    await running.app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })
    expect((await reopen()).json()).toMatchObject({ id, expiresAt })
    expect((await ask(running, new URL(address).host, '/')).status).toBe(200)
    await running.app.inject({ method: 'DELETE', url: `${url}/${id}`, headers })
    await running.parts.database.query.updateTable('share_links').set({ expires_at: '2020' }).execute()
    expect((await reopen()).statusCode).toBe(404)
  })

  test('[U41] a link closes when who made it leaves the site', async () => {
    const { running, make } = await opened()
    const { host } = new URL((await make(7)).address)
    await running.parts.database.query.deleteFrom('members').where('account', '=', running.owner.id).execute()
    expect((await ask(running, host, '/')).status).toBe(404)
  })

  test('[U41] a name that was never given opens nothing', async () => {
    const { running } = await opened()
    expect((await ask(running, 'draft-abcdefghijklmnopqrstuvwxyz.localhost:3000', '/')).status).toBe(404)
  })

  test('[U41] the list has the links that open, without their secrets; one’s own preview is in no list', async () => {
    const { running, headers, url, make } = await opened()
    const { id } = await make(30)
    await make(0)
    const listed = await running.app.inject({ url, headers })
    const times = { createdAt: expect.any(String), expiresAt: expect.any(String) }
    expect(listed.json()).toEqual([{ id, scope: 'view', name: '', language: null, ...times }])
  })

  test('[U41] a link ends by itself, and only its hash is stored', async () => {
    const { parts, owner } = await testApp(dialect)
    let now = new Date('2026-01-01T00:00:00Z')
    const links = new ShareLinks(new ShareLinkStore(parts.database), () => now)
    const { draft: name } = await links.make({ site: 'hotel', account: owner.id, days: 7, name: '' })
    expect(name).toMatch(/^draft-[a-z2-7]{26}$/)
    const [row] = await parts.database.query.selectFrom('share_links').selectAll().execute()
    expect(JSON.stringify(row)).not.toContain(name.slice(6))
    now = new Date(now.getTime() + 7 * DAY - 1)
    expect(await links.siteOf(name)).toBe('hotel')
    now = new Date(now.getTime() + 1)
    expect(await links.siteOf(name)).toBeUndefined()
    expect(await links.list('hotel', 'all')).toEqual([])
  })
})
