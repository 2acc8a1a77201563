// Files of visitors, from a form to the inbox and to where nobody else finds them.
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import type { Message } from '@mimar/contract'
import { addressOfFile } from '@mimar/fields'
import { describe, expect, test } from 'vitest'
import { NamesStore } from '../store/names.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { withForm } from '../testing/question-form.ts'
import { all, multipart, SENT, somePdf } from '../testing/sent-files.ts'
import { someSite } from '../testing/site.ts'

const HOST = 'hotel.localhost:3000'
const APP = 'localhost:3000'
const CONTACT = '/api/v1/sites/form/contact/hotel/?lang=en'
const QUESTIONS = [
  { id: 'cv', label: 'Referral', kind: 'FILE', files: 'PDF', most: 2 },
  { id: 'look', label: 'Picture', kind: 'FILE', files: 'PICTURES', needed: false },
  { id: 'wish', label: 'Wishes', kind: 'LONG', needed: false },
]
const who = [
  ['form', 'form'],
  ['name', 'Layla'],
  ['email', 'layla@example.com'],
  ['siteHash', 'hash'],
  ['a/wish', 'Soon, <please>'],
] as const
type Parts = Parameters<typeof multipart>[0]

const openConnections = (server: Server) => promisify(server.getConnections.bind(server))()

