import { type Endpoint, endpoints } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

const NO_LIMITS = { sites: null, pictureMb: null, visits: null }
/** A picture that any site takes. */
const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

async function open(dialect: (typeof dialects)[number], environment: Record<string, string> = {}) {
  const running = await testApp(dialect, environment)
  const { app, parts, owner: host } = running
  const lina = await parts.accounts.insert('lina@cafe.example', 'tenant')
  const member = await parts.accounts.insert('tarek@press.example', 'member')
  const ask = async (who: { id: string }, method: Endpoint['method'], path: string, payload?: object) => {
    const headers = { cookie: await running.cookieFor(who.id) }
    return app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) })
  }
  const makeSite = (who: { id: string }, slug: string) =>
    ask(who, 'POST', '/sites', { starter: 'cafe', name: slug, slug, languages: ['en'] })
  return { ...running, host, lina, member, ask, makeSite }
}

const ofPeople = Object.entries<Endpoint>(endpoints).filter(([, { path }]) => /^\/(people|tenancy)/.test(path))
const bodies: { readonly [name: string]: object } = {
  setTenancy: { signUp: 'closed', limits: NO_LIMITS },
  setPersonLimits: NO_LIMITS,
}

describe.each(dialects)('$name', (dialect) => {
  test('who may make sites makes them, and sees nobody else’s', async () => {
    const { ask, makeSite, lina, member } = await open(dialect)
    expect((await makeSite(lina, 'lawz')).statusCode).toBe(201)
    expect((await makeSite(member, 'press')).json()).toMatchObject({ status: 403, code: 'not-allowed' })
    expect((await ask(lina, 'GET', '/sites')).json()).toHaveLength(1)
  })

  test('what is done about people is for who runs the installation alone', async () => {
    const { ask, lina, app, host, parts } = await open(dialect)
    // Nor does a link to a host's account that somebody gave open it.
    const given = await parts.signIn.exchange(await parts.signIn.makeLink(host.id, 60_000, lina.id))
    const headers = { cookie: `mimar_session=${given}` }
    for (const [name, { method, path, body: takes }] of ofPeople) {
      const url = path.replace(':person', lina.id)
      const body = takes && (bodies[name] ?? {})
      expect((await ask(lina, method, url, body)).json(), name).toMatchObject({ status: 403, code: 'host-needed' })
      const asked = await app.inject({ method, url: `/api/v1${url}`, headers, ...(body && { payload: body }) })
      expect(asked.json(), name).toMatchObject({ code: 'host-needed' })
    }
    for (const [name, { method, path, body: takes }] of ofPeople) {
      const asked = await ask(host, method, path.replace(':person', lina.id), takes && (bodies[name] ?? {}))
      // Reminders need a mail server; signing somebody out tells nothing.
      const status = { remindPerson: 409, signOutPerson: 204 }[name] ?? 200
      expect([name, asked.statusCode]).toEqual([name, status])
    }
  })

  test('a host sees of people’s sites what they are called and how much they hold, and no more', async () => {
    const { ask, makeSite, host, lina } = await open(dialect)
    await makeSite(lina, 'lawz')
    const sites = await ask(host, 'GET', `/people/${lina.id}/sites`)
    expect(sites.json()).toEqual([
      { id: 'lawz', name: 'lawz', address: 'http://lawz.localhost:3000/', isPublished: false, pictureMb: 0, visits: 0 },
    ])
    expect((await ask(host, 'GET', '/sites')).json()).toMatchObject([{ id: 'hotel' }])
  })

  test('people are listed with their names and how they get in, found by name, address or site, and counted', async () => {
    const { ask, makeSite, host, lina, parts } = await open(dialect)
    await makeSite(lina, 'lawz')
    await parts.database.query.updateTable('accounts').set({ name: 'Élina Khoury' }).where('id', '=', lina.id).execute()
    const all = (await ask(host, 'GET', '/people')).json<{ email: string }[]>()
    expect(all.map(({ email }) => email)).toEqual(['owner@localhost', 'lina@cafe.example', 'tarek@press.example'])
    expect(all[1]).toMatchObject({
      role: 'owner',
      name: 'Élina Khoury',
      sites: 1,
      passkeys: 0,
      codes: 0,
      hasOrganisation: false,
      pausedAt: null,
      isYou: false,
    })
    for (const q of ['LINA', 'lawz', 'elina khoury']) {
      const found = await ask(host, 'GET', `/people?q=${q}`)
      expect([found.headers['x-total-count'], found.json()]).toMatchObject(['1', [{ id: lina.id }]])
    }
    expect((await ask(host, 'GET', '/people/counts')).json()).toEqual({ all: 3, owners: 2, alone: 2, paused: 0 })
    const page = await ask(host, 'GET', '/people?limit=1&offset=1')
    expect(page.json()).toMatchObject([{ id: lina.id }])
    expect(page.headers.link).toContain('offset=2')
  })

  test('a host signs somebody out everywhere, who comes in again as before; others stay where they are', async () => {
    const { ask, host, lina, app, parts, cookieFor } = await open(dialect)
    const [phone, desk] = [await cookieFor(lina.id), await cookieFor(lina.id)]
    const link = await parts.signIn.makeLink(lina.id, 60_000)
    expect((await ask(host, 'DELETE', `/people/${lina.id}/sessions`)).statusCode).toBe(204)
    for (const cookie of [phone, desk]) {
      expect((await app.inject({ url: '/api/v1/sites', headers: { cookie } })).statusCode).toBe(401)
    }
    const again = await app.inject({ method: 'POST', url: '/api/v1/session', payload: { authHash: link } })
    expect(again.statusCode).toBe(200)
    const told = (await ask(host, 'GET', '/account/activity')).json<{ deed: string; about: string }[]>()
    expect(told).toContainEqual(expect.objectContaining({ deed: 'person-signed-out', about: 'lina@cafe.example' }))
  })

  test('who is paused is out at once and cannot come in; their site stays, and all is back afterwards', async () => {
    const { ask, makeSite, host, lina, app, parts, cookieFor } = await open(dialect)
    await makeSite(lina, 'lawz')
    const headers = { cookie: await cookieFor(lina.id) }
    const link = await parts.signIn.makeLink(lina.id, 60_000)
    const guest = await parts.guests.make({
      ...{ site: 'lawz', account: lina.id, days: 1, scope: 'edit', name: '', language: null, beginsAt: 0 },
    })
    const asGuest = () =>
      app.inject({ url: '/api/v1/sites/lawz/document', headers: { authorization: `Bearer ${guest.token}` } })
    expect((await asGuest()).statusCode).toBe(200)
    expect((await ask(host, 'PUT', `/people/${lina.id}/pause`, {})).json().pausedAt).toBeTruthy()
    expect((await app.inject({ url: '/api/v1/sites', headers })).statusCode).toBe(401)
    expect((await asGuest()).json()).toMatchObject({ code: 'guest-link-ended' })
    const signIn = (authHash: string) => app.inject({ method: 'POST', url: '/api/v1/session', payload: { authHash } })
    expect((await signIn(link)).json()).toMatchObject({ code: 'link-refused' })
    const later = await signIn(await parts.signIn.makeLink(lina.id, 60_000))
    expect(later.json()).toMatchObject({ status: 403, code: 'account-paused' })
    expect(await parts.siteStore.find('lawz')).toBeDefined()
    await ask(host, 'DELETE', `/people/${lina.id}/pause`)
    expect((await signIn(await parts.signIn.makeLink(lina.id, 60_000))).statusCode).toBe(200)
    expect((await asGuest()).statusCode).toBe(200)
    const told = (await ask(host, 'GET', '/account/activity')).json<{ deed: string; about: string }[]>()
    expect(told.slice(1, 3)).toMatchObject([
      { deed: 'person-resumed', about: 'lina@cafe.example' },
      { deed: 'person-paused', about: 'lina@cafe.example' },
    ])
  })

  test('a pause takes somebody’s sites down where that is asked for, and resuming shows just those again', async () => {
    const { ask, makeSite, host, lina, parts } = await open(dialect)
    await makeSite(lina, 'lawz')
    await makeSite(lina, 'zaytun')
    await ask(host, 'PUT', '/host/sites/zaytun/takedown', { reason: 'A copy.' })
    const downNow = async () =>
      Promise.all(['lawz', 'zaytun', 'hotel'].map(async (id) => (await parts.siteStore.find(id))?.takenDown?.reason))
    expect((await ask(host, 'PUT', `/people/${lina.id}/pause`, { takesDown: ' ' })).statusCode).toBe(400)
    expect((await ask(host, 'GET', '/people?filter=paused')).json()).toEqual([])
    await ask(host, 'PUT', `/people/${lina.id}/pause`, { takesDown: 'Not paid.' })
    expect(await downNow()).toEqual(['Not paid.', 'A copy.', undefined])
    await ask(host, 'DELETE', `/people/${lina.id}/pause`)
    expect(await downNow()).toEqual([undefined, 'A copy.', undefined])
    expect((await ask(lina, 'GET', '/decisions')).json()).toMatchObject([
      { site: 'lawz', outcome: 'taken-back' },
      { site: 'zaytun', outcome: null },
    ])
  })

  test('who runs the installation is not paused, not even by another who does', async () => {
    const { ask, host, parts } = await open(dialect)
    const other = await parts.accounts.insert('maya@sites.example', 'owner')
    expect((await ask(other, 'PUT', `/people/${host.id}/pause`, {})).json()).toMatchObject({ code: 'host-stays' })
    expect((await ask(host, 'GET', '/people/counts')).statusCode).toBe(200)
  })

  test('at the limit of sites one more is refused with what to do, and nothing is made', async () => {
    const { ask, makeSite, host, lina } = await open(dialect)
    await ask(host, 'PUT', '/tenancy', { signUp: 'closed', limits: { ...NO_LIMITS, sites: 1 } })
    expect((await makeSite(lina, 'lawz')).statusCode).toBe(201)
    const refused = (await makeSite(lina, 'second')).json()
    expect(refused).toMatchObject({ status: 403, code: 'site-limit' })
    expect(refused.message).toContain('(1)')
    expect((await ask(lina, 'POST', '/sites/lawz/copies', {})).json()).toMatchObject({ code: 'site-limit' })
    expect((await ask(lina, 'GET', '/sites')).json()).toHaveLength(1)
    // One person may have more than everybody; who runs the installation has no limit.
    await ask(host, 'PUT', `/people/${lina.id}/limits`, { ...NO_LIMITS, sites: 2 })
    expect((await makeSite(lina, 'second')).statusCode).toBe(201)
    expect((await makeSite(host, 'third')).statusCode).toBe(201)
    expect((await ask(lina, 'GET', '/account/use')).json()).toMatchObject({ sites: { used: 2, most: 2 } })
  })

  test('at the limit of pictures an upload is refused, and nothing is kept', async () => {
    const { ask, makeSite, host, lina, app, cookieFor, parts } = await open(dialect)
    await makeSite(lina, 'lawz')
    const headers = { cookie: await cookieFor(lina.id), 'content-type': 'image/svg+xml' }
    const upload = () => app.inject({ method: 'POST', url: '/api/v1/sites/lawz/media', headers, payload: DRAWING })
    await ask(host, 'PUT', `/people/${lina.id}/limits`, { ...NO_LIMITS, pictureMb: 0 })
    expect((await upload()).json()).toMatchObject({ status: 403, code: 'picture-limit' })
    expect(await parts.quotaStore.pictureBytesOf(lina.id)).toBe(0)
    await ask(host, 'PUT', `/people/${lina.id}/limits`, { ...NO_LIMITS, pictureMb: 1 })
    expect((await upload()).statusCode).toBe(201)
    expect(await parts.quotaStore.pictureBytesOf(lina.id)).toBeGreaterThan(DRAWING.length)
  })

  test('everybody may sign up only where mails go out and sites have a domain of their own', async () => {
    const wish = { signUp: 'open', limits: NO_LIMITS }
    const here = await open(dialect)
    expect((await here.ask(here.host, 'PUT', '/tenancy', wish)).json()).toMatchObject({ code: 'mail-needed' })
    const shared = { APP_URL: 'https://edit.dar.example', SITES_DOMAIN: 'dar.example', SMTP_URL: 'smtp://127.0.0.1:1' }
    const beside = await open(dialect, shared)
    const session = (await beside.cookieFor(beside.host.id)).replace('mimar_session', '__Host-mimar_session')
    const headers = { cookie: session, host: 'edit.dar.example' }
    const put = (payload: object) => beside.app.inject({ method: 'PUT', url: '/api/v1/tenancy', headers, payload })
    expect((await put(wish)).json()).toMatchObject({ status: 409, code: 'open-refused' })
    expect((await put({ ...wish, signUp: 'invited' })).json()).toMatchObject({ signUp: 'invited', mayOpen: false })
  })
})

const ofSites = Object.entries<Endpoint>(endpoints).filter(([, { path }]) => path.includes(':id'))

/** A body for each method: who may not see a site is refused before it is read. */
const answerOf = async ({ app, cookieFor }: TestApp, host: string, { method, path }: Endpoint) =>
  app.inject({
    method,
    url: `/api/v1${path.replace(':id', 'hotel').replaceAll(/:\w+/g, 'x')}`,
    headers: { cookie: await cookieFor(host) },
    ...(method !== 'GET' && { payload: {} }),
  })

test('a host finds nothing of a site on which they are nobody, by any endpoint', async () => {
  const running = await testApp(dialects[0]!)
  const host = await running.parts.accounts.insert('maya@sites.example', 'owner')
  for (const [name, endpoint] of ofSites) {
    const { statusCode, body } = await answerOf(running, host.id, endpoint)
    expect([name, statusCode, JSON.parse(body).code]).toEqual([name, 404, 'site-missing'])
  }
})
