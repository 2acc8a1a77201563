import type { PersonFound } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { LetterStore } from '../store/letters.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'

const form = { siteHash: 'hash', website: '', formTime: '', isCookieAccepted: false }
const LAYLA = 'Layla@example.com'

describe.each(dialects)('$name', (dialect) => {
  async function open() {
    const running = await testApp(dialect)
    const { app, parts, cookieFor } = running
    const owner = await parts.accounts.insert('lina@example.com', 'member')
    await parts.accounts.addMember('hotel', owner.id, 'owner')
    for (const [id, account] of [
      ['hall', owner.id],
      ['foreign', running.owner.id],
    ] as const) {
      await parts.siteStore.insert({ site: someSite(id), slug: id, name: id, owner: account })
    }
    let network = 0
    const write = (site: string, message: string, email = LAYLA) => {
      network += 1
      const arrival = { site, language: 'en', address: `10.0.0.${network}`, key: null }
      return parts.messages.contact(arrival, { ...form, name: 'Layla', email, message })
    }
    const cookie = await cookieFor(owner.id)
    const ask = (path: string, payload: object, who = cookie) =>
      app.inject({ method: 'POST', url: `/api/v1/account/data-requests${path}`, payload, headers: { cookie: who } })
    await write('hotel', 'A room?')
    await write('hotel', '<b>Two</b> rooms?', 'layla@EXAMPLE.com')
    await write('hall', 'A party')
    await write('hall', 'Somebody else', 'omar@example.com')
    await write('foreign', 'Elsewhere')
    await parts.messages.complaint(
      { site: 'hotel', language: 'en', address: '10.1.0.1', key: null },
      { ...form, name: 'Layla', email: LAYLA, comment: 'A scam' },
    )
    const left = async () => {
      const rows = await parts.database.query.selectFrom('messages').select('body').orderBy('body').execute()
      return rows.map(({ body }) => body)
    }
    return { ...running, ask, write, left, cookie }
  }

  test('everything about a person is found on all sites of an owner, and on nobody else’s', async () => {
    const { ask, parts } = await open()
    const found = (await ask('', { email: ' LAYLA@example.com ' })).json<PersonFound>()
    expect(found).toMatchObject({ messages: 3, letters: 0 })
    expect(found.sites.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toMatchObject([
      { id: 'hall', messages: 1 },
      { id: 'hotel', messages: 2 },
    ])
    await parts.deletedSites.put('hall', parts.settings.appUrl.host, new Date())
    expect((await ask('', { email: LAYLA })).json()).toMatchObject({ messages: 3 })
    expect((await ask('', { email: LAYLA }, '')).statusCode).toBe(401)
    expect((await ask('', { email: 'nobody@example.com' })).json()).toMatchObject({ messages: 0, sites: [] })
  })

  test('it is given out as data and as a page to read, with the answers, and without what else is kept of them', async () => {
    const { ask, parts } = await open()
    const { id } = await parts.database.query
      .selectFrom('messages')
      .select('id')
      .where('body', '=', 'A party')
      .executeTakeFirstOrThrow()
    const at = new Date().toISOString()
    const letter = {
      id: 'l1',
      message: id,
      site: 'hall',
      kind: 'reply',
      to: LAYLA,
      language: 'en',
      text: 'Gladly',
    } as const
    await new LetterStore(parts.database).write({ ...letter, author: 'lina@example.com', key: null, at }, [])
    const data = (await ask('/file', { email: LAYLA })).json()
    // They came within one moment, so any may be the first.
    const messages: { readonly body: string }[] = data.messages
    expect(messages.map(({ body }) => body).toSorted()).toEqual(['<b>Two</b> rooms?', 'A party', 'A room?'])
    const party = messages.find(({ body }) => body === 'A party')
    expect(party).toMatchObject({ siteName: 'hall', letters: [{ kind: 'reply', body: 'Gladly' }] })
    expect(JSON.stringify(data)).not.toMatch(/findable|sender|send_key|A scam/)
    const { page } = (await ask('/page?lang=de', { email: LAYLA })).json<{ page: string }>()
    expect(page).toContain('Gladly')
    expect(page).toContain('&lt;b&gt;Two')
    expect(page).not.toContain('A scam')
  })

  test('all of it is erased in one act, if it is still as much as was told, and the log names nobody', async () => {
    const { ask, left, write, parts, cookie, app } = await open()
    await write('hall', 'One more')
    const early = await ask('/erasure', { email: LAYLA, messages: 3 })
    expect([early.statusCode, early.json().code]).toEqual([409, 'count-changed'])
    expect(await left()).toHaveLength(7)
    expect((await ask('/erasure', { email: LAYLA, messages: 4 })).json()).toEqual({ erased: 4 })
    expect(await left()).toEqual(['A scam', 'Elsewhere', 'Somebody else'])
    const activity = (await app.inject({ url: '/api/v1/account/activity', headers: { cookie } })).body
    expect(activity).toContain('person-erased')
    const rows = await parts.database.query.selectFrom('audit_log').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/layla/i)
    expect(rows.find(({ deed }) => deed === 'person-erased')?.about).toMatch(/^[0-9a-f]{16}$/)
  })

  test('with it go the answers, the mails and calls that were still under way, and what mail servers said of it', async () => {
    const { ask, parts } = await open()
    const { query } = parts.database
    const mine = query.selectFrom('messages').select('id').where('site', '=', 'hall')
    const { id } = await mine.where('email', '=', LAYLA).executeTakeFirstOrThrow()
    const letters = new LetterStore(parts.database)
    const letter = { id: 'letter-1', message: id, site: 'hall', kind: 'reply', to: LAYLA, language: 'en' } as const
    const at = new Date().toISOString()
    await letters.write({ ...letter, text: 'Gladly', author: 'lina@example.com', key: null, at }, [])
    await letters.settle('letter-1', id, { state: 'waiting', attempts: 1, to: LAYLA, said: 'later' }, at)
    for (const table of ['mails', 'webhook_calls'] as const)
      await query.insertInto(table).values({ message: id, attempts: 1, due_at: at }).execute()
    const tried = { number: 1, site: 'hall', at, error: `550 ${LAYLA}`, is_last: 0 }
    const tries = [
      { kind: 'mails', item: id, ...tried },
      { kind: 'letter_mails', item: 'letter-1', ...tried },
    ]
    await query.insertInto('job_tries').values(tries).execute()
    expect((await ask('/erasure', { email: LAYLA, messages: 3 })).json()).toEqual({ erased: 3 })
    const all = ['letters', 'letter_mails', 'mail_outcomes', 'mails', 'webhook_calls', 'job_tries'] as const
    const left = await Promise.all(all.map((table) => query.selectFrom(table).selectAll().execute()))
    expect(left).toEqual(all.map(() => []))
  })
})
