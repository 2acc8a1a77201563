import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { dialects, newFolder } from '../testing/dialects.ts'
import { heardLog } from '../testing/heard-log.ts'
import { takeFileLock } from './places/file-lock.ts'
import { openFolder } from './places/folder.ts'
import { prove } from './prove.ts'
import { restoreInstallation } from './restore.ts'
import {
  addPaper,
  allOf,
  aPublishedSite,
  backUp,
  chosen,
  emptyPlace,
  opened,
  publish,
  say,
  smallInstallation,
} from './testing.ts'
import { openVault } from './vault.ts'

const isBuilt = existsSync(join(import.meta.dirname, '../../dist/islands'))
const [sqlite, postgres] = dialects

/** A program that says how many transactions are open in a database. */
const COUNTED = `
  const { Client } = require('pg')
  const client = new Client(process.argv[1])
  const asked = "select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'"
  client.connect().then(() => client.query(asked)).then(({ rows }) => {
    process.stdout.write(rows[0].count)
    return client.end()
  })`

beforeEach(() => void heardLog())

/** Flips a bit in every copy of what the packs of a folder have at that place from their beginning. */
async function damagePacks(folder: string): Promise<void> {
  for (const name of await readdir(join(folder, 'blobs'))) {
    const path = join(folder, 'blobs', name)
    const bytes = await readFile(path)
    bytes[20]! ^= 1
    await writeFile(path, bytes)
  }
}

describe.runIf(isBuilt).each(dialects)('from $name', { timeout: 60_000 }, (from) => {
  test.each(dialects)('what is backed up while the server runs is restored on $name, page for page', async (to) => {
    const hotel = await aPublishedSite(from)
    const before = await allOf(hotel)
    const folder = newFolder()
    const made = await backUp(hotel, folder)
    expect(made).toMatchObject({ sites: 1, missing: [] })
    const place = await emptyPlace(to)
    expect(await restoreInstallation(await chosen(folder), place)).toEqual([])
    const restored = await opened(place)
    expect(await allOf(restored)).toEqual(before)
    await say(restored, 'hotel', 'And on holidays')
    expect((await publish(restored, 'hotel')).revision).toBe(3)
  })

  test('each of two backups comes back as it was', async () => {
    const hotel = await aPublishedSite(from)
    const folder = newFolder()
    const first = await backUp(hotel, folder)
    const before = await allOf(hotel)
    await say(hotel, 'hotel', 'Closed on Mondays')
    await backUp(hotel, folder)
    const place = await emptyPlace(from)
    await restoreInstallation(await chosen(folder, first.name), place)
    expect(await allOf(await opened(place))).toEqual(before)
  })
})

describe.each(dialects)('on $name', (dialect) => {
  test('what has not changed is not stored again', async () => {
    const installation = await smallInstallation(dialect)
    const folder = newFolder()
    expect((await backUp(installation, folder)).newBytes).toBeGreaterThan(1_000)
    expect((await backUp(installation, folder)).newBytes).toBe(0)
    await say(installation, 'hotel', 'A change')
    expect((await backUp(installation, folder)).newBytes).toBeGreaterThan(0)
  })

  test('a restore that was tried and compared is noted beside the backup', async () => {
    const installation = await smallInstallation(dialect)
    await say(installation, 'hotel', 'A change')
    const folder = newFolder()
    await backUp(installation, folder)
    const proof = await prove(await chosen(folder), join(newFolder(), 'scratch'))
    expect(proof.failure).toBe(null)
    const [listed] = await (await openVault(openFolder(folder))).list()
    expect(listed?.proof).toEqual(proof)
  })

  test('what is damaged is refused before anything is made, found by the proof, and written again by the next backup', async () => {
    const installation = await smallInstallation(dialect)
    const folder = newFolder()
    await backUp(installation, folder)
    await damagePacks(folder)
    const place = await emptyPlace(dialect)
    await expect(restoreInstallation(await chosen(folder), place)).rejects.toThrow('is damaged')
    expect(existsSync(place.dataDir)).toBe(false)
    const scratch = join(newFolder(), 'scratch')
    expect((await prove(await chosen(folder), scratch)).failure).toContain('is damaged')
    const next = await backUp(installation, folder)
    expect(next.newBytes).toBeGreaterThan(0)
    expect((await prove(await chosen(folder), scratch)).failure).toBe(null)
  })

  test('nothing is restored over an installation that is in use', async () => {
    const installation = await smallInstallation(dialect)
    const folder = newFolder()
    await backUp(installation, folder)
    await expect(restoreInstallation(await chosen(folder), installation.settings)).rejects.toThrow(
      'a restore writes over nothing',
    )
    expect((await installation.siteStore.find('hotel'))?.revision).toBe(0)
  })

  test('sessions and links that sign in are in no backup', async () => {
    const installation = await smallInstallation(dialect)
    const { signIn, owner } = installation
    await signIn.exchange(await signIn.makeLink(owner.id, 60_000))
    const folder = newFolder()
    await backUp(installation, folder)
    const place = await emptyPlace(dialect)
    await restoreInstallation(await chosen(folder), place)
    const { query } = (await opened(place)).database
    expect(await query.selectFrom('sessions').select('hash').execute()).toEqual([])
    expect(await query.selectFrom('accounts').select('email').execute()).toEqual([{ email: 'owner@localhost' }])
  })
})

