// Drag and drop by pointer events: mouse, pen and finger; Escape puts things back.
import type { Scroller } from './scroller.ts'

/** How far a mouse moves before a press is a drag. */
const THRESHOLD = 4
/** How long a finger rests before it drags; what moves earlier scrolls (U20). */
const HOLD = 250
const FINGER_RESTS = 10
/** How near to an edge what scrolls begins to move: of something small, a part of it. */
const EDGE = 64
const PART = 5
const FASTEST = 16

export type WindowPoint = Pick<PointerEvent, 'clientX' | 'clientY'>

/** What is being dragged: where it may land, what shows, and what is done in the end. */
export interface Lifted<Spot> {
  /** Where it lands if it is let go there. */
  spotAt(point: WindowPoint): Spot
  show(spot: Spot, point: WindowPoint): void
  /** The end of every drag: let go at a spot, or (null) taken back. */
  finish(spot: Spot | null): void
  /** What moves on by itself while the pointer is near its edge. */
  readonly scrolls?: Scroller | undefined
}

/** Picks up what was pressed; null where there is nothing to drag now. */
type Lift<Spot> = (point: WindowPoint) => Lifted<Spot> | null

/**
 * Drag and drop by pointer: nothing happens until a mouse has moved far or a finger has rested long enough; Escape goes back.
 * The window of a frame is named so that its keys are heard too.
 */
export function dragAfterPress<Spot>(down: PointerEvent, lift: Lift<Spot>, inner?: EventTarget | null): void {
  // A second finger drags nothing.
  if (down.button === 0 && down.isPrimary) new Press(down, lift, inner)
}

/** One press, until it ends. */
class Press<Spot> {
  readonly #down: PointerEvent
  readonly #lift: Lift<Spot>
  readonly #ending = new AbortController()
  /** A finger, and a pen where it could scroll, must rest before it drags. */
  readonly #mustRest: boolean
  #lifted: { readonly thing: Lifted<Spot>; spot: Spot; point: WindowPoint } | null = null
  #wasLifted = false
  #timer = 0
  #frame = 0

  constructor(down: PointerEvent, lift: Lift<Spot>, inner: EventTarget | null | undefined) {
    this.#down = down
    this.#lift = lift
    this.#mustRest = down.pointerType === 'touch' || (down.pointerType === 'pen' && scrollsByTouch(down.target))
    // Over a frame the moves of a pointer that is not captured are heard in there only.
    capture(down.target, down.pointerId)
    this.#listen(inner)
    if (this.#mustRest) this.#timer = window.setTimeout(() => this.#begin(down), HOLD)
  }

  #listen(inner: EventTarget | null | undefined): void {
    const { signal } = this.#ending
    const options = { signal, capture: true }
    const own = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === this.#down.pointerId) act(event)
    }
    const hold = (event: Event) => this.#lifted && event.preventDefault()
    addEventListener(
      'pointermove',
      own((event) => this.#moved(event)),
      options,
    )
    addEventListener(
      'pointerup',
      own(() => this.#released(true)),
      options,
    )
    addEventListener(
      'pointercancel',
      own(() => this.#released(false)),
      options,
    )
    // What was pressed may be drawn anew while it is dragged.
    addEventListener(
      'lostpointercapture',
      own(() => capture(document.documentElement, this.#down.pointerId)),
      options,
    )
    addEventListener('touchmove', hold, { ...options, passive: false })
    addEventListener('contextmenu', hold, options)
    const keyed = (event: Event) => this.#keyed(event as KeyboardEvent)
    for (const view of [window, inner]) view?.addEventListener('keydown', keyed, options)
  }

  #begin(point: WindowPoint): void {
    const thing = this.#lift(point)
    if (!thing) {
      this.#ending.abort()
      return
    }
    this.#wasLifted = true
    this.#lifted = { thing, spot: thing.spotAt(point), point }
    thing.show(this.#lifted.spot, point)
    if (thing.scrolls) this.#frame = requestAnimationFrame(() => this.#scroll())
  }

  #moved(event: PointerEvent): void {
    const way = Math.hypot(event.clientX - this.#down.clientX, event.clientY - this.#down.clientY)
    if (this.#wasLifted) this.#follow(event)
    else if (!this.#mustRest && way >= THRESHOLD) this.#begin(event)
    // A finger that moves at once scrolls.
    else if (this.#mustRest && way > FINGER_RESTS) this.#released(false)
  }

  #follow(point: WindowPoint): void {
    const lifted = this.#lifted
    if (!lifted) return
    lifted.point = point
    lifted.spot = lifted.thing.spotAt(point)
    lifted.thing.show(lifted.spot, point)
  }

  /** Near an edge the rest comes by itself. */
  #scroll(): void {
    const { thing, point } = this.#lifted ?? {}
    if (!thing?.scrolls || !point) return
    const { left, top, right, bottom } = thing.scrolls.box()
    const x = speedAt(point.clientX, left, right)
    const y = speedAt(point.clientY, top, bottom)
    if ((x !== 0 || y !== 0) && thing.scrolls.by(x, y)) this.#follow(point)
    this.#frame = requestAnimationFrame(() => this.#scroll())
  }

  #released(isDrop: boolean): void {
    if (this.#wasLifted) ignoreClick()
    this.#ending.abort()
    this.#end(isDrop)
  }

  /** Takes it back; the pointer is still down, and letting go presses nothing then either. */
  #keyed(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#lifted) return
    event.preventDefault()
    event.stopPropagation()
    this.#end(false)
  }

  #end(isDrop: boolean): void {
    const lifted = this.#lifted
    this.#lifted = null
    clearTimeout(this.#timer)
    cancelAnimationFrame(this.#frame)
    lifted?.thing.finish(isDrop ? lifted.spot : null)
  }
}

function capture(target: EventTarget | null, pointer: number): void {
  if (target instanceof Element) target.setPointerCapture(pointer)
}

function scrollsByTouch(target: EventTarget | null): boolean {
  return target instanceof Element && getComputedStyle(target).touchAction !== 'none'
}

/** The faster the nearer to the edge, and beyond it. */
function speedAt(at: number, start: number, end: number): number {
  const edge = Math.min(EDGE, (end - start) / PART)
  const over = Math.min(0, at - start - edge) + Math.max(0, at - end + edge)
  return Math.max(-FASTEST, Math.min(FASTEST, over / 4))
}

/** The press that ends a drag presses nothing. */
function ignoreClick(): void {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }))
}
