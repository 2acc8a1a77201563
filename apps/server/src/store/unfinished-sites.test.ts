import { describe, expect, test } from 'vitest'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { someSite, titled } from '../testing/site.ts'
import { AccountStore } from './accounts.store.ts'
import { ArchiveStore, type WholeSite } from './archive.store.ts'
import { removeUnfinished } from './remove-site.ts'
import { SiteStore } from './sites.store.ts'

describe.each(dialects)('$name', ({ name, newAddress }) => {
  async function open() {
    const database = await openTestDatabase(await newAddress())
    const [accounts, sites, archives] = [
      new AccountStore(database),
      new SiteStore(database),
      new ArchiveStore(database),
    ]
    return { database, accounts, sites, archives, owner: await accounts.insert('owner@localhost', 'owner') }
  }

  const rows = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({
      ...{ revision: from + at, change_id: `change-${from + at}`, account: 'file:a', at: new Date(0).toISOString() },
      ...{ operation: JSON.stringify(titled('x')), inverse: JSON.stringify(titled('y')) },
    }))

  const wholeSite = (owner: string, changes: WholeSite['changes'], revision: number): WholeSite => ({
    ...{
      site: someSite(),
      slug: 'hotel',
      listed: { name: 'Hotel', languages: ['en'], timeZone: '' },
      owner,
      revision,
      changes,
    },
    ...{ releases: [], live: undefined, pictures: [], people: [], messages: [], enquiries: undefined, schedule: null },
  })

  test('while a site is brought in others use the database, and nobody sees it before all of it is there', async () => {
    const { accounts, sites, archives, owner } = await open()
    async function* changes() {
      yield rows(1, 700)
      // In one transaction this would wait for itself.
      await accounts.insert('guest@example.com', 'member')
      expect(await sites.list(null)).toEqual([])
      expect(await accounts.roleOn('hotel', owner)).toBe(undefined)
      expect(await sites.isTaken('hotel')).toBe(true)
      yield rows(701, 900)
    }
    await archives.insert(wholeSite(owner.id, changes(), 900))
    expect((await sites.list(owner)).map(({ id, revision }) => [id, revision])).toEqual([['hotel', 900]])
    expect((await sites.operationsAfter('hotel', { after: 650 })).at(-1)?.revision).toBe(900)
  })

  test('a site that breaks off on its way in leaves nothing, and its address is free again', async () => {
    const { database, sites, archives, owner } = await open()
    async function* changes() {
      yield rows(1, 300)
      throw new Error('cut off')
    }
    await expect(archives.insert(wholeSite(owner.id, changes(), 300))).rejects.toThrow('cut off')
    expect(await sites.find('hotel')).toBe(undefined)
    expect(await sites.isTaken('hotel')).toBe(false)
    expect(await database.query.selectFrom('operations').select('revision').execute()).toEqual([])
  })

  test('a site with thousands of changes is taken away while others are answered', async () => {
    const { database, accounts, sites, archives, owner } = await open()
    async function* changes() {
      yield rows(1, 4_000)
    }
    await archives.insert(wholeSite(owner.id, changes(), 4_000))
    let isOver = false
    const removing = sites.remove('hotel').finally(() => {
      isOver = true
    })
    let answered = 0
    while (!isOver) {
      await accounts.roleOn('hotel', owner)
      answered += 1
    }
    await removing
    // A connection of its own may be done before the second answer.
    expect(answered).toBeGreaterThan(name === 'SQLite' ? 5 : 0)
    expect(await sites.find('hotel')).toBe(undefined)
    expect(await database.query.selectFrom('operations').select('revision').execute()).toEqual([])
  })

  test('what was stopped on its way in is forgotten a day later, and nothing else is', async () => {
    const { database, sites, owner } = await open()
    const [old, young] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
    for (const id of ['whole', 'old', 'young']) {
      await sites.insert({ site: someSite(id), slug: id, name: id, owner: owner.id })
      const since = id === 'whole' ? null : id === 'old' ? old : young
      await database.query.updateTable('sites').set({ unfinished_since: since }).where('id', '=', id).execute()
    }
    expect(await removeUnfinished(database, young)).toBe(1)
    const left = await database.query.selectFrom('sites').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['whole', 'young'])
    expect((await sites.list(null)).map(({ id }) => id)).toEqual(['whole'])
  })
})
