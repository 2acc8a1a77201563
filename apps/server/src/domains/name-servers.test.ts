import { expect, onTestFinished, test } from 'vitest'
import type { DomainRow } from '../store/domains.store.ts'
import { startNameServer } from '../testing/name-server.ts'
import { createNameServers } from './name-servers.ts'
import { nextLook } from './next-look.ts'
import { providerOf } from './providers.ts'
import { lookAtRecords, wantedRecords } from './records.ts'

async function nameServer() {
  const server = await startNameServer()
  onTestFinished(server.stop)
  return server
}

const MINUTE = 60_000
const domain: DomainRow = {
  ...{ site: 's', name: 'cafe.example', hasWww: true, main: 'cafe.example', token: 'abcd' },
  ...{ answers: null, madeAt: '', provedAt: null, connectedAt: null, checkedAt: null, dueAt: null },
  ...{ visited: null, visitedAt: null },
}
const target = { addresses: { four: ['198.51.100.24'], six: ['2001:db8::24'] }, host: undefined }

test('a name server that says nothing has said nothing about the records', async () => {
  const dns = await nameServer()
  dns.fallSilent()
  const zone = await createNameServers([dns.address], { timeout: 50, tries: 1 }).zoneOf('cafe.example')
  const records = await lookAtRecords(domain, target, zone)
  expect(new Set(records.map(({ state }) => state))).toEqual(new Set(['silent']))
})

test('where two name servers differ, a record is not there yet', async () => {
  const [first, second] = [await nameServer(), await nameServer()]
  for (const { kind, host, value } of wantedRecords(domain, target)) first.set(kind, host, value)
  second.set('A', 'cafe.example', '198.51.100.24')
  const zone = await createNameServers([first.address, second.address]).zoneOf('cafe.example')
  const [proof, a, aaaa] = await lookAtRecords(domain, target, zone)
  expect([proof, a, aaaa]).toMatchObject([
    { state: 'missing', seen: 1, servers: 2 },
    { state: 'found', seen: 2, servers: 2 },
    { kind: 'AAAA', state: 'missing', seen: 1, servers: 2 },
  ])
})

test('what a name leads to in the end counts, whatever it stands for', async () => {
  const dns = await nameServer()
  dns.set('CNAME', 'www.cafe.example', 'cdn.example')
  dns.set('A', 'www.cafe.example', '198.51.100.24')
  const zone = await createNameServers([dns.address]).zoneOf('cafe.example')
  const records = await lookAtRecords(domain, { ...target, host: 'cafe.sites.test' }, zone)
  expect(records.find(({ kind }) => kind === 'CNAME')).toMatchObject({ state: 'found', others: [] })
})

test('who keeps a domain is told by its name servers', () => {
  expect(providerOf(['ns1.nordname.example'])).toBeUndefined()
  expect(providerOf(['Amir.ns.cloudflare.com', 'tess.ns.cloudflare.com'])).toBe('Cloudflare')
  expect(providerOf(['shades11.rzone.de.'])).toBe('STRATO')
  expect(providerOf(['ns-12.awsdns-34.co.uk'])).toBe('Amazon Route 53')
})

test.each([
  [0, 5],
  [29, 5],
  [30, 15],
  [179, 15],
  [180, 60],
  [3 * 24 * 60 - 1, 60],
])('%i minutes after it was claimed a domain is looked at again in %i', (age, wait) => {
  const madeAt = '2026-05-01T10:00:00.000Z'
  const now = new Date(Date.parse(madeAt) + age * MINUTE)
  expect(nextLook({ madeAt, connectedAt: null }, now)).toBe(new Date(now.getTime() + wait * MINUTE).toISOString())
})

test('after three days nobody waits any more; a connected domain is looked at once a week', () => {
  const [madeAt, now] = ['2026-05-01T10:00:00.000Z', new Date('2026-05-04T10:00:00.000Z')]
  expect(nextLook({ madeAt, connectedAt: null }, now)).toBeNull()
  expect(nextLook({ madeAt, connectedAt: madeAt }, now)).toBe('2026-05-11T10:00:00.000Z')
  expect(nextLook({ madeAt, connectedAt: madeAt }, now, true)).toBe('2026-05-04T11:00:00.000Z')
})
