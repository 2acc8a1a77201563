// How long an owner waits for the padlock of a domain, and what strange names cost a server that gets certificates by itself.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:tls'
import { openDatabase } from '../apps/server/src/store/database.ts'
import { DomainStore } from '../apps/server/src/store/domains.store.ts'
import { freePorts, startAuthority } from '../apps/server/src/testing/pebble.ts'
import { startInstallation } from '../e2e/installation.ts'
import { printTable } from './table.ts'

const DOMAINS = 5
const STRANGERS = 10_000
const AT_ONCE = 32
/** An authority looks from several places before it believes. */
const SLOWNESS_S = 5
const SITE = 'hotel'

const authority = await startAuthority({ slowness: SLOWNESS_S })
const folder = mkdtempSync(join(tmpdir(), 'mimar-bench-'))
const [port = 0, tlsPort = 0] = await freePorts(2)
for (const name of ['edit.dar.example', 'dar.example']) await authority.setAddress(name, '127.0.0.1')
const began = performance.now()
const installation = await startInstallation({ port, env: environment() })
try {
  const editor = (await padlockAt('edit.dar.example', began)) / 1000
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
  rmSync(folder, { recursive: true, force: true })
}

function environment() {
  const ca = join(folder, 'ca.pem')
  writeFileSync(ca, authority.ca)
  return {
    ...{ APP_URL: 'https://edit.dar.example', SITES_DOMAIN: 'dar.example', MAIN_SITE: SITE, HOST: '127.0.0.1' },
    ...{ TLS: 'acme', ACME_DIRECTORY: authority.directory, ACME_CA_FILE: ca },
    ...{ TLS_PORT: String(tlsPort), HTTP_PORT: String(authority.httpPort) },
    DNS_SERVERS: authority.dns,
  }
}

/** Each domain is proved, waits a while without its records, and then has them: how long until the padlock, in seconds. */
async function domainsInTurn(): Promise<number[]> {
  const database = await openDatabase(join(installation.dataDir, 'mimar.db'))
  const domains = new DomainStore(database)
  const waits: number[] = []
  for (let number = 0; number < DOMAINS; number += 1) {
    const name = `cafe-${number}.example`
    const claim = { site: SITE, name, hasWww: false, main: name, token: `token-${number}` }
    await domains.claim(claim, new Date())
    await domains.prove(claim, new Date())
    await pause(7_000 + 2_000 * number)
    await authority.setAddress(name, '127.0.0.1')
    waits.push((await padlockAt(name, performance.now())) / 1000)
  }
  await database.close()
  return waits.sort((one, other) => one - other)
}

async function padlockAt(name: string, since: number): Promise<number> {
  for (const until = performance.now() + 120_000; performance.now() < until; ) {
    if (await isBelieved(name)) return performance.now() - since
    await pause(100)
  }
  return Number.POSITIVE_INFINITY
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
