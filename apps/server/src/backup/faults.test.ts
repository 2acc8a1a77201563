import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from '../blobs/blobs.ts'
import { openFolderBlobs } from '../blobs/folder.ts'
import { takeLease } from '../blobs/leases.ts'
import type { Row } from '../store/all-rows.ts'
import { dialects, newFolder } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { heardLog } from '../testing/heard-log.ts'
import { someSite } from '../testing/site.ts'
import { smallDisk } from '../testing/small-disk.ts'
import { IN_FOLDER } from '../testing/stores.ts'
import { neededBy } from './needed.ts'
import { openFolder } from './places/folder.ts'
import { prove } from './prove.ts'
import { restoreInstallation, rowsOf } from './restore.ts'
import { allOf, backUp, chosen, emptyPlace, opened, say, smallInstallation } from './testing.ts'
import { openVault } from './vault.ts'

const [sqlite] = dialects
/** On each kind of database; `npm run bench -- backups-under-load` makes a hundred. */
const BACKUPS = 10
const SITES = ['one', 'two', 'three']

beforeEach(() => void heardLog())

describe.each(dialects)('on $name', { timeout: 120_000 }, (dialect) => {
  test(`${BACKUPS} backups while three sites are written to: each comes back equal, with all that was acknowledged before it`, async () => {
    const installation = await smallInstallation(dialect)
    const { siteStore, owner } = installation
    for (const id of SITES) await siteStore.insert({ site: someSite(id), slug: id, name: id, owner: owner.id })
    const acknowledged = new Map<string, number>()
    let isOver = false
    const writing = SITES.map(async (id) => {
      for (let count = 0; !isOver; count += 1) acknowledged.set(id, await say(installation, id, `${id} ${count}`))
    })
    await eventually(() => expect(acknowledged.size).toBe(SITES.length))
    const folder = newFolder()
    const before: Map<string, number>[] = []
    const names: string[] = []
    for (let count = 0; count < BACKUPS; count += 1) {
      before.push(new Map(acknowledged))
      names.push((await backUp(installation, folder)).name)
    }
    isOver = true
    await Promise.all(writing)
    const scratch = join(newFolder(), 'scratch')
    for (const [index, name] of names.entries()) {
      const backup = await chosen(folder, name)
      expect((await prove(backup, scratch)).failure).toBe(null)
      for (const [id, { revision, changes }] of await histories(backup)) {
        expect(revision).toBeGreaterThanOrEqual(before[index]!.get(id)!)
        expect(changes).toBe(revision)
      }
    }
  })
})

/** Of each site in a backup: its revision, and how many changes lead there. */
async function histories(backup: Awaited<ReturnType<typeof chosen>>) {
  const found = new Map<unknown, { revision: number; changes: number }>()
  const all = rowsOf(backup)
  const read = async (table: string, each: (row: Row, at: (column: string) => number) => void) => {
    const { columns } = backup.contents.tables.find(({ name }) => name === table)!
    for await (const row of all.rows(table)) each(row, (column) => columns.indexOf(column))
  }
  await read('sites', (row, at) => found.set(row[at('id')], { revision: Number(row[at('revision')]), changes: 0 }))
  await read('operations', (row, at) => {
    found.get(row[at('site')])!.changes += 1
  })
  return SITES.map((id) => [id, found.get(id)!] as const)
}

const CHILD = `
import { makeBackup } from ${JSON.stringify(new URL('./make.ts', import.meta.url).href)}
import { readSettings } from ${JSON.stringify(new URL('../settings.ts', import.meta.url).href)}
const [dataDir, to, at] = process.argv.slice(2)
let steps = 0
const tell = () => { steps += 1; if (steps > Number(at)) process.kill(process.pid, 'SIGKILL') }
await makeBackup(readSettings({ DATA_DIR: dataDir }), { to, tell })
`

