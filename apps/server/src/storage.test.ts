import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { restoreInstallation } from './backup/restore.ts'
import { allOf, aPublishedSite, backUp, chosen, emptyPlace, opened, publish, say } from './backup/testing.ts'
import { bucketOf } from './blobs/open-blobs.ts'
import { check } from './checking/check.ts'
import { type Installation, openInstallation } from './installation.ts'
import { readSettings, type Settings } from './settings.ts'
import { startBuckets } from './testing/bucket-storage.ts'
import { dialects, newFolder } from './testing/dialects.ts'
import { heardLog } from './testing/heard-log.ts'
import { moveQuietly } from './testing/move-quietly.ts'
import { hasObjectStore } from './testing/object-store.ts'
import { IN_FOLDER } from './testing/stores.ts'

const isBuilt = existsSync(join(import.meta.dirname, '../dist/islands'))
beforeEach(() => void heardLog())

/** The bucket of these settings, as somebody who has its key. */
function bucketIn({ storage }: Settings) {
  if (storage.main.kind !== 's3') throw new Error('That is no bucket.')
  return bucketOf(storage.main, storage)
}

/** The same installation on another machine, of which nothing is on this one's disk. */
async function elsewhere({ settings }: Installation): Promise<Installation> {
  const dataDir = newFolder()
  const other = await openInstallation({
    ...{ ...settings, dataDir },
    storage: { ...settings.storage, cacheDir: dataDir },
  })
  onTestFinished(() => other.close())
  return other
}

