import { describe, expect, test } from 'vitest'
import { insertSite, openReleases, siteSaying } from '../releases/testing.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { CdnPurgeStore, EVERY_SITE } from './cdn-purges.store.ts'
import { ClosedSiteStore } from './closed-sites.store.ts'
import { ComplaintStore } from './complaints.store.ts'
import { DeletedSiteStore } from './deleted-sites.store.ts'
import { DeliveryStore } from './deliveries.store.ts'
import { DomainStore } from './domains.store.ts'

describe.each(dialects)('on $name', ({ newAddress }) => {
  async function opened(isUsed = true) {
    const database = await openTestDatabase(await newAddress())
    await insertSite(database)
    const { releases } = await openReleases(database)
    const store = new CdnPurgeStore(database)
    if (isUsed) await store.use(Date.now())
    // That all is to be forgotten at the beginning is told of in cdn/restored.test.ts.
    await database.query.deleteFrom('cdn_purges').execute()
    const deliveries = new DeliveryStore(database, 'cdn_purges')
    const later = new Date(Date.now() + 60_000).toISOString()
    const noted = async () => store.read((await deliveries.alsoDue('cdn', later, 100)).map(({ message }) => message))
    /** What was noted since the last time, each once. */
    const taken = async () => {
      const all = await deliveries.alsoDue('cdn', later, 100)
      const orders = await store.read(all.map(({ message }) => message))
      for (const due of all) {
        await deliveries.take(due, later)
        await deliveries.remove(due)
      }
      return [...new Map(orders.map((order) => [JSON.stringify(order), order])).values()]
    }
    const publish = (word: string, revision: number) => releases.publish('hotel', siteSaying(word), revision)
    return { database, releases, store, deliveries, noted, taken, publish }
  }

  test('each change of what visitors read is noted with it, and twice: at once, and after what was on its way', async () => {
    const { deliveries, taken, publish, store } = await opened()
    await publish('one', 1)
    await taken()
    const before = Date.now()
    await publish('two', 2)
    const all = await deliveries.alsoDue('cdn', new Date(before + 60_000).toISOString(), 10)
    expect(all).toHaveLength(2)
    expect(await deliveries.alsoDue('cdn', new Date(before + 3_000).toISOString(), 10)).toHaveLength(1)
    const [first] = await store.read(all.map(({ message }) => message))
    expect(first).toMatchObject({ site: 'hotel', isWhole: false, place: null })
    const deltas = await store.changes(first!)
    expect(deltas?.flatMap((delta) => Object.keys(delta))).toEqual(expect.arrayContaining(['/', '/Events/', '/Rooms/']))
  })

  test('nothing is noted while no cache stands in front, and what was noted is forgotten when it goes', async () => {
    const { noted, publish, store } = await opened(false)
    await publish('one', 1)
    expect(await noted()).toEqual([])
    await store.use(Date.now())
    expect((await noted()).map(({ site, isWhole }) => [site, isWhole])).toEqual(Array(2).fill([EVERY_SITE, true]))
    await publish('two', 2)
    expect(await noted()).toHaveLength(4)
    // A server without a cache ends nothing while another one has said within a day that it has one.
    await store.endUse(Date.now() + 23 * 3_600_000)
    await publish('three', 3)
    expect(await noted()).toHaveLength(6)
    await store.endUse(Date.now() + 25 * 3_600_000)
    expect(await noted()).toEqual([])
    await publish('four', 4)
    expect(await noted()).toEqual([])
  })

  test('a takedown, an archive, a hidden page, a way back and a deletion have all of the site forgotten', async () => {
    const { database, publish, releases, store, taken } = await opened()
    const first = await publish('one', 1)
    await publish('two', 2)
    await taken()
    const [now, by] = [new Date(), 'owner']
    const [closed, deleted, complaints] = [
      new ClosedSiteStore(database),
      new DeletedSiteStore(database),
      new ComplaintStore(database),
    ]
    const hides = async () => {
      const id = await complaints.begin('hotel', 'en', now)
      const hidden = { kind: 'page', id: '/Rooms', address: '/Rooms/' } as const
      await complaints.decide({ id, site: 'hotel' }, { decision: 'hide', reason: 'No.', by: 'host', hidden }, now)
    }
    for (const change of [
      () => closed.takeDown('hotel', { by, reason: 'No.' }, now),
      () => closed.putBack('hotel'),
      () => closed.archive('hotel', { by, leadsTo: null }, now),
      () => closed.unarchive('hotel'),
      hides,
      () => deleted.put('hotel', by, now),
      () => deleted.bringBack('hotel'),
    ]) {
      await change()
      const noted = await taken()
      expect([change, noted.length > 0, noted.every(({ isWhole }) => isWhole)]).toEqual([change, true, true])
    }
    await releases.goLive('hotel', first.id, async () => undefined)
    const [back] = await taken()
    expect(await store.changes(back!)).toBeUndefined()
  })

  test('names and addresses that lead elsewhere are noted with what they were', async () => {
    const { database, publish, releases, taken } = await opened()
    await publish('one', 1)
    await taken()
    const made = async () => ({ site: siteSaying('one'), revision: 1 })
    await releases.move('hotel', { slug: 'inn', from: 'hotel', origin: 'http://inn.localhost' }, made)
    expect(await taken()).toContainEqual(expect.objectContaining({ isWhole: true, place: 'hotel' }))
    const [domains, now] = [new DomainStore(database), new Date()]
    const claim = { site: 'hotel', name: 'dar.example', hasWww: true, main: 'dar.example', token: 'token' }
    await domains.claim(claim, now)
    await domains.prove(claim, now)
    await taken()
    const move = { domain: { main: 'dar.example' }, from: 'inn', origin: 'http://dar.example' } as const
    await releases.move('hotel', move, made)
    expect((await taken()).some(({ isWhole }) => isWhole)).toBe(true)
    await releases.move('hotel', { ...move, domain: 'removed', origin: 'http://inn.localhost' }, made)
    const places = (await taken()).map(({ place }) => place)
    expect(places).toEqual(expect.arrayContaining(['dar.example', 'www.dar.example']))
  })

  test('a change that does not come about is not noted', async () => {
    const { database, noted, publish, taken } = await opened()
    await publish('one', 1)
    await taken()
    const failing = database.query.transaction().execute(async (transaction) => {
      await transaction.updateTable('sites').set({ slug: 'inn' }).where('id', '=', 'hotel').execute()
      throw new Error('The power goes.')
    })
    await expect(failing).rejects.toThrow('power')
    expect(await noted()).toEqual([])
  })
})
