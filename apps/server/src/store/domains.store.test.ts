import { describe, expect, test } from 'vitest'
import { OwnDomains } from '../own-domains.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'
import { AccountStore } from './accounts.store.ts'
import { DomainStore, namesOf } from './domains.store.ts'
import { ReleaseStore } from './releases.store.ts'
import { SiteStore } from './sites.store.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const cafe = { name: 'cafe-lawz.example', hasWww: true, main: 'cafe-lawz.example' }

describe.each(dialects)('$name', (dialect) => {
  async function opened() {
    const database = await openTestDatabase(await dialect.newAddress())
    const owner = await new AccountStore(database).insert('owner@localhost', 'owner')
    const siteStore = new SiteStore(database)
    for (const id of ['hotel', 'inn'])
      await siteStore.insert({ site: someSite(id), slug: id, name: id, owner: owner.id })
    const store = new DomainStore(database)
    const domains = new OwnDomains()
    await domains.open(store)
    return { store, domains, siteStore, releases: new ReleaseStore(database) }
  }

  test('a name leads to the site that has proved it, and to nobody before', async () => {
    const { store, domains } = await opened()
    await store.claim({ site: 'hotel', token: 'one', ...cafe }, NOW)
    await domains.settle()
    expect([await store.provedNames('hotel'), domains.siteOfProvedName('cafe-lawz.example')]).toEqual([[], undefined])
    expect(await store.prove({ site: 'hotel', token: 'one' }, NOW)).toBe(true)
    await domains.settle()
    expect(await store.provedNames('hotel')).toEqual(namesOf(cafe))
    expect(domains.siteOfProvedName('www.cafe-lawz.example:3000')).toMatchObject({ site: 'hotel', slug: 'hotel' })
    expect(domains.siteOfProvedName('evil.cafe-lawz.example')).toBeUndefined()
  })

  test('a claim that was taken back proves nothing', async () => {
    const { store } = await opened()
    await store.claim({ site: 'hotel', token: 'one', ...cafe }, NOW)
    await store.claim({ site: 'hotel', token: 'two', ...cafe }, NOW)
    expect(await store.prove({ site: 'hotel', token: 'one' }, NOW)).toBe(false)
    expect(await store.find('hotel')).toMatchObject({ token: 'two', provedAt: null, dueAt: NOW.toISOString() })
  })

  test('of each name there is one owner; who lost the proof waits again', async () => {
    const { store } = await opened()
    await store.claim({ site: 'hotel', token: 'one', ...cafe }, NOW)
    await store.prove({ site: 'hotel', token: 'one' }, NOW)
    await store.claim({ site: 'inn', token: 'two', ...cafe }, NOW)
    expect(await store.prove({ site: 'inn', token: 'two' }, NOW)).toBe(false)
    expect([await store.provedNames('inn'), (await store.find('inn'))?.provedAt]).toEqual([[], null])
    expect(await store.ownersOf(namesOf(cafe))).toEqual(['hotel'])
    expect(await store.prove({ site: 'inn', token: 'two' }, NOW, ['hotel'])).toBe(true)
    expect([await store.provedNames('hotel'), (await store.find('hotel'))?.provedAt]).toEqual([[], null])
    expect(await store.ownersOf(namesOf(cafe))).toEqual(['inn'])
  })

  test('visitors end at the main name while the site is connected, and at the address before it afterwards', async () => {
    const { store, domains, releases } = await opened()
    await store.claim({ site: 'hotel', token: 'one', ...cafe }, NOW)
    await store.prove({ site: 'hotel', token: 'one' }, NOW)
    await releases.moveUnread('hotel', { domain: { main: 'www.cafe-lawz.example' } })
    await domains.settle()
    expect([domains.mainOf('hotel'), (await store.provedNames('hotel'))[0]]).toEqual(
      Array(2).fill('www.cafe-lawz.example'),
    )
    await releases.moveUnread('hotel', { domain: 'removed' })
    await domains.settle()
    expect([domains.mainOf('hotel'), domains.siteOfProvedName('cafe-lawz.example')]).toEqual([undefined, undefined])
    expect(await store.find('hotel')).toBeUndefined()
  })

  test('a site that moves to another address, or is removed, takes its names along', async () => {
    const { store, domains, siteStore, releases } = await opened()
    await store.claim({ site: 'hotel', token: 'one', ...cafe }, NOW)
    await store.prove({ site: 'hotel', token: 'one' }, NOW)
    await domains.settle()
    await releases.moveUnread('hotel', { slug: 'dar-salma' })
    await domains.settle()
    expect(domains.siteOfProvedName('cafe-lawz.example')?.slug).toBe('dar-salma')
    await siteStore.remove('hotel')
    await domains.settle()
    expect([domains.siteOfProvedName('cafe-lawz.example'), await store.find('hotel')]).toEqual([undefined, undefined])
  })

  test('what is due is looked at, that which waits longest first', async () => {
    const { store } = await opened()
    await store.claim({ site: 'hotel', token: 'one', ...cafe }, new Date(NOW.getTime() + 1000))
    await store.claim({ site: 'inn', token: 'two', ...cafe }, NOW)
    const at = (ms: number) => new Date(NOW.getTime() + ms)
    expect(await store.takeDue(at(-1), at(90_000))).toBeUndefined()
    expect(await store.takeDue(at(2_000), at(90_000))).toBe('inn')
    await store.noteAnswers({ site: 'inn', token: 'two' }, { answers: '[]', checkedAt: NOW.toISOString(), dueAt: null })
    expect(await store.takeDue(at(2_000), at(90_000))).toBe('hotel')
    expect(await store.takeDue(at(2_000), at(90_000))).toBeUndefined()
    // Whoever took it has ended in the middle.
    expect(await store.takeDue(at(90_000), at(180_000))).toBe('hotel')
  })

  test('servers that look at once take each domain once', async () => {
    const { store } = await opened()
    for (const site of ['hotel', 'inn']) await store.claim({ site, token: site, ...cafe }, NOW)
    const until = new Date(NOW.getTime() + 90_000)
    const taken = await Promise.all(Array.from({ length: 6 }, () => store.takeDue(NOW, until)))
    expect(taken.filter((site) => site !== undefined).toSorted()).toEqual(['hotel', 'inn'])
  })
})
