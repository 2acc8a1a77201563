import type { SiteEntry } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { titled } from '../testing/site.ts'

const SITE = '/api/v1/sites/hotel'
const DOWN = '/api/v1/host/sites/hotel/takedown'
const change = { base: 0, changes: [{ id: 'change-1', operation: titled('Kept') }] }

describe.each(dialects)('$name', (dialect) => {
  /** The host, the owner of the hotel who runs nothing, and an editor of it. */
  async function open() {
    const running = await testApp(dialect)
    const { app, owner: host, parts, cookieFor } = running
    const [owner, editor] = [
      await parts.accounts.insert('salma@example.com', 'member'),
      await parts.accounts.insert('editor@example.com', 'member'),
    ]
    await parts.accounts.addMember('hotel', owner.id, 'owner')
    await parts.accounts.addMember('hotel', editor.id, 'editor')
    const cookies = {
      host: await cookieFor(host.id),
      owner: await cookieFor(owner.id),
      editor: await cookieFor(editor.id),
    }
    type Who = keyof typeof cookies
    const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: Who = 'owner', payload?: object) =>
      app.inject({ method, url, headers: { cookie: cookies[who] }, ...(payload && { payload }) })
    const list = async (query = '', who: Who = 'owner') =>
      (await ask('GET', `/api/v1/sites${query}`, who)).json<SiteEntry[]>()
    const forgotten: string[] = []
    Object.assign(parts.visitors, { forgetAddresses: (slugs: string[]) => forgotten.push(...slugs) })
    return { ...running, ask, list, forgotten }
  }

  test('an archived site is in no list but that of the archive, changes no more, and comes back as it was', async () => {
    const { ask, list, forgotten, parts, owner } = await open()
    await ask('POST', `${SITE}/operations`, 'owner', change)
    const put = await ask('PUT', `${SITE}/archive`, 'owner', { leadsTo: null })
    expect(put.json()).toMatchObject({
      archived: { leadsTo: null },
      rights: ['read-site', 'delete-site', 'handle-messages'],
    })
    expect([await list(), await list('', 'editor')]).toEqual([[], []])
    expect((await list('?archived=1')).map(({ id }) => id)).toEqual(['hotel'])
    expect(await parts.siteLists.count(owner)).toBe(0)
    const again = { base: 1, changes: [{ id: 'change-2', operation: titled('Lost') }] }
    for (const [url, body] of [
      [`${SITE}/operations`, again],
      [`${SITE}/releases`, {}],
      [`${SITE}/share-links`, { days: 7 }],
    ] as const) {
      expect((await ask('POST', url, 'owner', body)).json()).toMatchObject({ status: 409, code: 'site-archived' })
    }
    expect((await ask('GET', `${SITE}/export`)).statusCode).toBe(200)
    const back = (await ask('DELETE', `${SITE}/archive`)).json<SiteEntry>()
    expect([back.archived, back.revision, back.rights.includes('publish-site')]).toEqual([undefined, 1, true])
    expect((await list()).map(({ id }) => id)).toEqual(['hotel'])
    expect(forgotten).toEqual(['hotel', 'hotel'])
  })

  test('only owners archive, and only to an address of the web that does not lead back', async () => {
    const { ask } = await open()
    expect((await ask('PUT', `${SITE}/archive`, 'editor', { leadsTo: null })).statusCode).toBe(403)
    for (const leadsTo of [
      'javascript:alert(1)',
      'ftp://example.com',
      'https://me:pw@example.com',
      'nowhere',
      'https://a.example/?b',
    ]) {
      const answer = await ask('PUT', `${SITE}/archive`, 'owner', { leadsTo })
      expect(answer.json()).toMatchObject({ status: 400, code: 'request-malformed' })
    }
    const own = await ask('PUT', `${SITE}/archive`, 'owner', { leadsTo: 'http://hotel.localhost:3000/en' })
    expect(own.json()).toMatchObject({ code: 'leads-back' })
    const far = await ask('PUT', `${SITE}/archive`, 'owner', { leadsTo: ' https://dar.example/ ' })
    expect(far.json<SiteEntry>().archived?.leadsTo).toBe('https://dar.example')
  })

  test('a site that was taken down is edited and exported, not published, moved or copied; its owners read why', async () => {
    const { ask, list, forgotten } = await open()
    expect((await ask('PUT', DOWN, 'host', { reason: ' Not your picture. ' })).statusCode).toBe(204)
    expect((await list())[0]).toMatchObject({ takenDown: { reason: 'Not your picture.' } })
    expect((await ask('POST', `${SITE}/operations`, 'owner', change)).statusCode).toBe(200)
    expect((await ask('GET', `${SITE}/export`)).statusCode).toBe(200)
    for (const [method, url, body] of [
      ['POST', `${SITE}/releases`, {}],
      ['POST', `${SITE}/copies`, {}],
      ['PUT', `${SITE}/schedule`, { at: '2999-01-01T00:00:00Z', timeZone: 'UTC' }],
      ['PUT', `${SITE}/pages/home/schedule`, { at: '2999-01-01T00:00:00Z', timeZone: 'UTC' }],
      ['PUT', `${SITE}/address`, { slug: 'elsewhere' }],
    ] as const) {
      expect((await ask(method, url, 'owner', body)).json()).toMatchObject({ status: 409, code: 'site-taken-down' })
    }
    expect((await ask('DELETE', DOWN, 'host')).statusCode).toBe(204)
    expect((await ask('DELETE', DOWN, 'host')).json()).toMatchObject({ code: 'not-found' })
    expect((await list())[0]?.takenDown).toBeUndefined()
    expect((await ask('POST', `${SITE}/releases`, 'owner', {})).statusCode).toBe(201)
    expect(forgotten).toEqual(['hotel', 'hotel'])
  })

  test('nobody but the host takes a site down, or puts one back', async () => {
    const { ask, list } = await open()
    for (const who of ['owner', 'editor'] as const) {
      expect((await ask('PUT', DOWN, who, { reason: 'Mine' })).json()).toMatchObject({
        status: 403,
        code: 'host-needed',
      })
      expect((await ask('DELETE', DOWN, who)).json()).toMatchObject({ status: 403, code: 'host-needed' })
    }
    expect((await list())[0]?.takenDown).toBeUndefined()
    expect((await ask('PUT', DOWN.replace('hotel', 'inn'), 'host', { reason: 'Why' })).json()).toMatchObject({
      code: 'site-missing',
    })
  })

  test('links to the draft of a site that is closed to visitors open nothing, and open again when it is back', async () => {
    const { ask, parts } = await open()
    const link = (await ask('POST', `${SITE}/share-links`, 'owner', { days: 7 })).json<{ address: string }>()
    const name = new URL(link.address).hostname.split('.')[0]!
    expect(await parts.shareLinks.siteOf(name)).toBe('hotel')
    await ask('PUT', DOWN, 'host', { reason: 'Why' })
    expect(await parts.shareLinks.siteOf(name)).toBeUndefined()
    await ask('DELETE', DOWN, 'host')
    await ask('PUT', `${SITE}/archive`, 'owner', { leadsTo: null })
    expect(await parts.shareLinks.siteOf(name)).toBeUndefined()
    await ask('DELETE', `${SITE}/archive`)
    expect(await parts.shareLinks.siteOf(name)).toBe('hotel')
  })

  test('a site that is closed takes no messages', async () => {
    const { ask, app } = await open()
    const form = { name: 'Nour', email: 'nour@example.com', message: 'Hello', siteHash: 'hash' }
    const post = () =>
      app.inject({
        ...{ method: 'POST', url: '/api/v1/sites/form/contact/hotel/', payload: form },
        headers: { host: 'hotel.localhost:3000' },
      })
    expect((await post()).statusCode).toBe(204)
    await ask('PUT', DOWN, 'host', { reason: 'Why' })
    expect((await post()).json()).toMatchObject({ code: 'site-missing' })
  })

  test('what was done stands in the activity of the owner, with the reason', async () => {
    const { ask } = await open()
    await ask('PUT', DOWN, 'host', { reason: 'Not your picture.' })
    await ask('PUT', `${SITE}/archive`, 'owner', { leadsTo: null })
    const rows = (await ask('GET', '/api/v1/account/activity')).json<object[]>()
    expect(rows).toEqual(
      expect.arrayContaining([expect.objectContaining({ deed: 'site-taken-down', about: 'Not your picture.' })]),
    )
    expect(rows).toEqual(expect.arrayContaining([expect.objectContaining({ deed: 'site-archived' })]))
  })
})
