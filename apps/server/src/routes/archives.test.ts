import { createHash } from 'node:crypto'
import { mkdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportSite } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { somePdf, writeWithFile } from '../testing/sent-files.ts'
import { someSite, titled } from '../testing/site.ts'

const KEY = 'a1b2c3d4-e5f6'
const OF_ANSWER = { number: 1, name: '../cv.exe', type: 'application/pdf' }

/** Sends bytes as the dashboard does, slice by slice, and waits for how it ends. */
async function imported(running: TestApp, bytes: Buffer, asked: readonly string[] = [], slice = 500) {
  const ask = await sentTo(running, bytes, slice)
  expect((await ask('POST', { with: asked })).statusCode).toBe(202)
  return ending(ask)
}

async function sentTo({ app, owner, cookieFor }: TestApp, bytes: Buffer, slice: number) {
  const headers = { cookie: await cookieFor(owner.id), 'content-type': 'application/octet-stream' }
  for (let offset = 0; offset < bytes.length; offset += slice) {
    const payload = bytes.subarray(offset, offset + slice)
    const sent = await app.inject({ method: 'PUT', url: `/api/v1/imports/${KEY}?offset=${offset}`, headers, payload })
    expect(sent.json()).toEqual({ received: offset + payload.length })
  }
  return (method: 'GET' | 'POST', payload?: object) =>
    app.inject({
      method,
      url: `/api/v1/imports/${KEY}`,
      headers: { cookie: headers.cookie },
      ...(payload && { payload }),
    })
}

async function ending(ask: Awaited<ReturnType<typeof sentTo>>) {
  return expect
    .poll(async () => (await ask('GET')).json(), { timeout: 20_000 })
    .toSatisfy((state: { site?: object; refused?: object }) => Boolean(state.site ?? state.refused))
    .then(async () => (await ask('GET')).json())
}

async function exportedOf({ app, owner, cookieFor }: TestApp, query = ''): Promise<Buffer> {
  const headers = { cookie: await cookieFor(owner.id) }
  const answer = await app.inject({ url: `/api/v1/sites/hotel/archive${query}`, headers })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="hotel-\d{4}-\d\d-\d\d\.zip"$/)
  return answer.rawPayload
}

async function written(running: TestApp): Promise<void> {
  const changes = [
    { id: 'change-1', operation: titled('One') },
    { id: 'change-2', operation: titled('Two') },
  ]
  await running.parts.sites.send('hotel', { base: 0, changes }, running.owner.id)
  const form = { name: 'Omar', email: 'omar@example.com', message: 'Hello', website: '', formTime: '' }
  const arrival = { site: 'hotel', language: 'en', address: '127.0.0.1', key: null }
  await running.parts.messages.contact(arrival, { ...form, isCookieAccepted: false } as never)
}

