// What compose files start, started by hand: the built servers with the very settings of the files, a PostgreSQL, a store and haproxy of Debian.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test as plainTest, vi } from 'vitest'
import { parse } from 'yaml'
import { hasObjectStore, startObjectStore } from '../apps/server/src/testing/object-store.ts'
import { hasPostgres, ownCluster } from '../apps/server/src/testing/postgres.ts'
import { hasHaproxy } from '../bench/cluster/proxy.ts'
import { ask } from '../e2e/asking.ts'
import { findFreePort } from '../e2e/installation.ts'
import { root } from './sources.ts'

const isBuilt = existsSync(join(root, 'apps/server/dist/main.js'))
const test = plainTest.runIf(isBuilt && hasPostgres && hasObjectStore && hasHaproxy)

interface Service {
  readonly environment?: { readonly [name: string]: string | null }
  readonly command?: readonly string[] | string
  readonly volumes?: readonly string[]
}

interface Composition {
  readonly services: { readonly [name: string]: Service }
  readonly configs?: { readonly [name: string]: { readonly content: string } }
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** What the head of the file tells to write into .env, and each of its services with that put in, as compose does it. */
function composed(file: string, own: { readonly [name: string]: string }): Composition {
  const text = read(`deploy/container/${file}`)
  const told = new Set([...text.matchAll(/^# {3}([A-Z_]+)=/gm)].map(([, name]) => name))
  const filled = text.replaceAll(
    /\$\{([A-Z_]+)(?::([?-])([^}]*))?\}/g,
    (_, name: string, kind: string, other: string) => {
      if (own[name] !== undefined) return own[name]
      if (kind === '-') return other
      throw new Error(
        `${file} asks for ${name}, ${told.has(name) ? 'which this test does not say' : 'of which its head says nothing'}.`,
      )
    },
  )
  return parse(filled, { merge: true })
}

/** What a service is told; nothing stands for ''. */
function toldTo({ services }: Composition, name: string): { readonly [name: string]: string } {
  const told = Object.entries(services[name]!.environment ?? {}).map(([key, value]) => [key, String(value ?? '')])
  return Object.fromEntries(told)
}

const EDITOR = 'edit.mimar.example'
const OWN = {
  ...{ EDITOR_HOST: EDITOR, APP_URL: `https://${EDITOR}`, SITES_DOMAIN: 'sites.example' },
  ...{ POSTGRES_PASSWORD: 'aPasswordOfThisTest', READER_PASSWORD: 'aReadersPassword' },
}

/** A PostgreSQL as its image makes one: a superuser, its database, and what stands in docker-entrypoint-initdb.d. */
async function database({ services, configs }: Composition, folder: string) {
  mkdirSync(join(folder, 'postgres'))
  const cluster = await ownCluster(join(folder, 'postgres'))
  onTestFinished(() => cluster.crash())
  const first = new URL(await cluster.newDatabase())
  const { POSTGRES_USER = '', POSTGRES_DB = '', POSTGRES_PASSWORD } = toldTo({ services }, 'postgres')
  const run = async (address: string, ...steps: string[]) => {
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    for (const step of steps) await client.query(step)
    await client.end()
  }
  const made = `create role ${POSTGRES_USER} superuser login password '${POSTGRES_PASSWORD}'`
  await run(first.href, made, `create database ${POSTGRES_DB} owner ${POSTGRES_USER}`)
  const here = Object.assign(new URL(first), { pathname: `/${POSTGRES_DB}`, username: POSTGRES_USER })
  if (configs?.reader) await run(here.href, configs.reader.content)
  return first.host
}

/** The services of Mimar as they would run, with the names of others led to where those are. */
async function started(
  file: string,
  own: { readonly [name: string]: string } = OWN,
  store?: Awaited<ReturnType<typeof startObjectStore>>,
) {
  const composition = composed(file, own)
  const folder = mkdtempSync(join(tmpdir(), 'mimar-composed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  chmodSync(folder, 0o755)
  const at = await database(composition, folder)
  const names = Object.keys(composition.services).filter((name) => ['one', 'two', 'visitors'].includes(name))
  const ports: { [name: string]: number } = {}
  const settings: { [name: string]: { readonly [name: string]: string } } = {}
  for (const name of names) {
    const { volumes = [], command } = composition.services[name]!
    const environment = toldTo(composition, name)
    const [volume] = volumes.map((one) => one.split(':')).find(([, inside]) => inside === '/data') ?? []
    const dataDir = join(folder, volume!)
    mkdirSync(dataDir, { recursive: true })
    settings[name] = {
      ...environment,
      DATABASE_URL: environment.DATABASE_URL!.replace('@postgres/', `@${at}/`),
      TRUSTED_PROXIES: 'loopback',
      // The store here has one key, which may write.
      ...store?.environment,
    }
    const words = (command ?? imageCommand()) as readonly string[]
    const program = words.slice(1).map(hereOf)
    ports[name] = await findFreePort()
    await running(`${file}, ${name}`, program, { ...settings[name], PORT: String(ports[name]), DATA_DIR: dataDir })
  }
  return { composition, ports, settings, front: await inFront(composition, ports, folder), folder }
}

/** A program of the image: the release has the command line and the built programs, and no other folder of a checkout. */
const hereOf = (word: string) =>
  word
    .replace(/^\/mimar\/(?=apps\/(?:server|cli)\/dist\/)/, `${root}/`)
    .replace(/^\/mimar\/mimar\.mjs$/, join(root, 'apps/cli/mimar.mjs'))

const imageCommand = () => JSON.parse(/^CMD (\[.*\])$/m.exec(read('Containerfile'))?.[1] ?? '[]')

/** A server of Mimar, until it is ready; ended with the test. */
async function running(name: string, program: readonly string[], env: { readonly [name: string]: string }) {
  const child = spawn(process.execPath, program, { env: { ...process.env, AVIF: 'off', ...env }, stdio: 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${said}`)
    return (await ask(Number(env.PORT), '/readyz').catch(() => undefined))?.status === 200
  }
  while (!(await isReady())) await pause(200)
}

/** haproxy with the files that the composition gives it; the port that it is asked at. */
async function inFront({ services }: Composition, ports: { readonly [name: string]: number }, folder: string) {
  const { volumes = [] } = services.haproxy!
  const environment = toldTo({ services }, 'haproxy')
  const files: string[] = []
  const opened: { [port: string]: number } = {}
  for (const [from] of volumes.map((one) => one.split(':'))) {
    let text = read(join('deploy/container', from!))
    for (const [, port] of text.matchAll(/bind :(\d+)/g)) opened[port!] ??= await findFreePort()
    text = text
      .replaceAll(/bind :(\d+)/g, (_, port) => `bind 127.0.0.1:${opened[port]}`)
      .replace('maxconn 20000', 'maxconn 400')
    for (const [name, port] of Object.entries(ports)) text = text.replaceAll(`${name}:3000`, `127.0.0.1:${port}`)
    const file = join(folder, `${files.length}.cfg`)
    writeFileSync(file, text)
    files.push(file)
  }
  const args = ['-W', '-db', ...files.flatMap((file) => ['-f', file])]
  const child = spawn('/usr/sbin/haproxy', args, { env: { ...process.env, ...environment }, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGTERM'))
  const [, inside = ''] = /:(\d+)"?$/.exec(String((services.haproxy as { ports?: unknown[] }).ports?.[0])) ?? []
  return opened[inside]!
}

/** As `docker compose exec one node /mimar/mimar.mjs …` answers. */
function command(settings: { readonly [name: string]: string }, dataDir: string, ...words: string[]) {
  const env = { ...process.env, ...settings, DATA_DIR: dataDir }
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'apps/cli/mimar.mjs'), ...words], {
    env,
    encoding: 'utf8',
  })
  return `${stdout}${stderr}`
}

/** What stands before haproxy and has the certificates says so. */
const secure = (host: string) => ({ host, headers: { 'x-forwarded-proto': 'https', host } })

async function answersAll(front: number) {
  const statusAt = async (host: string, path = '/') =>
    (await ask(front, path, secure(host)).catch(() => undefined))?.status
  await vi.waitFor(async () => expect(await statusAt(EDITOR, '/readyz')).toBe(200), { timeout: 60_000, interval: 200 })
  // The page that asks who somebody is.
  expect(await statusAt(EDITOR)).toBe(401)
  expect(await statusAt('hotel.sites.example')).toBe(200)
  expect(await statusAt('nobody.sites.example')).toBe(404)
}

test('compose.two-servers.yaml: two servers on one folder and one database answer behind its haproxy, and the owner is let in', async () => {
  const { front, settings, folder } = await started('compose.two-servers.yaml')
  await answersAll(front)
  expect(command(settings.one!, join(folder, 'data'), 'owner-link')).toContain(`https://${EDITOR}/`)
}, 400_000)

test('compose.cluster.yaml: servers with a store, and one for visitors that only reads the database, answer behind its haproxy', async () => {
  const store = await startObjectStore()
  onTestFinished(() => store.stop())
  await store.newBucket('pictures')
  const key = { STORE_KEY: 'aKey', STORE_SECRET: 'aSecretOfTheStore' }
  const { front, settings, folder, ports } = await started('compose.cluster.yaml', { ...OWN, ...key }, store)
  await answersAll(front)
  expect(command(settings.one!, join(folder, 'one'), 'owner-link')).toContain(`https://${EDITOR}/`)
  expect((await ask(ports.visitors!, '/', secure('hotel.sites.example'))).status).toBe(200)
  expect((await ask(ports.visitors!, '/', secure(EDITOR))).status).toBe(421)
  const reader = new pg.Client({ connectionString: settings.visitors!.DATABASE_URL })
  await reader.connect()
  await expect(reader.query('delete from sites')).rejects.toThrow('permission denied')
  await reader.end()
}, 400_000)
