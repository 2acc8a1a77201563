import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { LINK_LIFETIME } from '../accounts/sign-in.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { readLink } from '../testing/read-link.ts'

const API = '/api/v1/account'

describe.each(dialects)('$name', (dialect) => {
  const makeCodes = async (running: TestApp, cookie: string) =>
    (await running.app.inject({ method: 'POST', url: `${API}/codes`, headers: { cookie }, payload: {} })).json<{
      codes: string[]
    }>().codes

  const type = (running: TestApp, code: string, url = '/sites', language = 'en') =>
    running.app.inject({
      ...{ method: 'POST', url, payload: new URLSearchParams({ code }).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language },
    })

  const left = async (running: TestApp, cookie: string) =>
    (await running.app.inject({ url: `${API}/codes`, headers: { cookie } })).json()

  async function withCodes() {
    const running = await testApp(dialect)
    const cookie = await running.cookieFor(running.owner.id)
    return { running, cookie, codes: await makeCodes(running, cookie) }
  }

  test('ten codes are made, told once and kept as hashes', async () => {
    const { running, cookie, codes } = await withCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/)
    expect(await left(running, cookie)).toEqual({ left: 10, madeAt: expect.any(String), isPossible: true })
    const kept = JSON.stringify(await running.parts.database.query.selectFrom('recovery_codes').selectAll().execute())
    for (const code of codes) expect(kept).not.toContain(code)
  })

  test('a code opens once, however it is typed, and leads on to where one was going', async () => {
    const { running, cookie, codes } = await withCodes()
    const [code = '', second = ''] = codes
    const opened = await type(running, ` ${code.toLowerCase().replaceAll('-', ' ')} `, '/edit/hotel/Rooms/?lang=de')
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/edit/hotel/Rooms/?lang=de'])
    const [fresh = ''] = String(opened.headers['set-cookie']).split(';')
    expect((await running.app.inject({ url: '/api/v1/session', headers: { cookie: fresh } })).json()).toMatchObject({
      account: { email: 'owner@localhost' },
    })
    expect(await left(running, cookie)).toMatchObject({ left: 9 })
    const again = await type(running, code, '/sites', 'de')
    expect([again.statusCode, again.headers['set-cookie']]).toEqual([401, undefined])
    expect(again.body).toContain('Dieser Code')
    expect((await type(running, second)).statusCode).toBe(303)
  })

  test('a code of sixteen letters, as they were made before, opens once too', async () => {
    const { running } = await withCodes()
    const hash = createHash('sha256').update('recovery ABCDEFGHJKLMNPQR').digest('hex')
    const row = { hash, account: running.owner.id, created_at: new Date().toISOString(), used_at: null }
    await running.parts.database.query.insertInto('recovery_codes').values(row).execute()
    const answers = [await type(running, 'ABCD-EFGH-JKLM-NPQR'), await type(running, 'ABCD-EFGH-JKLM-NPQR')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 401])
  })

  test('of many who bring one code at once, one comes in', async () => {
    const { running, codes } = await withCodes()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => type(running, codes[0] ?? '')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 401, 401, 401, 401])
  })

  test('new codes end the old ones', async () => {
    const { running, cookie, codes } = await withCodes()
    const [fresh = ''] = await makeCodes(running, cookie)
    expect((await type(running, codes[0] ?? '')).statusCode).toBe(401)
    expect((await type(running, fresh)).statusCode).toBe(303)
  })

  test('who guesses is told to wait, and a right code still opens', async () => {
    const { running, codes } = await withCodes()
    for (let n = 0; n < 30; n += 1) expect((await type(running, `AAAA-AAAA-AAAA-AA${n}`)).statusCode).toBe(401)
    expect((await type(running, 'AAAA-AAAA-AAAA-AAAA')).statusCode).toBe(429)
    expect((await type(running, codes[0] ?? '')).statusCode).toBe(303)
  })

  test('another website types no code', async () => {
    const { running, codes } = await withCodes()
    const answer = await running.app.inject({
      ...{ method: 'POST', url: '/sites', payload: new URLSearchParams({ code: codes[0] ?? '' }).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    })
    expect(answer.statusCode).toBe(403)
    expect((await type(running, codes[0] ?? '')).statusCode).toBe(303)
  })

  test('who came by somebody’s link makes no codes, for those would open more than the link', async () => {
    const { running } = await withCodes()
    const salma = await running.parts.accounts.insert('salma@example.com', 'member')
    const link = await running.parts.signIn.makeLink(salma.id, LINK_LIFETIME, running.owner.id)
    const cookie = `mimar_session=${await running.parts.signIn.exchange(link)}`
    expect(await left(running, cookie)).toEqual({ left: 0, madeAt: null, isPossible: false })
    const refused = await running.app.inject({ method: 'POST', url: `${API}/codes`, headers: { cookie }, payload: {} })
    expect(refused.json()).toMatchObject({ status: 403, code: 'own-way-needed' })
    // A second device gets what this one has.
    const made = await running.app.inject({
      ...{ method: 'POST', url: `${API}/device-links`, headers: { cookie }, payload: {} },
    })
    expect(made.statusCode).toBe(201)
    const { authHash } = readLink(made.json<{ address: string }>().address)
    expect(await running.parts.signIn.holderOf(authHash)).toMatchObject({
      account: salma.id,
      givenBy: running.owner.id,
    })
  })

  test('a link for another device opens once within five minutes, and only so many are given', async () => {
    const { running, cookie } = await withCodes()
    const ask = () =>
      running.app.inject({ method: 'POST', url: `${API}/device-links`, headers: { cookie }, payload: {} })
    const { address } = (await ask()).json<{ address: string }>()
    const { authHash } = readLink(address)
    const enter = () => running.app.inject({ method: 'POST', url: '/api/v1/session', payload: { authHash } })
    expect([(await enter()).statusCode, (await enter()).statusCode]).toEqual([200, 401])
    const answers = []
    for (let n = 0; n < 10; n += 1) answers.push((await ask()).statusCode)
    expect(answers).toContain(429)
  })
})
