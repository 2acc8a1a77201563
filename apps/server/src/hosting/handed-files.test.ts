import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { type Blobs, type Form, plainBlob } from '../blobs/blobs.ts'
import { createManifest, type ReleaseFile } from '../blobs/manifest.ts'
import { CONNECTION_KEPT, listen } from '../server.ts'
import { newFolder } from '../testing/dialects.ts'
import { createHandedFiles } from './handed-files.ts'
import { createHosting } from './hosting.ts'
import { createLiveSite } from './live-site.ts'

const kept = new Map<string, Buffer>()
const blobs: Blobs = {
  put: async () => {},
  read: async (hash, form: Form = 'plain') => kept.get(`${hash}.${form}`),
  has: async (hash, form: Form = 'plain') => kept.has(`${hash}.${form}`),
  size: async (hash) => kept.get(`${hash}.plain`)?.length,
  lost: async () => new Set(),
  disturbances: async () => 0,
}

function file(content: string, type: string, isImmutable = true): ReleaseFile {
  const { hash, bytes } = plainBlob(Buffer.from(content))
  kept.set(`${hash}.plain`, Buffer.from(bytes))
  return { hash, type, size: bytes.length, isImmutable }
}

const html = 'text/html; charset=utf-8'
const style = file('a { color: green }'.repeat(50), 'text/css; charset=utf-8')
const files = {
  '/': file('<h1>Home</h1>', html, false),
  '/404.html': file('<h1>Not here</h1>', html, false),
  '/style.css': style,
  '/media/a.webp': file('0123456789'.repeat(5_000), 'image/webp'),
  '/media/a.svg': file('<svg/>', 'image/svg+xml'),
  '/font.woff2': file('letters', 'font/woff2'),
}
const site = createLiveSite('hotel', createManifest([files]), async () => undefined)