describe.runIf(isBuilt && hasObjectStore).each(dialects)('in a bucket, with $name', { timeout: 60_000 }, (dialect) => {
  const onSqlite = test.runIf(dialect.name === 'SQLite')
  let buckets: Awaited<ReturnType<typeof startBuckets>>
  beforeAll(async () => {
    buckets = await startBuckets()
  }, 30_000)
  afterAll(() => buckets.stop())

  test('what is published is read by a server of another machine, and nothing is kept in DATA_DIR but copies', async () => {
    const hotel = await aPublishedSite(dialect, await buckets.newStorage())
    const all = await allOf(hotel)
    const other = await elsewhere(hotel)
    expect(await allOf(other)).toEqual(all)
    expect(existsSync(join(hotel.settings.dataDir, 'blobs'))).toBe(false)
    await say(other, 'hotel', 'Written on the other')
    await publish(other, 'hotel')
    await other.publishing.idle()
    expect(await allOf(hotel)).toEqual(await allOf(other))
    expect(await hotel.collector.collect()).toMatchObject({ freed: 0 })
    expect(await check(other, { isRepairing: false })).toEqual([])
  })

  onSqlite('a damaged object and one that is gone are found, and what was in them is made again', async () => {
    const hotel = await aPublishedSite(dialect, await buckets.newStorage())
    const all = await allOf(hotel)
    const bucket = bucketIn(hotel.settings)
    const [first, ...rest] = await bucket.list('packs')
    const bytes = (await bucket.read(`packs/${first!.name}`))!
    bytes[30]! ^= 1
    await bucket.write(`packs/${first!.name}`, bytes)
    await bucket.remove(`packs/${rest.at(-1)!.name}`)
    const [looking, mending] = [await elsewhere(hotel), await elsewhere(hotel)]
    const states = async (one: Installation, isRepairing: boolean) =>
      (await check(one, { isRepairing })).map(({ state }) => state)
    expect(await states(looking, false)).toContain('damaged')
    expect(await states(mending, true)).not.toContain('damaged')
    const after = await elsewhere(hotel)
    const missing = Object.entries((await allOf(after)).hotel as typeof all).filter(([, file]) => file === undefined)
    expect(missing).toEqual([])
    expect(await states(after, false)).not.toContain('damaged')
  })

  test('a backup of a bucket comes back into another bucket, and into a folder', async () => {
    const hotel = await aPublishedSite(dialect, await buckets.newStorage())
    const before = await allOf(hotel)
    const within = backUp(hotel, `${hotel.settings.storage.main.name}/backups`)
    await expect(within).rejects.toThrow('Name another bucket')
    const folder = newFolder()
    expect(await backUp(hotel, folder)).toMatchObject({ sites: 1, missing: [] })
    for (const environment of [await buckets.newStorage(), {}]) {
      const place = await emptyPlace(dialect, environment)
      expect(await restoreInstallation(await chosen(folder), place)).toEqual([])
      const restored = await opened(place)
      expect(await allOf(restored)).toEqual(before)
      await say(restored, 'hotel', 'And on holidays')
      expect((await publish(restored, 'hotel')).revision).toBe(3)
      await restored.publishing.idle()
    }
  })

  onSqlite('a bucket that has files is restored into only where it is said that nobody else uses it', async () => {
    const storage = await buckets.newStorage()
    const hotel = await aPublishedSite(dialect, storage)
    const before = await allOf(hotel)
    const folder = newFolder()
    await backUp(hotel, folder)
    const place = await emptyPlace(dialect, storage)
    await expect(restoreInstallation(await chosen(folder), place)).rejects.toThrow('has files of an installation')
    await hotel.close()
    expect(await restoreInstallation(await chosen(folder), place, { isSameStore: true })).toEqual([])
    expect(await allOf(await opened(place))).toEqual(before)
  })

  test.runIf(dialect === dialects.at(-1))(
    'a table that has lost its rows is filled from what stands in the bucket',
    async () => {
      const hotel = await aPublishedSite(dialect, await buckets.newStorage())
      const all = await allOf(hotel)
      await hotel.database.query.deleteFrom('packs').execute()
      expect(await allOf(await elsewhere(hotel))).toEqual(all)
    },
  )

  onSqlite('a bucket of another installation is refused, and so is another place than the one in use', async () => {
    const storage = await buckets.newStorage()
    const hotel = await aPublishedSite(dialect, storage)
    const foreign = await emptyPlace(dialect, storage)
    await expect(openInstallation(foreign)).rejects.toThrow('belongs to another installation of Mimar')
    const { settings } = hotel
    const to = async (environment: Record<string, string>) => {
      const { storage: other } = await emptyPlace(dialect, environment)
      return openInstallation({ ...settings, storage: { ...other, isFolderShared: false } })
    }
    const { storage: forgotten } = await emptyPlace(dialect)
    const blind = backUp({ settings: { ...settings, storage: forgotten } }, newFolder())
    await expect(blind).rejects.toThrow('Nothing was changed')
    await expect(to({})).rejects.toThrow(`set STORAGE_FROM=${settings.storage.main.name}`)
    await expect(to(await buckets.newStorage())).rejects.toThrow('run: mimar storage move')
  })

  test('bytes move from the folder into a bucket and back while servers write and read, and none is lost', async () => {
    const hotel = await aPublishedSite(dialect, IN_FOLDER)
    const all = await allOf(hotel)
    const environment = await buckets.newStorage()
    const told = async (more: Record<string, string>) => {
      const { storage } = readSettings({ ...environment, DATA_DIR: hotel.settings.dataDir, ...more })
      return { ...hotel.settings, storage }
    }
    await hotel.close()
    for (const [to, from, words] of [
      [environment.STORAGE_URL!, 'folder', 'Said on the way there'],
      ['folder', environment.STORAGE_URL!, 'Said on the way back'],
    ] as const) {
      const settings = await told({ STORAGE_URL: to, STORAGE_FROM: from })
      const running = await openInstallation(settings)
      const before = await allOf(running)
      const moving = moveQuietly(settings)
      await say(running, 'hotel', words)
      await publish(running, 'hotel')
      await running.publishing.idle()
      expect((await moving).lost).toEqual([])
      expect(await moveQuietly(settings)).toMatchObject({ blobs: 0, to: to })
      const after = await allOf(running)
      expect(Object.keys(after)).toEqual(Object.keys(before))
      await running.close()
      const alone = await openInstallation(await told({ STORAGE_URL: to }))
      expect(await allOf(alone)).toEqual(after)
      expect(await check(alone, { isRepairing: false })).toEqual([])
      await alone.close()
    }
    expect(Object.keys(all)).toEqual(['hotel'])
  })

  onSqlite('a folder with files is not left for an empty bucket', async () => {
    const hotel = await aPublishedSite(dialect, IN_FOLDER)
    const { storage } = await emptyPlace(dialect, await buckets.newStorage())
    const moved = openInstallation({ ...hotel.settings, storage })
    await expect(moved).rejects.toThrow('set STORAGE_FROM=folder')
  })
})
