import { describe, expect, test } from 'vitest'
import { DeliveryStore } from '../store/deliveries.store.ts'
import { MailboxStore } from '../store/mailboxes.store.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { heardLog } from '../testing/heard-log.ts'
import { openMailSink } from '../testing/mail-sink.ts'
import { someSite } from '../testing/site.ts'
import { DatabaseAway } from '../unstorable.ts'
import { composeMail } from './mail.ts'
import { openMessages } from './messaging.ts'
import { Outbox } from './outbox.ts'

const form = { email: 'salma@example.com', siteHash: 'hash', website: '', formTime: '', isCookieAccepted: false }
const arrival = { site: 'hotel', language: 'en', address: '10.0.0.1', key: null }

describe.each(dialects)('$name', (dialect) => {
  async function open() {
    const sink = await openMailSink()
    const { parts, owner } = await testApp(dialect, { SMTP_URL: sink.address })
    await parts.sites.send(
      'hotel',
      {
        base: 0,
        changes: [
          { id: 'change-1', operation: { do: 'set-setting', field: 'contactEmail', value: 'inn@example.com' } },
        ],
      },
      owner.id,
    )
    await new MailboxStore(parts.database).confirm('hotel', 'inn@example.com')
    const { messages, messaging, letters } = await openMessages(parts)
    return { sink, messages, messaging, letters, parts }
  }

  test('[FORM-6] a message reaches the site’s contact address, and an answer to it reaches the visitor', async () => {
    const { sink, messages, messaging } = await open()
    await messages.contact(arrival, { ...form, name: 'Salma\r\nBcc: x@y.zz', message: 'A room?' })
    await eventually(() => expect(sink.mails).toHaveLength(1))
    await messaging.stop()
    const [mail] = sink.mails
    expect(mail?.to).toEqual(['inn@example.com'])
    expect(mail?.data).toMatch(/^Reply-To: .*<salma@example.com>/m)
    expect(mail?.data).toContain('A room?')
    expect(mail?.data).not.toMatch(/^Bcc:/im)
  })

  test('[FORM-6] a mail that was taken and came back later says so beside its message, and can be sent again', async () => {
    const { sink, messages, messaging, letters } = await open()
    await messages.contact(arrival, { ...form, name: 'Salma', message: 'A room?' })
    await eventually(() => expect(sink.mails).toHaveLength(1))
    const [{ id } = { id: '' }] = await messages.store.list({ site: 'hotel', folder: 'inbox', search: '' }, 1)
    const notice = async () => (await letters.thread('hotel', id)).notice
    await eventually(async () => expect((await notice())?.state).toBe('sent'))
    const [head = ''] = sink.mails[0]!.data.split('\r\n\r\n')
    const report = [
      'Content-Type: multipart/report; boundary=b\n\n--b\nContent-Type: message/delivery-status\n',
      'Reporting-MTA: dns; mx\n\nAction: failed\nStatus: 5.2.2\nDiagnostic-Code: smtp; 552 5.2.2 Mailbox full\n',
      `--b\nContent-Type: message/rfc822\n\n${head}\n--b--`,
    ].join('\n')
    expect(await letters.cameBack(report.replace('failed', 'delayed'))).toBe('no-report')
    expect((await notice())?.state).toBe('sent')
    expect(await letters.cameBack(report)).toBe('noted')
    expect(await notice()).toMatchObject({ state: 'bounced', to: 'inn@example.com', said: '552 5.2.2 Mailbox full' })
    expect(await letters.cameBack(report)).toBe('unknown')
    expect(await letters.sendAgain(id, undefined)).toBe(true)
    await eventually(() => expect(sink.mails).toHaveLength(2))
    await messaging.stop()
  })

  test('complaints reach those who run the installation, and not the site’s owner', async () => {
    const { sink, messages, messaging } = await open()
    await messages.complaint(arrival, { ...form, name: 'Nour', comment: 'A scam' })
    await eventually(() => expect(sink.mails).toHaveLength(1))
    await messaging.stop()
    expect(sink.mails[0]?.to).toEqual(['owner@localhost'])
  })

  test('[FORM-6] spam is not mailed', async () => {
    const { messages, messaging, parts } = await open()
    await messages.contact(arrival, { ...form, name: 'Robot', message: '', website: 'x' })
    await messaging.stop()
    expect(await parts.database.query.selectFrom('mails').selectAll().execute()).toEqual([])
  })

  test('[FORM-6] what the mail server turns away is sent after the next start', async () => {
    const { sink, messages, messaging, parts } = await open()
    sink.isRefusing = true
    const logged = heardLog()
    await messages.contact(arrival, { ...form, name: 'Salma', message: '' })
    await eventually(() => expect(logged()).toContain('tried again later'))
    await messaging.stop()
    sink.isRefusing = false
    // As if the pause before the next attempt were over.
    await parts.database.query.updateTable('mails').set({ due_at: '2020-01-01T00:00:00.000Z' }).execute()
    const next = await openMessages(parts)
    next.messaging.start()
    await eventually(() => expect(sink.mails).toHaveLength(1))
    await next.messaging.stop()
    expect(await parts.database.query.selectFrom('mails').selectAll().execute()).toEqual([])
  })

  test('mails that take long are sent once by two servers, those of one who ends by the other, and who wakes late changes nothing', async () => {
    const { parts } = await testApp(dialect)
    const { query } = parts.database
    let now = Date.parse('2027-03-01T12:00:00Z')
    const after = (time: number) => new Date(now + time).toISOString()
    const store = new DeliveryStore(parts.database, 'invitation_mails')
    const { id: account } = await parts.accounts.insert('guest@example.com', 'member')
    const invited = { site: 'hotel', account, given_by: account, language: 'en', attempts: 0, due_at: after(0) }
    await query
      .insertInto('invitation_mails')
      .values({ message: 'mail', ...invited })
      .execute()
    const [begun, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const sent: string[] = []
    const onFailure = (failure: unknown) => sent.push(String(failure))
    const options = { store, onFailure, now: () => now }
    const slow = new Outbox({
      ...options,
      async send(message) {
        begun.resolve()
        await taken.promise
        sent.push(`slow ${message}`)
      },
    })
    const other = new Outbox({ ...options, send: async (message) => sent.push(`other ${message}`) })
    const sending = slow.wake()
    await begun.promise
    now += 80_000
    await other.wake()
    const held = { message: 'mail', site: 'hotel', attempts: 0, dueAt: '' }
    await store.hold([held], after(90_000))
    now += 80_000
    await store.tryAllNow(after(0))
    await other.wake()
    expect(sent).toEqual([])
    // Now it stands still for longer than it is waited for.
    now += 20_000
    await other.wake()
    expect(sent).toEqual(['other mail'])
    await query
      .insertInto('invitation_mails')
      .values({ message: 'mail', ...invited, attempts: 4, due_at: after(60_000) })
      .execute()
    taken.resolve()
    await sending
    await store.putOff(held, after(0))
    expect(await query.selectFrom('invitation_mails').select(['message', 'attempts', 'due_at']).execute()).toEqual([
      { message: 'mail', attempts: 4, due_at: after(60_000) },
    ])
    await Promise.all([slow.stop(), other.stop()])
  })

  test('four servers that look at once take each mail once', async () => {
    const { parts } = await testApp(dialect)
    const { id: account } = await parts.accounts.insert('guest@example.com', 'member')
    const now = '2027-03-01T12:00:00.000Z'
    const invited = { account, given_by: account, language: 'en', attempts: 0, due_at: now, site: 'hotel' }
    const names = Array.from({ length: 20 }, (_, index) => `mail-${index}`)
    await parts.database.query
      .insertInto('invitation_mails')
      .values(names.map((message) => ({ message, ...invited })))
      .execute()
    const store = new DeliveryStore(parts.database, 'invitation_mails')
    const taken: string[] = []
    const takeAll = async () => {
      for (;;) {
        const due = await store.takeNext({ now, until: '2027-03-01T12:01:30.000Z' })
        if (!due) return
        taken.push(due.message)
      }
    }
    await Promise.all([takeAll(), takeAll(), takeAll(), takeAll()])
    expect(taken.toSorted()).toEqual(names.toSorted())
  })
})

test('the pauses between attempts grow, and after twelve, three days, the mail is given up', async () => {
  let now = 0
  let mail: { message: string; site: string; attempts: number; dueAt: string } | undefined = {
    ...{ message: 'm1', site: 'hotel', attempts: 0, dueAt: new Date(0).toISOString() },
  }
  const pauses: number[] = []
  const store = {
    takeNext: async (taking: { readonly now: string; readonly until: string }) => {
      const due = mail && mail.dueAt <= taking.now ? mail : undefined
      mail = due ? { ...due, attempts: due.attempts + 1, dueAt: taking.until } : mail
      return due
    },
    noteFailure: async () => {},
    putOff: async (_due: object, dueAt: string) => {
      pauses.push((Date.parse(dueAt) - now) / 60_000)
      mail = mail && { ...mail, dueAt }
    },
    remove: async () => {
      mail = undefined
    },
  }
  const send = () => Promise.reject(new Error('no'))
  const outbox = new Outbox({ store: store as never, send, onFailure: () => {}, now: () => now })
  for (let n = 0; n < 20; n += 1) {
    await outbox.wake()
    now += 15 * 60 * 60_000
  }
  await outbox.stop()
  expect(pauses.slice(0, 7)).toEqual([1, 3, 9, 27, 81, 243, 729])
  expect(pauses).toHaveLength(11)
  expect(pauses.reduce((sum, pause) => sum + pause, 0) / (24 * 60)).toBeGreaterThan(3)
  expect(mail).toBeUndefined()
})

test('[FORM-6] a mail that was taken is not sent again because the database was away when that was to be noted, nor is what went along in it', async () => {
  const sent: string[] = []
  const failures: unknown[] = []
  const noted: string[] = []
  const held: string[][] = []
  const due = (message: string) => ({ message, site: 'hotel', attempts: 0, dueAt: '' })
  let away = 3
  const store = {
    takeNext: async ({ busy = [] }: { readonly busy?: readonly string[] }) => {
      const isFree = !noted.includes('m1') && !busy.includes('hotel')
      return isFree ? due('m1') : undefined
    },
    take: async () => true,
    hold: (taken: readonly { readonly message: string }[]) => {
      held.push(taken.map(({ message }) => message))
      return Promise.reject(new DatabaseAway('gone'))
    },
    noteFailure: async () => {},
    putOff: async () => {},
    remove: async ({ message }: { readonly message: string }) => {
      away -= 1
      if (away >= 0) throw new DatabaseAway('gone')
      noted.push(message)
    },
  }
  const send = async (message: string, others: readonly string[]) => sent.push(message, ...others)
  const onFailure = (failure: unknown) => failures.push(failure)
  const together = async () => [due('m1'), due('m2')]
  const outbox = new Outbox({ store: store as never, send, together, onFailure, notedAfter: 1 })
  await outbox.wake()
  await outbox.stop()
  expect([sent, failures, noted]).toEqual([['m1', 'm2'], [], ['m1', 'm2']])
  expect(held).toEqual([
    ['m1', 'm2'],
    ['m1', 'm2'],
    ['m1', 'm2'],
  ])
})

describe.each(dialects)('$name', (dialect) => {
  /** Messages `{site}-{n}` of ten sites, due since then, oldest first, as outboxes of two processes see them. */
  async function openLanes() {
    const { parts, owner } = await testApp(dialect)
    const ids = Array.from({ length: 10 }, (_, n) => `s${n}`)
    for (const id of ids) {
      await parts.siteStore.insert({ site: someSite(id), slug: id, name: id, owner: owner.id })
      for (const n of [1, 2, 3]) await addMail(parts, id, n)
    }
    const sent: string[] = []
    /** Ends the silence of the first site's server. */
    let speak = () => {}
    const silence = new Promise<void>((resolve) => (speak = resolve))
    const openOne = () => {
      const sending = new Set<string>()
      const send = async (message: string) => {
        const [site = ''] = message.split('-')
        expect(sending.has(site), `two of ${site} at once`).toBe(false)
        sending.add(site)
        sent.push(message)
        if (site === 's0') await silence
        sending.delete(site)
      }
      const store = new DeliveryStore(parts.database, 'mails')
      return new Outbox({ store, send, onFailure: () => {}, atOnce: 3 })
    }
    return { openOne, sent, speak: () => speak(), parts }
  }

  test('[FORM-6] a silent server of one site keeps nobody else waiting, and nothing is sent twice', async () => {
    const { openOne, sent, speak, parts } = await openLanes()
    const outboxes = [openOne(), openOne()]
    const ends = outboxes.map((outbox) => outbox.wake())
    const ofOthers = () => sent.filter((message) => !message.startsWith('s0'))
    await eventually(() => expect(ofOthers()).toHaveLength(27))
    // What is stored while one site is silent goes out as well.
    await addMail(parts, 's5', 4)
    void outboxes[0]?.wake()
    await eventually(() => expect(sent).toContain('s5-4'))
    speak()
    await Promise.all(ends)
    expect(sent).toHaveLength(31)
    expect(new Set(sent).size).toBe(31)
    expect(await parts.database.query.selectFrom('mails').selectAll().execute()).toEqual([])
    await Promise.all(outboxes.map((outbox) => outbox.stop()))
  })
})

/** A mail that tells of a message, due since longer the smaller its number is. */
async function addMail({ database: { query } }: TestApp['parts'], site: string, n: number): Promise<void> {
  const at = new Date(Date.UTC(2026, 0, n)).toISOString()
  const told = { kind: 'contact', folder: 'inbox', name: 'A', email: 'a@b.cc', body: '', language: 'en', findable: '' }
  const nothing = { event: null, attending: null, guests: null, cookies_accepted: null, send_key: null, sender: null }
  const message = { id: `${site}-${n}`, site, at, read_at: null, erased_at: null, ...told, ...nothing }
  await query.insertInto('messages').values(message).execute()
  await query.insertInto('mails').values({ message: message.id, attempts: 0, due_at: at }).execute()
}

test('[SEC-20] the mail of a reply says who comes, with how many, to what', () => {
  const mail = composeMail({
    message: {
      kind: 'reply',
      name: 'Salma',
      email: 's@example.com',
      text: '',
      answers: [],
      attending: true,
      guests: 3,
    },
    ...{
      to: ['inn@example.com'],
      siteName: 'Hotel',
      siteAddress: 'http://hotel.localhost/',
      eventName: 'Garden night',
    },
    ...{ inboxAddress: 'http://localhost/edit/hotel/?inbox', language: 'de' },
  })
  expect(mail.subject).toBe('Antwort auf Ihre Einladung · Hotel · Salma')
  expect(mail.text).toContain('Veranstaltung: Garden night\nAntwort: kommt\nPersonen: 3')
})
