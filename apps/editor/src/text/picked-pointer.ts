// Pointer: who drags over the border of a block, or presses another with Shift, selects whole blocks.
import { type BlockAt, blockAt } from '../places/blocks.ts'
import type { Editor } from '../state/editor.ts'
import type { Caret } from '../state/state.ts'
import { listAt, pick } from './picked.ts'
import type { AroundPicked } from './picked-acts.ts'
import { drop } from './show-picked.ts'

/** A block that the pointer is on. */
interface Pointed {
  readonly id: string
  readonly caret: Caret
}

/** Hears presses and drags ahead of the canvas. Ends with the function it gives. */
export function listenToDrags(around: AroundPicked): () => void {
  const { stage } = around
  const view = stage.page.defaultView as Window
  const ending = new AbortController()
  const on = <Name extends keyof WindowEventMap>(name: Name, heard: (event: WindowEventMap[Name]) => void) =>
    view.addEventListener(name, heard, { signal: ending.signal, capture: true })
  /** Where the button went down, while it is. */
  let from: Pointed | null = null
  /** The press was about blocks: what browsers make of it beside that is nothing. */
  let isTaken = false
  on('pointerdown', (event) => {
    if (event.button !== 0) return
    const at = pointedAt(event.target, around.editor)
    isTaken = takes(event, at, around)
    from = isTaken || event.pointerType === 'touch' ? null : at
    if (isTaken) event.stopImmediatePropagation()
    else if (around.editor.store.getState().picked) drop(around)
  })
  on('mousedown', (event) => isTaken && event.preventDefault())
  on('pointermove', ({ buttons, clientY }) => {
    if (!from || buttons % 2 === 0) return
    const to = blockBeside(listAt(stage.page, from.caret), clientY)
    const { picked } = around.editor.store.getState()
    if (to === undefined || to === (picked ? picked.to : from.id)) return
    isTaken = true
    pick(around, from.caret, from.id, to)
  })
  on('pointerup', () => {
    from = null
  })
  on('click', (event) => {
    if (!isTaken) return
    isTaken = false
    event.preventDefault()
    event.stopImmediatePropagation()
    tapped(event, around)
  })
  return () => ending.abort()
}

/** Whether a press is about the blocks that are selected, or of which one has the caret. */
function takes(event: PointerEvent, at: Pointed | null, around: AroundPicked): boolean {
  const { picked, caret } = around.editor.store.getState()
  const isBeside = at !== null && caret !== null && listOf(caret) === listOf(at.caret)
  if (!isBeside || !caret || !at) return false
  // A finger may be about to scroll: it has selected once it is a tap.
  if (picked && event.pointerType === 'touch') return true
  if (!event.shiftKey || (!picked && at.id === blockIn(caret))) return false
  pick(around, at.caret, picked?.from ?? blockIn(caret), at.id)
  return true
}

/** A finger says how far, from where the caret was. */
function tapped(event: MouseEvent, around: AroundPicked): void {
  const { picked } = around.editor.store.getState()
  const at = pointedAt(event.target, around.editor)
  const isTap = (event as PointerEvent).pointerType === 'touch'
  if (picked && at && isTap) pick(around, at.caret, blockIn(picked.home), at.id)
}

const blockIn = ({ path }: Caret) => path.split('/').at(-2) ?? ''
const listOf = ({ section, path }: Caret) => [section, ...path.split('/').slice(0, -2)].join('/')

/** The block that an element is in, where its words can be edited. */
function pointedAt(target: EventTarget | null, editor: Editor): Pointed | null {
  const item = (target as Element | null)?.closest?.<HTMLElement>('.long-text [data-item]')
  const section = item?.closest<HTMLElement>('[data-section]')?.dataset.section
  const { opened } = editor.store.getState()
  if (!item || section === undefined || !opened) return null
  for (const text of [item, ...item.querySelectorAll<HTMLElement>('[data-field]')]) {
    const caret = { section, path: text.dataset.field ?? '' }
    const at = blockAt(opened.site, caret, editor.catalog)
    if (at) return { id: idIn(at), caret }
  }
  return null
}

const idIn = ({ items, index }: BlockAt) => items[index]?.id ?? ''

/** The block at a height of the window; above all the first, below all the last, between two none. */
function blockBeside(list: HTMLElement | null, y: number): string | undefined {
  const all = [...(list?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  const boxes = all.map((item) => item.getBoundingClientRect())
  const isAbove = y < (boxes[0]?.top ?? 0)
  const isBelow = y > (boxes.at(-1)?.bottom ?? 0)
  const item = isAbove
    ? all[0]
    : isBelow
      ? all.at(-1)
      : all[boxes.findIndex(({ top, bottom }) => y >= top && y <= bottom)]
  return item?.dataset.item?.split('/').at(-1)
}
