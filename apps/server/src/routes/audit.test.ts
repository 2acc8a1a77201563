import type { Activity } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { LINK_LIFETIME } from '../accounts/sign-in.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

describe.each(dialects)('$name', (dialect) => {
  const ask = (running: TestApp, cookie: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    running.app.inject({ method, url: `/api/v1${url}`, headers: { cookie }, ...(payload && { payload }) })
  const activity = async (running: TestApp, cookie: string) =>
    (await ask(running, cookie, 'GET', '/account/activity')).json<Activity[]>()

  test('what is done to people and sites is noted, with who, to what and when; what was refused is not', async () => {
    const running = await testApp(dialect)
    const cookie = await running.cookieFor(running.owner.id)
    await ask(running, cookie, 'POST', '/sites/hotel/members', { email: 'salma@example.com', role: 'editor' })
    const [salma] = (await ask(running, cookie, 'GET', '/sites/hotel/members')).json<{ id: string; email: string }[]>()
    expect(salma).toBeDefined()
    const member = await running.parts.people.members.accountWith('salma@example.com')
    await ask(running, cookie, 'DELETE', `/sites/hotel/members/${member}`)
    await ask(running, cookie, 'DELETE', `/sites/hotel/members/${running.owner.id}`)
    await ask(running, cookie, 'POST', '/account/codes', {})
    const seen = await activity(running, cookie)
    expect(seen.map(({ deed, about, siteName }) => [deed, about, siteName])).toEqual(
      expect.arrayContaining([
        ['member-invited', 'salma@example.com', 'Hotel'],
        ['member-removed', 'salma@example.com', 'Hotel'],
        ['codes-made', '', ''],
      ]),
    )
    expect(seen).toHaveLength(3)
    expect(seen.every(({ actor, isYours }) => actor === 'owner@localhost' && isYours)).toBe(true)
  })

  test('what does not go into one answer is asked for by the last that was told, and nothing is told twice', async () => {
    const running = await testApp(dialect)
    const cookie = await running.cookieFor(running.owner.id)
    // Some in one moment: the order goes on inside it.
    for (const at of [1, 2, 2, 2, 3].map((second) => new Date(second * 1_000))) {
      await running.parts.audit.note({ account: running.owner.id, deed: 'codes-made' }, at)
    }
    const seen: Activity[] = []
    let url: string | undefined = '/account/activity?limit=2'
    while (url !== undefined) {
      const answer = await ask(running, cookie, 'GET', url)
      seen.push(...answer.json<Activity[]>())
      url = /^<\/api\/v1([^>]+)>; rel="next"$/.exec(String(answer.headers.link))?.[1]
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(5)
    expect(seen.map(({ at }) => new Date(at).getUTCSeconds())).toEqual([3, 2, 2, 2, 1])
  })

  test('coming in is noted, by what, and no secret is', async () => {
    const running = await testApp(dialect)
    const authHash = await running.parts.signIn.makeLink(running.owner.id, LINK_LIFETIME)
    const entered = await running.app.inject({ method: 'POST', url: '/api/v1/session', payload: { authHash } })
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    const { codes } = (await ask(running, cookie, 'POST', '/account/codes', {})).json<{ codes: string[] }>()
    await running.app.inject({
      ...{ method: 'POST', url: '/sites', payload: new URLSearchParams({ code: codes[0] ?? '' }).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const deeds = (await activity(running, cookie)).map(({ deed }) => deed)
    expect(deeds.toSorted()).toEqual(['came-by-code', 'came-by-link', 'codes-made'])
    const kept = JSON.stringify(await running.parts.database.query.selectFrom('audit_log').selectAll().execute())
    for (const secret of [authHash, ...codes]) expect(kept).not.toContain(secret)
  })

  test('owners see what was done by them and to their sites, hosts see all, who came by a link sees nothing', async () => {
    const running = await testApp(dialect)
    const { accounts, audit, siteStore } = running.parts
    const [salma, omar] = [
      await accounts.insert('salma@example.com', 'member'),
      await accounts.insert('omar@example.com', 'member'),
    ]
    const hotel = await siteStore.find('hotel')
    await accounts.addMember('hotel', salma.id, 'owner')
    await audit.note({ account: running.owner.id, deed: 'site-moved', site: hotel?.id })
    await audit.note({ account: omar.id, deed: 'codes-made' })
    await audit.note({ account: salma.id, deed: 'passkey-added', about: 'Phone' })
    const deedsOf = async (cookie: string) => (await activity(running, cookie)).map(({ deed }) => deed).toSorted()
    expect(await deedsOf(await running.cookieFor(salma.id))).toEqual(['passkey-added', 'site-moved'])
    expect(await deedsOf(await running.cookieFor(omar.id))).toEqual(['codes-made'])
    expect(await deedsOf(await running.cookieFor(running.owner.id))).toEqual([
      'codes-made',
      'passkey-added',
      'site-moved',
    ])
    const link = await running.parts.signIn.makeLink(salma.id, LINK_LIFETIME, running.owner.id)
    expect(await deedsOf(`mimar_session=${await running.parts.signIn.exchange(link)}`)).toEqual([])
  })
})
