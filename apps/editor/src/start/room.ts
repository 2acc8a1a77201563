/** How much of the first steps has room: the whole list, a small button, or nothing. */
export type Room = 'card' | 'button' | 'none'

interface Size {
  readonly width: number
  readonly height: number
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>

interface AtWork {
  /** What is written or chosen, and what is said beside it. */
  readonly boxes: readonly Box[]
  /** The section that is selected: it may be as large as the window, so only the list gives way to it. */
  readonly section?: Box | undefined
  readonly view: Size
  readonly isRtl: boolean
}

/** As the style sheet has them; the list is at most so high. */
const CARD: Size = { width: 352 + 24, height: 400 }
const BUTTON: Size = { width: 240 + 24, height: 44 + 24 }

/** The first steps stand over nothing that is being worked on. */
export function roomBeside({ boxes, section, view, isRtl }: AtWork): Room {
  const isFree = (size: Size, ...at: readonly Box[]) => !at.some((box) => isInCorner(box, size, view, isRtl))
  if (isFree(CARD, ...boxes) && (!section || isFree(CARD, section))) return 'card'
  return isFree(BUTTON, ...boxes) ? 'button' : 'none'
}

/** Whether a box reaches into the corner of the window where so much would stand: the lower one at the inline end. */
function isInCorner(box: Box, size: Size, view: Size, isRtl: boolean): boolean {
  const { left, right, top, bottom } = box
  if (box.width === 0 || box.height === 0) return false
  if (top >= view.height || bottom <= view.height - size.height) return false
  return isRtl ? left < size.width : right > view.width - size.width
}
