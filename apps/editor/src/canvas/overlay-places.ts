// Popover positioning over the canvas: where counter, bars and the name of a section stand. Arithmetic alone, in window pixels.
import type { Box, Size } from '../kit/box.ts'
import { EDGE, shift } from '../kit/shift.ts'

/** How far the ring of a text stands off its box. */
export const TEXT_GAP = { x: 8, y: 6 }
const COUNTER_GAP = 12
const COUNTER_HEIGHT = 24
const COUNTER_EDGE = 4
const CHIP_INSET = 8
const BAR_HEIGHT = 40
const BAR_GAP = 14
const BAR_START = 16
const PLUS_ROOM = 22
const POPOVER_GAP = 14

type Point = Pick<Box, 'x' | 'y'>

/** A box on the canvas, whether what stands at it is read from right to left, and how much of the canvas is seen. */
interface Around {
  readonly box: Box
  readonly isRtl: boolean
  readonly room: Size
}

/** Below the text at its own inline end: in Arabic text, on the physical left. */
export function counterAt({ box, isRtl, room }: Around, width: number): Point {
  const x = isRtl ? box.x - TEXT_GAP.x : box.x + box.width + TEXT_GAP.x - width
  const most = room.height - COUNTER_HEIGHT - COUNTER_EDGE
  return {
    x: Math.max(COUNTER_EDGE, x),
    y: Math.max(COUNTER_EDGE, Math.min(box.y + box.height + COUNTER_GAP, most)),
  }
}

/** The bar of a text: above it at its own start, below it where there is no room. */
export function textBarAt(around: Around, width: number): Point {
  const { box, room } = around
  const under = box.y + box.height + COUNTER_GAP + COUNTER_HEIGHT + EDGE
  const above = barAbove(box)
  const y = above >= EDGE ? above : Math.min(under, room.height - BAR_HEIGHT)
  return { x: startOf(around, width), y: Math.max(EDGE, y) }
}

/** What opens at a text: below it at its own start, above its bar where there is no room. */
export function popoverAt(around: Around, { width, height }: Size): Point {
  const { box, room } = around
  const lower = box.y + box.height + POPOVER_GAP
  const upper = Math.min(box.y - POPOVER_GAP, barAbove(box) - EDGE) - height
  const fits = lower + height <= room.height || upper < EDGE
  return { x: startOf(around, width), y: fits ? Math.max(EDGE, Math.min(lower, room.height - height)) : upper }
}

/** The bar of a section: above it where there is room, else inside it, and in sight while any of it is. */
export function sectionBarAt({ box, isRtl, room }: Around, width: number): Point {
  const x = isRtl ? box.x + box.width - BAR_START - width : box.x + BAR_START
  // Where the bar would meet the plus in the middle, it gives way.
  const gap = width + BAR_START + PLUS_ROOM > room.width / 2 ? PLUS_ROOM : EDGE
  const above = box.y - gap - BAR_HEIGHT
  const inside = shift(box.y + gap, BAR_HEIGHT, room.height)
  return { x: shift(x, width, room.width), y: above >= EDGE ? Math.min(above, inside) : inside }
}

/** The name of a section, in the corner where it begins, in sight. */
export function chipAt({ box, isRtl }: Around, width: number): Point {
  const x = isRtl ? box.x + box.width - CHIP_INSET - width : box.x + CHIP_INSET
  return { x, y: Math.max(CHIP_INSET, box.y + CHIP_INSET) }
}

const barAbove = ({ y }: Box): number => y - TEXT_GAP.y - BAR_GAP - BAR_HEIGHT

function startOf({ box, isRtl, room }: Around, width: number): number {
  return shift(isRtl ? box.x + box.width + TEXT_GAP.x - width : box.x - TEXT_GAP.x, width, room.width)
}
