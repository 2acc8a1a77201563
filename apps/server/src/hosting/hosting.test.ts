import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Blobs, type Form, plainBlob } from '../blobs/blobs.ts'
import { createManifest, type ReleaseFile } from '../blobs/manifest.ts'
import { clock } from '../clock.ts'
import { hostNameOf } from '../network.ts'
import { createHosting } from './hosting.ts'
import { createLiveSite } from './live-site.ts'

const kept = new Map<string, Buffer>()
const blobs: Blobs = {
  async put(many) {
    for await (const { hash, form, bytes } of many) kept.set(`${hash}.${form}`, Buffer.from(bytes))
  },
  async read(hash, form: Form = 'plain') {
    if (hash === BROKEN) throw new Error('The disk is gone.')
    return kept.get(`${hash}.${form}`)
  },
  async has(hash, form: Form = 'plain') {
    return kept.has(`${hash}.${form}`)
  },
  async size(hash) {
    return kept.get(`${hash}.plain`)?.length
  },
  lost: async () => new Set(),
  disturbances: async () => 0,
}
const BROKEN = 'b'.repeat(64)

function file(content: string, type = 'text/html; charset=utf-8', isImmutable = false): ReleaseFile {
  const { hash, bytes } = plainBlob(Buffer.from(content))
  kept.set(`${hash}.plain`, Buffer.from(bytes))
  return { hash, type, size: bytes.length, isImmutable }
}

const home = file(`<h1>${'Home '.repeat(400)}</h1>`)
const manifest = createManifest([
  {
    '/': home,
    '/Rooms/': file('<h1>Rooms</h1>'),
    '/غرف/': file('<h1>غرف</h1>'),
    '/Old/': { ...file('<a href="/Rooms/">→</a>'), movedTo: '/Rooms/#comp-list' },
    '/en/': file('<h1>English home</h1>'),
    '/404.html': file('<h1>غير موجودة</h1>'),
    '/en/404.html': file('<h1>Not here</h1>'),
    '/media/1234-800.webp': file('0123456789', 'image/webp', true),
    '/broken/': { hash: BROKEN, type: 'text/html; charset=utf-8', size: 1, isImmutable: false },
  },
])
const leading = createManifest([{ '/': { ...file('<a href="/ar/">→</a>'), movedTo: '/ar/' } }])
const prefixed = createLiveSite('prefixed', leading, async () => undefined)
const old = file('old style', 'text/css; charset=utf-8', true)
const site = createLiveSite('hotel', manifest, async (address) => (address === '/style.old.css' ? old : undefined))

const hidden = ['/Rooms/', '/media/1234-800.webp', '/style.old.css']
const withheld = {
  ...site,
  withheld: {
    key: '1',
    languages: ['ar', 'en'],
    pages: [],
    pictures: [],
    kindAt: (address: string) =>
      hidden.includes(address) ? (address === '/Rooms/' ? ('page' as const) : ('picture' as const)) : undefined,
  },
}

const known = new Map([
  ['hotel.localhost', site],
  ['prefixed.localhost', prefixed],
  ['withheld.localhost', withheld],
  ['older.localhost', { ...site, olderSince: 0 }],
])

