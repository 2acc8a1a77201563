// What both commands of the README share. Plain JavaScript with nothing but Node's own modules: it must run before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findConfig } from './config-file.mjs'

/** The folder of the checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Node as the project has it: the machine's own may be older than what the server needs. */
export const node = join(root, 'node_modules', '.bin', 'node')

const stampFile = (name) => join(root, 'node_modules', '.mimar', name)

const readStamp = (name) => (existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : '')

function writeStamp(name, value) {
  mkdirSync(dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), value)
}

/** Says what is being done and, when it took longer than a second, how long it took. */
export async function step(title, work) {
  process.stdout.write(`› ${title}…\n`)
  const started = Date.now()
  const result = await work()
  const seconds = (Date.now() - started) / 1000
  if (seconds > 1) process.stdout.write(`  done in ${seconds.toFixed(1)} s\n`)
  return result
}

/** Runs a command in the checkout with its output shown; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

const TAIL = 8000

/** As `run`, and keeps the end of what the command said: `{ code, tail }`. */
export async function runHeard(command, args, options = {}) {
  let tail = ''
  const child = spawn(command, args, { cwd: root, ...options, stdio: ['inherit', 'pipe', 'pipe'] })
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.on('data', (bytes) => {
      to.write(bytes)
      tail = `${tail}${bytes}`.slice(-TAIL)
    })
  }
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (ended, signal) => resolve(signal ? 1 : (ended ?? 1)))
  })
  return { code, tail }
}

/** Runs a command and ends the whole program when it fails, saying what to do. */
export async function mustRun(what, command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0)
    fail(`${what} failed (exit code ${code}). The lines above say why; mend that and run the command again.`)
}

/** Prints one sentence and ends the program. */
export function fail(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

/** Installs the packages of the lock file, once for each state of it. */
export async function ensurePackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  if (readStamp('packages') === wanted && existsSync(node)) return
  // Not `npm ci`: it refuses a lock file without the builds of optional packages for other platforms. Without saving, the lock file still decides.
  // No script of a package runs: npm would compile what has been compiled. Only Node itself is fetched by one, from the registry.
  // Hosts say NODE_ENV=production while they build, and npm would leave out what builds.
  const flags = ['--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  await step('Installing packages (the first time this takes about a minute)', async () => {
    await mustRun('Installing the packages', 'npm', ['install', '--ignore-scripts', ...flags])
    await mustRun('Installing Node', 'npm', ['rebuild', 'node', '--loglevel=error'])
  })
  writeStamp('packages', wanted)
}

const SOURCES = ['package-lock.json', 'packages', 'apps', 'scripts']
const PASSED_OVER = new Set(['node_modules', 'dist', 'data'])

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).sort()) {
    if (!PASSED_OVER.has(name)) yield* filesBelow(join(path, name))
  }
}

