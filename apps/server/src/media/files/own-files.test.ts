import { createWriteStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Operation, Section } from '@mimar/document'
import { addressOfFile, initialContent, type KeptFile } from '@mimar/fields'
import { catalog } from '@mimar/sections/definitions'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { PARTS } from '../../archive/format.ts'
import { check } from '../../checking/check.ts'
import { clock } from '../../clock.ts'
import { createDraftHosting } from '../../drafts/draft-hosting.ts'
import type { Installation } from '../../installation.ts'
import { dialects, newFolder } from '../../testing/dialects.ts'
import { someMp4, somePdf } from '../../testing/films.ts'
import { openNew } from '../../testing/installation.ts'
import { hero, someSite } from '../../testing/site.ts'

const isBuilt = existsSync(join(import.meta.dirname, '../../../dist/islands'))
/** Of three pieces. */
const menu = Buffer.concat([somePdf(), Buffer.from(Array.from({ length: 2_300_000 }, (_, at) => (at * 13) % 241))])

/** A site with a document to take away, published. */
async function withMenu(dialect: (typeof dialects)[number]) {
  const installation = await openNew(dialect)
  const { siteStore, owner, keptFiles, allowanceOf } = installation
  const site = someSite()
  await siteStore.insert({ site, slug: 'hotel', name: 'Hotel', owner: owner.id })
  const sending = { use: 'pdf', site: 'hotel', allowance: allowanceOf(site) } as const
  const { list: _, pieces, ...facts } = await keptFiles.take(Readable.from([menu]), sending)
  expect(pieces).toHaveLength(3)
  const file: KeptFile = { name: 'menu.pdf', ...facts }
  const content = {
    title: { en: 'To take away' },
    files: [{ id: 'f1', name: { en: 'Our menu' }, note: {}, file: { '*': file } }],
  }
  const whole = { ...initialContent(catalog.find('FileList')!.fields), ...content }
  const section: Section = { ...hero('papers'), template: 'FileList', category: 'text', content: whole as never }
  await change(installation, { do: 'insert-section', place: site.pages[0]!.id, after: 'hero', section })
  await publish(installation)
  return { installation, file, address: addressOfFile(file) }
}

/** A video whose file is what it is told. */
async function addFilm(installation: Installation, film: object) {
  const whole = { ...initialContent(catalog.find('Video')!.fields), film: { '*': film } }
  const section: Section = { ...hero('film'), template: 'Video', category: 'portfolio', content: whole as never }
  await change(installation, { do: 'insert-section', place: 'home', after: 'hero', section })
}

let changes = 0
async function change({ sites, owner }: Installation, operation: Operation) {
  const { revision } = (await sites.read('hotel'))!
  changes += 1
  const sent = await sites.send(
    'hotel',
    { base: revision, changes: [{ id: `change-${changes}`, operation }] },
    owner.id,
  )
  expect(sent?.refused).toBe(null)
}

async function publish({ sites, publishing }: Installation) {
  const { site, revision } = (await sites.read('hotel'))!
  return publishing.publish('hotel', site, revision)
}

/** Asks for what visitors are given. */
async function asking({ hosting }: { readonly hosting: RequestListener }) {
  const server = createServer(hosting)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const options = { port, path, method, agent: false, host: '127.0.0.1' }
      const sent = request({ ...options, headers: { host: 'hotel.localhost:3000', ...headers } }, async (answer) => {
        const body = Buffer.concat(await answer.toArray())
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
      })
      sent.on('error', reject)
      sent.end()
    })
}

