import { describe, expect, test, vi } from 'vitest'
import { DeletedSiteStore } from '../store/deleted-sites.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { findLive, insertSite, openReleases, siteSaying } from './testing.ts'

const NOW = new Date('2026-05-01T00:00:00Z')

describe.each(dialects)('on $name', ({ newAddress }) => {
  async function opened() {
    const database = await openTestDatabase(await newAddress())
    await insertSite(database)
    return { ...(await openReleases(database)), database, deleted: new DeletedSiteStore(database) }
  }

  test('going back that ends after its site was deleted shows visitors nothing, and what they read comes back with it', async () => {
    const { releases, store, live, read, deleted } = await opened()
    const one = await releases.publish('hotel', siteSaying('one'), 1)
    await releases.publish('hotel', siteSaying('two'), 2)
    const lineage = store.lineage.bind(store)
    vi.spyOn(store, 'lineage').mockImplementationOnce(async (...asked) => {
      await deleted.put('hotel', 'owner', NOW)
      return lineage(...asked)
    })
    expect(await releases.goLive('hotel', one.id)).toBeUndefined()
    live.forgetAddresses(['hotel'])
    expect(await findLive(live)).toBeNull()
    await deleted.bringBack('hotel')
    live.forgetAddresses(['hotel'])
    expect(await read('/')).toContain('two')
  })

  test('a site that two have deleted at once comes back with what visitors read', async () => {
    const { releases, live, read, deleted } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    for (const by of ['owner', 'other']) await deleted.put('hotel', by, NOW)
    await deleted.bringBack('hotel')
    live.forgetAddresses(['hotel'])
    expect(await read('/')).toContain('one')
  })

  test('the first publish of a site that was removed meanwhile is not shown at another one that has its name by then', async () => {
    for (const before of ['insertAndSwitch', 'liveOf'] as const) {
      const { releases, store, live, database } = await opened()
      const does = store[before].bind(store) as (...asked: unknown[]) => Promise<never>
      vi.spyOn(store, before).mockImplementationOnce(async (...asked: unknown[]) => {
        const another = { created_at: NOW.toISOString(), revision: 0 }
        await database.query.updateTable('sites').set(another).where('id', '=', 'hotel').execute()
        return does(...asked)
      })
      await expect(releases.publish('hotel', siteSaying('one'), 1)).rejects.toThrow('another has its name')
      live.forgetAddresses(['hotel'])
      expect(await findLive(live)).toBeNull()
    }
  })

  test('the first publish of a site that is being removed shows visitors nothing', async () => {
    const { releases, store, live, database } = await opened()
    const insert = store.insertAndSwitch.bind(store)
    vi.spyOn(store, 'insertAndSwitch').mockImplementation(async (input) => {
      const hidden = { unfinished_since: NOW.toISOString(), live_release: null }
      await database.query.updateTable('sites').set(hidden).where('id', '=', 'hotel').execute()
      return insert(input)
    })
    await expect(releases.publish('hotel', siteSaying('one'), 1)).rejects.toThrow()
    expect(await store.moveUnread('hotel', { slug: 'inn' })).toBe(false)
    live.forgetAddresses(['hotel'])
    expect(await findLive(live)).toBeNull()
  })
})
