import { expect, onTestFinished, test } from 'vitest'
import { type Blobs, plainBlob } from '../blobs/blobs.ts'
import { createManifest, type ReleaseFile } from '../blobs/manifest.ts'
import { createHosting } from '../hosting/hosting.ts'
import { createLiveSite, type FoundSite } from '../hosting/live-site.ts'
import { CONNECTION_KEPT, listen } from '../server.ts'
import { ALL_KEY, missingKey, pageKey, siteKey } from './keys.ts'
import { marksFor } from './marks.ts'
import { hear } from './testing.ts'

const kept = new Map<string, Buffer>()
const blobs: Blobs = {
  put: async () => {},
  read: async (hash, form = 'plain') => (form === 'plain' ? kept.get(hash) : undefined),
  has: async () => true,
  size: async () => 1,
  lost: async () => new Set(),
  disturbances: async () => 0,
}

function file(content: string, more: Partial<ReleaseFile> = {}): ReleaseFile {
  const { hash, bytes } = plainBlob(Buffer.from(content))
  kept.set(hash, Buffer.from(bytes))
  return { hash, type: 'text/html; charset=utf-8', size: bytes.length, isImmutable: false, ...more }
}

const files = {
  '/': file('home'),
  '/old/': file('', { movedTo: '/rooms/' }),
  '/rooms/': file('rooms'),
  '/404.html': file('nothing here'),
  '/a.css': file('a{}', { type: 'text/css', isImmutable: true }),
}
const hotel = createLiveSite('hotel', createManifest([files]), async () => undefined)

async function answering(found: FoundSite | null, isMarked = true) {
  const server = await listen(0)
  const sites = { current: () => found, find: async () => found }
  const marks = isMarked ? marksFor('varnish') : undefined
  server.handle(createHosting({ sites, blobs, connectionKept: CONNECTION_KEPT, marks }))
  onTestFinished(() => server.close())
  return (path: string, headers?: Record<string, string>, method?: string) =>
    hear(server.port, path, headers, method === undefined ? {} : { method })
}

test('each answer of a site that may be kept says so, by its site and what it is of it', async () => {
  const ask = await answering(hotel)
  const { headers } = await ask('/')
  const page = (address: string) => `${siteKey('hotel')} ${pageKey('hotel', address)} ${ALL_KEY}`
  const missing = `${siteKey('hotel')} ${missingKey('hotel')} ${ALL_KEY}`
  for (const [path, asked, status, keys, method] of [
    ['/', {}, 200, page('/')],
    ['/', {}, 200, page('/'), 'HEAD'],
    ['/', { 'if-none-match': String(headers.etag) }, 304, page('/')],
    ['/a.css', {}, 200, page('/a.css')],
    ['/a.css', { range: 'bytes=0-1' }, 206, page('/a.css')],
    ['/old/', {}, 301, page('/old/')],
    ['/ROOMS', {}, 308, missing],
    ['/suites/', {}, 404, missing],
  ] as const) {
    const answer = await ask(path, asked, method)
    expect([path, answer.status, answer.headers['surrogate-key']]).toEqual([path, status, keys])
    expect(answer.headers['surrogate-control']).toContain('max-age=')
  }
})

test('what is closed, hidden, nobody’s or refused says nothing that a cache could keep it by', async () => {
  const parts = { languages: ['en'], pages: ['/'], pictures: [] }
  const hidden = { ...hotel, withheld: { ...parts, key: 'a', kindAt: () => 'page' as const } }
  for (const [found, method] of [
    [{ closed: 'taken-down', languages: ['en'] }],
    [{ movedTo: 'http://inn.localhost', isForNow: true }],
    [hidden],
    [{ ...hotel, olderSince: 0 }],
    [null],
    [hotel, 'POST'],
  ] as const) {
    const ask = await answering(found)
    const { headers } = await ask('/', {}, method)
    expect([headers['surrogate-key'], headers['surrogate-control']]).toEqual([undefined, undefined])
    expect(headers['cache-control']).toMatch(/^no-(?:store|cache)$/)
  }
})

test('what may be closed or gone by now is kept by browsers alone while nobody can say', async () => {
  const ask = await answering({ ...hotel, olderSince: 0 })
  for (const path of ['/a.css', '/', '/ROOMS', '/suites/']) {
    const { headers } = await ask(path)
    expect([path, headers['surrogate-key'], headers['surrogate-control']]).toEqual([path, undefined, undefined])
    expect([path, headers['cache-control']]).toEqual([path, expect.stringMatching(/^(?:private|no-)/)])
  }
})

test('without a cache in front no answer has a word for one', async () => {
  const [plain, marked] = [await answering(hotel, false), await answering(hotel)]
  for (const path of ['/', '/a.css', '/old/', '/ROOMS', '/suites/']) {
    const [one, other] = [await plain(path), await marked(path)]
    const { 'surrogate-key': _k, 'surrogate-control': _c, date: _d, ...rest } = other.headers
    const { date: _e, ...usual } = one.headers
    expect([one.status, usual, one.body]).toEqual([other.status, rest, other.body])
  }
})
