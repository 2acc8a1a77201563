// Servers that run while their bytes move to another place.
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { emptyPlace, opened, smallInstallation } from '../backup/testing.ts'
import { plainBlob } from '../blobs/blobs.ts'
import type { Installation } from '../installation.ts'
import { readSettings } from '../settings.ts'
import { moveStorage } from '../storage.ts'
import { PlaceStore } from '../store/places.store.ts'
import { ServerStore } from '../store/servers.store.ts'
import { dialects } from '../testing/dialects.ts'
import { startFaultyStore } from '../testing/faulty-store.ts'
import { heardLog } from '../testing/heard-log.ts'
import { moveQuietly } from '../testing/move-quietly.ts'
import { hasPostgres } from '../testing/postgres.ts'
import { IN_FOLDER } from '../testing/stores.ts'
import { whyUnstorable } from '../unstorable.ts'
import { whyMoved } from './needed-storage.ts'
import { Presence } from './presence.ts'

let store: Awaited<ReturnType<typeof startFaultyStore>>
beforeAll(async () => {
  store = await startFaultyStore()
})
afterAll(() => store.stop())
beforeEach(() => store.kept.clear())

const BUCKET = 's3://pictures'
const inBucket = () => ({
  ...{ AWS_ENDPOINT_URL: store.endpoint, AWS_ACCESS_KEY_ID: 'a-key-id', AWS_SECRET_ACCESS_KEY: 'a-secret' },
  ...{ STORAGE_URL: BUCKET, STORAGE_FROM: 'folder' },
})

async function present({ settings, database, blobs }: Pick<Installation, 'settings' | 'database' | 'blobs'>) {
  const presence = new Presence({ ...settings, database, blobs, every: 50, onFailure: () => {} })
  await presence.start()
  onTestFinished(() => presence.stop())
  return presence
}

const putting = ({ blobs }: Pick<Installation, 'blobs'>) =>
  blobs.put([plainBlob(Buffer.from(String(Math.random())))]).then(
    () => 'put',
    (failure: unknown) => whyUnstorable(failure),
  )

test.each(dialects)(
  'on $name a server that finds its bytes moved elsewhere takes no more, and says what to set',
  async (dialect) => {
    const said = heardLog()
    const hotel = await smallInstallation(dialect, IN_FOLDER)
    const places = new PlaceStore(hotel.database)
    await present(hotel)
    expect(await putting(hotel)).toBe('put')
    await places.use(BUCKET)
    await expect.poll(() => putting(hotel)).toBe('store-away')
    expect(said()).toContain(`Set STORAGE_URL=${BUCKET} and start it anew`)
    await places.use('folder')
    await expect.poll(() => putting(hotel)).toBe('put')
  },
)

test('a server that puts bytes where they are on their way to goes on, and one that puts them where they were does not', () => {
  const [folder, bucket] = [{ name: 'folder' }, { name: BUCKET }] as never[]
  const why = (main: never, other: never | undefined, now: string, atStart: string) =>
    whyMoved({ main, other }, { now, atStart }) !== undefined
  expect(why(bucket!, folder, 'folder', 'folder')).toBe(false)
  expect(why(bucket!, folder, BUCKET, 'folder')).toBe(false)
  expect(why(folder!, bucket, BUCKET, BUCKET)).toBe(false)
  expect(why(folder!, bucket, BUCKET, 'folder')).toBe(true)
  expect(why(folder!, undefined, BUCKET, 'folder')).toBe(true)
})

test('what a server that nobody knows of puts into the old place, before it hears of the new one, is moved after it', async () => {
  const place = await emptyPlace(dialects[0]!, IN_FOLDER)
  const unknown = await opened(place)
  const { storage } = readSettings({ ...inBucket(), DATA_DIR: place.dataDir })
  const late = plainBlob(Buffer.from('a picture of the lake'))
  let put: Promise<void> | undefined
  const waits = () => {
    put = unknown.blobs.put([late])
  }
  expect(await moveStorage({ ...place, storage }, { moved: () => {}, waits }, 300)).toMatchObject({ blobs: 1 })
  await put
  const { storage: alone } = readSettings({ ...inBucket(), STORAGE_FROM: '', DATA_DIR: place.dataDir })
  const { blobs } = await opened({ ...place, storage: alone })
  expect(String(await blobs.read(late.hash))).toBe('a picture of the lake')
})

describe.runIf(hasPostgres)('on PostgreSQL', () => {
  test('bytes move once every server that runs has both places, and not while one was forgotten or does not say', async () => {
    heardLog()
    const place = await emptyPlace(dialects[1]!, IN_FOLDER)
    const forgotten = await opened(place)
    expect(await putting(forgotten)).toBe('put')
    const { storage } = readSettings({ ...inBucket(), DATA_DIR: place.dataDir })
    const settings = { ...place, storage }
    const presence = await present(forgotten)
    await expect(moveQuietly(settings)).rejects.toThrow(/other settings: .+ \(folder\)\. Start each/)
    await presence.stop()
    const servers = new ServerStore(forgotten.database)
    // As a server of the version before says it.
    const at = new Date().toISOString()
    const earlier = { id: 'earlier', started_at: at, seen_at: at, version: '0.0.1' }
    await forgotten.database.query.insertInto('servers').values(earlier).execute()
    await expect(moveQuietly(settings)).rejects.toThrow('earlier (version 0.0.1)')
    await servers.leave('earlier')
    expect(await new PlaceStore(forgotten.database).inUse()).not.toBe(BUCKET)
    await present(await opened(settings))
    expect(await moveQuietly(settings)).toMatchObject({ from: 'folder', to: BUCKET, lost: [] })
  })
})