async function serving(handedDir?: string) {
  const server = await listen(0)
  const handed = handedDir === undefined ? undefined : createHandedFiles(handedDir)
  const sites = { current: () => site, find: async () => site }
  server.handle(createHosting({ sites, blobs, handed, connectionKept: CONNECTION_KEPT, isEncrypted: false }))
  onTestFinished(() => server.close())
  return server.port
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

function ask(port: number, path: string, headers: { [name: string]: string } = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { port, path, method, agent: false, host: '127.0.0.1' }
    request({ ...options, headers: { host: 'hotel.localhost:3000', ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test('files that never change are left to the web server, which is told where their bytes lie', async () => {
  const folder = newFolder()
  const [alone, behind] = [await serving(), await serving(folder)]
  for (const [path, accepts] of [
    ['/style.css', 'br'],
    ['/style.css', 'gzip'],
    ['/style.css', 'identity'],
    ['/media/a.webp', 'br'],
    ['/media/a.svg', 'br'],
    ['/font.woff2', 'br'],
  ] as const) {
    const direct = await ask(alone, path, { 'accept-encoding': accepts })
    for (const _ of ['first', 'again']) {
      const { headers, body } = await ask(behind, path, { 'accept-encoding': accepts })
      const { 'x-accel-redirect': address, 'content-length': length, date: _d, ...others } = headers
      const { 'content-length': _l, date: _e, ...expected } = direct.headers
      expect([others, length, body.length]).toEqual([expected, '0', 0])
      expect(String(address)).toMatch(/^\/mimar-files\/[0-9a-f]{2}\/[0-9a-f]{64}(\.br|\.gzip)?(\.quick)?$/)
      expect(readFileSync(join(folder, String(address).replace('/mimar-files', '')))).toEqual(direct.body)
    }
  }
})

test('pages, parts, copies that are still good, HEAD and what is not there are answered as without it', async () => {
  const [alone, behind] = [await serving(), await serving(newFolder())]
  const etag = String((await ask(behind, '/style.css')).headers.etag)
  for (const [path, headers, method] of [
    ['/', {}],
    ['/nothing', {}],
    ['/style', {}],
    ['/style.css', { range: 'bytes=2-4' }],
    ['/style.css', { 'if-none-match': etag }],
    ['/media/a.webp', {}, 'HEAD'],
    ['/media/a.webp', { range: 'bytes=0-1,3-4' }],
  ] as const) {
    const answers = [await ask(alone, path, headers, method), await ask(behind, path, headers, method)]
    for (const answer of answers) delete answer.headers.date
    expect(answers[1], `${method} ${path}`).toEqual(answers[0])
  }
})

test('what no site needs any more is removed from the folder after a day, and what is not ours stays', async () => {
  const folder = newFolder()
  const handed = createHandedFiles(folder)
  const gone = plainBlob(Buffer.from('gone'))
  const place = (address: string) => join(folder, address.replace('/mimar-files', ''))
  const paths = [
    place(await handed.addressOf({ hash: style.hash, form: 'br', isQuick: false }, Buffer.from('stays'))),
    place(await handed.addressOf({ hash: gone.hash, form: 'plain', isQuick: false }, Buffer.from('gone'))),
    join(folder, gone.hash.slice(0, 2), 'x.unfinished'),
    join(folder, gone.hash.slice(0, 2), 'notes.txt'),
  ]
  for (const path of paths.slice(2)) await writeFile(path, '')
  const isThere = async () =>
    Promise.all(paths.map(async (path) => (await readdir(join(path, '..'))).includes(path.split('/').at(-1)!)))
  await handed.tidy(blobs)
  expect(await isThere()).toEqual([true, true, true, true])
  for (const path of paths) await utimes(path, 0, 0)
  await handed.tidy(blobs)
  expect(await isThere()).toEqual([true, false, false, true])
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** The part of the guide that is written in that language, for this machine. */
async function fromGuide(language: string, { mimar, folder }: { readonly mimar: number; readonly folder: string }) {
  const guide = readFileSync(new URL('../../../../docs/web-server.md', import.meta.url), 'utf8')
  const [, block = ''] = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(guide) ?? []
  const port = await freePort()
  const text = block
    .replaceAll('/var/cache/mimar', folder)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${mimar}`)
    .replaceAll('8080', String(port))
    .replaceAll('.sites.example', 'hotel.localhost')
  return { port, text }
}

/** Starts a web server that ends with the test, and waits until it answers. */
async function start(command: string, args: readonly string[], port: number): Promise<void> {
  // Where administrators have theirs.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let told = ''
  child.stderr.on('data', (chunk) => {
    told += chunk
  })
  onTestFinished(() => void child.kill('SIGTERM'))
  await expect
    .poll(
      () =>
        child.exitCode === null
          ? ask(port, '/').then(
              ({ status }) => status,
              () => 0,
            )
          : told,
      {
        timeout: 20_000,
      },
    )
    .toBe(200)
}

/** What a visitor notices is the same with and without a web server in front. */
async function expectTheSame(alone: number, inFront: number, but = ''): Promise<void> {
  for (const [path, accepts] of [
    ['/', 'br'],
    ['/nothing', 'br'],
    ['/style.css', 'br'],
    ['/style.css', 'identity'],
    ['/media/a.webp', 'br'],
    ['/media/a.svg', 'gzip'],
    ['/font.woff2', 'br'],
  ] as const) {
    for (const more of [
      {},
      { 'if-modified-since': new Date(Date.now() + 1e8).toUTCString() },
      { range: 'bytes=1-2' },
    ]) {
      const asked = { 'accept-encoding': accepts, ...more }
      const [direct, proxied] = [await ask(alone, path, asked), await ask(inFront, path, asked)]
      const of = ({ headers: { date: _d, connection: _c, 'keep-alive': _k, server: _s, ...headers } }: Answer) =>
        headers
      for (const { headers } of [direct, proxied]) delete headers[but]
      expect([path, proxied.status, of(proxied)]).toEqual([path, direct.status, of(direct)])
      expect(proxied.body.equals(direct.body), path).toBe(true)
    }
  }
  const { body } = await ask(inFront, '/style.css', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(body).toString()).toContain('green')
  const known = { 'if-none-match': String((await ask(alone, '/font.woff2')).headers.etag) }
  expect((await ask(inFront, '/font.woff2', known)).status).toBe(304)
}

test('nginx that is set up by the guide sends what Mimar would', async () => {
  const [folder, own] = [newFolder(), newFolder()]
  const [alone, mimar] = [await serving(), await serving(folder)]
  const { port, text } = await fromGuide('nginx', { mimar, folder })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  mkdirSync(join(own, 'logs'))
  writeFileSync(
    join(own, 'nginx.conf'),
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; pid ${own}/pid; events {} http { access_log off; default_type text/plain;`,
      ...temporary.map((name) => `${name}_temp_path ${own}/${name};`),
      `${text} }`,
    ].join('\n'),
  )
  await start('nginx', ['-p', own, '-e', 'stderr', '-c', join(own, 'nginx.conf')], port)
  await expectTheSame(alone, port)
  const itself = await ask(port, `/mimar-files/${style.hash.slice(0, 2)}/${style.hash}`)
  expect([itself.status, itself.body.includes('green')]).toEqual([404, false])
})

test('Caddy that is set up by the guide sends what Mimar would', async () => {
  const [folder, own] = [newFolder(), newFolder()]
  const [alone, mimar] = [await serving(), await serving(folder)]
  const { port, text } = await fromGuide('caddyfile', { mimar, folder })
  writeFileSync(join(own, 'Caddyfile'), `{\n  admin off\n}\n${text}`)
  await start('caddy', ['run', '--config', join(own, 'Caddyfile'), '--adapter', 'caddyfile'], port)
  await expectTheSame(alone, port, 'accept-ranges')
})
