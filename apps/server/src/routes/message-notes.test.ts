import type { Message } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

const MESSAGES = '/api/v1/sites/hotel/messages'
const form = { email: 'a@example.com', siteHash: 'hash', website: '', formTime: '', isCookieAccepted: false }

describe.each(dialects)('$name', (dialect) => {
  async function open() {
    let clock = Date.parse('2026-05-01T12:00:00Z')
    const running = await testApp(dialect, {}, { now: () => clock })
    const { app, parts, owner, cookieFor } = running
    const cookie = await cookieFor(owner.id)
    const ask = (method: 'GET' | 'PATCH' | 'PUT' | 'POST', url: string, payload?: object) =>
      app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
    const list = async (query = '') => (await ask('GET', `${MESSAGES}${query}`)).json<Message[]>()
    const contact = async (name: string) => {
      clock += 1000
      const arrival = { site: 'hotel', language: 'en', address: name, key: null }
      await parts.messages.contact(arrival, { ...form, name, message: 'A room?' })
      return (await list())[0]!.id
    }
    const note = (id: string, text: string, before = '') => ask('PUT', `${MESSAGES}/${id}/note`, { note: text, before })
    return { ...running, ask, list, contact, note }
  }

  test('[FORM-6] what is done leaves the inbox, waits for nobody, and comes back', async () => {
    const { ask, list, contact } = await open()
    const [salma, elif] = [await contact('Salma'), await contact('Elif')]
    expect((await ask('PATCH', `${MESSAGES}/${salma}`, { folder: 'done' })).statusCode).toBe(204)
    expect(await list()).toMatchObject([{ id: elif }])
    expect(await list('?folder=done')).toMatchObject([{ id: salma, folder: 'done', isRead: true }])
    expect((await ask('GET', `${MESSAGES}/counts`)).json()).toMatchObject({
      inbox: { total: 1, unread: 1 },
      done: { total: 1, unread: 0 },
    })
    expect((await ask('GET', '/api/v1/sites')).json()).toMatchObject([{ unread: 1 }])
    await ask('PATCH', `${MESSAGES}/${salma}`, { folder: 'inbox' })
    expect(await list()).toMatchObject([{ id: elif }, { id: salma }])
  })

  test('[FORM-6] only what nobody has read is listed where that is asked for', async () => {
    const { ask, list, contact } = await open()
    const [salma, elif] = [await contact('Salma'), await contact('Elif')]
    await ask('PATCH', `${MESSAGES}/${elif}`, { isRead: true })
    expect((await ask('GET', `${MESSAGES}?only=unread`)).headers['x-total-count']).toBe('1')
    expect(await list('?only=unread')).toMatchObject([{ id: salma }])
    expect((await ask('GET', `${MESSAGES}?only=old`)).json()).toMatchObject({ status: 400, code: 'request-malformed' })
  })

  test('[FORM-6] one message is read by its address, wherever it lies, until it is erased', async () => {
    const { ask, contact } = await open()
    const id = await contact('Salma')
    await ask('PATCH', `${MESSAGES}/${id}`, { folder: 'done' })
    expect((await ask('GET', `${MESSAGES}/${id}`)).json()).toMatchObject({
      id,
      name: 'Salma',
      folder: 'done',
      note: '',
    })
    await ask('PATCH', `${MESSAGES}/${id}`, { isErased: true })
    expect((await ask('GET', `${MESSAGES}/${id}`)).json()).toMatchObject({ status: 404, code: 'message-missing' })
  })

  test('[FORM-6] a note is kept with its message, and nothing in it turns what stands around it', async () => {
    const { ask, list, contact, note } = await open()
    const id = await contact('Salma')
    expect((await note(id, '  Called\u202e back.\nمی\u200cخواهد ')).json()).toEqual({
      note: 'Called back.\nمی\u200cخواهد',
    })
    expect(await list()).toMatchObject([{ id, note: 'Called back.\nمی\u200cخواهد' }])
    expect((await note(id, 'x'.repeat(2001))).statusCode).toBe(400)
    expect((await ask('GET', `${MESSAGES}.csv`)).body).not.toContain('Called')
  })

  test('[FORM-6] of two who write a note at once, the first is kept and the second is told', async () => {
    const { list, contact, note } = await open()
    const id = await contact('Salma')
    await note(id, 'Called back.')
    expect((await note(id, 'Wrote back.')).json()).toMatchObject({ status: 409, code: 'note-changed' })
    expect(await list()).toMatchObject([{ note: 'Called back.' }])
    expect((await note(id, 'Called back.')).statusCode).toBe(200)
    expect((await note(id, '', 'Called back.')).json()).toEqual({ note: '' })
  })

  test('[FORM-6] a note is handed out with what is stored about a person, and erased with it', async () => {
    const { ask, contact, note, parts } = await open()
    await note(await contact('Salma'), 'Called <back>.')
    const person = { email: 'a@example.com' }
    const file = await ask('POST', '/api/v1/account/data-requests/file', person)
    expect(file.json()).toMatchObject({ messages: [{ note: 'Called <back>.' }] })
    const { page } = (await ask('POST', '/api/v1/account/data-requests/page', person)).json<{ page: string }>()
    expect(page).toContain('Called &lt;back&gt;.')
    await ask('POST', '/api/v1/account/data-requests/erasure', { ...person, messages: 1 })
    expect(await parts.database.query.selectFrom('messages').select('note').execute()).toEqual([])
  })

  test('complaints are no work of the site: they have no note and are not done', async () => {
    const { ask, list, note, parts } = await open()
    const arrival = { site: 'hotel', language: 'en', address: 'x', key: null }
    await parts.messages.complaint(arrival, { ...form, name: 'Nour', comment: 'Scam' })
    const [complaint] = await list('?folder=complaints')
    expect((await note(complaint!.id, 'Nonsense')).json()).toMatchObject({ code: 'message-missing' })
    expect((await ask('PATCH', `${MESSAGES}/${complaint!.id}`, { folder: 'done' })).statusCode).toBe(400)
    expect((await list('?folder=complaints'))[0]).toMatchObject({ note: '', isRead: false })
  })
})
