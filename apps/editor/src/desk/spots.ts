import type { Box, Size } from '../kit/box.ts'
import { EDGE, shift } from '../kit/shift.ts'

/** Where something stands at a picture: by the picture's box, its own size, and the room of the canvas; in window pixels. */
export type Spot = (box: Box, own: Size, room: Size) => { readonly x: number; readonly y: number }

const INSET = 12
/** What the ring takes round a picture, and a little air. */
const AROUND = 14

/** At the top centre, inside; it stays in sight while the picture is taller than the window. */
export const insideTop: Spot = (box, own, room) => ({
  x: centred(box, own, room),
  y: within(Math.max(box.y + INSET, EDGE), box.y + box.height - own.height - INSET, box.y + INSET),
})

/** Above, or below where there is no room. */
export const above: Spot = (box, own, room) => {
  const over = box.y - AROUND - own.height
  return { x: centred(box, own, room), y: over >= EDGE ? over : under(box, own, room) }
}

/** Below, or at the bottom inside where there is no room. */
export const below: Spot = (box, own, room) => ({ x: centred(box, own, room), y: under(box, own, room) })

/** Below the size of a logo, at its start. */
export const belowLogo: Spot = (box, own, room) => {
  const isRtl = document.documentElement.dir === 'rtl'
  const x = isRtl ? box.x + box.width + 4 - own.width : box.x - 4
  const lower = box.y + box.height + 44
  const fits = lower + own.height + EDGE <= room.height
  return { x: shift(x, own.width, room.width), y: fits ? lower : Math.max(EDGE, box.y - AROUND - own.height) }
}

/** In the very middle. */
export const middle: Spot = (box, own) => ({
  x: box.x + (box.width - own.width) / 2,
  y: box.y + (box.height - own.height) / 2,
})

/** All over it. */
export const over: Spot = ({ x, y }) => ({ x, y })

/** Outside, at the start of what is read. */
export const beside: Spot = (box, own, room) => {
  const isRtl = document.documentElement.dir === 'rtl'
  const x = isRtl ? box.x + box.width + AROUND : box.x - AROUND - own.width
  return { x: shift(x, own.width, room.width), y: shift(box.y, own.height, room.height) }
}

function under(box: Box, own: Size, room: Size): number {
  const lower = box.y + box.height + AROUND
  const inside = Math.min(box.y + box.height, room.height) - own.height - INSET
  return lower + own.height + EDGE <= room.height ? lower : Math.max(EDGE, inside)
}

/** At the middle of it, inside the room. */
export function centred(box: Box, own: Size, room: Size): number {
  return shift(box.x + (box.width - own.width) / 2, own.width, room.width)
}

function within(wanted: number, most: number, least: number): number {
  return Math.max(Math.min(wanted, most), Math.min(least, wanted))
}