/** One hash over everything that is built. */
function sourceHash(added) {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesBelow(join(root, source))) hash.update(relative(root, file)).update(readFileSync(file))
  }
  for (const source of added) {
    for (const file of filesBelow(source)) hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** What an installation adds (0043): its file and the folders it names. One that cannot be taken ends the program: without it, the next publish would leave out its sections. */
export function readAdditions({ isGoingOn = false } = {}) {
  const config = findConfig(process.env, root)
  if (!config) return { config: '', files: [] }
  const env = { ...process.env, MIMAR_CONFIG: config }
  const { status, stdout, stderr } = spawnSync(node, ['scripts/additions.ts'], { cwd: root, env, encoding: 'utf8' })
  if (status !== 0 && isGoingOn) throw new Error(stderr.trim())
  if (status !== 0) fail(`Mimar was not started. ${stderr.trim()}`)
  process.stderr.write(stderr)
  return { config, files: [config, ...JSON.parse(stdout).map((folder) => join(root, folder))] }
}

/** Builds server, command line, editor and islands when a source has changed since the last time. */
export async function ensureBuilt() {
  const { config, files } = readAdditions()
  const wanted = sourceHash(files)
  if (readStamp('build') === wanted && existsSync(join(root, 'apps/server/dist/main.js'))) return
  await step('Building', () =>
    mustRun('The build', node, ['scripts/build.mjs'], { env: { ...process.env, MIMAR_CONFIG: config } }),
  )
  writeStamp('build', wanted)
}

/** The next start builds, whatever was built last. */
export const forgetBuild = () => writeStamp('build', '')

const hasCommand = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0

/** Programs of the administrator are not in everybody's PATH. */
const isServer = (name) => existsSync(`/usr/sbin/${name}`) || hasCommand(name)

/** What tests need beside npm packages, each with the Debian package that brings it. */
export const PROGRAMS = [
  { name: 'a browser', debian: 'chromium-headless-shell', isThere: () => hasCommand('chromium-headless-shell') },
  { name: 'PostgreSQL', debian: 'postgresql', isThere: () => existsSync('/usr/lib/postgresql') },
  {
    ...{ name: 'an ACME server', debian: 'pebble openssl' },
    isThere: () => ['pebble', 'pebble-challtestsrv', 'openssl'].every(hasCommand),
  },
  { name: 'an SSH server', debian: 'openssh-server', isThere: () => isServer('sshd') },
  {
    name: 'an S3 store',
    debian: 'swift-proxy swift-account swift-container swift-object',
    isThere: () => existsSync('/usr/bin/swift-object-server') && existsSync('/usr/bin/swift-proxy-server'),
  },
  { name: 'Caddy', debian: 'caddy', isThere: () => hasCommand('caddy') },
  {
    ...{ name: 'nginx', debian: 'nginx-light libnginx-mod-http-cache-purge' },
    isThere: () => isServer('nginx') && existsSync('/usr/lib/nginx/modules/ngx_http_cache_purge_module.so'),
  },
  {
    ...{ name: 'Varnish', debian: 'varnish varnish-modules' },
    isThere: () => isServer('varnishd') && existsSync('/usr/share/doc/varnish-modules'),
  },
  { name: 'a Redis', debian: 'redis-server', isThere: () => hasCommand('redis-server') },
  { name: 'haproxy', debian: 'haproxy', isThere: () => isServer('haproxy') },
  { name: 'networks of their own', debian: 'iproute2', isThere: () => isServer('ip') },
]

/** The two other engines that the main journeys run in before a release. */
export const ENGINES = [
  { name: 'Firefox', debian: 'firefox-esr', isThere: () => hasCommand('firefox-esr') },
  { name: 'WebKit', debian: 'webkit2gtk-driver', isThere: () => hasCommand('WebKitWebDriver') },
  { name: 'a display', debian: 'xvfb', isThere: () => hasCommand('Xvfb') },
]

/** A second S3 store, of another house, that the server's tests run on before a release. */
export const RADOS = [
  {
    name: 'a Ceph',
    debian: 'radosgw ceph-mon ceph-osd ceph-common',
    isThere: () => hasCommand('radosgw') && hasCommand('ceph-osd'),
  },
]

/** What benches need beside that: a load generator that is not slower than what it loads. */
export const LOADS = [{ name: 'wrk', debian: 'wrk', isThere: () => hasCommand('wrk') }]

/** What benches stand beside, where it can be had. */
export const PEERS = [{ name: 'Hugo', debian: 'hugo', isThere: () => hasCommand('hugo') }]

const canInstall = () => hasCommand('apt-get') && process.getuid?.() === 0
const listOf = (programs, what) => programs.map((program) => program[what])

/** Installs the browser and the servers that the tests drive, where they are missing. */
export async function ensurePrograms(programs = PROGRAMS) {
  const missing = programs.filter((program) => !program.isThere())
  if (missing.length === 0) return
  if (!canInstall()) {
    fail(
      `What was asked for needs ${listOf(missing, 'name').join(' and ')}. Install: ${listOf(missing, 'debian').join(' ')}, then run the command again.`,
    )
  }
  await step(`Installing ${listOf(missing, 'name').join(' and ')}`, async () => {
    const [update, install] = installing(missing)
    await mustRun('Updating the list of packages', ...update)
    await withoutStarting(() => mustRun('Installing the programs', ...install))
  })
}

/** What Debian asks before it starts what it has installed (policy-rc.d), and what it starts with the machine (systemd). */
const DEBIAN = { policy: '/usr/sbin/policy-rc.d', starts: '/etc/systemd/system/multi-user.target.wants' }

const disable = (services) => spawnSync('systemctl', ['disable', ...services])

/**
 * Installs while Debian starts nothing, now or with the machine: web servers would take ports 80 and 443, and tests start their own at
 * ports of their own. A policy that is there already stays, and decides.
 */
export async function withoutStarting(install, { policy, starts } = DEBIAN, forget = disable) {
  const services = () => (existsSync(starts) ? readdirSync(starts) : [])
  const before = new Set(services())
  await (existsSync(policy) ? install() : underPolicy(policy, install))
  const added = services().filter((name) => !before.has(name))
  if (added.length > 0) forget(added)
}

async function underPolicy(policy, install) {
  const remove = () => rmSync(policy, { force: true })
  const leave = () => process.exit(1)
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  // Also where the program ends meanwhile: a machine that is left with it would never start anything again.
  process.once('exit', remove)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave)
  try {
    await install()
  } finally {
    process.off('exit', remove)
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, leave)
    remove()
  }
}

/** Installs what is good to have; where it cannot be had, that is said. */
export async function wishPrograms(programs) {
  const missing = programs.filter((program) => !program.isThere())
  if (missing.length === 0) return
  if (canInstall()) {
    await withoutStarting(async () => {
      for (const command of installing(missing)) await run(...command)
    })
  }
  if (missing.some((program) => !program.isThere()))
    process.stdout.write(`${listOf(missing, 'name').join(' and ')} cannot be installed here: it goes on without.\n`)
}

/** The commands that install Debian's packages. */
function installing(programs) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const flags = ['install', '-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0']
  return [
    ['apt-get', ['update', '-qq'], { env }],
    [
      'apt-get',
      [...flags, ...listOf(programs, 'debian').flatMap((names) => names.split(' '))],
      { env, stdio: ['ignore', 'ignore', 'inherit'] },
    ],
  ]
}