/** A ZIP file with these entries and, unless one is given, a manifest that tells of them. */
async function zipOf(entries: { readonly [name: string]: string }, manifest: object = {}): Promise<Buffer> {
  const zip = new ZipFile()
  const files = Object.entries(entries).map(([name, text]) => {
    zip.addBuffer(Buffer.from(text), name, { compress: !name.startsWith('pictures/') })
    return { name, size: text.length, sha256: createHash('sha256').update(text).digest('hex') }
  })
  const site = { id: 'inn', slug: 'inn', revision: 0, liveRelease: null }
  const about = { kind: 'mimar-site', format: 1, madeBy: '1', madeAt: new Date(0).toISOString() }
  const told = { ...about, site, schedule: null, without: [], files, ...manifest }
  zip.addBuffer(Buffer.from(JSON.stringify(told)), 'manifest.json')
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

describe.each(dialects)('$name', (dialect) => {
  test('a file is refused whole, with what is missing, to who has no room for its pictures', async () => {
    const running = await testApp(dialect)
    const { parts, owner } = running
    const lina = await parts.accounts.insert('lina@cafe.example', 'tenant')
    await parts.tenants.setLimits(lina.id, { sites: 1, pictureMb: 0, visits: null })
    const site = JSON.stringify(exportSite(someSite('inn'), catalog))
    const picture = 'not read before there is room'
    const hash = createHash('sha256').update(picture).digest('hex')
    const file = await zipOf({ 'site.json': site, [`pictures/${hash}`]: picture })
    const refused = {
      refused: { status: 403, code: 'picture-limit', message: expect.stringContaining('fill the room') },
    }
    expect(await imported({ ...running, owner: { ...owner, id: lina.id } }, file)).toMatchObject(refused)
    expect(await parts.siteLists.count(lina)).toBe(0)
    expect(await parts.quotaStore.pictureBytesOf(lina.id)).toBe(0)
  })

  test('a site that goes out through the app comes back in with its history, under a name that is free', async () => {
    const running = await testApp(dialect)
    await written(running)
    const bytes = await exportedOf(running, '?with=pictures,history,people,messages')
    const { site } = await imported(running, bytes, ['people', 'messages'])
    expect(site).toMatchObject({ id: 'hotel-2', slug: 'hotel-2', revision: 2, findings: [] })
    expect((await running.parts.sites.read('hotel-2'))?.site.constants.isPaid).toBe(false)
    const { moments, messages } = running.parts
    expect((await moments.at('hotel-2', 1))?.site.pages).toEqual((await moments.at('hotel', 1))?.site.pages)
    const wanted = { site: 'hotel-2', folder: 'inbox', search: '' } as const
    expect(await messages.store.list(wanted, 9)).toMatchObject([{ name: 'Omar', text: 'Hello' }])
  })

  test.each(['a file of the whole site', 'a configuration'])(
    'a large site goes out and comes in as %s without being written or read in one piece',
    async (kind) => {
      const running = await testApp(dialect)
      const { siteStore } = running.parts
      const page = someSite().pages[0]!
      const pages = Array.from({ length: 400 }, (_, at) => {
        const sections = page.sections.map((section) => ({ ...section, id: `${section.id}-${at}` }))
        return at === 0 ? page : { ...page, id: `page-${at}`, path: `/Page-${at}`, sections }
      })
      const site = { ...someSite('large'), pages }
      await siteStore.insert({ site, slug: 'large', name: 'Large', owner: running.owner.id })
      const headers = { cookie: await running.cookieFor(running.owner.id) }
      const opening = vi.spyOn(JSON, 'parse')
      onTestFinished(() => void vi.restoreAllMocks())
      await running.parts.sites.read('large')
      expect(Math.max(...opening.mock.calls.map(([text]) => text.length))).toBeLessThan(20_000)

      const written = vi.spyOn(JSON, 'stringify')
      const answer = await running.app.inject({ url: '/api/v1/sites/large/archive', headers })
      const longest = Math.max(...written.mock.results.map(({ value }) => String(value).length))
      expect(longest).toBeLessThan(20_000)
      vi.restoreAllMocks()
      const bytes =
        kind === 'a configuration' ? Buffer.from(JSON.stringify(exportSite(site, catalog))) : answer.rawPayload
      const reading = vi.spyOn(JSON, 'parse')
      const { site: entry } = await imported(running, bytes, [], 200_000)
      expect(Math.max(...reading.mock.calls.map(([text]) => text.length))).toBeLessThan(20_000)
      vi.restoreAllMocks()
      expect((await running.parts.sites.read(entry.id))?.site.pages).toEqual(pages)
    },
  )

  describe.each(['a file of the whole site', 'a configuration'])('%s', (kind) => {
    async function sent() {
      const running = await testApp(dialect)
      const bytes =
        kind === 'a configuration'
          ? Buffer.from(JSON.stringify(exportSite(someSite(), catalog)))
          : await exportedOf(running)
      return { ...running, ask: await sentTo(running, bytes, 500_000) }
    }

    test('comes in at the address that was asked for; one that cannot be had is refused before anything begins', async () => {
      const { ask, parts } = await sent()
      for (const [slug, status, code] of [
        ['hotel', 409, 'slug-taken'],
        ['admin', 409, 'slug-reserved'],
        ['Not an address', 400, 'slug-malformed'],
      ] as const) {
        const refused = await ask('POST', { with: [], slug })
        expect(refused.json()).toMatchObject({ status, code })
        expect(refused.json().message).toMatch(/\.$/)
      }
      expect((await ask('POST', { with: [], slug: 'inn' })).statusCode).toBe(202)
      const { site } = await ending(ask)
      expect(site).toMatchObject({ id: 'hotel-2', slug: 'inn' })
      // Whose answer was lost asks once more.
      expect((await ask('POST', { with: [], slug: 'inn' })).statusCode).toBe(202)
      expect((await parts.siteStore.list(null)).map(({ slug }) => slug)).toEqual(['hotel', 'inn'])
    })

    test('is refused where somebody takes its address while it is read, and nothing of it stays', async () => {
      const { ask, parts, owner } = await sent()
      expect((await ask('POST', { with: [], slug: 'inn' })).statusCode).toBe(202)
      await parts.siteStore.insert({ site: someSite('faster'), slug: 'inn', name: 'Inn', owner: owner.id })
      expect((await ending(ask)).refused).toMatchObject({ status: 409, code: 'slug-taken' })
      expect((await parts.siteStore.list(null)).map(({ id }) => id)).toEqual(['hotel', 'faster'])
    })
  })

  test('[FORM-9] a message that names a file of another site by its hash is given none, and numbers that stand twice are refused', async () => {
    const running = await testApp(dialect)
    const { parts } = running
    const document = somePdf('of another site')
    await writeWithFile(parts, document)
    const site = JSON.stringify(exportSite(someSite('inn'), catalog))
    const file = { number: 1, hash: createHash('sha256').update(document).digest('hex'), size: document.length }
    const line = (files: readonly object[]) =>
      JSON.stringify({
        ...{
          kind: 'contact',
          folder: 'inbox',
          name: 'A',
          email: 'a@example.com',
          text: 'B',
          event: null,
          isRead: false,
        },
        ...{ attending: null, guests: null, language: 'en', isCookieAccepted: null, at: new Date(0).toISOString() },
        ...{
          answers: [{ question: 'cv', label: 'CV', kind: 'FILE', files: [{ ...OF_ANSWER, size: file.size }] }],
          files,
        },
      })
    const bring = async (files: readonly object[], to = running) =>
      imported(to, await zipOf({ 'site.json': site, 'messages.ndjson': `${line(files)}\n` }, { format: 3 }), [
        'messages',
      ])
    expect(await bring([file, file], await testApp(dialect))).toMatchObject({ refused: {} })
    const ended = await bring([file])
    expect(ended).toMatchObject({ site: {} })
    const { site: made } = ended
    const [message] = await parts.messages.store.list({ site: made.id, folder: 'inbox', search: '' }, 9)
    // Its name says what it is, as of one that came by a form.
    expect(message).toMatchObject({ text: 'B', answers: [{ files: [{ name: 'cv.exe.pdf' }] }] })
    expect(await parts.sentFiles.store.find(message!.id, 1)).toBeUndefined()
  })

  test('messages and people stay out of a file, and out of a site, unless they are asked for', async () => {
    const running = await testApp(dialect)
    await written(running)
    const plain = await exportedOf(running)
    expect(plain.includes('messages.ndjson')).toBe(false)
    expect(plain.includes('people.ndjson')).toBe(false)
    await imported(running, await exportedOf(running, '?with=history,messages'))
    const wanted = { site: 'hotel-2', folder: 'inbox', search: '' } as const
    expect(await running.parts.messages.store.count(wanted)).toBe(0)
    const editor = await running.parts.accounts.insert('editor@example.com', 'member')
    await running.parts.accounts.addMember('hotel', editor.id, 'viewer')
    const headers = { cookie: await running.cookieFor(editor.id) }
    const asked = await running.app.inject({ url: '/api/v1/sites/hotel/archive?with=messages', headers })
    expect(asked.statusCode).toBe(403)
  })

  test('[LIM-20] a configuration of more than a megabyte comes in through the app as well, with what is too long told', async () => {
    const running = await testApp(dialect)
    const headers = { cookie: await running.cookieFor(running.owner.id) }
    const file = (await running.app.inject({ url: '/api/v1/sites/hotel/export', headers })).json()
    file.constants.siteId = 'large'
    file.pages[0].components[0].data.title = 'x'.repeat(40)
    file.oddities = Array.from({ length: 1200 }, () => 'y'.repeat(80))
    const pretty = Buffer.from(`${JSON.stringify(file)}${' '.repeat(1_000_000)}`)
    const { site } = await imported(running, pretty, [], 800_000)
    expect(site).toMatchObject({
      id: 'large',
      findings: [{ code: 'too-long', path: 'pages[0].components[0].data.title' }],
    })
  })

  test.each<[string, () => Promise<Buffer>, string]>([
    ['of a newer Mimar', () => zipOf({ 'site.json': '{}' }, { format: 4 }), 'archive-newer'],
    ['that is another ZIP', () => zipOf({ 'site.json': '{}' }, { kind: 'holiday' }), 'archive-strange'],
    ['that is no site', async () => Buffer.from('GIF89a not a site'), 'archive-strange'],
    ['that is cut off', async () => (await zipOf({ 'site.json': '{}' })).subarray(0, -40), 'archive-damaged'],
    ['with a name of its own', () => zipOf({ 'site.json': '{}', 'notes.txt': 'x' }), 'archive-strange'],
    [
      'whose bytes are others than told',
      () => zipOf({ 'site.json': '{}' }, { files: [{ name: 'site.json', size: 2, sha256: '0'.repeat(64) }] }),
      'archive-damaged',
    ],
    [
      'that tells of what is not there',
      () => zipOf({}, { files: [{ name: 'site.json', size: 2, sha256: '0'.repeat(64) }] }),
      'archive-damaged',
    ],
    ['whose site has faults', () => zipOf({ 'site.json': '{"pages":[]}' }), 'import-refused'],
  ])('a file %s is refused with its reason, and nothing of it stays', async (_, make, code) => {
    const running = await testApp(dialect)
    const { refused } = await imported(running, await make())
    expect(refused).toMatchObject({ code })
    expect((await running.parts.siteStore.list(null)).map(({ id }) => id)).toEqual(['hotel'])
  })

  test('what a file says of itself is read beside everything else, however long it is', async () => {
    const running = await testApp(dialect)
    const files = Array.from({ length: 20_000 }, (_, at) => ({
      ...{ name: `pictures/${String(at).padStart(64, '0')}`, size: 1, sha256: String(at).padStart(64, '0') },
    }))
    const bytes = await zipOf({ 'site.json': '{}' }, { files })
    const reading = vi.spyOn(JSON, 'parse')
    onTestFinished(() => void vi.restoreAllMocks())
    expect((await imported(running, bytes, [], 5_000_000)).refused).toMatchObject({ code: 'archive-damaged' })
    expect(Math.max(...reading.mock.calls.map(([text]) => String(text).length))).toBeLessThan(20_000)
  })

  test('a history that does not lead back is refused', async () => {
    const running = await testApp(dialect)
    const headers = { cookie: await running.cookieFor(running.owner.id) }
    const site = (await running.app.inject({ url: '/api/v1/sites/hotel/export', headers })).body
    const line = { revision: 1, id: 'c', account: 'a', at: new Date(0).toISOString(), operation: titled('x') }
    const bad = `${JSON.stringify({ ...line, inverse: { do: 'remove-section', section: 'nowhere' } })}\n`
    const manifest = { site: { id: 'inn', slug: 'inn', revision: 1, liveRelease: null } }
    const bytes = await zipOf({ 'site.json': site, 'history.ndjson': bad }, manifest)
    expect((await imported(running, bytes)).refused).toMatchObject({ code: 'archive-damaged' })
  })

  test('a slice that was sent already says where to go on; what was given up is forgotten', async () => {
    const { app, owner, cookieFor, parts } = await testApp(dialect)
    const headers = { cookie: await cookieFor(owner.id), 'content-type': 'application/octet-stream' }
    const send = (offset: number) =>
      app.inject({ method: 'PUT', url: `/api/v1/imports/${KEY}?offset=${offset}`, headers, payload: Buffer.alloc(10) })
    expect((await send(0)).json()).toEqual({ received: 10 })
    expect((await send(0)).json()).toEqual({ received: 10 })
    expect((await send(10)).json()).toEqual({ received: 20 })
    const member = await parts.accounts.insert('member@example.com', 'member')
    const theirs = { cookie: await cookieFor(member.id) }
    expect((await app.inject({ url: `/api/v1/imports/${KEY}`, headers: theirs })).statusCode).toBe(404)
    expect(
      (await app.inject({ method: 'DELETE', url: `/api/v1/imports/${KEY}`, headers: { cookie: headers.cookie } }))
        .statusCode,
    ).toBe(204)
    expect((await app.inject({ url: `/api/v1/imports/${KEY}`, headers: { cookie: headers.cookie } })).statusCode).toBe(
      404,
    )
  })

  test('what was left half sent counts, and of ten that begin at once two are taken', async () => {
    const { app, owner, cookieFor, parts } = await testApp(dialect, { MEDIA_LIMIT_MB: '1' })
    const headers = { cookie: await cookieFor(owner.id), 'content-type': 'application/octet-stream' }
    const begin = async (key: string) => {
      const url = `/api/v1/imports/${key}?offset=0`
      return (await app.inject({ method: 'PUT', url, headers, payload: Buffer.alloc(10) })).statusCode
    }
    const folder = join(parts.settings.dataDir, 'imports')
    await mkdir(folder, { recursive: true })
    const [hour, left] = [new Date(Date.now() - 3_600_000), join(folder, `${owner.id}.left-half-sent`)]
    await writeFile(left, '')
    await truncate(left, 2 * 501_000_000)
    await utimes(left, hour, hour)
    expect(await begin('after-what-was-left')).toBe(429)
    await rm(left)
    const statuses = await Promise.all(Array.from({ length: 10 }, (_, at) => begin(`at-once-${at}`)))
    expect(statuses.toSorted()).toEqual([200, 200, ...Array(8).fill(429)])
  })
})
