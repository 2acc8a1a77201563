import type { Crop } from './field.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A rectangle of a picture that was turned clockwise, in px of the picture, from the corner of the box around it. */
export interface Cut extends Size {
  readonly left: number
  readonly top: number
  /** Degrees, 0–359.9. */
  readonly rotation: number
}

/**
 * What of a picture a crop shows; null is all of it, upright. The crop is read as CSS reads it. The picture stands
 * `width` wide at `left`, `top` in a frame and is turned around its own middle. Where it does not fill the frame, the
 * frame is moved back onto it, and made smaller if need be. So there is never an empty corner.
 */
export function cutOf(crop: Crop, size: Size): Cut | null {
  if (!(crop.width > 0 && crop.containerWidth > 0 && size.width > 0 && size.height > 0)) return null
  const { rotation, cos, sin } = turnOf(crop.transform)
  const box = boxAround(size, crop.transform)
  const { x, y, scale, width, height } = placeOf(crop, size)
  // What turning cannot place to the pixel stays one pixel clear of the edge.
  const edge = rotation % 90 === 0 ? 0 : 1
  const wide = width * Math.abs(cos) + height * Math.abs(sin)
  const high = width * Math.abs(sin) + height * Math.abs(cos)
  const fit = Math.min(1, Math.max(1, size.width - 2 * edge) / wide, Math.max(1, size.height - 2 * edge) / high)
  const along = within(x * cos + y * sin, (size.width - fit * wide) / 2 - edge)
  const down = within(y * cos - x * sin, (size.height - fit * high) / 2 - edge)
  const cut = { width: whole(fit * width, box.width), height: whole(fit * height, box.height) }
  const corner = {
    left: start(along * cos - down * sin, fit * width, box.width, cut.width),
    top: start(along * sin + down * cos, fit * height, box.height, cut.height),
  }
  const isAll = rotation === 0 && cut.width > size.width - 1 && cut.height > size.height - 1
  return isAll || !(scale > 0) ? null : { ...corner, ...cut, rotation }
}

/** Where a point of an upright picture (0–1) lies in one of its cuts, 0–1; one outside of it lies at its edge. */
export function pointInCut(cut: Cut, size: Size, point: { readonly x: number; readonly y: number }) {
  const { cos, sin } = turnOf(cut.rotation)
  const box = boxAround(size, cut.rotation)
  const across = (point.x - 0.5) * size.width
  const down = (point.y - 0.5) * size.height
  const share = (value: number) => Math.min(1, Math.max(0, value))
  return {
    x: share((box.width / 2 - cut.left + across * cos - down * sin) / cut.width),
    y: share((box.height / 2 - cut.top + across * sin + down * cos) / cut.height),
  }
}

/** The smallest upright box around a picture that is turned by so many degrees. */
export function boxAround({ width, height }: Size, degrees: number): Size {
  const { cos, sin } = turnOf(degrees)
  return {
    width: width * Math.abs(cos) + height * Math.abs(sin),
    height: width * Math.abs(sin) + height * Math.abs(cos),
  }
}

/** A turn to a tenth of a degree; quarters are exact. */
export function turnOf(degrees: number): { readonly rotation: number; readonly cos: number; readonly sin: number } {
  const rotation = (((Math.round(degrees * 10) % 3600) + 3600) % 3600) / 10
  if (rotation % 90 === 0) return { rotation, ...QUARTERS[rotation / 90]! }
  const angle = (rotation * Math.PI) / 180
  return { rotation, cos: Math.cos(angle), sin: Math.sin(angle) }
}

const QUARTERS = [
  { cos: 1, sin: 0 },
  { cos: 0, sin: 1 },
  { cos: -1, sin: 0 },
  { cos: 0, sin: -1 },
] as const

/** Where the middle of the frame lies from the middle of the picture, and how large it is, in px of the picture. */
function placeOf(crop: Crop, size: Size) {
  const scale = size.width / crop.width
  const height = frameHeight(crop, size)
  return {
    scale,
    width: crop.containerWidth * scale,
    height: height * scale,
    x: (crop.containerWidth / 2 - crop.left) * scale - size.width / 2,
    y: (height / 2 - crop.top) * scale - size.height / 2,
  }
}

/** Files from elsewhere do not say how high their frame was: there it goes down to the end of the picture. */
function frameHeight(crop: Crop, size: Size): number {
  if (crop.containerHeight) return crop.containerHeight
  const own = (crop.containerWidth * size.height) / size.width
  if (turnOf(crop.transform).rotation % 90 !== 0) return own
  const perPixel = crop.width / size.width
  const middle = crop.top + (size.height * perPixel) / 2
  const end = middle + (boxAround(size, crop.transform).height * perPixel) / 2
  return end > 0 ? end : own
}

const within = (value: number, most: number) => (most <= 0 ? 0 : Math.min(most, Math.max(-most, value)))
/** Where a length begins that has its middle so far from the middle of the box. */
function start(middle: number, length: number, box: number, kept: number): number {
  const begins = Math.round((box - length) / 2 + middle)
  return Math.max(0, Math.min(begins, Math.floor(box + 1e-6) - kept))
}

const whole = (length: number, most: number) => Math.max(1, Math.min(Math.round(length), Math.floor(most + 1e-6)))
