import { describe, expect, test } from 'vitest'
import { PROOF_LIFETIME } from '../accounts/proofs.ts'
import { LINK_LIFETIME } from '../accounts/sign-in.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { openMailSink, readable } from '../testing/mail-sink.ts'

const API = '/api/v1'
const LINA = 'lina@example.com'

describe.each(dialects)('$name', (dialect) => {
  /** Lina, who owns the hotel, and came in eleven minutes ago. */
  async function later(environment: Record<string, string> = {}) {
    const running = await testApp(dialect, environment)
    const { query } = running.parts.database
    await query.updateTable('accounts').set({ email: LINA }).where('id', '=', running.owner.id).execute()
    const cookie = await running.cookieFor(running.owner.id)
    const age = () =>
      query
        .updateTable('sessions')
        .set({ proven_at: new Date(Date.now() - PROOF_LIFETIME).toISOString() })
        .execute()
    const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      running.app.inject({ method, url: API + path, headers: { cookie }, ...(payload && { payload }) })
    await age()
    return { ...running, cookie, age, ask }
  }

  const isDeleted = async ({ parts }: Pick<TestApp, 'parts'>) => {
    const rows = await parts.database.query.selectFrom('sites').select('deleted_at').where('id', '=', 'hotel').execute()
    return rows.every(({ deleted_at }) => deleted_at !== null)
  }

  test.each([
    ['DELETE', '/sites/hotel'],
    ['DELETE', '/deleted-sites/hotel'],
    ['DELETE', '/sites/hotel/domain'],
    ['PUT', '/host/sites/hotel/takedown'],
    ['GET', '/sites/hotel/messages.csv'],
    ['GET', '/sites/hotel/archive?with=messages'],
    ['GET', '/sites/hotel/archive?with=people,history'],
    ['POST', '/account/passkey-options'],
    ['POST', '/account/passkeys'],
    ['DELETE', '/account/passkeys/any'],
    ['POST', '/account/codes'],
    ['POST', '/account/device-links'],
    ['POST', '/account/data-requests/file'],
    ['POST', '/account/data-requests/erasure'],
  ] as const)('%s %s is refused a while after signing in, and nothing is changed', async (method, path) => {
    const { ask, parts } = await later()
    const answer = await ask(method, path, method === 'POST' ? {} : undefined)
    expect(answer.json()).toMatchObject({
      status: 403,
      code: 'proof-needed',
      message: expect.stringContaining('Nothing'),
    })
    expect(await isDeleted({ parts })).toBe(false)
    expect(await parts.database.query.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
    expect(await parts.audit.all(10)).toEqual([])
  })

  test('who has just signed in is asked for nothing, and what can be taken back asks nobody', async () => {
    const { ask, age, app, parts, owner, cookieFor, cookie } = await later()
    expect((await ask('GET', '/sites/hotel/archive?with=pictures,history')).statusCode).toBe(200)
    const other = await cookieFor(owner.id)
    const fresh = (headers: object) =>
      app.inject({ method: 'DELETE', url: `${API}/sites/hotel`, headers: { ...headers } })
    // A proof is the session's that gave it.
    expect((await fresh({ cookie })).statusCode).toBe(403)
    expect((await fresh({ cookie: other })).statusCode).toBe(204)
    expect(await isDeleted({ parts })).toBe(true)
    await age()
    expect((await ask('POST', '/deleted-sites/hotel/return', {})).statusCode).not.toBe(403)
  })

  test('without mail, passkey or codes, signing in anew is what is left', async () => {
    const { ask, age, app, parts, owner, cookie } = await later()
    expect((await ask('GET', '/account/proof')).json()).toEqual({ isFresh: false, ways: [], mail: null })
    expect((await ask('POST', '/account/proof/mails', {})).statusCode).toBe(404)
    const authHash = await parts.signIn.makeLink(owner.id, LINK_LIFETIME)
    const page = await app.inject({ url: `/account?authHash=${authHash}`, headers: { cookie } })
    expect([page.statusCode, page.body.includes('method="post"')]).toEqual([200, true])
    const press = () =>
      app.inject({
        ...{ method: 'POST', url: '/account', payload: new URLSearchParams({ authHash }).toString() },
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      })
    expect((await press()).statusCode).toBe(303)
    expect((await ask('GET', '/account/proof')).json()).toMatchObject({ isFresh: true })
    await age()
    await press()
    expect((await ask('GET', '/account/proof')).json()).toMatchObject({ isFresh: false })
  })

  test('a mailed code is a proof for ten minutes, in the session that asked, once', async () => {
    const sink = await openMailSink()
    const { ask, age, app, parts, owner, cookieFor } = await later({ SMTP_URL: sink.address })
    expect((await ask('GET', '/account/proof')).json()).toMatchObject({ ways: ['mail'], mail: 'l…@example.com' })
    expect((await ask('POST', '/account/proof/mails', {})).statusCode).toBe(204)
    await eventually(() => expect(sink.mails).toHaveLength(1))
    expect(sink.mails[0]?.to).toEqual([LINA])
    const code = /^\d{6}$/m.exec(readable(sink.mails[0]?.data ?? ''))?.[0] ?? ''
    const prove = (typed: string) => ask('POST', '/account/proof/code', { code: typed })
    const wrong = code === '111111' ? '222222' : '111111'
    expect((await prove(wrong)).json()).toMatchObject({ status: 403, code: 'proof-refused' })
    const elsewhere = { cookie: await cookieFor(owner.id) }
    const stolen = await app.inject({
      method: 'POST',
      url: `${API}/account/proof/code`,
      headers: elsewhere,
      payload: { code },
    })
    expect(stolen.statusCode).toBe(403)
    expect((await prove(`${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(204)
    expect((await ask('GET', '/account/proof')).json()).toMatchObject({ isFresh: true })
    await age()
    expect((await prove(code)).statusCode).toBe(403)
    expect((await ask('DELETE', '/sites/hotel')).statusCode).toBe(403)
    expect(await isDeleted({ parts })).toBe(false)
    // Five guesses, then the right one is refused too.
    await ask('POST', '/account/proof/mails', {})
    await eventually(() => expect(sink.mails).toHaveLength(2))
    const second = /^\d{6}$/m.exec(readable(sink.mails[1]?.data ?? ''))?.[0] ?? ''
    for (let n = 0; n < 5; n += 1) await prove(second === '111111' ? '222222' : '111111')
    expect((await prove(second)).statusCode).toBe(403)
  })

  test('of many codes that are asked for at once as many are mailed as of one after the other', async () => {
    const { parts, owner } = await later()
    const asked = Array.from({ length: 40 }, () => parts.proofs.mailCode(owner, 'session', 'en'))
    expect((await Promise.all(asked)).filter((isMailed) => isMailed)).toHaveLength(30)
  })

  test('a code on paper is a proof, once, and nobody else’s is', async () => {
    const { ask, parts, owner, age } = await later()
    const [code = ''] = await parts.recoveryCodes.make(owner.id)
    const omar = await parts.accounts.insert('omar@example.com', 'member')
    const [others = ''] = await parts.recoveryCodes.make(omar.id)
    expect((await ask('GET', '/account/proof')).json()).toMatchObject({ ways: ['paper'] })
    expect((await ask('POST', '/account/proof/code', { code: others })).statusCode).toBe(403)
    expect((await ask('POST', '/account/proof/code', { code: code.toLowerCase() })).statusCode).toBe(204)
    expect((await ask('DELETE', '/sites/hotel')).statusCode).toBe(204)
    await age()
    expect((await ask('POST', '/account/proof/code', { code })).statusCode).toBe(403)
  })

  test('a passkey of one’s own is a proof, one that signs in is not, nor is another’s', async () => {
    const { ask, age, parts, app } = await later()
    const device = new Authenticator()
    await parts.database.query.updateTable('sessions').set({ proven_at: new Date().toISOString() }).execute()
    const options = (await ask('POST', '/account/passkey-options', {})).json()
    expect(
      (await ask('POST', '/account/passkeys', { name: 'Mac', credential: device.create(options.challenge) }))
        .statusCode,
    ).toBe(201)
    await age()
    expect((await ask('GET', '/account/proof')).json()).toMatchObject({ isFresh: false, ways: ['passkey'] })
    const signIn = (await app.inject({ method: 'POST', url: `${API}/session/passkey-options`, payload: {} })).json()
    const forSignIn = await ask('POST', '/account/proof/passkey', { credential: device.get(signIn.challenge) })
    expect(forSignIn.statusCode).toBe(403)
    const question = (await ask('POST', '/account/proof/passkey-options', {})).json<{
      challenge: string
      allowCredentials: object[]
    }>()
    expect(question.allowCredentials).toHaveLength(1)
    const answered = await ask('POST', '/account/proof/passkey', { credential: device.get(question.challenge) })
    expect(answered.statusCode).toBe(204)
    expect((await ask('DELETE', '/sites/hotel')).statusCode).toBe(204)
  })

  test('coming in on a new device is mailed, not the first time, and signing out is noted', async () => {
    const sink = await openMailSink()
    const { parts, app, owner } = await later({ SMTP_URL: sink.address })
    const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const SAFARI =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1'
    const enter = async (agent: string) => {
      const authHash = await parts.signIn.makeLink(owner.id, LINK_LIFETIME)
      return app.inject({
        ...{ method: 'POST', url: `${API}/session`, payload: { authHash } },
        headers: { 'user-agent': agent, 'accept-language': 'de' },
      })
    }
    await enter(FIREFOX)
    await enter(FIREFOX)
    const entered = await enter(SAFARI)
    await enter(SAFARI)
    await eventually(() => expect(sink.mails).toHaveLength(1))
    const text = readable(sink.mails[0]?.data ?? '')
    expect(sink.mails[0]?.to).toEqual([LINA])
    for (const said of ['neuen Gerät', 'Safari · iPhone', 'http://localhost:3000/account']) expect(text).toContain(said)
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    expect((await app.inject({ method: 'DELETE', url: `${API}/session`, headers: { cookie } })).statusCode).toBe(204)
    expect((await parts.audit.all(1))[0]).toMatchObject({ deed: 'signed-out', account: owner.id })
  })
})
