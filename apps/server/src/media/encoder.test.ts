import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createEncoder, type Encoder } from './encoder.ts'
import type { EncodeTask } from './task.ts'

const opened: Encoder[] = []
afterAll(() => {
  for (const encoder of opened) encoder.close()
})

function encoderWith(options: Partial<Parameters<typeof createEncoder>[0]> = {}): Encoder {
  const encoder = createEncoder({ atOnce: 1, ...options })
  opened.push(encoder)
  return encoder
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#208040' } })
    .png()
    .toBuffer()
const task = async (width: number, height: number): Promise<EncodeTask> => ({
  bytes: await picture(width, height),
  types: ['image/webp'],
})
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg()
    .toBuffer()
const MB = 2 ** 20

test('a picture that takes too much memory is refused, and the next one is taken', async () => {
  const encoder = encoderWith({ memory: 200 * MB })
  await expect(encoder.run('large.png', await task(8000, 6000))).rejects.toMatchObject({ code: 'too-complex' })
  expect((await encoder.run('small.png', await task(300, 200))).width).toBe(300)
})

test('a picture beside one that takes too much memory is not refused with it', async () => {
  const encoder = encoderWith({ memory: 200 * MB, atOnce: 2 })
  const large = encoder.run('large.png', await task(8000, 6000))
  const beside = encoder.run('beside.png', await task(2500, 2000))
  await expect(large).rejects.toMatchObject({ code: 'too-complex' })
  expect((await beside).width).toBe(2500)
})

test('a picture that takes too long is refused, and the ones beside and after it are taken', async () => {
  const encoder = encoderWith({ longestMs: 1500, atOnce: 2 })
  const bytes = await noise(2400, 2400)
  const cuts = Array.from({ length: 40 }, () => ({
    ...{ shape: 'full' as const, rotation: 0, widths: [1600] },
    area: { left: 0, top: 0, width: 2400, height: 2400 },
  }))
  const slow = encoder.run('slow.jpg', { bytes, types: ['image/avif'], cuts })
  const beside = encoder.run('beside.png', await task(300, 200))
  await expect(slow).rejects.toMatchObject({ code: 'took-too-long' })
  expect((await beside).width).toBe(300)
  expect((await encoder.run('after.png', await task(400, 300))).width).toBe(400)
})

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">${inside}</svg>`)
/** Few elements, so it is begun; each looks at every pixel many times. */
const slowDrawing = drawing(
  `<filter id="f">${'<feTurbulence baseFrequency="0.9" numOctaves="90"/>'.repeat(4)}</filter><rect width="800" height="800" filter="url(#f)"/>`,
)
const uses = '<use href="#l0"/>'.repeat(10)
const bomb = drawing(
  `<g id="l0"><circle r="9"/></g>${Array.from({ length: 20 }, (_, at) => `<g id="l${at + 1}">${uses.replaceAll('l0', `l${at}`)}</g>`).join('')}`,
)
const drawn = (bytes: Buffer): EncodeTask => ({ bytes, types: ['image/webp'] })

test('a drawing that takes too long is refused soon, however long a photograph may take', async () => {
  const encoder = encoderWith({ longestDrawingMs: 300 })
  await expect(encoder.run('slow.svg', drawn(slowDrawing))).rejects.toMatchObject({ code: 'took-too-long' })
  expect((await encoder.run('small.png', await task(300, 200))).width).toBe(300)
})

test('a few kB that would become a thousand million million elements are refused without drawing them', async () => {
  expect(bomb.length).toBeLessThan(5000)
  await expect(encoderWith().run('bomb.svg', drawn(bomb))).rejects.toThrow('too many elements')
})

test('what was lost with another is begun once more, and never a third time', async () => {
  const encoder = encoderWith({ memory: 200 * MB, atOnce: 2 })
  const begun: string[] = []
  const reading = (name: string, read: Promise<EncodeTask>) =>
    encoder.run(name, async () => {
      begun.push(name)
      return read
    })
  const large = await task(8000, 6000)
  const failures = await Promise.allSettled(['a', 'b'].map((name) => reading(name, Promise.resolve(large))))
  expect(failures.map((one) => one.status === 'rejected' && one.reason.code)).toEqual(['too-complex', 'too-complex'])
  expect(begun.length).toBeLessThanOrEqual(4)
  for (const name of ['a', 'b']) expect(begun.filter((one) => one === name).length).toBeLessThanOrEqual(2)
})
