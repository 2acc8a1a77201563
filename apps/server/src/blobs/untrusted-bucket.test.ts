import { randomUUID } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readStorage } from '../storage-settings.ts'
import { PlaceStore } from '../store/places.store.ts'
import { dialects, newFolder, openTestDatabase } from '../testing/dialects.ts'
import { startFaultyStore } from '../testing/faulty-store.ts'
import { type Blob, plainBlob } from './blobs.ts'
import { DiskCache } from './disk-cache.ts'
import { openFolderBlobs } from './folder.ts'
import { moveBytes } from './move.ts'
import { type OpenOptions, openBlobs } from './open-blobs.ts'
import { encodeIndex, recordOf } from './pack.ts'

const LATER = { now: () => Date.now() + 2 * 86_400_000 }
const NOTHING_NEEDED = { findNeeded: async () => new Set<string>() }
const page = plainBlob(Buffer.from('a page'))
const { hash } = page
const squeezed = { hash, form: 'br', bytes: brotliCompressSync(page.bytes) } as const
const theirs = Buffer.from('<script>theirs()</script>')

let store: Awaited<ReturnType<typeof startFaultyStore>>
beforeAll(async () => {
  store = await startFaultyStore()
})
afterAll(() => store.stop())
beforeEach(() => {
  store.interfere = undefined
  store.kept.clear()
})

/** Opens one bucket, with each call as another machine. */
async function aBucket() {
  const known = new PlaceStore(await openTestDatabase(await dialects[0]!.newAddress()))
  const key = { AWS_ENDPOINT_URL: store.endpoint, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }
  const environment = { ...key, STORAGE_URL: 's3://pictures' }
  return (options?: OpenOptions) => openBlobs(readStorage(environment, newFolder(), 10_000_000), known, options)
}

/** What somebody with a key puts there, as a pack that is whole. */
function plant(blob: Blob, name = `${randomUUID()}.pack`): void {
  const end = encodeIndex([recordOf(blob, 0)])
  store.kept.set(`/pictures/packs/${name}`, Buffer.concat([blob.bytes, end]))
}

const packsKept = () => [...store.kept.keys()].filter((path) => path.endsWith('.pack'))

test('bytes that somebody has put under the name of others are not read in their place, in no form', async () => {
  const open = await aBucket()
  await (await open()).put([page, squeezed])
  plant({ hash, form: 'br', bytes: brotliCompressSync(theirs) })
  plant({ hash, form: 'gzip', bytes: gzipSync(theirs) })
  const told: string[] = []
  const blobs = await open({ onDamage: (what) => told.push(what) })
  expect(await blobs.shelf.packs()).toHaveLength(3)
  expect((await blobs.read(hash, 'br'))?.equals(squeezed.bytes)).toBe(true)
  expect(await blobs.read(hash, 'gzip')).toBeUndefined()
  expect(told).toHaveLength(2)
})

test('bytes that are not what their name says do not move to another place', async () => {
  const open = await aBucket()
  await (await open()).put([page])
  plant({ hash: 'a'.repeat(64), form: 'plain', bytes: theirs })
  const folder = await openFolderBlobs(newFolder())
  const moved = await moveBytes({ from: await open({ onDamage: () => {} }), to: folder, tell: () => {} })
  expect(moved).toMatchObject({ blobs: 1, lost: [expect.stringContaining('a'.repeat(64))] })
  expect(await folder.has('a'.repeat(64))).toBe(false)
})

test('no pack is given up for bytes in another one that are not what their name says', async () => {
  const open = await aBucket()
  await (await open()).put([page, squeezed])
  plant({ hash, form: 'br', bytes: brotliCompressSync(theirs) }, `${'f'.repeat(36)}.pack`)
  const blobs = await open({ ...LATER, onDamage: () => {} })
  await blobs.collect({ findNeeded: async () => new Set([hash]) })
  expect((await (await open({ onDamage: () => {} })).read(hash, 'br'))?.equals(squeezed.bytes)).toBe(true)
})

test('objects with other names than ours are no packs, for names become paths of this machine', async () => {
  const open = await aBucket()
  await (await open()).put([page])
  plant(squeezed, 'theirs.pack')
  expect(await (await open()).shelf.packs()).toHaveLength(1)
})

test('a store whose list of objects does not end is refused', async () => {
  const open = await aBucket()
  store.interfere = (_, path) => (path.endsWith('/') ? 'endless' : undefined)
  await expect(open()).rejects.toThrow('its list of objects does not end')
})

test('what the store did not remove when it should have is removed by the next collection', async () => {
  const open = await aBucket()
  await (await open()).put([page])
  const blobs = await open(LATER)
  store.interfere = (method) => (method === 'DELETE' ? { status: 403, code: 'AccessDenied' } : undefined)
  await blobs.collect(NOTHING_NEEDED)
  expect(packsKept()).toHaveLength(1)
  store.interfere = undefined
  await blobs.collect(NOTHING_NEEDED)
  expect(packsKept()).toEqual([])
})

test('of two installations that begin in one bucket at once, the one that is not named removes nothing', async () => {
  const open = await aBucket()
  await (await open()).put([page])
  const blobs = await open(LATER)
  store.kept.set('/pictures/mimar-store.json', Buffer.from('{"installation":"the other"}'))
  await expect(blobs.collect(NOTHING_NEEDED)).rejects.toThrow('belongs to another installation')
  expect(packsKept()).toHaveLength(1)
})

test('a copy that the disk could not take leaves nothing on it', async () => {
  const folder = newFolder()
  const cache = new DiskCache(folder, 1_000_000)
  await mkdir(join(folder, hash.slice(0, 2), hash, 'in the way'), { recursive: true })
  cache.keep(recordOf(page, 0), Buffer.from(page.bytes))
  await cache.settled()
  expect(await readdir(folder)).toEqual([hash.slice(0, 2)])
})
