import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { needDataFolder } from './data-folder.ts'
import { makeFolder } from './make-folder.ts'
import { newFolder } from './testing/dialects.ts'
import { refusalOf } from './testing/server-process.ts'
import { smallDisk } from './testing/small-disk.ts'

interface Row {
  readonly what: string
  /** The folder that the start is given; undefined where this machine lets no test make it. */
  readonly folder: () => string | undefined
  /** What is wrong with it, and what helps. */
  readonly says: RegExp
}

function fileIn(folder: string): string {
  const file = join(folder, 'file')
  writeFileSync(file, 'theirs')
  return file
}

function mounted(change: (disk: string) => void): string | undefined {
  const disk = smallDisk(8_000_000)
  if (disk !== undefined) change(disk)
  return disk
}

const readOnly = () => mounted((disk) => void execFileSync('mount', ['-o', 'remount,ro', disk]))
const full = () => mounted((disk) => fill(disk))

function fill(disk: string): void {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, 'filling'), Buffer.alloc(bavail * bsize))
}

/** A folder that whoever starts Mimar may not write to, as an administrator may everywhere. */
const ANOTHERS = '/sys/mimar'

const refused: readonly Row[] = [
  { what: 'a folder that /proc does not take', folder: () => '/proc/x', says: /\/proc takes nothing\. Set DATA_DIR/ },
  { what: 'a folder far below such a one', folder: () => '/proc/x/y/z', says: /\/proc takes nothing\. Set DATA_DIR/ },
  { what: '/proc itself', folder: () => '/proc', says: /takes no files .* Set DATA_DIR/ },
  { what: 'a folder below a device', folder: () => '/dev/null/x', says: /\/dev\/null is no folder\. Set DATA_DIR/ },
  { what: 'a file', folder: () => fileIn(newFolder()), says: /file is no folder\. Set DATA_DIR/ },
  {
    what: 'a folder of somebody else',
    folder: () => ANOTHERS,
    says: /may not write to \/sys\. Set DATA_DIR .*chown \d/,
  },
  { what: 'a disk that can only be read', folder: readOnly, says: /disk can only be read\. Mount .* or set DATA_DIR/ },
  { what: 'a new folder on such a disk', folder: () => below(readOnly()), says: /cannot be made \(EROFS\)/ },
  { what: 'a disk without room', folder: full, says: /disk is full\. Free some space, or set DATA_DIR/ },
]

const below = (disk: string | undefined) => disk && join(disk, 'data')

test.for(refused)(
  'as the folder of the data, $what is refused within seconds, with what to do',
  async (row, context) => {
    const folder = row.folder()
    if (folder === undefined) return context.skip('Only root can mount a disk here.')
    const said = await refusalOf(folder, '')
    expect(said).toMatch(row.says)
    expect(said).toContain(`The folder of the data, ${folder}, `)
    expect(said).not.toMatch(/^\s+at /m)
  },
)

test('a folder of the data that is refused is left as it was', async () => {
  const file = fileIn(newFolder())
  await refusalOf(join(file, 'data'), '')
  expect(readFileSync(file, 'utf8')).toBe('theirs')
  const disk = full()
  if (disk === undefined) return
  await refusalOf(disk, '')
  expect(existsSync(join(disk, 'mimar.db'))).toBe(false)
})

test('a folder of the data whose parents are not there yet is made, for nobody else to read', async () => {
  const folder = join(newFolder(), 'srv', 'mimar', 'data')
  await needDataFolder(folder)
  await needDataFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('a folder that holds what is others’ keeps its mode, taken or refused, and is closed once it holds sites', async () => {
  const folder = join(newFolder(), 'shared')
  mkdirSync(folder, { mode: 0o755 })
  fileIn(folder)
  await needDataFolder(folder)
  const proc = statSync('/proc', { throwIfNoEntry: false })?.mode
  await needDataFolder('/proc').catch(() => undefined)
  expect([statSync(folder).mode & 0o777, statSync('/proc', { throwIfNoEntry: false })?.mode]).toEqual([0o755, proc])
  mkdirSync(join(folder, 'blobs'))
  await needDataFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('two that make a folder at the same moment both have it', async () => {
  // Whether one looks between what another does is chance, so it is tried often.
  for (let turn = 0; turn < 50; turn += 1) {
    const folder = join(newFolder(), 'a', 'b', 'c', 'd')
    await Promise.all(Array.from({ length: 8 }, () => makeFolder(folder)))
    mkdirSync(join(folder, 'e'))
  }
})
