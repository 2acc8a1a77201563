// A store that goes while its packs change: what lies whole on the own disk is read.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readStorage } from '../storage-settings.ts'
import { newFolder } from '../testing/dialects.ts'
import { startFaultyStore } from '../testing/faulty-store.ts'
import { heardLog } from '../testing/heard-log.ts'
import { DatabaseAway, whyUnstorable } from '../unstorable.ts'
import { plainBlob } from './blobs.ts'
import { openBlobs } from './open-blobs.ts'
import { RememberedTable } from './pack-table.ts'

let store: Awaited<ReturnType<typeof startFaultyStore>>
beforeAll(async () => {
  store = await startFaultyStore()
})
afterAll(() => store.stop())
beforeEach(() => {
  heardLog()
  store.interfere = undefined
  store.kept.clear()
})

const away = () => ({ status: 503, code: 'SlowDown' })
const pageOf = (number: number) => plainBlob(Buffer.from(`page ${number}`))
const why = (failure: unknown) => whyUnstorable(failure)

/** A bucket and its table, opened by each server on a disk of its own. */
function aBucket(more: Readonly<Record<string, string>> = {}) {
  const table = new RememberedTable()
  const known = { installation: async () => 'ours', tableOf: () => table }
  const key = { AWS_ENDPOINT_URL: store.endpoint, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }
  const storage = (dataDir: string) =>
    readStorage({ ...key, STORAGE_URL: 's3://pictures', ...more }, dataDir, 10_000_000)
  return { table, open: (dataDir = newFolder()) => openBlobs(storage(dataDir), known) }
}

/** Two servers; as many packs as pages, all of which the second has on its disk, and the first then puts together. */
async function puttingTogether(pages: number) {
  const bucket = aBucket()
  const [one, disk] = [await bucket.open(), newFolder()]
  const all = Array.from({ length: pages }, (_, number) => pageOf(number))
  for (const page of all) await one.put([page])
  const other = await bucket.open(disk)
  for (const { hash } of all) expect(await other.read(hash)).toBeDefined()
  await expect.poll(() => copiesIn(disk).length).toBe(pages)
  const putTogether = () => one.putTogether({ most: 1 })
  const readable = async (blobs: typeof other) => {
    const read = await Promise.all(all.map(({ hash }) => blobs.read(hash).catch(why)))
    return read.filter((bytes) => Buffer.isBuffer(bytes)).length
  }
  return { ...bucket, one, other, disk, all, putTogether, readable }
}

const filesIn = (disk: string) => readdirSync(join(disk, 'store-cache'), { recursive: true, encoding: 'utf8' })
const copiesIn = (disk: string) => filesIn(disk).filter((name) => /[\da-f]{64}$/.test(name))
const indexesIn = (disk: string) => filesIn(disk).filter((name) => name.endsWith('.index'))

test('packs were put together and the store went before that was learnt: pages on the disk are read, also after a restart', async () => {
  const { open, other, disk, putTogether, readable } = await puttingTogether(12)
  await putTogether()
  store.interfere = away
  expect(why(await other.learnNewPacks().catch((failure) => failure))).toBe('store-away')
  expect(await readable(other)).toBe(12)
  const again = await open(disk)
  expect(await readable(again)).toBe(12)
  expect(why(await again.read(pageOf(99).hash).catch((failure) => failure))).toBe('store-away')
})

test('with the table away as well, what the disk has is read, in its smaller form too', async () => {
  const { open, table } = aBucket()
  const [one, disk, page] = [await open(), newFolder(), pageOf(1)]
  const squeezed = { hash: page.hash, form: 'br', bytes: brotliCompressSync(page.bytes) } as const
  await one.put([page, squeezed])
  const first = await open(disk)
  await first.read(page.hash, 'br')
  await expect.poll(() => filesIn(disk).some((name) => name.endsWith('.br'))).toBe(true)
  for (const pack of await table.packs()) await table.replace([pack.name], undefined)
  const server = await open(disk)
  table.packs = () => Promise.reject(new DatabaseAway('gone'))
  store.interfere = away
  expect((await server.read(page.hash, 'br'))?.equals(squeezed.bytes)).toBe(true)
  expect((await server.read(page.hash))?.equals(page.bytes)).toBe(true)
})

test('indexes that cannot be read keep no other from being learnt', async () => {
  const { open, table } = aBucket()
  const one = await open()
  const all = Array.from({ length: 40 }, (_, number) => pageOf(number))
  for (const page of all) await one.put([page])
  const broken = (await table.packs()).slice(0, 20).map(({ name }) => name)
  store.interfere = (method, path) =>
    method === 'GET' && broken.some((name) => path.endsWith(name)) ? { status: 403, code: 'AccessDenied' } : undefined
  const other = await open()
  expect(all.filter(({ hash }) => other.forms(hash).length > 0)).toHaveLength(20)
  store.interfere = undefined
  await other.learnNewPacks()
  expect(all.filter(({ hash }) => other.forms(hash).length > 0)).toHaveLength(40)
})

test('of packs that are gone nothing stays on the disk of any server', async () => {
  const { other, disk, putTogether } = await puttingTogether(12)
  expect(indexesIn(disk)).toHaveLength(12)
  await putTogether()
  await other.learnNewPacks()
  await expect.poll(() => indexesIn(disk)).toEqual([expect.stringMatching(/\.pack\.index$/)])
})

test('an object that somebody has removed is not looked for without end where its index is on the disk', async () => {
  const { open } = aBucket()
  const [one, disk] = [await open(), newFolder()]
  await one.put([pageOf(1)])
  await open(disk)
  await expect.poll(() => indexesIn(disk)).toHaveLength(1)
  for (const path of store.kept.keys()) if (path.endsWith('.pack')) store.kept.delete(path)
  expect(await (await open(disk)).read(pageOf(1).hash)).toBeUndefined()
})

test('while bytes move, what one place has is read though the other one is away', async () => {
  const disk = newFolder()
  const moving = aBucket({ STORAGE_FROM: 'folder' })
  const folder = await openBlobs(readStorage({}, disk, 10_000_000), {
    installation: async () => 'ours',
    tableOf: () => moving.table,
  })
  await folder.put([pageOf(1)])
  const both = await moving.open(disk)
  await (await moving.open()).put([pageOf(2)])
  store.interfere = away
  expect((await both.read(pageOf(1).hash))?.toString()).toBe('page 1')
  expect(why(await both.read(pageOf(2).hash).catch((failure) => failure))).toBe('store-away')
})
