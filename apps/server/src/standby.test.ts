// Failover: a standby of PostgreSQL that follows, is only read, and takes the place of the one that wrote.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { aPublishedSite, opened, publish, say } from './backup/testing.ts'
import { serveVisitors } from './serving.ts'
import { readSettings } from './settings.ts'
import { ask } from './testing/ask.ts'
import { newFolder } from './testing/dialects.ts'
import { eventually } from './testing/eventually.ts'
import { heardLog } from './testing/heard-log.ts'
import { hasPostgres, ownCluster } from './testing/postgres.ts'
import { storageBeside } from './testing/stores.ts'
import { whyUnstorable } from './unstorable.ts'

const isBuilt = existsSync(join(import.meta.dirname, '../dist/islands'))
beforeEach(() => void heardLog())

/** A published site, a standby of its database, and what the settings of servers beside that standby are. */
async function followed() {
  const cluster = await ownCluster(newFolder())
  onTestFinished(() => cluster.crash().catch(() => {}))
  const dialect = { name: 'PostgreSQL', newAddress: cluster.newDatabase, emptyAddress: cluster.newDatabase } as const
  const writer = await aPublishedSite(dialect)
  const standby = await cluster.standby(newFolder())
  onTestFinished(() => standby.crash().catch(() => {}))
  const { dataDir, database } = writer.settings
  const settings = { DATA_DIR: dataDir, ...storageBeside(dataDir), DATABASE_URL: standby.addressOf(database) }
  return { cluster, writer, standby, settings }
}

describe.runIf(hasPostgres && isBuilt)('beside a standby of PostgreSQL', { timeout: 120_000 }, () => {
  test('a server for visitors shows what is published, reads on when the database that writes is gone, and goes on with the one that takes its place', async () => {
    const { cluster, writer, standby, settings } = await followed()
    const said: string[] = []
    const cache = { CDN: 'varnish', CDN_URL: 'http://127.0.0.1:9' }
    const serving = await serveVisitors({ ...settings, ...cache, PORT: '0', HOST: '127.0.0.1' }, (line) =>
      said.push(line),
    )
    onTestFinished(() => serving.stop())
    const visit = () => ask({ port: serving.port, host: 'hotel.localhost' })
    const ready = async () => (await ask({ port: serving.port, host: 'localhost', path: '/readyz' })).status
    expect([(await visit()).status, await ready()]).toEqual([200, 200])
    // A purge does not wait for the standby: a cache in front keeps nothing old for long.
    expect((await visit()).headers['surrogate-control']).toBe('max-age=10, stale-if-error=86400')
    await say(writer, 'hotel', 'Open on Mondays')
    await publish(writer, 'hotel')
    await writer.publishing.idle()
    await eventually(async () => expect((await visit()).text).toContain('Open on Mondays'))

    await writer.close()
    await cluster.crash()
    const alone = await visit()
    expect([alone.status, alone.text]).toEqual([200, expect.stringContaining('Open on Mondays')])
    // It is asked, and answers: what is shown is not older than what is published.
    expect(alone.headers).not.toHaveProperty('cache-status')
    expect(await ready()).toBe(200)

    await standby.promote()
    const successor = await opened(readSettings({ ...settings, AVIF: 'off' }))
    await say(successor, 'hotel', 'Open on Tuesdays')
    await publish(successor, 'hotel')
    await eventually(async () => expect((await visit()).text).toContain('Open on Tuesdays'))
    // It follows nobody any more, and purges reach what a cache keeps of it.
    await eventually(async () =>
      expect((await visit()).headers['surrogate-control']).toMatch(/^max-age=3600, stale-while-revalidate/),
    )
    expect(said).toEqual([])
  })

  test('a server that people write on is refused each change as long as it is only read, and stores it once it is promoted', async () => {
    const { writer, standby, settings } = await followed()
    const other = await opened(readSettings({ ...settings, AVIF: 'off' }))
    const refused = await say(other, 'hotel', 'Too early').catch((failure) => failure)
    expect(whyUnstorable(refused)).toBe('database-away')
    expect((await other.sites.read('hotel'))?.revision).toBe((await writer.sites.read('hotel'))?.revision)
    await standby.promote()
    await eventually(() => say(other, 'hotel', 'In time'))
    expect(JSON.stringify((await other.sites.read('hotel'))?.site.pages)).toContain('In time')
  })
})
