import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openInstallation } from './installation.ts'
import { createReadiness } from './readiness.ts'
import { insertSite, openReleases, siteSaying } from './releases/testing.ts'
import { readSettings } from './settings.ts'
import { start } from './start.ts'
import { ReleaseStore } from './store/releases.store.ts'
import { dialects, newFolder, openTestDatabase } from './testing/dialects.ts'
import { titled } from './testing/site.ts'
import { smallDisk } from './testing/small-disk.ts'

/** Takes all the room there is; what is given back ends that. */
function fill(folder: string): () => void {
  const path = join(folder, 'filling')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(path, Buffer.alloc(bavail * bsize))
  return () => rmSync(path)
}

interface Answer {
  readonly status: number
  readonly body: string
}

function ask(port: number, path: string, options: { host?: string; method?: string; cookie?: string; body?: unknown }) {
  const { host = 'localhost', method = 'GET', cookie = '', body } = options
  const headers = { host, cookie, 'content-type': 'application/json' }
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ port, path, method, headers, agent: false }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
    })
    asked.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** A published site in that folder, and a session of its owner. */
async function prepared(folder: string): Promise<string> {
  const installation = await openInstallation(readSettings({ DATA_DIR: folder }))
  await insertSite(installation.database, installation.owner.id)
  const { releases, compression } = await openReleases(installation.database, { inFolder: join(folder, 'blobs') })
  await releases.publish('hotel', siteSaying('published'), 0)
  await compression.idle()
  const link = await installation.signIn.makeLink(installation.owner.id, 60_000)
  const session = await installation.signIn.exchange(link)
  await installation.close()
  return `mimar_session=${session}`
}

const edit = { base: 0, changes: [{ id: 'change-1', operation: titled('New') }] }

test('a start without room serves visitors, says why nothing is stored, and goes on by itself when there is room', async (context) => {
  const folder = smallDisk(40_000_000)
  if (!folder) return context.skip('Only root can mount a small disk here.')
  const cookie = await prepared(folder)
  const giveBack = fill(folder)
  const told: string[] = []
  const running = await start({ DATA_DIR: folder, PORT: '0' }, (line) => told.push(line))
  onTestFinished(() => running.stop())
  expect(await running.editorLink()).toBeUndefined()
  expect(told.join('\n')).toMatch(/Nothing can be stored/)
  const { port } = new URL(running.siteAddress ?? '')
  const at = (path: string, options = {}) => ask(Number(port), path, { cookie, ...options })
  const send = () => at('/api/v1/sites/hotel/operations?lang=tr', { method: 'POST', body: edit })

  expect(await at('/Rooms/', { host: 'hotel.localhost' })).toMatchObject({ status: 200, body: /published/ })
  expect((await at('/api/v1/sites/hotel/document')).status).toBe(200)
  const refused = await send()
  expect(refused.status).toBe(507)
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'disk-full', message: /^Sunucunun diski dolu/ })
  const ready = await at('/readyz')
  expect(ready.status).toBe(503)
  const failing = JSON.parse(ready.body).failing.map(({ what }: { what: string }) => what)
  expect(failing).toEqual(expect.arrayContaining(['disk', 'room']))

  giveBack()
  await expect.poll(async () => (await send()).status, { timeout: 15_000 }).toBe(200)
  await expect.poll(async () => (await at('/readyz')).status, { timeout: 5_000 }).toBe(200)
}, 60_000)

test('a disk that fills up while the server runs refuses with 507, and takes the same change when there is room', async (context) => {
  const folder = smallDisk(40_000_000)
  if (!folder) return context.skip('Only root can mount a small disk here.')
  const cookie = await prepared(folder)
  const running = await start({ DATA_DIR: folder, PORT: '0' }, () => {})
  onTestFinished(() => running.stop())
  const { port } = new URL(running.siteAddress ?? '')
  const send = () =>
    ask(Number(port), '/api/v1/sites/hotel/operations', { cookie, method: 'POST', body: { ...edit, changes: many() } })
  const many = () => Array.from({ length: 200 }, (_, at) => ({ id: `change-${at}`, operation: titled(`New ${at}`) }))
  const giveBack = fill(folder)
  expect(await send()).toMatchObject({ status: 507 })
  giveBack()
  expect(await send()).toMatchObject({ status: 200 })
}, 60_000)

const MODES = { 'read-only': 'ro', writable: 'rw' } as const
const remount = (folder: string, mode: keyof typeof MODES) =>
  execFileSync('mount', ['-o', `remount,${MODES[mode]}`, folder], { stdio: 'ignore' })

