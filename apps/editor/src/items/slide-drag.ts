import type { Stage } from '../canvas/stage.ts'
import { dragAfterPress, type Lifted } from '../kit/drag.ts'
import { DragMarks } from '../kit/drag-marks.ts'
import { type Landing, landingAt, placeAfter } from '../kit/landing.ts'
import { scrollerOf } from '../kit/scroller.ts'

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
export function dragSlide(dragged: Dragged, down: PointerEvent): void {
  dragAfterPress(down, () => lift(dragged), dragged.stage.page.defaultView)
}

function lift({ stage, thumbs, index, ...dragged }: Dragged): Lifted<Landing | undefined> {
  const marks = new DragMarks(stage.hosts.free, dragged)
  const strip = thumbs[0]?.parentElement
  return {
    spotAt: ({ clientX, clientY }) => {
      const boxes = thumbs.map((thumb) => thumb.getBoundingClientRect())
      return landingAt(boxes, { x: clientX, y: clientY }, document.documentElement.dir === 'rtl')
    },
    show(landing, { clientX, clientY }) {
      if (!landing) return
      const layer = (stage.hosts.free.parentElement as HTMLElement).getBoundingClientRect()
      const mark = { ...landing.mark, x: landing.mark.x - layer.x, y: landing.mark.y - layer.y }
      const position = dragged.position(placeAfter(index, landing))
      marks.draw({ x: clientX - layer.x, y: clientY - layer.y }, mark, position)
    },
    scrolls: strip ? scrollerOf(strip, 'x') : undefined,
    finish(landing) {
      marks.remove()
      if (landing === null) dragged.drop(null)
      else dragged.drop(landing ? placeAfter(index, landing) : index)
    },
  }
}
