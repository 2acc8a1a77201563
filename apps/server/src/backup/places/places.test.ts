import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openPlace } from './open.ts'
import type { Place } from './place.ts'
import { kinds, type StartedKind } from './testing.ts'

describe.each(kinds.filter(({ isThere }) => isThere))('$name', (kind) => {
  let started: StartedKind
  beforeAll(async () => {
    started = await kind.start()
  }, 30_000)
  afterAll(() => started.stop())

  async function open(): Promise<Place> {
    const { name, access } = await started.newPlace()
    const place = openPlace(name, { access })
    onTestFinished(() => place.close())
    await place.begin()
    return place
  }

  test('keeps a file as a whole, gives parts of it, and takes it away', async () => {
    const place = await open()
    const bytes = Buffer.alloc(200_000, 'abcdefghij')
    await place.write('blobs/a.pack', [bytes.subarray(0, 70_001), bytes.subarray(70_001)])
    expect(await place.read('blobs/a.pack')).toEqual(bytes)
    expect(await place.read('blobs/a.pack', { from: 69_999, length: 40_000 })).toEqual(bytes.subarray(69_999, 109_999))
    expect(await place.read('blobs/a.pack', { last: 7 })).toEqual(bytes.subarray(-7))
    expect(await place.read('blobs/a.pack', { last: 900_000 })).toEqual(bytes)
    expect(await place.read('blobs/a.pack', { from: 199_990, length: 50 })).toEqual(bytes.subarray(-10))
    expect((await place.read('blobs/a.pack', { from: 200_000, length: 5 }))?.length).toBe(0)
    await place.write('blobs/a.pack', [Buffer.from('anew')])
    expect((await place.read('blobs/a.pack'))?.toString()).toBe('anew')
    await place.remove(['blobs/a.pack', 'blobs/never.pack'])
    expect(await place.read('blobs/a.pack')).toBe(undefined)
    expect(await place.read('blobs/a.pack', { last: 3 })).toBe(undefined)
  })

  test('tells what stands in a folder, and nothing of one that is not there', async () => {
    const place = await open()
    const before = Date.now()
    for (const name of ['backups/b.json', 'backups/a.json', 'mimar-backups.json']) {
      await place.write(name, [Buffer.from(name)])
    }
    const listed = await place.list('backups')
    expect(listed.map(({ name }) => name).sort()).toEqual(['a.json', 'b.json'])
    for (const { size, writtenAt } of listed) {
      expect(size).toBe('backups/a.json'.length)
      expect(Math.abs(writtenAt - before)).toBeLessThan(60_000)
    }
    const top = (await place.list('')).map(({ name }) => name)
    expect(top).toContain('backups')
    expect(top).toContain('mimar-backups.json')
    expect(await place.list('nowhere')).toEqual([])
  })

  test('is had by one at a time, and by the next when the first has ended', async () => {
    const place = await open()
    const first = await place.lock()
    await expect(place.lock()).rejects.toThrow('A backup is being made into that place already')
    await first.confirm()
    await first.release()
    const second = await place.lock()
    await expect(first.confirm()).rejects.toThrow('already')
    await second.confirm()
    await second.release()
  })
})
