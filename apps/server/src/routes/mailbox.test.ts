import { describe, expect, test } from 'vitest'
import { openMessages } from '../messages/messaging.ts'
import { MailboxStore } from '../store/mailboxes.store.ts'
import { mailboxes as migration } from '../store/migrations/016-mailboxes.ts'
import { ProfileStore } from '../store/profiles.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { openMailSink, readable } from '../testing/mail-sink.ts'
import { someSite } from '../testing/site.ts'

const MINE = 'inn@example.com'
const contact = (value: string) => ({ do: 'set-setting', field: 'contactEmail', value })
const nothing = { website: '', formTime: '', isCookieAccepted: false }
const form = { name: 'Salma', email: 'salma@example.com', siteHash: 'hash', ...nothing }

describe.each(dialects)('$name', (dialect) => {
  async function opened(environment: Record<string, string> = {}) {
    const running = await testApp(dialect, environment)
    const headers = { cookie: await running.cookieFor(running.owner.id) }
    const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
      running.app.inject({ method, url: `/api/v1/sites/hotel/${path}`, headers, ...(payload ? { payload } : {}) })
    const set = async (value: string) => {
      const { revision } = (await running.parts.sites.read('hotel'))!
      const changes = [{ id: `change-${revision}`, operation: contact(value) }]
      return ask('POST', 'operations', { base: revision, changes })
    }
    return { ...running, ask, set }
  }

  async function mailed() {
    const sink = await openMailSink()
    return { sink, ...(await opened({ SMTP_URL: sink.address })) }
  }

  /** The link as it stands in a mail, whose lines a mail program puts together again. */
  const linkIn = (data = '') => /\/confirm\/[\w-]{43}/.exec(data.replaceAll('=\r\n', ''))?.[0] ?? ''
  const browser = { 'accept-language': 'de', accept: 'text/html' }

  test('messages are mailed to an address only after somebody there has agreed by a button', async () => {
    const { sink, app, ask, set, parts } = await mailed()
    const { messages, messaging } = await openMessages(parts)
    const write = (message: string) =>
      messages.contact({ site: 'hotel', language: 'en', address: '10.0.0.1', key: null }, { ...form, message })
    await set(MINE)
    await eventually(() => expect(sink.mails).toHaveLength(1))
    expect(sink.mails[0]?.to).toEqual([MINE])
    const link = linkIn(sink.mails[0]?.data)
    await write('Too early')
    // Whether a message is mailed is asked when its turn comes.
    const waiting = () => parts.database.query.selectFrom('mails').selectAll().execute()
    await eventually(async () => expect(await waiting()).toEqual([]))
    expect((await ask('GET', 'mailbox')).json()).toEqual({ email: MINE, state: 'waiting' })

    const looked = await app.inject({ url: link, headers: browser })
    expect([looked.statusCode, looked.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining("form-action 'self'"),
    ])
    expect(looked.body).toContain('<html lang="de" dir="ltr">')
    expect(looked.body).toContain(MINE)
    expect((await ask('GET', 'mailbox')).json()).toMatchObject({ state: 'waiting' })
    const press = { method: 'POST', url: link, payload: '' } as const
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await app.inject({ ...press, headers: { ...type, origin: 'https://evil.example' } })).statusCode).toBe(403)
    expect((await app.inject({ ...press, headers: { ...type, ...browser } })).body).toContain('Bestätigt')
    expect((await ask('GET', 'mailbox')).json()).toEqual({ email: MINE, state: 'confirmed' })

    await write('A room for two')
    await eventually(() => expect(sink.mails).toHaveLength(2))
    await messaging.stop()
    expect(sink.mails[1]?.data).toContain('A room for two')
    expect(await parts.messages.store.count({ site: 'hotel', folder: 'inbox', search: '' })).toBe(2)
  })

  test('who signs in by the address reads mails in their own language, and may want none', async () => {
    const { sink, set, parts } = await mailed()
    const { messages, messaging } = await openMessages(parts)
    const write = (message: string) =>
      messages.contact({ site: 'hotel', language: 'en', address: '10.0.0.1', key: null }, { ...form, message })
    const lina = await parts.accounts.insert('lina@example.com', 'tenant')
    await parts.accounts.addMember('hotel', lina.id, 'owner')
    const profile = new ProfileStore(parts.database)
    await profile.change(lina.id, { language: 'de' })
    await set('lina@example.com')
    await write('A room for two')
    await eventually(() => expect(sink.mails).toHaveLength(1))
    expect(readable(sink.mails[0]?.data ?? '')).toContain('Neue Nachricht')
    await profile.change(lina.id, { enquiryMails: 'none' })
    await write('A room for three')
    const waiting = () => parts.database.query.selectFrom('mails').selectAll().execute()
    await eventually(async () => expect(await waiting()).toEqual([]))
    await messaging.stop()
    expect(sink.mails).toHaveLength(1)
    expect(await parts.messages.store.count({ site: 'hotel', folder: 'inbox', search: '' })).toBe(2)
  })

  test('an address is asked three times an hour at most, whoever asks, and a new link ends the one before', async () => {
    const { sink, app, ask, set } = await mailed()
    await set(MINE)
    for (let more = 0; more < 2; more += 1) expect((await ask('POST', 'mailbox/mails', {})).statusCode).toBe(200)
    const refused = await ask('POST', 'mailbox/mails', {})
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    await set('')
    await set(MINE)
    await eventually(() => expect(sink.mails).toHaveLength(3))
    const answers = await Promise.all(sink.mails.map(({ data }) => app.inject({ url: linkIn(data), headers: browser })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404])
    // A form of a page that tells nobody where it was comes from nowhere (Origin: null), and is refused.
    for (const { headers } of answers) expect(headers['referrer-policy']).toBe('same-origin')
    expect((await app.inject({ url: `/confirm/${'x'.repeat(43)}`, headers: browser })).statusCode).toBe(404)
  })

  test('the address by which an owner signs in needs no mail; without a mail server none is sent', async () => {
    const { sink, ask, set, owner, parts } = await mailed()
    await parts.database.query.updateTable('accounts').set({ email: MINE }).where('id', '=', owner.id).execute()
    await set('Inn@example.com')
    expect((await ask('GET', 'mailbox')).json()).toMatchObject({ state: 'confirmed' })
    expect(sink.mails).toEqual([])
    const silent = await opened()
    await silent.set('other@example.com')
    expect((await silent.ask('POST', 'mailbox/mails', {})).json()).toMatchObject({ state: 'unmailed' })
  })

  test('an address whose accents are typed apart is the one that has agreed', async () => {
    const { parts } = await opened()
    const store = new MailboxStore(parts.database)
    await store.confirm('hotel', 'rene\u0301@example.com')
    expect(await store.isConfirmed('hotel', 'rené@example.com')).toBe(true)
  })

  test('addresses that were in use before anybody was asked stay so', async () => {
    const { parts, owner, set } = await opened()
    const site = { ...someSite('inn'), settings: { ...someSite().settings, contactEmail: 'Old@example.com' } }
    await parts.siteStore.insert({ site, slug: 'inn', name: 'Inn', owner: owner.id })
    await set(MINE)
    const { query } = parts.database
    for (const table of ['mailboxes', 'mailbox_mails']) await query.schema.dropTable(table).execute()
    await migration.up(query)
    const store = new MailboxStore(parts.database)
    expect(await store.isConfirmed('inn', 'old@example.com')).toBe(true)
    expect(await store.isConfirmed('hotel', MINE)).toBe(true)
    expect(await store.isConfirmed('hotel', 'old@example.com')).toBe(false)
  })
})
