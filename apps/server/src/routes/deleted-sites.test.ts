import type { DeletedSiteEntry } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { someSite, titled, titleOf } from '../testing/site.ts'

const DELETED = '/api/v1/deleted-sites'
const RETURN = `${DELETED}/hotel/return`
const SITE = '/api/v1/sites/hotel'
const DAY_MS = 86_400_000

describe.each(dialects)('$name', (dialect) => {
  /** The owner of the hotel, an editor of it, and the owner of another site. */
  async function open() {
    const running = await testApp(dialect)
    const { app, owner, parts, cookieFor } = running
    const { accounts, siteStore } = parts
    const [editor, stranger] = [
      await accounts.insert('editor@example.com', 'member'),
      await accounts.insert('stranger@example.com', 'member'),
    ]
    await accounts.addMember('hotel', editor.id, 'editor')
    await siteStore.insert({ site: someSite('inn'), slug: 'inn', name: 'Inn', owner: stranger.id })
    const cookies = {
      owner: await cookieFor(owner.id),
      editor: await cookieFor(editor.id),
      stranger: await cookieFor(stranger.id),
    }
    const ask = (
      method: 'GET' | 'POST' | 'DELETE',
      url: string,
      who: keyof typeof cookies = 'owner',
      payload?: object,
    ) => app.inject({ method, url, headers: { cookie: cookies[who] }, ...(payload && { payload }) })
    const deleted = async (who: keyof typeof cookies = 'owner') =>
      (await ask('GET', DELETED, who)).json<DeletedSiteEntry[]>()
    const sitesOf = async (who: keyof typeof cookies) =>
      (await ask('GET', '/api/v1/sites', who)).json<{ id: string }[]>().map(({ id }) => id)
    return { ...running, editor, ask, deleted, sitesOf }
  }

  test('[U38] a deleted site is nowhere but among the deleted ones of its owner, and comes back whole', async () => {
    const { ask, deleted, sitesOf, parts } = await open()
    const changes = [{ id: 'change-1', operation: titled('Kept') }]
    await ask('POST', `${SITE}/operations`, 'owner', { base: 0, changes })
    const link = await ask('POST', `${SITE}/share-links`, 'owner', { days: 7 })
    expect(link.statusCode).toBe(201)
    expect((await ask('DELETE', SITE)).statusCode).toBe(204)
    expect([await sitesOf('owner'), await sitesOf('editor')]).toEqual([[], []])
    for (const who of ['owner', 'editor'] as const) {
      expect((await ask('GET', `${SITE}/document`, who)).json()).toMatchObject({ code: 'site-missing' })
    }
    const [entry] = await deleted()
    expect((await ask('GET', `${DELETED}/hotel/still`)).headers['content-type']).toContain('text/html')
    expect(entry).toMatchObject({ id: 'hotel', name: 'hotel', deletedBy: 'owner@localhost', isYou: true, messages: 0 })
    expect(Date.parse(entry!.erasedAt) - Date.parse(entry!.deletedAt)).toBe(30 * DAY_MS)
    expect((await ask('POST', RETURN, 'owner', {})).json()).toMatchObject({ id: 'hotel', revision: 1 })
    expect(await deleted()).toEqual([])
    expect([await sitesOf('owner'), await sitesOf('editor')]).toEqual([['hotel'], ['hotel']])
    expect(titleOf((await parts.sites.read('hotel'))!.site)).toBe('Kept')
    expect((await ask('GET', `${SITE}/share-links`)).json()).toHaveLength(1)
  })

  test('its address stays its own while it is deleted', async () => {
    const { ask } = await open()
    await ask('DELETE', SITE)
    expect((await ask('GET', '/api/v1/addresses?slug=hotel')).json()).toMatchObject({ state: 'taken' })
  })

  test('nobody but its owners brings a deleted site back, erases it or knows of it', async () => {
    const { ask, deleted } = await open()
    await ask('DELETE', SITE)
    for (const who of ['editor', 'stranger'] as const) {
      expect(await deleted(who)).toEqual([])
      expect((await ask('POST', RETURN, who, {})).json()).toMatchObject({ status: 404, code: 'site-missing' })
      expect((await ask('GET', `${DELETED}/hotel/still`, who)).json()).toMatchObject({ code: 'site-missing' })
      expect((await ask('DELETE', `${DELETED}/hotel`, who)).json()).toMatchObject({ status: 404, code: 'site-missing' })
    }
    expect(await deleted()).toHaveLength(1)
  })

  test('a site that is not deleted can be neither brought back nor erased', async () => {
    const { ask, sitesOf } = await open()
    expect((await ask('POST', RETURN, 'owner', {})).json()).toMatchObject({ code: 'site-missing' })
    expect((await ask('DELETE', `${DELETED}/hotel`)).json()).toMatchObject({ code: 'site-missing' })
    expect(await sitesOf('owner')).toEqual(['hotel'])
  })

  test('an erased site is gone, and its address free', async () => {
    const { ask, deleted, parts } = await open()
    await ask('DELETE', SITE)
    expect((await ask('DELETE', `${DELETED}/hotel`)).statusCode).toBe(204)
    expect(await deleted()).toEqual([])
    expect(await parts.siteStore.find('hotel')).toBeUndefined()
    expect((await ask('GET', '/api/v1/addresses?slug=hotel')).json()).toMatchObject({ state: 'free' })
  })

  test('what was deleted thirty days ago is erased, what was deleted later is not', async () => {
    const { owner, parts } = await open()
    const now = Date.now()
    await parts.deletedSites.put('hotel', owner.id, new Date(now - 30 * DAY_MS - 1))
    await parts.deletedSites.put('inn', owner.id, new Date(now - 29 * DAY_MS))
    expect(await parts.deletedSites.eraseBefore(new Date(now - 30 * DAY_MS).toISOString())).toBe(1)
    expect(await parts.siteStore.find('hotel')).toBeUndefined()
    expect(await parts.siteStore.find('inn')).toBeDefined()
  })
})
