import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { certificateOf } from '../e2e/own-certificate.ts'
import { followed } from '../e2e/reached.ts'
import { type Machines, openMachines } from './machines.ts'
import { emptyFolder, makeTools, npm, pack } from './packed.ts'
import { printTable, type Row } from './table.ts'

/** From a machine that has Node alone to the first publish that another machine reads, in each way of docs/reached (0111). */
const MOST_SECONDS = 120
const MOST_ANSWERS = 3
const START_WITHIN = 90_000

const root = process.cwd()
const scratch = mkdtempSync(join(tmpdir(), 'mimar-first-publish-'))
const machines = openMachines()

type Settings = Readonly<Record<string, string>>
interface Front {
  readonly child: ChildProcess
  /** A file with whom to believe. */
  readonly authority: string
}

interface Way {
  readonly what: string
  readonly settings: Settings
  /** Who reads and writes: another machine, or this one where nobody else reaches it. */
  readonly from: 'visitor' | 'server'
  front?(machines: Machines): Promise<Front>
}

const oneDomain = followed('one-domain.md').commands[0]?.settings ?? {}
const lan = followed('lan.md').commands[0]?.settings ?? {}
const ways: readonly Way[] = [
  { what: 'localhost (nobody else reaches it: read on the same machine)', settings: {}, from: 'server' },
  { what: 'by address and port', settings: lan, from: 'visitor' },
  { what: 'one domain, Caddy in front', settings: oneDomain, from: 'visitor', front: caddy },
  { what: 'behind a proxy, nginx', settings: oneDomain, from: 'visitor', front: nginx },
]

/** Names and numbers that a page stands for the reader's own with, by what has to be known of them: one domain, one machine. */
const OWN = /(?:[\w-]+\.)*(dar\.example)|(192\.168\.1\.20)/g
const ownIn = (settings: Settings) =>
  new Set([...Object.values(settings).join(' ').matchAll(OWN)].map(([, domain, number]) => domain ?? number)).size

const quiet: SpawnOptions = { stdio: ['ignore', 'ignore', 'inherit'] }
const deployed = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')

/** The file of deploy/ as it is, with certificates of Caddy's own authority in place of a public one. */
async function caddy({ start }: Machines): Promise<Front> {
  const folder = mkdtempSync(join(scratch, 'caddy-'))
  const here = ['admin off', 'local_certs', 'skip_install_trust', `storage file_system ${folder}`]
  writeFileSync(join(folder, 'Caddyfile'), `{\n\t${here.join('\n\t')}\n}\n${deployed('Caddyfile')}`)
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  const child = start('server', '/usr/bin/caddy', args, { stdio: 'ignore', env: { ...process.env, HOME: folder } })
  const authority = join(folder, 'pki/authorities/local/root.crt')
  for (const until = Date.now() + START_WITHIN; !existsSync(authority) && Date.now() < until; ) await pause(50)
  return { child, authority }
}

/** The file of deploy/ as it is, with a certificate that only this bench believes. */
async function nginx({ start }: Machines): Promise<Front> {
  const folder = mkdtempSync(join(scratch, 'nginx-'))
  mkdirSync(join(folder, 'logs'))
  const { key, certificate } = certificateOf('dar.example')
  const text = deployed('nginx.conf')
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replace(/listen \[::\].*/g, existsSync('/proc/net/if_inet6') ? '$&' : '')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`)
  const whole = `user root; daemon off; pid ${folder}/pid; events {} http { access_log off; ${places.join(' ')}\n${text}}`
  writeFileSync(join(folder, 'nginx.conf'), whole)
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  return { child: start('server', '/usr/sbin/nginx', args, quiet), authority: certificate }
}

/** How a start ends, read or in a log. */
const SITE = /(?:^|"msg":")Site: ([^\s"]+)/m

/** How somebody new ends. */
const DONE = /^\{"fields":(\d+)\}$/m

/** All that a program says, when it has said that or has ended. */
function heard(child: ChildProcess, isEnough: (said: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`It did not say enough:\n${said}`)), START_WITHIN)
    const done = () => {
      clearTimeout(timer)
      resolve(said)
    }
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk
        if (isEnough(said)) done()
      })
    }
    child.once('close', done)
  })
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('close', resolve))
  // npx, its shell and Mimar are one group of ours.
  process.kill(-child.pid, 'SIGTERM')
  await ended
}

/** Makes the way ready, goes it, and tears it down. */
async function go(way: Way, machines: Machines, file: string, PATH: string) {
  const { address } = machines
  const settings = Object.fromEntries(
    Object.entries(way.settings).map(([name, value]) => [name, value.replace('192.168.1.20', address)]),
  )
  const names = ['edit.dar.example', 'dar.example', 'www.dar.example'].map((name) => [name, address])
  machines.know('visitor', Object.fromEntries(names))
  machines.know('server', { 'hotel.localhost': '127.0.0.1' })
  const began = performance.now()
  const { cwd, env } = emptyFolder(scratch, PATH)
  npm(['install', file], cwd, env)
  const front = await way.front?.(machines)
  const stdio: SpawnOptions = { cwd, stdio: ['ignore', 'pipe', 'pipe'] }
  const npx = join(PATH, 'npx')
  const started = { ...stdio, env: { ...env, NODE_ENV: '', ...settings } }
  const mimar = machines.start('server', npx, ['--offline', 'mimar'], started)
  try {
    const said = await heard(mimar, (text) => SITE.test(text))
    const site = SITE.exec(said)?.[1] ?? ''
    const link = /First start[^\n]*?: (http[^\s"]+)/.exec(said)?.[1] ?? 'http://localhost:3000/'
    const trust = front ? { NODE_EXTRA_CA_CERTS: front.authority } : {}
    const words = [join(root, '.cache/bench/newcomer-child.mjs'), JSON.stringify({ link, site })]
    const more = { ...stdio, env: { ...process.env, ...trust } }
    const told = await heard(machines.start(way.from, process.execPath, words, more), (text) => DONE.test(text))
    const [, fields] = DONE.exec(told) ?? []
    if (fields === undefined) throw new Error(`Nothing was published. ${told}`)
    return { seconds: (performance.now() - began) / 1000, answers: ownIn(way.settings) + Number(fields) }
  } finally {
    await Promise.all([end(mimar), end(front?.child)])
  }
}

async function measure(machines: Machines): Promise<Row[]> {
  const PATH = makeTools(scratch)
  const file = pack(scratch)
  const rows: Row[] = []
  for (const way of ways) {
    const { seconds, answers } = await go(way, machines, file, PATH)
    const copied = Object.keys(way.settings).length
    rows.push(
      { what: way.what, measured: seconds, unit: 's', budget: MOST_SECONDS },
      {
        what: '  answers: names of their own in settings, fields of forms',
        measured: answers,
        unit: '',
        budget: MOST_ANSWERS,
      },
      { what: '  settings, copied ones among them', measured: copied, unit: '' },
    )
  }
  return rows
}

const title = 'From Node alone to the first publish, read on a second machine (network namespace)'
try {
  if (machines) printTable(title, await measure(machines))
  else printTable(`${title}: not measured, it takes root and iproute2`, [{ what: 'ways gone', measured: 0, unit: '' }])
} finally {
  machines?.remove()
  rmSync(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
process.exit(0)
