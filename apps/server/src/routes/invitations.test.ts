import type { Invited, Member } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { readLink } from '../testing/read-link.ts'
import { someSite } from '../testing/site.ts'

const MEMBERS = '/api/v1/sites/hotel/members'
const INVITATION = '/api/v1/sites/hotel/invitation'

describe.each(dialects)('$name', (dialect) => {
  /** The owner, and somebody who has a site of their own here. */
  async function open() {
    const running = await testApp(dialect)
    const { app, owner, parts, cookieFor } = running
    const salma = await parts.accounts.insert('salma@example.com', 'member')
    await parts.siteStore.insert({ site: someSite('inn'), slug: 'inn', name: 'Inn', owner: salma.id })
    const [own, theirs] = [await cookieFor(owner.id), await cookieFor(salma.id)]
    const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, cookie: string, payload?: object) =>
      app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
    const invite = async () => {
      const answer = await ask('POST', MEMBERS, own, { email: 'salma@example.com', role: 'editor' })
      return answer.json<Invited>()
    }
    const sitesOf = async (cookie: string) =>
      (await ask('GET', '/api/v1/sites', cookie)).json<{ id: string }[]>().map(({ id }) => id)
    const invitations = async () => (await ask('GET', '/api/v1/invitations', theirs)).json()
    const states = async () =>
      (await ask('GET', MEMBERS, own)).json<Member[]>().map(({ email, isInvited }) => [email, isInvited])
    return { ...running, salma, own, theirs, ask, invite, sitesOf, invitations, states }
  }

  test('[U4] an account that is invited is no member before it agrees', async () => {
    const { app, ask, invite, sitesOf, invitations, states, theirs } = await open()
    const { member } = await invite()
    expect(member).toMatchObject({ isInvited: true })
    const offered = { site: 'hotel', siteName: 'Hotel', role: 'editor', invitedBy: 'owner@localhost' }
    expect(await invitations()).toEqual([offered])
    expect(await states()).toContainEqual(['salma@example.com', true])
    expect(await sitesOf(theirs)).toEqual(['inn'])
    expect((await ask('GET', '/api/v1/sites/hotel/document', theirs)).json()).toMatchObject({ code: 'site-missing' })
    const page = await app.inject({ url: '/edit/hotel/', headers: { cookie: theirs } })
    expect([page.statusCode, page.headers.location]).toEqual([303, '/sites'])
    expect((await ask('POST', INVITATION, theirs, {})).json()).toMatchObject({ id: 'hotel' })
    expect((await sitesOf(theirs)).toSorted()).toEqual(['hotel', 'inn'])
    expect(await invitations()).toEqual([])
    expect(await states()).toContainEqual(['salma@example.com', false])
    expect((await ask('POST', INVITATION, theirs, {})).statusCode).toBe(200)
    expect((await ask('DELETE', INVITATION, theirs)).json()).toMatchObject({ code: 'not-found' })
  })

  test('[U4] an invitation that is declined or taken back is gone', async () => {
    const { ask, invite, invitations, states, own, theirs } = await open()
    await invite()
    expect((await ask('DELETE', INVITATION, theirs)).statusCode).toBe(204)
    const { member } = await invite()
    expect((await ask('DELETE', `${MEMBERS}/${member.id}`, own)).statusCode).toBe(204)
    expect(await invitations()).toEqual([])
    expect(await states()).toHaveLength(1)
    expect((await ask('POST', INVITATION, theirs, {})).json()).toMatchObject({ code: 'site-missing' })
    // Nor does a role that an owner gives again make a member of who never agreed.
    await ask('PUT', `${MEMBERS}/${member.id}`, own, { role: 'designer' })
    expect((await ask('GET', '/api/v1/sites/hotel/document', theirs)).statusCode).toBe(404)
    expect(await invitations()).toMatchObject([{ site: 'hotel', role: 'designer' }])
  })

  test('[U4] who gave a link does not agree by it in the place of an account that has sites', async () => {
    const { app, invite, states } = await open()
    const { link } = await invite()
    const { path, authHash } = readLink(link.address)
    const entered = await app.inject({
      ...{ method: 'POST', url: path, payload: new URLSearchParams({ authHash }).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(entered.statusCode).toBe(303)
    expect(await states()).toContainEqual(['salma@example.com', true])
  })
})
