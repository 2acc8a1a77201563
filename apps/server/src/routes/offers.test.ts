import type { OfferAnswer, OpenOffer, SiteEntry } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

const OFFER = '/api/v1/sites/hotel/offer'
const TAKE = '/api/v1/offers/hotel'
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'mimar@example.com' }

describe.each(dialects)('$name', (dialect) => {
  /** Salma owns the hotel, Nour is to take it, Omar is nobody to it. */
  async function open() {
    const running = await testApp(dialect, MAIL)
    const { app, parts, cookieFor, owner } = running
    await parts.database.query.deleteFrom('members').where('account', '=', owner.id).execute()
    const people = {
      salma: await parts.accounts.insert('salma@example.com', 'member'),
      nour: await parts.accounts.insert('nour@example.com', 'member'),
      omar: await parts.accounts.insert('omar@example.com', 'member'),
    }
    await parts.accounts.addMember('hotel', people.salma.id, 'owner')
    const cookies = {
      salma: await cookieFor(people.salma.id),
      nour: await cookieFor(people.nour.id),
      omar: await cookieFor(people.omar.id),
    }
    type Who = keyof typeof cookies
    const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: Who, payload?: object) =>
      app.inject({ method, url, headers: { cookie: cookies[who] }, ...(payload && { payload }) })
    const offer = (stays: boolean) => ask('PUT', OFFER, 'salma', { email: 'Nour@example.com', stays })
    const offered = async (who: Who) => (await ask('GET', '/api/v1/offers', who)).json<OpenOffer[]>()
    const rolesOf = async () =>
      Object.fromEntries((await parts.people.members.list('hotel')).map(({ email, role }) => [email, role]))
    const mails = async () =>
      (await parts.database.query.selectFrom('account_mails').select(['email', 'facts']).execute()).map(
        ({ email, facts }) => [email, JSON.parse(facts).subject],
      )
    return { ...running, people, ask, offer, offered, rolesOf, mails }
  }

  test('a site that is offered stays with its owner until the other agrees, and the offer can be taken back', async () => {
    const { ask, offer, offered, rolesOf, mails } = await open()
    expect((await offer(true)).json<OfferAnswer>().offer).toMatchObject({ email: 'nour@example.com', stays: true })
    expect(await offered('nour')).toMatchObject([{ site: 'hotel', by: 'salma@example.com' }])
    expect(await offered('omar')).toEqual([])
    expect(await rolesOf()).toEqual({ 'salma@example.com': 'owner' })
    expect((await ask('GET', '/api/v1/sites/hotel/document', 'nour')).json()).toMatchObject({ code: 'site-missing' })
    expect(await mails()).toEqual([['nour@example.com', 'A website is offered to you']])
    expect((await ask('DELETE', OFFER, 'salma')).statusCode).toBe(204)
    expect(await offered('nour')).toEqual([])
    expect((await ask('POST', TAKE, 'nour', {})).json()).toMatchObject({ code: 'not-found' })
    expect((await ask('GET', OFFER, 'salma')).json()).toEqual({ offer: null })
  })

  test('who has no room for a site, or its pictures, is told what is missing and gets nothing of it', async () => {
    const { ask, offer, offered, rolesOf, people, parts } = await open()
    await offer(false)
    const limit = (limits: object) =>
      parts.tenants.setLimits(people.nour.id, { sites: null, pictureMb: null, visits: null, ...limits })
    const picture = { site: 'hotel', hash: 'a'.repeat(64), size: 2_000_000 }
    await parts.database.query.insertInto('site_uploads').values(picture).execute()
    for (const [limits, code] of [
      [{ sites: 0 }, 'site-limit'],
      [{ sites: 1, pictureMb: 1 }, 'picture-limit'],
    ] as const) {
      await limit(limits)
      expect((await ask('POST', TAKE, 'nour', {})).json()).toMatchObject({ status: 403, code })
      expect([await offered('nour'), await rolesOf()]).toMatchObject([
        [{ site: 'hotel' }],
        { 'salma@example.com': 'owner' },
      ])
    }
    await limit({ sites: 1, pictureMb: 2 })
    expect((await ask('POST', TAKE, 'nour', {})).statusCode).toBe(200)
  })

  test.each([
    [true, { 'nour@example.com': 'owner', 'salma@example.com': 'editor' }],
    [false, { 'nour@example.com': 'owner' }],
  ])('who agrees owns the site; who gave it stays: %j', async (stays, roles) => {
    const { ask, offer, rolesOf, mails, parts } = await open()
    await offer(stays)
    const taken = await ask('POST', TAKE, 'nour', {})
    expect(taken.json<SiteEntry>().rights).toContain('delete-site')
    expect(await rolesOf()).toEqual(roles)
    expect((await ask('POST', TAKE, 'nour', {})).json()).toMatchObject({ code: 'not-found' })
    expect((await ask('DELETE', '/api/v1/sites/hotel', 'salma')).statusCode).toBe(stays ? 403 : 404)
    expect(await mails()).toContainEqual(['salma@example.com', 'Your website has a new owner'])
    const deedsOf = async (who: 'salma' | 'nour') =>
      (await ask('GET', '/api/v1/account/activity', who)).json<{ deed: string; about: string }[]>()
    expect(await deedsOf('salma')).toContainEqual(
      expect.objectContaining({ deed: 'site-handed-over', about: 'nour@example.com' }),
    )
    expect(await deedsOf('nour')).toContainEqual(expect.objectContaining({ deed: 'site-taken-over' }))
    expect(await parts.offers.of('hotel', new Date())).toBeUndefined()
  })

  test('links to the draft, the program for messages and a planned publish end with the owner who made them', async () => {
    const { ask, offer, parts } = await open()
    await ask('POST', '/api/v1/sites/hotel/share-links', 'salma', { days: 7 })
    await ask('PUT', '/api/v1/sites/hotel/schedule', 'salma', { at: '2999-01-01T00:00:00Z', timeZone: 'UTC' })
    const ofHome = { site: 'hotel', page: 'home', account: 'salma', timeZone: 'UTC' }
    await parts.pageSchedules.set(ofHome, new Date('2999-01-01T00:00:00Z'))
    await parts.database.query
      .insertInto('webhooks')
      .values({ site: 'hotel', address: 'https://salma.example', secret: 'x' })
      .execute()
    await offer(true)
    await ask('POST', TAKE, 'nour', {})
    expect((await ask('GET', '/api/v1/sites/hotel/share-links', 'nour')).json()).toEqual([])
    expect(await parts.schedules.read('hotel')).toBeUndefined()
    expect(await parts.pageSchedules.ofSite('hotel')).toEqual([])
    expect(await parts.database.query.selectFrom('webhooks').select('site').execute()).toEqual([])
  })

  test('an offer ends after fourteen days, when it is declined, and when the site is deleted', async () => {
    const { ask, offer, offered, parts, people } = await open()
    const put = (expires: Date) =>
      parts.offers.put({
        ...{ site: 'hotel', account: people.nour.id, offeredBy: people.salma.id },
        ...{ stays: false, expires },
      })
    const made = (await offer(false)).json<OfferAnswer>().offer!
    expect(Math.round((Date.parse(made.expiresAt) - Date.now()) / 86_400_000)).toBe(14)
    await put(new Date(Date.now() - 1))
    expect(await offered('nour')).toEqual([])
    expect(await parts.offers.accept('hotel', people.nour.id, new Date())).toBeUndefined()
    await offer(false)
    expect((await ask('DELETE', TAKE, 'omar')).json()).toMatchObject({ code: 'not-found' })
    expect((await ask('DELETE', TAKE, 'nour')).statusCode).toBe(204)
    expect(await offered('nour')).toEqual([])
    await offer(false)
    await ask('DELETE', '/api/v1/sites/hotel', 'salma')
    expect(await offered('nour')).toEqual([])
    expect(await parts.offers.accept('hotel', people.nour.id, new Date())).toBeUndefined()
  })

  test('nobody gives a site to themselves, or in a session that another’s link began', async () => {
    const { ask, app, parts, people } = await open()
    const own = await ask('PUT', OFFER, 'salma', { email: 'salma@example.com', stays: false })
    expect(own.json()).toMatchObject({ code: 'offer-to-oneself' })
    expect((await ask('PUT', OFFER, 'salma', { email: 'nobody', stays: false })).statusCode).toBe(400)
    const secret = await parts.signIn.makeLink(people.nour.id, 60_000, people.salma.id)
    const cookie = `mimar_session=${await parts.signIn.exchange(secret)}`
    const answer = await app.inject({ method: 'POST', url: TAKE, headers: { cookie }, payload: {} })
    expect(answer.json()).toMatchObject({ code: 'own-way-needed' })
  })
})
