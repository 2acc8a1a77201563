import type { ContactForm, EnquirySettings, ListedMessage, Thread } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { openMessages } from '../messages/messaging.ts'
import { MailboxStore } from '../store/mailboxes.store.ts'
import { ProfileStore } from '../store/profiles.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { openMailSink, readable } from '../testing/mail-sink.ts'

const SETTINGS = '/api/v1/sites/hotel/enquiry-settings'
const MESSAGES = '/api/v1/sites/hotel/messages'
const form = { siteHash: 'hash', website: '', formTime: '', isCookieAccepted: false }
const usual: EnquirySettings = {
  ...{ digestHour: null, timeZone: 'UTC', sendsReceipt: false, receiptWords: {} },
  keepDays: { contact: null, reply: null },
}

describe.each(dialects)('$name', (dialect) => {
  async function open() {
    const sink = await openMailSink()
    let clock = Date.now()
    const running = await testApp(dialect, { SMTP_URL: sink.address }, { now: () => clock })
    const { app, parts, owner, cookieFor } = running
    const change = { id: 'change-1', operation: { do: 'set-setting', field: 'contactEmail', value: 'inn@example.com' } }
    await parts.sites.send('hotel', { base: 0, changes: [change as never] }, owner.id)
    await new MailboxStore(parts.database).confirm('hotel', 'inn@example.com')
    const { messages, messaging } = await openMessages({ ...parts, now: () => clock })
    let network = 0
    const write = (name: string, { email = 'layla@example.com', ...more }: Partial<ContactForm> = {}) => {
      network += 1
      const arrival = { site: 'hotel', language: 'de', address: `10.0.0.${network}`, key: null }
      return messages.contact(arrival, { ...form, name, email, message: `${name} asks`, ...more })
    }
    const cookie = await cookieFor(owner.id)
    const ask = (method: 'GET' | 'PUT', url: string, payload?: object, who = cookie) =>
      app.inject({ method, url, headers: { cookie: who }, ...(payload && { payload }) })
    const set = (settings: Partial<EnquirySettings>) => ask('PUT', SETTINGS, { ...usual, ...settings })
    const list = async () => (await ask('GET', MESSAGES)).json<ListedMessage[]>()
    const pass = (milliseconds: number) => {
      clock += milliseconds
    }
    return { ...running, sink, messages, messaging, write, ask, set, list, pass }
  }

  test('[FORM-6] where the owner wants one mail a day, all messages since come in one', async () => {
    const { sink, messaging, parts, write, set, list } = await open()
    const hour = (new Date().getUTCHours() + 2) % 24
    await set({ digestHour: hour })
    for (const name of ['Layla', 'Omar', 'Nour']) await write(name)
    const [first] = await list()
    expect([first?.notice?.state, first?.notice?.at]).toEqual(['waiting', expect.stringMatching(/T\d\d:00:00/)])
    expect(new Date(first!.notice!.at).getUTCHours()).toBe(hour)
    await parts.database.query.updateTable('mails').set({ due_at: '2020-01-01T00:00:00.000Z' }).execute()
    messaging.start()
    await eventually(async () =>
      expect((await list()).map(({ notice }) => notice?.state)).toEqual(['sent', 'sent', 'sent']),
    )
    await messaging.stop()
    expect(sink.mails).toHaveLength(1)
    expect(sink.mails[0]?.data).toMatch(/^Subject: .*3/m)
    for (const name of ['Layla', 'Omar', 'Nour']) expect(sink.mails[0]?.data).toContain(`${name} asks`)
  })

  test('[FORM-6] what waits for its day is sent at once where the owner wants no more of that', async () => {
    const { sink, messaging, write, set } = await open()
    await set({ digestHour: (new Date().getUTCHours() + 2) % 24 })
    await write('Layla')
    expect(sink.mails).toEqual([])
    await set({})
    messaging.start()
    await eventually(() => expect(sink.mails).toHaveLength(1))
    await messaging.stop()
  })

  test('[FORM-8] who asked for days is sent them as a file, in which nothing stands that was typed; its people read the answers', async () => {
    const { sink, messages, messaging, set } = await open()
    await set({ sendsReceipt: true })
    const answers = [
      { question: 'q1', label: 'Stay', kind: 'STAY', from: '2027-03-05', until: '2027-03-08' },
      { question: 'q2', label: 'Wishes', kind: 'LONG', value: 'Visit evil.example' },
    ] as const
    const arrival = { site: 'hotel', language: 'de', address: '10.0.0.1', key: null }
    const written = { ...form, name: 'Evil', email: 'layla@example.com', message: '' }
    await messages.contact(arrival, written, { answers, text: 'Anreise: 5. März', typed: '' })
    const mailTo = (address: string) => sink.mails.find(({ to }) => to[0] === address)?.data ?? ''
    await eventually(() => expect(sink.mails).toHaveLength(2))
    await messaging.stop()
    const receipt = mailTo('layla@example.com')
    const [, encoded = ''] = /Content-Type: text\/calendar.*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/s.exec(receipt) ?? []
    const file = Buffer.from(encoded, 'base64').toString()
    expect(file).toContain('DTSTART;VALUE=DATE:20270305\r\nDTEND;VALUE=DATE:20270308\r\nSUMMARY:hotel\r\n')
    expect(`${file}${receipt}`).not.toMatch(/evil/i)
    // As mails are written: long lines go on in the next (quoted-printable).
    const told = mailTo('inn@example.com').replaceAll(/=\r?\n/g, '')
    expect(told).toMatch(/Stay\r?\n {2}Friday, March 5, 2027 .* Nights: 3/)
  })

  test('[FORM-7] the one mail of a day says what the questions of forms were answered, in the language of who reads it', async () => {
    const { sink, messages, messaging, parts, write, set, list } = await open()
    const lina = await parts.accounts.insert('inn@example.com', 'tenant')
    await parts.accounts.addMember('hotel', lina.id, 'owner')
    await new ProfileStore(parts.database).change(lina.id, { language: 'de' })
    await set({ digestHour: (new Date().getUTCHours() + 2) % 24 })
    const answers = [
      { question: 'q1', label: 'Aufenthalt', kind: 'STAY', from: '2027-03-05', until: '2027-03-08' },
      { question: 'q2', label: 'Wer?', kind: 'PEOPLE', adults: 2, children: 1 },
      { question: 'q3', label: 'Dazu', kind: 'SEVERAL', value: ['Frühstück', 'Parkplatz'] },
      { question: 'q4', label: 'Einverstanden', kind: 'CONSENT', value: true },
    ] as const
    const arrival = { site: 'hotel', language: 'tr', address: '10.0.0.99', key: null }
    const written = { ...form, name: 'Elif', email: 'elif@example.com', message: '' }
    await messages.contact(arrival, written, { answers, text: 'Konaklama: 5 Mart', typed: '' })
    await write('Layla')
    await parts.database.query.updateTable('mails').set({ due_at: '2020-01-01T00:00:00.000Z' }).execute()
    messaging.start()
    await eventually(async () => expect((await list()).map(({ notice }) => notice?.state)).toEqual(['sent', 'sent']))
    await messaging.stop()
    expect(sink.mails).toHaveLength(1)
    const told = readable(sink.mails[0]?.data ?? '').replaceAll('\r\n', '\n')
    expect(told).toContain('Elif <elif@example.com>')
    expect(told).toMatch(/Aufenthalt\n {2}Freitag, 5\. März 2027 – Montag, 8\. März 2027 · Nächte: 3\n/)
    expect(told).toMatch(/Wer\?\n {2}Erwachsene: 2 · Kinder: 1\nDazu\n {2}Frühstück, Parkplatz\nEinverstanden\n {2}Ja/)
    // The words of the visitor's language stay in the inbox.
    expect(told).not.toContain('Konaklama')
    expect(told).toContain('Layla asks')
  })

  test('[FORM-6] who wrote is told in their language, once a day, and never in words of the form', async () => {
    const { sink, parts, messaging, write, set, list, ask, pass } = await open()
    await write('Before')
    await eventually(() => expect(sink.mails).toHaveLength(1))
    await set({ sendsReceipt: true, receiptWords: { de: 'Im August haben wir geschlossen.' } })
    await write('Visit evil.example now')
    await write('Again', { email: 'LAYLA@example.com' })
    await write('Robot', { website: 'x', email: 'robot@example.com' })
    const receipts = () => sink.mails.filter(({ to }) => to[0] !== 'inn@example.com')
    await eventually(() => expect([sink.mails.length, receipts().length]).toEqual([4, 1]))
    const [receipt] = receipts()
    expect(receipt?.to).toEqual(['layla@example.com'])
    expect(receipt?.data).toMatch(/^Auto-Submitted: auto-replied/im)
    expect(receipt?.data).not.toMatch(/evil|asks|^Reply-To/im)
    expect(receipt?.data).toContain('Im August haben wir geschlossen.')
    const told = (await list()).find(({ name }) => name.startsWith('Visit'))
    await eventually(async () => {
      const thread = (await ask('GET', `${MESSAGES}/${told?.id}/mails`)).json<Thread>()
      expect(thread.receipt).toMatchObject({ state: 'sent', to: 'layla@example.com' })
    })
    pass(25 * 60 * 60_000)
    await write('The day after')
    const letters = await parts.database.query.selectFrom('letters').select('id').execute()
    expect(letters).toHaveLength(2)
    await messaging.stop()
  })

  test('a sentence of the owner’s own names no address, and only owners decide', async () => {
    const { ask, set, parts, cookieFor } = await open()
    for (const text of ['See https://shop.example', 'Write to me@example.com', 'Come to shop.example']) {
      expect((await set({ receiptWords: { en: text } })).statusCode, text).toBe(400)
    }
    expect((await set({ receiptWords: { en: 'From 8.30 on. We answer.' } })).statusCode).toBe(200)
    expect((await set({ timeZone: 'Mars/Crater' })).statusCode).toBe(400)
    const editor = await parts.accounts.insert('editor@example.com', 'member')
    await parts.accounts.addMember('hotel', editor.id, 'editor')
    const cookie = await cookieFor(editor.id)
    expect((await ask('PUT', SETTINGS, usual, cookie)).statusCode).toBe(403)
  })

  test('[FORM-6] messages are kept for ever unless the owner says how long, and it is said before and after', async () => {
    const { messages, messaging, write, set, list, ask, pass } = await open()
    const day = 24 * 60 * 60_000
    await write('Old')
    pass(40 * day)
    await write('Party', { event: 'e', attending: 'yes' })
    await write('New')
    pass(500 * day)
    await messages.forgetOld()
    expect(await list()).toHaveLength(3)
    pass(-500 * day)
    const { older } = (await ask('GET', SETTINGS)).json()
    expect(older.contact).toMatchObject({ 30: 0 })
    await set({ keepDays: { contact: 30, reply: null } })
    const kept = (await list()).find(({ name }) => name === 'New')
    const thread = (await ask('GET', `${MESSAGES}/${kept?.id}/mails`)).json<Thread>()
    expect(Date.parse(thread.keptUntil!) - Date.parse(kept!.at)).toBe(30 * day)
    await messages.forgetOld()
    expect((await list()).map(({ name }) => name).toSorted()).toEqual(['New', 'Party'])
    pass(31 * day)
    await messages.forgetOld()
    expect((await list()).map(({ name }) => name)).toEqual(['Party'])
    await messaging.stop()
  })
})
