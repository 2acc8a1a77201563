import { describe, expect, test } from 'vitest'
import { FIRST_LINK_LIFETIME } from '../accounts/sign-in.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

const AWAY = { APP_URL: 'https://edit.example.com', SITES_DOMAIN: 'example-sites.org' }
const LINA = { name: 'Lina Haddad', mail: 'Lina@Cafe-Lawz.example ' }

describe.each(dialects)('$name', (dialect) => {
  async function fresh(environment: Record<string, string> = {}) {
    const running = await testApp(dialect, environment)
    const { accounts, signIn, database } = running.parts
    await database.query.updateTable('accounts').set({ begun_at: null }).execute()
    const open = (url = '/', headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      running.app.inject({ url, headers, remoteAddress })
    const send = (form: Record<string, string>, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
      running.app.inject({
        ...{
          method: 'POST',
          url: '/first-start?lang=en',
          payload: new URLSearchParams(form).toString(),
          remoteAddress,
        },
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
    const first = () => signIn.makeLink(running.owner.id, FIRST_LINK_LIFETIME)
    return { ...running, accounts, open, send, first }
  }

  const hasForm = (page: { readonly body: string }) => page.body.includes('action="/first-start')

  test('at the machine the first who opens the app becomes its owner, is told codes once, and is signed in', async () => {
    const { app, open, send, parts, owner } = await fresh()
    const page = await open()
    expect([page.statusCode, hasForm(page)]).toEqual([200, true])
    const answer = await send(LINA, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    const codes = answer.body.match(/<code>(?:[A-Z2-9]{4}-){5}[A-Z2-9]{4}<\/code>/g) ?? []
    expect(codes).toHaveLength(10)
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    const session = await app.inject({ url: '/api/v1/session', headers: { cookie } })
    expect(session.json()).toMatchObject({
      account: { email: 'lina@cafe-lawz.example', makesSites: true, isHost: true },
    })
    // The example that was seeded is theirs.
    const sites = await app.inject({ url: '/api/v1/sites', headers: { cookie } })
    expect(sites.json<{ id: string }[]>().map(({ id }) => id)).toEqual(['hotel'])
    const kept = await parts.database.query.selectFrom('accounts').selectAll().where('id', '=', owner.id).execute()
    expect(kept).toMatchObject([{ name: 'Lina Haddad', language: 'en', begun_at: expect.any(String) }])
    // Whoever comes later finds the page on which people sign in, and changes nothing.
    expect(hasForm(await open())).toBe(false)
    const late = await send({ name: 'Eve', mail: 'eve@example.com' })
    expect([late.statusCode, late.headers.location, late.headers['set-cookie']]).toEqual([303, '/', undefined])
    expect(await parts.accounts.withEmail('eve@example.com')).toBeUndefined()
  })

  test.each([
    ['from another machine', {}, {}, '203.0.113.9'],
    ['through a proxy on the machine', {}, { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['through a proxy that names itself', {}, { via: '1.1 caddy' }, '127.0.0.1'],
    ['where the app has a name that others reach', AWAY, {}, '127.0.0.1'],
  ])('%s nobody becomes the owner without the link', async (_how, environment, headers, address) => {
    const { open, send, parts, first } = await fresh(environment)
    const page = await open('/', headers, address)
    expect([page.statusCode, hasForm(page)]).toEqual([401, false])
    expect(page.body).toContain('This server has no owner yet')
    for (const form of [LINA, { ...LINA, first: 'x'.repeat(43) }]) {
      const answer = await send(form, headers, address)
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined])
    }
    expect(await parts.accounts.waitingOwner()).toBeDefined()

    // Looking at the link, as chats do, uses nothing up.
    const secret = await first()
    for (let n = 0; n < 2; n += 1) expect(hasForm(await open(`/?first=${secret}`, headers, address))).toBe(true)
    const other = await first()
    expect((await send({ ...LINA, first: secret }, headers, address)).statusCode).toBe(200)
    expect(await parts.accounts.waitingOwner()).toBeUndefined()
    // What stands in logs opens nothing any more.
    expect(await parts.signIn.holderOf(other)).toBeUndefined()
  })

  test('a link that signs somebody else in makes nobody the owner', async () => {
    const { send, parts } = await fresh(AWAY)
    const salma = await parts.accounts.insert('salma@example.com', 'member')
    const secret = await parts.signIn.makeLink(salma.id, FIRST_LINK_LIFETIME)
    expect((await send({ ...LINA, first: secret })).statusCode).toBe(401)
  })

  test('of many who send the form at once, one becomes the owner', async () => {
    const { send, parts } = await fresh()
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => send({ name: `N${n}`, mail: `n${n}@example.com` })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 303, 303, 303, 303])
    const sessions = await parts.database.query.selectFrom('sessions').select('hash').execute()
    expect(sessions).toHaveLength(1)
  })

  test('the link that a start prints signs in as ever, and ends the first start', async () => {
    const { app, open, parts, owner } = await fresh()
    const authHash = await parts.signIn.makeLink(owner.id, FIRST_LINK_LIFETIME)
    const pressed = await app.inject({
      ...{ method: 'POST', url: '/edit/hotel/', payload: new URLSearchParams({ authHash }).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/edit/hotel/'])
    expect(hasForm(await open())).toBe(false)
  })

  test('what is no address is told, with what was typed still there; another website sends nothing', async () => {
    const { send, parts } = await fresh()
    const malformed = await send({ name: 'Lina "L" <b>', mail: 'lina' })
    expect(malformed.statusCode).toBe(400)
    expect(malformed.body).toContain('value="Lina &quot;L&quot; &lt;b&gt;"')
    expect(malformed.body).toContain('This is not an e-mail address')
    expect((await send(LINA, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect(await parts.accounts.waitingOwner()).toBeDefined()
  })

  test.each(['en', 'ar', 'tr', 'de', 'fr'])('the pages are in %s', async (language) => {
    const { open, send } = await fresh()
    const page = await open(`/?lang=${language}`)
    expect(page.body).toContain(`<html lang="${language}"`)
    expect(page.body).toContain('aria-current="true"')
    const codes = await send(LINA)
    for (const { body } of [page, codes]) expect(body).not.toMatch(/\{[nm]\}|\{mail\}/)
  })
})
