import type { ListedMessage, SavedReply, Thread } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { openMessages } from '../messages/messaging.ts'
import { MailboxStore } from '../store/mailboxes.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { openMailSink } from '../testing/mail-sink.ts'

const MESSAGES = '/api/v1/sites/hotel/messages'
const form = { email: 'Layla@example.com', siteHash: 'hash', website: '', formTime: '', isCookieAccepted: false }

describe.each(dialects)('$name', (dialect) => {
  async function open({ isConfirmed = true } = {}) {
    const sink = await openMailSink()
    const running = await testApp(dialect, { SMTP_URL: sink.address })
    const { app, parts, owner, cookieFor } = running
    const change = { id: 'change-1', operation: { do: 'set-setting', field: 'contactEmail', value: 'inn@example.com' } }
    await parts.sites.send('hotel', { base: 0, changes: [change as never] }, owner.id)
    if (isConfirmed) await new MailboxStore(parts.database).confirm('hotel', 'inn@example.com')
    const { messages, messaging } = await openMessages(parts)
    const write = (message: string, language = 'ar') =>
      messages.contact({ site: 'hotel', language, address: message, key: null }, { ...form, name: 'Layla', message })
    const headers = { cookie: await cookieFor(owner.id) }
    const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
      app.inject({ method, url, headers, ...(payload && { payload }) })
    const list = async () => (await ask('GET', MESSAGES)).json<ListedMessage[]>()
    const thread = async (id: string) => (await ask('GET', `${MESSAGES}/${id}/mails`)).json<Thread>()
    const reply = (id: string, text: string, key = 'reply-0001') =>
      ask('POST', `${MESSAGES}/${id}/replies`, { text, key })
    /** As if the pauses were over. */
    const due = (table: 'mails' | 'letter_mails') =>
      parts.database.query.updateTable(table).set({ due_at: '2020-01-01T00:00:00.000Z' }).execute()
    return { ...running, sink, messages, messaging, write, ask, list, thread, reply, due }
  }

  test('[FORM-6] the inbox says that a mail waits, when it is tried next, and when it was sent', async () => {
    const { sink, messaging, write, list, due } = await open()
    sink.isRefusing = true
    await write('A room?')
    const said = expect.stringContaining('451 not now')
    await eventually(async () =>
      expect((await list())[0]?.notice).toMatchObject({ state: 'waiting', attempts: 1, said }),
    )
    const [waiting] = await list()
    expect(Date.parse(waiting!.notice!.at)).toBeGreaterThan(Date.now())
    sink.isRefusing = false
    await due('mails')
    messaging.start()
    await eventually(async () =>
      expect((await list())[0]?.notice).toMatchObject({ state: 'sent', to: 'inn@example.com' }),
    )
    await messaging.stop()
    expect((await list())[0]?.notice).toMatchObject({ attempts: 2, said: '' })
  })

  test('[FORM-6] an address that refuses for good is told with the words of its server, and tried again when asked', async () => {
    const { sink, parts, messaging, write, list, ask, thread } = await open()
    Object.assign(sink, { isRefusing: true, refusal: '550 mailbox full\u2026' })
    await write('A room?')
    await eventually(async () => expect((await list())[0]?.notice?.state).toBe('bounced'))
    const [{ id, notice } = { id: '', notice: null }] = await list()
    expect(notice).toMatchObject({
      to: 'inn@example.com',
      attempts: 1,
      said: expect.stringContaining('550 mailbox full'),
    })
    expect(await parts.database.query.selectFrom('mails').selectAll().execute()).toEqual([])
    sink.isRefusing = false
    const again = await ask('POST', `${MESSAGES}/${id}/mails`, {})
    const begun = again.json<Thread>().notice
    expect(begun).toMatchObject({ state: 'waiting', said: '' })
    // It counts anew, and may be on its way before it is answered.
    expect([0, 1]).toContain(begun?.attempts)
    messaging.start()
    await eventually(async () => expect((await thread(id)).notice).toMatchObject({ state: 'sent', attempts: 1 }))
    await messaging.stop()
    await ask('POST', `${MESSAGES}/${id}/mails`, {})
    expect((await thread(id)).notice?.state).toBe('sent')
  })

  test('[FORM-6] an answer goes to who wrote, in their language and direction, and theirs comes to the owner', async () => {
    const { sink, messaging, write, list, reply, thread, parts } = await open()
    await write('هل لديكم غرفة؟\n<b>')
    await eventually(() => expect(sink.mails).toHaveLength(1))
    const [{ id } = { id: '' }] = await list()
    const answer = await reply(id, 'أهلًا ليلى')
    expect([answer.statusCode, answer.json<Thread>().replies]).toEqual([
      201,
      [expect.objectContaining({ text: 'أهلًا ليلى', language: 'ar', author: 'owner@localhost' })],
    ])
    // The same once more, as a browser does that heard no answer.
    expect((await reply(id, 'أهلًا ليلى')).json<Thread>().replies).toHaveLength(1)
    messaging.start()
    await eventually(async () => expect((await thread(id)).replies[0]?.mail?.state).toBe('sent'))
    await messaging.stop()
    expect(sink.mails).toHaveLength(2)
    const mail = sink.mails[1]
    const { text, html } = partsOf(mail?.data)
    expect(mail?.to).toEqual(['layla@example.com'])
    expect(mail?.data).toMatch(/^Reply-To: .*<inn@example.com>/m)
    expect(mail?.data).toMatch(/^From: hotel <mimar@localhost>/m)
    expect(text).toContain('أهلًا ليلى\n\nكتبتم في hotel.localhost')
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).not.toContain('<b>')
    expect((await list())[0]?.answeredBy).toBe('owner@localhost')
    expect(await parts.database.query.selectFrom('letter_mails').selectAll().execute()).toEqual([])
  })

  test('[FORM-6] an answer that bounces keeps its text, and can be sent again', async () => {
    const { sink, messaging, write, list, reply, thread, ask } = await open()
    await write('Bonjour', 'fr')
    await eventually(() => expect(sink.mails).toHaveLength(1))
    const [{ id } = { id: '' }] = await list()
    Object.assign(sink, { isRefusing: true, refusal: '550 no such user' })
    await reply(id, 'Oui')
    messaging.start()
    await eventually(async () => expect((await thread(id)).replies[0]?.mail?.state).toBe('bounced'))
    const [kept] = (await thread(id)).replies
    expect([kept?.text, kept?.mail?.said]).toEqual(['Oui', expect.stringContaining('550 no such user')])
    sink.isRefusing = false
    await ask('POST', `${MESSAGES}/${id}/mails`, { letter: kept?.id })
    messaging.start()
    await eventually(() => expect(sink.mails).toHaveLength(2))
    await messaging.stop()
    expect(sink.mails[1]?.to).toEqual(['layla@example.com'])
  })

  test('[FORM-6] who turned off mails about messages still answers, and the inbox knows that none are mailed', async () => {
    const { sink, parts, owner, messaging, write, list, reply, thread } = await open()
    const { query } = parts.database
    const change = { email: 'inn@example.com', enquiry_mails: 'none' as const }
    await query.updateTable('accounts').set(change).where('id', '=', owner.id).execute()
    await write('Hello', 'en')
    const [{ id } = { id: '' }] = await list()
    const known = { canReply: 'yes', replyTo: 'inn@example.com', mailbox: 'muted' }
    expect(await thread(id)).toMatchObject(known)
    expect((await reply(id, 'Yes')).statusCode).toBe(201)
    messaging.start()
    await eventually(async () => expect((await thread(id)).replies[0]?.mail?.state).toBe('sent'))
    await messaging.stop()
    expect(sink.mails.map(({ to }) => to)).toEqual([['layla@example.com']])
    expect(await thread(id)).toMatchObject({ ...known, notice: null })
  })

  test('[FORM-6] nobody is written to from an address that is not confirmed, nor again and again', async () => {
    const early = await open({ isConfirmed: false })
    await early.write('Hello', 'en')
    const [{ id: first } = { id: '' }] = await early.list()
    expect((await early.reply(first, 'Yes')).json()).toMatchObject({ status: 409, code: 'mailbox-unconfirmed' })
    expect((await early.thread(first)).canReply).toBe('no-mailbox')
    const { write, list, reply, later } = await open()
    await write('Hello', 'en')
    const [{ id } = { id: '' }] = await list()
    const codes: number[] = []
    for (let n = 0; n < 11; n += 1) {
      codes.push((await reply(id, 'Yes', `reply-00${10 + n}`)).statusCode)
      later(60)
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  })

  test('[FORM-6] texts to answer with again are kept by name, twenty of them', async () => {
    const { ask } = await open()
    const SAVED = '/api/v1/sites/hotel/saved-replies'
    for (let n = 0; n < 20; n += 1) await ask('POST', SAVED, { name: `Text ${n}`, text: 'Hello' })
    expect((await ask('POST', SAVED, { name: 'One more', text: 'x' })).json()).toMatchObject({
      code: 'too-many-saved-replies',
    })
    const saved = (await ask('POST', SAVED, { name: 'Text 3', text: 'Other' })).json<SavedReply[]>()
    expect([saved.length, saved.find(({ name }) => name === 'Text 3')?.text]).toEqual([20, 'Other'])
    expect((await ask('DELETE', `${SAVED}/${saved[0]?.id}`)).json()).toHaveLength(19)
  })
})

/** What stands in the two forms of a mail. */
function partsOf(data = '') {
  const [, text = '', html = ''] = data.split(/\r\n--[^\r]*\r\n/)
  const decoded = (part: string) => {
    const [head = '', ...body] = part.split('\r\n\r\n')
    const raw = body.join('\r\n\r\n')
    if (/base64/i.test(head)) return Buffer.from(raw, 'base64').toString()
    const bytes = raw
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString()
  }
  return { text: decoded(text).replaceAll('\r\n', '\n'), html: decoded(html) }
}
