import { findSection, type SectionId } from '@mimar/document'
import { reveal } from '../canvas/reveal.ts'
import type { Stage } from '../canvas/stage.ts'
import type { Editing } from '../desk/editing.ts'
import { dragAfterPress, type Lifted, type WindowPoint } from '../kit/drag.ts'
import { DragMarks } from '../kit/drag-marks.ts'
import { boxOfPage, inPage, scaleOf } from '../kit/frame-point.ts'
import { sectionAt } from '../places/editable.ts'
import { templateName } from '../words/names.ts'
import { saySections } from '../words/sections.ts'
import { type Cards, layCards } from './cards.ts'
import { flipFrom, type Moves, rectsOf } from './motion.ts'

const DROP = 160
/** How thick the bar is that marks where it would land. */
const THICK = 6

interface Dragged {
  readonly editing: Editing
  readonly stage: Stage
  readonly moves: Moves
  /** What else stands over the page rests meanwhile. */
  readonly rest: (isResting: boolean) => void
}

/** Moves a section by its handle: the page becomes a list of cards, and every drop lands somewhere (U19). */
export function dragAsCard(dragged: Dragged, id: SectionId, down: PointerEvent): void {
  dragAfterPress(down, (point) => lift(dragged, id, point), dragged.stage.page.defaultView)
}

function lift(dragged: Dragged, id: SectionId, point: WindowPoint): Lifted<number> | null {
  const { editing, stage, rest } = dragged
  const { editor, say: main } = editing
  const { opened } = editor.store.getState()
  const found = opened && findSection(opened.site, id)
  if (!found) return null
  editor.select(id)
  rest(true)
  const own = found.sections.flatMap((section) => elementOf(stage, section.id) ?? [])
  const cards = layCards(stage.page, own, found.index, inPage(stage.page, point).y)
  const say = saySections(main.language)
  const name = found.section.label || templateName(main, found.section.template)
  const marks = new DragMarks(stage.hosts.free, { name, hint: say('escCancels') })
  return {
    spotAt: (point) => cards.indexAt(inPage(stage.page, point).y),
    show(index, point) {
      const at = inPage(stage.page, point)
      const scale = scaleOf(stage.page)
      const { x, y, width } = cards.barAt(index)
      const bar = { x: x * scale, y: y * scale - THICK / 2, width: width * scale, height: THICK }
      const position = say('position', { n: index + 1, m: cards.count })
      marks.draw({ x: at.x * scale, y: at.y * scale }, bar, position)
    },
    scrolls: { box: () => boxOfPage(stage.page), by: (_, y) => cards.scroll(y / scaleOf(stage.page)) },
    finish(index) {
      marks.remove()
      land(dragged, { id, place: found.place, cards, index })
    },
  }
}

interface Landing {
  readonly id: SectionId
  readonly place: string
  readonly cards: Cards
  readonly index: number | null
}

function land({ editing, stage, moves, rest }: Dragged, landing: Landing): void {
  const before = rectsOf(stage.page)
  landing.cards.clear()
  rest(false)
  // A drop is drawn at once; its sections come from where their cards stood.
  moves.comeFrom(before)
  if (landing.index !== null && move(editing, landing, landing.index)) return
  moves.comeFrom(null)
  if (landing.index === null) editing.announce(saySections(editing.say.language)('dragCancelled'))
  reveal(stage, landing.id)
  flipFrom(stage, before, DROP)
}

/** False where it stands there already. */
function move({ editor, say, announce }: Editing, { id, place }: Landing, index: number): boolean {
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

function elementOf(stage: Stage, id: SectionId): HTMLElement | null {
  return sectionAt(stage.page, id)
}
