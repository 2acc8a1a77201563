import { findSection, type SectionId } from '@mimar/document'
import type { Stage } from '../canvas/stage.tsx'
import type { Editing } from '../chrome/editing.ts'
import { templateName } from '../words/names.ts'
import { type Cards, layCards } from './cards.ts'
import { DragMarks } from './drag-marks.ts'
import { flipFrom, rectsOf } from './motion.ts'
import { reveal } from './reveal.ts'
import { saySections } from './words.ts'

/** How far a mouse moves before a press is a drag. */
const THRESHOLD = 4
/** How long a finger rests before it drags; what moves earlier scrolls (U20). */
const HOLD = 250
const FINGER_RESTS = 10
/** How near to an edge the list of cards begins to move. */
const EDGE = 72
const FASTEST = 16
const DROP = 160

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>

interface Drag {
  readonly cards: Cards
  readonly marks: DragMarks
  readonly place: string
  index: number
  point: Point
}

/** Moves a section by its handle: the page becomes a list of cards, and every drop lands somewhere (U19). */
export class SectionDrag {
  readonly #editing: Editing
  readonly #stage: Stage
  readonly #rest: (isResting: boolean) => void
  #drag: Drag | null = null
  #frame = 0

  constructor(editing: Editing, stage: Stage, rest: (isResting: boolean) => void) {
    this.#editing = editing
    this.#stage = stage
    this.#rest = rest
  }

  /** The pointer is down on a handle: nothing happens until it has moved far or, a finger, rested long enough. */
  press(id: SectionId, down: PointerEvent): void {
    if (down.button !== 0 || this.#drag) return
    const ending = new AbortController()
    const options = { signal: ending.signal, capture: true }
    const isTouch = down.pointerType === 'touch'
    const handle = down.target as Element
    handle.setPointerCapture(down.pointerId)
    const end = () => {
      clearTimeout(timer)
      ending.abort()
    }
    const timer = isTouch ? window.setTimeout(() => this.#begin(id, down), HOLD) : 0
    const moved = (event: PointerEvent) => {
      const way = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
      if (this.#drag) this.#move(event)
      else if (isTouch && way > FINGER_RESTS) end()
      else if (!isTouch && way >= THRESHOLD) this.#begin(id, event)
    }
    const finish = (isDrop: boolean) => {
      end()
      if (this.#drag) this.#finish(id, isDrop)
    }
    addEventListener('pointermove', moved, options)
    addEventListener('pointerup', () => finish(true), options)
    addEventListener('pointercancel', () => finish(false), options)
    const keyed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !this.#drag) return
      event.preventDefault()
      event.stopPropagation()
      finish(false)
    }
    addEventListener('keydown', keyed, options)
    this.#stage.page.defaultView?.addEventListener('keydown', keyed, options)
  }

  #begin(id: SectionId, point: Point): void {
    const { editor, say: main } = this.#editing
    const { opened } = editor.store.getState()
    const found = opened && findSection(opened.site, id)
    if (!found) return
    void editor.prepare()
    editor.select(id)
    this.#rest(true)
    const own = found.sections.flatMap((section) => this.#element(section.id) ?? [])
    const cards = layCards(this.#stage.page, own, found.index, this.#inFrame(point).y)
    const say = saySections(main.language)
    const marks = new DragMarks(this.#stage.hosts.free, {
      name: found.section.label || templateName(main, found.section.template),
      hint: say('escCancels'),
    })
    this.#drag = { cards, marks, place: found.place, index: found.index, point }
    this.#move(point)
    this.#frame = requestAnimationFrame(() => this.#scroll())
  }

  #move(point: Point): void {
    const drag = this.#drag
    if (!drag) return
    drag.point = point
    const { x, y } = this.#inFrame(point)
    drag.index = drag.cards.indexAt(y)
    const scale = this.#scale()
    const n = drag.index + 1
    const words = saySections(this.#editing.say.language)('position', { n, m: drag.cards.count })
    const bar = drag.cards.barAt(drag.index)
    drag.marks.draw(
      { x: x * scale, y: y * scale },
      { x: bar.x * scale, y: bar.y * scale, width: bar.width * scale },
      words,
    )
  }

  /** Near the edges the cards move on by themselves. */
  #scroll(): void {
    const drag = this.#drag
    if (!drag) return
    const { y } = this.#inFrame(drag.point)
    const room = this.#stage.page.defaultView?.innerHeight ?? 0
    const over = y < EDGE ? y - EDGE : Math.max(0, y - (room - EDGE))
    if (over !== 0 && drag.cards.scroll(Math.max(-FASTEST, Math.min(FASTEST, over / 4)))) this.#move(drag.point)
    this.#frame = requestAnimationFrame(() => this.#scroll())
  }

  #finish(id: SectionId, isDrop: boolean): void {
    const drag = this.#drag
    if (!drag) return
    this.#drag = null
    cancelAnimationFrame(this.#frame)
    drag.marks.remove()
    const before = rectsOf(this.#stage.page)
    // Moved while the cards still stand: whoever watches moves lets the sections come from there.
    const hasMoved = isDrop && this.#drop(id, drag)
    drag.cards.clear()
    this.#rest(false)
    if (hasMoved) return
    if (!isDrop) this.#editing.announce(saySections(this.#editing.say.language)('dragCancelled'))
    reveal(this.#stage, id)
    flipFrom(this.#stage, before, DROP)
  }

  #drop(id: SectionId, { place, index }: Drag): boolean {
    const { editor, say, announce } = this.#editing
    const { opened } = editor.store.getState()
    const found = opened && findSection(opened.site, id)
    if (!opened || !found || index === found.index) return false
    const others = found.sections.filter((section) => section.id !== id)
    const after = others[index - 1]?.id ?? null
    const { template } = found.section
    editor.do({
      name: { kind: 'SectionMoved', template },
      operations: [{ do: 'move-section', section: id, place, after }],
    })
    announce(say('sectionMoved', { section: templateName(say, template), n: index + 1, m: found.sections.length }))
    return true
  }

  #element(id: SectionId): HTMLElement | null {
    return this.#stage.page.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`)
  }

  #scale(): number {
    const frame = this.#stage.page.defaultView?.frameElement as HTMLElement | null
    return frame && frame.offsetWidth > 0 ? frame.getBoundingClientRect().width / frame.offsetWidth : 1
  }

  /** A point of the window in the pixels of the page. */
  #inFrame({ clientX, clientY }: Point): { readonly x: number; readonly y: number } {
    const box = this.#stage.page.defaultView?.frameElement?.getBoundingClientRect()
    const scale = this.#scale()
    return { x: (clientX - (box?.left ?? 0)) / scale, y: (clientY - (box?.top ?? 0)) / scale }
  }
}
