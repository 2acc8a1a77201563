import type { Section } from '@mimar/document'
import type { Stage } from '../canvas/stage.ts'
import type { Editing } from '../desk/editing.ts'
import { dragAfterPress, type Lifted } from '../kit/drag.ts'
import { DragMarks } from '../kit/drag-marks.ts'
import { boxOfPage, inPage, scaleOf } from '../kit/frame-point.ts'
import { type Landing, landingAt, placeAfter } from '../kit/landing.ts'
import type { TextPlace } from '../places/text.ts'
import { templateName } from '../words/names.ts'
import { saySections } from '../words/sections.ts'

type ItemPlace = NonNullable<TextPlace['item']>

interface Dragged {
  readonly editing: Editing
  readonly stage: Stage
  readonly section: Section
  readonly item: ItemPlace
  /** Puts it after another, or first: one step. */
  readonly drop: (after: string | null) => void
}

const NAME = 32

/** Moves an item of a list by its handle; what was marked is where it lands, and Escape changes nothing (U19, U20). */
export function dragItem(dragged: Dragged, down: PointerEvent): void {
  dragAfterPress(down, () => lift(dragged), dragged.stage.page.defaultView)
}

function lift(dragged: Dragged): Lifted<Landing | undefined> {
  const { editing, stage, item } = dragged
  const { page } = stage
  const say = saySections(editing.say.language)
  const position = (place: number) => say('position', { n: place + 1, m: item.ids.length })
  markLifted(dragged, true)
  const marks = new DragMarks(stage.hosts.free, { name: nameOf(dragged), hint: say('escCancels') })
  return {
    spotAt: (point) => {
      const boxes = elementsOf(dragged).map((element) => element.getBoundingClientRect())
      return landingAt(boxes, inPage(page, point), isRtl(dragged))
    },
    show(landing, point) {
      if (!landing) return
      const at = inPage(page, point)
      const scale = scaleOf(page)
      const { x, y, width, height } = landing.mark
      const mark = { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
      marks.draw({ x: at.x * scale, y: at.y * scale }, mark, position(placeAfter(item.index, landing)))
    },
    scrolls: { box: () => boxOfPage(page), by: (_, y) => scrollPage(page, y / scaleOf(page)) },
    finish(landing) {
      marks.remove()
      markLifted(dragged, false)
      if (landing === null) editing.announce(say('dragCancelled'))
      const target = landing ? placeAfter(item.index, landing) : item.index
      if (target === item.index) return
      const others = item.ids.filter((_, index) => index !== item.index)
      dragged.drop(others[target - 1] ?? null)
      editing.announce(position(target))
    },
  }
}

/** Slides stand side by side while they are arranged, and a sheet lets the page be seen. */
function markLifted(dragged: Dragged, isLifted: boolean): void {
  listOf(dragged)?.toggleAttribute('data-arranging', isLifted)
  for (const [index, element] of elementsOf(dragged).entries()) {
    element.toggleAttribute('data-dragged', isLifted && index === dragged.item.index)
  }
  document.documentElement.toggleAttribute('data-dragging', isLifted)
}

/** Its first words, or what its section is called. */
function nameOf(dragged: Dragged): string {
  const { editing, section, item } = dragged
  const texts = elementsOf(dragged)[item.index]?.querySelectorAll('[data-field]') ?? []
  const words = [...texts].map((text) => text.textContent?.trim() ?? '').find((text) => text !== '')
  return words?.slice(0, NAME) ?? (section.label || templateName(editing.say, section.template))
}

function elementsOf(dragged: Dragged): readonly HTMLElement[] {
  const { item } = dragged
  return item.ids.flatMap((id) => find(dragged, `[data-item="${CSS.escape(`${item.list}/${id}`)}"]`) ?? [])
}

function listOf(dragged: Dragged): HTMLElement | null {
  return find(dragged, `[data-list="${CSS.escape(dragged.item.list)}"]`)
}

function find({ stage, section }: Dragged, selector: string): HTMLElement | null {
  return stage.page.querySelector<HTMLElement>(`[data-section="${CSS.escape(section.id)}"] ${selector}`)
}

function isRtl(dragged: Dragged): boolean {
  const list = listOf(dragged)
  return list?.ownerDocument.defaultView?.getComputedStyle(list).direction === 'rtl'
}

function scrollPage({ defaultView: view }: Document, by: number): boolean {
  const before = view?.scrollY
  view?.scrollBy({ top: by, behavior: 'instant' })
  return view?.scrollY !== before
}
