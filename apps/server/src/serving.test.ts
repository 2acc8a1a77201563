import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { aPublishedSite, publish, say } from './backup/testing.ts'
import type { Installation } from './installation.ts'
import { serveVisitors } from './serving.ts'
import { ask, filesOn } from './testing/ask.ts'
import { startBuckets } from './testing/bucket-storage.ts'
import { newFolder } from './testing/dialects.ts'
import { eventually } from './testing/eventually.ts'
import { hasObjectStore } from './testing/object-store.ts'
import { hasPostgres, ownCluster } from './testing/postgres.ts'
import { IN_FOLDER } from './testing/stores.ts'

const HOTEL = 'hotel.localhost'
const TIME = 180_000
type Environment = Readonly<Record<string, string>>

let buckets: Awaited<ReturnType<typeof startBuckets>> | undefined
beforeAll(async () => {
  if (hasObjectStore) buckets = await startBuckets()
}, 30_000)
afterAll(() => buckets?.stop())

/** A server for visitors in this process, stopped with the test. */
async function edge(environment: Environment, signal?: AbortSignal) {
  const said: string[] = []
  const serving = await serveVisitors(
    { PORT: '0', HOST: '127.0.0.1', ...environment },
    (line) => said.push(line),
    signal,
  )
  onTestFinished(() => serving.stop())
  return { ...serving, said, visit: (path = '/') => ask({ port: serving.port, host: HOTEL, path }) }
}

/** Has visitors search the site. */
async function switchOnSearch(installation: Installation) {
  const { sites, owner } = installation
  const { revision } = (await sites.read('hotel'))!
  const operation = { do: 'set-setting', field: 'hasSearch', value: true } as const
  await sites.send('hotel', { base: revision, changes: [{ id: 'search-on', operation }] }, owner.id)
  await publish(installation, 'hotel')
}

/** The same database for somebody who may read it and nothing else. */
async function forReader(address: string): Promise<string> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query('create role reader login; grant select on all tables in schema public to reader')
  await client.end()
  return address.replace('postgres@', 'reader@')
}

const places = [
  { name: 'a folder', newStorage: async () => IN_FOLDER },
  ...(hasObjectStore ? [{ name: 'a bucket', newStorage: (): Promise<Environment> => buckets!.newStorage() }] : []),
]

describe.runIf(hasPostgres)('a server for visitors alone', () => {
  async function published(environment: Environment) {
    const cluster = await ownCluster(newFolder())
    onTestFinished(() => cluster.crash().catch(() => {}))
    const dialect = { name: 'PostgreSQL', newAddress: cluster.newDatabase, emptyAddress: cluster.newDatabase } as const
    const installation = await aPublishedSite(dialect, environment)
    const { dataDir, database } = installation.settings
    // A bucket is all that it shares with the others; a folder is the same one.
    const own = environment.STORAGE_URL !== IN_FOLDER.STORAGE_URL ? join(newFolder(), 'data') : dataDir
    return {
      cluster,
      installation,
      settings: { ...environment, DATA_DIR: own, DATABASE_URL: await forReader(database) },
    }
  }

  test.each(places)(
    'with bytes in $name: may only read the database, shows what is published and what is published next, and nothing else',
    async ({ newStorage }) => {
      const { cluster, installation, settings } = await published(await newStorage())
      const { port, visit } = await edge(settings)
      const page = await visit()
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('Open on Sundays')])
      for (const file of filesOn(page.text)) expect((await visit(file)).status).toBe(200)
      await say(installation, 'hotel', 'Open on Mondays')
      await publish(installation, 'hotel')
      await eventually(async () => expect((await visit()).text).toContain('Open on Mondays'))
      await switchOnSearch(installation)
      await eventually(async () => {
        expect((await visit('/search.html?q=monday')).text).toContain('<mark>Mondays</mark>')
      })

      for (const path of ['/edit/hotel/', '/api/v1/sites', '/']) {
        const other = await ask({ port, host: 'localhost', path })
        expect([other.status, other.headers['cache-control']]).toEqual([421, 'no-store'])
      }
      const form = await ask({ port, host: HOTEL, path: '/api/v1/sites/form/hotel', method: 'POST', language: 'fr' })
      expect(JSON.parse(form.text)).toMatchObject({
        status: 421,
        code: 'visitors-only',
        message: expect.stringMatching(/^Ce serveur/),
      })
      expect((await ask({ port, host: 'localhost', path: '/readyz' })).status).toBe(200)

      await cluster.crash()
      await eventually(async () => expect((await visit()).headers['cache-status']).toContain('database-away'))
      expect((await visit()).text).toContain('Open on Mondays')
      await eventually(async () => expect((await ask({ port, host: 'localhost', path: '/readyz' })).status).toBe(503))
      await cluster.comeBack()
      await eventually(async () => expect((await visit()).headers).not.toHaveProperty('cache-status'))
    },
    TIME,
  )

  test(
    'waits for its database, also where it has shown nothing yet, and ends when it is told to',
    async () => {
      const { cluster, installation, settings } = await published(IN_FOLDER)
      await installation.close()
      await cluster.crash()
      const ending = new AbortController()
      const told = edge(settings, ending.signal)
      ending.abort()
      await expect(told).rejects.toThrow(/abort/i)
      const beginning = edge(settings)
      await cluster.comeBack()
      const { visit, said } = await beginning
      expect(said).toContain('The database is back.')
      expect((await visit()).status).toBe(200)
    },
    TIME,
  )

  test(
    'refuses tables that no server has made yet, and makes none',
    async () => {
      const cluster = await ownCluster(newFolder())
      onTestFinished(() => cluster.crash().catch(() => {}))
      const DATABASE_URL = await cluster.newDatabase()
      await expect(edge({ DATA_DIR: newFolder(), DATABASE_URL })).rejects.toThrow(/Start a server of this version/)
      await expect(edge({ DATA_DIR: newFolder(), DATABASE_URL })).rejects.toThrow(/Start a server of this version/)
    },
    TIME,
  )
})

test('what cannot serve visitors alone is said before a port is taken', async () => {
  const DATA_DIR = newFolder()
  const postgres = { DATA_DIR, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/mimar' }
  const named = { APP_URL: 'https://edit.example.com', SITES_DOMAIN: 'example.net' }
  await expect(edge({ DATA_DIR })).rejects.toThrow(/mimar start.*needs the PostgreSQL/)
  await expect(edge({ ...postgres, ...named, TLS: 'acme', ACME_EMAIL: 'a@example.com' })).rejects.toThrow(
    /leave TLS away/,
  )
  await expect(edge({ ...postgres, APP_URL: 'http://192.168.1.2:3000' })).rejects.toThrow(/set SITES_DOMAIN/)
})
