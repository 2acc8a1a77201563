// How long an owner waits for the padlock of a domain, and what strange names cost a server that gets certificates by itself.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:tls'
import { startNameServer } from '../apps/server/src/testing/name-server.ts'
import { freePorts, startAuthority } from '../apps/server/src/testing/pebble.ts'
import { startInstallation } from '../e2e/installation.ts'
import { ownerLink } from '../e2e/owner-link.ts'
import { printTable } from './table.ts'

const DOMAINS = 5
const STRANGERS = 10_000
const AT_ONCE = 32
/** An authority looks from several places before it believes. */
const SLOWNESS_S = 5
const SITE = 'hotel'
const EDITOR = 'edit.dar.example'
/** Whoever waits longer has given up. */
const LONGEST_MS = 120_000

const authority = await startAuthority({ slowness: SLOWNESS_S })
const folder = mkdtempSync(join(tmpdir(), 'mimar-bench-'))
const [port = 0, tlsPort = 0] = await freePorts(2)
const dns = await startNameServer()
for (const name of [EDITOR, 'dar.example']) await leadHere(name)
const settings = environment()
const began = performance.now()
const installation = await startInstallation({ port, env: settings })
try {
  const editor = (await padlockAt(EDITOR, began)) / 1000
  await padlockAt('dar.example', began)
  const home = await statusOf('dar.example')
  const waits = await domainsInTurn()
  const strangers = await askStrangers()
  printTable(`Certificates from an authority that takes up to ${SLOWNESS_S} s to look`, [
    { what: 'from the first start to the padlock of the editor', measured: editor, unit: 's', budget: 60 },
    { what: '  then the home page of the site answers', measured: home, unit: '', budget: 200 },
    {
      what: `from DNS set to padlock, median of ${DOMAINS}`,
      measured: waits[DOMAINS >> 1] ?? 0,
      unit: 's',
      budget: 60,
    },
    { what: '  the slowest', measured: waits.at(-1) ?? 0, unit: 's', budget: 60 },
    { what: `${STRANGERS} strange names, handshakes refused a second`, measured: strangers.perSecond, unit: '' },
    { what: '  orders for them', measured: strangers.orders, unit: '', budget: 0 },
    { what: '  of them that were answered', measured: strangers.answered, unit: '', budget: 0 },
  ])
} finally {
  await installation.stop()
  await authority.stop()
  dns.stop()
  rmSync(folder, { recursive: true, force: true })
}

function environment() {
  const ca = join(folder, 'ca.pem')
  writeFileSync(ca, authority.ca)
  return {
    ...{ APP_URL: `https://${EDITOR}`, SITES_DOMAIN: 'dar.example', MAIN_SITE: SITE, HOST: '127.0.0.1' },
    ...{ TLS: 'acme', ACME_DIRECTORY: authority.directory, ACME_CA_FILE: ca },
    ...{ TLS_PORT: String(tlsPort), HTTP_PORT: String(authority.httpPort) },
    DNS_SERVERS: dns.address,
  }
}

/** That name leads to this machine from now on, for Mimar and for the authority. */
async function leadHere(name: string): Promise<void> {
  dns.set('A', name, '127.0.0.1')
  await authority.setAddress(name, '127.0.0.1')
}

interface Made {
  readonly id: string
  readonly slug: string
}

interface Claimed {
  readonly domain: {
    readonly state: string
    readonly records: readonly { readonly kind: 'TXT' | 'A' | 'AAAA' | 'CNAME'; host: string; value: string }[]
  }
}

/** Each is claimed and proved by an owner through the API, waits a while without its other records, and then has them: the seconds until the padlock. */
async function domainsInTurn(): Promise<number[]> {
  const api = await signIn()
  const waits: number[] = []
  for (let number = 0; number < DOMAINS; number += 1) {
    const { id, slug } = (await api('POST', `/sites/${SITE}/copies`, {})) as Made
    await api('POST', `/sites/${id}/releases`, {})
    await leadHere(`${slug}.dar.example`)
    const name = `shop.cafe-${number}.example`
    const { domain } = (await api('PUT', `/sites/${id}/domain`, { name })) as Claimed
    const [proof, ...records] = domain.records
    if (proof) dns.set(proof.kind, proof.host, proof.value)
    const checked = (await api('POST', `/sites/${id}/domain/checks`, {})) as Claimed
    if (checked.domain.state !== 'proved') throw new Error(`${name} is ${checked.domain.state}.`)
    await pause(7_000 + 2_000 * number)
    for (const { kind, host, value } of records) dns.set(kind, host, value)
    // A resolver says in one answer where the other name leads.
    await leadHere(name)
    waits.push((await padlockAt(name, performance.now())) / 1000)
  }
  return waits.sort((one, other) => one - other)
}

/** The API as the owner, who came by a link of the command line. */
async function signIn() {
  const authHash = new URL(await ownerLink(installation, settings)).searchParams.get('authHash')
  const { cookie } = await askEditor('POST', '/session', { authHash })
  return async (method: string, path: string, body: object) => (await askEditor(method, path, body, cookie)).answer
}

interface Answered {
  readonly answer: unknown
  readonly cookie: string
}

function askEditor(method: string, path: string, body: object, cookie = ''): Promise<Answered> {
  const place = { host: '127.0.0.1', port: tlsPort, servername: EDITOR, ca: authority.root, agent: false as const }
  const headers = { host: EDITOR, origin: `https://${EDITOR}`, 'content-type': 'application/json', cookie }
  return new Promise((resolve, reject) => {
    const asked = request({ ...place, method, path: `/api/v1${path}`, headers }, async (answer) => {
      let text = ''
      for await (const part of answer.setEncoding('utf8')) text += part
      const { statusCode = 0 } = answer
      if (statusCode >= 300) return reject(new Error(`${path}: ${statusCode} ${text.slice(0, 300)}`))
      const [given = ''] = (answer.headers['set-cookie']?.[0] ?? '').split(';')
      resolve({ answer: JSON.parse(text), cookie: given })
    })
    asked.on('error', reject).end(JSON.stringify(body))
  })
}

async function padlockAt(name: string, since: number): Promise<number> {
  for (const until = performance.now() + LONGEST_MS; performance.now() < until; ) {
    if (await isBelieved(name)) return performance.now() - since
    await pause(100)
  }
  return LONGEST_MS
}

function isBelieved(servername: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: tlsPort, servername, ca: authority.root }, () => {
      resolve(true)
      socket.destroy()
    })
    socket.on('error', () => resolve(false))
  })
}

function statusOf(servername: string): Promise<number> {
  const place = { host: '127.0.0.1', port: tlsPort, servername, ca: authority.root, agent: false as const }
  return new Promise((resolve, reject) => {
    const asked = get({ ...place, path: '/en/', headers: { host: servername } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.on('error', reject)
  })
}

async function askStrangers() {
  const before = authority.ordered.length
  const since = performance.now()
  let [next, answered] = [0, 0]
  const ask = async () => {
    while (next < STRANGERS) {
      next += 1
      const name = next % 2 === 0 ? `strange-${next}.example` : `strange-${next}.dar.example`
      if (await isBelieved(name)) answered += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  const perSecond = (STRANGERS / (performance.now() - since)) * 1000
  // What they might have begun would have been ordered by now.
  await pause(12_000)
  return { perSecond, answered, orders: authority.ordered.length - before }
}
