import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, crc32 } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { newFolder } from '../testing/dialects.ts'
import { plainBlob } from './blobs.ts'
import { DiskCache, readOnly } from './disk-cache.ts'
import type { PackRecord } from './pack.ts'
import { plainOf } from './plain-of.ts'

const { listed } = vi.hoisted(() => ({ listed: { sign: '/' } }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const readdir = async (folder: string) =>
    (await real.readdir(folder, { recursive: true })).map((name) => name.replaceAll('/', listed.sign))
  return { ...real, readdir }
})
vi.mock('./plain-of.ts', async (original) => {
  const real = await original<typeof import('./plain-of.ts')>()
  return { plainOf: vi.fn(real.plainOf) }
})
beforeEach(() => {
  listed.sign = '/'
})

function recordOf(bytes: Buffer): PackRecord {
  const { hash, form } = plainBlob(bytes)
  return { hash, form, offset: 0, length: bytes.length, checksum: crc32(bytes) }
}

const page = Buffer.from('a page')
const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).sort()

test.for(['/', '\\'])('copies outlast a start where the system writes %s between folders', async (sign) => {
  const folder = newFolder()
  const cache = new DiskCache(folder, 1_000)
  cache.keep(recordOf(page), page)
  await cache.settled()
  listed.sign = sign
  const later = new DiskCache(folder, 1_000)
  await later.open(new Set())
  expect(await later.read(recordOf(page))).toEqual(page)
})

test('a disk that is slower than what comes is given 32 MB at a time, and the rest is done without', async () => {
  const cache = new DiskCache(newFolder(), 1_000_000_000)
  const large = Array.from({ length: 5 }, (_, number) => Buffer.alloc(8 * 1024 * 1024, number))
  for (const bytes of large) cache.keep(recordOf(bytes), bytes)
  await cache.settled()
  const kept = await Promise.all(large.map(async (bytes) => (await cache.read(recordOf(bytes))) !== undefined))
  expect(kept).toEqual([true, true, true, true, false])
  cache.keep(recordOf(large[4]!), large[4]!)
  await cache.settled()
  expect((await cache.read(recordOf(large[4]!)))?.equals(large[4]!)).toBe(true)
})

test('indexes of packs take room from copies, and leave them half of it; what is forgotten gives it back', async () => {
  const folder = newFolder()
  const cache = new DiskCache(folder, 1_000)
  const many = Array.from({ length: 8 }, (_, number) => Buffer.alloc(100, number))
  const copies = () => filesIn(folder).filter((name) => /[\da-f]{64}$/.test(String(name))).length
  const keepAll = async () => {
    for (const bytes of many) cache.keep(recordOf(bytes), bytes)
    await cache.settled()
    return copies()
  }
  expect(await keepAll()).toBe(8)
  cache.keepIndex('one.pack', Buffer.alloc(400))
  expect(await keepAll()).toBe(6)
  cache.keepIndex('other.pack', Buffer.alloc(900))
  expect(await keepAll()).toBe(5)
  cache.forgetIndex('one.pack')
  cache.forgetIndex('other.pack')
  expect(await keepAll()).toBe(8)
  const again = new DiskCache(folder, 1_000)
  cache.keepIndex('one.pack', Buffer.alloc(400))
  await cache.settled()
  await again.open(new Set(['one.pack']))
  expect(copies()).toBe(6)
})

test('who works beside a server reads its copies, and adds, counts and removes none', async () => {
  const folder = newFolder()
  const cache = new DiskCache(folder, 1_000)
  cache.keep(recordOf(page), page)
  await cache.settled()
  mkdirSync(join(folder, 'ab'))
  writeFileSync(join(folder, 'being-written'), 'half')
  const before = filesIn(folder)
  const beside = readOnly(new DiskCache(folder, 1))
  await beside.open(new Set())
  beside.keep(recordOf(Buffer.from('x')), Buffer.from('x'))
  beside.keepIndex('one.pack', Buffer.from('index'))
  expect(await beside.read(recordOf(page))).toEqual(page)
  expect(await beside.read(recordOf(Buffer.from('never kept')))).toBeUndefined()
  await cache.settled()
  expect(filesIn(folder)).toEqual(before)
})

test('a copy that is read by its name is looked into once, and found out when it is another one later', async () => {
  const folder = newFolder()
  const cache = new DiskCache(folder, 10_000)
  const { hash } = plainBlob(page)
  const bytes = brotliCompressSync(page)
  const record = { hash, form: 'br', offset: 0, length: bytes.length, checksum: crc32(bytes) } as const
  const written = async (what: Buffer) => {
    cache.keep(record, what)
    await cache.settled()
  }
  const named = () => cache.byName({ hash, form: 'br' })
  await written(bytes)
  const looks = () => vi.mocked(plainOf).mock.calls.length
  const before = looks()
  expect(await named()).toEqual(bytes)
  expect([await named(), looks()]).toEqual([bytes, before + 1])
  // Damaged in its middle, cut off, longer, and another way of writing the same.
  const damaged = Buffer.from(bytes)
  damaged[2] = 255 - damaged[2]!
  for (const what of [damaged, bytes.subarray(0, -1), Buffer.alloc(0)]) {
    await written(what)
    expect(await named()).toBeUndefined()
  }
  const other = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  await written(other)
  expect([await named(), await named()]).toEqual([other, other])
})
