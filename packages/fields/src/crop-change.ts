import { boxAround, type Size, turnOf } from './crop.ts'
import type { Crop } from './field.ts'

/** A crop whose frame is known whole, as the editor makes them. */
export type FramedCrop = Crop & { readonly containerHeight: number }

interface Cover {
  /** Degrees clockwise. */
  readonly rotation?: number
  /** What comes into the middle, 0–1 of the upright picture. */
  readonly focal?: { readonly x: number; readonly y: number } | null
  /** 1 shows as much as fills the frame. */
  readonly zoom?: number
}

/** The width at which a turned picture just fills a frame. */
export function coverWidth(size: Size, frame: Size, rotation: number): number {
  const needed = boxAround(frame, rotation)
  return size.width * Math.max(needed.width / size.width, needed.height / size.height)
}

/**
 * As much of a picture as fills a frame, around what matters in it. A crop starts so, and this stays of one when the
 * picture is replaced.
 */
export function coverCrop(size: Size, frame: Size, { rotation = 0, focal = null, zoom = 1 }: Cover = {}): FramedCrop {
  const width = coverWidth(size, frame, rotation) * Math.max(1, zoom)
  const { x, y } = focal ?? { x: 0.5, y: 0.5 }
  const middle = turned({ x: (x - 0.5) * width, y: ((y - 0.5) * width * size.height) / size.width }, rotation)
  return clampCrop(placed({ frame, width, rotation, size, middle }), size)
}

/** The same crop, moved and enlarged by as little as fills its frame. */
export function clampCrop(crop: FramedCrop, size: Size): FramedCrop {
  const frame = { width: crop.containerWidth, height: crop.containerHeight }
  const before = middleOf(crop, size)
  const width = Math.max(crop.width, coverWidth(size, frame, crop.transform))
  const growth = width / crop.width
  const needed = boxAround(frame, crop.transform)
  const upright = turned({ x: before.x * growth, y: before.y * growth }, -crop.transform)
  const height = (width * size.height) / size.width
  const inside = {
    x: within(upright.x, (width - needed.width) / 2),
    y: within(upright.y, (height - needed.height) / 2),
  }
  const middle = turned(inside, crop.transform)
  return placed({ frame, width, rotation: crop.transform, size, middle })
}

/** Turns a crop by so many degrees around the middle of its frame. It stays as far enlarged as it was: four quarters bring it back. */
export function turnCrop(crop: FramedCrop, size: Size, degrees: number): FramedCrop {
  const frame = { width: crop.containerWidth, height: crop.containerHeight }
  const { rotation } = turnOf(crop.transform + degrees)
  const width = (crop.width / coverWidth(size, frame, crop.transform)) * coverWidth(size, frame, rotation)
  const before = turned(middleOf(crop, size), -crop.transform)
  const growth = width / crop.width
  const middle = turned({ x: before.x * growth, y: before.y * growth }, rotation)
  return clampCrop(placed({ frame, width, rotation, size, middle }), size)
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Where the middle of the frame lies from the middle of the picture, in px of the frame. */
function middleOf(crop: FramedCrop, size: Size): Point {
  const height = (crop.width * size.height) / size.width
  return {
    x: crop.containerWidth / 2 - crop.left - crop.width / 2,
    y: crop.containerHeight / 2 - crop.top - height / 2,
  }
}

interface Placing {
  readonly frame: Size
  readonly size: Size
  readonly width: number
  readonly rotation: number
  readonly middle: Point
}

function placed({ frame, size, width, rotation, middle }: Placing): FramedCrop {
  const height = (width * size.height) / size.width
  return {
    containerWidth: frame.width,
    containerHeight: frame.height,
    width,
    left: frame.width / 2 - middle.x - width / 2,
    top: frame.height / 2 - middle.y - height / 2,
    transform: turnOf(rotation).rotation,
  }
}

function turned({ x, y }: Point, degrees: number): Point {
  const { cos, sin } = turnOf(degrees)
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

const within = (value: number, most: number) => (most <= 0 ? 0 : Math.min(most, Math.max(-most, value)))
