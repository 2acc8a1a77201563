import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublishInput } from '@mimar/publish'
import { catalog } from '@mimar/sections/definitions'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createHosting } from '../hosting/hosting.ts'
import type { Renderer } from '../releases/renderer.ts'
import { openReleases, playedRenderer } from '../releases/testing.ts'
import { testApp } from '../testing/app.ts'
import { dialects, newFolder } from '../testing/dialects.ts'
import { titled, titleOf } from '../testing/site.ts'
import type { Parts } from './parts.ts'

/** Draws a page that says its address and its title. */
const renderer = (parts: Pick<Parts, 'siteStore' | 'settings'>): Renderer => ({
  catalog,
  async prepare(site, preparing) {
    const { slug } = (await parts.siteStore.find(site.id))!
    const origin = preparing?.origin ?? parts.settings.siteAddress(slug).slice(0, -1)
    const input = { site, origin } as PublishInput
    const page = { path: 'index.html', address: '/', type: 'text/html; charset=utf-8', isImmutable: false }
    const body = `<link rel="canonical" href="${origin}/"><h1>${titleOf(site)}</h1>`
    return {
      ...{ input, madeWith: origin, picturesShown: () => [] },
      draw: () => ({ outputs: [{ ...page, body }], isWhole: true, removed: [] }),
    }
  },
  complete: async () => false,
})

