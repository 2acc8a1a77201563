import { describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { titled } from '../testing/site.ts'

const change = (id: string, operation: object) => ({ id: `change-${id}`, operation })

describe.each(dialects)('$name', (dialect) => {
  async function signedIn() {
    const running = await testApp(dialect, { SMTP_URL: 'smtp://127.0.0.1:9' })
    const cookie = await running.cookieFor(running.owner.id)
    return { running, cookie }
  }
  const read = async ({ app }: TestApp, cookie: string, url = '/account/profile') =>
    (await app.inject({ url: `/api/v1${url}`, headers: { cookie } })).json()
  const set = ({ app }: TestApp, cookie: string, payload: object) =>
    app.inject({ method: 'PATCH', url: '/api/v1/account/profile', headers: { cookie }, payload })

  test('what is changed of a profile is kept, and all else stays', async () => {
    const { running, cookie } = await signedIn()
    expect((await read(running, cookie, '/session')).account).toMatchObject({ name: '', language: null })
    const first = { name: '', language: null, enquiryMails: 'as-sites-say', isMailed: true, isPossible: true }
    expect(await read(running, cookie)).toEqual(first)
    await set(running, cookie, { name: '  Lina   Haddad ' })
    await set(running, cookie, { language: 'de' })
    const changed = await set(running, cookie, { enquiryMails: 'none' })
    expect(changed.json()).toEqual({ ...first, name: 'Lina Haddad', language: 'de', enquiryMails: 'none' })
    expect((await read(running, cookie, '/session')).account).toMatchObject({ name: 'Lina Haddad', language: 'de' })
    await set(running, cookie, { name: '', enquiryMails: 'as-sites-say' })
    expect(await read(running, cookie)).toEqual({ ...first, language: 'de' })
  })

  test.each([
    ['a\u202eb', 'ab'],
    ['لينا\u200cحداد', 'لينا\u200cحداد'],
    ['a\nb\tc', 'a b c'],
    ['\u2067x\u2069', 'x'],
    ['\u200b', ''],
    ['owner@example.com', 'owner example.com'],
    ['owner＠example.com', 'owner example.com'],
    ['@', ''],
  ])('the name %j turns nothing that stands around it, and is no address: %j', async (typed, kept) => {
    const { running, cookie } = await signedIn()
    expect((await set(running, cookie, { name: typed })).json()).toMatchObject({ name: kept })
  })

  test('what is no name, language or choice is refused', async () => {
    const { running, cookie } = await signedIn()
    for (const body of [
      { name: 'x'.repeat(61) },
      { language: '../x' },
      { enquiryMails: 'some' },
      { email: 'a@b.example' },
    ])
      expect((await set(running, cookie, body)).statusCode).toBe(400)
  })

  test('people see each other by their names: in the list, beside changes, and in the activity beside the address', async () => {
    const { running, cookie } = await signedIn()
    const omar = await running.parts.accounts.insert('omar@example.com', 'member')
    await running.parts.accounts.addMember('hotel', omar.id, 'editor')
    const theirs = await running.cookieFor(omar.id)
    await running.app.inject({
      ...{ method: 'POST', url: '/api/v1/sites/hotel/operations', headers: { cookie: theirs } },
      payload: { base: 0, changes: [change('1', titled('Welcome'))] },
    })
    const told = async () => ({
      members: (await read(running, cookie, '/sites/hotel/members')).map(({ name }: { name: string }) => name),
      who: (await read(running, cookie, '/sites/hotel/history'))[0].who,
    })
    expect(await told()).toEqual({ members: [null, null], who: 'omar@example.com' })
    await set(running, theirs, { name: 'Omar' })
    expect(await told()).toEqual({ members: [null, 'Omar'], who: 'Omar' })
    await running.parts.audit.note({ account: omar.id, deed: 'passkey-added', about: 'Phone' })
    const [deed] = await read(running, cookie, '/account/activity')
    expect(deed).toMatchObject({ actor: 'omar@example.com', actorName: 'Omar' })
  })

  test('who wants no mails of enquiries gets none, and the people of the site see that', async () => {
    const { running } = await signedIn()
    const salma = await running.parts.accounts.insert('salma@example.com', 'tenant')
    await running.parts.accounts.addMember('hotel', salma.id, 'owner')
    const cookie = await running.cookieFor(salma.id)
    const sent = await running.app.inject({
      ...{ method: 'POST', url: '/api/v1/sites/hotel/operations', headers: { cookie } },
      payload: { base: 0, changes: [change('1', { do: 'set-setting', field: 'contactEmail', value: salma.email })] },
    })
    expect(sent.statusCode).toBe(200)
    expect(await running.parts.mailboxes.of('hotel')).toEqual({ email: salma.email, state: 'confirmed' })
    await set(running, cookie, { enquiryMails: 'none' })
    expect(await read(running, cookie, '/sites/hotel/mailbox')).toEqual({ email: salma.email, state: 'muted' })
  })
})
