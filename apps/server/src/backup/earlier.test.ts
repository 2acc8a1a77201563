// Fixtures: what earlier versions stored, kept as they stored it. A version that is released adds a folder.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Installation } from '../installation.ts'
import { dialects, newFolder } from '../testing/dialects.ts'
import { heardLog } from '../testing/heard-log.ts'
import { IN_FOLDER } from '../testing/stores.ts'
import { restoreInstallation } from './restore.ts'
import { chosen, emptyPlace, opened, publish, say } from './testing.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const isBuilt = existsSync(join(import.meta.dirname, '../../dist/islands'))
const [sqlite] = dialects

beforeEach(() => void heardLog())

/** It says what it said, and can be changed and published. */
async function expectAlive(installation: Installation): Promise<void> {
  const { sites, siteStore, mediaStore, blobs } = installation
  const { site, revision } = (await sites.read('hotel'))!
  expect(JSON.stringify(site.pages)).toContain('Open on Sundays')
  const { hash } = site.media.m1!
  expect(await blobs.read(hash)).toBeDefined()
  expect((await mediaStore.files([hash])).length).toBeGreaterThan(0)
  expect((await siteStore.find('hotel'))?.liveRelease).not.toBe(null)
  await say(installation, 'hotel', 'Years later')
  expect((await publish(installation, 'hotel')).revision).toBe(revision + 1)
}

describe.runIf(isBuilt).each(readdirSync(FIXTURES))('what version %s stored', { timeout: 60_000 }, (version) => {
  const fixture = join(FIXTURES, version)
  /** A restore may write beside what it reads. */
  const backup = () => {
    const folder = newFolder()
    cpSync(join(fixture, 'backup'), folder, { recursive: true })
    return chosen(folder)
  }

  test.each(dialects)('its backup is restored on $name, changed and published', async (dialect) => {
    const place = await emptyPlace(dialect)
    await restoreInstallation(await backup(), place)
    await expectAlive(await opened(place))
  })

  test('its SQLite file opens as it stands, is brought to this version, changed and published', async () => {
    const [place, beside] = [await emptyPlace(sqlite!, IN_FOLDER), await emptyPlace(sqlite!, IN_FOLDER)]
    await restoreInstallation(await backup(), beside)
    await mkdir(place.dataDir)
    cpSync(join(beside.dataDir, 'blobs'), join(place.dataDir, 'blobs'), { recursive: true })
    writeFileSync(place.database, gunzipSync(readFileSync(join(fixture, 'mimar.db.gz'))))
    await expectAlive(await opened(place))
  })
})
