import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react'

/** Where what is dragged would come down: before a row, or (null) after the last of its group. */
interface Drop {
  readonly id: string
  readonly before: string | null
}

interface Drag {
  readonly row: HTMLElement
  readonly startY: number
  isOn: boolean
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
  const drag = useRef<Drag | null>(null)
  const latest = useRef<Drop | null>(null)
  const show = (next: Drop | null) => {
    latest.current = next
    setDrop(next)
  }
  const start = (event: ReactPointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('[data-sort]')
    const isControl = target.closest('button, input, textarea, a') && !target.closest('[data-grip]')
    if (!row || isControl || event.button !== 0) return
    drag.current = { row, startY: event.clientY, isOn: false }
    follow(event, drag, show, () => {
      const done = latest.current
      show(null)
      if (done) move(done.id, done.before)
    })
  }
  return { drop, start }
}

function follow(
  { pointerType, currentTarget }: ReactPointerEvent<HTMLElement>,
  drag: { current: Drag | null },
  show: (drop: Drop | null) => void,
  land: () => void,
): void {
  const ending = new AbortController()
  const { signal } = ending
  const list = currentTarget
  const begin = () => {
    if (drag.current) drag.current.isOn = true
  }
  const end = () => {
    ending.abort()
    drag.current = null
  }
  const timer = pointerType === 'mouse' ? 0 : window.setTimeout(begin, HOLD)
  signal.addEventListener('abort', () => clearTimeout(timer))
  const moved = (event: PointerEvent) => {
    const now = drag.current
    if (!now) return
    const isFar = Math.abs(event.clientY - now.startY) > THRESHOLD
    if (!now.isOn && isFar && pointerType !== 'mouse') return end()
    if (!now.isOn && isFar) begin()
    if (!now.isOn) return
    scrollAtEdges(list, event.clientY)
    show(dropAt(list, now.row, event.clientY))
  }
  const dropped = () => {
    const wasOn = drag.current?.isOn === true
    end()
    if (!wasOn) return
    // The press that ends a drag chooses nothing.
    addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', stop, { capture: true }))
    land()
  }
  const cancelled = () => {
    end()
    show(null)
  }
  addEventListener('pointermove', moved, { signal })
  addEventListener('pointerup', dropped, { signal })
  addEventListener('pointercancel', cancelled, { signal })
  addEventListener('touchmove', (event) => drag.current?.isOn && event.preventDefault(), { signal, passive: false })
  addEventListener('contextmenu', (event) => drag.current?.isOn && event.preventDefault(), { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !drag.current?.isOn) return
      stop(event)
      cancelled()
    },
    { signal, capture: true },
  )
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
