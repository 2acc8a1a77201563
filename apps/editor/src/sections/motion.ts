import type { SectionId } from '@mimar/document'
import { reveal } from '../canvas/reveal.ts'
import type { Stage } from '../canvas/stage.ts'
import { sectionAt } from '../places/editable.ts'
import type { Editor } from '../state/editor.ts'
import type { EditorState } from '../state/state.ts'

const MOVES = 240
const EASE = 'cubic-bezier(0.2, 0, 0, 1)'

type Rects = ReadonlyMap<SectionId, DOMRect>

/** Where the sections of a page stand that can be seen, or nearly. */
export function rectsOf(page: Document): Rects {
  const room = page.defaultView?.innerHeight ?? 0
  const rects = new Map<SectionId, DOMRect>()
  const take = (element: HTMLElement): boolean => {
    const rect = element.getBoundingClientRect()
    const isNear = rect.bottom > -room && rect.top < 2 * room
    if (isNear) rects.set(element.dataset.section ?? '', rect)
    return isNear
  }
  for (const element of page.body.children) if (element.hasAttribute('data-section')) take(element as HTMLElement)
  // Those of the page itself stand below each other: of hundreds, only those around the window are asked for.
  const own = page.querySelector('main')?.children
  if (!own) return rects
  const at = firstFrom(own, 0)
  for (let near = at - 1; near >= 0; near -= 1) if (!take(own[near] as HTMLElement)) break
  for (let near = at; near < own.length; near += 1) if (!take(own[near] as HTMLElement)) break
  return rects
}

/** The first of elements that stand below each other whose top is at a height or below it. */
function firstFrom(elements: HTMLCollection, height: number): number {
  let [low, high] = [0, elements.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((elements[middle]?.getBoundingClientRect().top ?? 0) >= height) high = middle
    else low = middle + 1
  }
  return low
}

/** Lets sections come from where they stood to where they stand. Rings and bars come along. */
export function flipFrom(stage: Stage, before: Rects, duration: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    stage.place()
    return
  }
  const moving: Animation[] = []
  const room = stage.page.defaultView?.innerHeight ?? 0
  for (const [id, after] of rectsOf(stage.page)) {
    const from = before.get(id)
    const element = sectionAt(stage.page, id)
    if (!from || !element || after.width === 0) continue
    const [x, y, scale] = [from.left - after.left, from.top - after.top, from.width / after.width]
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.01) continue
    // Nobody sees those that cross no part of the window.
    if (Math.max(from.bottom, after.bottom) < 0 || Math.min(from.top, after.top) > room) continue
    const start = `translate(${x}px, ${y}px) scale(${scale})`
    const steps = [
      { transformOrigin: '0 0', transform: start },
      { transformOrigin: '0 0', transform: 'none' },
    ]
    moving.push(element.animate(steps, { duration, easing: EASE }))
  }
  // The first frame shows them where they stood, and what lies over them with them.
  if (moving.length > 0) requestAnimationFrame(() => requestAnimationFrame(() => follow(stage, moving)))
}

/** Everything over the page is placed with each frame until the last section has arrived. */
function follow(stage: Stage, moving: readonly Animation[]): void {
  stage.place()
  if (moving.some(({ playState }) => playState === 'running')) requestAnimationFrame(() => follow(stage, moving))
}

export interface Moves {
  /** The next move begins from there, not from where the sections stand; null takes that back. */
  comeFrom(rects: Rects | null): void
  end(): void
}

/** Sections that change places move there, whoever asked for it: a button, a key, undo, a drop. */
export function watchMoves(stage: Stage, editor: Editor): Moves {
  let before: Rects | null = null
  let then = editor.store.getState()
  const changing = () => {
    const now = editor.store.getState()
    if (hasMoved(now, then)) before ??= rectsOf(stage.page)
    then = now
  }
  const drawn = () => {
    const from = before
    before = null
    if (!from) return
    const { selected } = editor.store.getState().opened ?? {}
    if (selected && from.has(selected)) reveal(stage, selected)
    flipFrom(stage, from, MOVES)
  }
  const endings = [stage.beforeDrawing(changing), stage.whenDrawn(drawn)]
  return {
    comeFrom(rects) {
      before = rects
    },
    end() {
      for (const end of endings) end()
    },
  }
}

function orderOf({ opened }: EditorState) {
  return opened?.site.pages.find(({ id }) => id === opened.page)?.sections ?? null
}

/**
 * Whether sections have changed places, or come to where another was taken away. Where one was added nothing moves: it is what
 * people look for, and each that moved would be painted on a layer of its own before the first frame (decision 122).
 */
function hasMoved(now: EditorState, then: EditorState): boolean {
  if (now.opened === then.opened || now.opened?.page !== then.opened?.page) return false
  if (now.opened?.language !== then.opened?.language) return false
  const [after, before] = [orderOf(now), orderOf(then)]
  if (after === before || !after || !before || after.length > before.length) return false
  return after.length < before.length || after.some(({ id }, index) => id !== before[index]?.id)
}
