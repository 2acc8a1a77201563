import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { exportSite } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { emptyPlace, opened } from './backup/testing.ts'
import { type Installation, openInstallation } from './installation.ts'
import { seedExample } from './seed.ts'
import type { Settings } from './settings.ts'
import { SharedWorkStore } from './store/shared-work.store.ts'
import { dialects, newFolder } from './testing/dialects.ts'
import { hasPostgres } from './testing/postgres.ts'
import { serverProcess } from './testing/server-process.ts'
import { someSite } from './testing/site.ts'

const [, postgres] = dialects

describe.each(dialects)('$name', (dialect) => {
  async function together(count: number): Promise<Installation[]> {
    const settings = await emptyPlace(dialect)
    const all = await Promise.allSettled(Array.from({ length: count }, () => openInstallation(settings)))
    const there = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    onTestFinished(async () => void (await Promise.all(there.map((one) => one.close()))))
    expect(all.map((one) => (one.status === 'rejected' ? one.reason : 'there'))).toEqual(all.map(() => 'there'))
    return there
  }

  test('servers that start together on an empty database have one owner', async () => {
    const there = await together(4)
    expect(new Set(there.map(({ owner }) => owner.id)).size).toBe(1)
    const [one] = there
    const owners = await one!.database.query.selectFrom('accounts').select('id').execute()
    expect(owners).toEqual([{ id: one!.owner.id }])
    expect(await one!.firstOwnerLink()).toBeDefined()
  })

  /** An example to begin with: small, and its pages are not looked at. */
  function example(): string {
    const file = join(newFolder(), 'site.json')
    writeFileSync(file, JSON.stringify(exportSite(someSite('hotel'), catalog)))
    return file
  }

  /** What stands in the database once all have seeded; how often each publish was begun is counted. */
  async function seeded(servers: readonly Installation[], how: Parameters<typeof seedExample>[2]) {
    let publishes = 0
    const told: string[] = []
    const seeding = servers.map((server) => {
      const publishing = {
        publish: async (...[id]: Parameters<Installation['publishing']['publish']>) => {
          publishes += 1
          const live = { live_release: 'release', published_revision: 0 }
          await server.database.query.updateTable('sites').set(live).where('id', '=', id).execute()
        },
      } as unknown as Installation['publishing']
      return seedExample({ ...server, publishing }, (line) => told.push(line), how)
    })
    await Promise.all(seeding)
    const sites = await servers[0]!.database.query.selectFrom('sites').select(['id', 'live_release']).execute()
    return { sites, publishes, told }
  }

  const published = [{ id: 'hotel', live_release: 'release' }]

  test('of servers that start together one brings the example, and the others wait until it is published', async () => {
    const servers = await together(3)
    const { sites, publishes, told } = await seeded(servers, { file: example() })
    expect(sites).toEqual(published)
    expect(publishes).toBe(1)
    expect(told.filter((line) => /^Importing/.test(line))).toHaveLength(1)
  })

  test('one that died while it brought the example is waited for for a while; another goes on where it was', async () => {
    const [one, other] = (await together(2)) as [Installation, Installation]
    await one.siteStore.insert({ site: someSite('hotel'), slug: 'hotel', name: 'Hotel', owner: one.owner.id })
    const works = new SharedWorkStore(one.database)
    expect(await works.take('example', 'who died')).toBe(true)
    const waiting = seeded([other], { file: example() })
    await pause(700)
    const inBetween = await one.siteStore.find('hotel')
    await one.database.query.updateTable('shared_work').set({ until: '2026-01-01T00:00:00.000Z' }).execute()
    const { sites, publishes } = await waiting
    expect(inBetween?.liveRelease).toBeNull()
    expect(sites).toEqual(published)
    expect(publishes).toBe(1)
  })

  test('one that stood still for long while it brought the example makes no second one', async () => {
    const [one, other] = (await together(2)) as [Installation, Installation]
    const file = example()
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const insert = one.siteStore.insert.bind(one.siteStore)
    vi.spyOn(one.siteStore, 'insert').mockImplementation(async (...asked) => {
      begun.resolve()
      await goOn.promise
      return insert(...asked)
    })
    const slow = seeded([one], { file })
    slow.catch(() => {})
    await begun.promise
    await one.database.query.deleteFrom('shared_work').execute()
    const quick = await seeded([other], { file })
    expect(quick.sites).toEqual(published)
    goOn.resolve()
    expect((await slow).sites).toEqual(published)
  })
})

test.runIf(hasPostgres)('two processes that start at once on an empty PostgreSQL and one folder both run', async () => {
  const settings: Settings = await emptyPlace(postgres!)
  const start = () => serverProcess(settings.dataDir, settings.database)
  const both = await Promise.all([start(), start()])
  const { database } = await opened(settings)
  expect(await database.query.selectFrom('accounts').select('email').execute()).toEqual([{ email: 'owner@localhost' }])
  for (const one of both) expect(one.said()).not.toMatch(/"level":(?:50|60)/)
  await Promise.all(both.map((one) => one.end()))
})
