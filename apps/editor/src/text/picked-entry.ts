// Keys that lead out of the selection in one block to the selection of whole blocks.
import { readSelection, readText } from '../canvas/caret.ts'
import type { BlockAt } from '../places/blocks.ts'
import type { Caret } from '../state/state.ts'
import { pick, pickAll } from './picked.ts'
import type { AroundPicked } from './picked-acts.ts'

/** The block that has the caret. */
interface Here {
  readonly caret: Caret
  readonly element: HTMLElement
  readonly at: BlockAt
}

/** Ctrl+A once all of a text is selected, Shift and an arrow once it goes no further in it; false for every other key. */
export function ledOut(event: KeyboardEvent, { caret, element, at }: Here, around: AroundPicked): boolean {
  const { code, key, shiftKey, ctrlKey, metaKey } = event
  const isCommand = ctrlKey || metaKey
  if (isCommand && !shiftKey && code === 'KeyA' && isAllSelected(element)) {
    pickAll(around)
    return true
  }
  const way = shiftKey && !isCommand ? WAYS[key] : undefined
  if (!way) return false
  const id = at.items[at.index]?.id
  const next = at.items[at.index + stepOf(way, element)]?.id
  if (id === undefined || next === undefined) return false
  if (!hasExtended(element.ownerDocument, way)) pick(around, caret, id, next)
  return true
}

function isAllSelected(element: HTMLElement): boolean {
  const { start, end } = readSelection(element)
  return start === 0 && end === readText(element).length
}

type Way = 'forward' | 'backward' | 'left' | 'right'
const WAYS: { readonly [key: string]: Way } = {
  ArrowDown: 'forward',
  ArrowUp: 'backward',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

function stepOf(way: Way, element: HTMLElement): 1 | -1 {
  const isRtl = element.ownerDocument.defaultView?.getComputedStyle(element).direction === 'rtl'
  return way === 'forward' || way === (isRtl ? 'left' : 'right') ? 1 : -1
}

/** Does what the browser would, which knows lines and what stands beside what; false where that leads nowhere. */
function hasExtended(page: Document, way: Way): boolean {
  const selection = page.getSelection()
  const before = [selection?.focusNode, selection?.focusOffset]
  selection?.modify('extend', way, way === 'left' || way === 'right' ? 'character' : 'line')
  return selection?.focusNode !== before[0] || selection?.focusOffset !== before[1]
}
