import type { Media } from '@mimar/document'
import { coverCrop, type Image, image, NO_IMAGE } from '@mimar/fields'
import type { Picture } from '@mimar/sections'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureOf } from './picture.ts'
import type { Surroundings } from './surroundings.ts'

const file = (url: string) => ({ type: 'image/webp' as const, shape: 'full' as const, width: 360, height: 240, url })
type Files = Pick<Surroundings, 'imageFiles' | 'cutFiles'>

const ofWhole: Files = { imageFiles: () => [file('/whole.webp')] }
const ofParts: Files = { ...ofWhole, cutFiles: (_media, { width }) => [file(`/part-${width}.webp`)] }

function someMedia(size: { width: number; height: number }, focal: Media['focal'] = null): Media {
  const about = { isMonochrome: false, alt: {}, credit: '', extras: {} }
  return { id: 'm', source: 'm.jpg', hash: 'a'.repeat(64), placeholder: '', focal, ...about, ...size }
}

function drawn(crop: Image['crop'], medium: Media, surroundings: Files, field = image()): Picture {
  const input = { field, media: { m: medium }, language: 'en', primary: 'en', surroundings }
  return pictureOf({ ...input, image: { ...NO_IMAGE, media: 'm', crop } })!
}

const photo = { width: 1200, height: 800 }

test('[EDIT-10] visitors get files of what a crop leaves; without any, the whole is drawn so that only that is seen', () => {
  const crop = coverCrop(photo, { width: 300, height: 200 }, { zoom: 2 })
  const published = drawn(crop, someMedia(photo), ofParts)
  expect(published).toMatchObject({ width: 600, height: 400, position: '50% 50%', cut: null })
  expect(published.files).toEqual([file('/part-600.webp')])
  const shown = drawn(crop, someMedia(photo), ofWhole)
  expect(shown).toMatchObject({
    width: 1200,
    height: 800,
    cut: { ratio: 1.5, width: 2, rotation: 0, right: 0, down: 0 },
  })
  expect(shown.files).toEqual([file('/whole.webp')])
})

test('without a crop, or with one that leaves out nothing, the files of the whole are shown around what matters', () => {
  const medium = someMedia(photo, { x: 0.2, y: 0.75 })
  for (const crop of [null, coverCrop(photo, photo)]) {
    expect(drawn(crop, medium, ofParts)).toMatchObject({ ...photo, position: '20% 75%', cut: null })
  }
})

test('a box of another shape than the crop’s shows what matters in it; a crop without a height goes on below', () => {
  const crop = coverCrop(photo, { width: 300, height: 200 }, { zoom: 2 })
  expect(drawn(crop, someMedia(photo, { x: 0.3, y: 0.9 }), ofParts).position).toBe('10% 100%')
  const { containerHeight: _, ...imported } = crop
  expect(drawn(imported, someMedia(photo), ofParts).position).toBe('50% 0%')
})

test('a logo is shown whole, whatever a crop says', () => {
  const logo = image({ url: 'logoSrc', width: 'logoWidth' }, { role: 'logo' })
  const crop = coverCrop(photo, { width: 300, height: 200 }, { zoom: 2 })
  expect(drawn(crop, someMedia(photo), ofParts, logo)).toMatchObject({ ...photo, cut: null })
})

/** Where the middle of the picture lies in a box, and how wide it is, when the whole is drawn as a view draws it. */
function byCut({ cut }: Picture, box: { width: number; height: number }) {
  const part = Math.max(box.width, box.height * cut!.ratio)
  return {
    x: cut!.align.x * box.width + cut!.right * part,
    y: cut!.align.y * box.height + cut!.down * part,
    width: cut!.width * part,
  }
}

/** The same when a file of the part fills the box, as `object-fit: cover` does it. */
function byFile({ width, height, position }: Picture, box: { width: number; height: number }, whole: Picture) {
  const [x = 0, y = 0] = position.split(' ').map((share) => Number.parseFloat(share) / 100)
  const scale = Math.max(box.width / width, box.height / height)
  const { cut } = whole
  const middle = { x: (cut!.right + cut!.align.x) * width, y: cut!.down * width + cut!.align.y * height }
  return {
    x: x * (box.width - width * scale) + middle.x * scale,
    y: y * (box.height - height * scale) + middle.y * scale,
    width: cut!.width * width * scale,
  }
}

test('[EDIT-10] in a box of any shape the canvas shows of a crop what visitors see', () => {
  const length = fc.integer({ min: 50, max: 3000 })
  const size = fc.record({ width: length, height: length })
  const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)
  const focal = fc.option(fc.record({ x: share, y: share }))
  const turned = fc.record({
    rotation: fc.integer({ min: 1, max: 3599 }).map((tenths) => tenths / 10),
    zoom: fc.double({ min: 1, max: 3, noNaN: true }),
  })
  fc.assert(
    fc.property(size, size, size, focal, turned, (size, frame, box, focal, cover) => {
      const crop = coverCrop(size, frame, cover)
      const medium = someMedia(size, focal)
      const canvas = drawn(crop, medium, ofWhole)
      const expected = byFile(drawn(crop, medium, ofParts), box, canvas)
      const seen = byCut(canvas, box)
      for (const key of ['x', 'y', 'width'] as const) {
        expect(Math.abs(seen[key] - expected[key])).toBeLessThan(1e-6 * (1 + Math.abs(expected[key])))
      }
    }),
  )
})
