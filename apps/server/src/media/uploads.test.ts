import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { newFolder } from '../testing/dialects.ts'
import type { StoredPicture } from './pictures.ts'
import { createUploads } from './uploads.ts'

const free = { take: async () => async () => {} }
const KEPT: StoredPicture = { hash: 'h', width: 1, height: 1, placeholder: '' }
const start = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5000)])

/** Uploads into a new folder; what is kept can be made to wait. */
function uploading(atOnce = 1) {
  const folder = join(newFolder(), 'uploads')
  const begun: { readonly name: string; finish(): void }[] = []
  const keep = (_hash: string, _read: () => Promise<Uint8Array>, name: string) =>
    new Promise<StoredPicture>((resolve) => begun.push({ name, finish: () => resolve(KEPT) }))
  return { folder, begun, uploads: createUploads(folder, { keep }, atOnce) }
}

test('[U32] an upload that breaks off leaves nothing behind', async () => {
  const { folder, uploads, begun } = uploading()
  const stream = new PassThrough()
  const taken = uploads.take(stream, 'hall.jpg', free)
  stream.write(start)
  stream.destroy(new Error('aborted'))
  await expect(taken).rejects.toMatchObject({ code: 'broken' })
  expect(readdirSync(folder)).toEqual([])
  expect(begun).toEqual([])
})

test('a file that is no picture is refused with its first bytes', async () => {
  const { folder, uploads } = uploading()
  const stream = new PassThrough()
  const taken = uploads.take(stream, 'page.jpg', free)
  stream.write(Buffer.from('<html>'.padEnd(5000)))
  await expect(taken).rejects.toMatchObject({ code: 'not-a-picture' })
  expect(stream.destroyed).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

test('many pictures that arrive together are read into memory a few at a time', async () => {
  const { folder, uploads, begun } = uploading(2)
  const taken = ['a', 'b', 'c', 'd', 'e'].map((name) => uploads.take(Readable.from([start]), name, free))
  await expect.poll(() => readdirSync(folder).length).toBe(5)
  await expect.poll(() => begun.length).toBe(2)
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => begun.length).toBe(Math.min(5, done + 2))
    begun[done]!.finish()
  }
  expect(await Promise.all(taken)).toEqual(Array.from({ length: 5 }, () => KEPT))
  expect(readdirSync(folder)).toEqual([])
})

test('what an earlier run left half received is removed', async () => {
  const { folder, uploads, begun } = uploading()
  mkdirSync(folder)
  writeFileSync(join(folder, 'old'), 'x')
  utimesSync(join(folder, 'old'), 0, 0)
  const taken = uploads.take(Readable.from([start]), 'hall.jpg', free)
  await expect.poll(() => begun.length).toBe(1)
  begun[0]!.finish()
  await taken
  expect(readdirSync(folder)).toEqual([])
})