test('a backup without its manifest does not count, and a damaged one names itself', async () => {
  const installation = await smallInstallation(sqlite!)
  const folder = newFolder()
  const [first, second] = [await backUp(installation, folder), await backUp(installation, folder)]
  await writeFile(join(folder, 'backups', `${second.name}.json`), '{"kind":"mimar-backup"')
  expect((await chosen(folder)).head.name).toBe(first.name)
  await expect(chosen(folder, second.name)).rejects.toThrow(`The backup ${second.name} is damaged`)
  await rm(join(folder, 'backups', `${second.name}.json`))
  await expect(chosen(folder, second.name)).rejects.toThrow(`There are: ${first.name}.`)
})

test('a backup of a newer version is refused with a sentence, by its format and by its tables', async () => {
  const installation = await smallInstallation(sqlite!)
  const folder = newFolder()
  const { name } = await backUp(installation, folder)
  const path = join(folder, 'backups', `${name}.json`)
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...manifest, format: 2, madeBy: '9.0.0', newly: true }))
  await expect(chosen(folder)).rejects.toThrow(
    'was made by a newer version of Mimar (9.0.0). Update this program first',
  )
  const { query } = installation.database
  await query.insertInto('migrations').values({ name: '999-later', at: '' }).execute()
  await installation.close()
  await expect(backUp(installation, folder)).rejects.toThrow('was last used by a newer version')
})

test('a folder of other files, of another installation, or beside the data is refused', async () => {
  const [one, other] = [await smallInstallation(sqlite!), await smallInstallation(sqlite!)]
  const folder = newFolder()
  await writeFile(join(folder, 'holiday.jpg'), '')
  await expect(backUp(one, folder)).rejects.toThrow('holds other files (holiday.jpg)')
  const own = newFolder()
  await backUp(one, own)
  await expect(backUp(other, own)).rejects.toThrow('holds backups of another installation')
  await expect(backUp(one, join(one.settings.dataDir, 'backups'))).rejects.toThrow('would destroy them too')
  await expect(openVault(openFolder(newFolder()))).rejects.toThrow('There are no backups in')
})

test.runIf(postgres)('while bytes are copied no transaction keeps the tables from the next version', async () => {
  const installation = await smallInstallation(postgres!)
  await addPaper(installation)
  const held: string[] = []
  // The backup stands still meanwhile.
  const tell = (step: string) => {
    if (step === 'bytes')
      held.push(execFileSync(process.execPath, ['-e', COUNTED, installation.settings.database]).toString())
  }
  await backUp(installation, newFolder(), { tell })
  expect(new Set(held)).toEqual(new Set(['0']))
})

test('two backups into one folder do not run at once; the lock of a process that has ended is taken over', async () => {
  const installation = await smallInstallation(sqlite!)
  const folder = newFolder()
  const both = await Promise.allSettled([backUp(installation, folder), backUp(installation, folder)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(refused.reason).toMatchObject({ code: 'busy' })
  const { hostname } = await import('node:os')
  await writeFile(join(folder, 'lock'), JSON.stringify({ id: 'x', host: hostname(), pid: 2 ** 22 + 1 }))
  await backUp(installation, folder)
  expect(await readdir(folder)).toEqual(['backups', 'blobs', 'mimar-backups.json'])
})

test('a lock that a kill left before it said whose it is holds up backups for seconds, not minutes', async () => {
  const path = join(newFolder(), 'lock')
  await writeFile(path, '')
  await expect(takeFileLock(path)).rejects.toMatchObject({ code: 'busy' })
  const longAgo = new Date(Date.now() - 11_000)
  await utimes(path, longAgo, longAgo)
  const lock = await takeFileLock(path)
  await lock.confirm()
  await lock.release()
  expect(existsSync(path)).toBe(false)
})