test('kill -9 in the middle of a backup leaves the earlier ones whole, and the next goes on', {
  timeout: 120_000,
}, async () => {
  const installation = await smallInstallation(sqlite!, IN_FOLDER)
  const folder = newFolder()
  const first = await backUp(installation, folder)
  const script = join(newFolder(), 'child.mjs')
  writeFileSync(script, CHILD)
  let killed = 0
  for (const at of [0, 3, 9, 15, 22]) {
    await say(installation, 'hotel', `Before kill ${at}`)
    const child = fork(script, [installation.settings.dataDir, folder, String(at)], { stdio: 'ignore', execArgv: [] })
    const [, signal] = await once(child, 'exit')
    if (signal === 'SIGKILL') killed += 1
    expect((await prove(await chosen(folder, first.name), join(newFolder(), 'scratch'))).failure).toBe(null)
  }
  expect(killed).toBeGreaterThan(3)
  const last = await backUp(installation, folder)
  expect((await chosen(folder)).head.name).toBe(last.name)
  const place = await emptyPlace(sqlite!)
  await restoreInstallation(await chosen(folder), place)
  expect(await allOf(await opened(place))).toEqual(await allOf(installation))
  expect((await readdir(folder)).includes('lock')).toBe(false)
})

test('a full disk says so, leaves the earlier backups whole, and the next goes on when there is room', async (context) => {
  const disk = smallDisk(4_000_000)
  if (!disk) return context.skip('needs the right to mount a small disk')
  const installation = await smallInstallation(sqlite!)
  const folder = join(disk, 'backups')
  const first = await backUp(installation, folder)
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, 'filling'), Buffer.alloc(bavail * bsize))
  await say(installation, 'hotel', 'No room for this')
  await expect(backUp(installation, folder)).rejects.toThrow(`The disk of ${folder} is full`)
  const listed = await (await openVault(openFolder(folder))).list()
  expect(listed.map(({ name }) => name)).toEqual([first.name])
  await rm(join(disk, 'filling'))
  expect((await prove(await chosen(folder, first.name), join(newFolder(), 'scratch'))).failure).toBe(null)
  const second = await backUp(installation, folder)
  expect((await chosen(folder)).head.name).toBe(second.name)
})

test('while a backup reads, no collector removes anything; afterwards it does', async () => {
  const folder = join(newFolder(), 'blobs')
  const blobs = await openFolderBlobs(folder, { grace: 0, now: () => Date.now() + 60_000 })
  const bytes = Buffer.from('nobody names this')
  await blobs.put([{ hash: hashOf(bytes), form: 'plain', bytes }])
  const findNeeded = async () => new Set<string>()
  const early = await takeLease(folder)
  await blobs.collect({ findNeeded })
  expect(await blobs.read(hashOf(bytes))).toEqual(bytes)
  await early.end()
  // Also one that begins to read after the collector has begun to look.
  let late: Awaited<ReturnType<typeof takeLease>> | undefined
  await blobs.collect({
    async findNeeded() {
      late = await takeLease(folder)
      return new Set()
    },
  })
  expect(await blobs.read(hashOf(bytes))).toEqual(bytes)
  await late!.end()
  await blobs.collect({ findNeeded })
  expect(await blobs.read(hashOf(bytes))).toBe(undefined)
  expect(existsSync(folder)).toBe(true)
})

test('old backups are thinned out with the bytes that only they had, and those that stay come back', async () => {
  const installation = await smallInstallation(sqlite!)
  const folder = newFolder()
  const keeping = { d: 2, w: 0, m: 0 }
  const night = (day: number) => () => new Date(Date.UTC(2026, 0, day))
  for (const day of [1, 2, 3, 4]) {
    await say(installation, 'hotel', `Day ${day}`)
    await backUp(installation, folder, { keeping, now: night(day) })
  }
  const listed = await (await openVault(openFolder(folder))).list()
  expect(listed.map(({ head }) => head?.madeAt.slice(0, 10))).toEqual(['2026-01-03', '2026-01-04'])
  for (const { name } of listed) {
    expect((await prove(await chosen(folder, name), join(newFolder(), 'scratch'))).failure).toBe(null)
  }
  // Everything that is still there is needed by one of them.
  const vault = await openVault(openFolder(folder))
  const packs = join(folder, 'blobs')
  const sizes = async () => (await readdir(packs)).reduce((sum, name) => sum + statSync(join(packs, name)).size, 0)
  const before = await sizes()
  await vault.tidy(await neededBy(vault), async () => {})
  expect(await sizes()).toBe(before)
  await vault.tidy(new Set(), async () => {})
  expect(await sizes()).toBe(0)
})
