import type { ComplaintCase, ComplaintCounts, DocumentAnswer, OwnDecision, SiteEntry } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { Questions } from '../complaints/questions.ts'
import { MessageStore } from '../store/messages.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

const DESK = '/api/v1/host/complaints'
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'mimar@example.com' }

describe.each(dialects)('$name', (dialect) => {
  /** Salma owns the hotel, of which Rana complains; Omar owns nothing. */
  async function open() {
    const running = await testApp(dialect, MAIL)
    const { app, parts, cookieFor, owner: host } = running
    await parts.database.query.deleteFrom('members').where('account', '=', host.id).execute()
    const salma = await parts.accounts.insert('salma@example.com', 'member')
    const omar = await parts.accounts.insert('omar@example.com', 'member')
    await parts.accounts.addMember('hotel', salma.id, 'owner')
    const cookies = {
      host: await cookieFor(host.id),
      salma: await cookieFor(salma.id),
      omar: await cookieFor(omar.id),
    }
    type Who = keyof typeof cookies
    const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: Who = 'host', payload?: object) =>
      app.inject({ method, url, headers: { cookie: cookies[who] }, ...(payload && { payload }) })
    const sent = await app.inject({
      ...{ method: 'POST', url: '/api/v1/sites/form/compliance/hotel/?lang=en' },
      headers: { host: 'hotel.localhost:3000' },
      payload: { email: 'rana@example.com', name: 'Rana', comment: 'That photo is mine.', siteHash: 'hash' },
    })
    expect(sent.statusCode).toBe(204)
    const list = async (state = 'open') => (await ask('GET', `${DESK}?state=${state}`)).json<ComplaintCase[]>()
    const [{ id } = { id: '' }] = await list()
    const decide = (decision: string, who: Who = 'host') =>
      ask('PUT', `${DESK}/${id}/decision`, who, { decision, reason: 'Because of it.' })
    const answer = (who: Who, text = 'It is mine.') => ask('POST', `/api/v1/decisions/${id}/answer`, who, { text })
    const decisions = async (who: Who) => (await ask('GET', '/api/v1/decisions', who)).json<OwnDecision[]>()
    const isTold = async (who: Who) =>
      (await ask('GET', '/api/v1/sites/hotel/document', who)).json<DocumentAnswer>().hasDecision
    const isDown = async () => (await ask('GET', '/api/v1/sites', 'salma')).json<SiteEntry[]>()[0]?.takenDown?.reason
    const mails = async () =>
      (await parts.database.query.selectFrom('account_mails').select(['email', 'facts']).execute())
        .map(({ email, facts }) => [email, JSON.parse(facts).text as string] as const)
        .sort()
    const counts = async () => (await ask('GET', `${DESK}/counts`)).json<ComplaintCounts>()
    return { ...running, ask, id, omar, list, decide, answer, decisions, isTold, isDown, mails, counts }
  }

  test('[REPORT-3] a complaint waits for its host, who reads the words and where they came from', async () => {
    const { list, counts } = await open()
    expect(await list()).toMatchObject([
      {
        site: 'hotel',
        name: 'Rana',
        email: 'rana@example.com',
        text: 'That photo is mine.',
        case: null,
        hasPage: false,
      },
    ])
    expect(await counts()).toEqual({ open: 1, appeals: 0, closed: 0 })
  })

  test('the editor of a site is told that there is a decision while its owner is asked or something is kept from visitors', async () => {
    const { ask, id, decide, answer, isTold, parts, omar } = await open()
    await parts.accounts.addMember('hotel', omar.id, 'designer')
    expect(await isTold('salma')).toBeUndefined()
    await decide('no-action')
    expect(await isTold('salma')).toBeUndefined()
    await decide('ask-owner')
    expect([await isTold('salma'), await isTold('omar')]).toEqual([true, undefined])
    await answer('salma')
    expect(await isTold('salma')).toBeUndefined()
    await decide('take-down')
    expect(await isTold('salma')).toBe(true)
    await answer('salma')
    expect(await isTold('salma')).toBe(true)
    await ask('PUT', `${DESK}/${id}/appeal`, 'host', { outcome: 'stays', reason: 'It stays.' })
    expect(await isTold('salma')).toBe(true)
    await decide('take-down')
    await answer('salma')
    await ask('PUT', `${DESK}/${id}/appeal`, 'host', { outcome: 'taken-back', reason: 'So it is.' })
    expect(await isTold('salma')).toBeUndefined()
  })

  test('a site that is taken down is closed with the reason, both sides are told it, and an appeal opens it again', async () => {
    const { ask, id, list, decide, answer, decisions, isDown, mails, counts } = await open()
    expect((await decide('take-down')).json()).toMatchObject({ isTakenDown: true, case: { decision: 'take-down' } })
    expect(await isDown()).toBe('Because of it.')
    expect(await mails()).toEqual([
      ['rana@example.com', expect.stringMatching(/You reported.*taken down.*Because of it\.$/s)],
      ['salma@example.com', expect.stringMatching(/taken down.*Because of it\..*appeal for 6 months.*\/sites$/s)],
    ])
    expect(await counts()).toEqual({ open: 0, appeals: 0, closed: 1 })
    expect(await decisions('salma')).toMatchObject([{ id, siteName: 'Hotel', reason: 'Because of it.' }])
    expect(JSON.stringify(await decisions('salma'))).not.toContain('rana')
    expect((await answer('salma')).json()).toMatchObject({ answer: 'It is mine.' })
    expect((await answer('salma')).json()).toMatchObject({ status: 409, code: 'answered-before' })
    expect(await list('appeals')).toMatchObject([{ id, case: { answer: 'It is mine.' } }])
    const back = await ask('PUT', `${DESK}/${id}/appeal`, 'host', { outcome: 'taken-back', reason: 'So it is.' })
    expect(back.json()).toMatchObject({ isTakenDown: false, case: { outcome: 'taken-back' } })
    expect(await isDown()).toBeUndefined()
    expect(await counts()).toEqual({ open: 0, appeals: 0, closed: 1 })
    const twice = await ask('PUT', `${DESK}/${id}/appeal`, 'host', { outcome: 'stays', reason: 'No.' })
    expect(twice.json()).toMatchObject({ code: 'not-found' })
  })

  test('an owner who is asked answers into the queue; nothing is taken from visitors meanwhile', async () => {
    const { decide, answer, list, isDown, counts } = await open()
    await decide('ask-owner')
    expect([await isDown(), await counts()]).toEqual([undefined, { open: 1, appeals: 0, closed: 0 }])
    await answer('salma', 'I bought it.')
    expect(await list()).toMatchObject([{ case: { decision: 'ask-owner', answer: 'I bought it.' } }])
    await decide('no-action')
    expect(await counts()).toEqual({ open: 0, appeals: 0, closed: 1 })
  })

  test('another decision after taking down opens the site again', async () => {
    const { decide, isDown } = await open()
    await decide('take-down')
    await decide('no-action')
    expect(await isDown()).toBeUndefined()
  })

  test('a host takes a site down of which nobody complained: the owner reads why, appeals, and a second decision holds', async () => {
    const { ask, id, list, decide, answer, decisions, isDown, mails } = await open()
    const DOWN = '/api/v1/host/sites/hotel/takedown'
    expect((await ask('PUT', DOWN, 'host', { reason: 'It is a copy.' })).statusCode).toBe(204)
    const [own] = await decisions('salma')
    expect(own).toMatchObject({ isOwn: true, decision: 'take-down', reason: 'It is a copy.', answeredAt: null })
    expect(await mails()).toEqual([['salma@example.com', expect.stringMatching(/^The host of the website.*appeal/s)]])
    await ask('PUT', DOWN, 'host', { reason: 'It is a copy of Rana’s.' })
    expect(await decisions('salma')).toMatchObject([{ id: own?.id, reason: 'It is a copy of Rana’s.' }])
    await decide('take-down')
    await ask('POST', `/api/v1/decisions/${own?.id}/answer`, 'salma', { text: 'It is not.' })
    expect(await list('appeals')).toMatchObject([{ id: own?.id, email: '', case: { isOwn: true } }])
    const back = { outcome: 'taken-back', reason: 'So it is.' }
    await ask('PUT', `${DESK}/${own?.id}/appeal`, 'host', back)
    expect(await isDown()).toBeDefined()
    await answer('salma')
    await ask('PUT', `${DESK}/${id}/appeal`, 'host', back)
    expect(await isDown()).toBeUndefined()
  })

  test('putting a site back ends what took it down, and tells its owner', async () => {
    const { ask, decide, decisions, isDown, mails } = await open()
    const DOWN = '/api/v1/host/sites/hotel/takedown'
    await ask('PUT', DOWN, 'host', { reason: 'It is a copy.' })
    await decide('take-down')
    expect((await ask('DELETE', DOWN)).statusCode).toBe(204)
    expect(await isDown()).toBeUndefined()
    expect((await decisions('salma')).map(({ outcome }) => outcome)).toEqual(['taken-back', 'taken-back'])
    expect(await mails()).toContainEqual([
      'salma@example.com',
      expect.stringMatching(/Visitors see the website again\.$/),
    ])
    expect((await ask('DELETE', DOWN)).json()).toMatchObject({ code: 'not-found' })
  })

  test('who was asked is reminded, and when nobody has answered the host is told; nothing happens to the site', async () => {
    const { parts, decide, answer, list, isDown, mails, ask } = await open()
    const host = await parts.accounts.insert('host@example.com', 'owner')
    await decide('ask-owner')
    const waiting = async () =>
      (await ask('GET', '/api/v1/host/overview')).json<{ complaints: { waiting: number } }>().complaints.waiting
    expect(await waiting()).toBe(0)
    const told = async (days: number) => {
      await parts.database.query.deleteFrom('account_mails').execute()
      const questions = () => new Questions(parts, () => Date.now() + days * 86_400_000)
      await Promise.all([questions().look(), questions().look()])
      return mails()
    }
    expect(await told(4)).toEqual([])
    expect(await told(5.1)).toEqual([
      ['salma@example.com', expect.stringMatching(/waits for your answer until .*Because of it\./s)],
    ])
    expect(await told(6)).toEqual([])
    expect(await told(7.1)).toEqual([
      [host.email, expect.stringMatching(/has not answered within 7 days\. Nothing was changed/)],
    ])
    expect(await told(8)).toEqual([])
    expect(await list()).toMatchObject([{ case: { answer: null, lapsedAt: expect.any(String) } }])
    expect([await isDown(), await waiting()]).toEqual([undefined, 1])
    const deeds = (await ask('GET', '/api/v1/account/activity', 'salma')).json<object[]>()
    expect(deeds).toContainEqual(expect.objectContaining({ deed: 'question-lapsed', about: 'Because of it.' }))
    await answer('salma', 'Late, but here.')
    expect(await mails()).toContainEqual([
      host.email,
      expect.stringMatching(/has answered your question.*Late, but here\./s),
    ])
  })

  test('a page is hidden by its address with a reason; the owner reads which, and the decision is kept as long as it stands', async () => {
    const { parts, ask, id, decisions, mails, isDown } = await open()
    Object.assign(parts.visitors, {
      partAt: async ({ slug }: { slug: string }, address: string) =>
        slug === 'hotel' && address.endsWith('/rooms/') ? { kind: 'page', id: 'p2' } : undefined,
    })
    const hide = (address?: string) =>
      ask('PUT', `${DESK}/${id}/decision`, 'host', { decision: 'hide', reason: 'Private rooms.', address })
    expect((await hide('http://inn.localhost/')).json()).toMatchObject({ status: 422, code: 'nothing-there' })
    expect((await hide()).json()).toMatchObject({ code: 'nothing-there' })
    expect(await decisions('salma')).toEqual([])
    const address = 'http://hotel.localhost:3000/rooms/'
    expect((await hide(address)).json()).toMatchObject({ isTakenDown: false, case: { hiddenAddress: address } })
    expect(await decisions('salma')).toMatchObject([{ decision: 'hide', hiddenAddress: address }])
    expect(await parts.complaints.hiddenOn('hotel')).toEqual([{ kind: 'page', id: 'p2' }])
    expect((await mails()).map(([email, text]) => [email, text.includes(address)])).toEqual([
      ['rana@example.com', true],
      ['salma@example.com', true],
    ])
    const inTwoYears = new Date(Date.now() + 2 * 365 * 86_400_000).toISOString()
    const forget = () =>
      new MessageStore(parts.database).forget({ erased: '', complaints: inTwoYears, senders: '', tests: '' })
    await forget()
    expect(await parts.complaints.hiddenOn('hotel')).toHaveLength(1)
    await ask('POST', `/api/v1/decisions/${id}/answer`, 'salma', { text: 'They are not.' })
    await ask('PUT', `${DESK}/${id}/appeal`, 'host', { outcome: 'taken-back', reason: 'So it is.' })
    expect([await parts.complaints.hiddenOn('hotel'), await isDown()]).toEqual([[], undefined])
    await forget()
    expect(await decisions('salma')).toEqual([])
  })

  test('nobody but the host sees or decides, nobody but the owner answers', async () => {
    const { ask, id, decide, answer, decisions, isDown } = await open()
    for (const who of ['salma', 'omar'] as const) {
      expect((await ask('GET', DESK, who)).json()).toMatchObject({ code: 'host-needed' })
      expect((await ask('GET', `${DESK}/${id}/still`, who)).json()).toMatchObject({ code: 'host-needed' })
      expect((await decide('take-down', who)).json()).toMatchObject({ code: 'host-needed' })
    }
    expect(await isDown()).toBeUndefined()
    await decide('ask-owner')
    expect(await decisions('omar')).toEqual([])
    expect((await answer('omar')).json()).toMatchObject({ code: 'not-found' })
    expect((await ask('GET', `${DESK}?state=other`)).statusCode).toBe(400)
  })

  test('what was decided and appealed is in the activity', async () => {
    const { ask, decide, answer } = await open()
    await decide('take-down')
    await answer('salma')
    const deeds = (await ask('GET', '/api/v1/account/activity', 'salma')).json<{ deed: string; about: string }[]>()
    expect(deeds).toContainEqual(expect.objectContaining({ deed: 'complaint-decided', about: 'Because of it.' }))
    expect(deeds).toContainEqual(expect.objectContaining({ deed: 'decision-appealed' }))
  })
})
