import { type PointerEvent as ReactPointerEvent, useState } from 'react'
import { dragAfterPress, type Lifted } from '../kit/drag.ts'
import { landingAt } from '../kit/landing.ts'
import { scrollerOf } from '../kit/scroller.ts'

/** Where what is dragged would come down: before a row, or (null) after the last of its group. */
interface Drop {
  readonly id: string
  readonly before: string | null
}

/** Sorts rows by drag and drop. Rows say `data-sort` (their id) and `data-sort-group` (among which they may move). */
export function useSorting(move: (id: string, before: string | null) => void) {
  const [drop, setDrop] = useState<Drop | null>(null)
  const start = (event: ReactPointerEvent<HTMLElement>) => {
    const list = event.currentTarget
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('[data-sort]')
    const isControl = target.closest('button, input, textarea, a') && !target.closest('[data-grip]')
    if (!row || isControl) return
    dragAfterPress(event.nativeEvent, () => lift(list, row, setDrop, move))
  }
  return { drop, start }
}

function lift(
  list: HTMLElement,
  row: HTMLElement,
  mark: (drop: Drop | null) => void,
  move: (id: string, before: string | null) => void,
): Lifted<Drop | undefined> {
  return {
    spotAt: ({ clientX: x, clientY: y }) => dropAt(list, row, { x, y }),
    show: (drop) => mark(drop ?? null),
    scrolls: scrollerOf(list.closest<HTMLElement>('[data-panel] > div') ?? list, 'y'),
    finish(drop) {
      mark(null)
      if (drop) move(drop.id, drop.before)
    },
  }
}

/** Undefined where it would stay at its place. */
function dropAt(
  list: HTMLElement,
  dragged: HTMLElement,
  point: { readonly x: number; readonly y: number },
): Drop | undefined {
  const { sort: id = '', sortGroup } = dragged.dataset
  const all = [...list.querySelectorAll<HTMLElement>('[data-sort]')]
  const rows = all.filter((row) => row.dataset.sortGroup === sortGroup)
  const boxes = rows.map((row) => row.getBoundingClientRect())
  const landing = landingAt(boxes, point, getComputedStyle(list).direction === 'rtl')
  const index = rows.indexOf(dragged)
  if (!landing || landing.before === index || landing.before === index + 1) return undefined
  return { id, before: rows[landing.before]?.dataset.sort ?? null }
}
