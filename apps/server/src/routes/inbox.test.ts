import type { Message, SiteEntry } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { foldedLigatures } from '../store/migrations/023-folded-ligatures.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

const MESSAGES = '/api/v1/sites/hotel/messages'

describe.each(dialects)('$name', (dialect) => {
  async function open() {
    let clock = Date.parse('2026-05-01T12:00:00Z')
    const running = await testApp(dialect, {}, { now: () => clock })
    const { app, parts, owner, cookieFor } = running
    const cookie = await cookieFor(owner.id)
    const arrival = (key: string) => ({ site: 'hotel', language: 'en', address: key, key: null })
    const form = { email: 'a@example.com', siteHash: 'hash', website: '', formTime: '', isCookieAccepted: false }
    const contact = async (name: string, message = '', website = '') => {
      clock += 1000
      await parts.messages.contact(arrival(name), { ...form, name, message, website })
    }
    const complain = () => parts.messages.complaint(arrival('x'), { ...form, name: 'Nour', comment: 'Scam' })
    const get = (url: string, who = cookie) => app.inject({ url, headers: { cookie: who } })
    const list = async (query = '') => (await get(`${MESSAGES}${query}`)).json<Message[]>()
    const change = (id: string, payload: object, who = cookie) =>
      app.inject({ method: 'PATCH', url: `${MESSAGES}/${id}`, payload, headers: { cookie: who } })
    return { ...running, contact, complain, get, list, change }
  }

  test('[FORM-6] the newest message comes first, fifty at once, and every one is reached', async () => {
    const { contact, get, list } = await open()
    for (let n = 1; n <= 53; n += 1) await contact(`Guest ${n}`)
    const answer = await get(MESSAGES)
    expect(answer.headers['x-total-count']).toBe('53')
    const first = answer.json<Message[]>()
    expect(first.map(({ name }) => name).slice(0, 2)).toEqual(['Guest 53', 'Guest 52'])
    const rest = await list(`?before=${first.at(-1)?.id}`)
    expect(rest.map(({ name }) => name)).toEqual(['Guest 3', 'Guest 2', 'Guest 1'])
  })

  test('[FORM-6] a search finds names, addresses and texts, however accents, case and vowel signs are typed', async () => {
    const { contact, list } = await open()
    await contact('Élodie Groß', 'Straße 100%_ frei?')
    await contact('أحمد', 'أُريدُ غُرفةً')
    await contact('İpek', 'ISPARTA')
    const found = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).map(({ name }) => name)
    expect(await found('elodie gross')).toEqual(['Élodie Groß'])
    expect(await found('100%_')).toEqual(['Élodie Groß'])
    expect(await found('%')).toEqual(['Élodie Groß'])
    expect(await found('احمد')).toEqual(['أحمد'])
    expect(await found('اريد غرفه')).toEqual(['أحمد'])
    expect(await found('ipek')).toEqual(['İpek'])
    expect(await found('isparta')).toEqual(['İpek'])
    expect(await found('a@EXAMPLE')).toHaveLength(3)
    expect(await found('nobody')).toEqual([])
  })

  test('[FORM-6] French œ is found as oe, also in messages that came before it was', async () => {
    const { contact, list, parts } = await open()
    await contact('Sœur Lætitia', 'Deux œufs')
    const found = async (search: string) => (await list(`?search=${encodeURIComponent(search)}`)).length
    expect([await found('soeur laetitia'), await found('deux œufs')]).toEqual([1, 1])
    const { query } = parts.database
    await query.updateTable('messages').set({ findable: 'sœur lætitia\na@example.com\ndeux œufs' }).execute()
    expect(await found('soeur')).toBe(0)
    await foldedLigatures.up(query)
    expect([await found('soeur laetitia'), await found('deux œufs')]).toEqual([1, 1])
  })

  test('[FORM-6] messages are marked, moved, erased and brought back, and counted', async () => {
    const { contact, complain, get, list, change } = await open()
    await contact('Salma')
    await contact('Robot', 'buy', 'http://spam.example')
    await complain()
    const counts = async () => (await get(`${MESSAGES}/counts`)).json()
    expect(await counts()).toEqual({
      inbox: { total: 1, unread: 1 },
      done: { total: 0, unread: 0 },
      spam: { total: 1, unread: 1 },
      complaints: { total: 1, unread: 1 },
    })
    const [salma] = await list()
    const [robot] = await list('?folder=spam')
    expect((await change(salma!.id, { isRead: true })).statusCode).toBe(204)
    await change(robot!.id, { folder: 'inbox' })
    expect(await counts()).toMatchObject({ inbox: { total: 2, unread: 1 }, spam: { total: 0, unread: 0 } })
    const [hotel] = (await get('/api/v1/sites')).json<SiteEntry[]>()
    expect(hotel).toMatchObject({ id: 'hotel', unread: 1 })
    await change(salma!.id, { isErased: true })
    expect((await list()).map(({ name }) => name)).toEqual(['Robot'])
    await change(salma!.id, { isErased: false })
    expect(await list()).toMatchObject([{ name: 'Robot' }, { name: 'Salma', isRead: true }])
  })

  test('[FORM-6] a folder comes as a table that spreadsheets read, without formulas of strangers', async () => {
    const { contact, get } = await open()
    await contact('=1+1', 'Hello, "friend"\nBye')
    const { body, headers } = await get(`${MESSAGES}.csv`)
    expect(headers['content-disposition']).toBe('attachment; filename="hotel-inbox.csv"')
    expect(body).toBe(
      '\uFEFFat,kind,name,email,text,event,attending,guests,language\r\n' +
        '2026-05-01T12:00:01.000Z,contact,\'=1+1,a@example.com,"Hello, ""friend""\nBye",,,,en\r\n',
    )
  })

  test('complaints are for who runs the installation; the owner of a site is not told that there are any', async () => {
    const { parts, cookieFor, complain, get, list, change } = await open()
    await complain()
    const [complaint] = await list('?folder=complaints')
    const account = await parts.accounts.insert('owner@example.com', 'member')
    await parts.accounts.addMember('hotel', account.id, 'owner')
    const cookie = await cookieFor(account.id)
    expect((await get(`${MESSAGES}?folder=complaints`, cookie)).statusCode).toBe(403)
    expect((await get(`${MESSAGES}/counts`, cookie)).json()).not.toHaveProperty('complaints')
    expect((await change(complaint!.id, { isErased: true }, cookie)).json()).toMatchObject({ code: 'message-missing' })
    expect(await list('?folder=complaints')).toHaveLength(1)
  })

  test('a message of another site is not there, and nonsense is refused', async () => {
    const { get, change } = await open()
    expect((await change('nowhere', { isRead: true })).json()).toMatchObject({ status: 404, code: 'message-missing' })
    expect((await get(`${MESSAGES}?folder=attic`)).json()).toMatchObject({ status: 400, code: 'request-malformed' })
    expect((await change('nowhere', { isRead: 'yes' })).json()).toMatchObject({ status: 400 })
  })
})
