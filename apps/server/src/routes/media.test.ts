import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import type { MediaFiles, UploadAnswer } from '@mimar/contract'
import type { Media } from '@mimar/document'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'

const [sqlite] = dialects

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a02020' } }).composite([
    { input: { create: { width: 1, height: 1, channels: 3, background: '#fff' } }, left: 0, top: 0 },
  ])
const jpeg = (width: number, height: number) => photo(width, height).jpeg().toBuffer()
const svg = (inside: string, attributes = 'width="40" height="40"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)

interface Sent {
  readonly bytes: Buffer
  readonly name?: string
  readonly type?: string
}

/** What the owner is answered to an upload. */
async function uploading({ app, owner, cookieFor }: TestApp, { bytes, name = 'photo.jpg', type = 'image/jpeg' }: Sent) {
  const headers = {
    cookie: await cookieFor(owner.id),
    'content-type': type,
    'x-file-name': encodeURIComponent(name),
  }
  return app.inject({ method: 'POST', url: '/api/v1/sites/hotel/media', headers, payload: bytes })
}

async function mediaOf(running: TestApp, sent: Sent): Promise<Media> {
  const answer = await uploading(running, sent)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<UploadAnswer>().media
}

async function setMedia({ app, owner, cookieFor }: TestApp, media: Media) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/sites/hotel/operations',
    headers: { cookie: await cookieFor(owner.id) },
    payload: { base: 0, changes: [{ id: 'change-1', operation: { do: 'set-media', id: media.id, media } }] },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

async function filesOf({ app, owner, cookieFor }: TestApp, query = '') {
  const headers = { cookie: await cookieFor(owner.id) }
  return app.inject({ url: `/api/v1/sites/hotel/media-files${query}`, headers })
}

describe.each(dialects)('$name', (dialect) => {
  test('[U32] an uploaded picture is answered as set-media takes it, with the files that the canvas draws', async () => {
    const running = await testApp(dialect)
    const answer = await uploading(running, { bytes: await jpeg(900, 600), name: 'صورة الفناء.jpg' })
    expect(answer.statusCode).toBe(201)
    const { media, imageFiles } = answer.json<UploadAnswer>()
    expect(media).toMatchObject({ source: 'صورة الفناء.jpg', width: 900, height: 600, alt: {}, focal: null })
    const files = imageFiles[media.id] ?? []
    expect(files.map(({ type, width }) => `${type} ${width}`)).toContain('image/webp 360')
    await setMedia(running, media)
    expect((await filesOf(running)).json()).toEqual({ [media.hash]: files })
    expect((await filesOf(running, `?hash=${media.hash},${'0'.repeat(64)}`)).json()).toEqual({ [media.hash]: files })
  })

  test('the same bytes are kept once; a picture the site has is answered as the site has it', async () => {
    const running = await testApp(dialect)
    const bytes = await jpeg(500, 400)
    const [one, other] = await Promise.all(['a.jpg', 'b.jpg'].map((name) => mediaOf(running, { bytes, name })))
    expect(other).toMatchObject({ id: one!.id, hash: one!.hash })
    const described = { ...one!, alt: { en: 'The courtyard' }, focal: { x: 0.2, y: 0.8 } }
    await setMedia(running, described)
    expect(await mediaOf(running, { bytes, name: 'c.jpg' })).toEqual(described)
  })

  test('a site is sent as much as it may have, and no byte more; what it has is answered still', async () => {
    const running = await testApp(dialect, { MEDIA_LIMIT_MB: '1' })
    const noise = (side: number) => {
      const pixels = Buffer.from(Array.from({ length: side * side * 3 }, (_, at) => (at * at * 31 + at * 7919) >> 3))
      return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
        .png({ compressionLevel: 0 })
        .toBuffer()
    }
    const [first, second] = [await noise(460), await noise(461)]
    const kept = await mediaOf(running, { bytes: first, name: 'first.png' })
    const refused = await uploading(running, { bytes: second, name: 'second.png' })
    expect(refused.json()).toMatchObject({ status: 413, code: 'media-full' })
    expect(refused.json().message).toMatch(/^This site has no room for more pictures.*\(1 MB\)$/)
    expect((await filesOf(running, `?hash=${createHash('sha256').update(second).digest('hex')}`)).json()).toEqual({})
    expect((await mediaOf(running, { bytes: first, name: 'again.png' })).hash).toBe(kept.hash)
    // What could not be used takes no room.
    expect((await uploading(running, { bytes: first.subarray(0, 20_000), name: 'cut.png' })).statusCode).toBe(422)
    await mediaOf(running, { bytes: await jpeg(400, 300), name: 'small.jpg' })
  })

  test('a few bytes that become many are counted as many, and nothing of what is refused is kept', async () => {
    const running = await testApp(dialect, { MEDIA_LIMIT_MB: '1' })
    const clouds = svg(
      '<filter id="f"><feTurbulence baseFrequency="0.9"/></filter><rect width="800" height="800" filter="url(#f)"/>',
      'width="800" height="800"',
    )
    const refused = await uploading(running, { bytes: clouds, name: 'clouds.svg' })
    expect(refused.json()).toMatchObject({ status: 413, code: 'media-full' })
    const hash = createHash('sha256').update(clouds).digest('hex')
    expect([await running.parts.mediaStore.find(hash), await running.parts.mediaStore.files([hash])]).toEqual([
      undefined,
      [],
    ])
    await mediaOf(running, { bytes: await jpeg(400, 300), name: 'small.jpg' })
  })
})

test('pictures of a draft are shown by the addresses that came with it, and to nobody else', async () => {
  const running = await testApp(sqlite!)
  const { app, parts, owner, cookieFor } = running
  const bytes = Buffer.from('bytes')
  Object.assign(parts.drawing, { file: async () => ({ bytes, type: 'image/webp' }) })
  const media = await mediaOf(running, { bytes: await jpeg(400, 300) })
  const files: MediaFiles = (await filesOf(running, `?hash=${media.hash}`)).json()
  const { url } = files[media.hash]![0]!
  const status = async (address: string, headers = {}) => (await app.inject({ url: address, headers })).statusCode
  const shown = await app.inject({ url })
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable'])
  const bare = url.replace(/\/hotel\/[\w-]+\//, '/')
  expect(bare).toMatch(/^\/media\/[0-9a-f]{16}-/)
  expect(await status(bare)).toBe(404)
  expect(await status(bare, { cookie: await cookieFor(owner.id) })).toBe(404)
  // Another site's key does not open it.
  await parts.siteStore.insert({ site: someSite('cafe'), slug: 'cafe', name: 'Cafe', owner: owner.id })
  expect(await status(parts.pictureKeys.keyed('cafe', bare))).toBe(404)
  // What a starter shows is shown with the starter, and nothing else is.
  expect(await status(parts.pictureKeys.keyed('starter:cafe', bare))).toBe(404)
  await parts.siteStore.remove('hotel')
  expect(await status(url)).toBe(404)
})

test('one question that is asked twice in an address is one question', async () => {
  const answer = await filesOf(await testApp(sqlite!), `?hash=no&hash=${'0'.repeat(64)}`)
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
})

test('a file keeps its name, without what leads elsewhere or deceives', async () => {
  const running = await testApp(sqlite!)
  const bytes = svg('')
  for (const [name, kept] of [
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\Hall.PNG', 'Hall.PNG'],
    ['a\u202Egpj.exe\u0000.jpg', 'agpj.exe.jpg'],
    ['..', 'picture'],
    ['', 'picture'],
    ['<img onerror="x">.jpg', 'img onerror=x.jpg'],
  ] as const) {
    expect((await mediaOf(running, { bytes, name })).source).toBe(kept)
  }
  await setMedia(running, await mediaOf(running, { bytes, name: '<img onerror="x">.jpg' }))
})

/** A PNG of few bytes that says it has so many pixels. */
function bomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    checksum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, checksum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(0))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const HTML = Buffer.from('<!doctype html><html><script>alert(1)</script><svg></svg></html>')
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(60)])

