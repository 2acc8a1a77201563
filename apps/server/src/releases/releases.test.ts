import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createHosting } from '../hosting/hosting.ts'
import { AccountStore } from '../store/accounts.store.ts'
import { DeletedSiteStore } from '../store/deleted-sites.store.ts'
import { SiteStore } from '../store/sites.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { findLive, insertSite, openReleases, siteSaying } from './testing.ts'

describe.each(dialects)('on $name', ({ newAddress }) => {
  async function opened() {
    const database = await openTestDatabase(await newAddress())
    await insertSite(database)
    return openReleases(database)
  }

  test('nothing is read before the first publish, all of it after', async () => {
    const { releases, read, live } = await opened()
    expect(await findLive(live)).toBeNull()
    expect(await live.find('other.localhost')).toBeNull()
    const release = await releases.publish('hotel', siteSaying('one'), 4)
    expect(release.revision).toBe(4)
    expect(await read('/Rooms/')).toContain('<h1>one</h1>')
    expect(await read('/style-one.css')).toBe('/* one */')
  })

  test('a published site is read by another process, and after a restart', async () => {
    const first = await opened()
    await first.releases.publish('hotel', siteSaying('one'), 1)
    const second = await first.again()
    expect(await second.read('/')).toContain('one')
    await second.releases.publish('hotel', siteSaying('two', ['/', '/Rooms']), 2)
    const third = await second.again()
    expect(await third.read('/')).toContain('two')
    expect(await third.read('/Events/')).toBeUndefined()
  })

  test('the first publish after a restart draws what has changed since the last one, and nothing else', async () => {
    const database = await openTestDatabase(await newAddress())
    const owner = await new AccountStore(database).insert('owner@localhost', 'owner')
    const site = siteSaying('one')
    await new SiteStore(database).insert({ site, slug: 'hotel', name: 'Hotel', owner: owner.id })
    const first = await openReleases(database)
    await first.releases.publish('hotel', (await first.sites.read('hotel'))!.site, 0)
    expect(first.drawn).toHaveLength(3)
    const second = await first.again()
    const operation = { do: 'set-page-flag', page: '/Rooms', flag: 'noIndex', value: true } as const
    const changes = [{ id: 'change-1', operation }]
    const sent = await second.sites.send('hotel', { base: 0, changes }, owner.id)
    await second.releases.publish('hotel', sent!.site, sent!.revision)
    expect(second.drawn).toEqual([])
    expect(await second.read('/Rooms/')).toContain('<h1>one</h1>')
    const [release] = await second.releases.list('hotel')
    const third = await second.again()
    const same = (await third.sites.read('hotel'))!
    expect((await third.releases.publish('hotel', same.site, same.revision)).id).toBe(release?.id)
  })

  test('who opens a site has what its release was drawn from worked out before anybody publishes', async () => {
    const database = await openTestDatabase(await newAddress())
    const owner = await new AccountStore(database).insert('owner@localhost', 'owner')
    await new SiteStore(database).insert({ site: siteSaying('one'), slug: 'hotel', name: 'Hotel', owner: owner.id })
    const first = await openReleases(database)
    const { site } = (await first.sites.read('hotel'))!
    await first.releases.publish('hotel', site, 0)
    const second = await first.again()
    const opened = (await second.sites.read('hotel'))!
    expect((await second.live.standing('hotel'))?.input).toBeNull()
    second.releases.warm('hotel', opened.site)
    await second.releases.idle()
    expect((await second.live.standing('hotel'))?.input?.site).toBe(opened.site)
    expect(second.failures).toEqual([])
  })

  test('who answers visitors is told of new files once they are stored and before anybody reads them', async () => {
    const { releases, store, blobs, stored, live } = await opened()
    const switching = vi.spyOn(store, 'insertAndSwitch')
    switching.mockImplementationOnce(async (input) => {
      expect(stored.map(({ type }) => type)).toContain('text/css')
      for (const { hash } of stored) expect(await blobs.has(hash)).toBe(true)
      return store.insertAndSwitch(input)
    })
    await releases.publish('hotel', siteSaying('one'), 1)
    expect(switching).toHaveBeenCalled()
    expect(stored).toContain((await findLive(live))?.find('/'))
  })

  test('what another process published is the ground of the next publish', async () => {
    const first = await opened()
    const second = await first.again()
    await first.releases.publish('hotel', siteSaying('one'), 1)
    await second.releases.publish('hotel', siteSaying('two'), 2)
    await first.releases.publish('hotel', siteSaying('three', ['/']), 3)
    const third = await second.again()
    expect(await third.read('/')).toContain('three')
    expect(await third.read('/Rooms/')).toBeUndefined()
    expect((await third.releases.list('hotel')).map(({ revision }) => revision)).toEqual([3, 2, 1])
  })

  test('two processes that publish at once both succeed, one after the other', async () => {
    const first = await opened()
    const second = await first.again()
    await Promise.all([
      first.releases.publish('hotel', siteSaying('one'), 1),
      second.releases.publish('hotel', siteSaying('two'), 1),
    ])
    const word = (await (await first.again()).read('/'))?.includes('one') ? 'one' : 'two'
    const third = await first.again()
    for (const address of ['/', '/Rooms/', '/Events/']) expect(await third.read(address)).toContain(`<h1>${word}</h1>`)
    expect(await third.releases.list('hotel')).toHaveLength(2)
  })

  test('going back takes visitors to an earlier release, and publishing goes on from there', async () => {
    const { releases, read, again } = await opened()
    const one = await releases.publish('hotel', siteSaying('one'), 1)
    await releases.publish('hotel', siteSaying('two', ['/', '/Late']), 2)
    expect((await releases.goLive('hotel', one.id))?.revision).toBe(1)
    expect(await read('/')).toContain('one')
    expect(await read('/Late/')).toBeUndefined()
    expect(await releases.goLive('hotel', 'no-such-release')).toBeUndefined()

    await releases.publish('hotel', siteSaying('three'), 3)
    expect(await read('/')).toContain('three')
    expect(await (await again()).read('/Events/')).toContain('three')
  })

  test('of a site that was deleted no page stays when another one takes its name', async () => {
    const database = await openTestDatabase(await newAddress())
    await insertSite(database)
    const { releases, read } = await openReleases(database)
    await releases.publish('hotel', siteSaying('one', ['/', '/Late']), 1)
    expect(await read('/Late/')).toContain('one')
    const sites = new SiteStore(database)
    await sites.remove('hotel')
    const owner = await new AccountStore(database).installationOwner()
    await sites.insert({ site: siteSaying('two'), slug: 'hotel', name: 'Hotel', owner: owner?.id ?? '' })
    await releases.publish('hotel', siteSaying('two'), 1)
    expect(await read('/')).toContain('two')
    expect(await read('/Late/')).toBeUndefined()
  })

  test('a publish that ends after its site was deleted shows visitors nothing, and what they read comes back with it', async () => {
    const database = await openTestDatabase(await newAddress())
    await insertSite(database)
    const owner = (await new AccountStore(database).installationOwner())!
    const { releases, read } = await openReleases(database)
    await releases.publish('hotel', siteSaying('one'), 1)
    const deleted = new DeletedSiteStore(database)
    await deleted.put('hotel', owner.id, new Date())
    await expect(releases.publish('hotel', siteSaying('two'), 2)).rejects.toThrow()
    expect(await read('/')).toBeUndefined()
    expect(await deleted.bringBack('hotel')).toBe(true)
    expect(await read('/')).toContain('one')
  })

  test('styles of earlier releases stay, because a page may still be open somewhere', async () => {
    const { releases, live } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    await releases.publish('hotel', siteSaying('two'), 2)
    const site = await findLive(live)
    expect(site?.find('/style-one.css')).toBeUndefined()
    expect((await site?.olderAsset('/style-one.css'))?.type).toBe('text/css')
    expect(await site?.olderAsset('/never.css')).toBeUndefined()
  })

  test('publishing what visitors read already makes no release', async () => {
    const { releases } = await opened()
    const site = siteSaying('one')
    const first = await releases.publish('hotel', site, 1)
    expect((await releases.publish('hotel', site, 1)).id).toBe(first.id)
    expect(await releases.list('hotel')).toHaveLength(1)
  })

  test('wishes that come while one is being fulfilled are fulfilled together', async () => {
    const { releases, read } = await opened()
    const words = ['one', 'two', 'three', 'four', 'five']
    const done = await Promise.all(words.map((word, at) => releases.publish('hotel', siteSaying(word), at + 1)))
    expect(done.at(-1)?.revision).toBe(5)
    expect(await read('/')).toContain('five')
    expect((await releases.list('hotel')).length).toBeLessThanOrEqual(2)
  })

  test('after many releases a restart still reads the newest, from a full list and what follows it', async () => {
    const { releases, again } = await opened()
    for (let revision = 1; revision <= 70; revision += 1) {
      await releases.publish('hotel', siteSaying(`word${revision}`), revision)
    }
    await releases.idle()
    const { store, read } = await again()
    const [newest] = await releases.list('hotel')
    expect((await store.lineage(newest!.id)).deltas.length).toBeLessThanOrEqual(64)
    expect(await read('/Rooms/')).toContain('word70')
    expect(await read('/style-word1.css')).toBeUndefined()
  })

  test('smaller pictures follow as a release of the same revision, unless visitors were taken elsewhere', async () => {
    const { releases, read, completeWith } = await opened()
    completeWith('+small')
    await releases.publish('hotel', siteSaying('one'), 1)
    await releases.idle()
    expect(await read('/')).toContain('one+small')
    expect((await releases.list('hotel')).map(({ revision }) => revision)).toEqual([1, 1])
  })

  test('smaller pictures that are ready after another process published do not bring the earlier words back', async () => {
    const { releases, renderer, completeWith, again } = await opened()
    const other = await again()
    const { prepare } = renderer
    let times = 0
    renderer.prepare = async (site) => {
      times += 1
      if (times === 2) await other.releases.publish('hotel', siteSaying('two'), 2)
      return prepare(site)
    }
    completeWith('+small')
    await releases.publish('hotel', siteSaying('one'), 1)
    await releases.idle()
    expect(times).toBe(2)
    expect(await (await again()).read('/')).toContain('two')
  })

  test('what an earlier start left with large pictures gets its smaller ones, if visitors still read it', async () => {
    const { releases, again } = await opened()
    const { id } = await releases.publish('hotel', siteSaying('one'), 1)
    const { releases: later, read, completeWith } = await again()
    completeWith('+small')
    await later.completeLive('hotel', 'another', { site: siteSaying('none'), revision: 2 })
    await later.idle()
    expect(await read('/')).toContain('<h1>one</h1>')
    await later.completeLive('hotel', id, { site: siteSaying('one'), revision: 1 })
    await later.idle()
    expect(await read('/')).toContain('<h1>one+small</h1>')
  })

  test('the strongest compression is stored soon after, and holds the same bytes', async () => {
    const { releases, live, blobs, compression } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    await compression.idle()
    const { hash } = (await findLive(live))!.find('/')!
    const plain = await blobs.read(hash)
    expect(brotliDecompressSync((await blobs.read(hash, 'br'))!)).toEqual(plain)
    expect(gunzipSync((await blobs.read(hash, 'gzip'))!)).toEqual(plain)
  })
})