test('a start on a disk that can only be read serves visitors, answers 503 with a sentence, and goes on when it can be written', async (context) => {
  const folder = smallDisk(40_000_000)
  if (!folder) return context.skip('Only root can mount a small disk here.')
  const cookie = await prepared(folder)
  remount(folder, 'read-only')
  const running = await start({ DATA_DIR: folder, PORT: '0' }, () => {})
  onTestFinished(() => running.stop())
  const { port } = new URL(running.siteAddress ?? '')
  const at = (path: string, options = {}) => ask(Number(port), path, { cookie, ...options })
  const send = () => at('/api/v1/sites/hotel/operations?lang=de', { method: 'POST', body: edit })
  expect(await at('/Rooms/', { host: 'hotel.localhost' })).toMatchObject({ status: 200, body: /published/ })
  const refused = await send()
  expect([refused.status, JSON.parse(refused.body).code]).toEqual([503, 'disk-failing'])
  remount(folder, 'writable')
  await expect.poll(async () => (await send()).status, { timeout: 15_000 }).toBe(200)
  expect((await at('/Rooms/', { host: 'hotel.localhost' })).status).toBe(200)
}, 60_000)

/** From here on the disk takes no transaction: fsync fails as it does on one that is breaking. */
function failEachSync() {
  const prepare: (this: Sqlite.Database, sql: string) => Sqlite.Statement<unknown[]> = Sqlite.prototype.prepare
  let isMended = false
  const spied = vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, sql: string) {
    const statement = prepare.call(this, sql) as Sqlite.Statement<[]>
    if (sql === 'commit') {
      const run = statement.run.bind(statement)
      statement.run = () => {
        // Statements are kept, also beyond the end of the failure.
        if (isMended) return run()
        this.exec('rollback')
        throw new Sqlite.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC')
      }
    }
    return statement
  } as typeof Sqlite.prototype.prepare)
  return () => {
    isMended = true
    spied.mockRestore()
  }
}

test('a disk whose fsync fails: changes are answered 503 with a sentence and not stored, visitors read on, and it goes on by itself', async () => {
  const folder = newFolder()
  const cookie = await prepared(folder)
  const mend = failEachSync()
  onTestFinished(mend)
  const running = await start({ DATA_DIR: folder, PORT: '0' }, () => {})
  onTestFinished(() => running.stop())
  const { port } = new URL(running.siteAddress ?? '')
  const at = (path: string, options = {}) => ask(Number(port), path, { cookie, ...options })
  const send = () => at('/api/v1/sites/hotel/operations?lang=fr', { method: 'POST', body: edit })
  for (let times = 0; times < 3; times += 1) {
    const refused = await send()
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([503, 'disk-failing'])
    expect((await at('/Rooms/', { host: 'hotel.localhost' })).status).toBe(200)
  }
  expect(JSON.parse((await at('/api/v1/sites/hotel/operations?since=0')).body)).toEqual([])
  mend()
  await expect.poll(async () => (await send()).status, { timeout: 15_000 }).toBe(200)
  expect(JSON.parse((await at('/api/v1/sites/hotel/operations?since=0')).body)).toHaveLength(1)
}, 60_000)

test('a start writes nothing to a database that is as it should be', async () => {
  const address = await dialects[0]!.newAddress()
  await (await openTestDatabase(address)).close()
  const { default: Sqlite } = await import('better-sqlite3')
  const other = new Sqlite(address)
  // Another process keeps the right to write until the start is done: one that wanted it would wait in vain, and fail.
  other.exec('begin immediate')
  await openTestDatabase(address)
  expect(other.inTransaction).toBe(true)
  other.exec('rollback')
  other.close()
})

test.each([
  ['a disk that refuses', { tryDisk: async () => Promise.reject(new Error('EROFS: read-only file system')) }, 'disk'],
  ['little room', { roomIn: async () => 1_000_000 }, 'room'],
])('readiness names %s', async (_, doors, what) => {
  const database = await openTestDatabase(await dialects[0]!.newAddress())
  const { blobs } = await openReleases(database)
  const options = { database, blobs, releases: new ReleaseStore(database), dataDir: newFolder() }
  expect(await createReadiness(options).failing()).toEqual([])
  expect(await createReadiness({ ...options, ...doors }).failing()).toMatchObject([{ what }])
})

test('readiness names a blobs folder that was lost', async () => {
  const database = await openTestDatabase(await dialects[0]!.newAddress())
  await insertSite(database)
  const folder = newFolder()
  const { blobs, releases } = await openReleases(database, { inFolder: folder })
  await releases.publish('hotel', siteSaying('published'), 0)
  const options = { database, blobs, releases: new ReleaseStore(database), dataDir: newFolder() }
  expect(await createReadiness(options).failing()).toEqual([])
  rmSync(folder, { recursive: true })
  // Packs that were read a moment ago are still open.
  await expect.poll(() => createReadiness(options).failing(), { timeout: 15_000 }).toMatchObject([{ what: 'blobs' }])
})
