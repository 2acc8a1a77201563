import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createEncoder } from './encoder.ts'

const encoder = createEncoder({ atOnce: 1 })
afterAll(() => encoder.close())

/** A drawn picture as a telephone would keep it: red, blue in one corner, lying on its side, with where it was taken. */
const taken = readFileSync(join(import.meta.dirname, 'telephone.heic'))
const run = (bytes: Uint8Array) => encoder.run('photo.heic', { bytes, types: ['image/webp'] })

test('a photograph of a telephone stands upright, and nothing of what the camera wrote is kept', async () => {
  expect(taken.includes('Exif')).toBe(true)
  const { width, height, files } = await run(taken)
  expect([width, height]).toEqual([128, 192])
  const picture = sharp(files[0]!.bytes)
  const { exif, icc, orientation } = await picture.metadata()
  expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined])
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const blueAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 2]! > 100
  expect([blueAt(20, 170), blueAt(110, 170), blueAt(20, 20), blueAt(110, 20)]).toEqual([true, false, false, false])
})

test('one that is cut off or says it is huge is refused, and the next is taken', async () => {
  for (const length of [100, 500, 900, taken.length - 40])
    await expect(run(taken.subarray(0, length)), `${length}`).rejects.toMatchObject({ code: 'broken' })
  const huge = Buffer.from(taken)
  const at = huge.indexOf('ispe') + 8
  huge.writeUInt32BE(30_000, at)
  huge.writeUInt32BE(30_000, at + 4)
  await expect(run(huge)).rejects.toMatchObject({ code: 'too-many-pixels' })
  expect((await run(taken)).width).toBe(128)
})

test('whatever single bytes of one are wrong, the process goes on', async () => {
  for (let at = 30; at < taken.length; at += 97) {
    const wrong = Buffer.from(taken)
    wrong[at] = wrong[at]! ^ 0xff
    await run(wrong).catch((failure) =>
      expect(failure.code, `${at}`).toMatch(/^(?:broken|too-many-pixels|too-complex|kind-refused)$/),
    )
  }
  expect((await run(taken)).height).toBe(192)
})
