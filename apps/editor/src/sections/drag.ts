import { findSection, type SectionId } from '@mimar/document'
import { reveal } from '../canvas/reveal.ts'
import type { Stage } from '../canvas/stage.ts'
import type { Editing } from '../desk/editing.ts'
import { DragMarks } from '../kit/drag-marks.ts'
import { dragAfterPress, inPage, type Point, scaleOf } from '../kit/press.ts'
import { templateName } from '../words/names.ts'
import { saySections } from '../words/sections.ts'
import { type Cards, layCards } from './cards.ts'
import { flipFrom, type Moves, rectsOf } from './motion.ts'

/** How near to an edge the list of cards begins to move. */
const EDGE = 72
const FASTEST = 16
const DROP = 160
/** How thick the bar is that marks where it would land. */
const THICK = 6

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
  readonly #moves: Moves
  readonly #rest: (isResting: boolean) => void
  #drag: Drag | null = null
  #frame = 0

  constructor(editing: Editing, stage: Stage, moves: Moves, rest: (isResting: boolean) => void) {
    this.#editing = editing
    this.#stage = stage
    this.#moves = moves
    this.#rest = rest
  }

  /** The pointer is down on a handle of that section. */
  press(id: SectionId, down: PointerEvent): void {
    if (this.#drag) return
    dragAfterPress(down, this.#stage.page, {
      begin: (point) => this.#begin(id, point),
      move: (point) => this.#move(point),
      finish: (isDrop) => this.#finish(id, isDrop),
    })
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
    const cards = layCards(this.#stage.page, own, found.index, inPage(this.#stage.page, point).y)
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
    const { x, y } = inPage(this.#stage.page, point)
    drag.index = drag.cards.indexAt(y)
    const scale = scaleOf(this.#stage.page)
    const n = drag.index + 1
    const words = saySections(this.#editing.say.language)('position', { n, m: drag.cards.count })
    const bar = drag.cards.barAt(drag.index)
    drag.marks.draw(
      { x: x * scale, y: y * scale },
      { x: bar.x * scale, y: bar.y * scale - THICK / 2, width: bar.width * scale, height: THICK },
      words,
    )
  }

  /** Near the edges the cards move on by themselves. */
  #scroll(): void {
    const drag = this.#drag
    if (!drag) return
    const { y } = inPage(this.#stage.page, drag.point)
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
    drag.cards.clear()
    this.#rest(false)
    // A drop is drawn at once; its sections come from where their cards stood.
    this.#moves.comeFrom(before)
    if (isDrop && this.#drop(id, drag)) return
    this.#moves.comeFrom(null)
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
}
