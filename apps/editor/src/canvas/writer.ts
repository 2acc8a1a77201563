import type { Operation, Section } from '@mimar/document'
import { countGraphemes, learnReadings, type WrittenField, writeField } from '@mimar/fields'
import { type Editable, editableOf, keyboardFor, sectionIn } from '../places/editable.ts'
import type { Editor } from '../state/editor.ts'
import { hasRight, mayWrite } from '../state/rights.ts'
import type { Opened } from '../state/state.ts'
import { fieldName } from '../words/fields.ts'
import type { Say } from '../words/words.ts'
import { placeCaret, placeCaretAt, readSelection, readText } from './caret.ts'
import type { Counted, Overlay } from './overlay.ts'
import { Typing, type TypingKind } from './typing.ts'
import { type Move, moved, type Range, textOf, type Writing } from './writing.ts'

/** Fewer characters left than this is a warning (EDIT-4). */
const WARN_BELOW = 5

interface WriterOptions {
  readonly editor: Editor
  readonly overlay: Overlay
  readonly say: () => Say
  readonly announce: (text: string) => void
  /** The caret is in another section, or in none: the one it is in is not drawn. */
  readonly moved: () => void
}

/** A text with the caret in it. */
interface Written {
  readonly typing: Typing
  /** Its section as it was drawn. */
  drawn: Section | undefined
  /** How much room there is, as a screen reader was told last. */
  announced: Counted['state']
}

/** Holds the caret: at most one text at a time is being typed in. What it does, and when, is a state of `writing.ts`. */
export class Writer {
  readonly #options: WriterOptions
  #writing: Writing<Written> = { kind: 'idle' }

  constructor(options: WriterOptions) {
    this.#options = options
  }