describe.each(dialects)('$name', (dialect) => {
  /** The app with its site and another one, published by `publish`, and what visitors are answered by host. */
  async function opened() {
    const running = await testApp(dialect)
    const { parts, app, owner } = running
    const made = await openReleases(parts.database, newFolder(), { ...playedRenderer(), renderer: renderer(parts) })
    Object.assign(parts, { publishing: made.releases, mixtures: made.mixtures, sites: made.sites })
    const headers = { cookie: await running.cookieFor(owner.id) }
    const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
      app.inject({ method, url: `/api/v1${path}`, headers, ...(payload ? { payload } : {}) })
    const move = (slug: string, site = 'hotel') => ask('PUT', `/sites/${site}/address`, { slug })
    const server = createServer(createHosting({ sites: made.live, blobs: made.blobs }))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const visit = async (host: string, path = '/') => {
      const { port } = server.address() as AddressInfo
      const sent = request({ port, agent: false, path, headers: { host: `${host}.localhost:3000` } }).end()
      const [answer] = await once(sent, 'response')
      let body = ''
      for await (const chunk of answer) body += chunk
      return { status: answer.statusCode, location: answer.headers.location, body }
    }
    const publish = () => ask('POST', '/sites/hotel/releases', {})
    return { ...running, ...made, parts, ask, move, visit, publish }
  }

  test('a site goes to another address with all its pages at once, and the one before leads on', async () => {
    const { ask, move, visit, publish, sites, owner } = await opened()
    await publish()
    const draft = [{ id: 'change-1', operation: titled('Draft') }]
    await sites.send('hotel', { base: 0, changes: draft }, owner.id)
    expect((await visit('hotel')).body).toContain('href="http://hotel.localhost:3000/"')
    const answer = await move('dar-salma')
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        ...{ slug: 'dar-salma', address: 'http://dar-salma.localhost:3000/', domain: '.localhost:3000' },
        former: ['hotel'],
      },
    ])
    const there = await visit('dar-salma')
    expect([there.status, there.body]).toEqual([
      200,
      '<link rel="canonical" href="http://dar-salma.localhost:3000/"><h1>Welcome</h1>',
    ])
    expect(await visit('hotel', '/Rooms/?from=mail&x=%D8%A7')).toMatchObject({
      ...{ status: 301, location: 'http://dar-salma.localhost:3000/Rooms/?from=mail&x=%D8%A7' },
    })
    expect((await ask('GET', '/sites/hotel/document')).json()).toMatchObject({
      ...{ revision: 1, publishedRevision: 0, siteAddress: 'http://dar-salma.localhost:3000/' },
    })
  })

  test('nobody else can have an address that a site had; the site may go back to it', async () => {
    const { ask, move, visit, publish } = await opened()
    await publish()
    await move('dar-salma')
    const cafe = (slug?: string) => ask('POST', '/sites', { starter: 'cafe', languages: ['en'], name: 'Hotel', slug })
    expect((await cafe('hotel')).json()).toMatchObject({ status: 409, code: 'slug-taken' })
    expect((await cafe()).json()).toMatchObject({ slug: 'hotel-2' })
    expect((await move('hotel', 'hotel-2')).json()).toMatchObject({ code: 'slug-taken' })
    expect((await ask('GET', '/addresses?slug=hotel')).json()).toMatchObject({ state: 'taken' })
    expect((await ask('GET', '/addresses?slug=hotel&site=hotel')).json()).toMatchObject({ state: 'free' })
    expect((await move('hotel')).json()).toMatchObject({ slug: 'hotel', former: ['dar-salma'] })
    expect((await visit('hotel')).body).toContain('http://hotel.localhost')
    expect((await visit('dar-salma')).location).toBe('http://hotel.localhost:3000/')
  })

  test('an address that nobody could know is free again at once', async () => {
    const { ask, move, visit } = await opened()
    expect((await move('dar-salma')).json()).toMatchObject({ slug: 'dar-salma', former: [] })
    expect((await visit('hotel')).status).toBe(404)
    const cafe = await ask('POST', '/sites', { starter: 'cafe', languages: ['en'], slug: 'hotel' })
    expect(cafe.json()).toMatchObject({ slug: 'hotel' })
  })

  test.each([
    ['admin', 409, 'slug-reserved'],
    ['Not a slug', 400, 'slug-malformed'],
    ['taken', 409, 'slug-taken'],
  ])('%s is refused with %i %s, and the site stays where it is', async (slug, status, code) => {
    const { ask, move, parts } = await opened()
    await ask('POST', '/sites', { starter: 'cafe', languages: ['en'], slug: 'taken' })
    expect((await move(slug)).json()).toMatchObject({ status, code })
    expect(await parts.siteStore.find('hotel')).toMatchObject({ slug: 'hotel' })
  })

  test('a site keeps ten addresses it had and goes back to any, and no eleventh is taken from others', async () => {
    const { move, publish } = await opened()
    await publish()
    for (let number = 1; number <= 10; number += 1) expect((await move(`inn-${number}`)).statusCode).toBe(200)
    expect((await move('inn-11')).json()).toMatchObject({ status: 409, code: 'too-many-addresses' })
    expect((await move('hotel')).json().former).toHaveLength(10)
  })

  test('going back to what was published before the move shows it at the address of today', async () => {
    const { ask, move, visit, publish, sites, owner } = await opened()
    const { release } = (await publish()).json()
    const changes = [{ id: 'change-1', operation: titled('Second') }]
    await sites.send('hotel', { base: 0, changes }, owner.id)
    await publish()
    await move('dar-salma')
    await ask('PUT', '/sites/hotel/live', { release: release.id })
    expect((await visit('dar-salma')).body).toBe(
      '<link rel="canonical" href="http://dar-salma.localhost:3000/"><h1>Welcome</h1>',
    )
  })

  test('[FORM-4] a form on a page that was open before the move is still taken', async () => {
    const { app, move, publish, parts } = await opened()
    await publish()
    await move('dar-salma')
    const send = (host: string) =>
      app.inject({
        ...{ method: 'POST', url: '/api/v1/sites/form/contact/hotel/', headers: { host: `${host}.localhost:3000` } },
        payload: { name: 'Salma', email: `${host}@example.com`, message: 'A room for two', siteHash: 'hash' },
      })
    expect((await send('hotel')).statusCode).toBeLessThan(400)
    expect((await send('dar-salma')).statusCode).toBeLessThan(400)
    expect((await send('elsewhere')).statusCode).toBe(404)
    expect(await parts.messages.store.list({ site: 'hotel', folder: 'inbox', search: '' }, 9)).toHaveLength(2)
  })
})