test('visitors never see half a publish', async () => {
  const [dialect] = dialects
  const database = await openTestDatabase(await dialect!.newAddress())
  await insertSite(database)
  const { releases, live, blobs, failures } = await openReleases(database)
  const paths = ['/', ...Array.from({ length: 60 }, (_, at) => `/Page-${at}`)]
  await releases.publish('hotel', siteSaying('word0', paths), 1)
  const server = createServer(createHosting({ sites: live, blobs }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const read = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, headers: { host: 'hotel.localhost' } }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk))
        response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(`${path}: ${text}`))))
      }).on('error', reject)
    })

  let isPublishing = true
  let newest = 0
  let seen = 0
  async function visit() {
    while (isPublishing) {
      const began = newest
      const pages = await Promise.all([read('/'), read('/Page-7/'), read('/Page-59/')])
      for (const page of pages) {
        const [, word = ''] = /<h1>(\w+)<\/h1>/.exec(page) ?? []
        expect(page).toContain(`/style-${word}.css`)
        expect(await read(`/style-${word}.css`)).toBe(`/* ${word} */`)
        expect(Number(word.slice(4))).toBeGreaterThanOrEqual(began)
      }
      seen += 1
    }
  }
  const visitors = [visit(), visit()]
  for (let number = 1; number <= 25; number += 1) {
    await releases.publish('hotel', siteSaying(`word${number}`, paths), number + 1)
    newest = number
  }
  isPublishing = false
  await Promise.all(visitors)
  await releases.idle()
  expect(seen).toBeGreaterThan(5)
  expect(failures).toEqual([])
})
