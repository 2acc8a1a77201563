import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { newFolder } from '../testing/dialects.ts'
import { TooManyAtOnce } from './at-once.ts'
import type { StoredPicture } from './pictures.ts'
import { createUploads } from './uploads.ts'

const allowance = { take: async () => async () => {}, hasRoom: async () => true }
const sending = (name: string, site = 'hotel') => ({ name, site, allowance })
const KEPT: StoredPicture = { hash: 'h', width: 1, height: 1, placeholder: '' }
const start = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5000)])

/** Uploads into a new folder; what is kept can be made to wait. */
function uploading() {
  const folder = join(newFolder(), 'uploads')
  const begun: { readonly name: string; finish(): void }[] = []
  const keep = (_hash: string, _read: () => Promise<Uint8Array>, name: string) =>
    new Promise<StoredPicture>((resolve) => begun.push({ name, finish: () => resolve(KEPT) }))
  return { folder, begun, uploads: createUploads(folder, { keep }) }
}

test('[U32] an upload that breaks off leaves nothing behind', async () => {
  const { folder, uploads, begun } = uploading()
  const stream = new PassThrough()
  const taken = uploads.take(stream, sending('hall.jpg'))
  stream.write(start)
  stream.destroy(new Error('aborted'))
  await expect(taken).rejects.toMatchObject({ code: 'broken' })
  expect(readdirSync(folder)).toEqual([])
  expect(begun).toEqual([])
})

test('[U32] where the folder could not be made, the next upload makes it', async () => {
  const { folder, uploads, begun } = uploading()
  writeFileSync(folder, 'in the way')
  const take = () => uploads.take(Readable.from([start]), sending('hall.jpg'))
  await expect(take()).rejects.toThrow()
  rmSync(folder)
  const taken = take()
  await expect.poll(() => begun.length).toBe(1)
  begun[0]!.finish()
  expect(await taken).toEqual(KEPT)
})

test('a file that is no picture is refused with its first bytes', async () => {
  const { folder, uploads } = uploading()
  const stream = new PassThrough()
  const taken = uploads.take(stream, sending('page.jpg'))
  stream.write(Buffer.from('<html>'.padEnd(5000)))
  await expect(taken).rejects.toMatchObject({ code: 'not-a-picture' })
  expect(stream.destroyed).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

test('a site has so many pictures under way and no more, and the others theirs', async () => {
  const { folder, uploads, begun } = uploading()
  const take = (site: string) => uploads.take(Readable.from([start]), sending('hall.jpg', site))
  const taken = Array.from({ length: 40 }, () => take('pile'))
  await expect(take('pile')).rejects.toBeInstanceOf(TooManyAtOnce)
  taken.push(take('other'))
  await expect.poll(() => begun.length).toBe(41)
  for (const { finish } of begun) finish()
  expect(await Promise.all(taken)).toEqual(Array.from({ length: 41 }, () => KEPT))
  expect(readdirSync(folder)).toEqual([])
  const again = take('pile')
  await expect.poll(() => begun.length).toBe(42)
  begun[41]!.finish()
  expect(await again).toEqual(KEPT)
})

test('what an earlier run left half received is removed', async () => {
  const { folder, uploads, begun } = uploading()
  mkdirSync(folder)
  writeFileSync(join(folder, 'old'), 'x')
  utimesSync(join(folder, 'old'), 0, 0)
  const taken = uploads.take(Readable.from([start]), sending('hall.jpg'))
  await expect.poll(() => begun.length).toBe(1)
  begun[0]!.finish()
  await taken
  expect(readdirSync(folder)).toEqual([])
})
