import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LINK_LIFETIME, LONGEST_SESSION, SESSION_LIFETIME, SignIn } from '../accounts/sign-in.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

const DAY = 24 * 60 * 60_000

describe.each(dialects)('$name', (dialect) => {
  async function withLink(environment: Record<string, string> = {}) {
    const running = await testApp(dialect, environment)
    const authHash = await running.parts.signIn.makeLink(running.owner.id, LINK_LIFETIME)
    const open = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers })
    const press = (url: string, hash = authHash, headers: Record<string, string> = {}) =>
      running.app.inject({
        ...{ method: 'POST', url, payload: new URLSearchParams({ authHash: hash }).toString() },
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
    return { ...running, authHash, open, press }
  }

  test('[GEN-13] the link in the address is exchanged for a session by a button, and taken out of the address', async () => {
    const { authHash, open, press } = await withLink()
    const page = await open(`/edit/hotel/Rooms/?lang=de&authHash=${authHash}`)
    expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined])
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('<html lang="de" dir="ltr">')
    const [, action = '', hash] = /<form method="post" action="([^"]+)">.*value="([\w-]+)"/.exec(page.body) ?? []
    const answer = await press(action.replaceAll('&amp;', '&'), hash)

    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/edit/hotel/Rooms/?lang=de')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    expect(answer.headers['set-cookie']).toMatch(
      /^mimar_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000$/,
    )

    const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
    const session = await open('/api/v1/session', { cookie })
    expect(session.json()).toMatchObject({ account: { email: 'owner@localhost', makesSites: true, isHost: true } })
  })

  test('[GEN-13] on https the cookie is bound to the host and Secure', async () => {
    const { press } = await withLink({ APP_URL: 'https://app.example.com', SITES_DOMAIN: 'example-sites.org' })
    const answer = await press('/edit/hotel/')
    expect(answer.headers['set-cookie']).toMatch(/^__Host-mimar_session=[\w-]{43}; .*; Secure; /)
  })

  test.each([
    ['used', 0],
    ['five minutes old', LINK_LIFETIME],
  ])('[GEN-13] a link that is %s opens a page that says what to do, in one’s language', async (what, age) => {
    const { parts, owner, open, press } = await withLink()
    const earlier = new SignIn(parts.accounts, () => new Date(Date.now() - age))
    const authHash = await earlier.makeLink(owner.id, LINK_LIFETIME)
    if (what === 'used') await press('/edit/hotel/', authHash)
    const arabic = { 'accept-language': 'ar,en;q=0.5' }
    const opened = await open(`/edit/hotel/?authHash=${authHash}`, arabic)
    for (const answer of [opened, await press('/edit/hotel/', authHash, arabic)]) {
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.body).toContain('<html lang="ar" dir="rtl">')
      // A person is asked first; the command is for whoever has a terminal.
      const [asked, command] = [answer.body.indexOf('ممّن يدير هذا الخادم'), answer.body.indexOf('owner-link')]
      expect(asked).toBeGreaterThan(0)
      expect(command).toBeGreaterThan(asked)
    }
  })

  test.each([
    ['GET', {}],
    ['HEAD', {}],
    ['GET', { 'sec-purpose': 'prefetch' }],
  ] as const)(
    '[GEN-13] %s of a link %j, as programs do that look at links in mails, leaves it as it is',
    async (method, headers) => {
      const { authHash, app, press } = await withLink()
      for (let n = 0; n < 3; n += 1) {
        const looked = await app.inject({ method, url: `/edit/hotel/?authHash=${authHash}`, headers })
        expect([looked.statusCode, looked.headers['set-cookie']]).toEqual([200, undefined])
      }
      expect((await press('/edit/hotel/')).statusCode).toBe(303)
    },
  )

  test.each(['en', 'ar', 'tr', 'de', 'fr'])(
    '[GEN-13] who is signed in as somebody else is asked first, in %s',
    async (lang) => {
      const { authHash, parts, cookieFor, open, press } = await withLink()
      const other = await parts.accounts.insert('<other>@example.com', 'member')
      const cookie = await cookieFor(other.id)
      const asked = await open(`/edit/hotel/?lang=${lang}&authHash=${authHash}`, { cookie })
      expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([200, undefined])
      expect(asked.body).toContain('<bdi>&lt;other&gt;@example.com</bdi>')
      expect(asked.body).toContain(`<a href="/edit/hotel/?lang=${lang}">`)
      expect(asked.body).not.toMatch(/[{}]who|\{present/)
      expect((await open('/api/v1/session', { cookie })).json()).toMatchObject({ account: { email: other.email } })
      const answer = await press('/edit/hotel/', authHash, { cookie })
      const [fresh = ''] = String(answer.headers['set-cookie']).split(';')
      expect((await open('/api/v1/session', { cookie: fresh })).json()).toMatchObject({
        account: { email: 'owner@localhost' },
      })
      // What was replaced is over, wherever its cookie may still be.
      expect((await open('/api/v1/session', { cookie })).statusCode).toBe(401)
    },
  )

  test('[GEN-13] who is signed in already goes on at once', async () => {
    const { authHash, owner, cookieFor, open, press } = await withLink()
    const cookie = await cookieFor(owner.id)
    for (const hash of [authHash, 'x'.repeat(43)]) {
      const answer = await open(`/edit/hotel/Rooms/?authHash=${hash}`, { cookie })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/edit/hotel/Rooms/'])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect((await press('/edit/hotel/')).statusCode).toBe(303)
  })

  test.each([
    ['another website', { origin: 'https://evil.example' }],
    ['another website, by what the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a published site', { origin: 'http://hotel.localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['a sandboxed page', { origin: 'null' }],
    ['another scheme', { origin: 'https://localhost:3000', host: 'localhost:3000' }],
  ])('[GEN-13] %s presses the button for nobody', async (_who, headers) => {
    const { press } = await withLink()
    const answer = await press('/edit/hotel/', undefined, headers)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
    expect((await press('/edit/hotel/')).statusCode).toBe(303)
  })

  test('[GEN-13] wrong links are told to wait after a while; right ones never are', async () => {
    const { app, authHash, open, press } = await withLink()
    const wrong = 'x'.repeat(43)
    for (let n = 0; n < 10; n += 1) {
      expect((await open(`/edit/hotel/?authHash=${wrong}`)).statusCode).toBe(401)
      expect((await press('/edit/hotel/', wrong)).statusCode).toBe(401)
      expect(
        (await app.inject({ method: 'POST', url: '/api/v1/session', payload: { authHash: wrong } })).statusCode,
      ).toBe(401)
    }
    for (const refused of [await open(`/edit/hotel/?authHash=${wrong}`), await press('/edit/hotel/', wrong)]) {
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2'])
    }
    const browser = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de' }
    for (const page of [await open(`/edit/hotel/?authHash=${wrong}`, browser), await press('/sites', wrong, browser)]) {
      expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
      expect(page.body).toContain('<h1>Zu viele Anfragen. Bitte warten')
      expect(page.body).toContain('<a href="/">Zur ersten Seite</a>')
    }
    expect((await open(`/edit/hotel/?authHash=${authHash}`)).statusCode).toBe(200)
    expect((await press('/edit/hotel/')).statusCode).toBe(303)
  })

  test('[GEN-13] of many who press at once, one gets in', async () => {
    const { press } = await withLink()
    const answers = await Promise.all(Array.from({ length: 8 }, () => press('/edit/hotel/')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, ...Array<number>(7).fill(401)])
  })

  test('[GEN-13] a framed editor sends the link it read from its parent, and it works once', async () => {
    const { authHash, app } = await withLink()
    const signIn = () => app.inject({ method: 'POST', url: '/api/v1/session', payload: { authHash } })
    const first = await signIn()
    expect(first.json()).toMatchObject({ account: { email: 'owner@localhost', makesSites: true, isHost: true } })
    expect(first.headers['set-cookie']).toMatch(/^mimar_session=/)
    expect((await signIn()).json()).toMatchObject({ status: 401, code: 'link-refused' })
  })

  const PARENTS = { ALLOWED_PARENTS: 'https://portal.example.com' }
  const SECURE = { APP_URL: 'https://editor.example.com', SITES_DOMAIN: 'sites.example.org', ...PARENTS }

  test.each([
    ['http', PARENTS, ['mimar_session=']],
    ['https', SECURE, ['__Host-mimar_session=', '__Host-mimar_framed=']],
  ])('[GEN-13] over %s a framed editor gets what browsers keep there', async (_name, environment, names) => {
    const { authHash, app } = await withLink(environment)
    const answer = await app.inject({ method: 'POST', url: '/api/v1/session', payload: { authHash, isFramed: true } })
    const { token } = answer.json<{ token: string }>()
    expect(token).toMatch(/^framed\.[\w-]{43}$/)
    const cookies = [answer.headers['set-cookie']].flat().map(String)
    expect(cookies.map((cookie) => cookie.slice(0, cookie.indexOf('=') + 1))).toEqual(names)
    for (const cookie of cookies.slice(1)) {
      expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=None; Secure; Partitioned; Max-Age=\d+$/)
    }
    const open = (headers: Record<string, string>) => app.inject({ url: '/api/v1/session', headers })
    expect((await open({ authorization: `Bearer ${token}` })).statusCode).toBe(200)
    expect((await open({ authorization: `Bearer ${token}x` })).statusCode).toBe(401)
    const left = { method: 'DELETE', url: '/api/v1/session', headers: { authorization: `Bearer ${token}` } } as const
    expect((await app.inject(left)).statusCode).toBe(204)
    expect((await open({ authorization: `Bearer ${token}` })).statusCode).toBe(401)
  })

  test.each([
    ['same-origin', 200],
    ['cross-site', 403],
    ['same-site', 403],
    ['none', 401],
    [undefined, 401],
  ])('[GEN-13] the cookie of a frame counts only for what the editor asks itself: %s', async (from, status) => {
    const { authHash, app } = await withLink(SECURE)
    const answer = await app.inject({ method: 'POST', url: '/api/v1/session', payload: { authHash, isFramed: true } })
    const cookie = [answer.headers['set-cookie']].flat().map(String)[1]?.split(';')[0] ?? ''
    const headers = { cookie, ...(from && { 'sec-fetch-site': from }) }
    expect((await app.inject({ url: '/api/v1/session', headers })).statusCode).toBe(status)
  })

  test('[GEN-13] nobody gets a token where nobody may frame, and the cookie of a session is none', async () => {
    const { authHash, app, owner, cookieFor } = await withLink()
    const answer = await app.inject({ method: 'POST', url: '/api/v1/session', payload: { authHash, isFramed: true } })
    expect(answer.json()).not.toHaveProperty('token')
    const session = (await cookieFor(owner.id)).split('=')[1] ?? ''
    for (const [token, status] of [
      [session, 403],
      [`framed.${session}`, 401],
    ] as const) {
      const asked = await app.inject({ url: '/api/v1/session', headers: { authorization: `Bearer ${token}` } })
      expect(asked.statusCode).toBe(status)
    }
  })

  test('[GEN-13] a framed page names who may be around it, and loads before anybody is signed in', async () => {
    const { open, parts } = await withLink(PARENTS)
    for (const name of ['index', 'sites'])
      writeFileSync(`${parts.editorDir}/${name}.html`, '<html><head></head></html>')
    const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }
    for (const url of ['/edit/hotel/', '/sites']) {
      const answer = await open(url, framed)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('<meta name="allowed-parents" content="https://portal.example.com">')
    }
    const alone = await withLink()
    expect((await alone.open('/edit/hotel/', framed)).statusCode).toBe(401)
  })

  test('[GEN-13] only origins on the allow-list may frame the editor', async () => {
    const nobody = await withLink()
    expect((await nobody.open('/edit/hotel/')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const portal = await withLink({ ALLOWED_PARENTS: 'https://portal.example.com' })
    const policy = (await portal.open('/edit/hotel/')).headers['content-security-policy']
    expect(policy).toContain('frame-ancestors https://portal.example.com')
  })

  test.each(['/media/x', '/fonts/x', '/nowhere', '/api/v1/session', '/edit/hotel/'])(
    'what %s answers runs nothing foreign and keeps other origins out',
    async (url) => {
      const { open } = await withLink()
      const { headers } = await open(url)
      expect(headers['content-security-policy']).toMatch(/default-src '(?:none|self)'.*frame-ancestors 'none'/)
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
      })
    },
  )

  test('the address after signing in is never on another host', async () => {
    const { press } = await withLink()
    const answer = await press('/edit//evil.example/?a=b')
    expect(answer.statusCode).toBe(303)
    expect(new URL(String(answer.headers.location), 'http://localhost:3000').host).toBe('localhost:3000')
  })

  test('secrets are stored as hashes only', async () => {
    const { authHash, press, parts } = await withLink()
    const answer = await press('/edit/hotel/')
    const session = /mimar_session=([\w-]+)/.exec(String(answer.headers['set-cookie']))?.[1]
    const links = await parts.database.query.selectFrom('sign_in_links').selectAll().execute()
    const sessions = await parts.database.query.selectFrom('sessions').selectAll().execute()
    expect(links).toHaveLength(1)
    expect(sessions).toHaveLength(1)
    expect(JSON.stringify([links, sessions])).not.toContain(authHash)
    expect(JSON.stringify([links, sessions])).not.toContain(session)
  })

  test('a session in use lives on; one that rests for 30 days ends', async () => {
    const { parts, owner } = await withLink()
    let now = Date.now()
    const signIn = new SignIn(parts.accounts, () => new Date(now))
    const session = await signIn.exchange(await signIn.makeLink(owner.id, LINK_LIFETIME))
    for (let week = 0; week < 8; week += 1) {
      now += 7 * DAY
      expect((await signIn.accountOf(session))?.id).toBe(owner.id)
    }
    now += SESSION_LIFETIME + 1
    expect(await signIn.accountOf(session)).toBeUndefined()
  })

  test('a session ends 90 days after it began, however much it is used', async () => {
    const { parts, owner } = await withLink()
    const began = Date.now()
    let now = began
    const signIn = new SignIn(parts.accounts, () => new Date(now))
    const session = await signIn.exchange(await signIn.makeLink(owner.id, LINK_LIFETIME))
    for (; now < began + LONGEST_SESSION - DAY; now += DAY) expect((await signIn.accountOf(session))?.id).toBe(owner.id)
    now = began + LONGEST_SESSION
    expect(await signIn.accountOf(session)).toBeUndefined()
  })

  test('signing out ends the session at the server', async () => {
    const { app, cookieFor, owner, open } = await withLink()
    const cookie = await cookieFor(owner.id)
    const answer = await app.inject({ method: 'DELETE', url: '/api/v1/session', headers: { cookie } })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['set-cookie']).toContain('Max-Age=0')
    expect((await open('/api/v1/session', { cookie })).json()).toMatchObject({ status: 401, code: 'sign-in-needed' })
  })

  test('[API-4] what is refused is said in the language that is asked for', async () => {
    const { open } = await withLink()
    const said = async (lang: string) =>
      (await open(`/api/v1/session?lang=${lang}`)).json<{ message: string }>().message
    const messages = await Promise.all(['en', 'ar', 'tr', 'de', 'fr'].map(said))
    expect(new Set(messages).size).toBe(5)
    expect(messages[3]).toBe('Bitte melden Sie sich zuerst an.')
    const accepted = await open('/api/v1/session', { 'accept-language': 'fr-CH, fr;q=0.9' })
    expect(accepted.json<{ message: string }>().message).toBe(messages[4])
  })

  test('the root leads to the sites, or says how to sign in', async () => {
    const { open, cookieFor, owner } = await withLink()
    const stranger = await open('/', { 'accept-language': 'tr' })
    expect(stranger.statusCode).toBe(401)
    expect(stranger.body).toContain('Oturum aç')
    const back = await open('/', { cookie: await cookieFor(owner.id) })
    expect([back.statusCode, back.headers.location]).toEqual([303, '/sites'])
  })
})
