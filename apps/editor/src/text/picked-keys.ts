// Keys and clipboard while blocks of a long text are selected.
import { isMac } from '../kit/is-mac.ts'
import { pastedIn } from './pasted-blocks.ts'
import { collapse, pickAll, pickedNow, pickOn, unpick } from './picked.ts'
import {
  type AroundPicked,
  copyOfPicked,
  markPicked,
  movePicked,
  removePicked,
  replacePicked,
  writeCopied,
} from './picked-acts.ts'
import { drop } from './show-picked.ts'

/** Hears keys and clipboard ahead of the canvas while blocks are selected. Ends with the function it gives. */
export function listenToPicked(around: AroundPicked): () => void {
  const { stage, editor } = around
  const { page } = stage
  const view = page.defaultView as Window
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  const isPicking = () => editor.store.getState().picked !== null
  const on = <Name extends keyof WindowEventMap>(name: Name, heard: (event: WindowEventMap[Name]) => boolean) => {
    const listen = (event: WindowEventMap[Name]) => {
      if (!isPicking() || !heard(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    view.addEventListener(name, listen, options)
  }
  on('keydown', (event) => keyed(event, around))
  on('copy', (event) => copied(event, around))
  on('cut', (event) => copied(event, around) && done(() => removePicked(around)))
  on('paste', (event) => done(() => replacePicked(around, pastedIn(event))))
  // Some browsers copy what is selected by them alone, and ask before.
  for (const name of ['beforecopy', 'beforecut', 'beforepaste']) {
    view.addEventListener(name, (event) => isPicking() && event.preventDefault(), options)
  }
  on('focusin', ({ target }) => {
    if ((target as HTMLElement).isContentEditable) editor.pick(null)
    return false
  })
  on('focusout', ({ target }) => {
    if ((target as HTMLElement).dataset.picking !== undefined) setTimeout(() => left(around))
    return false
  })
  // What the browser selects on its way is not what is selected.
  page.addEventListener('selectionchange', () => isPicking() && page.getSelection()?.removeAllRanges(), options)
  return () => ending.abort()
}

/** The focus has left the blocks: in their tools it has not left at all. */
function left({ stage, editor }: AroundPicked): void {
  const { activeElement } = document
  if (!editor.store.getState().picked || activeElement === stage.page.defaultView?.frameElement) return
  stage.left(activeElement)
}

function copied(event: ClipboardEvent, { editor }: AroundPicked): true {
  const copy = copyOfPicked(editor)
  if (copy) writeCopied(event, copy)
  return true
}

function keyed(event: KeyboardEvent, around: AroundPicked): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (event.isComposing) return false
  if (!pickedNow(around.editor)) {
    drop(around)
    return false
  }
  if (key === 'Delete' || key === 'Backspace') return done(() => removePicked(around))
  if (altKey && (key === 'ArrowUp' || key === 'ArrowDown'))
    return done(() => movePicked(around, key === 'ArrowUp' ? -1 : 1))
  if (shiftKey && !altKey && EXTENDING.test(key)) return done(() => extend(key, ctrlKey || metaKey, around))
  if ((ctrlKey || metaKey) && !event.getModifierState('AltGraph')) return commanded(event, around)
  if (altKey && !isMac() && !event.getModifierState('AltGraph')) return false
  return alone(event, around)
}

function done(act: () => void): true {
  act()
  return true
}

const EXTENDING = /^(Arrow|Home$|End$)/

/** Shift and an arrow: one block more, or one less; with Ctrl, and by Home and End, all up to an end. */
function extend(key: string, isFar: boolean, around: AroundPicked): void {
  const step = stepOf(key, around)
  const isToEnd = isFar || key === 'Home' || key === 'End'
  pickOn(around, ({ to }) => (isToEnd ? step * Number.POSITIVE_INFINITY : to + step))
}

/** Whether a key leads on or back; aside it is as the page is read. */
function stepOf(key: string, { stage }: AroundPicked): 1 | -1 {
  const isRtl = stage.page.documentElement.dir === 'rtl'
  if (key === 'ArrowLeft') return isRtl ? 1 : -1
  if (key === 'ArrowRight') return isRtl ? -1 : 1
  return key === 'ArrowDown' || key === 'End' ? 1 : -1
}

const MARKS = { KeyB: 'bold', KeyI: 'italic' } as const
/** What else means a text or a section, and is meant by nobody who has selected blocks. */
const MEANT_ELSEWHERE = ['KeyD', 'KeyK', 'KeyU']

function commanded({ code, shiftKey }: KeyboardEvent, around: AroundPicked): boolean {
  const kind = shiftKey ? undefined : MARKS[code as keyof typeof MARKS]
  if (kind) markPicked(around, kind)
  else if (code === 'KeyA' && !shiftKey) pickAll(around)
  else return MEANT_ELSEWHERE.includes(code)
  return true
}

function alone({ key, shiftKey }: KeyboardEvent, around: AroundPicked): boolean {
  if (key === 'Escape') return done(() => unpick(around))
  if (/^Arrow/.test(key)) return done(() => collapse(around, stepOf(key, around) === 1))
  if (key === 'Enter' || key === 'End') return done(() => collapse(around, true))
  if (key === 'Home') return done(() => collapse(around, false))
  // The text at that end has the caret, and the key leads on from there.
  if (key === 'Tab') collapse(around, !shiftKey)
  // An input method, or the sign that comes before its letter, writes into what stands there then.
  const isBegun = key === 'Dead' || key === 'Process'
  const isWritten = key !== '' && !NAMED.test(key)
  if (isBegun || isWritten) replacePicked(around, [{ block: 'PARAGRAPH', text: isWritten ? key : '', marks: '' }])
  return isWritten
}

/** Keys that write nothing have names (`Dead`, `F5`); all else is what they write, and one key may give two letters (لا). */
const NAMED = /^[A-Z][A-Za-z0-9]+$/
