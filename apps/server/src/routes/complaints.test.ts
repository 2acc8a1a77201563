import type { ComplaintCase, ComplaintCounts, OwnDecision, SiteEntry } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
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
    const ask = (method: 'GET' | 'POST' | 'PUT', url: string, who: Who = 'host', payload?: object) =>
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
    const isDown = async () => (await ask('GET', '/api/v1/sites', 'salma')).json<SiteEntry[]>()[0]?.takenDown?.reason
    const mails = async () =>
      (await parts.database.query.selectFrom('account_mails').select(['email', 'facts']).execute())
        .map(({ email, facts }) => [email, JSON.parse(facts).text as string] as const)
        .sort()
    const counts = async () => (await ask('GET', `${DESK}/counts`)).json<ComplaintCounts>()
    return { ...running, ask, id, list, decide, answer, decisions, isDown, mails, counts }
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
