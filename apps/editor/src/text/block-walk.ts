// Arrow keys over blocks: the caret goes through a long text as through one.
import { placeCaret, placeCaretAt, readSelection, readText } from '../canvas/caret.ts'
import type { Stage } from '../canvas/stage.ts'
import { elementAt } from '../places/editable.ts'
import type { Editor } from '../state/editor.ts'
import type { Caret } from '../state/state.ts'

interface Around {
  readonly stage: Stage
  readonly editor: Editor
}

/** A key at the caret, and the texts before and after the one it is in. */
interface Walk {
  readonly key: string
  readonly element: HTMLElement
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  readonly walk: (step: 1 | -1) => Caret | undefined
}

/** Goes into the next text where an arrow leads out of this one; false for every other key, and within the text. */
export function walked(around: Around, walk: Walk): boolean {
  const { key } = walk
  if (key === 'ArrowLeft' || key === 'ArrowRight') return walkedAside(around, walk, key)
  return (key === 'ArrowDown' || key === 'ArrowUp') && walkedLine(around, walk, key === 'ArrowDown' ? 1 : -1)
}

function walkedAside(around: Around, at: Walk, key: 'ArrowLeft' | 'ArrowRight'): boolean {
  const { element, isAtStart, isAtEnd } = at
  if (!isAtStart && !isAtEnd) return false
  if (hasMoved(element, key)) return true
  const isRtl = element.ownerDocument.defaultView?.getComputedStyle(element).direction === 'rtl'
  const isOnward = isAtStart && isAtEnd ? (key === 'ArrowLeft') === isRtl : isAtEnd
  const to = at.walk(isOnward ? 1 : -1)
  if (to) goTo(around, to, isOnward ? 0 : Number.POSITIVE_INFINITY)
  return to !== undefined
}

/** Moves the caret as the browser would, which knows what stands beside what in two directions of writing; false at an end. */
function hasMoved(element: HTMLElement, key: 'ArrowLeft' | 'ArrowRight'): boolean {
  const before = readSelection(element).end
  element.ownerDocument.getSelection()?.modify('move', key === 'ArrowLeft' ? 'left' : 'right', 'character')
  return readSelection(element).end !== before
}

/** From the last line into the first of the next text, and back, as far along the line as the caret was. */
function walkedLine(around: Around, { element, walk }: Walk, step: 1 | -1): boolean {
  const { page } = around.stage
  const to = walk(step)
  const target = to && elementAt(page, to)
  if (!to || !target) return false
  const box = element.getBoundingClientRect()
  const caret = caretBox(page) ?? box
  const room = lineOf(element) * 0.7
  if (step === 1 ? caret.bottom < box.bottom - room : caret.top > box.top + room) return false
  goTo(around, to, 0)
  const there = target.getBoundingClientRect()
  const half = lineOf(target) / 2
  placeCaretAt(target, caret.left, step === 1 ? there.top + half : there.bottom - half)
  return true
}

const lineOf = (element: HTMLElement) =>
  Number.parseFloat(element.ownerDocument.defaultView?.getComputedStyle(element).lineHeight ?? '') || 20

function caretBox(page: Document): DOMRect | undefined {
  const selection = page.getSelection()
  return selection && selection.rangeCount > 0 ? selection.getRangeAt(0).getClientRects()[0] : undefined
}

/** The caret goes into another text of the page. */
export function goTo({ stage, editor }: Around, to: Caret, offset: number): void {
  stage.hold()
  editor.placeCaret(to)
  stage.resume()
  putCaret(stage, to, offset)
}

export function putCaret(stage: Stage, to: Caret, offset: number): void {
  const element = elementAt(stage.page, to)
  if (element?.isContentEditable) placeCaret(element, Math.min(offset, readText(element).length))
}
