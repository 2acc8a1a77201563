import { afterEach, expect, test, vi } from 'vitest'
import { createManifest } from '../blobs/manifest.ts'
import { LostFiles } from './lost-files.ts'

const file = { hash: 'a', type: 'text/html', size: 1, isImmutable: false }
const manifest = createManifest([{ '/': file, '/Rooms/': { ...file, hash: 'b' } }])

/** Files of which some are lost, and how often they were read. */
function opened() {
  vi.useFakeTimers({ toFake: ['performance'] })
  const gone = new Set<string>()
  const disturbed = { times: 0 }
  const read = vi.fn((hash: string) => gone.has(hash))
  const blobs = {
    put: async () => {},
    read: async () => undefined,
    lost: async (hashes: Iterable<string>) => new Set([...hashes].filter(read)),
    has: async () => true,
    size: async () => 1,
    disturbances: async () => disturbed.times,
  }
  return { lost: new LostFiles(blobs), gone, read, disturbed }
}

afterEach(() => void vi.useRealTimers())

test('what was whole is not read again while somebody waits, and is read again within a minute or two while nobody does', async () => {
  const { lost, gone, read } = opened()
  expect(await lost.in(manifest)).toEqual(new Set())
  expect(read).toHaveBeenCalledTimes(2)
  gone.add('b')
  vi.advanceTimersByTime(30_000)
  expect(await lost.lookLater(manifest)).toBe(false)
  vi.advanceTimersByTime(31_000)
  expect(await lost.in(manifest)).toEqual(new Set())
  expect(read).toHaveBeenCalledTimes(2)
  expect(await lost.lookLater(manifest)).toBe(true)
  // And from then on it is lost for whoever publishes.
  expect(await lost.in(manifest)).toEqual(new Set(['b']))
})

test('who asks while a release is looked at waits for the same', async () => {
  const { lost, gone, read } = opened()
  gone.add('b')
  const both = await Promise.all([lost.in(manifest), lost.in(manifest)])
  expect(both).toEqual([new Set(['b']), new Set(['b'])])
  expect(read).toHaveBeenCalledTimes(2)
})

test('what nobody has read yet is read by whoever publishes', async () => {
  const { lost, gone, read } = opened()
  gone.add('a')
  expect(await lost.lookLater(manifest)).toBe(false)
  expect(read).not.toHaveBeenCalled()
  expect(await lost.in(manifest)).toEqual(new Set(['a']))
})

test('what somebody else has written to is read by whoever publishes, however short a while ago it was whole', async () => {
  const { lost, gone, read, disturbed } = opened()
  await lost.in(manifest)
  gone.add('b')
  disturbed.times += 1
  expect(await lost.in(manifest)).toEqual(new Set(['b']))
  expect(read).toHaveBeenCalledTimes(4)
})

test('of a release that was whole only what was added since is read', async () => {
  const { lost, gone, read } = opened()
  const growing = createManifest([{ '/': file, '/Rooms/': { ...file, hash: 'b' } }])
  await lost.in(growing)
  const grow = (hash: string) => {
    const delta = { '/Events/': { ...file, hash } }
    growing.apply(delta)
    return delta
  }
  await lost.grew(growing, grow('c'))
  expect(await lost.in(growing)).toEqual(new Set())
  expect(read.mock.calls.map(([hash]) => hash)).toEqual(['a', 'b', 'c'])
  gone.add('d')
  await lost.grew(growing, grow('d'))
  expect(await lost.in(growing)).toEqual(new Set(['d']))
  // What another process has added is not known from here.
  grow('e')
  gone.add('e')
  expect(await lost.in(growing)).toEqual(new Set(['e']))
})

/** Pages that a release adds. */
const pages = (count: number, name: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`/${at}/`, { ...file, hash: `${name}${at}` }]))
const hashes = (delta: ReturnType<typeof pages>) => Object.values(delta).map(({ hash }) => hash)

test('of many bytes that a publish has put the next one reads none, unless somebody else has written to them since', async () => {
  const { lost, gone, read, disturbed } = opened()
  const growing = createManifest()
  const grow = async (delta: ReturnType<typeof pages>) => {
    growing.apply(delta)
    await lost.grew(growing, delta, hashes(delta))
  }
  await grow(pages(200, 'first'))
  await grow({ '/photo.webp': { ...file, hash: 'p' } })
  expect(await lost.in(growing)).toEqual(new Set())
  expect(read.mock.calls.map(([hash]) => hash)).toEqual(['p'])
  await grow(pages(200, 'second'))
  expect(await lost.in(growing)).toEqual(new Set())
  expect(read).toHaveBeenCalledTimes(1)
  gone.add('second7')
  disturbed.times += 1
  expect(await lost.in(growing)).toEqual(new Set(['second7']))
})

test('what was put and believed is read within a minute or two while nobody waits', async () => {
  const { lost, gone } = opened()
  const growing = createManifest([pages(200, 'first')])
  await lost.grew(growing, pages(200, 'first'), hashes(pages(200, 'first')))
  gone.add('first7')
  vi.advanceTimersByTime(61_000)
  expect(await lost.lookLater(growing)).toBe(true)
})
