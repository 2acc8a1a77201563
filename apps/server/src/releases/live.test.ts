import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createManifest, type ReleaseFile } from '../blobs/manifest.ts'
import { readSettings } from '../settings.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { LiveReleases } from './live.ts'
import { Renewing } from './renewing.ts'
import { insertSite, openReleases, siteSaying } from './testing.ts'

describe.each(dialects)('on $name', ({ newAddress }) => {
  async function opened() {
    const database = await openTestDatabase(await newAddress())
    await insertSite(database)
    return openReleases(database)
  }

  test('hosts that are visited all the time are asked about together, and no visitor waits for that', async () => {
    const { releases, live, store } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    await live.find('hotel.localhost')
    const one = vi.spyOn(store, 'live')
    const all = vi.spyOn(store, 'liveAtAll')
    const found = new Set<unknown>()
    await expect
      .poll(
        () => {
          found.add(live.current('hotel.localhost'))
          return all.mock.calls.length
        },
        { interval: 5, timeout: 20_000 },
      )
      .toBeGreaterThan(2)
    expect(all.mock.calls[0]).toEqual([['hotel']])
    // On a machine that was held up, one of them is looked up by itself.
    expect(one.mock.calls.length).toBeLessThan(all.mock.calls.length)
    expect([...found].filter((site) => site !== undefined)).toHaveLength(1)
  })

  test('a host that is visited now and then is looked up by its visitors, and by nobody else', async () => {
    const { releases, store } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    const live = new LiveReleases(store, readSettings({}))
    const renewed = vi.spyOn(Renewing.prototype, 'add')
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    onTestFinished(() => void clock.mockRestore())
    const visit = async (at: number) => {
      clock.mockReturnValue(at)
      expect(live.current('hotel.localhost') ?? (await live.find('hotel.localhost'))).toMatchObject({ id: 'hotel' })
    }
    for (const at of [0, 4_000, 8_000, 12_000]) await visit(at)
    expect(renewed).not.toHaveBeenCalled()
    for (const at of [14_000, 14_100]) await visit(at)
    const calls = renewed.mock.calls.length
    expect(renewed).toHaveBeenCalledWith('hotel')
    for (const at of [20_000, 24_000]) await visit(at)
    expect(renewed).toHaveBeenCalledTimes(calls)
    live.close()
  })

  test('hosts that cannot be looked up together are warned of once, and visitors read on', async () => {
    const { releases, live: known, store } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    const said: string[] = []
    const live = new LiveReleases(store, readSettings({}), { warn: (line) => said.push(line) })
    await live.find('hotel.localhost')
    const all = vi.spyOn(store, 'liveAtAll').mockRejectedValue(new Error('no answer'))
    const visited = () => {
      if (live.current('hotel.localhost') === undefined) void live.find('hotel.localhost')
      return all.mock.calls.length
    }
    await expect.poll(visited, { interval: 5, timeout: 20_000 }).toBeGreaterThan(1)
    expect(said).toEqual([expect.stringMatching(/each is looked up by its next visitor.*no answer/)])
    expect(await live.find('hotel.localhost')).not.toBe(null)
    expect(await known.find('hotel.localhost')).not.toBe(null)
  })

  test('while the database is away no visitor waits for each question whether it still is, and its answer is believed', async () => {
    const { releases, store } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    onTestFinished(() => void clock.mockRestore())
    const live = new LiveReleases(store, readSettings({}), { warn: () => {} })
    const site = await live.find('hotel.localhost')
    const away = vi.spyOn(store, 'live').mockRejectedValue(new Error('no answer'))
    clock.mockReturnValue(4_000)
    expect(live.current('hotel.localhost')).toBe(undefined)
    expect(await live.find('hotel.localhost')).toBe(site)
    // It answers nothing for a moment, and whoever comes then reads what was known.
    const answer = Promise.withResolvers<never>()
    away.mockClear().mockReturnValue(answer.promise)
    clock.mockReturnValue(5_500)
    for (let time = 0; time < 3; time += 1) expect(live.current('hotel.localhost')).toBe(site)
    expect(away).toHaveBeenCalledTimes(1)
    expect(site).toMatchObject({ olderSince: expect.any(Number) })
    // After a longer time nobody is given what may have changed since: they wait.
    clock.mockReturnValue(20_000)
    expect(live.current('hotel.localhost')).toBe(undefined)
    away.mockRestore()
    answer.reject(new Error('no answer'))
    await live.find('hotel.localhost')
    clock.mockReturnValue(21_500)
    live.current('hotel.localhost')
    await live.find('hotel.localhost')
    expect(live.current('hotel.localhost')).toMatchObject({ id: 'hotel', olderSince: undefined })
    live.close()
  })

  test('addresses that were asked for take no more memory than they may, whether anything stands there or not', async () => {
    const { releases, store } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    const listBytes = 20_000
    const live = new LiveReleases(store, readSettings({}), { listBytes })
    await live.find('hotel.localhost')
    for (let number = 0; number < 200; number += 1) {
      expect(await live.find(`nobody-${number}.localhost`)).toBeNull()
      expect(live.bytes).toBeLessThan(listBytes)
    }
    expect(live.current('nobody-199.localhost')).toBeNull()
    expect(live.current('nobody-0.localhost')).toBeUndefined()
    expect(await live.find('hotel.localhost')).toMatchObject({ id: 'hotel' })
  })

  test('a release stays whole where so many others are visited that it left the memory while the next one was drawn', async () => {
    const { releases, store } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    const live = new LiveReleases(store, readSettings({}), { listBytes: 1 })
    const before = (await live.standing('hotel'))!
    const next = { ...before, release: 'next', delta: { '/Rooms/': page('b') } }
    live.advance('inn', { ...next, before: undefined })
    const { manifest } = live.advance('hotel', { ...next, before })!
    expect(manifest.find('/Rooms/')).toEqual(page('b'))
    expect(manifest.find('/Events/')?.type).toBe('text/html; charset=utf-8')
  })

  test('what another process publishes is seen soon by who is visited all the time, whole', async () => {
    const { releases, live, again } = await opened()
    await releases.publish('hotel', siteSaying('one'), 1)
    const other = await again()
    const visit = async () => (live.current('hotel.localhost') ?? (await live.find('hotel.localhost'))) || undefined
    await visit()
    await other.releases.publish('hotel', siteSaying('two', ['/']), 2)
    const style = async () => {
      const site = await visit()
      return site && 'find' in site ? [site.find('/style-two.css')?.type, site.find('/Rooms/')?.type] : []
    }
    await expect.poll(style, { interval: 5, timeout: 20_000 }).toEqual(['text/css', undefined])
  })
})

