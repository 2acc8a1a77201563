import type { Stage } from '../canvas/stage.ts'
import { DragMarks } from '../kit/drag-marks.ts'
import { dragAfterPress, type Point } from '../kit/press.ts'
import { landingAt } from './landing.ts'

interface Dragged {
  readonly stage: Stage
  /** All of the strip, in order. */
  readonly thumbs: readonly HTMLElement[]
  readonly index: number
  readonly name: string
  readonly hint: string
  readonly position: (place: number) => string
  /** Where it is let go, counted from 0; null: nowhere. */
  readonly drop: (place: number | null) => void
}

/** Moves a slide within its strip; what was marked is where it lands, and Escape changes nothing (U19, U20). */
export function dragThumb({ stage, thumbs, index, ...dragged }: Dragged, down: PointerEvent): void {
  let marks: DragMarks | null = null
  let place = index
  const move = ({ clientX, clientY }: Point) => {
    const layer = (stage.hosts.free.parentElement as HTMLElement).getBoundingClientRect()
    const boxes = thumbs.map((thumb) => thumb.getBoundingClientRect())
    const landing = landingAt(boxes, { x: clientX, y: clientY }, document.documentElement.dir === 'rtl')
    if (!landing) return
    place = landing.before > index ? landing.before - 1 : landing.before
    const mark = { ...landing.mark, x: landing.mark.x - layer.x, y: landing.mark.y - layer.y }
    marks?.draw({ x: clientX - layer.x, y: clientY - layer.y }, mark, dragged.position(place))
  }
  dragAfterPress(down, stage.page, {
    begin: (point) => {
      marks = new DragMarks(stage.hosts.free, { name: dragged.name, hint: dragged.hint })
      move(point)
    },
    move,
    finish: (isDrop) => {
      marks?.remove()
      dragged.drop(isDrop ? place : null)
    },
  })
}
