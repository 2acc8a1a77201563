import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createPlain, type RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, createServer as createSocket, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createEncrypted } from 'node:tls'
import type { PadlockFault } from '@mimar/contract'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { answerChallenges, listenEncrypted, openServer } from '../certificates/testing.ts'
import { readSettings } from '../settings.ts'
import { AccountStore } from '../store/accounts.store.ts'
import { changeDomain } from '../store/domains.store.ts'
import { SiteStore } from '../store/sites.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { startNameServer } from '../testing/name-server.ts'
import { startAuthority } from '../testing/pebble.ts'
import { someSite } from '../testing/site.ts'
import { openDomains } from './open-domains.ts'
import { createPadlockAnswer, type PadlockDoors, visitPadlock } from './padlock.ts'

const NAME = 'cafe-lawz.example'
const HERE = '127.0.0.1'

interface Certificate {
  readonly key: string
  readonly cert: string
}

/** Certificates of an authority of the test's own, which nobody else believes. */
function certificates() {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-padlock-'))
  const at = (file: string) => join(folder, file)
  const openssl = (...words: readonly string[]) => execFileSync('openssl', words, { stdio: 'ignore' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl('req', '-x509', ...key, '-subj', '/CN=Authority', '-keyout', at('ca.key'), '-out', at('ca.pem'))
  /** Good for so many days; for none, it is out of date a second later. */
  const made = (name: string, days: number): Certificate => {
    const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
    openssl('req', ...key, ...names, '-keyout', at('key.pem'), '-out', at('wish.pem'))
    const by = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-copy_extensions', 'copy', '-days', String(days)]
    openssl('x509', '-req', '-in', at('wish.pem'), ...by, '-out', at('cert.pem'))
    return { key: readFileSync(at('key.pem'), 'utf8'), cert: readFileSync(at('cert.pem'), 'utf8') }
  }
  const [expired, right, others] = [made(NAME, 0), made(NAME, 2), made('old-host.example', 2)]
  openssl('req', '-x509', ...key, '-subj', `/CN=${NAME}`, '-keyout', at('own.key'), '-out', at('own.pem'))
  const own = { key: readFileSync(at('own.key'), 'utf8'), cert: readFileSync(at('own.pem'), 'utf8') }
  const ca = readFileSync(at('ca.pem'), 'utf8')
  rmSync(folder, { recursive: true })
  return { ca, right, expired, others, own }
}

/** TLS alert: fatal, unrecognized_name. */
const NO_SUCH_NAME = Buffer.from([21, 3, 3, 0, 2, 2, 112])

const answerFor = async (site: string) => `only we know ${site}`
const domainOf = (site: string) => ({ siteOfProvedName: () => ({ ...{ name: NAME, site, slug: site }, ...CONNECTED }) })
const CONNECTED = { main: NAME, isConnected: true }

/** As the visitors' side of an installation: the site's answer, and a page for all else. */
function answering(site: string): RequestListener {
  const answer = createPadlockAnswer(domainOf(site), answerFor)
  return (request, response) => void (answer(request, response) || response.writeHead(404).end('No page.'))
}

async function listening(server: Server): Promise<number> {
  server.listen(0, HERE)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

describe('whether a visitor has a padlock', () => {
  let made: ReturnType<typeof certificates>
  beforeAll(() => {
    made = certificates()
  })

  const secure = (one: Certificate, site = 'hotel') => listening(createServer(one, answering(site)))
  /** What answers the first bytes of a handshake. */
  const bare = (answer: (socket: Socket) => void) =>
    listening(createSocket((socket) => void socket.on('error', () => {}).once('data', () => answer(socket))))
  const doors = (port: number, more: Partial<PadlockDoors> = {}): PadlockDoors => ({
    ...{ find: async () => [HERE], mayAsk: () => true, port, ca: made.ca, answerFor, ...more },
  })

  const seen: readonly { what: string; fault: PadlockFault | null; at: () => Promise<number> }[] = [
    { what: 'its own site with a certificate that holds', fault: null, at: () => secure(made.right) },
    { what: 'a certificate that is out of date', fault: 'expired', at: () => secure(made.expired) },
    { what: 'a certificate for another name', fault: 'other-name', at: () => secure(made.others) },
    { what: 'a certificate that nobody believes', fault: 'untrusted', at: () => secure(made.own) },
    { what: 'no encryption', fault: 'unencrypted', at: () => listening(createPlain(answering('hotel'))) },
    { what: 'what hangs up before it says anything', fault: 'unreached', at: () => bare((socket) => socket.destroy()) },
    { what: 'what knows no such name', fault: 'other-name', at: () => bare((socket) => socket.end(NO_SUCH_NAME)) },
    {
      ...{ what: 'encryption with something else than HTTP in it', fault: 'another-site' },
      at: () => listening(createEncrypted(made.right, (socket) => void socket.end('220 mail ready\r\n'))),
    },
    { what: 'another site of this installation', fault: 'another-site', at: () => secure(made.right, 'others') },
  ]

  test.for(seen)('of $what it is seen: $fault', async ({ fault, at }) => {
    const port = await at()
    await eventually(async () => {
      expect(await visitPadlock(NAME, 'hotel', doors(port))).toMatchObject({ name: NAME, fault })
    })
  })

  test('what answers with a page of its own is another site', async () => {
    const port = await listening(createServer(made.right, (_, response) => void response.end('Under construction')))
    expect(await visitPadlock(NAME, 'hotel', doors(port))).toEqual({
      ...{ name: NAME, fault: 'another-site', said: `${HERE} · HTTP 200` },
    })
  })

  test('where nothing listens it is said, and a name without an address as well', async () => {
    const server = createPlain()
    const port = await listening(server)
    await new Promise((resolve) => server.close(resolve))
    expect(await visitPadlock(NAME, 'hotel', doors(port))).toMatchObject({
      ...{ fault: 'unreached', said: `${HERE} · ECONNREFUSED` },
    })
    expect(await visitPadlock(NAME, 'hotel', doors(port, { find: async () => [] }))).toMatchObject({
      fault: 'no-address',
    })
  })

  test('every address of a name is asked, as visitors may get any of them', async () => {
    const port = await secure(made.right)
    const find = async () => [HERE, '127.0.0.2']
    expect(await visitPadlock(NAME, 'hotel', doors(port, { find }))).toMatchObject({ fault: 'unreached' })
  })

  test('of many addresses four of each kind are asked, so that IPv4 never hides what IPv6 leads to', async () => {
    const port = await secure(made.right)
    const find = async () => [...Array.from({ length: 4 }, () => HERE), '127.0.0.2', '::1']
    const seen = await visitPadlock(NAME, 'hotel', doors(port, { find }))
    expect(seen).toMatchObject({ fault: 'unreached', said: expect.stringContaining('::1 · ') })
  })

  test.for(['127.0.0.1', '10.0.0.7', '192.168.1.1', '169.254.169.254', '::1', 'fd00::1', '::ffff:127.0.0.1'])(
    'a name that leads to %s is not asked (SSRF), also where another of its addresses is public',
    async (inside) => {
      let asked = 0
      const server = createServer(made.right, (_, response) => void response.end())
      server.on('connection', () => {
        asked += 1
      })
      const port = await listening(server)
      const find = async () => ['1.1.1.1', inside]
      expect(await visitPadlock(NAME, 'hotel', doors(port, { find, mayAsk: () => false }))).toMatchObject({
        fault: 'inside',
      })
      expect(asked).toBe(0)
    },
  )

  test('a certificate of an authority (pebble) is a padlock for who believes it', async () => {
    const pebble = await startAuthority()
    onTestFinished(() => pebble.stop())
    for (const name of ['edit.', '', 'www.']) await pebble.setAddress(`${name}dar.example`, HERE)
    const server = await openServer({ address: await dialects[0]!.newAddress(), pebble })
    await answerChallenges(pebble, [server])
    const listening = await listenEncrypted(server)
    listening.handle(answering('hotel'))
    server.certificates.start()
    const asked = (ca?: string) => visitPadlock('dar.example', 'hotel', doors(Number(listening.ports.tls), { ca }))
    await eventually(async () => expect(await asked(pebble.root)).toMatchObject({ fault: null }))
    expect(await asked()).toMatchObject({ fault: 'untrusted' })
  })

  describe.each(dialects)('of a connected domain on $name', (dialect) => {
    async function connected(environment: Readonly<Record<string, string>>) {
      const dns = await startNameServer()
      onTestFinished(dns.stop)
      const database = await openTestDatabase(await dialect.newAddress())
      const settings = readSettings({ DNS_SERVERS: dns.address, SITES_DOMAIN: 'sites.example.org', ...environment })
      const owner = await new AccountStore(database).insert('lina@example.com', 'owner')
      const siteStore = new SiteStore(database)
      await siteStore.insert({ site: someSite(), slug: 'hotel', name: 'Dar Salma', owner: owner.id })
      let clock = Date.parse('2026-11-26T10:00:00Z')
      const move = async (site: string, { domain }: { domain?: unknown }) =>
        database.query
          .transaction()
          .execute((transaction) => changeDomain(transaction, site, domain as 'removed', new Date(clock).toISOString()))
      const { domains, watchedDomains } = openDomains({
        ...{ settings, database, siteStore, now: () => (clock += 10_000) },
        publishing: { move },
        mixtures: { siteOf: async () => undefined },
      })
      onTestFinished(() => watchedDomains.stop())
      const claimed = await domains.set('hotel', NAME)
      for (const { kind, host, value } of claimed?.records ?? []) dns.set(kind, host, value)
      dns.set('A', `www.${NAME}`, HERE)
      const pass = (ms: number) => {
        clock += ms
      }
      return { domains, watchedDomains, database, pass, dns }
    }

    test('what a visitor would see is looked at once it is connected, by whoever asks, and again when it failed', async () => {
      const port = await secure(made.others)
      const { domains, watchedDomains, pass } = await connected({
        ...{ APP_URL: `https://edit.example.net:${port}`, PUBLIC_IPS: HERE },
      })
      expect(await domains.look('hotel')).toMatchObject({ state: 'connected', padlock: null })
      await watchedDomains.stop()
      const first = (await domains.of('hotel'))?.padlock
      // These settings name no authority to believe.
      expect(first).toMatchObject({ name: NAME, fault: 'untrusted' })
      await domains.tryPadlock('hotel')
      const second = (await domains.of('hotel'))?.padlock
      expect(Date.parse(second!.at)).toBeGreaterThan(Date.parse(first!.at))
      pass(60 * 60_000)
      await domains.look('hotel')
      await watchedDomains.stop()
      expect(Date.parse((await domains.of('hotel'))!.padlock!.at)).toBeGreaterThan(Date.parse(second!.at))
    })

    test('a main name that changes is looked at anew', async () => {
      const port = await secure(made.others)
      const { domains, watchedDomains } = await connected({
        ...{ APP_URL: `https://edit.example.net:${port}`, PUBLIC_IPS: HERE },
      })
      await domains.look('hotel')
      await watchedDomains.stop()
      expect(await domains.set('hotel', NAME, `www.${NAME}`)).toMatchObject({ padlock: null })
    })

    test('where nothing is encrypted nobody is asked for a padlock', async () => {
      const { domains, watchedDomains } = await connected({
        APP_URL: 'http://localhost:3000',
        PUBLIC_IPS: HERE,
        SITES_DOMAIN: 'localhost',
      })
      expect(await domains.look('hotel')).toMatchObject({ state: 'connected' })
      await watchedDomains.stop()
      expect(await domains.of('hotel')).toMatchObject({ isSecure: false, padlock: null })
    })
  })
})
