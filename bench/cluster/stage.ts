// Several servers of the built program on one PostgreSQL of their own and one place for bytes, behind haproxy.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startBuckets } from '../../apps/server/src/testing/bucket-storage.ts'
import { ownCluster } from '../../apps/server/src/testing/postgres.ts'
import { type Answer, ask } from '../../e2e/asking.ts'
import { findFreePort, type Installation, startInstallation } from '../../e2e/installation.ts'
import { type Gate, openGate } from './gate.ts'
import { startProxy } from './proxy.ts'

/** Asks the API as the owner. */
export type Api = (path: string, options?: Parameters<typeof ask>[2]) => Promise<Answer>

interface Wish {
  readonly servers: number
  /** Bytes in a bucket of a real store in place of a shared folder. */
  readonly hasBucket?: boolean
  /** A wire that can be cut between each server and the database, and between all of them and the store. */
  readonly hasGates?: boolean
  /** How far the clock of each server is off, in milliseconds. */
  readonly clocks?: readonly number[]
  readonly env?: Readonly<Record<string, string>>
  /** A program that runs before each server, in its process. */
  readonly before?: string
}

/** One of several servers: it can end and come back at the same port. */
export class Server {
  readonly port: number
  readonly dataDir: string
  readonly gate: Gate | undefined
  readonly #env: Readonly<Record<string, string>>
  readonly #before: readonly string[]
  #running: Installation | undefined

  constructor(
    { port, dataDir, env }: { port: number; dataDir: string; env: Readonly<Record<string, string>> },
    { gate, before }: { gate: Gate | undefined; before: readonly string[] },
  ) {
    this.port = port
    this.dataDir = dataDir
    this.gate = gate
    this.#env = env
    this.#before = before
  }

  /** What a command of this installation is told. */
  get settings(): Readonly<Record<string, string>> {
    return { ...this.#env, PORT: String(this.port), DATA_DIR: this.dataDir, AVIF: 'off' }
  }

  async start(): Promise<Installation> {
    const program = ['--max-semi-space-size=8', ...this.#before.flatMap((one) => ['--import', one]), MAIN]
    this.#running = await startInstallation({ port: this.port, dataDir: this.dataDir, env: this.#env, program })
    return this.#running
  }

  /** As a power cut ends it. */
  async kill(): Promise<void> {
    await this.#running?.kill()
  }

  /** With all that was opened for it. */
  async end(): Promise<void> {
    this.signal('SIGCONT')
    await this.kill()
    this.gate?.close()
  }

  signal(name: NodeJS.Signals): void {
    this.#running?.signal(name)
  }

  async isReady(): Promise<boolean> {
    return (await ask(this.port, '/readyz').catch(() => undefined))?.status === 200
  }
}

const MAIN = join(import.meta.dirname, '../../apps/server/dist/main.js')

/** A program that runs before the server and has its clock go wrong. */
function wrongClock(off: number): string {
  const program = `
    const Right = Date
    globalThis.Date = class extends Right {
      constructor(...parts) { parts.length === 0 ? super(Right.now() + ${off}) : super(...parts) }
      static now() { return Right.now() + ${off} }
    }`
  return `data:text/javascript,${encodeURIComponent(program)}`
}

export interface Stage {
  /** Where haproxy listens, which is where everybody goes. */
  readonly port: number
  readonly servers: readonly Server[]
  readonly cluster: Awaited<ReturnType<typeof ownCluster>>
  /** The database without a gate. */
  readonly database: string
  /** Between all servers and the store. */
  readonly store: Gate | undefined
  /** Through haproxy. */
  readonly api: Api
  /** Of one server alone. */
  apiAt(server: Server): Api
  stop(): Promise<void>
}

/** Starts all of it; `stop` leaves nothing behind. */
export async function openStage(wish: Wish): Promise<Stage> {
  const undone: (() => unknown)[] = []
  const stop = async () => {
    for (const undo of undone.toReversed()) await undo()
  }
  try {
    return { ...(await build(wish, (undo) => undone.push(undo))), stop }
  } catch (failure) {
    await stop()
    throw failure
  }
}

async function build(wish: Wish, later: (undo: () => unknown) => void): Promise<Omit<Stage, 'stop'>> {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-cluster-'))
  later(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'postgres'))
  const cluster = await ownCluster(join(folder, 'postgres'))
  later(() => cluster.crash().catch(() => {}))
  const database = await cluster.newDatabase()
  const port = await findFreePort()
  const bucket = wish.hasBucket ? await openBucket(wish.hasGates === true) : undefined
  if (bucket) later(bucket.stop)
  const shared = { APP_URL: `http://localhost:${port}`, TRUSTED_PROXIES: 'loopback', HOST: '127.0.0.1' }
  const place = { folder, database, env: { ...shared, LOG_LEVEL: 'error', ...bucket?.env, ...wish.env } }
  const servers: Server[] = []
  for (let count = 0; count < wish.servers; count += 1) {
    const server = await placeServer(place, wish, count)
    servers.push(server)
    later(() => server.end())
  }
  const first = await servers[0]!.start()
  await Promise.all(servers.slice(1).map((server) => server.start()))
  const ports = servers.map((server) => server.port)
  later((await startProxy(port, ports)).stop)
  await behind(port)
  const cookie = await signIn(port, first.editorAddress)
  const headers = { cookie, host: `localhost:${port}` }
  const apiOf = (at: number): Api => {
    return (path, options = {}) =>
      ask(at, `/api/v1${path}`, { ...options, headers: { ...options.headers, ...headers } })
  }
  const api = apiOf(port)
  return { port, servers, cluster, database, store: bucket?.gate, api, apiAt: (server) => apiOf(server.port) }
}

interface Place {
  readonly folder: string
  readonly database: string
  readonly env: Readonly<Record<string, string>>
}

async function placeServer({ folder, database, env }: Place, wish: Wish, count: number): Promise<Server> {
  const address = new URL(database)
  const gate = wish.hasGates ? await openGate(Number(address.port)) : undefined
  if (gate) address.port = String(gate.port)
  const dataDir = join(folder, wish.hasBucket ? `data-${count}` : 'data')
  mkdirSync(dataDir, { recursive: true })
  const own = { port: await findFreePort(), dataDir, env: { ...env, DATABASE_URL: address.href } }
  const clock = wish.clocks?.[count] ?? 0
  const before = [...(clock === 0 ? [] : [wrongClock(clock)]), ...(wish.before ? [wish.before] : [])]
  return new Server(own, { gate, before })
}

async function openBucket(hasGate: boolean) {
  const buckets = await startBuckets()
  const env = await buckets.newStorage()
  const endpoint = new URL(env.AWS_ENDPOINT_URL!)
  const gate = hasGate ? await openGate(Number(endpoint.port)) : undefined
  if (gate) endpoint.port = String(gate.port)
  const stop = () => {
    gate?.close()
    return buckets.stop()
  }
  return { gate, env: { ...env, AWS_ENDPOINT_URL: endpoint.origin }, stop }
}

/** The owner's session, which all servers know. */
async function signIn(port: number, editorAddress: string): Promise<string> {
  const authHash = new URL(editorAddress).searchParams.get('authHash')
  const { status, headers } = await ask(port, '/api/v1/session', { method: 'POST', body: { authHash } })
  if (status !== 200) throw new Error(`Signing in was answered with ${status}.`)
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

/** Until haproxy sends to a server that is ready. */
async function behind(port: number): Promise<void> {
  while ((await ask(port, '/readyz').catch(() => undefined))?.status !== 200) await pause(100)
}