  get typing(): Typing | null {
    return textOf(this.#writing)?.typing ?? null
  }

  /** The section that is not drawn, since the caret is in it or just leaving it. */
  get section(): string | null {
    return 'text' in this.#writing ? this.#writing.text.typing.editable.section : null
  }

  /** Whether the focus is in the tools of a text. */
  get isHeld(): boolean {
    return this.#writing.kind === 'held'
  }

  /** Whether the next drawing brings the caret back into its text. */
  get comesBack(): boolean {
    return this.#writing.kind === 'held' && this.#writing.comesBack
  }

  /** Whether an element shows a text that can be typed in; pictures are marked too. */
  isText(element: HTMLElement): boolean {
    return this.typedIn(element) !== null
  }

  /** What is typed in an element: words, '', or hours or an amount, by their kind; null where nothing is. */
  typedIn(element: HTMLElement): '' | WrittenField['kind'] | null {
    const { store, catalog } = this.#options.editor
    const { opened } = store.getState()
    if (!opened || !mayWrite(opened, opened.language)) return null
    const editable = editableOf(element, opened.site, opened.language, catalog)
    if (!editable || (editable.fact && !hasRight(opened, 'edit-site'))) return null
    return editable.fact?.kind ?? ''
  }

  /** Makes the text an element shows editable, before the browser places the caret in it. False for everything that is no text. */
  prepare(element: HTMLElement): boolean {
    const typed = this.typedIn(element)
    if (typed === null) return false
    if (!element.isContentEditable) element.setAttribute('contenteditable', 'plaintext-only')
    element.dataset.text = typed
    const { store, catalog } = this.#options.editor
    const { opened } = store.getState()
    if (opened) element.inputMode = keyboardFor(element, opened.site, catalog)
    return true
  }

  /** The caret is in this text now. */
  begin(element: HTMLElement): void {
    if (this.typing?.editable.element === element) return
    this.end()
    const { editor, overlay, moved } = this.#options
    const opened = editor.store.getState().opened
    const editable = this.#editableOf(element)
    if (!editable) return
    // Who is here may write hours or an amount.
    if (editable.fact) void learnReadings().catch(() => {})
    const typing = new Typing(editable, {
      changed: () => this.#changed(),
      committed: (texts) => this.#committed(editable, texts),
      shortened: (limit) => editor.notify(this.#options.say()('shortened', { n: limit })),
      restored: () => editor.notify(this.#options.say()('required'), 'warning'),
    })
    const drawn = opened ? sectionIn(opened.site, editable.section) : undefined
    this.#move({ do: 'comes', text: { typing, drawn, announced: 'plain' } })
    moved()
    editor.select(editable.section)
    editor.placeCaret({ section: editable.section, path: editable.path })
    overlay.activate({ kind: 'typing', element }, this.#counted())
  }

  /** Puts the caret into a text: where the point is, else at its end. */
  enter(element: HTMLElement, point?: { readonly x: number; readonly y: number }): void {
    if (!this.prepare(element)) return
    element.focus({ preventScroll: true })
    if (point) placeCaretAt(element, point.x, point.y)
    else element.ownerDocument.getSelection()?.selectAllChildren(element)
    if (!point) element.ownerDocument.getSelection()?.collapseToEnd()
    element.scrollIntoView({ block: 'nearest' })
  }

  /** The caret has left: commits, and hands the element back to its section. */
  end(): void {
    this.#leave(null)
  }

  /** The focus goes to the tools of the text: it stays the one that is edited, and the place in it is remembered. */
  hold(comesBack = false): void {
    const element = this.typing?.editable.element
    this.#leave({ at: element ? readSelection(element) : null, comesBack })
  }

  /** The next drawing brings the caret to the text that is edited then. */
  waits(): void {
    this.#move({ do: 'waits' })
  }

  /** The caret comes back to the place it was held at, or takes the whole text; without a text it stays held. */
  resume(element: HTMLElement | null, isWhole: boolean, focus: () => void): void {
    this.#move({ do: 'returns' })
    const at = this.#writing.kind === 'returning' ? this.#writing.at : null
    focus()
    if (element) this.enter(element)
    if (element && isWhole) element.ownerDocument.getSelection()?.selectAllChildren(element)
    else if (element && at && this.typing) placeCaret(element, at.start, at.end)
    this.#move({ do: 'misses' })
  }

  /** The text is no longer the one that is edited. */
  release(): void {
    if (!this.isHeld) return
    this.#move({ do: 'released' })
    this.#rest()
  }

  /** Makes what was typed so far a change without leaving; half of what is composed never is one. */
  commit(): void {
    this.typing?.commit()
  }

  /** The browser has changed the text; what an input method shows on the way is none of it yet. */
  typed(kind: TypingKind): void {
    if (this.#writing.kind === 'typing') this.#writing.text.typing.typed(kind)
  }

  /** An input method begins; what others write from here on its author has not seen. */
  composing(): void {
    const { typing } = this
    if (!typing) return
    this.#move({ do: 'composes', before: typing.text })
    this.#options.editor.setTyping(true)
  }

  composed(): void {
    const now = this.#writing
    if (now.kind !== 'composing') return
    const { typing } = now.text
    this.#move({ do: 'composed' })
    typing.composed(now.before)
    this.#options.editor.setTyping(typing.isPending)
  }

  /** The site changed while the caret is here: by undo, or by another person. Own commits change nothing. */
  follow(opened: Opened): void {
    const { typing } = this
    if (!typing || this.#writing.kind === 'committing') return
    const { element, section, language, stored } = typing.editable
    const isHere = language === opened.language && sectionIn(opened.site, section) !== undefined
    // Not every browser tells that a text was taken off the page with the caret in it.
    if (isHere && this.#isBusy(typing)) return
    const now = isHere ? editableOf(element, opened.site, language, this.#options.editor.catalog) : undefined
    if (!now) this.end()
    else if (!now.fact) this.#showStored(typing, now.stored, stored)
  }

  /** Whether more than the text at the caret has changed in its section: undo of a link, another person's picture. */
  isOutdated(opened: Opened): boolean {
    const text = textOf(this.#writing)
    const before = text?.drawn
    if (!text || !before || this.#isBusy(text.typing)) return false
    const { typing } = text
    const now = sectionIn(opened.site, typing.editable.section)
    if (!now || now === before) return false
    text.drawn = now
    const { path, fact } = typing.editable
    return fact !== null || shapeOf(before, path) !== shapeOf(now, path)
  }

  /** What was typed moves what is bold or a link in it, which is no news to the text. */
  #keepsUp(text: Written | null, before: Section | undefined): void {
    const { opened } = this.#options.editor.store.getState()
    if (!text?.drawn || !before || !opened) return
    const { section, path } = text.typing.editable
    if (shapeOf(text.drawn, path) === shapeOf(before, path)) text.drawn = sectionIn(opened.site, section)
  }

  /** Whether the text here is newer than the document: being typed, or on its way into it. */
  #isBusy(typing: Typing): boolean {
    const { isWaiting } = this.#options.editor.store.getState()
    const isOnItsWay = this.#writing.kind === 'composing' || this.#writing.kind === 'committing'
    return isOnItsWay || isWaiting || typing.isPending
  }

  #showStored(typing: Typing, now: string | undefined, before: string | undefined): void {
    const isStandIn = now === undefined && before === undefined
    if (isStandIn && typing.text === '') return
    const text = now ?? (isStandIn ? typing.shown : '')
    if (text !== typing.text.trim()) typing.replaced(text)
  }

  #changed(): void {
    const { editor, overlay } = this.#options
    const { typing } = this
    if (!typing) return
    editor.setTyping(typing.isPending)
    this.#wear(typing)
    const counted = this.#counted()
    if (counted) overlay.typed(counted)
  }

  #committed(editable: Editable, texts: readonly string[]): void {
    const { editor } = this.#options
    const { section, template, path, language } = editable
    const { fact } = editable
    if (fact) {
      this.#said(editable, fact, texts.at(-1))
      return
    }
    const written = textOf(this.#writing)
    const { opened } = editor.store.getState()
    const before = opened ? sectionIn(opened.site, section) : undefined
    this.#move({ do: 'commits' })
    let last = this.#editableOf(editable.element)?.stored ?? ''
    for (const value of texts) {
      if (value === last) continue
      last = value
      const operation: Operation = {
        do: 'set-field',
        section,
        field: path,
        language,
        value: value === '' ? null : value,
      }
      editor.do({ name: { kind: 'Text', template }, operations: [operation] })
    }
    this.#keepsUp(written, before)
    // Only now: what was typed says what its author had seen when they began.
    editor.setTyping(this.#writing.kind === 'composing')
    this.#move({ do: 'committed' })
  }

  /** What was typed becomes the value that it says, once that can be read; what says none is told and changes nothing. */
  #said({ section, template, path }: Editable, fact: WrittenField, typed: string | undefined): void {
    const { editor, say } = this.#options
    const deedOf = (value: string | number | null) => ({
      name: { kind: 'Text', template } as const,
      operations: [{ do: 'set-field', section, field: path, value } satisfies Operation],
    })
    const tell = (what: 'notHours' | 'notAPrice' | 'notANumber' | 'readLater') =>
      editor.notify(say()(what, { name: fieldName(say(), template, path), typed: typed ?? '' }), 'warning')
    const read = (store: (value: string | number | null) => void) => {
      const checked = fact.check(typed ?? '')
      if (checked.ok) store(checked.value)
      else tell(fact.kind === 'hours' ? 'notHours' : fact.isNumber ? 'notANumber' : 'notAPrice')
    }
    this.#move({ do: 'commits' })
    if (typed === undefined) {
      // Nothing else stands there than before.
    } else if (editor.isReading) read((value) => editor.do(deedOf(value)))
    else {
      tell('readLater')
      void editor.doOnceRead(deedOf(typed)).then(() => read(() => {}))
    }
    editor.setTyping(false)
    this.#move({ do: 'committed' })
  }

  #move(move: Move<Written>): void {
    this.#writing = moved(this.#writing, move)
  }

  #leave(held: { readonly at: Range | null; readonly comesBack: boolean } | null): void {
    // Not every browser tells first that a composition is over: what stands there is kept.
    this.composed()
    const { typing } = this
    this.#move({ do: 'leaves', held })
    if (!typing) return
    const { element } = typing.editable
    typing.end()
    element.removeAttribute('contenteditable')
    element.removeAttribute('inputmode')
    if (element.ownerDocument.activeElement === element) element.blur()
    this.#options.editor.setTyping(false)
    this.#move({ do: 'left' })
    this.#options.moved()
    if (!held) this.#rest()
  }

  #rest(): void {
    this.#options.overlay.activate({ kind: 'none' })
    this.#options.editor.placeCaret(null)
  }

  /** The text an element shows, with what is on its way into the document counted as stored. */
  #editableOf(element: HTMLElement): Editable | undefined {
    const { editor } = this.#options
    const { opened } = editor.store.getState()
    const editable = opened ? editableOf(element, opened.site, opened.language, editor.catalog) : undefined
    if (!editable) return undefined
    const waiting = editor.waitingText(editable.section, editable.path, editable.language)
    return waiting === undefined ? editable : { ...editable, stored: waiting ?? undefined }
  }

  /** A text that another language stands in for becomes this language's own with the first key. */
  #wear({ editable }: Typing): void {
    const { element, language } = editable
    if (!element.lang || element.lang === language) return
    element.lang = language
    element.dir = element.ownerDocument.documentElement.dir
  }

  #counted(): Counted | null {
    const text = textOf(this.#writing)
    if (!text) return null
    const { element, field } = text.typing.editable
    const { limit } = field
    if (text.typing.editable.fact) return null
    const length = countGraphemes(readText(element))
    if (limit === null) return { text: `${length}/∞`, state: 'plain' }
    const left = limit - length
    const state = left <= 0 ? 'max' : left < WARN_BELOW ? 'warning' : 'plain'
    this.#announceState(text, state, left)
    return { text: `${length}/${limit}`, state }
  }

  #announceState(text: Written, state: Counted['state'], left: number): void {
    if (state === text.announced) return
    text.announced = state
    const { say, announce } = this.#options
    if (state === 'max') announce(say()('limitReached'))
    if (state === 'warning') announce(say()('charactersLeft', { n: left }))
  }
}

/** A section without one text, to be compared. */
function shapeOf(section: Section, path: string): string {
  return JSON.stringify({ ...section, content: writeField(section.content, path, null) })
}
