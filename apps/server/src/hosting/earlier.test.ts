import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { plainBlob } from '../blobs/blobs.ts'
import { createManifest, type ReleaseFile } from '../blobs/manifest.ts'
import { ask } from '../testing/ask.ts'
import { DatabaseAway, StoreAway } from '../unstorable.ts'
import { createHosting } from './hosting.ts'
import { createLiveSite } from './live-site.ts'

const kept = new Map<string, Buffer>()

/** A page; its bytes are at hand unless it is away. */
function page(content: string, isAway = false): ReleaseFile {
  const { hash, bytes } = plainBlob(Buffer.from(content))
  if (!isAway) kept.set(hash, Buffer.from(bytes))
  return { hash, type: 'text/html; charset=utf-8', size: bytes.length, isImmutable: false }
}

/** Visits the root of a site whose page is away, and which had these before. */
async function visit(files: readonly ReleaseFile[], away: () => Error) {
  const read = async (hash: string, form = 'plain') => {
    if (form !== 'plain') return undefined
    if (!kept.has(hash)) throw away()
    return kept.get(hash)
  }
  const replacedAt = Date.now() - 40_000
  const earlier = (address: string) => (address === '/' ? files : []).map((file) => ({ file, replacedAt }))
  const manifest = createManifest([{ '/': page('new', true), '/other/': page('new too', true) }])
  const site = createLiveSite('hotel', manifest, async () => undefined, earlier)
  const hosting = createHosting({ blobs: { read }, sites: { current: () => site, find: async () => site } })
  const server = createServer(hosting)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (path = '/') => ask({ port, host: 'hotel.localhost', path })
}

test.each([
  ['store-away', () => new StoreAway('s3://pictures', 'gone')],
  ['database-away', () => new DatabaseAway('gone')],
] as const)('while the bytes of a page are away (%s) the one before is shown, and says so', async (detail, away) => {
  const asked = await visit([page('never asked for', true), page('before')], away)
  const { status, text, headers } = await asked()
  expect([status, text, headers['cache-control']]).toEqual([200, 'before', 'no-cache'])
  expect(headers['cache-status']).toMatch(new RegExp(`^Mimar; hit; ttl=-4\\d; detail=${detail}$`))
  expect((await asked('/other/')).status).toBe(503)
})

test('a fault of ours is not covered by a page of before', async () => {
  const asked = await visit([page('before')], () => new Error('a bug'))
  expect((await asked()).status).toBe(500)
})
