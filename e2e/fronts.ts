import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { certificateOf } from './own-certificate.ts'
import { findFreePorts } from './reached.ts'

/** What stands in front of Mimar with a certificate (reverse proxy), at a port of its own in place of 443. */
export interface Front {
  readonly port: number
  stop(): void
}

const deployed = (name: string) => readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8')
const newFolder = () => mkdtempSync(join(tmpdir(), 'mimar-front-'))

/** The least that a front can be. */
async function plain(mimar: number): Promise<Front> {
  const { key, certificate } = certificateOf('dar.example')
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress ?? '' }
    const passed = request({ host: '127.0.0.1', port: mimar, path: asked.url, method: asked.method, headers })
    passed.on('response', (got) => got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers)))
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close().closeAllConnections() }
}

async function caddy(mimar: number): Promise<Front> {
  const [folder, port] = [newFolder(), await findFreePorts(2)]
  const here = `admin off\n  local_certs\n  skip_install_trust\n  storage file_system ${folder}\n  http_port ${port + 1}\n  https_port ${port}`
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n  ${here}\n}\n${deployed('Caddyfile').replaceAll('127.0.0.1:3000', `127.0.0.1:${mimar}`)}`)
  return running('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port)
}

/** Where certificates are ordered by name, when their first visitor comes. */
interface OrderedFrom {
  readonly directory: string
  /** A file with the certificate of that authority. */
  readonly ca: string
  /** Where it fetches answers to challenges. */
  readonly httpPort: number
  readonly tlsPort: number
}

/** Caddy with the file for domains of sites' own. */
export async function caddyOnDemand(mimar: number, from: OrderedFrom): Promise<Front> {
  const folder = newFolder()
  const here = [
    ...['admin off', 'skip_install_trust', `storage file_system ${folder}`],
    ...[`http_port ${from.httpPort}`, `https_port ${from.tlsPort}`],
    ...[`acme_ca ${from.directory}`, `acme_ca_root ${from.ca}`],
  ]
  const file = join(folder, 'Caddyfile')
  const text = deployed('own-domains.Caddyfile').replaceAll('127.0.0.1:3000', `127.0.0.1:${mimar}`)
  writeFileSync(file, text.replace('\n{\n', `\n{\n\t${here.join('\n\t')}\n`))
  return running('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], from.tlsPort)
}

async function nginx(mimar: number): Promise<Front> {
  const [folder, port] = [newFolder(), await findFreePorts(2)]
  const { key, certificate } = certificateOf('dar.example')
  mkdirSync(join(folder, 'logs'))
  const text = deployed('nginx.conf')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${mimar}`)
    .replace(/listen \[::\].*/g, '')
    .replaceAll('listen 80;', `listen ${port + 1};`)
    .replaceAll('listen 443 ', `listen ${port} `)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const whole = `${user} daemon off; pid ${folder}/pid; events {} http { access_log off; ${places.join(' ')}\n${text}}`
  writeFileSync(join(folder, 'nginx.conf'), whole)
  return running('nginx', ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], port)
}

/** A program that listens, and ends when it is told to. */
async function running(command: string, args: readonly string[], port: number): Promise<Front> {
  // Where administrators have theirs.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let told = ''
  child.once('error', ({ message }) => {
    told += message
  })
  child.stderr.on('data', (chunk) => {
    told += chunk
  })
  const state = async () =>
    child.exitCode === null && child.pid !== undefined ? ((await isListening(port)) ? 'listening' : 'not yet') : told
  await expect.poll(state, { timeout: 20_000 }).toBe('listening')
  return { port, stop: () => void child.kill('SIGTERM') }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(!socket.destroy().connecting))
    socket.once('error', () => resolve(false))
  })
}

/** Fronts by name. */
export const fronts = { 'a web server': plain, Caddy: caddy, nginx } as const
