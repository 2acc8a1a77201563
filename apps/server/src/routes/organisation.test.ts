import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IdentityProvider, ProviderAway } from '../accounts/identity-provider.ts'
import { readSettings } from '../settings.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { openProvider, SECRET, type TestProvider } from '../testing/identity-provider.ts'

const BACK = 'http://localhost:3000/organisation/back'
let provider: TestProvider

beforeAll(async () => {
  provider = await openProvider(BACK)
})
afterAll(() => provider.close())

const settings = (more: Record<string, string> = {}) => ({
  ...{ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'mimar', OIDC_CLIENT_SECRET: SECRET },
  ...{ OIDC_DOMAINS: 'northbay.example', OIDC_NAME: 'Northbay', ...more },
})
const omar = { sub: 'employee-7', email: 'Omar@northbay.example', email_verified: true }
const signInAs = (employee: TestProvider['state']['employee']) =>
  Object.assign(provider.state, { employee, isForging: false, refuses: false })

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>
const cookieOf = (answer: Answer, name: string) =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${name}=`) && !pair.endsWith('='))
const get = ({ app }: TestApp, url: string, cookie = '') => app.inject({ url, headers: { cookie } })

/** Goes to the provider and comes back, in one browser. */
async function come(running: TestApp, cookie = '', url = '/organisation?to=/edit/hotel/') {
  const away = await get(running, url, cookie)
  const kept = cookieOf(away, 'mimar_organisation') ?? ''
  const back = await provider.signIn(String(away.headers.location))
  const answer = await get(running, back.pathname + back.search, `${kept}; ${cookie}`)
  return { answer, back, kept, session: cookieOf(answer, 'mimar_session') }
}
const accounts = async ({ parts }: TestApp) =>
  (await parts.database.query.selectFrom('accounts').select('email').execute()).length

describe.each(dialects)('$name', (dialect) => {
  test('who was invited comes in by the organisation: first by the verified address, then as the same person', async () => {
    const running = await testApp(dialect, settings())
    const account = await running.parts.people.invite('hotel', 'omar@northbay.example')
    signInAs(omar)
    const first = await come(running)
    expect([first.answer.statusCode, first.answer.headers.location]).toEqual([303, '/edit/hotel/'])
    const told = await get(running, '/api/v1/session', first.session)
    expect(told.json()).toMatchObject({ account: { email: 'omar@northbay.example' } })
    signInAs({ ...omar, email: 'renamed@northbay.example' })
    const second = await come(running)
    expect((await get(running, '/api/v1/session', second.session)).json()).toEqual(told.json())
    const noted = await running.parts.audit.of({ id: account }, 9)
    expect(noted.map(({ deed, about }) => [deed, about]).toSorted()).toEqual([
      ...[
        ['came-by-organisation', ''],
        ['came-by-organisation', ''],
      ],
      ['organisation-tied', '127.0.0.1'],
    ])
  })

  test('another person with the address of an account that is tied is not let in to it', async () => {
    const running = await testApp(dialect, settings())
    const account = await running.parts.people.invite('hotel', 'omar@northbay.example')
    signInAs(omar)
    await come(running)
    signInAs({ ...omar, sub: 'employee-8' })
    const { answer, session } = await come(running)
    expect([answer.statusCode, session]).toEqual([401, undefined])
    expect(answer.body).toContain('tied to another person')
    const sessions = await running.parts.accounts.sessions({ id: account }, new Date())
    expect(sessions).toHaveLength(1)
    // Who runs the installation says that it is the same person.
    expect(await running.parts.organisation.untie('omar@northbay.example')).toBe(true)
    expect((await come(running)).session).toBeDefined()
  })

  test.each([
    ['whose address was not verified', { ...omar, email_verified: false }, 'does not say that your e-mail address was'],
    ['of whom no address is told', { sub: 'employee-7' }, 'does not say that your e-mail address was'],
    ['of another domain', { ...omar, email: 'owner@localhost' }, 'or it is none of its own'],
    ['whom nobody invited', { ...omar, email: 'stranger@northbay.example' }, 'There is no account here'],
  ])('nobody %s is let in, and no account is made', async (_, employee, said) => {
    const running = await testApp(dialect, settings())
    await running.parts.people.invite('hotel', 'omar@northbay.example')
    const before = await accounts(running)
    signInAs(employee)
    const { answer, session } = await come(running)
    expect([answer.statusCode, session]).toEqual([401, undefined])
    expect(answer.body).toContain(said)
    expect(answer.body).toContain('All ways to sign in')
    expect(await accounts(running)).toBe(before)
  })

  test('where everybody may sign up, whoever the organisation vouches for has an account of their own by coming', async () => {
    const running = await testApp(dialect, settings())
    const { quotaStore, tenants } = running.parts
    await quotaStore.setTenancy({ ...(await quotaStore.tenancy()), signUp: 'open' })
    signInAs({ ...omar, email: 'nour@northbay.example' })
    const { session } = await come(running)
    const told = (await get(running, '/api/v1/session', session)).json()
    expect(told).toMatchObject({ account: { email: 'nour@northbay.example', makesSites: true } })
    const nour = await tenants.withEmail('nour@northbay.example')
    await tenants.pause(nour?.id ?? '', running.owner.id, new Date())
    const paused = await come(running)
    expect([paused.answer.statusCode, paused.session]).toEqual([403, undefined])
  })

  test('an answer counts once, and in the browser that asked, alone', async () => {
    const running = await testApp(dialect, settings())
    await running.parts.people.invite('hotel', 'omar@northbay.example')
    signInAs(omar)
    const { back, kept, session } = await come(running)
    expect(session).toBeDefined()
    const other = cookieOf(await get(running, '/organisation'), 'mimar_organisation')
    for (const cookie of ['', other, `${kept}; ${other}`, kept]) {
      const again = await get(running, back.pathname + back.search, cookie)
      expect([again.statusCode, cookieOf(again, 'mimar_session')]).toEqual([401, undefined])
    }
  })
})

const [dialect] = dialects as [(typeof dialects)[number]]

test('what another key signed, and what the provider refuses, opens nothing', async () => {
  const running = await testApp(dialect, settings())
  await running.parts.people.invite('hotel', 'omar@northbay.example')
  signInAs(omar)
  for (const fault of ['isForging', 'refuses'] as const) {
    provider.state[fault] = true
    const { answer, session } = await come(running)
    expect([answer.statusCode, session]).toEqual([401, undefined])
    expect(answer.body).toContain('did not let you through')
    provider.state[fault] = false
  }
})

test('who is signed in by themselves stays so, whoever sends their browser', async () => {
  const running = await testApp(dialect, settings())
  await running.parts.people.invite('hotel', 'omar@northbay.example')
  signInAs(omar)
  const own = await running.cookieFor(running.owner.id)
  expect((await get(running, '/organisation?to=/account', own)).headers.location).toBe('/account')
  const away = await get(running, '/organisation')
  const back = await provider.signIn(String(away.headers.location))
  const kept = cookieOf(away, 'mimar_organisation')
  const answer = await get(running, back.pathname + back.search, `${kept}; ${own}`)
  expect([answer.statusCode, cookieOf(answer, 'mimar_session')]).toEqual([303, undefined])
})

test('several domains: the address is asked for and leads on by a link, without a script', async () => {
  const running = await testApp(dialect, settings({ OIDC_DOMAINS: 'northbay.example, southbay.example' }))
  const ask = (mail: string) =>
    running.app.inject({
      ...{ method: 'POST', url: '/organisation', payload: new URLSearchParams({ mail, to: '/sites' }).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'de' },
    })
  const page = await get(running, '/organisation?to=//evil.example/sites')
  expect(page.body).toContain('type="email"')
  expect(page.body).not.toContain('evil.example')
  expect((await ask('omar@elsewhere.example')).body).toContain('meldet sich niemand über <bdi>Northbay</bdi> an')
  const found = await ask('Omar@Southbay.example')
  const link = /class="go" href="([^"]+)"/.exec(found.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject({
    ...{ login_hint: 'omar@southbay.example', code_challenge_method: 'S256', scope: 'openid email' },
    ...{ redirect_uri: BACK, state: expect.any(String), nonce: expect.any(String) },
  })
  expect(cookieOf(found, 'mimar_organisation')).toBeDefined()
})

test('a provider that is away is told of, and every other way in is offered', async () => {
  const gone = await openProvider(BACK)
  await gone.close()
  const running = await testApp(dialect, settings({ OIDC_ISSUER: gone.issuer }))
  const away = await get(running, '/organisation?to=/edit/hotel/')
  expect([away.statusCode, away.headers['set-cookie']]).toEqual([503, undefined])
  expect(away.body).toContain('<bdi>Northbay</bdi> does not answer')
  expect(away.body).toContain('href="/edit/hotel/">All ways to sign in</a>')
  const signIn = await get(running, '/edit/hotel/')
  expect(signIn.body).toContain('name="code"')
  expect(signIn.body).toContain('href="/organisation?to=%2Fedit%2Fhotel%2F"')
})

test('a provider that says nothing is given up in time, and asked again when somebody comes', async () => {
  const asked: Socket[] = []
  const silent = createServer((socket) => void asked.push(socket))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const organisation = readSettings(
    settings({ OIDC_ISSUER: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` }),
  ).organisation!
  const away = new IdentityProvider(organisation, new URL(BACK), 0.2)
  await expect(away.configuration()).rejects.toThrow(ProviderAway)
  const before = asked.length
  await expect(away.configuration()).rejects.toThrow(ProviderAway)
  expect(asked.length).toBeGreaterThan(before)
  for (const socket of asked) socket.destroy()
  silent.close()
})

test('over https the browser keeps what it needs for this host alone; without an organisation there is no such way', async () => {
  const secure = { APP_URL: 'https://app.example.com', SITES_DOMAIN: 'example.net' }
  const running = await testApp(dialect, settings(secure))
  expect((await get(running, '/organisation')).headers['set-cookie']).toMatch(
    /^__Host-mimar_organisation=[\w-]{43}\.[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=600$/,
  )
  const without = await testApp(dialect)
  expect((await get(without, '/organisation')).statusCode).toBe(404)
  expect((await get(without, '/sites')).body).not.toContain('/organisation')
})
