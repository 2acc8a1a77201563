/** How far a mouse moves before a press is a drag. */
const THRESHOLD = 4
/** How long a finger rests before it drags; what moves earlier scrolls (U20). */
const HOLD = 250
const FINGER_RESTS = 10

export type Point = Pick<PointerEvent, 'clientX' | 'clientY'>

/** What is dragged, from where the press became a drag until the drop or the way back. */
interface Dragging {
  begin(point: Point): void
  move(point: Point): void
  finish(isDrop: boolean): void
}

/** The pointer is down on a handle: nothing happens until it has moved far or, a finger, rested long enough; Escape goes back. */
export function dragAfterPress(down: PointerEvent, page: Document, dragging: Dragging): void {
  if (down.button !== 0) return
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  const isTouch = down.pointerType === 'touch'
  const handle = down.target as Element
  let isDragging = false
  handle.setPointerCapture(down.pointerId)
  const begin = (point: Point) => {
    isDragging = true
    dragging.begin(point)
  }
  const timer = isTouch ? window.setTimeout(() => begin(down), HOLD) : 0
  const end = () => {
    clearTimeout(timer)
    ending.abort()
  }
  const moved = (event: PointerEvent) => {
    const way = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
    if (isDragging) dragging.move(event)
    else if (isTouch && way > FINGER_RESTS) end()
    else if (!isTouch && way >= THRESHOLD) begin(event)
  }
  const finish = (isDrop: boolean) => {
    end()
    if (isDragging) dragging.finish(isDrop)
  }
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragging) return
    event.preventDefault()
    event.stopPropagation()
    finish(false)
  }
  addEventListener('pointermove', moved, options)
  addEventListener('pointerup', () => finish(true), options)
  addEventListener('pointercancel', () => finish(false), options)
  addEventListener('keydown', keyed, options)
  page.defaultView?.addEventListener('keydown', keyed, options)
}

/** How large the page is drawn in the window. */
export function scaleOf(page: Document): number {
  const frame = page.defaultView?.frameElement as HTMLElement | null
  return frame && frame.offsetWidth > 0 ? frame.getBoundingClientRect().width / frame.offsetWidth : 1
}

/** A point of the window in the pixels of the page. */
export function inPage(page: Document, { clientX, clientY }: Point): { readonly x: number; readonly y: number } {
  const box = page.defaultView?.frameElement?.getBoundingClientRect()
  const scale = scaleOf(page)
  return { x: (clientX - (box?.left ?? 0)) / scale, y: (clientY - (box?.top ?? 0)) / scale }
}
