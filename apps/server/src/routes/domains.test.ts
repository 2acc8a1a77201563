import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Domain, SiteEntry } from '@mimar/contract'
import type { PublishInput } from '@mimar/publish'
import { catalog } from '@mimar/sections/definitions'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDomains } from '../domains/open-domains.ts'
import { createHosting } from '../hosting/hosting.ts'
import type { Renderer } from '../releases/renderer.ts'
import { openReleases, playedRenderer } from '../releases/testing.ts'
import { testApp } from '../testing/app.ts'
import { dialects, newFolder } from '../testing/dialects.ts'
import { startNameServer } from '../testing/name-server.ts'
import { someSite, titled, titleOf } from '../testing/site.ts'
import type { Parts } from './parts.ts'

async function nameServer() {
  const server = await startNameServer()
  onTestFinished(server.stop)
  return server
}

const SITE = 'cafe-lawz.example'
const HERE = '198.51.100.24'
const PLAIN = 'http://hotel.sites.test:3000/'

/** Draws a page that says its address and its title. */
const renderer = (parts: Pick<Parts, 'siteStore' | 'settings'>): Renderer => ({
  catalog,
  async prepare(site, preparing) {
    const { slug } = (await parts.siteStore.find(site.id))!
    const origin = preparing?.origin ?? parts.settings.siteAddress(slug).slice(0, -1)
    const input = { site, origin } as PublishInput
    const page = { path: 'index.html', address: '/', type: 'text/html; charset=utf-8', isImmutable: false }
    const body = `${origin}/ ${titleOf(site)}`
    return {
      ...{ input, madeWith: origin, picturesShown: () => [] },
      draw: () => ({ outputs: [{ ...page, body }], isWhole: true, removed: [] }),
    }
  },
  complete: async () => false,
})

