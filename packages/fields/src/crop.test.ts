import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cut, cutOf, pointInCut, type Size } from './crop.ts'
import { clampCrop, coverCrop, coverWidth, type FramedCrop, turnCrop } from './crop-change.ts'
import type { Crop } from './field.ts'

const size = fc.record({ width: fc.integer({ min: 60, max: 6000 }), height: fc.integer({ min: 60, max: 6000 }) })
const frame = fc.record({ width: fc.integer({ min: 40, max: 1600 }), height: fc.integer({ min: 40, max: 1600 }) })
const angle = fc.oneof(fc.constantFrom(0, 90, 180, 270), fc.double({ min: -400, max: 400, noNaN: true }))
const offset = fc.double({ min: -3000, max: 3000, noNaN: true })
const crop = fc
  .record({ frame, width: fc.double({ min: 1, max: 5000, noNaN: true }), left: offset, top: offset, transform: angle })
  .map(({ frame, ...rest }): FramedCrop => ({ ...rest, containerWidth: frame.width, containerHeight: frame.height }))

/** The corners of a cut in the picture as it was before it was turned, from the picture's middle. */
function cornersOf(cut: Cut, { width, height }: Size) {
  const angle = (cut.rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const box = {
    width: width * Math.abs(cos) + height * Math.abs(sin),
    height: width * Math.abs(sin) + height * Math.abs(cos),
  }
  return [0, 1].flatMap((across) =>
    [0, 1].map((down) => {
      const x = cut.left + across * cut.width - box.width / 2
      const y = cut.top + down * cut.height - box.height / 2
      return { x: x * cos + y * sin, y: y * cos - x * sin }
    }),
  )
}

test('[EDIT-10] whatever a crop says, what is shown lies in the picture', () => {
  fc.assert(
    fc.property(crop, size, (crop, size) => {
      const cut = cutOf(crop, size)
      if (!cut) return
      for (const { x, y } of cornersOf(cut, size)) {
        // Corners are rounded to pixels in both directions, of which one is kept free.
        const edge = cut.rotation % 90 === 0 ? 1e-6 : Math.SQRT2 - 1
        expect(Math.abs(x)).toBeLessThanOrEqual(size.width / 2 + edge)
        expect(Math.abs(y)).toBeLessThanOrEqual(size.height / 2 + edge)
      }
      expect(cut.width).toBeGreaterThanOrEqual(1)
      expect(cut.height).toBeGreaterThanOrEqual(1)
    }),
  )
})

test('[EDIT-10] [U33] at every angle the frame keeps its ratio, to the pixel', () => {
  fc.assert(
    fc.property(crop, size, (crop, size) => {
      const { width, height } = cutOf(crop, size) ?? size
      const ratio = crop.containerWidth / crop.containerHeight
      // A picture of few pixels cannot be cut to any ratio.
      expect(Math.abs(width - height * ratio)).toBeLessThanOrEqual(1.01 + ratio)
    }),
  )
})

test('[EDIT-10] a crop that the picture fills is shown as it says', () => {
  const picture = { width: 2000, height: 1000 }
  const half = { containerWidth: 300, containerHeight: 200, width: 600, left: -150, top: -50, transform: 0 }
  expect(cutOf(half, picture)).toEqual({ left: 500, top: 167, width: 1000, height: 667, rotation: 0 })
  const upside = { containerWidth: 300, containerHeight: 300, width: 600, left: 0, top: 0, transform: 180 }
  expect(cutOf(upside, picture)).toEqual({ left: 0, top: 0, width: 1000, height: 1000, rotation: 180 })
  // A quarter turn: 600 x 300 around its own middle is 300 wide, from 150 to 450, and 600 high, from -150 to 450.
  const quarter = { containerWidth: 300, containerHeight: 300, width: 600, left: -150, top: 150, transform: 90 }
  expect(cutOf(quarter, picture)).toEqual({ left: 0, top: 0, width: 1000, height: 1000, rotation: 90 })
})

test('[EDIT-10] [U33] nothing is cropped that nobody asked to be', () => {
  const picture = { width: 1200, height: 800 }
  const whole = { containerWidth: 600, containerHeight: 400, width: 600, left: 0, top: 0, transform: 0 }
  expect(cutOf(whole, picture)).toBe(null)
  expect(cutOf({ ...whole, transform: 180 }, picture)).toEqual({ left: 0, top: 0, ...picture, rotation: 180 })
  const turned = turnCrop({ ...whole, containerWidth: 400, containerHeight: 600, width: 900, left: -250 }, picture, 90)
  expect(cutOf(turned, picture)).toEqual({ left: 0, top: 0, width: 800, height: 1200, rotation: 90 })
  expect(cutOf({ ...whole, width: 0 }, picture)).toBe(null)
})

test('[EDIT-10] a crop of a file that does not say how high its frame was goes down to the end of the picture', () => {
  const crop: Crop = { containerWidth: 300, width: 600, left: -100, top: -60, transform: 0 }
  expect(cutOf(crop, { width: 1200, height: 800 })).toEqual({
    ...{ left: 200, top: 120, width: 600, height: 680, rotation: 0 },
  })
})

test('[EDIT-10] [U33] a crop that was put right fills its frame, and is moved and enlarged no further than that', () => {
  fc.assert(
    fc.property(crop, size, (crop, size) => {
      const right = clampCrop(crop, size)
      const frame = { width: crop.containerWidth, height: crop.containerHeight }
      expect(right.width).toBeGreaterThanOrEqual(coverWidth(size, frame, crop.transform) - 1e-6)
      const again = clampCrop(right, size)
      for (const key of ['width', 'left', 'top'] as const) expect(again[key]).toBeCloseTo(right[key], 4)
      const cut = cutOf(right, size) ?? { ...size, left: 0, top: 0, rotation: 0 }
      const perPixel = right.width / size.width
      // Slanted, two pixels of the shorter side are kept free.
      const kept = (2 * frame.width) / Math.min(size.width, size.height)
      expect(Math.abs(cut.width * perPixel - frame.width)).toBeLessThanOrEqual(kept + perPixel)
    }),
  )
})

test('[EDIT-10] [U33] four quarters bring a crop back to where it was, at any zoom and place', () => {
  const zoom = fc.double({ min: 1, max: 4, noNaN: true })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const focal = fc.record({ x: share, y: share })
  fc.assert(
    fc.property(size, frame, zoom, angle, focal, (size, { width, height }, zoom, rotation, focal) => {
      // Of a frame that is as high as wide every quarter shows the same, of any other what is in its middle.
      for (const cover of [
        { frame: { width, height }, focal: null },
        { frame: { width, height: width }, focal },
      ]) {
        const start = coverCrop(size, cover.frame, { zoom, rotation, focal: cover.focal })
        const back = [90, 90, 90, 90].reduce((crop, degrees) => turnCrop(crop, size, degrees), start)
        for (const key of ['width', 'left', 'top', 'transform'] as const) expect(back[key]).toBeCloseTo(start[key], 4)
      }
    }),
  )
})

test('[EDIT-10] [U33] what is in the middle stays there when a crop is turned and enlarged by it', () => {
  const picture = { width: 1000, height: 1000 }
  const start = coverCrop(picture, { width: 300, height: 200 }, { zoom: 3, focal: { x: 0.4, y: 0.55 } })
  const turned = turnCrop(start, picture, 30)
  expect(turned.width).toBeGreaterThan(start.width)
  const cut = cutOf(turned, picture)!
  const middle = pointInCut(cut, picture, { x: 0.4, y: 0.55 })
  expect(middle.x).toBeCloseTo(0.5, 2)
  expect(middle.y).toBeCloseTo(0.5, 2)
})

test('[EDIT-10] [U34] a new picture fills the frame of the old one around what matters in it', () => {
  const portrait = { width: 800, height: 1200 }
  const crop = coverCrop(portrait, { width: 600, height: 400 }, { focal: { x: 0.5, y: 0.25 } })
  expect(crop).toMatchObject({ containerWidth: 600, containerHeight: 400, width: 600, left: 0, top: -25 })
  expect(cutOf(crop, portrait)).toEqual({ left: 0, top: 33, width: 800, height: 533, rotation: 0 })
})
