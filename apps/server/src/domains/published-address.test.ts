import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Operation } from '@mimar/document'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createManifest } from '../blobs/manifest.ts'
import { type Installation, openInstallation } from '../installation.ts'
import { readSettings } from '../settings.ts'
import { importFile } from '../sites/import-file.ts'
import { ReleaseStore } from '../store/releases.store.ts'
import { type Dialect, dialects, newFolder } from '../testing/dialects.ts'
import { withFewPictures } from '../testing/few-pictures.ts'
import { startNameServer } from '../testing/name-server.ts'
import { someSite, titled } from '../testing/site.ts'
import { storageBeside } from '../testing/stores.ts'

const EXAMPLE = join(import.meta.dirname, '../../../../examples/hotel/site.json')
const NAME = 'cafe-lawz.example'
const OWN = `https://${NAME}`
const PLAIN = 'https://hotel.sites.test'

/** Installations on the same data, as several processes have them, and an owner who sets what they are told. */
async function place(dialect: Dialect) {
  const dns = await startNameServer()
  onTestFinished(dns.stop)
  const [database, folder] = [await dialect.newAddress(), newFolder()]
  const settings = {
    ...{
      DATA_DIR: folder,
      AVIF: 'off',
      ...storageBeside(folder),
      APP_URL: 'https://edit.host.test',
      SITES_DOMAIN: 'sites.test',
    },
    ...{ PUBLIC_IPS: '198.51.100.24', DNS_SERVERS: dns.address },
    ...(/^postgres/.test(database) && { DATABASE_URL: database }),
  }
  const open = async () => {
    const installation = await openInstallation(readSettings(settings))
    onTestFinished(() => installation.close())
    return installation
  }
  const connect = async ({ domains }: Installation) => {
    const claimed = await domains.set('hotel', NAME)
    for (const { kind, host, value } of claimed!.records) dns.set(kind, host, value)
    expect((await domains.look('hotel'))?.state).toBe('connected')
  }
  return { open, connect }
}

async function publish({ sites, publishing }: Installation): Promise<void> {
  const { site, revision } = (await sites.read('hotel'))!
  await publishing.publish('hotel', site, revision)
}

const TEXTS = /^(?:text\/(?:html|plain|css)|application\/(?:xml|json|manifest\+json))/

