import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { openMailSink, readable } from '../testing/mail-sink.ts'

const LINA = 'lina@cafe.example'

async function open(dialect: (typeof dialects)[number], { mails = true, signUp = 'open' } = {}) {
  const sink = await openMailSink()
  const running = await testApp(dialect, { ...(mails && { SMTP_URL: sink.address }), SIGN_UP: signUp })
  const { app, parts } = running
  const press = (form: Record<string, string>, remoteAddress = '203.0.113.9') =>
    app.inject({
      ...{ method: 'POST', url: '/sign-up', remoteAddress, payload: new URLSearchParams(form).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const nextMail = async (count: number) => {
    await eventually(() => expect(sink.mails).toHaveLength(count))
    const text = readable(sink.mails[count - 1]?.data ?? '')
    return { text, to: sink.mails[count - 1]?.to, key: /key=([\w-]{43})/.exec(text)?.[1] ?? '' }
  }
  const settled = () =>
    eventually(async () => {
      expect(await parts.database.query.selectFrom('account_mails').selectAll().execute()).toEqual([])
    })
  const ask = async (account: string, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    app.inject({
      ...{ method, url: `/api/v1${path}`, headers: { cookie: await running.cookieFor(account) } },
      ...(payload && { payload }),
    })
  return { ...running, sink, press, nextMail, settled, ask }
}

describe.each(dialects)('$name', (dialect) => {
  test('anybody with a mailbox makes an account by the link in their mail, once, and not before', async () => {
    const { app, parts, press, nextMail } = await open(dialect)
    expect((await app.inject({ url: '/sites' })).body).toContain('href="/sign-up"')
    const page = await app.inject({ url: '/sign-up' })
    expect(page.body).toContain('name="mail"')
    // Else browsers say that its form comes from nowhere (Origin: null), and it is refused.
    expect(page.headers['referrer-policy']).toBe('same-origin')
    expect((await press({ mail: ` ${LINA.toUpperCase()}` })).body).toContain('Check your inbox')
    const { key, to } = await nextMail(1)
    expect(to).toEqual([LINA])
    expect(await parts.tenants.withEmail(LINA)).toBeUndefined()
    // Programs that look at links make nothing.
    expect((await app.inject({ url: `/sign-up?key=${key}` })).body).toContain(LINA)
    expect(await parts.tenants.withEmail(LINA)).toBeUndefined()
    const made = await press({ key })
    expect([made.statusCode, made.headers.location]).toEqual([303, '/sites/new'])
    const cookie = String(made.headers['set-cookie']).split(';')[0] ?? ''
    const session = await app.inject({ url: '/api/v1/session', headers: { cookie } })
    expect(session.json()).toMatchObject({ account: { email: LINA, makesSites: true } })
    expect((await press({ key })).statusCode).toBe(401)
  })

  test('who asks is answered the same whether the address is known, paused or new', async () => {
    const { parts, owner, press, sink, settled } = await open(dialect)
    const known = await parts.accounts.insert('known@example.com', 'tenant')
    const paused = await parts.accounts.insert('paused@example.com', 'tenant')
    await parts.tenants.pause(paused.id, owner.id, new Date())
    const told = []
    for (const mail of ['known@example.com', 'paused@example.com', LINA]) {
      const { statusCode, headers, body } = await press({ mail })
      const { date, 'x-request-id': id, 'content-length': length, ...same } = headers
      told.push({ statusCode, same, page: body.replaceAll(mail, '') })
    }
    expect(told[1]).toEqual(told[0])
    expect(told[2]).toEqual(told[0])
    await settled()
    expect(sink.mails.map(({ to }) => to[0]).sort()).toEqual(['known@example.com', LINA])
    const toKnown = readable(sink.mails.find(({ to }) => to[0] === 'known@example.com')?.data ?? '')
    expect(toKnown).toContain('you have one already')
    expect(toKnown).not.toContain('key=')
    expect((await parts.tenants.find(known.id))?.seenAt).toBeNull()
  })

  test('an account that was there may make sites afterwards, and is not signed in by the link', async () => {
    const { parts, press, nextMail } = await open(dialect)
    await parts.accounts.insert(LINA, 'member')
    await press({ mail: LINA })
    const made = await press({ key: (await nextMail(1)).key })
    expect([made.statusCode, made.headers['set-cookie']]).toEqual([303, undefined])
    expect(await parts.tenants.withEmail(LINA)).toMatchObject({ role: 'tenant' })
  })

  test('an address gets three mails a day, and a network that asks on and on waits', async () => {
    const { press, sink, settled } = await open(dialect)
    for (let time = 0; time < 5; time += 1) expect((await press({ mail: LINA })).statusCode).toBe(200)
    await settled()
    expect(sink.mails).toHaveLength(3)
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await press({ mail: `p${time}@example.com` })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await press({ mail: 'other@example.com' }, '198.51.100.7')).statusCode).toBe(200)
  })

  test.each(['closed', 'invited'])('where sign-up is %s nobody makes an account by themselves', async (signUp) => {
    const { app, press, parts } = await open(dialect, { signUp })
    expect((await app.inject({ url: '/sites' })).body).not.toContain('/sign-up')
    expect((await app.inject({ url: '/sign-up' })).statusCode).toBe(404)
    expect((await press({ mail: LINA })).statusCode).toBe(404)
    expect(await parts.database.query.selectFrom('sign_ups').selectAll().execute()).toEqual([])
  })

  test('owners invite others where they may; a host always, sees who was invited and takes it back', async () => {
    const { parts, owner: host, ask, nextMail, app } = await open(dialect, { signUp: 'invited' })
    const lina = await parts.accounts.insert(LINA, 'tenant')
    const member = await parts.accounts.insert('tarek@press.example', 'member')
    const invite = (account: string, email: string) => ask(account, 'POST', '/sign-ups', { email })
    expect((await invite(member.id, 'a@example.com')).json()).toMatchObject({ status: 403, code: 'invite-refused' })
    // The link is in the mail alone: an owner proves no mailbox of others.
    expect((await invite(lina.id, 'omar@bay.example')).json()).toMatchObject({ address: null, isMailed: true })
    const { key, text } = await nextMail(1)
    expect(text).toContain('You have been invited to make websites')
    const [invited] = (await ask(host.id, 'GET', '/sign-ups')).json<{ id: string }[]>()
    expect(invited).toMatchObject({ email: 'omar@bay.example', invitedBy: LINA })
    expect((await ask(lina.id, 'GET', '/sign-ups')).json()).toMatchObject({ code: 'host-needed' })
    expect((await ask(host.id, 'DELETE', `/sign-ups/${invited?.id}`)).statusCode).toBe(204)
    expect((await app.inject({ url: `/sign-up?key=${key}` })).statusCode).toBe(401)
    await parts.quotaStore.setSignUp('closed')
    expect((await invite(lina.id, 'b@example.com')).json()).toMatchObject({ code: 'invite-refused' })
    expect((await invite(host.id, 'b@example.com')).statusCode).toBe(201)
  })

  test('where no mails are sent a host is told the link, and nobody else is', async () => {
    const { parts, owner: host, ask, press } = await open(dialect, { mails: false, signUp: 'invited' })
    const lina = await parts.accounts.insert(LINA, 'tenant')
    const refused = await ask(lina.id, 'POST', '/sign-ups', { email: 'omar@bay.example' })
    expect(refused.json()).toMatchObject({ status: 409, code: 'mail-needed' })
    const given = (await ask(host.id, 'POST', '/sign-ups', { email: 'omar@bay.example' })).json<{ address: string }>()
    const key = new URL(given.address).searchParams.get('key') ?? ''
    expect((await press({ key })).headers.location).toBe('/sites/new')
    expect(await parts.tenants.withEmail('omar@bay.example')).toMatchObject({ role: 'tenant' })
  })

  test('who could lock themselves out is reminded in their language', async () => {
    const { parts, owner: host, ask, nextMail } = await open(dialect)
    const lina = await parts.accounts.insert(LINA, 'tenant')
    await parts.accounts.greet(lina.id, 'de', new Date())
    expect((await ask(host.id, 'POST', `/people/${lina.id}/reminders`, {})).statusCode).toBe(204)
    const { text } = await nextMail(1)
    expect(text).toContain('Verlieren Sie dieses Postfach')
    expect(text).toContain('http://localhost:3000/account')
  })
})
