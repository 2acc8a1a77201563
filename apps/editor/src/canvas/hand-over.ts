// Event replay: what was done on the page that the server drew goes on in the editor's program.
import { elementAt, sectionAt } from '../places/editable.ts'
import { placeCaret, readSelection, readText, writeText } from './caret.ts'
import { ClipboardAgain } from './clipboard-again.ts'
import { isSelectAll } from './first-commands.ts'
import type { DoneFirst } from './first-listener.ts'
import { inputAgain } from './input-again.ts'
import type { Writer } from './writer.ts'

/** So long after what was typed has become a change the outbox has it, in milliseconds. */
const KEPT_AFTER = 500

/** Writes what was typed, the text that has the caret last, and does again what only the program can do. */
export function handOver({ texts, kept, forget }: DoneFirst, page: Document, writer: Writer): void {
  const active = page.activeElement
  const [last] = [...texts.keys()].slice(-1)
  // A text that is drawn anew has lost the caret, which was in the last one.
  const isLeft = (text: HTMLElement) => text !== active && (text.isConnected || text !== last)
  const inOrder = [...texts].toSorted(([one], [other]) => Number(isLeft(other)) - Number(isLeft(one)))
  for (const [text, before] of inOrder) carryOn(text, before, { writer, isLeft: isLeft(text) })
  const clipboard = new ClipboardAgain()
  for (const event of kept) doAgain(event, page, clipboard)
  const look = () => setTimeout(writer.typing?.isPending ? look : forget, KEPT_AFTER)
  look()
}

/** What was typed in a text is typed as if its program had been there; a text that is drawn anew takes it over. */
function carryOn(element: HTMLElement, before: string, { writer, isLeft }: { writer: Writer; isLeft: boolean }): void {
  const page = element.ownerDocument
  const section = element.closest<HTMLElement>('[data-section]')?.dataset.section ?? ''
  const text = element.isConnected ? element : elementAt(page, { section, path: element.dataset.field ?? '' })
  const now = readText(element)
  if (!text || (isLeft && now === before)) {
    element.removeAttribute('contenteditable')
    return
  }
  const { start, end } = element === text ? readSelection(element) : { start: now.length, end: now.length }
  if (element === text) writeText(element, before)
  else writer.enter(text)
  writer.begin(text)
  writer.composing()
  writeText(text, now)
  placeCaret(text, start, end)
  writer.composed()
  if (isLeft) writer.end()
}

const WRITTEN: { readonly [key: string]: string } = {
  Enter: 'insertParagraph',
  Backspace: 'deleteContentBackward',
  Delete: 'deleteContentForward',
}

/** The same place of the page, where it was drawn anew since. */
function asItStands(target: Element, page: Document): Element | null {
  if (target.isConnected) return target
  const section = target.closest<HTMLElement>('[data-section]')?.dataset.section ?? ''
  const path = target.closest<HTMLElement>('[data-field]')?.dataset.field ?? ''
  return elementAt(page, { section, path }) ?? sectionAt(page, section)
}

function doAgain(event: Event, page: Document, clipboard: ClipboardAgain): void {
  const view = page.defaultView as Window & typeof globalThis
  if (event.type === 'click') {
    asItStands(event.target as Element, page)?.dispatchEvent(new view.MouseEvent('click', event))
    return
  }
  if (event instanceof view.ClipboardEvent) {
    if (event.clipboardData) clipboard.dispatch(event, page.activeElement ?? page.body, event.clipboardData)
    return
  }
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent
  const init = { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true }
  const target = (page.activeElement ?? page.body) as HTMLElement
  if (!target.dispatchEvent(new view.KeyboardEvent('keydown', init))) return
  if (target.isContentEditable && isSelectAll(init)) page.execCommand('selectAll')
  if (!target.isContentEditable || ctrlKey || metaKey || altKey) return
  const isSign = key.length === 1
  const inputType = WRITTEN[key] ?? (isSign ? 'insertText' : null)
  if (inputType) inputAgain(page, inputType, isSign ? key : null)
}
