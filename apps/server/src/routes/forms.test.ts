import type { Message } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { heardLog } from '../testing/heard-log.ts'
import { someSite } from '../testing/site.ts'
import { DatabaseAway } from '../unstorable.ts'

const HOST = 'hotel.localhost:3000'
const CONTACT = '/api/v1/sites/form/contact/hotel/'
const COMPLIANCE = '/api/v1/sites/form/compliance/hotel/'
const DAY = 24 * 60 * 60_000
const contact = { name: 'Salma', email: 'salma@example.com', message: 'A room for two?', siteHash: 'hash' }
const complaint = { email: 'nour@example.com', name: 'Nour', comment: 'Asked for money.', siteHash: 'hash' }

describe.each(dialects)('$name', (dialect) => {
  async function open() {
    let clock = Date.parse('2026-05-01T12:00:00Z')
    const running = await testApp(dialect, {}, { now: () => clock })
    const { app, parts } = running
    const post = (url: string, payload: object | string, headers: Record<string, string> = {}, address = '10.0.0.1') =>
      app.inject({ method: 'POST', url, payload, remoteAddress: address, headers: { host: HOST, ...headers } })
    const form = (url: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
      post(url, new URLSearchParams(values).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      })
    const stored = (folder: 'inbox' | 'spam' | 'complaints' = 'inbox'): Promise<Message[]> =>
      parts.messages.store.list({ site: 'hotel', folder, search: '' }, 100)
    return { ...running, post, form, stored, wait: (time: number) => (clock += time) }
  }

  test('[FORM-4] a message is stored before it is answered with 204 and nothing else', async () => {
    const { post, stored } = await open()
    const answer = await post(`${CONTACT}?lang=en`, { ...contact, isCookieAccepted: true })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await stored()).toMatchObject([
      { kind: 'contact', name: 'Salma', text: 'A room for two?', isCookieAccepted: true, isRead: false },
    ])
  })

  test('[REPORT-3] a complaint is stored apart from what the owner reads', async () => {
    const { post, stored } = await open()
    expect((await post(COMPLIANCE, complaint)).statusCode).toBe(204)
    expect(await stored()).toEqual([])
    expect(await stored('complaints')).toMatchObject([{ kind: 'complaint', text: 'Asked for money.' }])
  })

  test('[SEC-20] [GEN-5] the reply to an invitation takes the way of a message', async () => {
    const { post, stored } = await open()
    await post(CONTACT, { ...contact, event: 'e1', attending: 'yes', guests: '3' })
    expect(await stored()).toMatchObject([{ kind: 'reply', event: 'e1', attending: true, guests: 3 }])
  })

  test.each([
    ['a name of spaces', { name: '  ' }, 'name'],
    ['no name', { name: undefined }, 'name'],
    ['an address without a domain', { email: 'salma@mail' }, 'email'],
    ['5,001 characters', { message: 'ا'.repeat(5001) }, 'message'],
    ['a message that is no text', { message: ['x'] }, 'message'],
  ])('[FORM-3] [API-4] %s is refused with status, message and code', async (_what, change, field) => {
    const { post, stored } = await open()
    const answer = await post(CONTACT, { ...contact, ...change })
    expect(answer.json()).toEqual({ status: 400, code: 'form-faulty', message: expect.stringContaining(field) })
    expect(await stored()).toEqual([])
  })

  test('[FORM-1] 5,000 characters of any writing are accepted', async () => {
    const { post } = await open()
    expect((await post(CONTACT, { ...contact, message: '👩‍👩‍👧'.repeat(2000) + 'ا'.repeat(3000) })).statusCode).toBe(
      204,
    )
  })

  test('[REPORT-2] 256 characters of a complaint are refused', async () => {
    const { post } = await open()
    expect((await post(COMPLIANCE, { ...complaint, comment: 'x'.repeat(256) })).statusCode).toBe(400)
    expect((await post(COMPLIANCE, { ...complaint, comment: 'x'.repeat(255) })).statusCode).toBe(204)
  })

  test.each([
    ['an unknown site', '/api/v1/sites/form/contact/nowhere/', {}, 404, 'site-missing'],
    ['another host than the site’s', CONTACT, { host: 'localhost:3000' }, 404, 'site-missing'],
    ['a form of another kind', '/api/v1/sites/form/other/hotel/', {}, 404, 'not-found'],
    ['plain text', CONTACT, { 'content-type': 'text/plain' }, 415, 'type-refused'],
    ['broken JSON', CONTACT, { 'content-type': 'application/json' }, 400, 'request-malformed'],
    [
      'another website',
      CONTACT,
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      403,
      'origin-refused',
    ],
  ])('[API-4] %s is refused as JSON', async (_what, url, headers, status, code) => {
    const { post, stored } = await open()
    const payload = code === 'request-malformed' ? '{nonsense' : '{}'
    const answer = await post(url, payload, { 'content-type': 'application/json', ...headers })
    expect(answer.json()).toEqual({ status, code, message: expect.any(String) })
    expect(await stored()).toEqual([])
  })

  test('[API-4] a hash of another site and a body of 70 kB are refused', async () => {
    const { post } = await open()
    const wrong = await post(`${CONTACT}?lang=de`, { ...contact, siteHash: 'other' })
    expect(wrong.json()).toMatchObject({
      status: 400,
      code: 'site-hash-wrong',
      message: expect.stringContaining('Seite'),
    })
    const large = await post(CONTACT, { ...contact, message: 'x'.repeat(70_000) })
    expect(large.json()).toMatchObject({ status: 413, code: 'request-too-large' })
  })

  test('[FORM-5] one that is sent again under the same key is stored once, and still accepted', async () => {
    const { post, stored } = await open()
    const headers = { 'idempotency-key': 'key-12345678' }
    const answers = await Promise.all([1, 2, 3].map(() => post(CONTACT, contact, headers)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
    expect(await stored()).toHaveLength(1)
    expect((await post(CONTACT, contact, { 'idempotency-key': 'no spaces!' })).statusCode).toBe(400)
  })

  test.each([
    ['disk', Object.assign(new Error('full'), { code: 'SQLITE_FULL' })],
    ['database', new DatabaseAway('gone')],
  ])(
    '[FORM-6] [REPORT-4] where the %s fails, a visitor reads what to do, and nothing that only a host can mend',
    async (_, failure) => {
      const { post, form, parts } = await open()
      const fail = () => Promise.reject(failure)
      Object.assign(parts.messages, { contact: fail, complaint: fail })
      const message = /^This could not be received just now/
      for (const answer of [
        await post(`${CONTACT}?lang=en`, contact),
        await post(`${COMPLIANCE}?lang=en`, complaint),
      ]) {
        expect(answer.json()).toEqual({ status: 503, code: 'not-received', message: expect.stringMatching(message) })
      }
      const page = await form(`${CONTACT}?lang=en`, contact)
      expect(page.statusCode).toBe(503)
      expect(page.body).toContain('could not be received')
      expect(page.body).toContain('A room for two?')
    },
  )

  test('[FORM-6] a sixth message within a minute answers 429, also to many at once; others and later ones go through', async () => {
    const { post, stored, wait } = await open()
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => post(CONTACT, contact)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 204, 204, 204, 204, 429, 429])
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json()).toMatchObject({ status: 429, code: 'rate-limited' })
    expect(refused?.headers['retry-after']).toBe('60')
    expect((await post(CONTACT, contact, {}, '10.0.0.2')).statusCode).toBe(204)
    wait(60_001)
    expect((await post(CONTACT, contact)).statusCode).toBe(204)
    expect(await stored()).toHaveLength(7)
  })

  test('[FORM-6] a thirty-first message within a day answers 429', async () => {
    const { post, wait } = await open()
    for (let n = 0; n < 30; n += 1) {
      expect((await post(CONTACT, contact)).statusCode, `${n}`).toBe(204)
      wait(60_001)
    }
    expect((await post(CONTACT, contact)).statusCode).toBe(429)
    wait(DAY)
    expect((await post(CONTACT, contact)).statusCode).toBe(204)
  })

  test('[FORM-6] a whole /64 of IPv6 counts as one address, and IPv4 is known however it is written', async () => {
    const { post, stored } = await open()
    const statuses = async (from: (n: number) => string) => {
      const all: number[] = []
      for (let n = 1; n <= 7; n += 1) all.push((await post(CONTACT, contact, {}, from(n))).statusCode)
      return all.filter((status) => status === 204).length
    }
    expect(await statuses((n) => `2001:db8:1:2:${n}::${n}`)).toBe(5)
    expect(await statuses((n) => (n % 2 ? '10.0.0.9' : '::ffff:10.0.0.9'))).toBe(5)
    expect(await statuses((n) => `2001:db8:1:${n + 2}::1`)).toBe(7)
    expect(await stored()).toHaveLength(17)
  })

  test('[FORM-6] a site takes 60 messages a minute, and complaints besides', async () => {
    const { post, wait } = await open()
    for (let n = 0; n < 60; n += 1) {
      expect((await post(CONTACT, contact, {}, `10.1.0.${n}`)).statusCode, `${n}`).toBe(204)
    }
    expect((await post(CONTACT, contact, {}, '10.2.0.1')).statusCode).toBe(429)
    expect((await post(COMPLIANCE, complaint, {}, '10.2.0.1')).statusCode).toBe(204)
    wait(60_001)
    expect((await post(CONTACT, contact, {}, '10.2.0.1')).statusCode).toBe(204)
  })

  test('[FORM-6] one address sends 20 messages a minute to all sites together', async () => {
    const { app, parts, owner } = await open()
    const statuses: number[] = []
    for (const id of ['one', 'two', 'three', 'four', 'five']) {
      await parts.siteStore.insert({ site: someSite(id), slug: id, name: id, owner: owner.id })
      for (let n = 0; n < 5; n += 1) {
        const url = CONTACT.replace('hotel', id)
        const headers = { host: HOST.replace('hotel', id) }
        statuses.push((await app.inject({ method: 'POST', url, payload: contact, headers })).statusCode)
      }
    }
    expect(statuses).toEqual([...Array<number>(20).fill(204), ...Array<number>(5).fill(429)])
  })

  test('a proxy that is not named is told of in the log, once', async () => {
    const logged = heardLog()
    const { post } = await open()
    for (const n of [1, 2]) await post(CONTACT, contact, { 'x-forwarded-for': `203.0.113.${n}` }, '10.0.0.7')
    expect(logged().match(/TRUSTED_PROXIES=10\.0\.0\.7/g)).toHaveLength(1)
  })

  test('[REPORT-4] a second complaint of the same person within a day answers 403', async () => {
    const { post, wait, stored } = await open()
    await post(COMPLIANCE, complaint)
    const again = await post(`${COMPLIANCE}?lang=en`, { ...complaint, email: 'NOUR@example.com' }, {}, '10.9.9.9')
    expect(again.json()).toEqual({
      status: 403,
      code: 'complaint-repeated',
      message: 'You have reported this site already. We are looking into it.',
    })
    wait(DAY + 1)
    expect((await post(COMPLIANCE, complaint)).statusCode).toBe(204)
    expect(await stored('complaints')).toHaveLength(2)
  })

  test('[FORM-6] what fell into the trap lies in the spam folder, and its sender is thanked like any other', async () => {
    const { post, stored } = await open()
    expect((await post(CONTACT, { ...contact, website: 'http://spam.example' })).statusCode).toBe(204)
    expect(await stored()).toEqual([])
    expect(await stored('spam')).toHaveLength(1)
  })

  test('[FORM-6] a form time that is forged, or a link sent in haste, is spam; haste alone is not', async () => {
    const { app, post, stored, wait } = await open()
    const time = (await app.inject({ url: '/api/v1/sites/form/time/hotel/', headers: { host: HOST } })).body
    expect(time).toMatch(/^\w+\.[\w-]{22}$/)
    await post(CONTACT, { ...contact, name: 'forged' }, { 'form-time': `${time.split('.')[0]}.${'x'.repeat(22)}` })
    await post(CONTACT, { ...contact, name: 'hasty link', message: 'see www.spam.example' }, { 'form-time': time })
    await post(CONTACT, { ...contact, name: 'hasty' }, { 'form-time': time })
    wait(3000)
    await post(CONTACT, { ...contact, name: 'calm', message: 'see www.mine.example' }, { 'form-time': time })
    expect((await stored('spam')).map(({ name }) => name).sort()).toEqual(['forged', 'hasty link'])
    expect((await stored()).map(({ name }) => name).sort()).toEqual(['calm', 'hasty'])
  })

  test('[FORM-6] a plain post leads to a page of thanks in the language of the page, and back to it', async () => {
    const { app, form, stored } = await open()
    const posted = await form(`${CONTACT}?lang=en`, { ...contact, message: 'One\r\nTwo', website: '' })
    expect([posted.statusCode, posted.headers.location]).toEqual([303, `${CONTACT}thanks?lang=en`])
    expect(await stored()).toMatchObject([{ text: 'One\nTwo', isCookieAccepted: false }])

    const headers = { host: HOST, referer: `http://${HOST}/Contact_us/` }
    const thanks = await app.inject({ url: posted.headers.location as string, headers })
    expect(thanks.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(thanks.body).toContain('<h1>Thank you for your message</h1>')
    expect(thanks.body).toContain('<a href="/Contact_us/">Back to Hotel</a>')
  })

  test('[FORM-6] a plain post with faults gives the form back with everything that was typed', async () => {
    const { form } = await open()
    const answer = await form(`${CONTACT}?lang=en`, { ...contact, name: '', email: 'a"<b>@x', message: '</textarea>' })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('id="name-fault">This field cannot be empty<')
    expect(answer.body).toContain('id="email-fault">Please enter a valid email<')
    expect(answer.body).toContain('value="a&quot;&lt;b&gt;@x"')
    expect(answer.body).toContain('&lt;/textarea&gt;</textarea>')
  })

  test('[REPORT-2] without a script the report is a page of its own, posted plainly', async () => {
    const { app, form, stored } = await open()
    const page = await app.inject({ url: `${COMPLIANCE}?lang=en`, headers: { host: HOST } })
    expect(page.body).toContain('<h1>Report this site</h1>')
    expect(page.body).toContain(`<form method="post" action="${COMPLIANCE}?lang=en">`)
    expect(page.headers['content-security-policy']).toContain("form-action 'self'")

    const faulty = await form(`${COMPLIANCE}?lang=en`, { ...complaint, email: 'x', comment: '' })
    expect(faulty.body).toContain('id="email-fault">Please put a correct e-mail<')
    expect(faulty.body).toContain('id="comment-fault">Required field<')

    const [, formTime = ''] = /name="formTime" value="([^"]+)"/.exec(page.body) ?? []
    const posted = await form(`${COMPLIANCE}?lang=en`, { ...complaint, formTime })
    expect([posted.statusCode, posted.headers.location]).toEqual([303, `${COMPLIANCE}thanks?lang=en`])
    expect(await stored('complaints')).toHaveLength(1)

    const again = await form(`${COMPLIANCE}?lang=en`, complaint)
    expect(again.statusCode).toBe(403)
    expect(again.body).toContain('You have reported this site already.')
  })

  test('the address a trusted proxy reports is the one that counts', async () => {
    const running = await testApp(dialect, { TRUSTED_PROXIES: '10.0.0.1' })
    const post = (from: string, socket: string) =>
      running.app.inject({
        method: 'POST',
        url: CONTACT,
        payload: contact,
        remoteAddress: socket,
        headers: { host: HOST, 'x-forwarded-for': from },
      })
    for (let n = 0; n < 6; n += 1) expect((await post(`192.0.2.${n}`, '10.0.0.1')).statusCode).toBe(204)
    const claimed = []
    for (let n = 0; n < 6; n += 1) claimed.push((await post(`192.0.2.${n}`, '10.0.0.9')).statusCode)
    expect(claimed).toEqual([204, 204, 204, 204, 204, 429])
  })

  test('[FORM-6] messages are kept until their owner says otherwise, erased ones a day, and senders’ addresses are forgotten after one', async () => {
    const { post, parts, stored, wait } = await open()
    await post(CONTACT, contact)
    const [first] = await stored()
    await parts.messages.forgetOld()
    wait(DAY + 1)
    await post(CONTACT, { ...contact, name: 'Later' })
    await parts.messages.forgetOld()
    const senders = await parts.database.query.selectFrom('messages').select(['name', 'sender']).orderBy('at').execute()
    expect(senders.map(({ sender }) => sender === null)).toEqual([true, false])

    await parts.messages.store.change(first!.id, {
      erasedAt: new Date(Date.parse('2026-05-02T12:00:00Z')).toISOString(),
    })
    expect(await stored()).toHaveLength(1)
    wait(2 * DAY)
    await parts.messages.forgetOld()
    expect(await parts.messages.store.find('hotel', first!.id)).toBeUndefined()
    expect(await stored()).toHaveLength(1)
    wait(366 * DAY)
    await parts.messages.forgetOld()
    expect(await stored()).toHaveLength(1)
  })
})
