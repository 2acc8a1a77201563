import { coverCrop, cutOf } from '@mimar/fields'
import { expect, test } from 'vitest'
import {
  angleTo,
  fineAngle,
  fitFrame,
  focalAt,
  MOST_ZOOM,
  panBy,
  pointOf,
  storedCrop,
  zoomOf,
  zoomTo,
} from './crop-geometry.ts'

const LANDSCAPE = { width: 1600, height: 1067 }
const FRAME = { width: 600, height: 400 }
const start = coverCrop(LANDSCAPE, FRAME)

test('[U33] zoom stays between all that fills the frame and four times that', () => {
  expect(zoomOf(start, LANDSCAPE)).toBeCloseTo(1)
  expect(zoomOf(zoomTo(start, LANDSCAPE, 9), LANDSCAPE)).toBeCloseTo(MOST_ZOOM)
  expect(zoomOf(zoomTo(start, LANDSCAPE, 0.2), LANDSCAPE)).toBeCloseTo(1)
})

test('[U33] zooming keeps what is in the middle of the frame there', () => {
  const off = panBy(zoomTo(start, LANDSCAPE, 2), LANDSCAPE, { x: 60, y: -40 })
  const before = focalAt(off, LANDSCAPE, { x: 300, y: 200 })
  expect(focalAt(zoomTo(off, LANDSCAPE, 3), LANDSCAPE, { x: 300, y: 200 })).toEqual(before)
})

test('[U33] panning never leaves a part of the frame empty', () => {
  const far = panBy(zoomTo(start, LANDSCAPE, 2), LANDSCAPE, { x: 9000, y: -9000 })
  expect(far.left).toBeCloseTo(0)
  expect(far.top + (far.width * LANDSCAPE.height) / LANDSCAPE.width).toBeCloseTo(FRAME.height)
})

test('[U33] the fine angle goes in half degrees to 15, beside any quarter', () => {
  expect(fineAngle(angleTo(start, LANDSCAPE, 1.3))).toBe(1.5)
  expect(fineAngle(angleTo(start, LANDSCAPE, -40))).toBe(-15)
  const quarter = coverCrop(LANDSCAPE, FRAME, { rotation: 270 })
  expect(angleTo(quarter, LANDSCAPE, -2).transform).toBe(268)
  expect(fineAngle(angleTo(quarter, LANDSCAPE, -2))).toBe(-2)
})

test('[U33] the focal point is the same point of the picture however it is turned', () => {
  for (const rotation of [0, 90, 180, 270, 12.5]) {
    const crop = coverCrop(LANDSCAPE, FRAME, { rotation, zoom: 1.4 })
    expect(focalAt(crop, LANDSCAPE, pointOf(crop, LANDSCAPE, { x: 0.3, y: 0.7 }))).toEqual({ x: 0.3, y: 0.7 })
  }
})

test('[EDIT-10] a crop that shows what no crop would show is none; any other is stored in hundredths of a px', () => {
  expect(storedCrop(start, LANDSCAPE, null)).toBeNull()
  const stored = storedCrop(zoomTo(start, LANDSCAPE, 1.37), LANDSCAPE, null)
  expect(stored).not.toBeNull()
  expect(Object.values(stored ?? {}).every((value) => Math.round(value * 100) === value * 100)).toBe(true)
})

test('[U33] turned upside down, nothing more is cut away', () => {
  const turned = storedCrop(coverCrop(LANDSCAPE, FRAME, { rotation: 180 }), LANDSCAPE, null)
  const cut = turned && cutOf(turned, LANDSCAPE)
  expect(cut?.width).toBeGreaterThan(1595)
  expect(cut?.rotation).toBe(180)
})

test('[U33] a frame is cropped in its place where it fits, else smaller and in the middle', () => {
  const room = { width: 1440, height: 850 }
  expect(fitFrame({ x: 700, y: 100, ...FRAME }, room, 100)).toEqual({ x: 700, y: 100, scale: 1 })
  expect(fitFrame({ x: 700, y: 600, ...FRAME }, room, 100)).toEqual({ x: 700, y: 318, scale: 1 })
  const large = fitFrame({ x: 0, y: 0, width: 1440, height: 850 }, room, 100)
  expect(large.scale).toBeLessThan(1)
  expect(large.x * 2 + 1440 * large.scale).toBeCloseTo(1440)
})
