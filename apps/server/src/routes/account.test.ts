import type { SignedInDevice } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { deviceOf } from '../accounts/device.ts'
import { LINK_LIFETIME, SignIn } from '../accounts/sign-in.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

const HOUR = 3_600_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

describe.each(dialects)('$name', (dialect) => {
  const ask = (running: TestApp, cookie: string, method: 'GET' | 'DELETE' = 'GET', device = '') =>
    running.app.inject({ method, url: `/api/v1/account/devices${device}`, headers: { cookie } })
  const devices = async (running: TestApp, cookie: string) => (await ask(running, cookie)).json<SignedInDevice[]>()

  /** Signs the owner in by a link, with that browser. */
  async function arrive(
    running: TestApp,
    userAgent: string,
    account = running.owner.id,
    givenBy: string | null = null,
  ) {
    const authHash = await running.parts.signIn.makeLink(account, LINK_LIFETIME, givenBy)
    const headers = { 'user-agent': userAgent }
    const answer = await running.app.inject({ method: 'POST', url: '/api/v1/session', headers, payload: { authHash } })
    return String(answer.headers['set-cookie']).split(';')[0] ?? ''
  }

  test('who signs in again is signed in once: the session before opens nothing more', async () => {
    const running = await testApp(dialect)
    const before = await arrive(running, FIREFOX)
    const authHash = await running.parts.signIn.makeLink(running.owner.id, LINK_LIFETIME)
    const headers = { cookie: before }
    const answer = await running.app.inject({ method: 'POST', url: '/api/v1/session', headers, payload: { authHash } })
    const now = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    expect((await ask(running, before)).statusCode).toBe(401)
    expect(await devices(running, now)).toHaveLength(1)
  })

  test('people see where they are signed in, in words, and which of them is this one', async () => {
    const running = await testApp(dialect)
    const [here, phone] = [await arrive(running, FIREFOX), await arrive(running, IPHONE)]
    const seen = await devices(running, here)
    expect(seen).toHaveLength(2)
    expect(seen).toContainEqual(expect.objectContaining({ browser: 'Firefox', system: 'Linux', isThis: true }))
    expect(seen).toContainEqual(expect.objectContaining({ browser: 'Safari', system: 'iPhone', isThis: false }))
    expect((await devices(running, phone)).find(({ isThis }) => isThis)?.system).toBe('iPhone')
    // Nothing that is told opens anything.
    const hashes = await running.parts.database.query.selectFrom('sessions').select('hash').execute()
    for (const { hash } of hashes) expect(JSON.stringify(seen)).not.toContain(hash)
  })

  test('one is signed out by itself, another time by nobody, and the others stay', async () => {
    const running = await testApp(dialect)
    const [here, phone] = [await arrive(running, FIREFOX), await arrive(running, IPHONE)]
    const other = (await devices(running, here)).find(({ isThis }) => !isThis)
    expect((await ask(running, here, 'DELETE', `/${other?.id}`)).statusCode).toBe(204)
    expect((await ask(running, phone)).statusCode).toBe(401)
    expect((await ask(running, here, 'DELETE', `/${other?.id}`)).statusCode).toBe(404)
    expect(await devices(running, here)).toHaveLength(1)
  })

  test('all others are signed out at once', async () => {
    const running = await testApp(dialect)
    const [here, ...others] = [await arrive(running, FIREFOX), await arrive(running, IPHONE), await arrive(running, '')]
    expect((await ask(running, here ?? '', 'DELETE')).statusCode).toBe(204)
    for (const cookie of others) expect((await ask(running, cookie)).statusCode).toBe(401)
    expect(await devices(running, here ?? '')).toMatchObject([{ isThis: true }])
  })

  test('nobody sees or ends what is not theirs, and who came by somebody’s link nothing but what that person gave', async () => {
    const running = await testApp(dialect)
    const salma = await running.parts.accounts.insert('salma@example.com', 'member')
    const own = await arrive(running, FIREFOX, salma.id)
    const given = await arrive(running, IPHONE, salma.id, running.owner.id)
    const owner = await arrive(running, FIREFOX)
    expect(await devices(running, own)).toHaveLength(2)
    expect(await devices(running, given)).toMatchObject([{ system: 'iPhone', isThis: true }])
    const [ofSalma] = (await devices(running, own)).filter(({ isThis }) => isThis)
    for (const cookie of [given, owner]) {
      expect((await ask(running, cookie, 'DELETE', `/${ofSalma?.id}`)).statusCode).toBe(404)
      expect((await ask(running, cookie, 'DELETE')).statusCode).toBe(204)
    }
    expect(await devices(running, own)).toHaveLength(2)
  })

  test('when it was used last is kept to the hour, and written once an hour', async () => {
    const { parts, owner } = await testApp(dialect)
    let now = Date.parse('2026-05-01T10:20:00Z')
    const signIn = new SignIn(parts.accounts, () => new Date(now))
    const link = await signIn.makeLink(owner.id, LINK_LIFETIME)
    const session = await signIn.exchange(link, { device: deviceOf(FIREFOX) })
    const used = async () => (await signIn.list(owner, session)).map((one) => one.used)
    now += HOUR / 2
    await signIn.accountOf(session)
    expect(await used()).toEqual(['2026-05-01T10:00:00.000Z'])
    now += HOUR
    await signIn.accountOf(session)
    expect(await used()).toEqual(['2026-05-01T11:00:00.000Z'])
  })
})
