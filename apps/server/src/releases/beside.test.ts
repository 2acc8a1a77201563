import { describe, expect, test, vi } from 'vitest'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { findLive, insertSite, openReleases, siteSaying } from './testing.ts'

describe.each(dialects)('on $name', ({ newAddress }) => {
  async function opened() {
    const database = await openTestDatabase(await newAddress())
    await insertSite(database)
    return { ...(await openReleases(database)), database }
  }

  test('a publish is whole where the answer to an earlier visit, which is older than the release before it, comes while it is stored', async () => {
    const { releases, store, live, read, again } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    const row = await store.liveWhole('hotel')
    const late = Promise.withResolvers<typeof row>()
    vi.spyOn(store, 'liveWhole').mockReturnValueOnce(late.promise)
    const visit = findLive(live)
    await (await again()).releases.publish('hotel', siteSaying('two', ['/', '/Late']), 2)
    const insert = store.insertAndSwitch.bind(store)
    vi.spyOn(store, 'insertAndSwitch').mockImplementationOnce(async (input) => {
      late.resolve(row)
      await visit
      return insert(input)
    })
    await releases.publish('hotel', siteSaying('two', ['/', '/Late', '/New']), 3)
    live.forgetAddresses(['hotel'])
    for (const address of ['/', '/Late/', '/New/']) expect(await read(address)).toContain('<h1>two</h1>')
    expect(await read('/Rooms/')).toBeUndefined()
  })

  test('what another server publishes before this one has noted its own release is not mixed with it', async () => {
    const { releases, store, live, again } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    const other = (await again()).releases
    const insert = store.insertAndSwitch.bind(store)
    vi.spyOn(store, 'insertAndSwitch').mockImplementationOnce(async (input) => {
      const release = await insert(input)
      await other.publishOn('hotel', async () => ({ site: siteSaying('three', ['/']), revision: 3 }))
      await live.standing('hotel')
      return release
    })
    const advance = vi.spyOn(live, 'advance')
    await releases.publish('hotel', siteSaying('two'), 2)
    const noted = advance.mock.results[0]?.value
    expect(noted?.manifest.find('/style-three.css')).toBeUndefined()
    expect((await live.standing('hotel'))?.manifest.find('/Rooms/')).toBeUndefined()
  })

  test('the list that is kept of a release is its own, whatever is published while it is looked at', async () => {
    const { releases, database, again } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    await database.query.updateTable('releases').set({ depth: 63 }).execute()
    const [one, other, third] = [await again(), await again(), await again()]
    const paths = ['/', ...Array.from({ length: 120 }, (_, at) => `/Page${at}`)]
    const advance = one.live.advance.bind(one.live)
    vi.spyOn(one.live, 'advance').mockImplementationOnce((...asked) => {
      vi.spyOn(one.blobs, 'disturbances').mockImplementationOnce(async () => {
        const later = { site: siteSaying('three', ['/']), revision: 3 }
        await other.releases.publishOn('hotel', async () => later)
        await one.live.standing('hotel')
        return 0
      })
      return advance(...asked)
    })
    const two = await one.releases.publish('hotel', siteSaying('two', paths), 2)
    await one.releases.idle()
    await third.releases.goLive('hotel', two.id)
    expect(await third.read('/')).toContain('two')
    expect(await third.read('/Page7/')).toContain('two')
  })
})
