// Event listeners of the canvas: pointer, keys, IME composition, clipboard, drag and drop.
import { commandOf } from '../kit/keys.ts'
import { elementAt, pictureOf } from '../places/editable.ts'
import type { SectionAct } from '../places/section-acts.ts'
import type { Editor } from '../state/editor.ts'
import type { Say } from '../words/words.ts'
import { sectionElements } from './frame.ts'
import type { Overlay } from './overlay.ts'
import type { Writer } from './writer.ts'

interface CanvasParts {
  readonly document: Document
  readonly editor: Editor
  readonly overlay: Overlay
  readonly writer: Writer
  readonly say: () => Say
  readonly nameOf: (section: Element) => string
  /** F6: the focus goes to the top bar. */
  readonly leaveToBar: () => void
  /** Alt+F10: the focus goes to the bar of the text or section. */
  readonly leaveToTools: () => void
  /** Ctrl+K: where the text leads. */
  readonly onLink: () => void
  /** What a key does to the selected section. */
  readonly onSection: (act: SectionAct) => void
}

type On = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) => void

/** Everything a pointer, a keyboard or a clipboard can do to the canvas. Ends with the function it gives. */
export function listenToCanvas(parts: CanvasParts): () => void {
  const { document: page, overlay } = parts
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true, passive: false }
  const on: On = (name, listener) => page.addEventListener(name, listener, options)
  on('pointerdown', (event) => pressed(event, parts))
  on('pointermove', (event) => hovered(event, parts))
  const left = ({ clientX, clientY }: PointerEvent) => overlay.left(clientX, clientY)
  page.documentElement.addEventListener('pointerleave', left, { signal: ending.signal })
  on('click', (event) => clicked(event, parts))
  on('auxclick', prevent)
  on('submit', prevent)
  on('keydown', (event) => keyed(event, parts))
  on('keyup', (event) => {
    if (isPressing(event, parts)) event.preventDefault()
  })
  listenToText(on, parts)
  listenToDrops(on, parts)
  return () => ending.abort()
}

function listenToText(on: On, parts: CanvasParts): void {
  const { writer } = parts
  on('focusin', (event) => {
    const text = fieldOf(event.target)
    if (text?.isContentEditable) writer.begin(text)
  })
  on('focusout', (event) => {
    if (writer.typing?.editable.element === event.target) writer.end()
  })
  on('beforeinput', (event) => filtered(event, parts))
  on('input', ({ inputType }) => {
    writer.typed(inputType?.startsWith('delete') ? 'delete' : 'insert')
  })
  on('compositionstart', () => writer.composing())
  on('compositionend', () => writer.composed())
  on('paste', (event) => {
    event.preventDefault()
    writer.typing?.paste(event.clipboardData?.getData('text/plain') ?? '')
  })
}

/** Nothing can be dragged out of the page or dropped into it (EDIT-6). */
function listenToDrops(on: On, { editor, say }: CanvasParts): void {
  on('dragstart', prevent)
  on('dragover', (event) => {
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  })
  on('drop', (event) => {
    event.preventDefault()
    const hasFiles = (event.dataTransfer?.files.length ?? 0) > 0
    editor.notify(say()(hasFiles ? 'noFiles' : 'noDrop'), 'warning')
  })
}

/** The marked element an event is in; text nodes and the document itself are in none. */
function fieldOf(target: EventTarget | null): HTMLElement | null {
  return (target as Element | null)?.closest?.<HTMLElement>('[data-field]') ?? null
}

function sectionOf(target: EventTarget | null): Element | null {
  return (target as Element | null)?.closest?.('[data-section]') ?? null
}

/** The element becomes editable before the browser handles the press, so that it places the caret itself, exactly there (U22). */
function pressed(event: PointerEvent, { writer }: CanvasParts): void {
  if (event.button !== 0) return
  const text = fieldOf(event.target)
  if (text) writer.prepare(text)
}

