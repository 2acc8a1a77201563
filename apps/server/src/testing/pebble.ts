// An ACME server for tests: Debian's `pebble`, the test server of Let's Encrypt, with the DNS that belongs to it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestPlain } from 'node:http'
import { Agent, createServer, get, request } from 'node:https'
import { type AddressInfo, connect, createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A door in front of pebble. What it lacks (renewal information, profiles) stands there, and what goes wrong with an authority can be had there. */
interface TestAuthority {
  readonly directory: string
  /** Whom to believe that this is the authority (PEM). */
  readonly ca: string
  /** Where it fetches answers to challenges, on the address that a name has. */
  readonly httpPort: number
  /** Where its DNS is asked. */
  readonly dns: string
  /** Whom to believe that a certificate is from this authority (PEM). */
  readonly root: string
  /** What certificates were ordered, by name, since the beginning. */
  readonly ordered: readonly string[]
  /** The certificates that orders said they replace. */
  readonly replaced: readonly string[]
  /** The kind of certificate that each order asked for; '' where it said none. */
  readonly profiles: readonly string[]
  /** Names and their addresses, as DNS knows them from now on. */
  setAddress(name: string, address?: string): Promise<void>
  /** What it says about a renewal from now on; undefined: nothing. */
  window: { readonly start: number; readonly end: number } | undefined
  /** What happens in place of its answer. */
  interfere: ((path: string) => { readonly status: number; readonly problem?: object } | undefined) | undefined
  stop(): Promise<void>
}

/** What an authority is like. */
interface Manner {
  /** It takes up to so many seconds before it looks at a name. */
  readonly slowness?: number
  /** It gives certificates to this account alone, which it knows by another name (EAB). */
  readonly binding?: { readonly id: string; readonly key: string }
  /** Where it looks at a name by TLS, for whoever answers its challenges there. */
  readonly tlsPort?: number
  /** The kinds of certificates that it gives. */
  readonly offers?: readonly string[]
}

/** Starts one; it lasts until it is stopped. */
export async function startAuthority(manner: Manner = {}): Promise<TestAuthority> {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-authority-'))
  const certificate = ownCertificate(folder)
  const ports = await freePorts(5)
  const [acme = 0, management = 0, httpPort = 0, dns = 0, records = 0] = ports
  const programs = [startDns(dns, records), startPebble(folder, { acme, management, httpPort, dns }, manner)]
  // Also where whoever started it fails before it can stop it.
  const endWithUs = () => programs.forEach((program) => void program.kill('SIGKILL'))
  process.once('exit', endWithUs)
  await Promise.all([acme, records].map(opened))
  const ask = (path: string, body: object) => post(records, path, body)
  await ask('/set-default-ipv4', { ip: '' })
  await ask('/set-default-ipv6', { ip: '' })
  const told: Told = { ordered: [], replaced: [], profiles: [], window: undefined, interfere: undefined }
  const front = await openFront(acme, certificate, told, manner)
  return Object.assign(told, {
    directory: `https://localhost:${front.port}/dir`,
    ca: certificate.pem,
    httpPort,
    dns: `127.0.0.1:${dns}`,
    root: await fetchText(`https://127.0.0.1:${management}/roots/0`),
    async setAddress(name: string, address?: string) {
      await ask('/clear-a', { host: `${name}.` })
      if (address !== undefined) await ask('/add-a', { host: `${name}.`, addresses: [address] })
    },
    async stop() {
      process.off('exit', endWithUs)
      front.close()
      await Promise.all(programs.map(ended))
      rmSync(folder, { recursive: true, force: true })
    },
  })
}

type Told = Pick<TestAuthority, 'window' | 'interfere'> & {
  readonly [List in 'ordered' | 'replaced' | 'profiles']: string[]
}

interface OwnCertificate {
  readonly key: string
  readonly pem: string
}

function ownCertificate(folder: string): OwnCertificate {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return { key: readFileSync(key, 'utf8'), pem: readFileSync(certificate, 'utf8') }
}

function startDns(dns: number, records: number): ChildProcess {
  const none = ['-http01', '', '-https01', '', '-tlsalpn01', '']
  return spawn('pebble-challtestsrv', ['-dns01', `127.0.0.1:${dns}`, '-management', `127.0.0.1:${records}`, ...none], {
    stdio: 'ignore',
  })
}

interface Ports {
  readonly acme: number
  readonly management: number
  readonly httpPort: number
  readonly dns: number
}

function startPebble(
  folder: string,
  { acme, management, httpPort, dns }: Ports,
  { slowness = 0, binding, tlsPort = httpPort }: Manner,
): ChildProcess {
  const config = join(folder, 'pebble.json')
  const pebble = {
    listenAddress: `127.0.0.1:${acme}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate: join(folder, 'certificate.pem'),
    privateKey: join(folder, 'key.pem'),
    httpPort,
    tlsPort,
    ...(binding && { externalAccountBindingRequired: true, externalAccountMACKeys: { [binding.id]: binding.key } }),
  }
  writeFileSync(config, JSON.stringify({ pebble }))
  // It still refuses each twentieth good nonce.
  const pace = slowness > 0 ? { PEBBLE_VA_SLEEPTIME: String(slowness) } : { PEBBLE_VA_NOSLEEP: '1' }
  const env = { ...process.env, ...pace, PEBBLE_AUTHZREUSE: '0' }
  return spawn('pebble', ['-config', config, '-dnsserver', `127.0.0.1:${dns}`], { stdio: 'ignore', env })
}

/** Passes everything on, notes what is ordered, and lies where a test wants it to. */
async function openFront(acme: number, { key, pem }: OwnCertificate, told: Told, { offers = [] }: Manner) {
  const agent = new Agent({ rejectUnauthorized: false, keepAlive: true })
  const server = createServer({ key, cert: pem }, async (asked, answer) => {
    const path = asked.url ?? ''
    const body = await text(asked)
    const instead = told.interfere?.(path)
    if (instead) return void answer.writeHead(instead.status).end(instead.problem && JSON.stringify(instead.problem))
    if (path.startsWith('/renewal-info/')) return void sendWindow(answer, told.window)
    const options = { host: '127.0.0.1', port: acme, path, method: asked.method, headers: asked.headers, agent }
    const passed = request(options, async (got) => {
      // A nonce that it does not take is no order.
      if (path === '/order-plz' && got.statusCode === 201) note(body, told)
      if (path !== '/dir') return void got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers))
      const places = JSON.parse(await text(got)) as { readonly meta?: object }
      const renewalInfo = `https://${asked.headers.host}/renewal-info`
      const meta = { ...places.meta, profiles: Object.fromEntries(offers.map((name) => [name, name])) }
      const lent = JSON.stringify({ ...places, renewalInfo, meta })
      answer.writeHead(200, { 'content-type': 'application/json' }).end(lent)
    })
    passed.on('error', () => answer.destroy())
    passed.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close().closeAllConnections()
    agent.destroy()
  }
  return { port: (server.address() as AddressInfo).port, close }
}

