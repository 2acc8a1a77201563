import { randomUUID } from 'node:crypto'
import type { Site } from '@mimar/document'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { ComplaintStore } from '../store/complaints.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { LiveReleases } from './live.ts'
import { findLive, insertSite, openReleases, siteSaying } from './testing.ts'
import { Withholding } from './withholding.ts'

const PICTURE = '0123456789abcdef'
const REASON = { decision: 'hide', reason: 'Not theirs.', by: 'host' } as const

describe.each(dialects)('on $name', ({ newAddress }) => {
  async function opened() {
    const database = await openTestDatabase(await newAddress())
    await insertSite(database)
    const { releases, store } = await openReleases(database)
    const made = new Map<number, Site>()
    const complaints = new ComplaintStore(database)
    const withholding = new Withholding({
      hiddenOn: complaints.hiddenOn.bind(complaints),
      siteOf: async (site, release) => {
        const { revision = 0 } = (await store.find(site, release)) ?? {}
        return { site: made.get(revision)!, revision }
      },
      load: () => import('@mimar/publish'),
    })
    /** A server that others do not tell of what they publish and decide. */
    const another = () => new LiveReleases(store, readSettings({}), { withholding: () => withholding, warn: () => {} })
    const publish = (site: Site, revision: number) => {
      made.set(revision, site)
      return releases.publish('hotel', site, revision)
    }
    await publish(siteSaying('one'), 1)
    const complaint = { id: '', site: 'hotel' }
    const decide = async (made: Parameters<ComplaintStore['decide']>[1], now = new Date()) => {
      if (complaint.id === '') complaint.id = await complaints.begin('hotel', 'en', now)
      await complaints.decide(complaint, made, now)
    }
    return { another, publish, decide, complaints, complaint }
  }

  const hidesPage = (id: string) => ({ ...REASON, hidden: { kind: 'page', id, address: '/' } }) as const

  test('a hidden page stays hidden when the site is published again, under another address too; the others stand', async () => {
    const { another, publish, decide } = await opened()
    const live = another()
    await decide(hidesPage('/Rooms'))
    const kinds = async () => {
      const site = await findLive(live)
      return ['/', '/Rooms/', '/Suites/', '/Events/'].map((address) => site?.withheld?.kindAt(address))
    }
    expect(await kinds()).toEqual([undefined, 'page', undefined, undefined])
    const next = siteSaying('two')
    const pages = next.pages.map((page) => (page.id === '/Rooms' ? { ...page, path: '/Suites' } : page))
    await publish({ ...next, pages }, 2)
    await expect.poll(kinds, { interval: 5, timeout: 20_000 }).toEqual([undefined, undefined, 'page', undefined])
  })

  test('a server that is visited all the time hides what another has decided, and shows it when that is over', async () => {
    const { another, decide } = await opened()
    const live = another()
    const visit = async () => {
      const current = live.current('hotel.localhost')
      const site = current === undefined ? await live.find('hotel.localhost') : current
      return site && 'find' in site ? site.withheld?.kindAt('/Rooms/') : 'gone'
    }
    expect(await visit()).toBeUndefined()
    await decide(hidesPage('/Rooms'))
    await expect.poll(visit, { interval: 5, timeout: 20_000 }).toBe('page')
    await decide({ ...REASON, decision: 'no-action' })
    await expect.poll(visit, { interval: 5, timeout: 20_000 }).toBeUndefined()
  })

  test('a picture is hidden in every size and crop, and nothing else', async () => {
    const { another, decide } = await opened()
    await decide({ ...REASON, hidden: { kind: 'picture', id: PICTURE, address: '/' } })
    const site = await findLive(another())
    const addresses = [`${PICTURE}-800.webp`, `${PICTURE}-tall-50-50-640.avif`, `${PICTURE.replace('0', '1')}-800.webp`]
    expect(addresses.map((name) => site?.withheld?.kindAt(`/media/${name}`))).toEqual(['picture', 'picture', undefined])
    expect(site?.withheld?.kindAt('/Rooms/')).toBeUndefined()
  })

  test('what stands at an address is found by the address in full, in any case, and by the path; not on another site', async () => {
    const { another } = await opened()
    const live = another()
    const at = (address: string) => live.partAt({ site: 'hotel', slug: 'hotel' }, address)
    for (const address of ['http://hotel.localhost:3000/Rooms/', 'http://hotel.localhost:3000/rooms?a=b#c', '/Rooms']) {
      expect(await at(address), address).toEqual({ kind: 'page', id: '/Rooms' })
    }
    expect(await at('http://hotel.localhost:3000')).toEqual({ kind: 'page', id: '/' })
    for (const address of [
      'http://inn.localhost:3000/Rooms/',
      '/Nothing/',
      'Rooms',
      '',
      `/media/${randomUUID()}.webp`,
    ]) {
      expect(await at(address), address).toBeUndefined()
    }
  })
})
