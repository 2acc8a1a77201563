// Popover positioning: flips and shifts what floats into the part of the window that is seen.
import type { Box, Size } from './box.ts'
import { EDGE, shift } from './shift.ts'

/** What is seen of the window: an on-screen keyboard, or zooming in with two fingers, hides the rest. */
export function visibleRoom(): Box {
  const { offsetLeft: x, offsetTop: y, width, height } = window.visualViewport as VisualViewport
  return { x, y, width, height }
}

interface Placing {
  readonly side: 'above' | 'below'
  /** Beginning where the box begins as it is read, or over its middle. */
  readonly align: 'start' | 'middle'
  readonly gap: number
  readonly isRtl: boolean
}

/** Places what floats at a box: on the wanted side or, without room there, on the other (flip), and inside the room. */
export function placeAt(box: Box, own: Size, room: Box, { side, align, gap, isRtl }: Placing): Pick<Box, 'x' | 'y'> {
  const start = isRtl ? box.x + box.width - own.width : box.x
  const x = align === 'start' ? start : box.x + (box.width - own.width) / 2
  const above = { y: box.y - gap - own.height, room: box.y - gap - EDGE - room.y }
  const below = { y: box.y + box.height + gap, room: room.y + room.height - EDGE - box.y - box.height - gap }
  const [wanted, other] = side === 'above' ? [above, below] : [below, above]
  // Where neither has room it stands over the box, on the side with more.
  const { y } = own.height <= wanted.room || wanted.room >= other.room ? wanted : other
  return { x: shift(x, own.width, room.width, room.x), y: shift(y, own.height, room.height, room.y) }
}
