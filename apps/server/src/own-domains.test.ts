import { expect, test } from 'vitest'
import { addressesByName } from './addresses.ts'
import { addressesWithDomains, OwnDomains } from './own-domains.ts'
import type { ProvedName } from './store/domains.store.ts'

const names: ProvedName[] = ['cafe.example', 'www.cafe.example'].map((name) => ({
  ...{ name, site: 's1', slug: 'cafe', main: 'cafe.example', isConnected: true },
}))
const waiting = { name: 'inn.example', site: 's2', slug: 'inn', main: 'inn.example', isConnected: false }

async function addresses(all: readonly ProvedName[] = [...names, waiting]) {
  const [app, sites] = [new URL('https://edit.host.test'), new URL('https://sites.test')]
  const domains = new OwnDomains()
  await domains.open({ stamp: async () => '1', allNames: async () => [...all] })
  return addressesWithDomains(addressesByName({ app, sites, main: undefined, hasDraftPaths: true }), domains)
}

test('apex, www and the address below the sites’ domain lead to the main one, and that one nowhere', async () => {
  const { properAddress, siteAddress, plainAddress, slugAt } = await addresses()
  const hosts = ['www.cafe.example', 'cafe.sites.test', 'cafe.example', 'cafe.example:8443']
  expect(hosts.map(properAddress)).toEqual(['https://cafe.example', 'https://cafe.example', undefined, undefined])
  expect(hosts.map(slugAt)).toEqual(['cafe', 'cafe', 'cafe', 'cafe'])
  expect([siteAddress('cafe'), plainAddress('cafe')]).toEqual(['https://cafe.example/', 'https://cafe.sites.test/'])
})

test('a proved domain serves its site before visitors are led there', async () => {
  const { properAddress, siteAddress, slugAt } = await addresses()
  expect([slugAt('inn.example'), siteAddress('inn')]).toEqual(['inn', 'https://inn.sites.test/'])
  expect([properAddress('inn.example'), properAddress('inn.sites.test')]).toEqual([undefined, undefined])
})

test('drafts are not shown at domains of sites', async () => {
  const { draftAt } = await addresses()
  const path = `/draft-${'a'.repeat(26)}/`
  expect(draftAt('cafe.example', path)).toBeUndefined()
  expect(draftAt('cafe.sites.test', path)).toBeDefined()
})