const page = (hash: string): ReleaseFile => ({ hash, type: 'text/html', size: 1, isImmutable: false })
const font = (hash: string): ReleaseFile => ({ hash, type: 'font/woff2', size: 1, isImmutable: true })

test('a page that is asked for in another case is found after each release, and not once it is gone', () => {
  const manifest = createManifest([{ '/Rooms/': page('a') }])
  expect(manifest.findInAnyCase('/rooms/')).toBe('/Rooms/')
  manifest.apply({ '/Rooms/': null, '/Events/': page('b') })
  expect([manifest.findInAnyCase('/rooms/'), manifest.findInAnyCase('/EVENTS/')]).toEqual([undefined, '/Events/'])
})

test('a list weighs what is in it, and files that are the same in many sites are kept once', () => {
  const empty = createManifest().weight
  const manifest = createManifest([{ '/': page('a'), '/Rooms/': page('b'), '/font.woff2': font('c') }])
  const full = manifest.weight
  expect(full).toBeGreaterThan(empty)
  manifest.apply({ '/': page('d') })
  expect(manifest.weight).toBe(full)
  manifest.apply({ '/': null, '/Rooms/': null, '/font.woff2': null, '/never': null })
  expect(manifest.weight).toBe(empty)
  const [one, other] = [
    createManifest([{ '/f': font('e') }]),
    createManifest([{ '/g': font('e'), '/h': { ...font('e'), type: 'text/css' } }]),
  ]
  expect(other.find('/g')).toBe(one.find('/f'))
  expect(other.find('/h')?.type).toBe('text/css')
})
