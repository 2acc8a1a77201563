import type { Section } from '@mimar/document'
import type { Stage } from '../canvas/stage.ts'
import type { Editing } from '../desk/editing.ts'
import { DragMarks } from '../kit/drag-marks.ts'
import { dragAfterPress, inPage, type Point, scaleOf } from '../kit/press.ts'
import type { TextPlace } from '../places/text.ts'
import { templateName } from '../words/names.ts'
import { saySections } from '../words/sections.ts'
import { landingAt } from './landing.ts'

type ItemPlace = NonNullable<TextPlace['item']>

interface Dragged {
  readonly editing: Editing
  readonly stage: Stage
  readonly section: Section
  readonly item: ItemPlace
  /** Puts it after another, or first: one step. */
  readonly drop: (after: string | null) => void
}

/** How near to an edge of the window the page begins to move, and how fast it does. */
const EDGE = 56
const FASTEST = 14
const NAME = 32

/** Moves an item of a list by its handle; what was marked is where it lands, and Escape changes nothing (U19, U20). */
export function dragItem(dragged: Dragged, down: PointerEvent): void {
  let drag: ItemDrag | null = null
  dragAfterPress(down, dragged.stage.page, {
    begin: (point) => {
      drag = new ItemDrag(dragged, point)
    },
    move: (point) => drag?.move(point),
    finish: (isDrop) => drag?.finish(isDrop),
  })
}

class ItemDrag {
  readonly #dragged: Dragged
  readonly #marks: DragMarks
  readonly #say: ReturnType<typeof saySections>
  #before: number
  #point: Point
  #frame = 0

  constructor(dragged: Dragged, point: Point) {
    this.#dragged = dragged
    this.#point = point
    this.#before = dragged.item.index
    const { editing, stage, section } = dragged
    this.#say = saySections(editing.say.language)
    void editing.editor.prepare()
    // Slides stand side by side while they are arranged.
    this.#list()?.toggleAttribute('data-arranging', true)
    const own = this.#elements()[dragged.item.index]
    own?.toggleAttribute('data-dragged', true)
    const texts = [...(own?.querySelectorAll('[data-field]') ?? [])].map((text) => text.textContent?.trim() ?? '')
    const words = texts.find((text) => text !== '')?.slice(0, NAME)
    const name = words ?? (section.label || templateName(editing.say, section.template))
    document.documentElement.dataset.dragging = ''
    this.#marks = new DragMarks(stage.hosts.free, { name, hint: this.#say('escCancels') })
    this.move(point)
    this.#frame = requestAnimationFrame(() => this.#scroll())
  }

  move(point: Point): void {
    this.#point = point
    const { stage, item } = this.#dragged
    const boxes = this.#elements().map((element) => element.getBoundingClientRect())
    const at = inPage(stage.page, point)
    const landing = landingAt(boxes, at, this.#isRtl())
    if (!landing) return
    this.#before = landing.before
    const scale = scaleOf(stage.page)
    const { x, y, width, height } = landing.mark
    const mark = { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
    const words = this.#say('position', { n: this.#target() + 1, m: item.ids.length })
    this.#marks.draw({ x: at.x * scale, y: at.y * scale }, mark, words)
  }

  finish(isDrop: boolean): void {
    const { editing, item, drop } = this.#dragged
    cancelAnimationFrame(this.#frame)
    this.#marks.remove()
    delete document.documentElement.dataset.dragging
    this.#list()?.removeAttribute('data-arranging')
    for (const element of this.#elements()) element.removeAttribute('data-dragged')
    const target = this.#target()
    if (!isDrop) editing.announce(this.#say('dragCancelled'))
    if (!isDrop || target === item.index) return
    const others = item.ids.filter((_, index) => index !== item.index)
    drop(others[target - 1] ?? null)
    editing.announce(this.#say('position', { n: target + 1, m: item.ids.length }))
  }

  /** Where it would stand in the list, counted from 0. */
  #target(): number {
    const { index } = this.#dragged.item
    return this.#before > index ? this.#before - 1 : this.#before
  }

  /** Near the upper and the lower edge the page moves on by itself. */
  #scroll(): void {
    const { stage } = this.#dragged
    const view = stage.page.defaultView
    const { y } = inPage(stage.page, this.#point)
    const over = y < EDGE ? y - EDGE : Math.max(0, y - ((view?.innerHeight ?? 0) - EDGE))
    if (over !== 0) {
      const top = Math.max(-FASTEST, Math.min(FASTEST, over / 4))
      view?.scrollBy({ top, behavior: 'instant' })
      this.move(this.#point)
    }
    this.#frame = requestAnimationFrame(() => this.#scroll())
  }

  #elements(): readonly HTMLElement[] {
    const { item } = this.#dragged
    return item.ids.flatMap((id) => this.#find(`[data-item="${CSS.escape(`${item.list}/${id}`)}"]`) ?? [])
  }

  #list(): HTMLElement | null {
    return this.#find(`[data-list="${CSS.escape(this.#dragged.item.list)}"]`)
  }

  #find(selector: string): HTMLElement | null {
    const { stage, section } = this.#dragged
    return stage.page.querySelector<HTMLElement>(`[data-section="${CSS.escape(section.id)}"] ${selector}`)
  }

  #isRtl(): boolean {
    const list = this.#list()
    return list?.ownerDocument.defaultView?.getComputedStyle(list).direction === 'rtl'
  }
}
