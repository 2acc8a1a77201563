import { describe, expect, test } from 'vitest'
import { MAILED_LIFETIME } from '../accounts/mailed-links.ts'
import { SignIn } from '../accounts/sign-in.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailSink, openMailSink, readable } from '../testing/mail-sink.ts'
import { readLink } from '../testing/read-link.ts'

const SALMA = 'salma@example.com'
/** The page without what is its browser's own: the address that was typed, and a number thrown for it. */
const shownTo = (mail: string, page: string) =>
  page.replaceAll(mail.trim().toLowerCase(), '').replaceAll(/(data-number="|<bdi dir="ltr">)\d\d\b/g, '$1')

describe.each(dialects)('$name', (dialect) => {
  async function withMail() {
    const sink = await openMailSink()
    const running = await testApp(dialect, { SMTP_URL: sink.address })
    const salma = await running.parts.accounts.insert(SALMA, 'member')
    return { sink, running, salma }
  }

  const press = (running: TestApp, form: Record<string, string>, url = '/sites', headers = {}) =>
    running.app.inject({
      ...{ method: 'POST', url, payload: new URLSearchParams(form).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const cookieOf = (answer: Awaited<ReturnType<typeof press>>, name: string) =>
    [answer.headers['set-cookie'] ?? []]
      .flat()
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(';')[0] ?? ''
  const whoIs = async (running: TestApp, cookie: string) =>
    (await running.app.inject({ url: '/api/v1/session', headers: { cookie } })).json<{ account?: { email: string } }>()
      .account?.email

  async function nextMail(sink: MailSink, count: number) {
    await eventually(() => expect(sink.mails).toHaveLength(count))
    const text = readable(sink.mails[count - 1]?.data ?? '')
    const authHash = /authHash=([\w-]{43})/.exec(text)?.[1] ?? ''
    return { text, authHash, code: /^\d{6}$/m.exec(text)?.[0] ?? '', address: /^http\S+$/m.exec(text)?.[0] ?? '' }
  }

  test('who asks for a link is answered the same whether the address is known or not, and writes the same', async () => {
    const { sink, running } = await withMail()
    const told = []
    for (const mail of ['nobody@example.com', 'owner@localhost.localdomain', ` ${SALMA.toUpperCase()} `]) {
      const answer = await press(running, { mail })
      const { date, 'set-cookie': cookie, 'x-request-id': id, 'content-length': length, ...headers } = answer.headers
      expect(String(cookie)).toMatch(/^mimar_asked=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/)
      told.push({ status: answer.statusCode, headers, page: shownTo(mail, answer.body) })
    }
    expect(told[0]).toMatchObject({ status: 200, page: expect.stringContaining('Check your inbox') })
    expect(told[1]).toEqual(told[0])
    expect(told[2]).toEqual(told[0])
    await nextMail(sink, 1)
    await eventually(async () =>
      expect(await running.parts.database.query.selectFrom('account_mails').selectAll().execute()).toEqual([]),
    )
    expect(sink.mails.map(({ to }) => to)).toEqual([[SALMA]])
    const asks = await running.parts.database.query.selectFrom('sign_in_asks').select(['code', 'guesses']).execute()
    expect(asks).toEqual(told.map(() => ({ code: expect.stringMatching(/^[\da-f]{64}$/), guesses: 0 })))
  })

  test('the mailed link stays what it is while programs look at it, and opens once, where one was going', async () => {
    const { sink, running } = await withMail()
    await press(running, { mail: SALMA }, '/edit/hotel/Rooms/?lang=de')
    const { address, authHash, text } = await nextMail(sink, 1)
    expect(text).toContain('Ihr Anmeldelink für')
    // What asks for the address of a mail sends no secret: it stands behind the #.
    expect(address.split('#')).toEqual(['http://localhost:3000/enter', expect.stringContaining(authHash)])
    expect((await running.app.inject({ url: '/enter' })).statusCode).toBe(200)
    const { path } = readLink(address)
    const asked = `${path}&authHash=${authHash}`
    // The page's script posts it; without one the same address opens without "enter#/".
    const look = () => press(running, { look: authHash }, path)
    for (const looked of [await look(), await look(), await running.app.inject({ url: asked })]) {
      expect([looked.statusCode, looked.headers['set-cookie']]).toEqual([200, undefined])
      expect(looked.body).toContain(`<bdi>${SALMA}</bdi>`)
    }
    const answer = await press(running, { authHash }, path)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/edit/hotel/Rooms/?lang=de'])
    expect(await whoIs(running, cookieOf(answer, 'mimar_session'))).toBe(SALMA)
    // All of the account, as the mail reached its owner: nobody gave this link.
    expect((await press(running, { authHash }, path)).statusCode).toBe(401)
    expect((await look()).statusCode).toBe(401)
    const kept = JSON.stringify(await running.parts.database.query.selectFrom('sign_in_links').selectAll().execute())
    expect(kept).not.toContain(authHash)
  })

  test.each([
    ['en', 'Your link to sign in'],
    ['ar', 'رابط الدخول إلى'],
    ['tr', 'oturum açma bağlantınız'],
    ['de', 'Ihr Anmeldelink'],
    ['fr', 'Votre lien de connexion'],
  ])('page and mail are in %s', async (language, subject) => {
    const { sink, running } = await withMail()
    const page = await press(running, { mail: SALMA }, '/sites', { 'accept-language': language })
    expect(page.body).toContain(`<html lang="${language}"`)
    expect(page.body).not.toMatch(/\{mail\}/)
    const { text, code } = await nextMail(sink, 1)
    expect(text).toContain(subject)
    expect(text).not.toContain('{host}')
    expect(code).not.toBe('')
  })

  test('the code signs in the browser that asked, however its digits are typed, and ends the link beside it', async () => {
    const { sink, running } = await withMail()
    const asked = cookieOf(await press(running, { mail: SALMA }, '/account'), 'mimar_asked')
    const { code, authHash } = await nextMail(sink, 1)
    const other = cookieOf(await press(running, { mail: 'other@example.com' }), 'mimar_asked')
    for (const cookie of [other, '', 'mimar_asked=x']) {
      const refused = await press(running, { mail: SALMA, mailCode: code }, '/account', { cookie })
      expect([refused.statusCode, cookieOf(refused, 'mimar_session')]).toEqual([401, ''])
    }
    const arabic = [...code].map((digit) => String.fromCharCode(0x660 + Number(digit)))
    const mailCode = ` ${arabic.slice(0, 3).join('')} ${arabic.slice(3).join('')}`
    const answer = await press(running, { mail: SALMA, mailCode }, '/account', { cookie: asked })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account'])
    expect(await whoIs(running, cookieOf(answer, 'mimar_session'))).toBe(SALMA)
    expect((await press(running, { mail: SALMA, mailCode: code }, '/account', { cookie: asked })).statusCode).toBe(401)
    expect((await press(running, { authHash })).statusCode).toBe(401)
  })

  test('a link that was used ends the code beside it', async () => {
    const { sink, running } = await withMail()
    const cookie = cookieOf(await press(running, { mail: SALMA }), 'mimar_asked')
    const { code, authHash } = await nextMail(sink, 1)
    expect((await press(running, { authHash })).statusCode).toBe(303)
    expect((await press(running, { mail: SALMA, mailCode: code }, '/sites', { cookie })).statusCode).toBe(401)
  })

  test('after five wrong codes the right one is refused too, the link works, and a new mail can be had', async () => {
    const { sink, running } = await withMail()
    const cookie = cookieOf(await press(running, { mail: SALMA }), 'mimar_asked')
    const { code, authHash } = await nextMail(sink, 1)
    const wrong = code === '123456' ? '654321' : '123456'
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => press(running, { mail: SALMA, mailCode: wrong }, '/sites', { cookie })),
    )
    for (const answer of answers) expect(answer.body).toContain('This is not the code of the newest mail')
    const late = await press(running, { mail: SALMA, mailCode: code }, '/sites', { cookie })
    expect([late.statusCode, cookieOf(late, 'mimar_session')]).toEqual([401, ''])
    expect(late.body).toContain('five times')
    expect((await press(running, { authHash })).statusCode).toBe(303)
    const again = cookieOf(await press(running, { mail: SALMA }), 'mimar_asked')
    const mailCode = (await nextMail(sink, 2)).code
    expect((await press(running, { mail: SALMA, mailCode }, '/sites', { cookie: again })).statusCode).toBe(303)
  })

  test('a link that is too old, or used, opens a page that names the address and has one button for a new one', async () => {
    const { sink, running, salma } = await withMail()
    const earlier = new SignIn(running.parts.accounts, () => new Date(Date.now() - MAILED_LIFETIME))
    const authHash = await earlier.makeLink(salma.id, MAILED_LIFETIME)
    const page = await running.app.inject({ url: `/edit/hotel/?lang=de&authHash=${authHash}` })
    expect(page.statusCode).toBe(401)
    expect(page.body).toContain('<h1>Dieser Link ist abgelaufen</h1>')
    expect(page.body).toContain(`<bdi dir="ltr">${SALMA}</bdi>`)
    const [, action = '', mail = ''] = /action="([^"]+)".*name="mail" value="([^"]+)"/.exec(page.body) ?? []
    expect((await press(running, { mail }, action.replaceAll('&amp;', '&'))).statusCode).toBe(200)
    const { address } = await nextMail(sink, 1)
    expect(address).toMatch(/\/enter#\/edit\/hotel\/\?lang=de&authHash=/)
    // Of a link that never was nobody is named.
    const unknown = await running.app.inject({ url: `/edit/hotel/?authHash=${'x'.repeat(43)}` })
    expect([unknown.statusCode, unknown.body.includes('name="mail"')]).toEqual([401, true])
  })

  test('without a mail server no field is offered, and what is sent all the same is answered by the other ways', async () => {
    const running = await testApp(dialect)
    const page = await running.app.inject({ url: '/sites' })
    expect(page.body).not.toContain('name="mail"')
    expect(page.body).toContain('owner-link')
    expect((await press(running, { mail: SALMA })).statusCode).toBe(401)
    expect(await running.parts.database.query.selectFrom('sign_in_asks').selectAll().execute()).toEqual([])
  })

  test('a network that asks on and on waits 30 seconds, and comes in otherwise meanwhile', async () => {
    const { running, salma } = await withMail()
    const from = (mail: string, address = '203.0.113.9') =>
      running.app.inject({
        ...{ method: 'POST', url: '/sites', payload: new URLSearchParams({ mail }).toString() },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        remoteAddress: address,
      })
    for (let n = 0; n < 10; n += 1) expect((await from(`n${n}@example.com`)).statusCode).toBe(200)
    for (const mail of [SALMA, 'unknown@example.com']) {
      const refused = await from(mail)
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30'])
      expect(refused.body).toContain('Wait 30 seconds, then send again.')
    }
    expect((await from(SALMA, '198.51.100.7')).statusCode).toBe(200)
    const code = (await running.parts.recoveryCodes.make(salma.id))[0] ?? ''
    expect((await press(running, { code })).statusCode).toBe(303)
    running.later(30)
    expect((await from(SALMA)).statusCode).toBe(200)
  })

  test('whoever fills somebody’s mailbox locks them out of nothing: the links in it work, and codes get fewer', async () => {
    const { sink, running } = await withMail()
    for (let n = 0; n < 8; n += 1) expect((await press(running, { mail: SALMA })).statusCode).toBe(200)
    const { authHash } = await nextMail(sink, 5)
    const { query } = running.parts.database
    await eventually(async () => expect(await query.selectFrom('account_mails').selectAll().execute()).toEqual([]))
    expect(sink.mails).toHaveLength(5)
    const codes = await query.selectFrom('sign_in_asks').select('code').where('code', 'is not', null).execute()
    expect(codes).toHaveLength(5)
    expect((await press(running, { authHash })).statusCode).toBe(303)
    // A day's codes are used up: the link comes without one.
    const before = new Date(Date.now() - MAILED_LIFETIME).toISOString()
    const old = {
      browser: 'x',
      path: '/',
      link: null,
      guesses: 0,
      created_at: before,
      expires_at: before,
      used_at: null,
    }
    await query.updateTable('sign_in_asks').set({ created_at: before }).execute()
    for (let n = 0; n < 5; n += 1) {
      await query
        .insertInto('sign_in_asks')
        .values({ id: `${n}`, email: SALMA, code: 'x', ...old })
        .execute()
    }
    running.later(60)
    await press(running, { mail: SALMA })
    const last = await nextMail(sink, 6)
    expect([last.code, last.authHash.length]).toEqual(['', 43])
  })

  test('what is mailed works for ten minutes', async () => {
    const { running } = await withMail()
    await press(running, { mail: SALMA })
    const asked = running.parts.database.query.selectFrom('sign_in_asks').select(['created_at', 'expires_at'])
    const { created_at, expires_at } = await asked.executeTakeFirstOrThrow()
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(10 * 60_000)
  })

  test('what is no address is told so, and another website asks for nothing', async () => {
    const { running } = await withMail()
    const malformed = await press(running, { mail: 'salma' }, '/sites', { 'accept-language': 'fr' })
    expect([malformed.statusCode, malformed.body.includes('Ce n’est pas une adresse e-mail')]).toEqual([400, true])
    const evil = await press(running, { mail: SALMA }, '/sites', { origin: 'https://evil.example' })
    expect(evil.statusCode).toBe(403)
  })
})
