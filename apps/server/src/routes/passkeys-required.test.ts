import { describe, expect, test } from 'vitest'
import { LINK_LIFETIME } from '../accounts/sign-in.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { dialects } from '../testing/dialects.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe.each(dialects)('$name', (dialect) => {
  const ask = (running: TestApp, cookie: string, method: 'GET' | 'POST', url: string, payload?: object) =>
    running.app.inject({ method, url: `/api/v1${url}`, headers: { cookie }, ...(payload && { payload }) })

  async function register(running: TestApp, cookie: string, device = new Authenticator()) {
    const asked = await ask(running, cookie, 'POST', '/account/passkey-options', {})
    if (asked.statusCode !== 200) return { device, answer: asked }
    const credential = device.create(asked.json().challenge)
    return { device, answer: await ask(running, cookie, 'POST', '/account/passkeys', { name: 'Phone', credential }) }
  }

  async function signInWith(running: TestApp, device: Authenticator, cookie = ''): Promise<string> {
    const { challenge } = (await ask(running, '', 'POST', '/session/passkey-options', {})).json()
    const answered = await ask(running, cookie, 'POST', '/session/passkey', { credential: device.get(challenge) })
    return String(answered.headers['set-cookie']).split(';')[0] ?? ''
  }

  /** What a session sees: of the API, and in place of each page. */
  async function seen(running: TestApp, cookie: string) {
    const sites = await ask(running, cookie, 'GET', '/sites')
    const pages = await Promise.all(
      ['/', '/sites', '/account', '/edit/hotel/', '/host'].map((url) =>
        running.app.inject({ url, headers: { cookie } }),
      ),
    )
    return { api: sites.statusCode, code: sites.json().code, pages: pages.map(({ statusCode }) => statusCode) }
  }
  const SHUT = { api: 403, code: 'passkey-needed', pages: [403, 403, 403, 403, 403] }

  test('who came by a link is shown nothing but how to make a passkey, and everything once there is one', async () => {
    const running = await testApp(dialect, { REQUIRE_PASSKEYS: 'hosts' })
    const cookie = await running.cookieFor(running.owner.id)
    expect(await seen(running, cookie)).toEqual(SHUT)
    const page = await running.app.inject({ url: '/sites?lang=de', headers: { cookie } })
    expect(page.body).toContain('Legen Sie einen Passkey an')
    expect(page.body).not.toContain('Hotel')
    expect((await register(running, cookie)).answer.statusCode).toBe(201)
    expect((await ask(running, cookie, 'GET', '/sites')).statusCode).toBe(200)
  })

  test('who has one must use it: a link alone adds no other, and leads nowhere', async () => {
    const running = await testApp(dialect, { REQUIRE_PASSKEYS: 'hosts' })
    const { device } = await register(running, await running.cookieFor(running.owner.id))
    const byLink = await running.cookieFor(running.owner.id)
    expect(await seen(running, byLink)).toEqual(SHUT)
    expect((await register(running, byLink)).answer.json()).toMatchObject({ status: 403, code: 'passkey-needed' })
    const page = await running.app.inject({ url: '/account?lang=en', headers: { cookie: byLink } })
    expect(page.body).toContain('Now your passkey')
    const strong = await signInWith(running, device, byLink)
    expect((await ask(running, strong, 'GET', '/sites')).statusCode).toBe(200)
    expect((await ask(running, byLink, 'GET', '/session')).statusCode).toBe(401)
  })

  test.each([
    ['hosts', [true, false, false]],
    ['owners', [true, true, false]],
    ['everybody', [true, true, true]],
    ['', [false, false, false]],
  ])('REQUIRE_PASSKEYS=%s asks who runs the installation, makes sites, works on them: %j', async (wanted, asked) => {
    const running = await testApp(dialect, wanted === '' ? {} : { REQUIRE_PASSKEYS: wanted })
    const { accounts } = running.parts
    const [tenant, member] = [
      await accounts.insert('tenant@example.com', 'tenant'),
      await accounts.insert('member@example.com', 'member'),
    ]
    const isAsked = await Promise.all(
      [running.owner, tenant, member].map(async ({ id }) => {
        return (await ask(running, await running.cookieFor(id), 'GET', '/sites')).statusCode === 403
      }),
    )
    expect(isAsked).toEqual(asked)
  })

  test('no endpoint answers who lacks a passkey, but those that make one', async () => {
    const running = await testApp(dialect, { REQUIRE_PASSKEYS: 'hosts' })
    const { app } = running
    const description = (await app.inject('/api/v1/openapi.json')).json<{ paths: Record<string, object> }>()
    const open: string[] = []
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const method of Object.keys(methods)) {
        const url = `/api/v1${path.replace(/^\/api\/v1/, '').replace(/\{[^}]+\}/g, 'hotel')}`
        // Some of them sign out.
        const cookie = await running.cookieFor(running.owner.id)
        const answer = await app.inject({
          method: method.toUpperCase() as 'GET',
          url,
          headers: { cookie },
          payload: {},
        })
        if (!answer.body.includes('passkey-needed')) open.push(`${method.toUpperCase()} ${path}`)
      }
    }
    expect(open.map((one) => one.replace('/api/v1', '')).toSorted()).toEqual([
      'DELETE /session',
      // Another server comes with a permission, and asks by a name that only the two know (0127).
      'GET /arrivals/{move}',
      'GET /departures/{move}',
      // Whether the browser that asked for a link was let in: it is in as little afterwards.
      'GET /session/waiting',
      'POST /account/passkey-options',
      'POST /account/passkeys',
      'POST /arrivals/{move}',
      'POST /session',
      'POST /session/passkey',
      'POST /session/passkey-options',
      'PUT /arrivals/{move}/file',
      'PUT /arrivals/{move}/files/{hash}',
      'PUT /arrivals/{move}/pictures/{hash}',
      'PUT /arrivals/{move}/sent/{hash}',
    ])
  })

  test('who signs in anew is out, and finds the ways in', async () => {
    const running = await testApp(dialect, { REQUIRE_PASSKEYS: 'hosts' })
    const cookie = await running.cookieFor(running.owner.id)
    const left = await running.app.inject({
      method: 'POST',
      url: '/sites',
      headers: { ...form, cookie },
      payload: 'anew=1',
    })
    expect([left.statusCode, left.headers.location]).toEqual([303, '/sites'])
    expect((await ask(running, cookie, 'GET', '/session')).statusCode).toBe(401)
  })

  test('where the machine has somebody’s passkeys forgotten, they are out, and make a new one', async () => {
    const running = await testApp(dialect, { REQUIRE_PASSKEYS: 'hosts' })
    const first = await running.cookieFor(running.owner.id)
    await register(running, first)
    expect(await running.parts.passkeys.forgetAll(running.owner.id)).toBe(1)
    expect((await ask(running, first, 'GET', '/session')).statusCode).toBe(401)
    const again = await running.cookieFor(running.owner.id)
    expect((await register(running, again)).answer.statusCode).toBe(201)
  })

  test('a link that somebody gave opens for whoever holds it only what that person owns, and asks as any other', async () => {
    const running = await testApp(dialect, { REQUIRE_PASSKEYS: 'everybody' })
    const { accounts, signIn } = running.parts
    const salma = await accounts.insert('salma@example.com', 'member')
    const link = await signIn.makeLink(salma.id, LINK_LIFETIME, running.owner.id)
    const cookie = `mimar_session=${await signIn.exchange(link)}`
    expect((await ask(running, cookie, 'GET', '/sites')).statusCode).toBe(403)
    expect((await register(running, cookie)).answer.statusCode).toBe(201)
    expect((await ask(running, cookie, 'GET', '/sites')).statusCode).toBe(200)
  })
})
