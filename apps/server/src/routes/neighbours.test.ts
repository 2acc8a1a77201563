import { type Endpoint, endpoints } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { SESSION_LIFETIME } from '../accounts/sign-in.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { serveApp } from '../testing/served.ts'

const HOST = 'edit.dar.example'
const ENVIRONMENT = { APP_URL: `https://${HOST}`, SITES_DOMAIN: 'dar.example', MAIN_SITE: 'hotel' }
const all = Object.entries<Endpoint>(endpoints)
/** What browsers say of a request that a page of a site makes, by fetch, without CORS, as a form, a frame or a link. */
const NEIGHBOURS = [
  { origin: 'https://dar.example', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', referer: 'https://dar.example/' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  { origin: 'https://cafe.dar.example' },
  { referer: 'https://dar.example/en/' },
] as const

const [dialect] = dialects

describe('an editor beside its sites, on one domain', () => {
  async function opened() {
    const running = await testApp(dialect!, ENVIRONMENT)
    const { signIn } = running.parts
    const sessionOf = async (account: string) => signIn.exchange(await signIn.makeLink(account, SESSION_LIFETIME))
    const cookie = `__Host-mimar_session=${await sessionOf(running.owner.id)}`
    return { ...running, sessionOf, cookie, ask: await serveApp(running) }
  }

  test('the session opens the editor’s own requests, so that what follows proves something', async () => {
    const { ask, cookie } = await opened()
    const headers = { cookie, 'sec-fetch-site': 'same-origin', referer: `https://${HOST}/edit/hotel/` }
    expect((await ask('/api/v1/sites', { host: HOST, headers })).status).toBe(200)
  })

  test.each(all)('%s is refused to every page of a site, though the cookie comes along', async (_, endpoint) => {
    const { ask, cookie, parts } = await opened()
    const { method, path } = endpoint
    const url = `/api/v1${path.replace(':id', 'hotel').replace(/:\w+/g, 'any')}`
    for (const from of NEIGHBOURS) {
      const headers = { cookie, 'content-type': 'application/json', ...from }
      const answer = await ask(url, { host: HOST, method, headers, ...(method !== 'GET' && { body: '{}' }) })
      expect([answer.status, answer.text], JSON.stringify(from)).toEqual([
        403,
        expect.stringContaining('origin-refused'),
      ])
      expect(answer.headers['access-control-allow-origin']).toBe(undefined)
      expect(answer.headers['set-cookie']).toBe(undefined)
    }
    expect((await parts.sites.read('hotel'))?.revision).toBe(0)
  })

  test('what everybody may know, such as the description of the API, everybody may link to', async () => {
    const { ask } = await opened()
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
    expect((await ask('/api/v1/openapi.json', { host: HOST, headers })).status).toBe(200)
  })

  test('nobody can lay a page of the editor under something to be clicked (clickjacking)', async () => {
    const { ask, cookie } = await opened()
    for (const path of ['/', '/sites', '/edit/hotel/', '/confirm/any', '/nothing', '/api/v1/sites']) {
      const headers = { cookie, accept: 'text/html', 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' }
      const answer = await ask(path, { host: HOST, headers })
      expect(answer.headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    }
  })

  test.each([
    ['before', (own: string, planted: string) => `${planted}; ${own}`],
    ['after', (own: string, planted: string) => `${own}; ${planted}`],
  ])('a cookie of our name that a site planted %s the session is not taken for it (cookie tossing)', async (_, mix) => {
    const { ask, cookie, sessionOf, parts } = await opened()
    const stranger = await parts.accounts.insert('stranger@example.com', 'member')
    const asked = (value: string) => ask('/api/v1/session', { host: HOST, headers: { cookie: value } })
    const answer = await asked(mix(cookie, `__Host-mimar_session=${await sessionOf(stranger.id)}`))
    expect([answer.status, answer.text]).toEqual([401, expect.stringContaining('sign-in-needed')])
    // Without the prefix, which binds it to its host, a cookie is none of ours.
    expect((await asked(`mimar_session=${await sessionOf(stranger.id)}`)).status).toBe(401)
    expect((await asked(`mimar_session=${await sessionOf(stranger.id)}; ${cookie}`)).text).toContain('owner@localhost')
  })

  test('the editor is at its own name alone: neither the domain nor a site answers for it', async () => {
    const { ask, cookie } = await opened()
    for (const host of ['dar.example', 'www.dar.example', 'cafe.dar.example', 'edit.dar.example.evil.example']) {
      expect((await ask('/api/v1/session', { host, headers: { cookie } })).text, host).toBe('for visitors')
    }
  })

  test('no site can be given the name of the editor', async () => {
    const { ask, cookie } = await opened()
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const answer = await ask('/api/v1/addresses?slug=edit', { host: HOST, headers })
    expect(JSON.parse(answer.text)).toMatchObject({ slug: 'edit', state: 'reserved' })
  })
})

describe('an editor and its sites at ports of one host, unencrypted', () => {
  const LAN = '192.168.1.20'
  const EDITOR = `${LAN}:3000`

  async function opened() {
    const running = await testApp(dialect!, { APP_URL: `http://${EDITOR}` })
    const { signIn, siteStore, settings } = running.parts
    await settings.sitePorts?.open({ list: async () => rowsOf(await siteStore.list(null)), left: async () => [], give })
    const session = await signIn.exchange(await signIn.makeLink(running.owner.id, SESSION_LIFETIME))
    return { ...running, session, cookie: `mimar_session_3000=${session}`, ask: await serveApp(running) }
  }
  const rowsOf = (rows: readonly { readonly id: string; readonly slug: string }[]) =>
    rows.map(({ id, slug }) => ({ id, slug, port: 3001 }))
  const give = async () => {}

  // Browsers send no Sec-Fetch headers there: the cookie comes along, and Origin or Referer say from where.
  const elsewhere = [
    { origin: `http://${LAN}:3001` },
    { referer: `http://${LAN}:3001/en/` },
    { origin: 'null' },
    { origin: `http://${LAN}` },
  ] as const

  test.each(all)('%s is refused to the page of a site at another port', async (_, endpoint) => {
    const { ask, cookie, parts } = await opened()
    const { method, path } = endpoint
    const url = `/api/v1${path.replace(':id', 'hotel').replace(/:\w+/g, 'any')}`
    for (const from of elsewhere) {
      const headers = { cookie, 'content-type': 'application/json', ...from }
      const answer = await ask(url, { host: EDITOR, method, headers, ...(method !== 'GET' && { body: '{}' }) })
      expect([answer.status, answer.text], JSON.stringify(from)).toEqual([
        403,
        expect.stringContaining('origin-refused'),
      ])
    }
    expect((await parts.sites.read('hotel'))?.revision).toBe(0)
  })

  test('the session is named by the editor’s port, so that another editor on the host has one beside it', async () => {
    const { ask, cookie, session } = await opened()
    const asked = (value: string) => ask('/api/v1/session', { host: EDITOR, headers: { cookie: value } })
    expect((await asked(cookie)).text).toContain('owner@localhost')
    expect((await asked(`mimar_session_4000=${session}`)).status).toBe(401)
    expect((await asked(`${cookie}; mimar_session_3000=planted`)).status).toBe(401)
  })

  test('the port of a site answers nothing of the editor, and takes its own forms', async () => {
    const { ask, cookie } = await opened()
    const site = { host: `${LAN}:3001`, headers: { cookie } }
    for (const path of ['/', '/edit/hotel/', '/api/v1/session', '/healthz']) {
      expect((await ask(path, site)).text, path).toBe('for visitors')
    }
    expect((await ask('/api/v1/session', { host: `${LAN}:3007`, headers: { cookie } })).text).toBe('for visitors')
    const form = '/api/v1/sites/form/compliance/hotel/'
    const sent = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    expect((await ask(form, { ...sent, host: `${LAN}:3001` })).text).not.toContain('site-missing')
    expect((await ask(form, { ...sent, host: `${LAN}:3002` })).text).toContain('site-missing')
  })

  test('what browsers keep back from pages that come unencrypted, the editor gets first', async () => {
    const { ask } = await opened()
    const script = await ask('/plain-http.js', { host: EDITOR })
    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    const given = { crypto: { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) }, navigator: { clipboard: {} } }
    const made = new Function('crypto', 'navigator', `${script.text}; return crypto.randomUUID()`)
    expect(made(given.crypto, given.navigator)).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    )
  })
})