describe.each(dialects)('$name', (dialect) => {
  /** The app with a published site, a name server of its own, and what visitors are answered by host. */
  async function opened() {
    const dns = await nameServer()
    const environment = { PUBLIC_IPS: HERE, DNS_SERVERS: dns.address, SITES_DOMAIN: 'sites.test' }
    const running = await testApp(dialect, environment)
    const { parts, app, owner } = running
    const played = { ...playedRenderer(), renderer: renderer(parts) }
    const made = await openReleases(parts.database, newFolder(), played, parts.settings)
    Object.assign(parts, { publishing: made.releases, mixtures: made.mixtures, sites: made.sites })
    // What was asked a moment ago is asked again.
    let clock = Date.parse('2026-05-01T10:00:00Z')
    const now = () => (clock += 10_000)
    const { domains } = openDomains({ ...parts, publishing: made.releases, mixtures: made.mixtures, now })
    Object.assign(parts, { domains })
    const headers = { cookie: await running.cookieFor(owner.id) }
    const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      app.inject({ method, url: `/api/v1/sites/${path}`, headers, ...(payload && { payload }) })
    const domainOf = async (asked: ReturnType<typeof ask>) => (await asked).json<{ domain: Domain }>().domain
    const set = (name: string, main?: string, site = 'hotel') =>
      domainOf(ask('PUT', `${site}/domain`, { name, ...(main && { main }) }))
    const look = (site = 'hotel') => domainOf(ask('POST', `${site}/domain/checks`, {}))
    const server = createServer(createHosting({ sites: made.live, blobs: made.blobs }))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const visit = async (host: string, path = '/') => {
      const { port } = server.address() as AddressInfo
      const sent = request({ port, agent: false, path, headers: { host } }).end()
      const [answer] = await once(sent, 'response')
      let body = ''
      for await (const chunk of answer) body += chunk
      return answer.headers.location
        ? `${answer.statusCode} ${answer.headers.location}`
        : `${answer.statusCode} ${body}`
    }
    await ask('POST', 'hotel/releases', {})
    /** All that an owner sets at their provider. */
    const setRecords = ({ records }: Domain) => {
      for (const { kind, host, value } of records) dns.set(kind, host, value)
    }
    return { ...running, ...made, parts, dns, ask, set, look, visit, setRecords, owner }
  }

  const states = ({ records }: Domain) => records.map(({ kind, name, state }) => `${kind} ${name} ${state}`)

  test('an owner is told three records, and what DNS answers for each', async () => {
    const { dns, set, look } = await opened()
    const asked = await set('Cafe-Lawz.example')
    expect(asked.records.map(({ kind, name, value }) => [kind, name, value])).toEqual([
      ['TXT', '_mimar', expect.stringMatching(/^mimar-site=[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)],
      ['A', '@', HERE],
      ['CNAME', 'www', 'hotel.sites.test'],
    ])
    expect(states(await look())).toEqual(['TXT _mimar missing', 'A @ missing', 'CNAME www missing'])
    dns.set('TXT', `_mimar.${SITE}`, asked.records[0]!.value)
    dns.set('A', SITE, '203.0.113.40')
    dns.set('CNAME', `www.${SITE}`, 'shops.oldhost.example')
    const elsewhere = await look()
    expect([states(elsewhere), elsewhere.state]).toEqual([
      ['TXT _mimar found', 'A @ elsewhere', 'CNAME www elsewhere'],
      'proved',
    ])
    expect(elsewhere.records.map(({ others }) => others)).toEqual([[], ['203.0.113.40'], ['shops.oldhost.example']])
    dns.set('A', SITE, HERE, '203.0.113.40')
    dns.set('AAAA', SITE, '2001:db8::40')
    const several = await look()
    expect(several.records.slice(1, 3)).toMatchObject([
      { kind: 'A', state: 'several', others: ['203.0.113.40'] },
      { kind: 'AAAA', state: 'elsewhere', others: ['2001:db8::40'], value: '' },
    ])
  })

  test('a proved domain takes visitors with all pages at once, and no draft with them', async () => {
    const { set, look, visit, setRecords, sites, owner } = await opened()
    await sites.send('hotel', { base: 0, changes: [{ id: 'change-1', operation: titled('Draft') }] }, owner.id)
    setRecords(await set(SITE))
    expect(await visit(SITE)).toMatch(/^404/)
    const connected = await look()
    expect([connected.state, connected.address, connected.plainAddress]).toEqual([
      'connected',
      `http://${SITE}:3000/`,
      PLAIN,
    ])
    expect(await visit(SITE)).toBe(`200 http://${SITE}:3000/ Welcome`)
    expect(await visit(`www.${SITE}:3000`, '/a?b=c')).toBe(`308 http://${SITE}:3000/a?b=c`)
    expect(await visit('hotel.sites.test:3000', '/a')).toBe(`308 http://${SITE}:3000/a`)
  })

  test('www becomes the main one in one act, and the address of the site may change behind it', async () => {
    const { set, look, visit, setRecords, ask } = await opened()
    setRecords(await set(SITE))
    await look()
    expect(await set(SITE, `www.${SITE}`)).toMatchObject({ state: 'connected', main: `www.${SITE}` })
    expect(await visit(SITE)).toBe(`308 http://www.${SITE}:3000/`)
    expect(await visit(`www.${SITE}`)).toBe(`200 http://www.${SITE}:3000/ Welcome`)
    const moved = await ask('PUT', 'hotel/address', { slug: 'dar-salma' })
    expect(moved.json()).toMatchObject({ slug: 'dar-salma', address: `http://www.${SITE}:3000/` })
    expect(await visit(`www.${SITE}`)).toBe(`200 http://www.${SITE}:3000/ Welcome`)
    expect(await visit('dar-salma.sites.test')).toBe(`308 http://www.${SITE}:3000/`)
  })

  test('a connected domain that does not lead here any more is told of in the list of sites, until it does again', async () => {
    const { app, cookieFor, owner, dns, set, look, setRecords } = await opened()
    const cookie = await cookieFor(owner.id)
    const trouble = async () => {
      const [site] = (await app.inject({ url: '/api/v1/sites', headers: { cookie } })).json<SiteEntry[]>()
      return site?.domainTrouble
    }
    setRecords(await set(SITE))
    expect((await look()).state).toBe('connected')
    expect(await trouble()).toBe(undefined)
    dns.set('A', SITE, '203.0.113.40')
    const astray = await look()
    expect(await trouble()).toEqual({ name: SITE, fault: 'elsewhere', endsAt: null })
    // It is looked at each hour then, and once a week else.
    expect(Date.parse(astray.dueAt!) - Date.parse(astray.checkedAt!)).toBe(3_600_000)
    dns.set('A', SITE, HERE)
    dns.set('AAAA', SITE, '2001:db8::40')
    await look()
    expect(await trouble()).toMatchObject({ fault: 'six-elsewhere' })
    dns.set('AAAA', SITE)
    dns.set('CNAME', `www.${SITE}`)
    await look()
    expect(await trouble()).toEqual({ name: `www.${SITE}`, fault: 'no-address', endsAt: null })
    dns.set('CNAME', `www.${SITE}`, 'hotel.sites.test')
    await look()
    expect(await trouble()).toBe(undefined)
  })

  test('a domain that is taken away leaves nothing behind', async () => {
    const { set, look, visit, setRecords, ask, parts } = await opened()
    setRecords(await set(SITE))
    await look()
    expect((await ask('DELETE', 'hotel/domain')).statusCode).toBe(204)
    expect([await visit('hotel.sites.test'), await visit(SITE)]).toEqual([
      `200 ${PLAIN} Welcome`,
      expect.stringMatching(/^404/),
    ])
    expect((await ask('GET', 'hotel/domain')).json()).toMatchObject({ domain: null })
    expect(parts.settings.ownDomains.siteOfProvedName(SITE)).toBeUndefined()
  })

  test('a helper’s link shows what is to be set and what is wrong, in their language, for seven days and to nobody else', async () => {
    const { app, dns, ask, set } = await opened()
    const { records } = await set(SITE)
    dns.set('A', SITE, '203.0.113.40')
    dns.set('AAAA', SITE, '2001:db8::40')
    const { address, expiresAt } = (await ask('POST', 'hotel/domain/help', {})).json<{ [key: string]: string }>()
    const page = (path: string, language: string) => app.inject({ url: path, headers: { 'accept-language': language } })
    const { pathname } = new URL(address!)
    const { body } = await page(pathname, 'en')
    const order = ['_mimar', records[0]!.value, 'Points elsewhere.', '203.0.113.40', HERE, 'Remove it:', '2001:db8::40']
    const places = order.map((part) => body.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(body).not.toContain('Welcome')
    for (const [language, word] of [
      ['ar', 'القيمة'],
      ['tr', 'Değer'],
      ['de', 'Wert'],
      ['fr', 'Valeur'],
    ] as const)
      expect((await page(pathname, language)).body).toContain(`<small>${word}</small>`)
    expect((await page(`${pathname.slice(0, -1)}x`, 'en')).statusCode).toBe(404)
    // The clock of these tests began in May.
    expect(expiresAt).toMatch(/^2026-05-08T10:/)
  })

  test('going back to what was published before the domain shows it at the domain', async () => {
    const { set, look, visit, setRecords, ask } = await opened()
    const [first] = (await ask('GET', 'hotel/releases')).json<{ id: string }[]>()
    setRecords(await set(SITE))
    await look()
    await ask('PUT', 'hotel/live', { release: first!.id })
    expect(await visit(SITE)).toBe(`200 http://${SITE}:3000/ Welcome`)
  })

  test('of two sites that claim a domain the proof record decides, and the other one is read at its address again', async () => {
    const { dns, set, look, visit, setRecords, ask, parts, owner } = await opened()
    await parts.siteStore.insert({ site: someSite('inn'), slug: 'inn', name: 'Inn', owner: owner.id })
    const first = await set(SITE)
    setRecords(first)
    await look()
    expect((await ask('GET', `inn/domain/names?name=${SITE}`)).json()).toMatchObject({
      refusal: null,
      isElsewhere: true,
    })
    const second = await set(SITE, undefined, 'inn')
    expect(second.isElsewhere).toBe(true)
    const [a, b] = [first.records[0]!, second.records[0]!]
    dns.set('TXT', a.host, a.value, b.value)
    expect((await look('inn')).records[0]).toMatchObject({ state: 'several', others: [a.value] })
    expect(await visit(SITE)).toBe(`200 http://${SITE}:3000/ Welcome`)
    dns.set('TXT', a.host, b.value)
    dns.set('CNAME', `www.${SITE}`, 'inn.sites.test')
    expect(await look('inn')).toMatchObject({ state: 'connected', isElsewhere: false })
    expect(await visit('hotel.sites.test')).toBe(`200 ${PLAIN} Welcome`)
    expect(await look('hotel')).toMatchObject({ state: 'waiting', isElsewhere: true })
  })

  test('a domain below another has one name, and stands for the address of the site', async () => {
    const { set, look, setRecords } = await opened()
    const asked = await set('shop.cafe-lawz.co.uk')
    expect(asked.records.map(({ kind, name }) => [kind, name])).toEqual([
      ['TXT', '_mimar.shop'],
      ['CNAME', 'shop'],
    ])
    setRecords(asked)
    expect(await look()).toMatchObject({ state: 'connected', names: ['shop.cafe-lawz.co.uk'] })
  })

  test('what is typed is refused with a sentence, or what is meant is offered', async () => {
    const { ask } = await opened()
    const read = async (name: string) =>
      (await ask('GET', `hotel/domain/names?name=${encodeURIComponent(name)}`)).json()
    expect(await read('https://cafe-lawz.example/menu')).toMatchObject({ offer: SITE, refusal: 'domain-too-much' })
    expect(await read('edit.sites.test')).toMatchObject({ message: expect.stringContaining('belongs to Mimar') })
    expect((await ask('PUT', 'hotel/domain', { name: 'co.uk' })).json()).toMatchObject({
      status: 422,
      code: 'domain-suffix',
    })
  })
})
