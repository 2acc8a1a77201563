import { connect, type Socket } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { type Blobs, type Form, plainBlob } from '../blobs/blobs.ts'
import { createManifest, type ReleaseFile } from '../blobs/manifest.ts'
import { byHost } from '../routes/by-host.ts'
import { CONNECTION_KEPT, listen } from '../server.ts'
import { readSettings } from '../settings.ts'
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

function file(content: string, type: string, more: Partial<ReleaseFile> = {}): ReleaseFile {
  const { hash, bytes } = plainBlob(Buffer.from(content))
  kept.set(`${hash}.plain`, Buffer.from(bytes))
  if (type.startsWith('text/')) {
    kept.set(`${hash}.br`, brotliCompressSync(bytes))
    // What stands in for a form is sent as it was stored.
    kept.set(`${hash}.gzip`, Buffer.from(`gzip of ${content}`))
  }
  return { hash, type, size: bytes.length, isImmutable: false, ...more }
}

const html = 'text/html; charset=utf-8'
const site = createLiveSite(
  'hotel',
  createManifest([
    {
      '/': file('<h1>Home</h1>', html),
      '/Map/': file('<h1>Map</h1>', html, { allows: 'gtag www.google.com' }),
      '/Old/': { ...file('<a href="/">→</a>', html), movedTo: '/#rooms' },
      '/404.html': file('<h1>Not here</h1>', html),
      '/style.css': file('a{}', 'text/css; charset=utf-8', { isImmutable: true }),
      '/media/a.webp': file('0123456789', 'image/webp', { isImmutable: true }),
      '/media/a.svg': file('<svg/>', 'image/svg+xml', { isImmutable: true }),
      '/sitemap.xml': file('<urlset/>', 'application/xml'),
    },
  ]),
  async () => undefined,
)

const ADDRESSES = ['/', '/Map/', '/Old/?a=b', '/Rooms', '/MAP', '/nothing/', '/style.css', '/media/a.webp'] as const
const MORE = ['/media/a.svg', '/sitemap.xml'] as const
const BR = 'accept-encoding: gzip, deflate, br'
const ETAG = '"1a7133067a4ac7fe-br"'
/** What is asked, beside the host. */
const ASKED: readonly (readonly [line: string, ...headers: string[]])[] = [
  ...ADDRESSES.map((address) => [`GET ${address}`, BR] as const),
  ...MORE.map((address) => [`GET ${address}`, BR] as const),
  ['GET /', 'accept-encoding: gzip'],
  ['GET /'],
  ['HEAD /', BR],
  ['GET /', BR, `if-none-match: ${ETAG}`],
  ['GET /', BR, 'if-none-match: "other"', `if-none-match: W/${ETAG}`],
  ['GET /media/a.webp', 'range: bytes=2-4'],
  ['GET /media/a.webp', 'range: bytes=99-'],
  ['POST /', 'content-length: 0'],
  ['GET /../x'],
  ['GET /', BR, 'connection: close'],
]

/** Reads what comes on a connection, answer by answer. */
function reader(socket: Socket) {
  let bytes = Buffer.alloc(0)
  let wake = () => {}
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    wake()
  })
  const until = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise<void>((resolve) => Object.assign(wakeUp, { resolve }))
  }
  const wakeUp: { resolve?: () => void } = {}
  wake = () => wakeUp.resolve?.()
  return async (isHead: boolean) => {
    await until(() => bytes.includes('\r\n\r\n'))
    const end = bytes.indexOf('\r\n\r\n') + 4
    const head = bytes.toString('latin1', 0, end)
    const length = isHead ? 0 : Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0)
    await until(() => bytes.length >= end + length)
    const body = bytes.subarray(end, end + length)
    bytes = bytes.subarray(end + length)
    return `${head.replace(/Date: [^\r]{29}\r/, 'Date: …\r')}${plainBlob(body).hash.slice(0, 8)}`
  }
}

async function serving(environment: { readonly [name: string]: string } = {}) {
  const settings = readSettings(environment)
  const server = await listen(0)
  const sites = { current: () => site, find: async () => site }
  const hosting = createHosting({
    ...{ sites, blobs, connectionKept: CONNECTION_KEPT },
    isEncrypted: settings.appUrl.protocol === 'https:',
  })
  server.handle(byHost(settings, { app: () => {}, drafts: () => {}, hosting }))
  onTestFinished(() => server.close())
  return server.port
}

/** Every answer, asked for on connections that are kept: the first time, and again. */
async function answers(port: number, host: string) {
  const open = () => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    return { socket, read: reader(socket) }
  }
  let connection = open()
  const found: string[] = []
  for (const [line, ...headers] of ASKED) {
    const times: string[] = []
    for (const _ of ['first', 'again', 'once more']) {
      connection.socket.write(`${[`${line} HTTP/1.1`, `host: ${host}`, ...headers].join('\r\n')}\r\n\r\n`)
      times.push(await connection.read(line.startsWith('HEAD')))
      if (headers.includes('connection: close')) connection = open()
    }
    expect(new Set(times).size, line).toBe(1)
    found.push(`> ${[line, ...headers].join(' | ')}\n${times[0]?.replaceAll('\r', '')}\n`)
  }
  return found.join('\n')
}

test('every byte of the head of an answer is known, also of one that is asked for again', async () => {
  await expect(await answers(await serving(), 'hotel.localhost')).toMatchFileSnapshot('wire.test.txt')
})

test('requests that come at once on one connection are answered one after the other, in their order', async () => {
  const socket = connect(await serving(), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const read = reader(socket)
  const asked = ['/', '/style.css', '/media/a.webp', '/nothing/', '/', '/Map/']
  const all = asked.map((address) => `GET ${address} HTTP/1.1\r\nhost: hotel.localhost\r\n\r\n`).join('')
  const first: string[] = []
  const again: string[] = []
  for (const times of [first, again]) {
    socket.write(all)
    for (const _ of asked) times.push(await read(false))
  }
  expect(again).toEqual(first)
  expect(first.map((answer) => answer.split('\r\n', 2).join(' '))).toEqual([
    'HTTP/1.1 200 OK content-type: text/html; charset=utf-8',
    'HTTP/1.1 200 OK content-type: text/css; charset=utf-8',
    'HTTP/1.1 200 OK content-type: image/webp',
    'HTTP/1.1 404 Not Found content-type: text/html; charset=utf-8',
    'HTTP/1.1 200 OK content-type: text/html; charset=utf-8',
    'HTTP/1.1 200 OK content-type: text/html; charset=utf-8',
  ])
})

test('browsers that came encrypted are told to come so again, before all else', async () => {
  const port = await serving({ APP_URL: 'https://app.example.com', SITES_DOMAIN: 'example-sites.org' })
  const encrypted = await answers(port, 'hotel.example-sites.org')
  expect(encrypted.match(/^HTTP\/1\.1 .*$/gm)).toHaveLength(ASKED.length)
  await expect(encrypted.replaceAll('strict-transport-security: max-age=31536000\n', '')).toMatchFileSnapshot(
    'wire.test.txt',
  )
  expect(encrypted.match(/^HTTP\/1\.1 .*\nstrict-transport-security: max-age=31536000$/gm)).toHaveLength(ASKED.length)
})
