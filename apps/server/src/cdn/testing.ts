// Varnish and nginx as Debian has them, set up by the files of deploy/.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { listen } from '../server.ts'
import { newFolder } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'

export interface Heard {
  readonly status: number
  readonly body: string
  /** 'hit' or 'miss', as the cache says it. */
  readonly cache: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Asks a server on this machine as a visitor of a host would. */
export function hear(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', from = '127.0.0.1' } = {},
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asked = { 'accept-encoding': 'identity', host: 'hotel.localhost:3000', ...headers }
    const where = { host: '127.0.0.1', localAddress: from, port, path, agent: false }
    const call = request({ ...where, method, headers: asked }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (part) => {
        body += part
      })
      answer.on('error', reject).on('end', () => {
        const cache = String(answer.headers['x-cache']).toLowerCase()
        resolve({ status: answer.statusCode ?? 0, body, cache, headers: answer.headers })
      })
    })
    call.on('error', reject).end()
  })
}

const fileOf = (name: string) => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')

async function freePort(): Promise<number> {
  const server = await listen(0)
  await server.close()
  return server.port
}

/** Starts a program that ends with the test, and waits until it answers. */
async function begun(command: string, args: readonly string[], port: number): Promise<void> {
  // Where administrators have theirs.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let told = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      told += part
    })
  }
  onTestFinished(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
  })
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`${command} has ended: ${told}`)
    const { status } = await hear(port, '/healthz')
    if (status !== 200) throw new Error(`${command} answers ${status}: ${told}`)
  })
}

/** Varnish by deploy/varnish.vcl, in front of that port. */
export async function startVarnish(mimar: number): Promise<number> {
  const [folder, port] = [newFolder(), await freePort()]
  const file = join(folder, 'mimar.vcl')
  writeFileSync(file, fileOf('varnish.vcl').replace('.port = "3000"', `.port = "${mimar}"`))
  const where = ['-n', join(folder, 'v'), '-a', `127.0.0.1:${port}`, '-f', file]
  await begun('varnishd', ['-F', '-j', 'none', ...where, '-s', 'malloc,32m', '-p', 'http_gzip_support=off'], port)
  return port
}

/** nginx by deploy/nginx-cache.conf, likewise. */
export async function startNginx(mimar: number): Promise<number> {
  const [folder, port] = [newFolder(), await freePort()]
  const text = fileOf('nginx-cache.conf')
    .replaceAll('/var/cache/nginx/mimar', join(folder, 'kept'))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${mimar}`)
    .replaceAll('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('.sites.example', '.localhost')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  mkdirSync(join(folder, 'logs'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'load_module /usr/lib/nginx/modules/ngx_http_cache_purge_module.so;',
      `daemon off; pid ${folder}/pid; events {} http { access_log off; default_type text/plain;`,
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      `${text} }`,
    ].join('\n'),
  )
  await begun('nginx', ['-p', folder, '-e', 'stderr', '-c', file], port)
  return port
}
