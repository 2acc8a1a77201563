import type { ListedMessage, MessageCounts, SiteEntry, Thread } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { openMessages } from '../messages/messaging.ts'
import { MailboxStore } from '../store/mailboxes.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { openMailSink, readable } from '../testing/mail-sink.ts'

const SITE = '/api/v1/sites/hotel'
const DAY = 86_400_000

describe.each(dialects)('$name', (dialect) => {
  async function open() {
    const sink = await openMailSink()
    let later = 0
    const now = () => Date.now() + later
    const running = await testApp(dialect, { SMTP_URL: sink.address }, { now })
    const { app, parts, owner, cookieFor } = running
    const change = { id: 'change-1', operation: { do: 'set-setting', field: 'contactEmail', value: 'inn@example.com' } }
    await parts.sites.send('hotel', { base: 0, changes: [change as never] }, owner.id)
    await new MailboxStore(parts.database).confirm('hotel', 'inn@example.com')
    const { messages, messaging, letters } = await openMessages({ ...parts, now })
    Object.assign(parts, { messages, letters })
    const headers = { cookie: await cookieFor(owner.id) }
    const ask = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
      app.inject({ method, url: `${SITE}/${path}`, headers, ...(payload && { payload }) })
    const list = async () => (await ask('GET', 'messages')).json<ListedMessage[]>()
    const wait = (ms: number) => {
      later += ms
    }
    return { ...running, sink, messages, messaging, ask, list, wait, headers }
  }

  test('[FORM-6] a test enquiry goes the whole way, says that it is one, and its mail is told like any other', async () => {
    const { sink, messaging, ask, list } = await open()
    const sent = await ask('POST', 'test-enquiries?lang=de', {})
    expect(sent.statusCode).toBe(201)
    const { id } = sent.json<{ id: string }>()
    expect(await list()).toMatchObject([{ id, kind: 'test', name: 'Testanfrage', folder: 'inbox' }])
    await eventually(async () => {
      const { notice } = (await ask('GET', `messages/${id}/mails`)).json<Thread>()
      expect(notice).toMatchObject({ state: 'sent', to: 'inn@example.com' })
    })
    expect(readable(sink.mails[0]!.data)).toMatch(/Test enquiry · /)
    await messaging.stop()
  })

  test('[FORM-6] a test enquiry counts nowhere, takes no visitor’s place and is gone after a week', async () => {
    const { parts, app, headers, messages, ask, list, wait, messaging } = await open()
    await parts.database.query
      .insertInto('webhooks')
      .values({ site: 'hotel', address: 'https://hook.example', secret: 'whsec_' } as never)
      .execute()
    const { id } = (await ask('POST', 'test-enquiries', {})).json<{ id: string }>()
    expect((await ask('GET', 'messages/counts')).json<MessageCounts>().inbox.unread).toBe(0)
    const [hotel] = (await app.inject({ url: '/api/v1/sites', headers })).json<SiteEntry[]>()
    expect(hotel?.unread).toBe(0)
    expect((await ask('GET', 'messages.csv')).body).not.toContain('Test enquiry')
    expect(await parts.database.query.selectFrom('webhook_calls').selectAll().execute()).toEqual([])
    expect((await ask('POST', `messages/${id}/spam`, {})).json()).toEqual({ also: [], words: [] })
    expect(await list()).toHaveLength(1)
    await messages.forgetOld()
    expect(await list()).toHaveLength(1)
    wait(8 * DAY)
    await messages.forgetOld()
    expect(await list()).toEqual([])
    await messaging.stop()
  })

  test('[FORM-6] tests are sent however many visitors write, and too many in a minute are told so', async () => {
    const { ask, messages, messaging } = await open()
    const form = { siteHash: 'hash', website: '', formTime: '', isCookieAccepted: false, name: 'Layla' }
    const write = (address: string) =>
      messages.contact(
        { site: 'hotel', language: 'en', address, key: null },
        { ...form, email: 'layla@example.com', message: 'A room?' },
      )
    const receipts: string[] = []
    for (let n = 0; n < 61; n += 1) receipts.push(await write(`10.0.0.${n}`))
    expect(receipts.at(-1)).toBe('too-many')
    for (let n = 0; n < 5; n += 1) expect((await ask('POST', 'test-enquiries', {})).statusCode).toBe(201)
    const refused = await ask('POST', 'test-enquiries', {})
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(refused.json()).toMatchObject({ code: 'rate-limited' })
    await messaging.stop()
  })

  test('[FORM-6] a test enquiry has the address of the site, not the one its sender signs in with: others read it', async () => {
    const { ask, list, messaging } = await open()
    await ask('POST', 'test-enquiries', {})
    expect(await list()).toMatchObject([{ email: 'inn@example.com' }])
    await messaging.stop()
  })

  test('[FORM-6] another address for enquiries is a change of the site; an owner’s own is asked nothing, and what is no address changes nothing', async () => {
    const { parts, owner, ask, messaging, sink } = await open()
    const own = parts.database.query.updateTable('accounts').set({ email: 'lina@example.com' })
    await own.where('id', '=', owner.id).execute()
    expect((await ask('PUT', 'mailbox', { email: 'nobody' })).statusCode).toBe(400)
    expect((await ask('GET', 'mailbox')).json()).toEqual({ email: 'inn@example.com', state: 'confirmed' })
    const asked = await ask('PUT', 'mailbox', { email: 'desk@example.com' })
    expect(asked.json()).toEqual({ email: 'desk@example.com', state: 'waiting' })
    await eventually(() => expect(sink.mails.map(({ to }) => to)).toEqual([['desk@example.com']]))
    expect((await parts.sites.read('hotel'))?.site.settings.contactEmail).toBe('desk@example.com')
    expect((await ask('PUT', 'mailbox', { email: 'Lina@example.com' })).json()).toMatchObject({
      state: 'confirmed',
    })
    expect(sink.mails).toHaveLength(1)
    await messaging.stop()
  })

  test('[FORM-6] an answer goes to the address that was clearly meant where its owner says so, and to no other', async () => {
    const { sink, messages, ask, list, messaging } = await open()
    const form = { siteHash: 'hash', website: '', formTime: '', isCookieAccepted: false }
    const write = (name: string, email: string) =>
      messages.contact(
        { site: 'hotel', language: 'en', address: name, key: null },
        { ...form, name, email, message: 'A room?' },
      )
    await write('Layla', 'layla@gmial.com')
    await write('Anna', 'anna@dar-salma.example')
    const mailed = () => sink.mails.map(({ to }) => to[0]).filter((to) => to !== 'inn@example.com')
    for (const { id, name } of await list()) {
      const answered = await ask('POST', `messages/${id}/replies`, {
        ...{ text: 'Yes.', key: `reply-${name}1`, isCorrected: true },
      })
      expect(answered.statusCode).toBe(201)
    }
    await eventually(() => expect(mailed().toSorted()).toEqual(['anna@dar-salma.example', 'layla@gmail.com']))
    await messaging.stop()
  })
})
