import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { backUp, emptyPlace, smallInstallation } from '../backup/testing.ts'
import { readSettings } from '../settings.ts'
import { dialects, newFolder } from '../testing/dialects.ts'
import { startFaultyStore } from '../testing/faulty-store.ts'
import { heardLog } from '../testing/heard-log.ts'
import { moveQuietly } from '../testing/move-quietly.ts'
import { plainBlob } from './blobs.ts'
import { openBlobs } from './open-blobs.ts'
import { RememberedTable } from './pack-table.ts'

const [sqlite] = dialects
const KEY = { AWS_ACCESS_KEY_ID: 'a-key-id', AWS_SECRET_ACCESS_KEY: 'a-secret' }

let store: Awaited<ReturnType<typeof startFaultyStore>>
let another: typeof store
beforeAll(async () => {
  store = await startFaultyStore()
  another = await startFaultyStore()
})
afterAll(async () => {
  await store.stop()
  await another.stop()
})
beforeEach(() => {
  heardLog()
  store.interfere = undefined
  store.kept.clear()
  another.kept.clear()
})

const inBucket = () => ({ ...KEY, AWS_ENDPOINT_URL: store.endpoint, STORAGE_URL: 's3://pictures' })

test('a pack that another server puts away while this one starts has no row again', async () => {
  const table = new RememberedTable()
  const known = { installation: async () => 'ours', tableOf: () => table }
  const open = () => openBlobs(readSettings({ ...inBucket(), DATA_DIR: newFolder() }).storage, known)
  const other = await open()
  await other.put([plainBlob(Buffer.from('a page'))])
  const packs = await other.shelf.packs()
  let isListed = false
  store.interfere = (method, path) => {
    if (method !== 'GET' || /\.(?:json|pack)$/.test(path) || isListed) return undefined
    isListed = true
    void table.replace(packs, undefined)
    return undefined
  }
  await open()
  expect(isListed).toBe(true)
  expect(await table.packs()).toEqual([])
})

test('a backup and a move leave the copies of the server beside them as they are', async () => {
  const { settings } = await smallInstallation(sqlite!, inBucket())
  const { cacheDir } = settings.storage
  const ofServer = join(cacheDir, 'store-cache', encodeURIComponent('pictures/'), 'being-written')
  mkdirSync(join(ofServer, '..'), { recursive: true })
  writeFileSync(ofServer, 'half')
  await backUp({ settings }, newFolder())
  const { storage } = readSettings({ ...inBucket(), DATA_DIR: settings.dataDir, STORAGE_FROM: 'folder' })
  await moveQuietly({ ...settings, storage })
  expect(existsSync(ofServer)).toBe(true)
})

test('backups are refused in the bucket that bytes move from, as in the one that they are in', async () => {
  const settings = await emptyPlace(sqlite!, { ...inBucket(), STORAGE_FROM: 's3://old/pictures' })
  for (const to of ['s3://pictures', 's3://pictures/backups', 's3://old', 's3://old/pictures/backups']) {
    await expect(backUp({ settings }, to)).rejects.toThrow('Name another bucket')
  }
})

test('a bucket of the same name at another provider takes backups', async () => {
  const elsewhere = { ...KEY, AWS_ENDPOINT_URL: another.endpoint, STORAGE_ENDPOINT_URL: `${store.endpoint}/` }
  const { settings } = await smallInstallation(sqlite!, { ...elsewhere, STORAGE_URL: 's3://pictures' })
  expect(await backUp({ settings }, 's3://pictures')).toMatchObject({ sites: 1, missing: [] })
  expect([...another.kept.keys()].some((key) => key.startsWith('/pictures/backups/'))).toBe(true)
})