/** Links never lead away and buttons never act while editing (LINK-4); a click beside every text selects the section. */
function clicked(event: MouseEvent, parts: CanvasParts): void {
  const { document: page, editor, writer } = parts
  const target = event.target as Element
  if (target.closest('a, button, label, input, textarea, select') || isHeldOpen(target)) event.preventDefault()
  if (fieldOf(target)?.isContentEditable) return
  const below = page.elementsFromPoint(event.clientX, event.clientY)
  // Something transparent may lie over the text, as a card's link does: the text below is what was meant.
  const fields = below.filter((element): element is HTMLElement => element.hasAttribute('data-field'))
  const text = fields.find((element) => writer.prepare(element))
  if (text) {
    writer.enter(text, { x: event.clientX, y: event.clientY })
    return
  }
  writer.end()
  const section = sectionOf(target)
  const picture = fields.find((element) => sectionOf(element) === section && pictureAt(element, parts))
  if (picture) go(picture, parts)
  else editor.select(section?.getAttribute('data-section') ?? null)
}

/** Disclosures (`details`) that somebody has opened here, as the menus of a navigation bar; they close again. */
const openedByHand = new WeakSet<Element>()

/** Whether a press would close what is drawn open so that it can be edited, or is a press on a text. */
function isHeldOpen(target: Element): boolean {
  const details = target.closest('summary')?.closest('details')
  if (!details) return false
  if (fieldOf(target) || (details.open && !openedByHand.has(details))) return true
  openedByHand.add(details)
  return false
}

function pictureAt(element: HTMLElement, { editor }: CanvasParts) {
  return pictureOf(element, editor, true)
}

/** Into a text, or onto a picture. */
function go(element: HTMLElement, parts: CanvasParts): void {
  const { document: page, editor, writer } = parts
  const picture = pictureAt(element, parts)
  if (!picture) {
    writer.enter(element)
    return
  }
  writer.end()
  page.body.focus({ preventScroll: true })
  editor.choose(picture)
  element.scrollIntoView({ block: 'nearest' })
}

function hovered(event: PointerEvent, parts: CanvasParts): void {
  const { overlay, writer, nameOf } = parts
  if (event.pointerType === 'touch') return
  const section = sectionOf(event.target)
  const field = fieldOf(event.target)
  const kind = field && (writer.isText(field) ? 'text' : pictureAt(field, parts) && 'picture')
  overlay.hover(section, kind ? { kind, element: field } : null, section ? nameOf(section) : '')
}

function keyed(event: KeyboardEvent, parts: CanvasParts): void {
  const { editor, writer } = parts
  if (event.isComposing) return
  const command = commandOf(event)
  if (command !== null && !(command === 'help' && writer.typing)) {
    event.preventDefault()
    if (command === 'undo') editor.undo()
    if (command === 'redo') editor.redo()
    if (command === 'save') void editor.save()
    if (command === 'publish' || command === 'help') editor.show({ dialog: { kind: command } })
    if (command === 'bar') parts.leaveToBar()
    if (command === 'tools') parts.leaveToTools()
    if (command === 'link' && writer.typing) parts.onLink()
    if (command === 'duplicate' && !writer.typing) parts.onSection('copy')
    return
  }
  if (writer.typing) keyedInText(event, parts)
  else keyedInPage(event, parts)
}

function keyedInText(event: KeyboardEvent, parts: CanvasParts): void {
  const { document: page, writer } = parts
  const element = writer.typing?.editable.element
  if (event.key === 'Escape') {
    event.preventDefault()
    writer.end()
    page.body.focus()
  } else if (event.key === 'Tab' && element) {
    const next = neighbour(fieldsIn(page.body, parts), element, event.shiftKey ? -1 : 1)
    if (next) {
      event.preventDefault()
      go(next, parts)
    } else {
      writer.end()
    }
  } else if (isPressing(event, parts)) {
    event.preventDefault()
    write(event.key === ' ' ? ' ' : '\n', parts)
  }
}

