import type { Invited, Member, SignInLink } from '@mimar/contract'
import type { Operation } from '@mimar/document'
import { describe, expect, test } from 'vitest'
import { LINK_LIFETIME } from '../accounts/sign-in.ts'
import { openMessages } from '../messages/messaging.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { openMailSink } from '../testing/mail-sink.ts'
import { readLink } from '../testing/read-link.ts'
import { someSite, titled, titleOf } from '../testing/site.ts'

const MEMBERS = '/api/v1/sites/hotel/members'
const hidden: Operation = { do: 'set-section', section: 'hero', property: 'isHidden', value: true }

describe.each(dialects)('$name', (dialect) => {
  async function open(environment: Record<string, string> = {}) {
    const running = await testApp(dialect, environment)
    const { app, owner, cookieFor } = running
    const own = await cookieFor(owner.id)
    const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, cookie = own, payload?: object) =>
      app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
    const invite = async (email: string, role = 'editor', cookie = own, site = 'hotel') =>
      (await ask('POST', `/api/v1/sites/${site}/members`, cookie, { email, role })).json<Invited>()
    /** Opens a link as a browser does; the cookie it gives. */
    const enter = async ({ address }: SignInLink) => {
      const { path, authHash } = readLink(address)
      const answer = await app.inject({
        ...{ method: 'POST', url: path, payload: new URLSearchParams({ authHash }).toString() },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      return String(answer.headers['set-cookie']).split(';')[0] ?? ''
    }
    const send = (cookie: string, ...operations: Operation[]) =>
      ask('POST', '/api/v1/sites/hotel/operations', cookie, {
        base: 0,
        changes: operations.map((operation, at) => ({ id: `change-${at}`, operation })),
      })
    const rights = async (cookie: string) =>
      (await ask('GET', '/api/v1/sites/hotel/document', cookie)).json().account?.rights
    return { ...running, own, ask, invite, enter, send, rights }
  }

  test('[U4] who is invited comes in with a link, once, and finds the site with the role', async () => {
    const { ask, invite, enter, app, rights, parts } = await open()
    const { member, link } = await invite(' Salma@Example.com ')
    expect(member).toMatchObject({ email: 'salma@example.com', role: 'editor', isYou: false })
    expect(link).toMatchObject({ isMailed: false })
    expect(link.address).toMatch(/^http:\/\/localhost:3000\/enter#\/edit\/hotel\/\?authHash=[\w-]{43}$/)
    const cookie = await enter(link)
    expect(await rights(cookie)).toEqual(['read-site', 'edit-site', 'handle-messages'])
    const sites = await ask('GET', '/api/v1/sites', cookie)
    expect(sites.json<{ id: string }[]>().map(({ id }) => id)).toEqual(['hotel'])
    const { authHash } = readLink(link.address)
    const again = await app.inject({ url: `/edit/hotel/?authHash=${authHash}` })
    expect(again.statusCode).toBe(401)
    const links = await parts.database.query.selectFrom('sign_in_links').selectAll().execute()
    expect(JSON.stringify(links)).not.toContain(authHash)
    const list = (await ask('GET', MEMBERS)).json<Member[]>()
    expect(list.map(({ email, role, isYou }) => [email, role, isYou])).toEqual([
      ['owner@localhost', 'owner', true],
      ['salma@example.com', 'editor', false],
    ])
  })

  test('[U4] an editor writes, and everything of design is refused whole', async () => {
    const { invite, enter, send, ask, parts } = await open()
    const cookie = await enter((await invite('salma@example.com')).link)
    const refused = await send(cookie, titled('Written'), hidden)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ status: 403, code: 'content-only', change: 'change-1', changes: [] })
    expect(refused.json<{ message: string }>().message).toMatch(/^You may change words/)
    expect((await parts.sites.read('hotel'))?.revision).toBe(0)
    expect((await send(cookie, titled('Written'))).statusCode).toBe(200)
    expect(titleOf((await parts.sites.read('hotel'))!.site)).toBe('Written')
    // What is stored already is no reason to store what comes with it.
    const mixed = await send(cookie, titled('Written'), hidden)
    expect(mixed.json()).toMatchObject({ status: 403, changes: [{ id: 'change-0', revision: 1 }] })
    const site = '/api/v1/sites/hotel'
    const closed = [
      ['POST', `${site}/releases`, {}],
      ['PUT', `${site}/live`, { release: 'any' }],
      ['POST', `${site}/share-links`, { days: 7 }],
      ['GET', MEMBERS],
      ['POST', MEMBERS, { email: 'b@example.com', role: 'editor' }],
      ['GET', `${site}/webhook`],
      ['DELETE', site],
    ] as const
    for (const [method, url, payload] of closed) {
      expect((await ask(method, url, cookie, payload)).json(), url).toMatchObject({ status: 403, code: 'not-allowed' })
    }
    expect((await ask('POST', `${site}/share-links`, cookie, { days: 0 })).statusCode).toBe(201)
  })

  test('[U4] a designer changes everything, but invites nobody', async () => {
    const { invite, enter, send, ask } = await open()
    const cookie = await enter((await invite('nour@example.com', 'designer')).link)
    expect((await send(cookie, hidden)).statusCode).toBe(200)
    expect((await ask('GET', MEMBERS, cookie)).statusCode).toBe(403)
  })

  test('[U4] a role that is taken away ends with the next request, and comes back when it is given again', async () => {
    const { invite, enter, ask, send, parts } = await open()
    const { member, link } = await invite('salma@example.com')
    const cookie = await enter(link)
    const draft = await ask('POST', '/api/v1/sites/hotel/share-links', cookie, { days: 0 })
    const [name = ''] = new URL(draft.json<{ address: string }>().address).hostname.split('.')
    expect(await parts.shareLinks.siteOf(name)).toBe('hotel')
    const late = (await ask('POST', `${MEMBERS}/${member.id}/links`)).json<SignInLink>()
    expect((await ask('DELETE', `${MEMBERS}/${member.id}`)).statusCode).toBe(204)
    for (const session of [cookie, await enter(late)]) {
      expect((await send(session, titled('Still here?'))).json()).toMatchObject({ status: 404, code: 'site-missing' })
      expect((await ask('GET', '/api/v1/sites', session)).json()).toEqual([])
    }
    expect(await parts.shareLinks.siteOf(name)).toBeUndefined()
    const back = await ask('PUT', `${MEMBERS}/${member.id}`, undefined, { role: 'designer' })
    expect(back.json()).toMatchObject({ id: member.id, role: 'designer' })
    expect((await send(cookie, hidden)).statusCode).toBe(200)
  })

  test('[U4] who is removed and invited again comes in by the new link alone', async () => {
    const { parts, owner, invite, enter, ask, rights } = await open()
    await parts.siteStore.insert({ site: someSite('inn'), slug: 'inn', name: 'Inn', owner: owner.id })
    const first = await invite('salma@example.com')
    const old = await enter(first.link)
    const unused = (await ask('POST', `${MEMBERS}/${first.member.id}/links`)).json<SignInLink>()
    const again = async () => {
      await ask('DELETE', `${MEMBERS}/${first.member.id}`)
      return (await invite('salma@example.com')).link
    }
    const fresh = await enter(await again())
    expect(await rights(fresh)).toContain('edit-site')
    expect(await enter(unused)).not.toContain('mimar_session=')
    expect((await ask('GET', '/api/v1/session', old)).json()).toMatchObject({ code: 'sign-in-needed' })
    // Not where they work on another site of the same owner all the while.
    await invite('salma@example.com', 'editor', undefined, 'inn')
    await ask('POST', '/api/v1/sites/inn/invitation', fresh, {})
    await again()
    expect(await rights(fresh)).toContain('edit-site')
  })

  test('[U4] who is signed in by themselves loses nothing by opening an invitation', async () => {
    const { app, parts, invite, cookieFor, own } = await open()
    const other = await parts.accounts.insert('other@example.com', 'owner')
    await parts.siteStore.insert({ site: someSite('inn'), slug: 'inn', name: 'Inn', owner: other.id })
    const cookie = await cookieFor(other.id)
    const { link } = await invite('other@example.com', 'editor', own)
    const { path, authHash } = readLink(link.address)
    const opened = await app.inject({ url: `${path}?authHash=${authHash}`, headers: { cookie } })
    expect([opened.statusCode, opened.headers['set-cookie']]).toEqual([303, undefined])
    await app.inject({ method: 'POST', url: '/api/v1/sites/hotel/invitation', headers: { cookie }, payload: {} })
    const sites = await app.inject({ url: '/api/v1/sites', headers: { cookie } })
    expect(
      sites
        .json<{ id: string }[]>()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['hotel', 'inn'])
    const pressed = await app.inject({
      ...{ method: 'POST', url: path, payload: new URLSearchParams({ authHash }).toString() },
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([pressed.statusCode, pressed.headers['set-cookie']]).toEqual([303, undefined])
  })

  test('[U4] a link opens the sites of who gave it and no others, whoever it is for', async () => {
    const { parts, owner, invite, enter, ask, cookieFor } = await open()
    const other = await parts.accounts.insert('other@example.com', 'member')
    await parts.siteStore.insert({ site: someSite('inn'), slug: 'inn', name: 'Inn', owner: other.id })
    await parts.siteStore.insert({ site: someSite('yard'), slug: 'yard', name: 'Yard', owner: owner.id })
    const guest = await parts.accounts.insert('guest@example.com', 'member')
    const theirs = await cookieFor(other.id)
    const idOf = (email: string) => parts.people.members.accountWith(email)
    // The owner of another site invites whom this site belongs to, and opens the link himself.
    await parts.database.query
      .updateTable('accounts')
      .set({ email: 'me@example.com' })
      .where('id', '=', owner.id)
      .execute()
    const stolen = await enter((await invite('me@example.com', 'editor', theirs, 'inn')).link)
    // By that link nobody agrees in the place of who runs the installation.
    const agree = (cookie?: string) => ask('POST', '/api/v1/sites/inn/invitation', cookie, {})
    expect((await agree(stolen)).json()).toMatchObject({ code: 'site-missing' })
    expect((await agree()).statusCode).toBe(200)
    expect((await ask('GET', '/api/v1/sites/inn/document', stolen)).statusCode).toBe(200)
    expect((await ask('GET', '/api/v1/sites/hotel/document', stolen)).json()).toMatchObject({ code: 'site-missing' })
    expect((await ask('GET', '/api/v1/sites', stolen)).json()).toMatchObject([{ id: 'inn' }])
    expect((await ask('POST', '/api/v1/sites', stolen, { configuration: {} })).statusCode).toBe(403)
    // Nor when such a link was made with a session that itself came from a link.
    await parts.accounts.addMember('hotel', other.id, 'owner')
    await parts.accounts.addMember('inn', guest.id, 'owner')
    await parts.accounts.addMember('yard', guest.id, 'owner')
    const first = await parts.signIn.exchange(await parts.signIn.makeLink(guest.id, LINK_LIFETIME, other.id))
    const passed = await enter((await invite('third@example.com', 'editor', `mimar_session=${first}`, 'inn')).link)
    await parts.accounts.addMember('yard', await idOf('third@example.com'), 'editor')
    expect((await ask('GET', '/api/v1/sites/inn/document', passed)).statusCode).toBe(200)
    expect((await ask('GET', '/api/v1/sites/yard/document', passed)).statusCode).toBe(404)
  })

  test('[U4] the role of an owner is not for others to change, and nonsense is refused', async () => {
    const { ask, owner, invite, parts } = await open()
    const refused = (answer: { json(): unknown }, status: number, code: string) =>
      expect(answer.json()).toMatchObject({ status, code, message: expect.stringMatching(/./) })
    refused(await ask('DELETE', `${MEMBERS}/${owner.id}`), 409, 'owner-stays')
    refused(await ask('PUT', `${MEMBERS}/${owner.id}`, undefined, { role: 'editor' }), 409, 'owner-stays')
    refused(await ask('POST', `${MEMBERS}/${owner.id}/links`), 409, 'owner-stays')
    refused(await ask('DELETE', `${MEMBERS}/nobody`), 404, 'not-found')
    refused(await ask('PUT', `${MEMBERS}/nobody`, undefined, { role: 'editor' }), 404, 'not-found')
    const bad = [{ email: 'nobody', role: 'editor' }, { email: 'a@b.example', role: 'owner' }, { role: 'editor' }]
    for (const body of bad) refused(await ask('POST', MEMBERS, undefined, body), 400, 'request-malformed')
    expect(await parts.people.members.list('hotel')).toHaveLength(1)
    const { member } = await invite('salma@example.com')
    for (let n = 0; n < 9; n += 1) await ask('POST', `${MEMBERS}/${member.id}/links`)
    refused(await ask('POST', `${MEMBERS}/${member.id}/links`), 429, 'rate-limited')
  })

  test('[U4] an invitation is mailed with a link of its own, which works as well as the one that was shown', async () => {
    const sink = await openMailSink()
    const { ask, invite, enter, parts, rights } = await open({ SMTP_URL: sink.address })
    const { member, link } = await invite('salma@example.com')
    expect(link.isMailed).toBe(true)
    const gone = await invite('gone@example.com')
    await ask('DELETE', `${MEMBERS}/${gone.member.id}`)
    const { messaging } = await openMessages(parts)
    messaging.start()
    const waiting = () => parts.database.query.selectFrom('invitation_mails').selectAll().execute()
    await eventually(async () => expect(await waiting()).toEqual([]))
    await messaging.stop()
    expect(sink.mails.map(({ to }) => to)).toEqual([[member.email]])
    const plain = sink.mails[0]?.data.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
    const mailed = /http:\S+authHash=[\w-]+/.exec(plain)?.[0] ?? ''
    expect(mailed).not.toBe(link.address)
    for (const address of [mailed, link.address]) {
      expect(await rights(await enter({ ...link, address }))).toContain('edit-site')
    }
  })

  test('[U4] a name with an address in it is not in the mail', async () => {
    const sink = await openMailSink()
    const { invite, parts, owner } = await open({ SMTP_URL: sink.address })
    const name = 'Prize at https://evil.example/now'
    await parts.siteStore.insert({ site: someSite('inn'), slug: 'inn', name, owner: owner.id })
    await invite('salma@example.com', 'editor', undefined, 'inn')
    const { messaging } = await openMessages(parts)
    messaging.start()
    await eventually(() => expect(sink.mails).toHaveLength(1))
    await messaging.stop()
    const plain = sink.mails[0]?.data.replaceAll('=\r\n', '') ?? ''
    expect(plain).toMatch(/^Subject: You have been invited to edit a website\r$/m)
    expect(plain).toContain('the website Prize at (inn.')
    expect(plain).not.toContain('evil')
  })
})
