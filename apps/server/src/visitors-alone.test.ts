import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { aPublishedSite } from './backup/testing.ts'
import { ask, filesOn } from './testing/ask.ts'
import { startBuckets } from './testing/bucket-storage.ts'
import { newFolder } from './testing/dialects.ts'
import { eventually } from './testing/eventually.ts'
import { hasObjectStore } from './testing/object-store.ts'
import { hasPostgres, ownCluster } from './testing/postgres.ts'
import { refusalOf, serverProcess } from './testing/server-process.ts'
import { IN_FOLDER } from './testing/stores.ts'

const visit = (port: number, path = '/', host = 'hotel.localhost') => ask({ port, host, path })
const atEditor = (port: number, path: string, language?: string) =>
  ask({ port, host: 'localhost', path, ...(language && { language }) })

const ALONE = /visitors read what the disk of this server has/
const TIME = 180_000

let buckets: Awaited<ReturnType<typeof startBuckets>> | undefined
beforeAll(async () => {
  if (hasObjectStore) buckets = await startBuckets()
}, 30_000)
afterAll(() => buckets?.stop())

const places = [
  { name: 'a folder', newStorage: async () => IN_FOLDER },
  ...(hasObjectStore ? [{ name: 'a bucket', newStorage: () => buckets!.newStorage() }] : []),
]

describe.runIf(hasPostgres)('on PostgreSQL that can be taken away', () => {
  /** A site that was published, on a database of the test's own. */
  async function published(environment: Readonly<Record<string, string>>) {
    const cluster = await ownCluster(newFolder())
    onTestFinished(() => cluster.crash().catch(() => {}))
    const dialect = { name: 'PostgreSQL', newAddress: cluster.newDatabase, emptyAddress: cluster.newDatabase } as const
    const installation = await aPublishedSite(dialect, environment)
    const { dataDir, database } = installation.settings
    await installation.close()
    return { cluster, dataDir, database }
  }

  test.each(places)(
    'with bytes in $name: a server that starts without the database answers what it was asked for, says 503 to all else, and becomes whole by itself',
    async ({ newStorage }) => {
      const environment: Readonly<Record<string, string>> = { ...(await newStorage()), CACHE_DISK_MB: '100' }
      const { cluster, dataDir, database } = await published(environment)
      const warm = await serverProcess(dataDir, database, { environment })
      const page = await visit(warm.port)
      expect(page.status).toBe(200)
      const files = filesOn(page.text)
      expect(files.length).toBeGreaterThan(0)
      for (const file of files) expect((await visit(warm.port, file)).status).toBe(200)
      await warm.end()
      await cluster.crash()

      // Neither the database nor the store: a bucket that nobody answers for.
      const noStore =
        environment.STORAGE_URL !== IN_FOLDER.STORAGE_URL ? { AWS_ENDPOINT_URL: 'http://127.0.0.1:9' } : {}
      const cold = await serverProcess(dataDir, database, { environment: { ...environment, ...noStore }, until: ALONE })
      const old = await visit(cold.port)
      expect([old.status, old.text]).toEqual([200, page.text])
      expect(old.headers['cache-status']).toMatch(/^Mimar; hit; ttl=-\d+; detail=database-away$/)
      for (const file of files) expect((await visit(cold.port, file)).status).toBe(200)
      expect((await visit(cold.port, '/nothing/')).status).toBe(404)
      const strange = await visit(cold.port, '/', 'cafe.localhost')
      expect([strange.status, strange.headers['retry-after']]).toEqual([503, '5'])
      const api = await atEditor(cold.port, '/api/v1/sites', 'de')
      expect([api.status, api.headers['retry-after']]).toEqual([503, '5'])
      expect(JSON.parse(api.text)).toMatchObject({
        code: 'database-away',
        message: expect.stringMatching(/^Die Datenbank/),
      })
      const editor = await atEditor(cold.port, '/edit/hotel/', 'ar')
      expect([editor.status, editor.text]).toEqual([503, expect.stringContaining('dir="rtl"')])
      expect((await atEditor(cold.port, '/healthz')).status).toBe(200)
      const ready = await atEditor(cold.port, '/readyz')
      expect([ready.status, ready.text]).toEqual([503, expect.stringContaining('database')])

      await cluster.comeBack()
      await eventually(() => expect(cold.said()).toMatch(/^The database is back\.$/m))
      await eventually(async () => expect((await atEditor(cold.port, '/api/v1/sites')).status).toBe(401))
      const again = await visit(cold.port)
      expect([again.status, again.text]).toEqual([200, page.text])
      await eventually(async () => expect((await visit(cold.port)).headers).not.toHaveProperty('cache-status'))
      await cold.end()
    },
    TIME,
  )

  test(
    'a database that stands still when the server starts holds up no visitor',
    async () => {
      const { cluster, dataDir, database } = await published({})
      const warm = await serverProcess(dataDir, database)
      const page = await visit(warm.port)
      await warm.end()
      cluster.stall()
      onTestFinished(() => cluster.goOn())
      const cold = await serverProcess(dataDir, database, { until: /has not answered yet/ })
      await eventually(async () => expect((await visit(cold.port)).text).toBe(page.text))
      cluster.goOn()
      await eventually(() => expect(cold.said()).toMatch(/^The database is back\.$/m))
      await eventually(async () => expect((await atEditor(cold.port, '/api/v1/sites')).status).toBe(401))
    },
    TIME,
  )

  test(
    'one that waits for its database ends when it is told to, and one that nobody has visited says what is wrong and ends',
    async () => {
      const { cluster, dataDir, database } = await published({})
      const warm = await serverProcess(dataDir, database)
      await visit(warm.port)
      await warm.end()
      await cluster.crash()
      const cold = await serverProcess(dataDir, database, { until: ALONE })
      const ended = Promise.race([cold.end(), pause(20_000, 'still there')])
      expect(await ended).toBe(0)
      expect(await refusalOf(newFolder(), database)).toMatch(/PostgreSQL at .* cannot be reached/)
    },
    TIME,
  )
})
