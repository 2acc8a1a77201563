import { type PointerEvent as ReactPointerEvent, useState } from 'react'

/** Where what is dragged would come down: before a row, or (null) after the last of its group. */
interface Drop {
  readonly id: string
  readonly before: string | null
}

const THRESHOLD = 4
/** A short tap never drags (U20). */
const HOLD = 250
const EDGE = 40
const SPEED = 10

/**
 * Sorts rows by dragging: with a mouse past 4 px, with a finger after a hold of 250 ms; Escape leaves all as it was.
 * Rows say `data-sort` (their id) and `data-sort-group` (among which they may move).
 */
export function useSorting(move: (id: string, before: string | null) => void) {
  const [drop, setDrop] = useState<Drop | null>(null)
  const start = (event: ReactPointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('[data-sort]')
    const isControl = target.closest('button, input, textarea, a') && !target.closest('[data-grip]')
    if (!row || isControl || event.button !== 0) return
    new Drag({
      list: event.currentTarget,
      row,
      startY: event.clientY,
      isMouse: event.pointerType === 'mouse',
      show: setDrop,
      land: ({ id, before }) => move(id, before),
    })
  }
  return { drop, start }
}

interface DragOptions {
  readonly list: HTMLElement
  readonly row: HTMLElement
  readonly startY: number
  readonly isMouse: boolean
  readonly show: (drop: Drop | null) => void
  readonly land: (drop: Drop) => void
}

/** One press on a row, until it ends; it is a drag only when it has gone far or long enough. */
class Drag {
  readonly #options: DragOptions
  readonly #ending = new AbortController()
  #isOn = false
  #drop: Drop | null = null

  constructor(options: DragOptions) {
    this.#options = options
    const { signal } = this.#ending
    const timer = options.isMouse ? 0 : window.setTimeout(() => this.#begin(), HOLD)
    signal.addEventListener('abort', () => clearTimeout(timer))
    const hold = (event: Event) => this.#isOn && event.preventDefault()
    addEventListener('pointermove', (event) => this.#moved(event.clientY), { signal })
    addEventListener('pointerup', () => this.#dropped(), { signal })
    addEventListener('pointercancel', () => this.#cancel(), { signal })
    addEventListener('touchmove', hold, { signal, passive: false })
    addEventListener('contextmenu', hold, { signal })
    addEventListener('keydown', (event) => this.#pressed(event), { signal, capture: true })
  }

  #begin(): void {
    this.#isOn = true
  }

  #moved(y: number): void {
    const { list, row, startY, isMouse, show } = this.#options
    const isFar = Math.abs(y - startY) > THRESHOLD
    if (!this.#isOn && isFar) {
      if (isMouse) this.#begin()
      // A finger that moves at once scrolls.
      else this.#ending.abort()
    }
    if (!this.#isOn) return
    scrollAtEdges(list, y)
    this.#drop = dropAt(list, row, y)
    show(this.#drop)
  }

  #dropped(): void {
    const drop = this.#drop
    const wasOn = this.#isOn
    this.#cancel()
    if (!wasOn) return
    // The press that ends a drag chooses nothing.
    addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', stop, { capture: true }))
    if (drop) this.#options.land(drop)
  }

  #cancel(): void {
    this.#ending.abort()
    this.#options.show(null)
  }

  #pressed(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#isOn) return
    stop(event)
    this.#cancel()
  }
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function dropAt(list: HTMLElement, dragged: HTMLElement, y: number): Drop | null {
  const { sort: id = '', sortGroup } = dragged.dataset
  const rows = [...list.querySelectorAll<HTMLElement>('[data-sort]')].filter(
    (row) => row.dataset.sortGroup === sortGroup,
  )
  const next = rows.find((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height / 2
  })
  const isHere = next === dragged || next === rows[rows.indexOf(dragged) + 1]
  return isHere ? null : { id, before: next?.dataset.sort ?? null }
}

function scrollAtEdges(list: HTMLElement, y: number): void {
  const scroller = list.closest<HTMLElement>('[data-panel] > div') ?? list
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y < top + EDGE) scroller.scrollTop -= SPEED
  if (y > bottom - EDGE) scroller.scrollTop += SPEED
}
