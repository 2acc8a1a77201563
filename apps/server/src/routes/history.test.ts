import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { titled } from '../testing/site.ts'

describe.each(dialects)('$name', (dialect) => {
  async function edited(count: number) {
    const running = await testApp(dialect)
    const headers = { cookie: await running.cookieFor(running.owner.id) }
    const changes = Array.from({ length: count }, (_, index) => ({
      id: `change-${index + 1}`,
      operation: titled(`Title ${index + 1}`),
    }))
    await running.parts.sites.send('hotel', { base: 0, changes }, running.owner.id)
    const get = (path: string) => running.app.inject({ url: `/api/v1/sites/hotel/${path}`, headers })
    return { ...running, get }
  }

  test('[EDIT-15] the history tells who did what, newest first', async () => {
    const { get } = await edited(3)
    const deeds = (await get('history?after=1')).json()
    expect(deeds.map(({ revision }: { revision: number }) => revision)).toEqual([3, 2])
    expect(deeds[0]).toMatchObject({ who: 'owner@localhost', isYou: true, done: [{ do: 'set-field', field: 'title' }] })
  })

  test('[U4] who does not own the site reads names, and no addresses', async () => {
    const { app, parts, cookieFor } = await edited(1)
    const editor = await parts.accounts.insert('salma@example.com', 'member')
    await parts.accounts.addMember('hotel', editor.id, 'editor')
    const headers = { cookie: await cookieFor(editor.id) }
    const answer = await app.inject({ url: '/api/v1/sites/hotel/history', headers })
    expect(answer.json()).toMatchObject([{ who: 'owner' }])
    expect(answer.body).not.toContain('@')
  })

  test('[API-2] changes and history say how many there are, whatever one answer holds', async () => {
    const { get } = await edited(5)
    const totals = ['operations', 'operations?since=3', 'operations?since=9', 'history', 'history?after=1&upTo=3']
    const counted = await Promise.all(totals.map(async (path) => (await get(path)).headers['x-total-count']))
    expect(counted.map(String)).toEqual(['5', '2', '0', '5', '2'])
  })

  test('[EDIT-15] a site is read as it was after any of its changes', async () => {
    const { get, parts } = await edited(5)
    const newest = (await parts.sites.read('hotel'))!
    const titles: string[] = []
    for (const revision of [5, 2, 3, 0]) {
      const { site, revision: read } = (await get(`document?revision=${revision}`)).json()
      expect(read).toBe(revision)
      titles.push(JSON.stringify(site).match(/Title \d/)?.[0] ?? 'none')
    }
    expect(titles).toEqual(['Title 5', 'Title 2', 'Title 3', 'none'])
    expect(newest.revision).toBe(5)
  })

  test('[EDIT-15] a moment that has not been is not found, and one that is no number is refused', async () => {
    const { get } = await edited(1)
    expect((await get('document?revision=2')).statusCode).toBe(404)
    expect((await get('document?revision=-1')).statusCode).toBe(400)
    expect((await get('history?upTo=x')).statusCode).toBe(400)
  })

  test('[EDIT-15] what was added or taken out of a list is told by its name, a colour and a font by theirs', async () => {
    const { get, parts, owner } = await edited(1)
    const section = (await parts.sites.read('hotel'))!.site.pages[0]!.sections[0]!.id
    const item = { id: 'k9', buttonText: { en: 'Events' }, buttonUrl: '/Events' }
    const operations = [
      { do: 'insert-item' as const, section, list: 'buttons', after: null, item },
      { do: 'remove-item' as const, section, list: 'buttons', item: 'k9' },
      { do: 'set-theme' as const, property: 'palette/primaryLight', value: '#2E6B3E' },
    ]
    const changes = operations.map((operation, at) => ({ id: `change-named-${at}`, operation }))
    await parts.sites.send('hotel', { base: 1, changes }, owner.id)
    const deeds: { readonly done: readonly unknown[] }[] = (await get('history?after=1')).json()
    expect(deeds.map(({ done }) => done[0])).toMatchObject([
      { do: 'set-theme', name: '#2E6B3E' },
      { do: 'remove-item', field: 'buttons/k9', name: 'Events' },
      { do: 'insert-item', field: 'buttons/k9', name: 'Events' },
    ])
  })

  test('[EDIT-15] a section that is gone is still told by its name', async () => {
    const { get, parts, owner } = await edited(1)
    const before = (await parts.sites.read('hotel'))!.site
    const section = before.pages[0]!.sections[0]!
    const change = { id: 'removed-1', operation: { do: 'remove-section' as const, section: section.id } }
    await parts.sites.send('hotel', { base: 1, changes: [change] }, owner.id)
    const [removal] = (await get('history')).json()
    expect(removal.done).toMatchObject([
      { do: 'remove-section', template: section.template, page: before.pages[0]!.id },
    ])
  })
})
