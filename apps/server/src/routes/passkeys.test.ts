import type { PasskeyList } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { Passkeys } from '../accounts/passkeys.ts'
import { LINK_LIFETIME } from '../accounts/sign-in.ts'
import { PasskeyStore } from '../store/passkeys.store.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { dialects } from '../testing/dialects.ts'

const API = '/api/v1'

describe.each(dialects)('$name', (dialect) => {
  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
  const ask = (running: TestApp, method: Method, url: string, payload?: object, cookie = '') =>
    running.app.inject({ method, url: `${API}${url}`, headers: { cookie }, ...(payload && { payload }) })

  /** A device with a passkey of that session's account. */
  async function register(running: TestApp, cookie: string, device = new Authenticator(), name = 'My phone') {
    const options = (await ask(running, 'POST', '/account/passkey-options', {}, cookie)).json()
    const credential = device.create(options.challenge)
    const added = await ask(running, 'POST', '/account/passkeys', { name, credential }, cookie)
    return { device, added, options, credential }
  }

  const question = async (running: TestApp): Promise<string> =>
    (await ask(running, 'POST', '/session/passkey-options', {})).json().challenge

  const answer = (running: TestApp, credential: object) => ask(running, 'POST', '/session/passkey', { credential })

  async function withPasskey() {
    const running = await testApp(dialect)
    const cookie = await running.cookieFor(running.owner.id)
    return { running, cookie, ...(await register(running, cookie)) }
  }

  const list = async (running: TestApp, cookie: string) =>
    (await ask(running, 'GET', '/account/passkeys', undefined, cookie)).json<PasskeyList>()

  test('who is signed in makes a passkey, and signs in with it elsewhere', async () => {
    const { running, cookie, device, added, options } = await withPasskey()
    expect(options).toMatchObject({ rp: { id: 'localhost' }, authenticatorSelection: { residentKey: 'required' } })
    expect(added.statusCode).toBe(201)
    expect(await list(running, cookie)).toMatchObject({
      passkeys: [{ name: 'My phone', usedAt: null }],
      isPossible: true,
    })
    const answered = await answer(running, device.get(await question(running)))
    expect([answered.statusCode, answered.json()]).toMatchObject([
      200,
      { account: { email: 'owner@localhost', makesSites: true, isHost: true } },
    ])
    const [fresh = ''] = String(answered.headers['set-cookie']).split(';')
    expect(fresh).not.toBe(cookie)
    expect((await ask(running, 'GET', '/session', undefined, fresh)).statusCode).toBe(200)
    const [used] = (await list(running, fresh)).passkeys
    expect(Date.now() - Date.parse(used?.usedAt ?? '')).toBeLessThan(60_000)
  })

  test('an answer opens once, and only to a question that was asked within five minutes', async () => {
    const { running, device } = await withPasskey()
    const credential = device.get(await question(running))
    expect((await answer(running, credential)).statusCode).toBe(200)
    expect((await answer(running, credential)).json()).toMatchObject({ status: 401, code: 'passkey-refused' })
    const unasked = device.get(Buffer.alloc(32).toString('base64url'))
    expect((await answer(running, unasked)).statusCode).toBe(401)
    const earlier = new Passkeys(
      new PasskeyStore(running.parts.database),
      running.parts.settings.appUrl,
      () => new Date(Date.now() - 5 * 60_000),
    )
    expect((await answer(running, device.get((await earlier.question()).challenge))).statusCode).toBe(401)
  })

  test('two answers at once to one question open one session', async () => {
    const { running, device } = await withPasskey()
    const credential = device.get(await question(running))
    const answers = await Promise.all([1, 2, 3, 4].map(() => answer(running, credential)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401])
  })

  test.each([
    ['of another origin', { origin: 'https://evil.example', host: 'localhost' }],
    ['of a published site', { origin: 'http://hotel.localhost:3000', host: 'localhost' }],
    ['for another host', { origin: 'http://localhost:3000', host: 'evil.example' }],
  ])('a page %s makes no passkey and signs nobody in', async (_what, where) => {
    const { running, cookie } = await withPasskey()
    const { added, device } = await register(running, cookie, new Authenticator(where))
    expect(added.json()).toMatchObject({ status: 422, code: 'passkey-unmade' })
    expect((await answer(running, device.get(await question(running)))).statusCode).toBe(401)
    expect((await list(running, cookie)).passkeys).toHaveLength(1)
  })

  test('who was not recognised by the device, by finger, face or PIN, is not let in', async () => {
    const { running, device } = await withPasskey()
    device.flags = 0x01
    expect((await answer(running, device.get(await question(running)))).statusCode).toBe(401)
  })

  test('a copy of a passkey, whose count runs behind, is refused; the device itself goes on', async () => {
    const { running, device } = await withPasskey()
    device.counter = 40
    expect((await answer(running, device.get(await question(running)))).statusCode).toBe(200)
    device.counter = 12
    expect((await answer(running, device.get(await question(running)))).statusCode).toBe(401)
    device.counter = 41
    expect((await answer(running, device.get(await question(running)))).statusCode).toBe(200)
  })

  test('what was begun by one account is not finished by another', async () => {
    const { running, cookie } = await withPasskey()
    const salma = await running.parts.accounts.insert('salma@example.com', 'member')
    const hers = await running.cookieFor(salma.id)
    const { challenge } = (await ask(running, 'POST', '/account/passkey-options', {}, cookie)).json()
    const credential = new Authenticator().create(challenge)
    const added = await ask(running, 'POST', '/account/passkeys', { name: 'x', credential }, hers)
    expect(added.json()).toMatchObject({ code: 'passkey-unmade' })
    // A question of the sign-in page is none either.
    const other = new Authenticator().create(await question(running))
    expect((await ask(running, 'POST', '/account/passkeys', { name: 'x', credential: other }, cookie)).statusCode).toBe(
      422,
    )
  })

  test('passkeys are called something else and removed by their account, and by nobody else', async () => {
    const { running, cookie, device } = await withPasskey()
    const salma = await running.parts.accounts.insert('salma@example.com', 'member')
    const hers = await running.cookieFor(salma.id)
    const [known] = (await list(running, cookie)).passkeys
    const at = `/account/passkeys/${known?.id}`
    expect((await ask(running, 'PATCH', at, { name: 'Mine' }, hers)).statusCode).toBe(404)
    expect((await ask(running, 'DELETE', at, undefined, hers)).statusCode).toBe(404)
    expect((await ask(running, 'PATCH', at, { name: 'Work' }, cookie)).statusCode).toBe(204)
    expect((await list(running, cookie)).passkeys).toMatchObject([{ name: 'Work' }])
    expect((await ask(running, 'DELETE', at, undefined, cookie)).statusCode).toBe(204)
    expect((await answer(running, device.get(await question(running)))).json()).toMatchObject({
      code: 'passkey-refused',
    })
  })

  test('what was made in a session that somebody gave opens no more than that session, and ends with it', async () => {
    const { running, cookie } = await withPasskey()
    const salma = await running.parts.people.invite('hotel', 'salma@example.com')
    const link = await running.parts.signIn.makeLink(salma, LINK_LIFETIME, running.owner.id, 'hotel')
    const given = `mimar_session=${await running.parts.signIn.exchange(link)}`
    const { device, added } = await register(running, given)
    expect(added.statusCode).toBe(201)
    const answered = await answer(running, device.get(await question(running)))
    expect(answered.json()).toMatchObject({ account: { email: 'salma@example.com', makesSites: false } })
    const [row] = await running.parts.database.query
      .selectFrom('sessions')
      .select('given_by')
      .where('account', '=', salma)
      .execute()
    expect(row?.given_by).toBe(running.owner.id)
    await running.parts.people.members.put('hotel', salma, 'editor', running.owner.id)
    await running.parts.people.members.remove('hotel', salma)
    await running.parts.people.invite('hotel', 'salma@example.com')
    expect((await answer(running, device.get(await question(running)))).statusCode).toBe(401)
    expect((await list(running, cookie)).passkeys).toHaveLength(1)
  })

  test.each([
    ['http://192.168.1.20:3000', false],
    ['https://203.0.113.9', false],
    ['http://127.0.0.1:3000', false],
    ['http://[::1]:3000', false],
    ['http://localhost:3000', true],
    ['https://edit.example.com', true],
  ])('at %s passkeys can be made: %s', (address, isPossible) => {
    expect(new Passkeys({} as PasskeyStore, new URL(address)).isPossible).toBe(isPossible)
  })

  test('on an IP address one is told so, and what to do', async () => {
    const running = await testApp(dialect, { APP_URL: 'http://127.0.0.1:3000' })
    const cookie = await running.cookieFor(running.owner.id)
    expect((await list(running, cookie)).isPossible).toBe(false)
    for (const url of ['/account/passkey-options', '/session/passkey-options']) {
      const refused = await ask(running, 'POST', url, {}, cookie)
      expect(refused.json()).toMatchObject({ status: 409, code: 'passkeys-impossible' })
      expect(refused.json().message).toContain('IP')
    }
  })

  test('who asks for questions without end is told to wait, and a passkey still opens', async () => {
    const { running, device } = await withPasskey()
    const kept = await question(running)
    for (let n = 0; n < 29; n += 1) await question(running)
    const refused = await ask(running, 'POST', '/session/passkey-options', {})
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2'])
    expect((await answer(running, device.get(kept))).statusCode).toBe(200)
    running.later(3)
    expect(await question(running)).toEqual(expect.any(String))
  })
})