let server: Server
let failures = 0
const quick: ReleaseFile[] = []
const visited: string[] = []
beforeAll(async () => {
  const hosting = createHosting({
    shownAt: '/shown',
    blobs,
    sites: {
      current: (host) => (host === 'slow.localhost' ? undefined : (known.get(hostNameOf(host)) ?? null)),
      find: async () => site,
    },
    onFailure: () => {
      failures += 1
    },
    onQuick: (file) => quick.push(file),
    onPage: (id) => visited.push(id),
  })
  server = createServer(hosting)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

function ask(path: string, headers: { [name: string]: string } = {}, method = 'GET', asked = server): Promise<Answer> {
  const { port } = asked.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request(
      // A connection of its own: one that idled on a busy machine may be closed just when it is used again.
      { port, agent: false, host: '127.0.0.1', path, method, headers: { host: 'hotel.localhost:3000', ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

test('[GEN-1] a page is answered at its own address', async () => {
  const answer = await ask('/Rooms/')
  expect([answer.status, answer.body.toString()]).toEqual([200, '<h1>Rooms</h1>'])
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect((await ask('/Rooms/', { host: 'slow.localhost' })).status).toBe(200)
  expect((await ask('/%D8%BA%D8%B1%D9%81/')).body.toString()).toBe('<h1>غرف</h1>')
})

test('a page or picture that its host has hidden says so with 451, kept by nobody and counted by nobody; all else is answered', async () => {
  visited.length = 0
  const host = { host: 'withheld.localhost:3000' }
  const page = await ask('/Rooms/', host)
  expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
    451,
    'no-store',
    'noindex',
  ])
  expect(page.body.toString()).toMatch(/lang="ar" dir="rtl".*هذه الصفحة غير متاحة.*lang="en".*not available/s)
  expect(page.body.toString()).not.toContain('Rooms')
  const picture = await ask('/media/1234-800.webp', { ...host, range: 'bytes=0-3' })
  expect([picture.status, picture.headers['content-type']]).toEqual([451, 'image/svg+xml'])
  expect((await ask('/style.old.css', host)).status).toBe(451)
  expect((await ask('/rooms', host)).headers.location).toBe('/Rooms/')
  expect(visited).toEqual([])
  expect((await ask('/', host)).status).toBe(200)
})

test('a page that may be older says so to who reads headers, also when it is not sent again; one that is not says nothing', async () => {
  const host = { host: 'older.localhost' }
  const older = await ask('/Rooms/', { ...host, connection: 'keep-alive' })
  expect([older.status, older.body.toString()]).toEqual([200, '<h1>Rooms</h1>'])
  expect(older.headers['cache-status']).toMatch(/^Mimar; hit; ttl=-\d+; detail=database-away$/)
  const again = await ask('/Rooms/', { ...host, 'if-none-match': older.headers.etag ?? '' })
  expect([again.status, again.headers['cache-status']]).toEqual([304, expect.stringMatching(/^Mimar; hit; ttl=-\d+/)])
  const ages: unknown[] = []
  for (const at of [100_000, 100_400, 163_000]) {
    onTestFinished(clock.follow(() => at))
    ages.push((await ask('/Rooms/', { ...host, connection: 'keep-alive' })).headers['cache-status']?.toString())
  }
  expect(ages.map((age) => /ttl=-(\d+)/.exec(String(age))?.[1])).toEqual(['100', '101', '163'])
  const page = await ask('/Rooms/', { connection: 'keep-alive' })
  expect(page.headers).not.toHaveProperty('cache-status')
  expect(page.headers).toMatchObject({ etag: older.headers.etag, 'cache-control': older.headers['cache-control'] })
})

test('a page that a visitor is given counts as a visit, one known before too; nothing else does', async () => {
  visited.length = 0
  const { headers } = await ask('/Rooms/')
  await ask('/Rooms/', { 'if-none-match': headers.etag ?? '' })
  expect(visited).toEqual(['hotel', 'hotel'])
  await ask('/Rooms/', {}, 'HEAD')
  await ask('/Rooms/', { 'sec-purpose': 'prefetch;prerender' })
  for (const path of ['/Old/', '/rooms', '/nothing/', '/media/1234-800.webp']) await ask(path)
  expect(visited).toEqual(['hotel', 'hotel'])
})

test('a page that is fetched ahead says where its showing is told; once somebody asks for that copy themselves, it no longer does', async () => {
  const { headers: usual } = await ask('/Rooms/')
  expect(usual).not.toHaveProperty('speculation-rules')
  const ahead = await ask('/Rooms/', { 'sec-purpose': 'prefetch' })
  const etag = String(ahead.headers.etag)
  expect([ahead.status, ahead.headers['speculation-rules']]).toEqual([200, '"/shown"'])
  expect(etag).toBe(String(usual.etag).replace(/"$/, '-ahead"'))
  const again = await ask('/Rooms/', { 'if-none-match': etag })
  expect([again.status, again.headers['speculation-rules'], again.headers.etag]).toEqual([304, '', etag])
  const onceMore = await ask('/Rooms/', { 'if-none-match': etag, 'sec-purpose': 'prefetch' })
  expect([onceMore.status, onceMore.headers['speculation-rules']]).toEqual([304, '"/shown"'])
  const known = await ask('/Rooms/', { 'if-none-match': String(usual.etag) })
  expect([known.status, known.headers]).toEqual([304, expect.not.objectContaining({ 'speculation-rules': '' })])
  // What is drawn before anybody sees it would be told too early.
  const drawn = await ask('/Rooms/', { 'sec-purpose': 'prefetch;prerender' })
  expect(drawn.headers).not.toHaveProperty('speculation-rules')
  for (const path of ['/media/1234-800.webp', '/style.css'])
    expect((await ask(path, { 'sec-purpose': 'prefetch' })).headers).not.toHaveProperty('speculation-rules')
})

test('[GEN-1] the address that a page had before leads to where it is now, for good and with its query', async () => {
  const answer = await ask('/Old/?from=mail')
  expect([answer.status, answer.headers.location]).toEqual([301, '/Rooms/?from=mail#comp-list'])
  expect((await ask('/old')).headers.location).toBe('/Old/')
})

test('[GEN-16] a root that only leads to the first language does so for now, and keeps the query', async () => {
  const answer = await ask('/?utm=mail', { host: 'prefixed.localhost' })
  expect([answer.status, answer.headers.location]).toEqual([302, '/ar/?utm=mail'])
})

test('[GEN-1] an address without its slash, in another case, or /home leads to the one address of the page', async () => {
  for (const [path, location] of [
    ['/Rooms', '/Rooms/'],
    ['/rooms?from=mail&x=%20', '/Rooms/?from=mail&x=%20'],
    ['/ROOMS/', '/Rooms/'],
    ['/%D8%BA%D8%B1%D9%81', '/%D8%BA%D8%B1%D9%81/'],
    ['/home', '/'],
    ['/Home/', '/'],
    ['/EN', '/en/'],
    ['/en/home', '/en/'],
    ['/Rooms/index.html', '/Rooms/'],
  ] as const) {
    const answer = await ask(path)
    expect([path, answer.status, answer.headers.location]).toEqual([path, 308, location])
  }
})

test("[GEN-11] what is not there is answered with the site's own page, in the language of the path, status 404", async () => {
  for (const path of ['/nothing', '/404.html', '//evil.example/', '/media/none.webp']) {
    const answer = await ask(path)
    expect([path, answer.status, answer.body.toString()]).toEqual([path, 404, '<h1>غير موجودة</h1>'])
  }
  const english = await ask('/en/nothing/at/all')
  expect([english.status, english.body.toString()]).toEqual([404, '<h1>Not here</h1>'])
})

test('[API-4] an unknown host gets a plain page in the language of the visitor, without a word of any site', async () => {
  const answer = await ask('/', { host: 'unknown.localhost', 'accept-language': 'xx,tr;q=0.8,de;q=0.9' })
  expect(answer.status).toBe(404)
  expect(answer.body.toString()).toContain('lang="de"')
  expect(answer.body.toString()).not.toContain('Home')
  const arabic = await ask('/', { host: 'unknown.localhost', 'accept-language': 'ar-SY' })
  expect(arabic.body.toString()).toContain('dir="rtl"')
  expect((await ask('/', { host: 'unknown.localhost', 'accept-language': 'constructor' })).body.toString()).toContain(
    'lang="en"',
  )
})

test('the form that the browser likes best is sent, and each has a name of its own', async () => {
  const brotli = await ask('/', { 'accept-encoding': 'gzip, deflate, br' })
  const zipped = await ask('/', { 'accept-encoding': 'br;q=0.5, gzip;q=0.8' })
  const plain = await ask('/')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
  expect(gunzipSync(zipped.body)).toEqual(plain.body)
  expect(new Set([brotli, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  expect(brotli.headers.vary).toBe('accept-encoding')
  expect((await ask('/', { 'accept-encoding': 'br;q=0, identity' })).headers['content-encoding']).toBeUndefined()
  expect((await ask('/', { 'accept-encoding': 'identity;q=0, zstd' })).status).toBe(200)
  expect((await ask('/media/1234-800.webp', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
})

test('a compressed form that was stored is sent in place of the quick one', async () => {
  const page = file('<p>stored form</p>')
  await blobs.put([{ hash: page.hash, form: 'br', bytes: Buffer.from('as it was stored') }])
  manifest.apply({ '/Stored/': page })
  const answer = await ask('/Stored/', { 'accept-encoding': 'br' })
  expect(answer.body.toString()).toBe('as it was stored')
  expect(answer.headers.etag).not.toContain('quick')
})

test('a copy that is still good is not sent again', async () => {
  const first = await ask('/', { 'accept-encoding': 'br' })
  const etag = first.headers.etag ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': known })
    expect([known, again.status, again.body.length, again.headers.etag]).toEqual([known, 304, 0, etag])
  }
  expect((await ask('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200)
  expect((await ask('/nothing', { 'if-none-match': '*' })).status).toBe(404)
})

test('HEAD tells the same as GET, without the body', async () => {
  const [head, get] = [await ask('/', {}, 'HEAD'), await ask('/')]
  expect(head.body.length).toBe(0)
  const { date: _one, ...headHeaders } = head.headers
  const { date: _other, ...getHeaders } = get.headers
  expect(headHeaders).toEqual(getHeaders)
})

test('a part of a file is sent when a part is asked for', async () => {
  const path = '/media/1234-800.webp'
  for (const [range, body, told] of [
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ] as const) {
    const answer = await ask(path, { range })
    expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([206, body, told])
  }
  expect((await ask(path, { range: 'bytes=10-' })).status).toBe(416)
  for (const range of ['bytes=4-2', 'bytes=-', 'bytes=0-1,3-4', 'pages=1-2']) {
    expect([range, (await ask(path, { range })).status]).toEqual([range, 200])
  }
  expect((await ask(path, { range: 'bytes=2-4', 'if-range': '"older"' })).status).toBe(200)
  expect((await ask('/', { range: 'bytes=0-3', 'accept-encoding': 'br' })).body.toString()).toBe('<h1>')
})

test('[VIS-6] assets may be kept for ever, pages are asked for again, and assets of earlier releases stay', async () => {
  expect((await ask('/media/1234-800.webp')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await ask('/')).headers['cache-control']).toBe('no-cache')
  expect((await ask('/style.old.css')).body.toString()).toBe('old style')
})

test('a page may load nothing foreign and may not be framed', async () => {
  for (const path of ['/', '/nothing']) {
    const { headers } = await ask(path)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test('[SCRIPT-3] a page may ask those whom its owner has set, and no page may ask those of another', async () => {
  manifest.apply({ '/Tagged/': { ...file('<h1>Tagged</h1>'), allows: 'gtag www.google.com' } })
  const policy = String((await ask('/Tagged/')).headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' 'inline-speculation-rules' https://www.googletagmanager.com;")
  expect(policy).toMatch(/;frame-src [^;]*https:\/\/www\.google\.com;/)
  expect((await ask('/Rooms/')).headers['content-security-policy']).not.toContain('https://')
})

test('only reading is allowed', async () => {
  const answer = await ask('/', {}, 'DELETE')
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('bytes that cannot be read are a 500 without a stack, and the next visitor is served', async () => {
  const answer = await ask('/broken/')
  expect(answer.status).toBe(500)
  expect(answer.body.toString()).not.toContain('disk')
  expect(failures).toBe(1)
  expect((await ask('/')).status).toBe(200)
})

test('whatever address is asked for, an answer comes, and never from outside the site', async () => {
  for (const path of ['/%zz', '/%00', '/../etc/passwd', '/a/%2e%2e/b', '/..', '/%5c..', 'http://other/', '*']) {
    expect([path, (await ask(path)).status]).toEqual([path, 400])
  }
  const piece = fc.oneof(
    fc.constantFrom('..', '.', '%', '%2f', '%00', '//', '\\', '?', '#', 'en', 'home', 'Rooms', '%ff', '%D8%BA', '$&'),
    fc.webPath(),
    fc.string({ unit: 'grapheme', maxLength: 8 }).map(encodeURI),
  )
  const header = fc.stringMatching(/^[\x21-\x7e ]{0,30}$/)
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), header, header, async (pieces, one, other) => {
      const answer = await ask(`/${pieces.join('/')}`, { 'accept-encoding': one, range: other, 'if-none-match': other })
      expect([200, 206, 304, 308, 400, 404, 416]).toContain(answer.status)
      expect(answer.headers.location ?? '/').toMatch(/^\/(?!\/)/)
    }),
    { numRuns: 400 },
  )
  expect(failures).toBe(1)
})

test('what is asked for before it is as small as it gets is named, once until it is looked up again', async () => {
  quick.length = 0
  await ask('/Rooms/', { 'accept-encoding': 'br' })
  await ask('/Rooms/', { 'accept-encoding': 'br' })
  expect(quick.map(({ hash }) => hash)).toEqual([manifest.find('/Rooms/')?.hash])
})

test('answers take no more memory than they may, and what was let go is read again', async () => {
  const hosting = createHosting({ blobs, sites: { current: () => site, find: async () => site }, memoryBytes: 50_000 })
  const served = createServer(hosting)
  await new Promise<void>((resolve) => served.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void served.close())
  const pages = Array.from({ length: 40 }, (_, number) => `/Many-${number}/`)
  for (const page of pages) manifest.apply({ [page]: file(page.repeat(200)) })
  for (const _ of ['first', 'again'])
    for (const page of pages) {
      expect((await ask(page, {}, 'GET', served)).body.toString()).toBe(page.repeat(200))
      expect(hosting.bytes()).toBeLessThanOrEqual(50_000)
    }
  expect(hosting.bytes()).toBeGreaterThan(40_000)
})
