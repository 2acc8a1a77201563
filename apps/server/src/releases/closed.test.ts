import { describe, expect, test } from 'vitest'
import { ClosedSiteStore } from '../store/closed-sites.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { insertSite, openReleases, siteSaying } from './testing.ts'

const HOST = 'hotel.localhost'
const NOW = new Date('2026-05-01T00:00:00Z')

describe.each(dialects)('on $name', ({ newAddress }) => {
  async function opened() {
    const database = await openTestDatabase(await newAddress())
    await insertSite(database)
    const here = await openReleases(database)
    await here.releases.publish('hotel', siteSaying('one'), 1)
    return { ...here, closed: new ClosedSiteStore(database) }
  }

  test('visitors of a site that was taken down find a notice at once, after a restart too, and the site when it is back', async () => {
    const { closed, live, again, read } = await opened()
    expect(await read('/')).toContain('one')
    await closed.takeDown('hotel', { by: 'host', reason: 'Why' }, NOW)
    live.forgetAddresses(['hotel'])
    expect(live.current(HOST)).toBeUndefined()
    expect(await live.find(HOST)).toMatchObject({ closed: 'taken-down' })
    expect(live.current(HOST)).toMatchObject({ closed: 'taken-down' })
    expect(await (await again()).live.find(HOST)).toMatchObject({ closed: 'taken-down' })
    await closed.putBack('hotel')
    live.forgetAddresses(['hotel'])
    expect(await read('/')).toContain('one')
  })

  test('a site that is visited all the time is closed on every server within a moment', async () => {
    const { closed, again } = await opened()
    const other = (await again()).live
    await other.find(HOST)
    await closed.takeDown('hotel', { by: 'host', reason: 'Why' }, NOW)
    const visit = async () => other.current(HOST) ?? (await other.find(HOST))
    await expect.poll(visit, { interval: 5, timeout: 20_000 }).toMatchObject({ closed: 'taken-down' })
  })

  test('an archived site leads on where its owner says, and not once its host has taken it down', async () => {
    const { closed, live } = await opened()
    const find = () => {
      live.forgetAddresses(['hotel'])
      return live.find(HOST)
    }
    await closed.archive('hotel', { by: 'owner', leadsTo: null }, NOW)
    expect(await find()).toMatchObject({ closed: 'archived' })
    await closed.archive('hotel', { by: 'owner', leadsTo: 'https://dar.example' }, NOW)
    expect(await find()).toEqual({ movedTo: 'https://dar.example', isForNow: true })
    await closed.takeDown('hotel', { by: 'host', reason: 'Why' }, NOW)
    expect(await find()).toMatchObject({ closed: 'taken-down' })
    await closed.putBack('hotel')
    await closed.unarchive('hotel')
    expect(await find()).toHaveProperty('id', 'hotel')
  })
})