/** What visitors read, by address; and every address there is. */
async function published({ database, blobs }: Installation) {
  const store = new ReleaseStore(database)
  const manifest = createManifest((await store.lineage((await store.liveOf('hotel'))!)).deltas)
  const addresses = new Set(manifest.addresses())
  const texts = new Map<string, string>()
  for (const address of addresses) {
    const { hash, type } = manifest.find(address)!
    if (TEXTS.test(type)) texts.set(address, (await blobs.read(hash))!.toString())
  }
  return { addresses, texts }
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Asks that every address that a site says of itself is one of this origin, and that there is something at it. */
async function expectAllAt(origin: string, installation: Installation, others: readonly string[]): Promise<void> {
  const { addresses, texts } = await published(installation)
  const isThere = (url: string) => url.startsWith(`${origin}/`) && addresses.has(decodeURI(url.slice(origin.length)))
  const pages = [...texts].filter(([, text]) => text.includes('rel="canonical"'))
  const moved = pages.filter(([, text]) => !text.includes('property="og:url"'))
  const own = new Set<string>()
  for (const [address, text] of pages) {
    const said = all(text, /(?:rel="canonical"|hreflang="[^"]+") href="([^"]+)"/g)
    said.push(...all(text, /property="og:(?:url|image)" content="([^"]+)"/g), ...all(text, /"url":"([^"]+)"/g))
    expect(
      said.filter((url) => !isThere(url)),
      address,
    ).toEqual([])
    if (!moved.some(([one]) => one === address)) own.add(decodeURI(said[0]!))
  }
  for (const [address, text] of texts) for (const other of others) expect(text, address).not.toContain(other)
  const map = texts.get('/sitemap.xml')!
  expect(all(map, /(?:<loc>|href=")([^<"]+)/g).filter((url) => !isThere(url))).toEqual([])
  expect(new Set(all(map, /<loc>([^<]+)/g).map(decodeURI))).toEqual(own)
  expect(own.size).toBeGreaterThan(20)
  expect(texts.get('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
}

/** What visitors of these hosts are answered. */
async function visitors({ hosting }: Installation) {
  const server = createServer(hosting)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return async (host: string, path: string) => {
    const { port } = server.address() as AddressInfo
    const [answer] = await once(request({ port, agent: false, path, headers: { host } }).end(), 'response')
    answer.resume()
    return [answer.statusCode, answer.headers.location]
  }
}

const newTitle: Operation = {
  ...{ do: 'set-field', section: 'home-hero', field: 'title', language: 'en', value: 'Another' },
}

// Pages are drawn with visitors' scripts, which `npm test` builds before it runs this.
const isBuilt = existsSync(join(import.meta.dirname, '../../dist/islands'))

test.runIf(isBuilt)(
  'every address inside a site is of its own domain from the time it is connected, in each language, and of none of it afterwards',
  async () => {
    const { open, connect } = await place(dialects[0]!)
    const installation = await open()
    const { siteStore, keeping, owner, sites, domains, settings, database } = installation
    await importFile(withFewPictures(EXAMPLE), { sites: siteStore, keeping, owner, catalog: sites.catalog })
    await publish(installation)
    await expectAllAt(PLAIN, installation, [NAME])

    await connect(installation)
    await expectAllAt(OWN, installation, ['sites.test'])
    const visit = await visitors(installation)
    expect(await visit(NAME, '/en/')).toEqual([200, undefined])
    expect(await visit(`www.${NAME}`, '/en/Rooms/?a=b')).toEqual([308, `${OWN}/en/Rooms/?a=b`])
    expect(await visit('hotel.sites.test', '/en/Rooms/?a=b')).toEqual([308, `${OWN}/en/Rooms/?a=b`])

    const { revision } = (await sites.read('hotel'))!
    await sites.send('hotel', { base: revision, changes: [{ id: 'change-1', operation: newTitle }] }, owner.id)
    await publish(installation)
    await expectAllAt(OWN, installation, ['sites.test'])

    const folder = newFolder()
    await installation.publishToFolder((await sites.read('hotel'))!.site, folder, { base: '/inn' })
    const below = await readFile(join(folder, 'sitemap.xml'), 'utf8')
    expect(all(below, /(?:<loc>|href=")([^<"]+)/g).filter((url) => !url.startsWith(`${OWN}/inn/`))).toEqual([])
    expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${OWN}/inn/sitemap.xml`)

    await domains.set('hotel', NAME, `www.${NAME}`)
    await expectAllAt(`https://www.${NAME}`, installation, ['sites.test', OWN])
    expect(await visit(NAME, '/en/')).toEqual([308, `https://www.${NAME}/en/`])

    const help = await domains.makeHelp('hotel')
    await domains.remove('hotel')
    await expectAllAt(PLAIN, installation, [NAME])
    expect(await visit(NAME, '/en/')).toEqual([404, undefined])
    expect(await domains.helped(help!.secret)).toBe(null)
    expect(settings.ownDomains.siteOfProvedName(NAME)).toBe(undefined)
    for (const table of ['domains', 'domain_names', 'domain_help'] as const)
      expect(await database.query.selectFrom(table).selectAll().execute()).toEqual([])
  },
  60_000,
)

describe.each(dialects)('on $name', (dialect) => {
  test.runIf(isBuilt)(
    'what another process publishes a moment after a domain was connected is of that domain',
    async () => {
      const { open, connect } = await place(dialect)
      const [one, other] = [await open(), await open()]
      await one.siteStore.insert({ site: someSite(), slug: 'hotel', name: 'Hotel', owner: one.owner.id })
      await publish(one)
      await connect(one)
      await other.sites.send(
        'hotel',
        { base: 0, changes: [{ id: 'change-1', operation: titled('Another') }] },
        one.owner.id,
      )
      await publish(other)
      const home = async () => [...(await published(other)).texts.values()].find((text) => text.includes('<h1'))
      expect(await home()).toContain('Another')
      expect(await home()).toContain(`rel="canonical" href="${OWN}/`)
      await one.domains.remove('hotel')
      await publish(other)
      expect(await home()).toContain(`rel="canonical" href="${PLAIN}/`)
    },
  )
})
