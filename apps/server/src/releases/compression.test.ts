import { afterEach, expect, test, vi } from 'vitest'
import type { Blob } from '../blobs/blobs.ts'
import { plainBlob } from '../blobs/blobs.ts'
import { openTestBlobs } from '../testing/stores.ts'
import { createCompression } from './compression.ts'

const textOf = (number: number) => `<p>Page ${number} ${'of a long site '.repeat(40)}</p>`
const fileOf = (number: number) => ({
  ...{ hash: plainBlob(Buffer.from(textOf(number))).hash, size: 1, isImmutable: false },
  type: 'text/html; charset=utf-8',
})

afterEach(() => {
  vi.useRealTimers()
})

/** Some files that are stored, and how they are made smaller. */
async function opened() {
  const failures: unknown[] = []
  const blobs = await openTestBlobs()
  const plain: Blob[] = [1, 2, 3].map((number) => plainBlob(Buffer.from(textOf(number))))
  await blobs.put(plain)
  const compression = createCompression(blobs, (failure) => failures.push(failure))
  const isSmall = (number: number) => blobs.has(fileOf(number).hash, 'br')
  return { blobs, compression, failures, isSmall }
}

test('no file is made smaller while somebody waits for a publish, and all are afterwards', async () => {
  const { compression, isSmall, failures } = await opened()
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  const both = [compression.after(() => first.promise), compression.after(() => second.promise)]
  compression.add([fileOf(1), fileOf(2)])
  first.resolve()
  await both[0]
  expect([await isSmall(1), await isSmall(2)]).toEqual([false, false])
  second.resolve()
  await both[1]
  await compression.idle()
  expect([await isSmall(1), await isSmall(2)]).toEqual([true, true])
  expect(failures).toEqual([])
})

test('files are made smaller half a second after the last publish, and five after the first at the latest', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  const { blobs, compression, isSmall } = await opened()
  const begun = vi.spyOn(blobs, 'has')
  const publish = (number: number) => compression.after(async () => compression.add([fileOf(number)]))
  await publish(1)
  await vi.advanceTimersByTimeAsync(499)
  await publish(1)
  await vi.advanceTimersByTimeAsync(499)
  expect(begun).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toHaveBeenCalledOnce()
  await compression.idle()
  expect(await isSmall(1)).toBe(true)

  begun.mockClear()
  for (let published = 0; published < 10; published += 1) {
    await publish(2)
    expect(begun).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(499)
  }
  await publish(2)
  await vi.advanceTimersByTimeAsync(10)
  expect(begun).toHaveBeenCalledOnce()
  await compression.idle()
})

test('what a publish has replaced meanwhile is not made smaller any more', async () => {
  const { compression, isSmall } = await opened()
  await compression.after(async () => compression.add([fileOf(1), fileOf(2)]))
  await compression.after(async () => compression.add([fileOf(3)], [fileOf(2).hash]))
  await compression.idle()
  expect(await isSmall(2)).toBe(false)
  expect(await isSmall(3)).toBe(true)
})

test('who publishes is answered also where that fails, and the end waits for no publish', async () => {
  const { compression, isSmall } = await opened()
  await expect(compression.after(async () => Promise.reject(new Error('The disk is full.')))).rejects.toThrow('full')
  const never = compression.after(() => new Promise(() => {}))
  compression.add([fileOf(1)])
  await compression.stop()
  expect(await isSmall(1)).toBe(false)
  expect(never).toBeInstanceOf(Promise)
})