test('what is no picture, or too much of one, is refused with a clear sentence, and the next picture is taken', async () => {
  const running = await testApp(sqlite!)
  for (const [what, bytes, status, code] of [
    ['nothing at all', Buffer.alloc(0), 422, 'empty'],
    ['a page called .png', HTML, 415, 'not-a-picture'],
    ['a page with spaces before it', Buffer.concat([Buffer.alloc(5000, ' '), HTML]), 415, 'not-a-picture'],
    ['half a photograph', (await jpeg(900, 900)).subarray(0, 2000), 422, 'broken'],
    ['the start of a photograph alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 422, 'broken'],
    ['a billion pixels in a hundred bytes', bomb(32_000), 422, 'too-many-pixels'],
    ['a telephone’s HEIC without a picture', HEIC, 422, 'broken'],
    [
      'a film',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(60)]),
      415,
      'kind-refused',
    ],
    ['a TIFF', await photo(20, 20).tiff().toBuffer(), 415, 'kind-refused'],
    ['a drawing of more than 1 MB', svg(`<!--${' '.repeat(1_100_000)}-->`), 422, 'too-complex'],
    ['a drawing that is cut off', svg('<g').subarray(0, 60), 422, 'broken'],
  ] as const) {
    const answer = await uploading(running, { bytes, name: 'hall.png', type: 'image/png' })
    expect(answer.json(), what).toMatchObject({ status, code })
    expect(answer.json<{ message: string }>().message).toMatch(/^This (?:file|kind of file|picture) .+\.$/)
    expect((await mediaOf(running, { bytes: await jpeg(60, 40) })).width).toBe(60)
  }
  expect((await running.parts.sites.read('hotel'))?.revision).toBe(0)
})

