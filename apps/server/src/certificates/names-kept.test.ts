import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { AccountStore } from '../store/accounts.store.ts'
import { CertificateStore } from '../store/certificates.store.ts'
import { DomainStore } from '../store/domains.store.ts'
import { SiteStore } from '../store/sites.store.ts'
import { dialects, newFolder, openTestDatabase } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'
import { aboutKey, Contexts } from './contexts.ts'
import { openSealing } from './sealing.ts'
import { newSigningKey } from './signing-request.ts'

const NOW = '2026-01-01T00:00:00.000Z'
const OWN = { own: ['edit.dar.example', 'dar.example'], siteDomain: '.dar.example', main: 'hotel' }

describe.each(dialects)('names on $name', (dialect) => {
  async function open() {
    const database = await openTestDatabase(await dialect.newAddress())
    const store = new CertificateStore(database)
    const owner = await new AccountStore(database).insert('owner@localhost', 'owner')
    const sites = new SiteStore(database)
    for (const slug of ['hotel', 'cafe'])
      await sites.insert({ site: someSite(slug), slug, name: slug, owner: owner.id })
    const names = async () => (await store.names()).map(({ name }) => name).toSorted()
    return { database, store, domains: new DomainStore(database), names }
  }

  test('those of the installation, of sites and of proved domains are wanted, and are forgotten with what they were for', async () => {
    const { store, domains, names, database } = await open()
    const claim = { site: 'cafe', name: 'cafe.example', hasWww: true, main: 'cafe.example', token: 't' }
    await domains.claim(claim, new Date(NOW))
    expect(await store.settle(OWN, NOW)).toBe(true)
    const plain = ['cafe.dar.example', 'dar.example', 'edit.dar.example']
    // The site that has the domain itself has no name below it, and what is claimed is not proved.
    expect(await names()).toEqual(plain)
    await domains.prove(claim, new Date(NOW))
    await store.settle(OWN, NOW)
    expect(await names()).toEqual(['cafe.dar.example', 'cafe.example', ...plain.slice(1), 'www.cafe.example'])
    await domains.removeUnconnected('cafe')
    await store.settle(OWN, NOW)
    expect(await names()).toEqual(plain)
    // An address that a site had leads on from there, with the certificate it has.
    await database.query.updateTable('sites').set({ slug: 'bistro' }).where('slug', '=', 'cafe').execute()
    await database.query.insertInto('former_addresses').values({ slug: 'cafe', site: 'cafe', left_at: NOW }).execute()
    await store.settle(OWN, NOW)
    expect(await names()).toEqual(['bistro.dar.example', ...plain])
    expect(await store.settle(OWN, NOW)).toBe(false)
  })

  test('one server at a time has a name, until it lets go or is not heard of', async () => {
    const { store } = await open()
    await store.settle(OWN, NOW)
    const until = '2026-01-01T00:00:45.000Z'
    expect(await store.lease('dar.example', 'one', NOW, until)).toMatchObject({ name: 'dar.example' })
    expect(await store.lease('dar.example', 'two', NOW, until)).toBe(undefined)
    expect(await store.due(NOW, 9)).not.toContain('dar.example')
    expect(await store.change('dar.example', 'two', { attempts: 1 })).toBe(false)
    expect(await store.lease('dar.example', 'two', '2026-01-01T00:00:46.000Z', '2026-01-01T00:01:31.000Z')).toBeTruthy()
    expect(await store.change('dar.example', 'one', { attempts: 1 })).toBe(false)
    await store.release('dar.example', 'two')
    expect(await store.due('2026-01-01T00:00:46.000Z', 9)).toContain('dar.example')
  })

  test('so many orders are made in an hour, by all servers together', async () => {
    const { store } = await open()
    const allowed = []
    for (let order = 0; order < 4; order += 1) allowed.push(await store.mayOrder(NOW, '2025-12-31T23:00:00.000Z', 3))
    expect(allowed).toEqual([true, true, true, false])
    expect(await store.mayOrder('2026-01-01T01:00:01.000Z', '2026-01-01T00:00:01.000Z', 3)).toBe(true)
  })
})

test('thousands of strange names cost no query and hurry nothing', async () => {
  const database = await openTestDatabase(await dialects[0]!.newAddress())
  const store = new CertificateStore(database)
  await store.settle(OWN, NOW)
  const contexts = new Contexts({ store, sealing: await openSealing(newFolder()) })
  await contexts.settle()
  const queries = vi.spyOn(database.query.getExecutor(), 'executeQuery')
  for (let number = 0; number < 5_000; number += 1) {
    expect(contexts.find(`strange-${number}.dar.example`)).toBe(undefined)
    expect(contexts.isWaiting(`strange-${number}.example`)).toBe(false)
  }
  expect(contexts.isWaiting('dar.example')).toBe(true)
  expect(queries).not.toHaveBeenCalled()
})

test('keys are sealed with one that no other account reads; without it they open nothing and are ordered again', async () => {
  const database = await openTestDatabase(await dialects[0]!.newAddress())
  const store = new CertificateStore(database)
  const folder = newFolder()
  const [sealing, same] = await Promise.all([openSealing(folder), openSealing(folder)])
  const key = newSigningKey()
  const sealed = sealing.seal(key, aboutKey('dar.example'))
  expect(sealed).not.toContain('PRIVATE')
  expect(same.open(sealed, aboutKey('dar.example'))).toBe(key)
  expect(same.open(sealed, aboutKey('edit.dar.example'))).toBe(undefined)
  const file = join(folder, 'certificates.key')
  expect([(await stat(file)).mode & 0o777, (await readFile(file, 'utf8')).length]).toEqual([0o600, 44])
  await store.settle(OWN, NOW)
  const kept = { chain: 'chain', key: sealed, issued_at: NOW, due_at: '2099' }
  await database.query.updateTable('certificates').set(kept).where('name', '=', 'dar.example').execute()
  await rm(file)
  const contexts = new Contexts({ store, sealing: await openSealing(folder) })
  await contexts.settle()
  expect(await contexts.find('dar.example')).toBe(undefined)
  expect(await store.find('dar.example')).toMatchObject({ chain: null, key: null, issued_at: null })
  expect(await store.due(new Date().toISOString(), 9)).toContain('dar.example')
})
