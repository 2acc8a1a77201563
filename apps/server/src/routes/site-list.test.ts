import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { someSite, titled } from '../testing/site.ts'

describe.each(dialects)('$name', (dialect) => {
  /** An owner of the sites one, two, three …, of which the last was made last. */
  async function withSites(names: readonly string[]) {
    const running = await testApp(dialect)
    const { app, parts, owner } = running
    await parts.sites.remove('hotel')
    for (const [at, name] of names.entries()) {
      await parts.siteStore.insert({ site: someSite(`s${at}`), slug: `place-${at}`, name, owner: owner.id })
      const changed_at = new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString()
      await parts.database.query.updateTable('sites').set({ changed_at }).where('id', '=', `s${at}`).execute()
    }
    const list = async (query = '', account = owner.id) => {
      const headers = { cookie: await running.cookieFor(account) }
      const answer = await app.inject({ url: `/api/v1/sites?${query}`, headers })
      const { link, 'x-total-count': total } = answer.headers
      const sites = answer.json<{ id: string; name: string; rights: string[]; unread: number }[]>()
      return { status: answer.statusCode, ids: sites.map?.(({ id }) => id), sites, link, total }
    }
    return { ...running, list }
  }
  const message = (site: string, at: number, more: object = {}) => ({
    ...{ id: `${site}-${at}`, site, kind: 'contact', folder: 'inbox', name: 'A', email: 'a@b.example', body: 'x' },
    ...{ event: null, attending: null, guests: null, language: 'en', cookies_accepted: null, send_key: null },
    ...{ sender: null, findable: '', at: '2026-01-01T00:00:00.000Z', read_at: null, erased_at: null },
    ...more,
  })

  test('[U46] sites come in pages, those changed last first, each page naming the next', async () => {
    const { list, parts, owner } = await withSites(['A', 'B', 'C', 'D', 'E'])
    expect(await list()).toMatchObject({ ids: ['s4', 's3', 's2', 's1', 's0'], total: '5', link: undefined })
    const first = await list('limit=2')
    expect(first).toMatchObject({ ids: ['s4', 's3'], total: '5' })
    expect(first.link).toBe('</api/v1/sites?limit=2&offset=2>; rel="next"')
    expect(await list('limit=2&offset=4')).toMatchObject({ ids: ['s0'], total: '5', link: undefined })
    expect(await list('limit=2&offset=9')).toMatchObject({ ids: [], total: '5', link: undefined })
    await parts.sites.send('s1', { base: 0, changes: [{ id: 'change-1', operation: titled('New') }] }, owner.id)
    expect((await list('limit=1')).ids).toEqual(['s1'])
    for (const wrong of ['limit=0', 'limit=x', 'offset=-1', 'offset=1.5', 'offset=99999999999']) {
      expect((await list(wrong)).status, wrong).toBe(400)
    }
  })

  test('[U46] sites are found by name and address, in whatever case and script they are typed', async () => {
    const { list } = await withSites(['Café Élodie', 'فندق الجسر', 'İstanbul Evi', '100% Wolle', 'Hotel am Fluß'])
    const found = async (q: string) => (await list(new URLSearchParams({ q }).toString())).ids
    expect(await found('elodie CAFE')).toEqual(['s0'])
    expect(await found('الجِسر')).toEqual(['s1'])
    expect(await found('istanbul')).toEqual(['s2'])
    expect(await found('100%')).toEqual(['s3'])
    expect(await found('fluss')).toEqual(['s4'])
    expect(await found('place-3')).toEqual(['s3'])
    expect(await found('nothing')).toEqual([])
    expect(await found('   ')).toHaveLength(5)
    expect(await list('q=place&limit=2')).toMatchObject({ ids: ['s4', 's3'], total: '5' })
    expect((await list('q=place&limit=2')).link).toContain('q=place')
  })

  test('[U46] each entry counts what nobody has read, for who may read it; only such sites can be asked for', async () => {
    const { list, parts, owner } = await withSites(['A', 'B', 'C'])
    const rows = [
      ...[message('s0', 1), message('s0', 2), message('s0', 3, { read_at: '2026' })],
      ...[message('s1', 1, { folder: 'spam' }), message('s1', 2, { kind: 'complaint' })],
      message('s1', 3, { erased_at: '2026' }),
    ]
    await parts.database.query.insertInto('messages').values(rows).execute()
    expect((await list()).sites.map(({ unread }) => unread)).toEqual([0, 0, 2])
    expect(await list('unread=1')).toMatchObject({ ids: ['s0'], total: '1' })
    const designer = await parts.accounts.insert('designer@example.com', 'member')
    await parts.accounts.addMember('s0', designer.id, 'designer')
    const theirs = await list('', designer.id)
    expect(theirs).toMatchObject({ ids: ['s0'], total: '1', sites: [{ unread: 0 }] })
    expect(theirs.sites[0]?.rights).toEqual(['read-site', 'edit-site', 'design-site', 'publish-site'])
    // Who came by somebody's link sees what that somebody owns.
    const lister = { id: designer.id, givenBy: owner.id }
    const wanted = { limit: 9, offset: 0, search: '', isUnread: false }
    expect((await parts.siteLists.page(lister, wanted)).total).toBe(1)
    expect((await parts.siteLists.page({ ...lister, givenBy: designer.id }, wanted)).total).toBe(0)
  })
})