function sendWindow(answer: { writeHead(status: number): { end(text?: string): void } }, window: Told['window']) {
  if (!window) return answer.writeHead(404).end()
  const [start, end] = [window.start, window.end].map((time) => new Date(time).toISOString())
  answer.writeHead(200).end(JSON.stringify({ suggestedWindow: { start, end } }))
}

function note(body: string, told: Told) {
  const { payload } = JSON.parse(body) as { payload: string }
  const order = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    identifiers: { value: string }[]
    replaces?: string
    profile?: string
  }
  told.ordered.push(...order.identifiers.map(({ value }) => value))
  told.profiles.push(order.profile ?? '')
  if (order.replaces) told.replaced.push(order.replaces)
}

async function text(stream: AsyncIterable<unknown>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function fetchText(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { rejectUnauthorized: false }, (answer) => resolve(text(answer))).on('error', reject)
  })
}

function post(port: number, path: string, body: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = requestPlain({ host: '127.0.0.1', port, path, method: 'POST' }, (answer) => {
      answer.resume().on('end', resolve)
    })
    asked.on('error', reject).end(JSON.stringify(body))
  })
}

/** Ports that nobody has at the moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createSocket()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return server
    }),
  )
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** Tries until something listens there. */
async function opened(port: number): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until; ) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`Nothing answers at port ${port}.`)
}

async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return
  const over = new Promise((resolve) => program.once('exit', resolve))
  program.kill()
  await over
}
