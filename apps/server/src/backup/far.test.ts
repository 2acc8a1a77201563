import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Installation } from '../installation.ts'
import type { Settings } from '../settings.ts'
import { dialects, newFolder } from '../testing/dialects.ts'
import { heardLog } from '../testing/heard-log.ts'
import { IN_FOLDER } from '../testing/stores.ts'
import { backUp, listBackups, restore } from './desk.ts'
import { openPlace } from './places/open.ts'
import { kinds, type NewPlace, type StartedKind } from './places/testing.ts'
import { allOf, emptyPlace, opened, say, smallInstallation } from './testing.ts'

const [sqlite] = dialects
const tell = () => {}

beforeEach(() => void heardLog())

/** Settings as they are where that place is set. */
const goingTo = (settings: Settings, { name, access }: NewPlace, passphraseFile?: string): Settings => ({
  ...settings,
  backup: { ...settings.backup, to: name, access, passphraseFile },
})

/** What comes back of the newest backup into a place without an installation. */
async function comesBack(settings: Settings): Promise<Installation> {
  const place = await emptyPlace(sqlite!)
  await restore({ ...place, backup: settings.backup }, { isIncomplete: false, tell })
  return opened(place)
}

const far = kinds.filter(({ name, isThere }) => isThere && name !== 'a folder')

describe.each(far)('into $name', { timeout: 60_000 }, (kind) => {
  let started: StartedKind
  beforeAll(async () => {
    started = await kind.start()
  }, 30_000)
  afterAll(() => started.stop())

  test('a backup is made and proven, the next copies only what is new, and the newest comes back equal', async () => {
    const installation = await smallInstallation(sqlite!)
    const settings = goingTo(installation.settings, await started.newPlace())
    const first = await backUp(settings, { isProving: true })
    expect(first.proof?.failure).toBe(null)
    expect((await backUp(settings, {})).newBytes).toBe(0)
    await say(installation, 'hotel', 'Open on Sundays')
    const third = await backUp(settings, { isProving: true })
    expect(third.newBytes).toBeGreaterThan(0)
    expect(third.newBytes).toBeLessThan(first.newBytes)
    const listed = await listBackups(settings)
    expect(listed.map(({ proof }) => proof?.failure)).toEqual([null, undefined, null])
    expect(await allOf(await comesBack(settings))).toEqual(await allOf(installation))
  })

  test('an encrypted backup comes back with its passphrase alone', async () => {
    const installation = await smallInstallation(sqlite!)
    await say(installation, 'hotel', 'A secret title')
    const passphraseFile = join(newFolder(), 'words')
    writeFileSync(passphraseFile, 'four words of mine\n')
    const to = await started.newPlace()
    const settings = goingTo(installation.settings, to, passphraseFile)
    await backUp(settings, { isProving: true })
    const place = openPlace(to.name, to)
    for (const folder of ['blobs', 'backups']) {
      for (const { name } of await place.list(folder)) {
        expect((await place.read(`${folder}/${name}`))?.includes('A secret title')).toBe(false)
      }
    }
    await place.close()
    await expect(listBackups(goingTo(installation.settings, to))).rejects.toThrow('These backups are encrypted.')
    expect(await allOf(await comesBack(settings))).toEqual(await allOf(installation))
  })

  test('old backups are thinned out with the bytes that only they had, and nothing is left of the lock', async () => {
    const installation = await smallInstallation(sqlite!)
    const to = await started.newPlace()
    const settings = goingTo(installation.settings, to)
    const place = openPlace(to.name, to)
    const sizes = async () => (await place.list('blobs')).reduce((sum, { size }) => sum + size, 0)
    for (const words of ['One', 'Two', 'Three']) {
      await say(installation, 'hotel', words)
      await backUp(settings, {})
    }
    const before = await sizes()
    const made = await backUp(settings, { keeping: { d: 1, w: 0, m: 0 }, isProving: true })
    expect(made.forgotten.length).toBe(3)
    expect(made.proof?.failure).toBe(null)
    expect((await listBackups(settings)).map(({ name }) => name)).toEqual([made.name])
    expect(await sizes()).toBeLessThan(before)
    expect(await place.list('locks')).toEqual([])
    await place.close()
    expect(await allOf(await comesBack(settings))).toEqual(await allOf(installation))
  })

  test('kill -9 in the middle leaves nothing that counts, and the next goes on at once', async () => {
    const installation = await smallInstallation(sqlite!, IN_FOLDER)
    const to = await started.newPlace()
    const settings = goingTo(installation.settings, to)
    const first = await backUp(settings, {})
    const script = join(newFolder(), 'child.mjs')
    writeFileSync(script, CHILD)
    for (const at of [0, 9, 22]) {
      await say(installation, 'hotel', `Before kill ${at}`)
      const child = fork(script, [installation.settings.dataDir, JSON.stringify(to), String(at)], {
        ...{ stdio: 'ignore', execArgv: [] },
      })
      expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
      expect((await listBackups(settings)).map(({ name }) => name)).toEqual([first.name])
    }
    const last = await backUp(settings, { isProving: true })
    expect(last.proof?.failure).toBe(null)
    expect(await allOf(await comesBack(settings))).toEqual(await allOf(installation))
  })
})

const CHILD = `
import { makeBackup } from ${JSON.stringify(new URL('./make.ts', import.meta.url).href)}
import { readSettings } from ${JSON.stringify(new URL('../settings.ts', import.meta.url).href)}
const [dataDir, place, at] = process.argv.slice(2)
const { name, access } = JSON.parse(place)
const settings = readSettings({ DATA_DIR: dataDir })
let steps = 0
const tell = () => { steps += 1; if (steps > Number(at)) process.kill(process.pid, 'SIGKILL') }
await makeBackup({ ...settings, backup: { ...settings.backup, access } }, { to: name, tell })
`
