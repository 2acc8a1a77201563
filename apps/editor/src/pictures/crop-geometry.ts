import { clampCrop, coverCrop, coverWidth, type FramedCrop, type Size, turnCrop, turnOf } from '@mimar/fields'

export interface Point {
  readonly x: number
  readonly y: number
}

export const MOST_ZOOM = 4
/** Degrees to each side of the nearest quarter. */
export const MOST_ANGLE = 15

/** How far a crop is enlarged; 1 shows as much as fills its frame. */
export function zoomOf(crop: FramedCrop, size: Size): number {
  return crop.width / coverWidth(size, frameOf(crop), crop.transform)
}

/** Enlarges around the middle of the frame. */
export function zoomTo(crop: FramedCrop, size: Size, zoom: number): FramedCrop {
  const width = coverWidth(size, frameOf(crop), crop.transform) * Math.min(MOST_ZOOM, Math.max(1, zoom))
  const growth = width / crop.width
  const left = crop.containerWidth / 2 - (crop.containerWidth / 2 - crop.left) * growth
  const top = crop.containerHeight / 2 - (crop.containerHeight / 2 - crop.top) * growth
  return clampCrop({ ...crop, width, left, top }, size)
}

/** Moves the picture below its frame, as far as the frame stays filled. */
export function panBy(crop: FramedCrop, size: Size, by: Point): FramedCrop {
  return clampCrop({ ...crop, left: crop.left + by.x, top: crop.top + by.y }, size)
}

/** The part of a turn that is no quarter: −45 to 45. */
export function fineAngle({ transform }: FramedCrop): number {
  const rest = ((transform + 45) % 90) - 45
  return Math.round(rest * 10) / 10
}

/** Turns to so many degrees beside the nearest quarter, in half degrees. */
export function angleTo(crop: FramedCrop, size: Size, degrees: number): FramedCrop {
  const wanted = Math.round(Math.min(MOST_ANGLE, Math.max(-MOST_ANGLE, degrees)) * 2) / 2
  return turnCrop(crop, size, wanted - fineAngle(crop))
}

/** Where a point of the upright picture (0–1) lies in the frame. */
export function pointOf(crop: FramedCrop, size: Size, point: Point): Point {
  const height = (crop.width * size.height) / size.width
  const { cos, sin } = turnOf(crop.transform)
  const across = (point.x - 0.5) * crop.width
  const down = (point.y - 0.5) * height
  return {
    x: crop.left + crop.width / 2 + across * cos - down * sin,
    y: crop.top + height / 2 + across * sin + down * cos,
  }
}

/** Which point of the upright picture (0–1, to a hundredth) lies there in the frame. */
export function focalAt(crop: FramedCrop, size: Size, at: Point): Point {
  const height = (crop.width * size.height) / size.width
  const { cos, sin } = turnOf(crop.transform)
  const across = at.x - crop.left - crop.width / 2
  const down = at.y - crop.top - height / 2
  return {
    x: share((across * cos + down * sin) / crop.width + 0.5),
    y: share((down * cos - across * sin) / height + 0.5),
  }
}

/** What is stored: null where a crop shows no other part than the picture would without it. */
export function storedCrop(crop: FramedCrop, size: Size, focal: Point | null): FramedCrop | null {
  const plain = coverCrop(size, frameOf(crop), { focal })
  const isPlain =
    crop.transform === 0 &&
    [crop.width - plain.width, crop.left - plain.left, crop.top - plain.top].every((gap) => Math.abs(gap) < 1)
  if (isPlain) return null
  const { containerWidth, containerHeight, width, left, top, transform } = crop
  return {
    containerWidth: rounded(containerWidth),
    containerHeight: rounded(containerHeight),
    width: rounded(width),
    left: rounded(left),
    top: rounded(top),
    transform,
  }
}

interface Fitted extends Point {
  /** Pixels of the window for one of the frame. */
  readonly scale: number
}

const AIR = 32

/** Where a frame is cropped: in its place where it fits there with its tools below, else smaller and in the middle. */
export function fitFrame(box: Point & Size, room: Size, tools: number): Fitted {
  const most = { width: room.width - 2 * AIR, height: room.height - tools - 2 * AIR }
  const scale = Math.min(1, most.width / box.width, most.height / box.height)
  const own = { width: box.width * scale, height: box.height * scale }
  if (scale < 1) {
    return { scale, x: (room.width - own.width) / 2, y: AIR + (most.height - own.height) / 2 }
  }
  return {
    scale,
    x: between(AIR, box.x, room.width - AIR - own.width),
    y: between(AIR, box.y, room.height - tools - AIR - own.height),
  }
}

const frameOf = ({ containerWidth, containerHeight }: FramedCrop): Size => ({
  width: containerWidth,
  height: containerHeight,
})
const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))
const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
const rounded = (value: number) => Math.round(value * 100) / 100
