import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { SitePorts } from './site-ports.ts'
import { AccountStore } from './store/accounts.store.ts'
import { PortStore } from './store/ports.store.ts'
import { SiteStore } from './store/sites.store.ts'
import { dialects, openTestDatabase } from './testing/dialects.ts'
import { someSite } from './testing/site.ts'

for (const { name: dialect, newAddress } of dialects) {
  async function opened() {
    const database = await openTestDatabase(await newAddress())
    const owner = await new AccountStore(database).insert('owner@localhost', 'owner')
    const store = new PortStore(database)
    const portsOf = async (first: number, last: number) => {
      const ports = new SitePorts(first, last)
      await ports.open(store)
      return ports
    }
    const ports = await portsOf(3001, 3003)
    const sites = new SiteStore(database, ports)
    const add = (id: string) => sites.insert({ site: someSite(id), slug: id, name: id, owner: owner.id })
    return { ports, sites, add, portsOf }
  }

  test(`${dialect}: each site gets a port, the one it was promised, and keeps it over starts and other names`, async () => {
    const { ports, add, portsOf } = await opened()
    expect(ports.portOf('hotel')).toBe(3001)
    await add('hotel')
    await add('cafe')
    expect([ports.portOf('hotel'), ports.portOf('cafe'), ports.slugAt(3002)]).toEqual([3001, 3002, 'cafe'])
    const again = await portsOf(3001, 3010)
    expect([again.portOf('hotel'), again.portOf('cafe'), again.portOf('new')]).toEqual([3001, 3002, 3003])
  })

  test(`${dialect}: what another process brings is known after the next look, to both as the same`, async () => {
    const { ports, add, portsOf } = await opened()
    const other = await portsOf(3001, 3003)
    await add('hotel')
    await Promise.all([other.settle(), ports.settle()])
    expect([other.slugAt(3001), ports.slugAt(3001)]).toEqual(['hotel', 'hotel'])
  })

  test(`${dialect}: the port of a site that is gone is the last to be given again`, async () => {
    const { ports, sites, add } = await opened()
    await add('hotel')
    await sites.remove('hotel')
    await add('cafe')
    await add('inn')
    expect([ports.portOf('cafe'), ports.portOf('inn'), ports.isFull]).toEqual([3002, 3003, false])
    await add('yard')
    expect([ports.portOf('yard'), ports.isFull]).toEqual([3001, true])
  })

  test(`${dialect}: other SITE_PORTS give other ports, and too few are refused with what to do`, async () => {
    const { add, portsOf } = await opened()
    await add('hotel')
    await add('cafe')
    const moved = await portsOf(4001, 4002)
    expect([moved.portOf('hotel'), moved.portOf('cafe')]).toEqual([4001, 4002])
    await expect(portsOf(5001, 5001)).rejects.toThrow(
      'There are 2 sites, and SITE_PORTS has 1 ports. Give it more, such as SITE_PORTS=5001-5005.',
    )
  })
}

const LAN = { APP_URL: 'http://192.168.1.20:3000' }

test('by the number of a machine each site has a port, twenty unless another range is set', async () => {
  const settings = readSettings(LAN)
  expect(settings.sitePorts?.all.at(0)).toBe(3001)
  expect(settings.sitePorts?.all.at(-1)).toBe(3020)
  expect(settings.siteAddress('hotel')).toBe('http://192.168.1.20:3001/')
  expect(settings.draftAddress('draft-x', 'hotel')).toBe('http://192.168.1.20:3001/draft-x/')
  expect(settings.framedSources).toBe('http://192.168.1.20:*')
  expect(readSettings({ ...LAN, SITE_PORTS: '4001-4002' }).sitePorts?.all).toEqual([4001, 4002])
  expect(readSettings({ APP_URL: 'http://nas' }).siteAddress('hotel')).toBe('http://nas:3001/')
  expect(readSettings({ ...LAN, SITES_DOMAIN: 'sites.lan' }).sitePorts).toBe(undefined)
})

test.each([
  [{}, ['127.0.0.1', '::1']],
  [{ APP_URL: 'http://127.0.0.2:3000' }, ['127.0.0.2', '127.0.0.1']],
  [LAN, []],
  [{ APP_URL: 'https://app.example.com', SITES_DOMAIN: 'example-sites.org' }, []],
  [{ ...LAN, HOST: '192.168.1.20' }, ['192.168.1.20']],
  [{ HOST: '0.0.0.0' }, ['0.0.0.0']],
])('with %j it listens on %j: who tries it out opens nothing to the network', (environment, hosts) => {
  expect(readSettings(environment).hosts).toEqual(hosts)
})

test.each([
  [{ HOST: 'nas' }, 'HOST is "nas"'],
  [{ ...LAN, SITE_PORTS: '3001' }, 'SITE_PORTS is "3001"'],
  [{ ...LAN, SITE_PORTS: '3020-3001' }, 'SITE_PORTS is "3020-3001"'],
  [{ ...LAN, SITE_PORTS: '3000-3020' }, 'Choose ports beside it, such as SITE_PORTS=3001-3020.'],
  [{ ...LAN, SITE_PORTS: '3001-3020', SITES_DOMAIN: 'sites.lan' }, 'both say where sites are'],
  [{ ...LAN, MAIN_SITE: 'hotel' }, 'MAIN_SITE needs a domain'],
])('%j is refused: %s', (environment, said) => {
  expect(() => readSettings(environment)).toThrow(said)
})
