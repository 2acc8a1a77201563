import { boxAround, type Size, turnOf } from '@mimar/fields'
import type { Cut } from './sizes.ts'

/** What of an upright picture has to be turned so that a cut can be made from it, and nothing more: turning takes memory. */
interface Region {
  readonly region: Cut['area']
  /** Where the middle of the cut then lies from the middle of the turned region. */
  readonly part: { readonly x: number; readonly y: number }
}

/** Around the region so many pixels more, which the edges of a slanted cut are mixed from. */
const MARGIN = 2

export function turnedRegion(picture: Size, { area, rotation }: Cut): Region {
  const { cos, sin } = turnOf(rotation)
  const box = boxAround(picture, rotation)
  const middle = { x: area.left + area.width / 2 - box.width / 2, y: area.top + area.height / 2 - box.height / 2 }
  const upright = { x: middle.x * cos + middle.y * sin, y: middle.y * cos - middle.x * sin }
  const needed = boxAround(area, rotation)
  const margin = rotation % 90 === 0 ? 0 : MARGIN
  const across = span(picture.width, picture.width / 2 + upright.x, needed.width / 2 + margin)
  const down = span(picture.height, picture.height / 2 + upright.y, needed.height / 2 + margin)
  const moved = {
    x: picture.width / 2 + upright.x - (across.start + across.length / 2),
    y: picture.height / 2 + upright.y - (down.start + down.length / 2),
  }
  return {
    region: { left: across.start, top: down.start, width: across.length, height: down.length },
    part: { x: moved.x * cos - moved.y * sin, y: moved.x * sin + moved.y * cos },
  }
}

function span(all: number, middle: number, half: number): { start: number; length: number } {
  const start = Math.max(0, Math.floor(middle - half + 1e-6))
  const end = Math.min(all, Math.ceil(middle + half - 1e-6))
  return { start, length: Math.max(1, end - start) }
}
