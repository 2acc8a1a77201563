import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Operation, Section, Site } from '@mimar/document'
import { describe, expect, test } from 'vitest'
import { openSchedules } from '../releases/scheduling.ts'
import { insertSite, openReleases, siteSaying } from '../releases/testing.ts'
import { ScheduleStore } from '../store/schedules.store.ts'
import { ServerStore } from '../store/servers.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { heardLog } from '../testing/heard-log.ts'
import { someSite, titled } from '../testing/site.ts'
import { VersionBehind } from '../unstorable.ts'

const BEHIND = { status: 503, code: 'version-behind' }
const later = (operation: object) => operation as Operation
/** What editors of a later version may send: an operation, a property and a template that this one does not have. */
const OF_LATER: [string, Operation][] = [
  ['an operation', later({ do: 'set-weather', value: 'sun' })],
  ['a property of a section', later({ do: 'set-section', section: 'hero', property: 'weather', value: 'sun' })],
  [
    'a template',
    later({
      do: 'insert-section',
      place: 'home/sections',
      after: null,
      section: { ...someSite().pages[0]!.sections[0]!, id: 'later', template: 'Weather1', content: { sky: 'blue' } },
    }),
  ],
]

describe.each(dialects)('beside another version, on $name', (dialect) => {
  async function opened(version?: string) {
    const running = await testApp(dialect)
    if (version) await new ServerStore(running.parts.database).beat('another', version, [])
    const headers = { cookie: await running.cookieFor(running.owner.id), 'content-type': 'application/json' }
    const send = (...operations: Operation[]) =>
      running.app.inject({
        ...{ method: 'POST', url: '/api/v1/sites/hotel/operations', headers },
        payload: { base: 0, changes: operations.map((operation) => ({ id: `change-${randomUUID()}`, operation })) },
      })
    return { ...running, headers, send, get: (url: string) => running.app.inject({ url, headers }) }
  }

  test.each(OF_LATER)(
    '%s of a later version is not refused by an older server, which sends it on to the next',
    async (_, operation) => {
      const { send, parts } = await opened('99.0.0')
      const answer = await send(titled('Before it'), operation)
      expect(answer.json()).toMatchObject(BEHIND)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      for (const other of ['0.0.1', undefined]) {
        const alone = await opened(other)
        expect([400, 422]).toContain((await alone.send(operation)).statusCode)
      }
      expect((await parts.sites.read('hotel'))?.site.pages[0]?.sections).toHaveLength(1)
    },
  )

  test('a change of a later version is read by no older server, which takes nothing that is kept of the site for damaged', async () => {
    const warned = heardLog()
    const { parts, owner, send, get } = await opened('99.0.0')
    expect((await send(titled('Words'))).statusCode).toBe(200)
    const row = (await parts.siteStore.find('hotel'))!
    const operation = later({ do: 'set-weather', value: 'sun' })
    const made = { id: 'of-later', revision: row.revision + 1, operation, inverse: operation }
    const from = { revision: row.revision, createdAt: row.createdAt }
    const listed = { name: 'Hotel', languages: ['ar'], timeZone: '' }
    await parts.siteStore.append('hotel', { from, operations: [made], account: owner.id, listed })
    const kept = async () => {
      const revisions = await parts.siteStore.snapshotRevisions('hotel')
      return Promise.all(revisions.map((at) => parts.siteStore.snapshot('hotel', at)))
    }
    const before = await kept()
    expect((await send(titled('More words'))).json()).toMatchObject(BEHIND)
    expect((await get('/api/v1/sites/hotel/document')).json()).toMatchObject(BEHIND)
    expect(await kept()).toEqual(before)
    expect(warned()).not.toContain('snapshot')
  })

  test('the editor of a page of another version gets its files from the server that has them', async () => {
    const asset = '/assets/first-OfAnotherVersion.js'
    expect((await (await opened('99.0.0')).get(asset)).headers).toMatchObject({ 'retry-after': '1' })
    expect((await (await opened('0.0.1')).get(asset)).statusCode).toBe(503)
    expect((await (await opened()).get(asset)).statusCode).toBe(404)
  })

  const said = (words: string): Site => {
    const site = siteSaying(words, ['/'])
    return { ...site, pages: site.pages.map((page, at) => ({ ...page, id: `page-${at}` })) }
  }

  /** The site with a section, a key of a section and a key of a page of a later version. */
  function ofLater(site: Site): Site {
    const [page, ...pages] = site.pages
    const [hero, ...sections] = page!.sections
    const weather = { ...hero!, id: 'later', template: 'Weather1', content: { sky: 'blue' } } as Section
    const known = { ...hero!, weather: 'sun' } as Section
    return { ...site, pages: [{ ...page!, sections: [known, ...sections, weather] }, ...pages] }
  }

  test('what only a later version can draw is published by it alone; visitors read on, and all else is published here too', async () => {
    const database = await openTestDatabase(await dialect.newAddress())
    await insertSite(database)
    const { releases, read } = await openReleases(database)
    await releases.publish('hotel', said('one'), 1)
    await new ServerStore(database).beat('another', '99.0.0', [])
    await pause(1_100)
    await expect(releases.publish('hotel', ofLater(said('later')), 2)).rejects.toThrow(VersionBehind)
    expect(await read('/')).toContain('<h1>one</h1>')
    await releases.publish('hotel', said('two'), 3)
    expect(await read('/')).toContain('<h1>two</h1>')
  })

  test('a publish that was put off and is for a later version is left to it, and counts as no failure', async () => {
    const { parts, owner, headers, app } = await opened()
    const log = heardLog()
    const tries: number[] = []
    const publish = async () => {
      tries.push(clock)
      throw new VersionBehind('It has a section of another version.')
    }
    let clock = Date.now()
    const { schedules } = openSchedules({ ...parts, publishing: { publish }, now: () => clock })
    Object.assign(parts, { schedules })
    const wanted = { at: new Date(clock + 60_000).toISOString(), timeZone: 'UTC' }
    const url = '/api/v1/sites/hotel/schedule'
    expect((await app.inject({ method: 'PUT', url, headers, payload: wanted })).statusCode).toBe(200)
    for (clock += 60_000; tries.length < 7; clock += 20_000) await schedules.wake()
    const [due] = await schedules.ofSite('hotel')
    expect(due?.ending).toBeNull()
    expect(await new ScheduleStore(parts.database, 'site').attempts(due!)).toEqual([])
    expect(log()).not.toContain('Publishing at a moment failed')
    expect(owner.id).toBe(due?.account)
  })
})
