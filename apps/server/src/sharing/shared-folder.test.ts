import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { restoreInstallation } from '../backup/restore.ts'
import { backUp, chosen, emptyPlace } from '../backup/testing.ts'
import { type Installation, openInstallation } from '../installation.ts'
import type { Settings } from '../settings.ts'
import { dialects, newFolder } from '../testing/dialects.ts'
import { hasPostgres } from '../testing/postgres.ts'
import { refusalOf, serverProcess } from '../testing/server-process.ts'
import { IN_FOLDER } from '../testing/stores.ts'

const [sqlite, postgres] = dialects
const elsewhere = () => join(newFolder(), 'data')

/** Opens an installation, does something with it and closes it. */
async function within<T>(settings: Settings, work: (installation: Installation) => Promise<T>): Promise<T> {
  const installation = await openInstallation(settings)
  try {
    return await work(installation)
  } finally {
    await installation.close()
  }
}

/** Keeps a picture, so that the database names what is in the folder. */
async function keepPicture({ keeping }: Installation): Promise<void> {
  const create = { width: 40, height: 20, channels: 3, background: '#27c' } as const
  await keeping.store(await sharp({ create }).png().toBuffer(), 'sea.png')
}

const PRIVATE = /is not the folder of this database[\s\S]+share one folder[\s\S]+check --repair --new-folder/

describe.runIf(hasPostgres)('on PostgreSQL', () => {
  async function used(): Promise<Settings> {
    const place = await emptyPlace(postgres!, IN_FOLDER)
    await within(place, keepPicture)
    return place
  }

  test('a database that names pictures refuses a fresh folder, changes nothing in it, and says how to share', async () => {
    const place = await used()
    const dataDir = elsewhere()
    await expect(openInstallation({ ...place, dataDir })).rejects.toThrow(PRIVATE)
    await expect(openInstallation({ ...place, dataDir })).rejects.toThrow(PRIVATE)
    expect(existsSync(join(dataDir, 'folder-mark'))).toBe(false)
    await within(place, async ({ settings }) => expect(settings.dataDir).toBe(place.dataDir))
  })

  test('a folder that was moved, or copied without its mark, is the same folder', async () => {
    const place = await used()
    const [moved, copied] = [elsewhere(), elsewhere()]
    renameSync(place.dataDir, moved)
    await within({ ...place, dataDir: moved }, async () => {})
    cpSync(join(moved, 'blobs'), join(copied, 'blobs'), { recursive: true })
    await within({ ...place, dataDir: copied }, async () => {})
    expect(existsSync(join(copied, 'folder-mark'))).toBe(true)
  })

  test('a restored backup brings its folder along', async () => {
    const [place, folder] = [await used(), newFolder()]
    await within(place, (installation) => backUp(installation, folder))
    const restored = await emptyPlace(postgres!, IN_FOLDER)
    await restoreInstallation(await chosen(folder), restored)
    await within(restored, keepPicture)
    const dataDir = elsewhere()
    await expect(openInstallation({ ...restored, dataDir })).rejects.toThrow(PRIVATE)
  })

  test('an empty database takes the folder it is given, and the folder of another one is refused', async () => {
    const [one, other] = [await emptyPlace(postgres!, IN_FOLDER), await emptyPlace(postgres!, IN_FOLDER)]
    for (const place of [one, other]) await within(place, async () => {})
    await within(one, async () => {})
    await expect(openInstallation({ ...one, dataDir: other.dataDir })).rejects.toThrow(PRIVATE)
  })

  test('a folder that is lost is replaced when somebody says so', async () => {
    const place = await used()
    rmSync(place.dataDir, { recursive: true })
    await expect(openInstallation(place)).rejects.toThrow(PRIVATE)
    await (await openInstallation(place, { isFolderNew: true })).close()
    await within(place, keepPicture)
  })

  test('two servers with a folder each: the second says so and ends, also where both folders hold the same', async () => {
    const { dataDir, database } = await used()
    const [fresh, copied] = [elsewhere(), elsewhere()]
    cpSync(dataDir, copied, { recursive: true })
    const first = await serverProcess(dataDir, database, { environment: IN_FOLDER })
    for (const folder of [fresh, copied]) {
      expect(await refusalOf(folder, database, IN_FOLDER)).toMatch(
        /Another server runs on this database[\s\S]+share one folder/,
      )
    }
    const second = await serverProcess(dataDir, database, { environment: IN_FOLDER })
    expect(readdirSync(join(dataDir, 'servers'))).toHaveLength(2)
    await Promise.all([first.end(), second.end()])
    expect(readdirSync(join(dataDir, 'servers'))).toEqual([])
  }, 60_000)
})

test('beside a file of SQLite a folder is its own: what is lost in it is made again as before', async () => {
  const place = await emptyPlace(sqlite!, IN_FOLDER)
  await within(place, keepPicture)
  rmSync(join(place.dataDir, 'blobs'), { recursive: true })
  await within(place, keepPicture)
})
