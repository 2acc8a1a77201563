import type { Box } from './box.ts'

export interface Landing {
  /** Before which of the items it would stand, counted with itself among them; their number stands for the end. */
  readonly before: number
  /** Where the mark of that is drawn. */
  readonly mark: Box
}

type Point = Pick<Box, 'x' | 'y'>

const THICK = 6
/** How far from a lone edge the mark stands. */
const BESIDE = 8

/** Where something lands that is let go at a point among items: beside the nearest, on the side of it the point is on. In lines of right-to-left text earlier is on the right (U21). */
export function landingAt(boxes: readonly Box[], point: Point, isRtl: boolean): Landing | undefined {
  const nearest = boxes
    .map((box, index) => ({ box, index, way: wayTo(box, point) }))
    .toSorted((one, other) => one.way - other.way)[0]
  if (!nearest) return undefined
  const { box, index } = nearest
  const isInLine = boxes.some((other, at) => Math.abs(at - index) === 1 && isBeside(box, other))
  const isLater = isInLine ? point.x > box.x + box.width / 2 !== isRtl : point.y > box.y + box.height / 2
  const neighbour = boxes[index + (isLater ? 1 : -1)]
  const mark = isInLine
    ? uprightMark(box, neighbour && isBeside(box, neighbour) ? neighbour : undefined, isLater !== isRtl)
    : levelMark(box, neighbour, isLater)
  return { before: isLater ? index + 1 : index, mark }
}

function wayTo({ x, y, width, height }: Box, point: Point): number {
  const dx = Math.max(x - point.x, 0, point.x - x - width)
  const dy = Math.max(y - point.y, 0, point.y - y - height)
  return Math.hypot(dx, dy)
}

/** Whether two stand in one line: at least half of the lower one beside the other. */
function isBeside(one: Box, other: Box): boolean {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return shared > Math.min(one.height, other.height) / 2
}

function uprightMark(box: Box, neighbour: Box | undefined, isRight: boolean): Box {
  const edge = isRight ? box.x + box.width : box.x
  const facing = neighbour && (isRight ? neighbour.x : neighbour.x + neighbour.width)
  const x = facing === undefined ? edge + (isRight ? BESIDE : -BESIDE) : (edge + facing) / 2
  return { x: x - THICK / 2, y: box.y, width: THICK, height: box.height }
}

function levelMark(box: Box, neighbour: Box | undefined, isLower: boolean): Box {
  const edge = isLower ? box.y + box.height : box.y
  const facing = neighbour && (isLower ? neighbour.y : neighbour.y + neighbour.height)
  const y = facing === undefined ? edge + (isLower ? BESIDE : -BESIDE) : (edge + facing) / 2
  return { x: box.x, y: y - THICK / 2, width: box.width, height: THICK }
}

/** The place of one of a list, counted from 0, once it stands before what it landed before. */
export function placeAfter(index: number, { before }: Pick<Landing, 'before'>): number {
  return before > index ? before - 1 : before
}