describe.each(dialects)('$name', (dialect) => {
  async function open(questions: readonly object[] = QUESTIONS, environment = {}) {
    const running = await testApp(dialect, environment)
    const { app, parts, owner, cookieFor } = running
    const site = withForm(someSite(), questions)
    Object.assign(parts, {
      mixtures: { publish: async () => undefined, siteOf: async () => ({ site, revision: 1 }) },
    })
    await parts.database.query.updateTable('sites').set({ live_release: 'r1' }).where('id', '=', 'hotel').execute()
    let network = 0
    const send = (files: Parts, headers: Record<string, string> = { accept: 'application/json' }) => {
      network += 1
      const form = multipart([...who, ...files])
      const all = { host: HOST, ...form.headers, ...headers }
      return app.inject({ method: 'POST', url: CONTACT, ...form, headers: all, remoteAddress: `10.0.${network}.1` })
    }
    const cookie = await cookieFor(owner.id)
    const get = (path: string, who = cookie, host = APP) =>
      app.inject({ url: `/api/v1/sites/hotel/messages${path}`, headers: { cookie: who, host } })
    const stored = (): Promise<Message[]> =>
      parts.messages.store.list({ site: 'hotel', folder: 'inbox', search: '' }, 100)
    const rows = () => parts.database.query.selectFrom('message_files').selectAll().execute()
    return { ...running, send, get, stored, rows, cookie }
  }

  test('[FORM-9] files arrive typed with the message, are named for what they are, and are handed over as bytes to keep', async () => {
    const { send, stored, get } = await open()
    const sent = await send([
      ['a/cv', 'cv.pdf', SENT.pdf],
      ['a/cv', 'C:\\fakepath\\cv.pdf', somePdf('another')],
      ['a/look', 'صورة.exe', SENT.png],
    ])
    expect(sent.statusCode).toBe(204)
    const [message] = await stored()
    expect(message?.answers).toEqual([
      {
        ...{ question: 'cv', label: 'Referral', kind: 'FILE' },
        files: [
          { number: 1, name: 'cv.pdf', type: 'application/pdf', size: SENT.pdf.length },
          { number: 2, name: 'cv (2).pdf', type: 'application/pdf', size: somePdf('another').length },
        ],
      },
      {
        ...{ question: 'look', label: 'Picture', kind: 'FILE' },
        files: [{ number: 3, name: 'صورة.exe.png', type: 'image/png', size: SENT.png.length }],
      },
      { question: 'wish', label: 'Wishes', kind: 'LONG', value: 'Soon, <please>' },
    ])
    expect(message?.text).toContain('Referral: cv.pdf (1 kB), cv (2).pdf (1 kB)\nPicture: صورة.exe.png (1 kB)')
    const file = await get(`/${message?.id}/files/3`)
    expect(file.rawPayload).toEqual(SENT.png)
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="____.exe.png"; filename*=UTF-8''${encodeURIComponent('صورة.exe.png')}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'cache-control': 'no-store',
    })
    expect((await get('.csv')).body).toContain(',"cv.pdf, cv (2).pdf",صورة.exe.png,')
  })

  test.each([
    ['an archive called a document', 'a/cv', [SENT.zip], /^\u2068f0\.pdf\u2069 is of another kind\. Possible: PDF\.$/],
    ['a picture where a document is asked for', 'a/cv', [SENT.jpeg], /is of another kind\. Possible: PDF\.$/],
    ['an empty file', 'a/cv', [Buffer.alloc(0)], /is empty\. Please choose another file\.$/],
    ['a file that is cut off', 'a/cv', [SENT.pdf.subarray(0, 30)], /is damaged or did not arrive whole\./],
    ['too large a file', 'a/cv', [somePdf('large', 10_000_001)], /is too large: up to 10 MB can be sent\.$/],
    ['one more than is taken', 'a/cv', [SENT.pdf, SENT.pdf, SENT.pdf], /^Please choose at most 2\.$/],
    ['no file where one is needed', 'a/look', [SENT.png], /^This field cannot be empty$/],
  ] as const)('[FORM-9] %s is refused beside its question, and nothing is kept', async (_, name, files, sentence) => {
    const { send, stored, parts } = await open()
    const answer = await send(files.map((bytes, index) => [name, `f${index}.pdf`, bytes] as const))
    expect(answer.json()).toMatchObject({ status: 400, code: 'form-faulty' })
    expect(answer.json().faults).toEqual({ 'a/cv': expect.stringMatching(sentence) })
    expect(await stored()).toEqual([])
    expect(await parts.database.query.selectFrom('sent_files').selectAll().execute()).toEqual([])
  })

  test('[FORM-9] files of one message are too large together before all of them have come to rest', async () => {
    const three = [{ id: 'cv', label: 'Referral', kind: 'FILE', files: 'PDF', most: 5 }]
    const { send } = await open(three)
    const large = ['a', 'b', 'c'].map((text) => ['a/cv', `${text}.pdf`, somePdf(text, 9_000_000)] as const)
    expect((await send(large)).json().faults['a/cv']).toMatch(/^The files are too large together: up to 25 MB/)
  })

  test('[FORM-9] without a script what is wrong comes as a page that holds all that was typed, and says that files have to be chosen again', async () => {
    const { send, stored, app } = await open()
    const answer = await send([['a/cv', 'cv.pdf', SENT.zip]], { accept: 'text/html' })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain(' enctype="multipart/form-data"')
    expect(answer.body).toMatch(
      /<input id="a-cv" name="a\/cv" type="file" accept="application\/pdf" multiple aria-invalid/,
    )
    expect(answer.body).toMatch(/is of another kind/)
    expect(answer.body).toContain('Your browser does not keep files: please choose them again before you send.')
    expect(answer.body).toContain('Soon, &lt;please&gt;</textarea>')
    const right = await send(
      [
        ['a/cv', 'cv.pdf', SENT.pdf],
        ['a/look', '', Buffer.alloc(0)],
      ],
      { accept: 'text/html' },
    )
    expect(right.statusCode).toBe(303)
    const thanks = await app.inject({ url: String(right.headers.location), headers: { host: HOST } })
    expect(thanks.statusCode).toBe(200)
    expect(await stored()).toHaveLength(1)
  })

  test('[FORM-9] a script that knows no files is told to send the form whole, and no file is lost in silence', async () => {
    const { app, stored } = await open()
    const payload = { ...Object.fromEntries(who), 'a/cv': {} }
    const answer = await app.inject({ method: 'POST', url: CONTACT, payload, headers: { host: HOST } })
    expect(answer.json()).toMatchObject({ status: 400, message: expect.stringContaining('choose them again') })
    expect(await stored()).toEqual([])
  })

  test('[FORM-9] a body that is cut off, or is none, changes nothing and leaves nothing on the disk', async () => {
    const { app, stored, parts, send } = await open()
    const { payload, headers } = multipart([...who, ['a/cv', 'cv.pdf', SENT.pdf]])
    for (const [length, code] of [
      [payload.length - 20, 'form-faulty'],
      [payload.length - 4, 'request-malformed'],
      [100, 'form-faulty'],
    ] as const) {
      const cut = {
        payload: payload.subarray(0, length),
        headers: { ...headers, host: HOST, accept: 'application/json' },
      }
      expect((await app.inject({ method: 'POST', url: CONTACT, ...cut })).json(), String(length)).toMatchObject({
        code,
      })
    }
    const strange = { payload: 'nothing', headers: { host: HOST, 'content-type': 'multipart/form-data; boundary=x' } }
    expect((await app.inject({ method: 'POST', url: CONTACT, ...strange })).statusCode).toBe(400)
    expect(await stored()).toEqual([])
    await send([['a/cv', 'cv.pdf', SENT.pdf]])
    await eventually(() => expect(readdirSync(parts.sentFiles.folder)).toEqual([]))
  })

  test('[FORM-9] who leaves before the answer keeps no place from those who come, and leaves nothing on the disk', async () => {
    const { app, parts, stored } = await open()
    const answers: (() => void)[] = []
    const { messages } = parts
    const contact = messages.contact.bind(messages)
    messages.contact = async (...of) => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return contact(...of)
    }
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const { payload, headers } = multipart([...who, ['a/cv', 'cv.pdf', SENT.pdf]])
    const post = () => {
      const asked = request({
        port,
        host: '127.0.0.1',
        path: CONTACT,
        method: 'POST',
        headers: { ...headers, host: HOST },
      })
      asked.on('error', () => {})
      asked.end(payload)
      return asked
    }
    for (let visitor = 0; visitor < 3; visitor += 1) {
      const asked = post()
      await eventually(() => expect(answers).toHaveLength(1))
      asked.destroy()
      await new Promise((resolve) => asked.once('close', resolve))
      await eventually(async () => expect(await openConnections(app.server)).toBe(0))
      answers.pop()?.()
      await eventually(() => expect(readdirSync(parts.sentFiles.folder)).toEqual([]))
    }
    messages.contact = contact
    const [answer] = (await once(post(), 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(303)
    expect(await stored()).toHaveLength(4)
  })

  test('[FORM-9] strangers fill a part of a site’s room and no more; then a message goes without its file, and is not lost', async () => {
    // A fifth of 1 MB.
    const { send, stored, rows, parts } = await open(QUESTIONS, { MEDIA_LIMIT_MB: '1' })
    const large = somePdf('large', 150_000)
    expect((await send([['a/cv', 'cv.pdf', large]])).statusCode).toBe(204)
    const full = await send([['a/cv', 'cv.pdf', large]])
    expect(full.json().faults).toEqual({ 'a/cv': expect.stringMatching(/^No files can be received here just now\./) })
    const page = await send([['a/cv', 'cv.pdf', large]], { accept: 'text/html' })
    expect(page.body).toContain('Soon, &lt;please&gt;</textarea>')
    expect((await send([['a/cv', 'cv.pdf', somePdf('small')]])).statusCode).toBe(204)
    expect((await send([['a/cv', 'cv.pdf', somePdf('more', 60_000)]])).statusCode).toBe(400)
    expect((await rows()).map(({ number }) => number)).toEqual([1, 1])
    // Bytes of what was refused are not kept.
    expect(await parts.database.query.selectFrom('sent_files').selectAll().execute()).toHaveLength(2)
    expect(await stored()).toHaveLength(2)
  })

  test('[FORM-9] where there is no room at all, nobody is asked for a file', async () => {
    const { send, stored } = await open(QUESTIONS, { MEDIA_LIMIT_MB: '1' })
    expect((await send([['a/cv', 'cv.pdf', somePdf('all of it', 200_000)]])).statusCode).toBe(204)
    expect((await send([['a/cv', 'cv.pdf', SENT.pdf]])).statusCode).toBe(400)
    expect((await send([])).statusCode).toBe(204)
    const kinds = (await stored()).map(({ answers }) => answers.map(({ kind }) => kind).join())
    expect(kinds.toSorted()).toEqual(['FILE,LONG', 'LONG'])
  })

  test('[FORM-9] from one network come as many messages with files as without; bytes that nobody would have are not kept', async () => {
    const { app, parts } = await open()
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) {
      const form = multipart([...who, ['a/cv', 'cv.pdf', somePdf(`number ${count}`)]])
      const headers = { ...form.headers, host: HOST, accept: 'application/json' }
      statuses.push((await app.inject({ method: 'POST', url: CONTACT, ...form, headers })).statusCode)
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429])
    expect(await parts.database.query.selectFrom('sent_files').selectAll().execute()).toHaveLength(5)
  })

  test('[FORM-9] a message sent twice has its files once', async () => {
    const { send, stored, rows } = await open()
    const again = { accept: 'application/json', 'idempotency-key': 'message-0001' }
    for (const _ of [1, 2]) expect((await send([['a/cv', 'cv.pdf', SENT.pdf]], again)).statusCode).toBe(204)
    expect([(await stored()).length, (await rows()).length]).toEqual([1, 1])
  })

  test('[FORM-9] nobody but who reads the messages of a site gets a file, by no address', async () => {
    const { app, send, stored, get, parts, cookieFor, cookie } = await open()
    await send([['a/cv', 'cv.pdf', SENT.pdf]])
    const path = `/${(await stored())[0]?.id}/files/1`
    const stranger = await parts.accounts.insert('stranger@example.com', 'member')
    const viewer = await parts.accounts.insert('viewer@example.com', 'member')
    await parts.accounts.addMember('hotel', viewer.id, 'viewer')
    expect((await get(path, await cookieFor(stranger.id))).statusCode).toBe(404)
    expect((await get(path, await cookieFor(viewer.id))).statusCode).toBe(403)
    expect((await get(path, '')).statusCode).toBe(401)
    for (const other of ['/files/2', '/files/0', '/files/1e0', '/files/x', '/files/-1', '/files/1%20'])
      expect((await get(`/${(await stored())[0]?.id}${other}`)).statusCode, other).toBe(404)
    // Of another site of the same owner, the message is not there.
    await parts.siteStore.insert({
      site: someSite('other'),
      slug: 'other',
      name: 'o',
      owner: (await parts.accounts.insert('o@example.com', 'member')).id,
    })
    const elsewhere = await app.inject({ url: `/api/v1/sites/other/messages${path}`, headers: { cookie, host: APP } })
    expect(elsewhere.statusCode).toBe(404)
    // Whoever knows its hash finds it neither as a picture nor as a file of a site.
    const [row] = await parts.database.query.selectFrom('sent_files').selectAll().execute()
    expect(await parts.mediaStore.find(row!.hash)).toBeUndefined()
    const kept = { hash: row!.hash, type: 'application/pdf' } as const
    expect((await app.inject({ url: addressOfFile(kept), headers: { host: APP, cookie } })).statusCode).toBe(404)
  })

  test('[FORM-9] files go with their message: erased, forgotten, or with their site', async () => {
    const { app, send, stored, rows, parts, cookie, get } = await open()
    await send([['a/cv', 'one.pdf', somePdf('one')]])
    await send([['a/cv', 'two.pdf', somePdf('two')]])
    const [one, two] = (await stored()).toSorted((a, b) => (a.text < b.text ? -1 : 1))
    for (const [message, text] of [
      [one, 'one'],
      [two, 'two'],
    ] as const)
      expect((await get(`/${message?.id}/files/1`)).rawPayload).toEqual(somePdf(text))
    const headers = { cookie, host: APP, origin: 'http://localhost:3000' }
    const url = `/api/v1/sites/hotel/messages/${one?.id}`
    await app.inject({ method: 'PATCH', url, payload: { isErased: true }, headers })
    expect((await get(`/${one?.id}/files/1`)).statusCode).toBe(404)
    await parts.messages.store.forget({ erased: '9999', complaints: '', senders: '', tests: '' })
    expect((await rows()).map(({ message }) => message)).toEqual([two?.id])
    const names = new NamesStore(parts.database)
    const named = async () => (await all(names.ofSentFiles())).length
    // What nobody has is kept for a day, for who may just be sending it.
    await names.forgetSentFiles('2000-01-01')
    expect(await named()).toBe(2)
    await names.forgetSentFiles('9999')
    expect(await named()).toBe(1)
    await parts.siteStore.remove('hotel')
    await names.forgetSentFiles('9999')
    expect([(await rows()).length, await named()]).toEqual([0, 0])
  })

  test('[FORM-9] who asks for their data gets the files too', async () => {
    const { app, send, cookie } = await open()
    await send([
      ['a/cv', 'cv.pdf', SENT.pdf],
      ['a/cv', 'cv.pdf', SENT.pdf],
    ])
    const headers = { cookie, host: APP, origin: 'http://localhost:3000' }
    const ask = (path: string, payload: object = { email: 'layla@example.com' }) =>
      app.inject({ method: 'POST', url: `/api/v1/account/data-requests${path}`, payload, headers })
    expect((await ask('')).json()).toMatchObject({ messages: 1, files: 2 })
    expect((await ask('/page')).json().page).toContain('cv (2).pdf')
    const zip = await ask('/files')
    expect(zip.headers['content-type']).toBe('application/zip')
    expect(zip.rawPayload.toString('latin1')).toMatch(/hotel\/\d{4}-\d\d-\d\d [0-9a-f]{8}\/cv \(2\)\.pdf/)
    expect(zip.rawPayload.includes(SENT.pdf)).toBe(true)
    await ask('/erasure', { email: 'layla@example.com', messages: 1 })
    expect((await ask('')).json()).toMatchObject({ files: 0 })
  })

  test('[FORM-9] what visitors send counts in the room of the site and of its owner', async () => {
    const { send, parts } = await open()
    const before = await parts.quotaStore.pictureBytesOn('hotel')
    await send([['a/cv', 'cv.pdf', SENT.pdf]])
    expect((await parts.quotaStore.pictureBytesOn('hotel')) - before).toBe(SENT.pdf.length)
    const [held] = await parts.quotaStore.sitesHeldBy((await parts.quotaStore.ownerOf('hotel'))!, '2000-01-01')
    expect(held?.pictureBytes).toBe(before + SENT.pdf.length)
  })
})