test('what is a picture is taken, whatever it is called and said to be', async () => {
  const running = await testApp(sqlite!)
  const frames = Buffer.alloc(20 * 60 * 3, 90)
  const moving = sharp(frames, { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } }).gif({
    delay: [50, 50, 50],
  })
  const dangerous = svg(
    '<script>alert(1)</script><image href="https://example.com/a.png" width="9" height="9"/><circle r="9" onload="alert(1)"/>',
  )
  for (const [what, bytes, size] of [
    ['a moving GIF, of which the first picture is taken', await moving.toBuffer(), '20x20'],
    ['a WebP', await photo(30, 20).webp().toBuffer(), '30x20'],
    ['an AVIF', await photo(30, 20).avif().toBuffer(), '30x20'],
    ['a telephone’s HEIC', readFileSync(join(import.meta.dirname, '../media/telephone.heic')), '128x192'],
    ['a drawing with scripts and pictures from elsewhere', dangerous, '512x512'],
    ['a drawing without a size', svg('<circle r="9"/>', 'viewBox="0 0 20 10"'), '512x256'],
  ] as const) {
    const { width, height, hash } = await mediaOf(running, { bytes, name: 'x.exe', type: 'text/html' })
    expect(`${width}x${height}`, what).toBe(size)
    const files = (await filesOf(running, `?hash=${hash}`)).json()[hash]
    expect(files.length, what).toBeGreaterThan(0)
    for (const { type } of files) expect(type).toMatch(/^image\/(?:webp|jpeg)$/)
  }
})

test('an error is said in the language of the editor', async () => {
  const { app, owner, cookieFor } = await testApp(sqlite!)
  const headers = { cookie: await cookieFor(owner.id), 'content-type': 'image/png' }
  const answer = await app.inject({
    ...{ method: 'POST', url: '/api/v1/sites/hotel/media?lang=ar' },
    headers,
    payload: HTML,
  })
  expect(answer.json<{ message: string }>().message).toMatch(/^هذا الملف ليس صورة/)
})

test.each([
  ['a length', { 'content-length': String(40_000_000) }],
  ['no length', { 'transfer-encoding': 'chunked' }],
])('a file of 40 MB with %s is refused before it has all been sent', async (_how, length) => {
  const { answered, finish, close } = await sending40({ ...length, connection: 'keep-alive' })
  expect(await answered).toMatchObject({ status: 413, body: expect.stringContaining('"too-large"') })
  // A browser hears the answer only when all that it sends is read.
  await finish()
  await close()
})

test('who wants the connection ended hears why a file of 40 MB is refused when it has been sent', async () => {
  const { answered, failures, finish, close } = await sending40({ 'transfer-encoding': 'chunked', connection: 'close' })
  await finish()
  expect(failures).toEqual([])
  expect(await answered).toMatchObject({ status: 413, body: expect.stringContaining('"too-large"') })
  await close()
})

/** Sends all but the last of 40 million bytes. */
async function sending40(more: Record<string, string>) {
  const { app, owner, cookieFor } = await testApp(sqlite!)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const headers = { cookie: await cookieFor(owner.id), 'content-type': 'image/jpeg', ...more }
  const sending = ask({ port, method: 'POST', path: '/api/v1/sites/hotel/media', headers })
  const failures: Error[] = []
  const answered = new Promise<{ status?: number | undefined; body: string }>((resolve, reject) => {
    sending.on('error', (failure) => {
      failures.push(failure)
      reject(failure)
    })
    sending.on('response', (response) => {
      let body = ''
      response.on('data', (part) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode, body }))
    })
  })
  const write = (bytes: Buffer) => new Promise<void>((resolve) => sending.write(bytes, () => resolve()))
  const piece = Buffer.alloc(1_000_000)
  await write(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), piece.subarray(4)]))
  for (let sent = 1; sent < 39; sent += 1) await write(piece)
  return {
    answered,
    failures,
    finish: () => new Promise<void>((resolve) => sending.end(piece, resolve)),
    close() {
      sending.destroy()
      app.server.closeAllConnections()
      return app.close()
    },
  }
}
