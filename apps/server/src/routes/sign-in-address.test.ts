import { describe, expect, test } from 'vitest'
import { hashOfCode } from '../accounts/mailed-codes.ts'
import { PROOF_LIFETIME } from '../accounts/proofs.ts'
import { LINK_LIFETIME } from '../accounts/sign-in.ts'
import { foldedAddresses } from '../store/migrations/061-folded-addresses.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { openMailSink, readable } from '../testing/mail-sink.ts'

const [OLD, NEW, TAKEN] = ['lina@example.com', 'lina@new.example', 'omar@example.com']
const DAY = 86_400_000

describe.each(dialects)('$name', (dialect) => {
  /** Lina, who owns the hotel and has just come in; Omar has an account too. */
  async function lina({ hasMail = true, email = OLD } = {}) {
    const sink = await openMailSink()
    const running = await testApp(dialect, hasMail ? { SMTP_URL: sink.address } : {})
    const { query } = running.parts.database
    await query.updateTable('accounts').set({ email, language: 'en' }).where('id', '=', running.owner.id).execute()
    const omar = await running.parts.accounts.insert(TAKEN, 'member')
    const cookie = await running.cookieFor(running.owner.id)
    const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path = '', payload?: object, with_ = cookie) =>
      running.app.inject({
        ...{ method, url: `/api/v1/account/address${path}`, headers: { cookie: with_ } },
        ...(payload && { payload }),
      })
    /** The newest mail to an address, once there are so many to it. */
    const mailTo = async (to: string, count = 1) => {
      const mails = () => sink.mails.filter((mail) => mail.to.includes(to))
      await eventually(() => expect(mails()).toHaveLength(count))
      return readable(mails().at(-1)?.data ?? '')
    }
    const codeTo = async (to: string, count = 1) => /^\d{6}$/m.exec(await mailTo(to, count))?.[0] ?? ''
    const change = async (to: string, count = 1) => {
      await ask('PUT', '', { email: to })
      return ask('POST', '/code', { code: await codeTo(to, count) })
    }
    const emailOf = (account: string) => running.parts.audit.emailOf(account)
    const press = (key: string) =>
      running.app.inject({
        ...{ method: 'POST', url: '/address-back', payload: new URLSearchParams({ key }).toString() },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const keyIn = (mail: string) => /address-back\?key=([\w-]{43})/.exec(mail)?.[1] ?? ''
    return { ...running, sink, omar, cookie, ask, mailTo, codeTo, change, emailOf, press, keyIn }
  }

  test('an address is changed by the code in its mail: sessions stay, the old mailbox opens nothing and is told', async () => {
    const { ask, mailTo, codeTo, emailOf, owner, parts, cookieFor, app } = await lina()
    const phone = await cookieFor(owner.id)
    const waiting = await parts.signIn.makeLink(owner.id, LINK_LIFETIME)
    const asked = await ask('PUT', '', { email: ' Lina@NEW.example ' })
    expect(asked.json()).toMatchObject({ email: OLD, isMailed: true, waiting: { email: NEW } })
    expect(await emailOf(owner.id)).toBe(OLD)
    const done = await ask('POST', '/code', { code: await codeTo(NEW) })
    expect(done.json()).toMatchObject({ email: NEW, waiting: null })
    for (const session of [undefined, phone]) expect((await ask('GET', '', undefined, session)).statusCode).toBe(200)
    const note = await mailTo(OLD)
    expect(note).toContain('l…@new.example')
    expect(note).not.toContain(NEW)
    expect(await parts.signIn.holderOf(waiting)).toBe(undefined)
    expect((await parts.audit.all(1))[0]).toMatchObject({ deed: 'address-changed', actor: NEW, about: OLD })
    expect(await parts.accounts.withEmail(OLD)).toBe(undefined)
    expect((await app.inject({ url: '/api/v1/session', headers: { cookie: phone } })).json()).toMatchObject({
      account: { email: NEW },
    })
  })

  test('whoever asks for an address that somebody has is told nothing, only its mailbox is, and no code takes it', async () => {
    const { ask, mailTo, emailOf, owner, omar, parts, cookie } = await lina()
    const [free, taken] = [await ask('PUT', '', { email: NEW }), await ask('PUT', '', { email: TAKEN })]
    const told = ({ json, statusCode, headers }: typeof free) => {
      const { waiting, ...rest } = json()
      const { date: _, 'x-request-id': __, 'content-length': ___, ...alike } = headers
      return { statusCode, rest, alike, waits: Object.keys(waiting) }
    }
    expect(told(taken)).toEqual(told(free))
    expect(await mailTo(TAKEN)).toContain('has it already')
    expect(await mailTo(TAKEN)).not.toMatch(/^\d{6}$/m)
    // Even who guesses the code does not get it.
    const code = hashOfCode(cookie.split('=')[1] ?? '', '123456')
    await parts.database.query.updateTable('address_changes').set({ code }).where('email', '=', TAKEN).execute()
    expect((await ask('POST', '/code', { code: '123456' })).json()).toMatchObject({ code: 'address-refused' })
    expect([await emailOf(owner.id), await emailOf(omar.id)]).toEqual([OLD, TAKEN])
  })

  test('a code counts once, for ten minutes, in the session that asked, with five guesses, and a newer one ends it', async () => {
    const { ask, codeTo, emailOf, owner, cookieFor, parts } = await lina()
    await ask('PUT', '', { email: NEW })
    const asked = parts.database.query.selectFrom('address_changes').select(['created_at', 'expires_at'])
    const { created_at, expires_at } = await asked.executeTakeFirstOrThrow()
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(10 * 60_000)
    const first = await codeTo(NEW)
    const elsewhere = await ask('POST', '/code', { code: first }, await cookieFor(owner.id))
    expect(elsewhere.json()).toMatchObject({ status: 422, code: 'address-refused' })
    await ask('PUT', '', { email: NEW })
    const second = await codeTo(NEW, 2)
    if (first !== second) expect((await ask('POST', '/code', { code: first })).statusCode).toBe(422)
    for (let n = 0; n < 5; n += 1) await ask('POST', '/code', { code: second === '111111' ? '222222' : '111111' })
    expect((await ask('POST', '/code', { code: second })).statusCode).toBe(422)
    expect(await emailOf(owner.id)).toBe(OLD)
  })

  test('two requests with one code change it once', async () => {
    const { ask, codeTo, parts } = await lina()
    await ask('PUT', '', { email: NEW })
    const code = await codeTo(NEW)
    const both = await Promise.all([ask('POST', '/code', { code }), ask('POST', '/code', { code })])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect((await parts.audit.all(9)).filter(({ deed }) => deed === 'address-changed')).toHaveLength(1)
  })

  test('two people who prove one address at the same moment: one has it', async () => {
    const { ask, codeTo, omar, cookieFor, parts } = await lina()
    const others = await cookieFor(omar.id)
    await ask('PUT', '', { email: NEW })
    const code = await codeTo(NEW)
    await ask('PUT', '', { email: NEW }, others)
    const other = await codeTo(NEW, 2)
    const both = await Promise.all([ask('POST', '/code', { code }), ask('POST', '/code', { code: other }, others)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    const rows = await parts.database.query.selectFrom('accounts').select('id').where('email', '=', NEW).execute()
    expect(rows).toHaveLength(1)
  })

  test('asking wants a fresh proof, and who came by somebody’s link changes nothing', async () => {
    const { ask, parts, owner, omar } = await lina()
    const given = await parts.signIn.exchange(await parts.signIn.makeLink(owner.id, LINK_LIFETIME, omar.id))
    const asGiven = await ask('PUT', '', { email: NEW }, `mimar_session=${given}`)
    expect(asGiven.json()).toMatchObject({ status: 403, code: 'own-way-needed' })
    expect((await ask('GET', '', undefined, `mimar_session=${given}`)).json()).toMatchObject({ isPossible: false })
    const proven_at = new Date(Date.now() - PROOF_LIFETIME).toISOString()
    await parts.database.query.updateTable('sessions').set({ proven_at }).execute()
    expect((await ask('PUT', '', { email: NEW })).json()).toMatchObject({ code: 'proof-needed' })
    expect(await parts.database.query.selectFrom('address_changes').selectAll().execute()).toEqual([])
  })

  test('who had the address takes it back by one press, and whoever changed it is out by every way', async () => {
    const { ask, change, mailTo, keyIn, press, emailOf, owner, parts, app } = await lina()
    await change(NEW)
    const codes = await parts.recoveryCodes.make(owner.id)
    const key = keyIn(await mailTo(OLD))
    const looked = await app.inject({ url: `/address-back?key=${key}` })
    expect(looked.headers['referrer-policy']).toBe('same-origin')
    expect([looked.statusCode, looked.body.includes(OLD)]).toEqual([200, true])
    expect(await emailOf(owner.id)).toBe(NEW)
    expect((await press(key)).statusCode).toBe(200)
    expect(await emailOf(owner.id)).toBe(OLD)
    expect((await ask('GET')).statusCode).toBe(401)
    expect(await parts.recoveryCodes.take(codes[0] ?? '')).toBe(undefined)
    expect(await mailTo(NEW, 2)).toContain('took their address back')
    expect((await parts.audit.all(1))[0]).toMatchObject({ deed: 'address-returned', about: NEW })
    expect((await press(key)).statusCode).toBe(404)
    expect((await press('x'.repeat(43))).statusCode).toBe(404)
  })

  test('nobody holds up the way back by taking the address meanwhile, or by changing once more', async () => {
    const { ask, change, mailTo, codeTo, keyIn, press, emailOf, owner, parts } = await lina()
    await change(NEW)
    const key = keyIn(await mailTo(OLD))
    const squatter = await parts.people.members.accountWith(OLD)
    await ask('PUT', '', { email: 'third@example.com' })
    await ask('POST', '/code', { code: await codeTo('third@example.com') })
    const second = keyIn(await mailTo(NEW, 2))
    expect((await press(key)).statusCode).toBe(200)
    expect([await emailOf(owner.id), await emailOf(squatter)]).toEqual([OLD, 'third@example.com'])
    expect((await press(second)).statusCode).toBe(404)
  })

  test('the way back ends after its days', async () => {
    const { change, mailTo, keyIn, press, emailOf, owner, parts } = await lina()
    await change(NEW)
    const key = keyIn(await mailTo(OLD))
    const back_until = new Date(Date.now() - DAY).toISOString()
    await parts.database.query.updateTable('address_changes').set({ back_until }).execute()
    expect((await press(key)).statusCode).toBe(404)
    expect(await emailOf(owner.id)).toBe(NEW)
  })

  test('one mailbox is not filled, and the answer stays the same', async () => {
    const { ask, sink, parts } = await lina()
    for (let n = 0; n < 4; n += 1) expect((await ask('PUT', '', { email: NEW })).statusCode).toBe(200)
    await eventually(async () =>
      expect(await parts.database.query.selectFrom('account_mails').selectAll().execute()).toEqual([]),
    )
    // A code that a newer one has ended before it was sent is not sent.
    expect(sink.mails.length).toBeLessThanOrEqual(3)
    for (let n = 0; n < 6; n += 1) await ask('PUT', '', { email: NEW })
    expect((await ask('PUT', '', { email: NEW })).json()).toMatchObject({ status: 429, code: 'rate-limited' })
  })

  test('without a mail server the command line gives the first owner an address, which nothing else does', async () => {
    const { ask, parts, owner, emailOf } = await lina({ hasMail: false, email: 'owner@localhost' })
    expect((await ask('GET')).json()).toEqual({ email: null, isMailed: false, isPossible: true, waiting: null })
    expect((await ask('PUT', '', { email: NEW })).json()).toMatchObject({ status: 409, code: 'address-by-hand' })
    expect(await parts.signInAddresses.set(owner, 'Lina@New.example')).toBe('owner@localhost')
    expect(await emailOf(owner.id)).toBe(NEW)
    expect((await ask('GET')).json()).toMatchObject({ email: NEW })
    expect(await parts.signInAddresses.set(owner, TAKEN.toUpperCase())).toBe(undefined)
  })

  test('who has no address yet is asked by the same way, and nobody is written to at localhost', async () => {
    const { change, emailOf, owner, sink, parts } = await lina({ email: 'owner@localhost' })
    expect((await change(NEW)).json()).toMatchObject({ email: NEW })
    expect(await emailOf(owner.id)).toBe(NEW)
    await eventually(async () =>
      expect(await parts.database.query.selectFrom('account_mails').selectAll().execute()).toEqual([]),
    )
    expect(sink.mails.flatMap(({ to }) => to)).toEqual([NEW])
  })

  test('addresses are one however they are written, wherever somebody is looked for', async () => {
    const { parts, omar } = await lina()
    const typed = ` ${TAKEN.toUpperCase()} `
    expect((await parts.accounts.withEmail(typed))?.id).toBe(omar.id)
    expect((await parts.tenants.withEmail(typed))?.id).toBe(omar.id)
    expect(await parts.people.members.accountWith(typed)).toBe(omar.id)
    expect(await parts.accounts.insert('Salma@Example.com', 'member')).toMatchObject({ email: 'salma@example.com' })
  })

  test('of accounts that differ by case one has the address, the others stay and read why', async () => {
    const { parts } = await lina()
    const { query } = parts.database
    const row = (id: string, email: string, seen_at: string | null) => {
      return { id, email, role: 'member', created_at: '2026-01-01', seen_at }
    }
    const rows = [row('a', 'Mona@x.example', '2026-02'), row('b', 'MONA@x.example', '2026-03')]
    await query
      .insertInto('accounts')
      .values([...rows, row('c', 'Ali@x.example', null), row('d', 'ali@x.example', null)])
      .execute()
    await foldedAddresses.up(query)
    const emails = await query
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('id', 'in', [...'abcd'])
      .execute()
    expect(Object.fromEntries(emails.map(({ id, email }) => [id, email]))).toEqual({
      ...{ a: 'Mona@x.example', b: 'mona@x.example', c: 'Ali@x.example', d: 'ali@x.example' },
    })
    const told = (await parts.audit.all(9)).filter(({ deed }) => deed === 'address-doubled')
    expect(told.map(({ account, about }) => [account, about]).toSorted()).toEqual([
      ['a', 'mona@x.example'],
      ['c', 'ali@x.example'],
    ])
  })
})