/** Space and Enter press the summary or button that a text stands in, and the browser would write nothing. */
function isPressing({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, { writer }: CanvasParts): boolean {
  const isKey = (key === ' ' || key === 'Enter') && !ctrlKey && !metaKey && !altKey
  return isKey && writer.typing?.editable.element.closest('summary, button') != null
}

function write(text: ' ' | '\n', { writer: { typing } }: CanvasParts): void {
  if (!typing || (text === '\n' && !typing.editable.field.hasLines) || !typing.takes(text)) return
  typing.insert(text, text === '\n' ? 'line' : 'insert')
}

/** Outside of texts: arrows walk the sections, Enter goes in, Tab walks texts and pictures, Escape comes out (U12, U21). */
function keyedInPage(event: KeyboardEvent, parts: CanvasParts): void {
  const { document: page, editor, onSection } = parts
  const { chosen } = editor.store.getState()
  const id = editor.store.getState().opened?.selected ?? null
  const sections = sectionElements(page)
  const selected = sections.find((section) => section.getAttribute('data-section') === id)
  const select = (section: Element | undefined) => {
    if (!section) return
    editor.select(section.getAttribute('data-section'))
    section.scrollIntoView({ block: 'nearest' })
  }
  const walk = (step: 1 | -1) => {
    const from = chosen && elementAt(page, chosen)
    const fields = fieldsIn(from ? page.body : (selected ?? page.body), parts)
    const next = from ? neighbour(fields, from, step) : (fields.find((one) => parts.writer.isText(one)) ?? fields[0])
    if (next) go(next, parts)
  }
  const acts: { readonly [key: string]: () => void } = {
    ArrowDown: () => select(selected ? neighbour(sections, selected, 1) : sections[0]),
    ArrowUp: () => select(selected ? neighbour(sections, selected, -1) : sections.at(-1)),
    Escape: () => editor.select(chosen && id),
    Enter: () => (chosen ? parts.leaveToTools() : walk(1)),
    Tab: () => walk(event.shiftKey ? -1 : 1),
  }
  const change = event.altKey ? MOVES[event.key] : REMOVES.includes(event.key) ? 'remove' : undefined
  if (selected && change && !chosen) {
    event.preventDefault()
    onSection(change)
    return
  }
  const act = acts[event.key]
  if (!act || (event.key === 'Tab' && event.shiftKey && !chosen)) return
  event.preventDefault()
  act()
}

const MOVES: { readonly [key: string]: SectionAct } = { ArrowUp: 'up', ArrowDown: 'down' }
const REMOVES: readonly string[] = ['Delete', 'Backspace']

/** The texts and pictures of a part of the page that can be seen, in reading order. */
function fieldsIn(part: Element, parts: CanvasParts): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('[data-field]')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (parts.writer.isText(element) || pictureAt(element, parts)),
  )
}

function neighbour<T>(all: readonly T[], one: T, step: 1 | -1): T | undefined {
  const index = all.indexOf(one)
  return index < 0 ? undefined : all[index + step]
}

/** What may come in: never formatting, drops or the browser's own undo; text only while there is room (EDIT-4, EDIT-6). */
function filtered(event: InputEvent, parts: CanvasParts): void {
  const { editor, writer } = parts
  const typing = writer.typing
  const kind = event.inputType
  if (kind === 'historyUndo' || kind === 'historyRedo') {
    event.preventDefault()
    if (kind === 'historyUndo') editor.undo()
    else editor.redo()
  } else if (!typing || /^(format|insertFromDrop|insertFromPaste)/.test(kind)) {
    event.preventDefault()
  } else if (kind === 'insertParagraph' || kind === 'insertLineBreak') {
    event.preventDefault()
    write('\n', parts)
  } else if (kind.startsWith('insert') && kind !== 'insertCompositionText' && !event.isComposing) {
    // A composition is never interrupted: what it brings too much is cut when it is over.
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    if (text !== '' && !typing.takes(text)) event.preventDefault()
  }
}

function prevent(event: Event): void {
  event.preventDefault()
}