describe.runIf(isBuilt).each(dialects)('$name', (dialect) => {
  test('[SEC-41] visitors get a document whole or in part, to keep, and it can run nothing', async () => {
    const { installation, address } = await withMenu(dialect)
    const ask = await asking(installation)
    expect((await ask('/')).body.toString()).toContain(`href="${address}" download="menu.pdf"`)
    const whole = await ask(address)
    expect(whole.status).toBe(200)
    expect(whole.body.equals(menu)).toBe(true)
    expect(whole.headers).toMatchObject({
      ...{ 'content-type': 'application/pdf', 'content-disposition': 'attachment', 'accept-ranges': 'bytes' },
      ...{ 'content-length': String(menu.length), 'x-content-type-options': 'nosniff' },
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none';sandbox;frame-ancestors 'none'",
    })
    const { etag } = whole.headers as { etag: string }
    expect((await ask(address, { 'if-none-match': etag })).status).toBe(304)
    const head = await ask(address, {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(menu.length), 0])
  })

  test('[SEC-40] a part of a film is asked for by its bytes, across the pieces that it is kept in', async () => {
    const { installation, address } = await withMenu(dialect)
    const ask = await asking(installation)
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 9],
      ['bytes=1048570-1048580', 1_048_570, 1_048_580],
      ['bytes=1000000-2200000', 1_000_000, 2_200_000],
      ['bytes=2300000-', 2_300_000, menu.length - 1],
      ['bytes=-7', menu.length - 7, menu.length - 1],
    ] as const) {
      const part = await ask(address, { range })
      expect(part.status, range).toBe(206)
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to}/${menu.length}`)
      expect(part.body.equals(menu.subarray(from, to + 1)), range).toBe(true)
    }
    expect((await ask(address, { range: `bytes=${menu.length}-` })).status).toBe(416)
    expect((await ask(address, { range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200)
  })

  test('[SEC-40] who sees a draft sees its files, and keeps them for nobody else', async () => {
    const { installation, address } = await withMenu(dialect)
    const settings = { ...installation.settings, draftAt: () => ({ name: 'any', base: '' }) }
    const shareLinks = { siteOf: async () => 'hotel' }
    const ask = await asking({ hosting: createDraftHosting({ ...installation, settings, shareLinks }) })
    const part = await ask(address, { range: 'bytes=1048570-1048580' })
    expect(part.status).toBe(206)
    expect(part.body.equals(menu.subarray(1_048_570, 1_048_581))).toBe(true)
    expect(part.headers).toMatchObject({
      'cache-control': 'private, max-age=3600',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect((await ask(`/media/${'f'.repeat(64)}.pdf`)).status).toBe(404)
  })

  test('[SEC-41] files stand in what is written for a host of files', async () => {
    const { installation, address } = await withMenu(dialect)
    const folder = newFolder()
    const { site } = (await installation.sites.read('hotel'))!
    await installation.publishToFolder(site, folder)
    expect((await readFile(join(folder, address))).equals(menu)).toBe(true)
  })

  test('[SEC-51] a film behind a section is published with its site: at its address, and for a host of files', async () => {
    const { installation, address: menuAt } = await withMenu(dialect)
    const { sites, keptFiles, allowanceOf } = installation
    const bytes = someMp4()
    const before = (await sites.read('hotel'))!.site
    const sending = { use: 'video', site: 'hotel', allowance: allowanceOf(before) } as const
    const { list: _, pieces: __, ...facts } = await keptFiles.take(Readable.from([bytes]), sending)
    const film: KeptFile = { name: 'yard.mp4', ...facts }
    await change(installation, {
      ...{ do: 'set-field', section: 'hero', field: 'backgroundFilm' },
      value: { '*': film },
    })
    await publish(installation)
    const ask = await asking(installation)
    const address = addressOfFile(film)
    expect((await ask('/')).body.toString()).toContain(`<video src="${address}"`)
    const part = await ask(address, { range: 'bytes=4-7' })
    expect([part.status, part.body.toString(), part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4'])
    const folder = newFolder()
    await installation.publishToFolder((await sites.read('hotel'))!.site, folder)
    expect((await readFile(join(folder, address))).equals(bytes)).toBe(true)
    expect(existsSync(join(folder, menuAt))).toBe(true)
  })

  test('[SEC-41] a site goes with its files in one archive, and what was published is published there', async () => {
    const { installation, address } = await withMenu(dialect)
    const path = join(newFolder(), 'hotel.zip')
    const row = (await installation.siteStore.find('hotel'))!
    await pipeline((await installation.archives.write(row, new Set(PARTS)))!, createWriteStream(path))
    const other = await openNew(dialects.find(({ name }) => name !== dialect.name) ?? dialect)
    const taken = await other.archives.take({ path, owner: other.owner, parts: new Set(PARTS) })
    expect(taken).toMatchObject({ ok: true, slug: 'hotel' })
    const ask = await asking(other)
    expect((await ask(address)).body.equals(menu)).toBe(true)
    expect(await check(other, { isRepairing: false })).toEqual([])
  })

  test('[SEC-41] what no site names any more is forgotten a day later; what one shows, or showed, stays', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    const { installation, file, address } = await withMenu(dialect)
    const { collector, fileStore, blobs, keptFiles } = installation
    // Larger than the little that may stay in a pack with much that is needed.
    const large = somePdf('nobody '.repeat(300_000))
    const other = await keptFiles.take(Readable.from([large]), { use: 'pdf', site: 'none' })
    await change(installation, { do: 'remove-section', section: 'papers' })
    await publish(installation)
    for (let day = 0; day < 4; day += 1) {
      vi.setSystemTime(Date.now() + 25 * 3_600_000)
      onTestFinished(clock.follow(() => Date.now()))
      await collector.collect()
    }
    expect(await fileStore.find(other.hash)).toBeUndefined()
    for (const { hash } of other.pieces) expect(await blobs.read(hash)).toBeUndefined()
    expect(await fileStore.find(file.hash)).toBeDefined()
    // A page that is open somewhere still leads to it.
    expect((await (await asking(installation))(address)).body.equals(menu)).toBe(true)
  })

  test('[SEC-41] a file that is not here, or is something else than it says, is not linked', async () => {
    const { installation, file } = await withMenu(dialect)
    const ask = await asking(installation)
    const set = (value: object) =>
      change(installation, { do: 'set-field', section: 'papers', field: 'files/f1/file', value } as Operation)
    const isNotLinked = async () => {
      await publish(installation)
      const page = (await ask('/')).body.toString()
      expect(page).toContain('To take away')
      expect(page).not.toMatch(/\.pdf|\.mp4/)
    }
    await set({ '*': { ...file, hash: 'f'.repeat(64) } })
    await isNotLinked()
    await addFilm(installation, { ...file, type: 'video/mp4' })
    await isNotLinked()
    expect(await check(installation, { isRepairing: false })).toMatchObject([{ state: 'lost' }])
  })
})
