import { afterEach, expect, test, vi } from 'vitest'
import { createManifest } from '../blobs/manifest.ts'
import { LostFiles } from './lost-files.ts'

const file = { hash: 'a', type: 'text/html', size: 1, isImmutable: false }
const manifest = createManifest([{ '/': file, '/Rooms/': { ...file, hash: 'b' } }])

/** Files of which some are lost, and how often they were read. */
function opened() {
  vi.useFakeTimers({ toFake: ['performance'] })
  const gone = new Set<string>()
  const read = vi.fn(async (hash: string) => (gone.has(hash) ? undefined : Buffer.from('x')))
  const blobs = { read, put: async () => {}, has: async () => true, size: async () => 1 }
  return { lost: new LostFiles(blobs), gone, read }
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

test('what nobody has read yet is read by whoever publishes', async () => {
  const { lost, gone, read } = opened()
  gone.add('a')
  expect(await lost.lookLater(manifest)).toBe(false)
  expect(read).not.toHaveBeenCalled()
  expect(await lost.in(manifest)).toEqual(new Set(['a']))
})
