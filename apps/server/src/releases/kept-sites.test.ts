import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createManifest } from '../blobs/manifest.ts'
import { clock } from '../clock.ts'
import { readSettings } from '../settings.ts'
import type { ComplaintStore } from '../store/complaints.store.ts'
import { ReleaseStore } from '../store/releases.store.ts'
import { dialects, newFolder, openTestDatabase } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { hasPostgres } from '../testing/postgres.ts'
import { DatabaseAway } from '../unstorable.ts'
import { KeptSites, keyOfKept } from './kept-sites.ts'
import { LiveReleases } from './live.ts'
import { reviewKept } from './reviewing.ts'
import { insertSite, openReleases, siteSaying } from './testing.ts'
import { Withholding } from './withholding.ts'

const MUCH = 10_000_000
const HOST = 'hotel.localhost'
const settings = readSettings({})
const warn = () => {}

/** A database that answers nobody. */
const away = new Proxy({} as ReleaseStore, {
  get: () => async () => {
    throw new DatabaseAway('connection refused')
  },
})

describe.each(dialects)('on $name', ({ newAddress }) => {
  /** A server, and others that begin on the same disk. */
  async function opened() {
    const database = await openTestDatabase(await newAddress())
    await insertSite(database)
    const published = await openReleases(database)
    const folder = newFolder()
    const hiddenOn = async () => hidden
    const hidden: Awaited<ReturnType<ComplaintStore['hiddenOn']>> = []
    const siteOf = async () => ({ site: siteSaying('one') })
    const load = async () => ({
      pageAddress: (_: unknown, { path }: { path: string }) => (path === '/' ? path : `${path}/`),
    })
    const server = (store: ReleaseStore, listBytes?: number) => {
      const kept = new KeptSites(folder, MUCH, warn)
      const withholding = () => new Withholding({ hiddenOn, siteOf, load })
      return {
        kept,
        live: new LiveReleases(store, settings, { kept, warn, withholding, ...(listBytes && { listBytes }) }),
      }
    }
    const visit = async ({ live }: { readonly live: LiveReleases }) => {
      const found = await live.find(HOST)
      if (!found || !('find' in found)) return found
      return { site: found, page: found.find('/Rooms/')?.hash, isOlder: found.olderSince !== undefined }
    }
    return { database, ...published, server, visit, hidden }
  }

  test('what visitors read last is there after a restart with the database away, and says that it may be older', async () => {
    const { releases, store, server, visit } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    const before = server(store)
    const fresh = await visit(before)
    expect(fresh).toMatchObject({ page: expect.any(String), isOlder: false })
    await before.kept.settled()
    const cold = server(away)
    expect(await visit(cold)).toMatchObject({ page: (fresh as { page: string }).page, isOlder: true })
    expect(cold.live.current(HOST)).toBeDefined()
    await expect(cold.live.find('cafe.localhost')).rejects.toThrow(DatabaseAway)
  })

  test('what memory had no room for is read from the disk while the database is away, and looked up once it is back', async () => {
    const { releases, store, server, visit } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    let isAway = false
    const flaky = new Proxy(store, {
      get: (target, name) => {
        const value = Reflect.get(isAway ? away : target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const one = server(flaky, 1)
    await visit(one)
    await one.kept.settled()
    isAway = true
    await eventually(async () => expect(await visit(one)).toMatchObject({ isOlder: true }))
    isAway = false
    await releases.publish('hotel', siteSaying('two'), 2)
    await eventually(async () => expect(await visit(one)).toMatchObject({ isOlder: false }))
  })

  test('a page that its host has hidden stays hidden, and a closed site closed', async () => {
    const { database, releases, store, server, visit, hidden } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    hidden.push({ kind: 'page', id: '/Rooms' })
    const sites = () => database.query.updateTable('sites').where('id', '=', 'hotel')
    await sites().set({ withheld_at: '2026-01-01T00:00:00.000Z' }).execute()
    const before = server(store)
    await visit(before)
    await before.kept.settled()
    const cold = (await server(away).live.find(HOST)) as { withheld?: { kindAt(address: string): string | undefined } }
    expect([cold.withheld?.kindAt('/Rooms/'), cold.withheld?.kindAt('/')]).toEqual(['page', undefined])
    await sites().set({ down_at: '2026-01-01T00:00:00.000Z', languages: 'en' }).execute()
    const later = server(store)
    await visit(later)
    await later.kept.settled()
    expect(await server(away).live.find(HOST)).toMatchObject({ closed: 'taken-down', languages: ['en'] })
  })

  test('how pages were before is kept too, for where the bytes of the newest are on no disk', async () => {
    const { releases, store, server } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    const running = server(store)
    const found = async (one: ReturnType<typeof server>) => {
      const site = await one.live.find(HOST)
      if (!site || !('find' in site)) throw new Error('It is not there.')
      return { now: site.find('/Rooms/')?.hash, before: site.earlier('/Rooms/').map(({ file }) => file.hash) }
    }
    const first = await found(running)
    await releases.publish('hotel', siteSaying('two'), 2)
    await eventually(async () => expect((await found(running)).before).toEqual([first.now]))
    const second = await found(running)
    expect((await found(server(store))).before).toEqual([first.now])
    await running.kept.settled()
    expect(await found(server(away))).toEqual(second)
  })

  test('a file of an earlier release is asked of the database once, and is there while that is away, also after a restart', async () => {
    const { releases, store, server, visit } = await opened()
    for (const [at, word] of ['one', 'two', 'three'].entries())
      await releases.publish('hotel', siteSaying(word), at + 1)
    // From the list of the live release alone: what was before it is in the database.
    await store.addList(
      (await store.liveOf('hotel'))!,
      createManifest((await store.lineage((await store.liveOf('hotel'))!)).deltas).toDelta(),
    )
    const asked = vi.spyOn(store, 'findAsset')
    const running = server(store)
    const olderAt = async (one: ReturnType<typeof server>, word: string) => {
      const found = await one.live.find(HOST)
      return found && 'find' in found ? found.olderAsset(`/style-${word}.css`) : undefined
    }
    const first = await olderAt(running, 'one')
    expect(first).toMatchObject({ type: 'text/css', isImmutable: true })
    for (let time = 0; time < 3; time += 1) expect(await olderAt(running, 'one')).toEqual(first)
    expect(asked).toHaveBeenCalledTimes(1)
    // What was in the live release until a moment ago is known without a question.
    await releases.publish('hotel', siteSaying('four'), 4)
    await eventually(async () => expect((await visit(running)) as object).toMatchObject({ isOlder: false }))
    await eventually(async () => expect(await olderAt(running, 'three')).toMatchObject({ isImmutable: true }))
    expect(asked).toHaveBeenCalledTimes(1)
    await eventually(async () => {
      await running.kept.settled()
      const cold = server(away)
      expect(await olderAt(cold, 'one')).toEqual(first)
      expect(await olderAt(cold, 'three')).toMatchObject({ type: 'text/css' })
      await expect(olderAt(cold, 'never')).rejects.toThrow(DatabaseAway)
    })
  })

  test('what was published, closed or deleted elsewhere is known on the disk without a visit', async () => {
    const { database, releases, store, server, visit } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    const before = server(store)
    await visit(before)
    await before.kept.settled()
    await releases.publish('hotel', siteSaying('two', ['/']), 2)
    const { kept, live } = server(store)
    const failures: unknown[] = []
    const end = reviewKept({ kept, live, first: 1, every: 1, onFailure: (failure) => failures.push(failure) })
    onTestFinished(end)
    await eventually(async () => {
      await kept.settled()
      expect(await visit(server(away))).toMatchObject({ page: undefined, isOlder: true })
    })
    await database.query.updateTable('sites').set({ live_release: null }).where('id', '=', 'hotel').execute()
    await eventually(async () => {
      await kept.settled()
      await expect(server(away).live.find(HOST)).rejects.toThrow(DatabaseAway)
    })
    expect(failures).toEqual([])
  })
})

describe.runIf(hasPostgres)('of two servers on PostgreSQL', () => {
  /** One that publishes, and one that has the site on its disk and not in memory, as after a restart. */
  async function opened() {
    const address = await dialects[1]!.newAddress()
    const open = async () => {
      const database = await openTestDatabase(address)
      await database.news.begin()
      return database
    }
    const [database, elsewhere] = [await open(), await open()]
    await insertSite(database)
    const published = await openReleases(database)
    await published.releases.publish('hotel', siteSaying('one'), 1)
    const folder = newFolder()
    const before = new KeptSites(folder, MUCH, warn)
    await new LiveReleases(published.store, settings, { kept: before, warn }).find(HOST)
    await before.settled()
    const kept = new KeptSites(folder, MUCH, warn)
    const store = new ReleaseStore(elsewhere)
    const live = new LiveReleases(store, settings, { kept, warn, news: elsewhere.news })
    /** What a visitor reads where the database goes at this moment. */
    const onDisk = async () => {
      await kept.settled()
      const found = await new LiveReleases(away, settings, { kept: new KeptSites(folder, MUCH, warn), warn }).find(HOST)
      return found && 'find' in found ? found.find('/style-two.css')?.type : found
    }
    return { ...published, database, live, onDisk }
  }

  test('no visitor reads the page before for longer than news take, though nobody has visited it since the restart', async () => {
    const { releases, onDisk } = await opened()
    expect(await onDisk()).toBeUndefined()
    await releases.publish('hotel', siteSaying('two'), 2)
    await eventually(async () => expect(await onDisk()).toBe('text/css'))
  })

  test('what is closed or gone elsewhere is so on the disk as soon', async () => {
    const { database, onDisk } = await opened()
    const sites = () => database.query.updateTable('sites').where('id', '=', 'hotel')
    const told = await openReleases(database)
    await sites().set({ down_at: '2026-01-01T00:00:00.000Z', languages: 'en' }).execute()
    told.live.forgetAddresses(['hotel'])
    await eventually(async () => expect(await onDisk()).toMatchObject({ closed: 'taken-down' }))
    await sites().set({ down_at: null, live_release: null }).execute()
    told.live.forgetAddresses(['hotel'])
    await eventually(async () => expect(onDisk()).rejects.toThrow(DatabaseAway))
  })
})

describe('the files', () => {
  const leading = (to: string) => ({ movedTo: `https://${to}.example` })
  const keep = (kept: KeptSites, slug: string, onWrite = () => {}) => {
    const what = leading(slug)
    kept.keep(slug, keyOfKept(what), () => {
      onWrite()
      return what
    })
  }

  test('take no more room than they may; what was asked for last stays', async () => {
    const folder = newFolder()
    const most = 400_000
    const kept = new KeptSites(folder, most)
    let now = clock.now()
    onTestFinished(clock.follow(() => now))
    const long = Array.from({ length: 60 }, () => crypto.randomUUID())
    const write = (slug: string) => kept.keep(slug, slug, () => ({ closed: 'archived', languages: long }))
    for (let number = 0; number < 400; number += 1) {
      write('first')
      write(`site-${number}`)
      if (number % 40 === 39) {
        await kept.settled()
        now += 3_600_000
      }
    }
    const slugs: string[] = []
    for await (const some of kept.slugs()) slugs.push(...some)
    expect(slugs).toContain('first')
    expect(slugs).toContain('site-399')
    expect(slugs).not.toContain('site-0')
    expect(statSync(join(folder, 'sites.sqlite')).size).toBeLessThan(2 * most)
  })

  test('are written once for what is the same, also by the next server, and read whole or not at all', async () => {
    const folder = newFolder()
    let written = 0
    const write = async (kept: KeptSites) => {
      keep(kept, 'hotel', () => {
        written += 1
      })
      await kept.settled()
      return kept
    }
    await write(await write(new KeptSites(folder, MUCH)))
    const kept = await write(new KeptSites(folder, MUCH))
    expect(written).toBe(1)
    expect((await kept.read('hotel'))?.kept).toEqual(leading('hotel'))
    expect(await kept.read('../hotel')).toBeUndefined()
    const { default: open } = await import('better-sqlite3')
    const file = new open(join(folder, 'sites.sqlite'))
    file.exec(`update kept set value = replace(value, 'hotel.example', 'other.example')`)
    file.close()
    expect(await kept.read('hotel')).toBeUndefined()
    kept.forget('hotel')
    await kept.settled()
    expect(await kept.isEmpty()).toBe(true)
  })

  test('are begun anew where the disk has damaged them, and those of an earlier version are taken away', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'sites.sqlite'), Buffer.alloc(10_000, 1))
    for (const name of ['hotel.site', 'one.half']) writeFileSync(join(folder, name), 'of before')
    const kept = new KeptSites(folder, MUCH)
    keep(kept, 'hotel')
    await kept.settled()
    expect((await kept.read('hotel'))?.kept).toEqual(leading('hotel'))
    await eventually(async () => expect(readdirSync(folder).filter((name) => !name.startsWith('sites.'))).toEqual([]))
    const damaged = readFileSync(join(folder, 'sites.sqlite-wal'))
    writeFileSync(join(folder, 'sites.sqlite'), Buffer.alloc(40_000, 2))
    expect(damaged.length).toBeGreaterThan(0)
    const next = new KeptSites(folder, MUCH)
    keep(next, 'cafe')
    await next.settled()
    expect((await next.read('cafe'))?.kept).toEqual(leading('cafe'))
  })

  test('that cannot be written are told of, and nothing else fails', async () => {
    const folder = join(newFolder(), 'file')
    writeFileSync(folder, '')
    const said: string[] = []
    const kept = new KeptSites(join(folder, 'sites'), MUCH, (line) => said.push(line))
    keep(kept, 'hotel')
    await kept.settled()
    expect(said).toEqual([expect.stringContaining('could not be kept')])
  })
})
