import type { Operation, Section } from '@mimar/document'
import { countGraphemes, writeField } from '@mimar/fields'
import { type Editable, editableOf, findSection } from '../places/editable.ts'
import type { Editor } from '../state/editor.ts'
import { mayWrite } from '../state/rights.ts'
import type { Opened } from '../state/state.ts'
import type { Say } from '../words/words.ts'
import { placeCaret, placeCaretAt, readSelection, readText } from './caret.ts'
import type { Counted, Overlay } from './overlay.ts'
import { Typing } from './typing.ts'

/** Fewer characters left than this is a warning (EDIT-4). */
const WARN_BELOW = 5

interface WriterOptions {
  readonly editor: Editor
  readonly overlay: Overlay
  readonly say: () => Say
  readonly announce: (text: string) => void
  /** Told which section the caret is in, so that it is not drawn meanwhile. */
  readonly moved: (section: string | null) => void
}

/** Holds the caret: at most one text at a time is being typed in. */
export class Writer {
  readonly #options: WriterOptions
  /** Where the caret was when the focus went to the bar of its text. */
  #held: { readonly start: number; readonly end: number } | null = null
  #typing: Typing | null = null
  /** The section of the caret as it was drawn. */
  #drawn: Section | undefined
  #announced = ''
  /** Own changes on their way into the document are no news for the text they came from. */
  #isCommitting = false

  constructor(options: WriterOptions) {
    this.#options = options
  }

  get typing(): Typing | null {
    return this.#typing
  }

  /** Whether an element shows a text that can be typed in; pictures are marked too. */
  isText(element: HTMLElement): boolean {
    const opened = this.#options.editor.store.getState().opened
    if (!opened || !mayWrite(opened, opened.language)) return false
    return editableOf(element, opened.site, opened.language) !== undefined
  }

  /** Makes the text an element shows editable, before the browser places the caret in it. False for everything that is no text. */
  prepare(element: HTMLElement): boolean {
    if (!this.isText(element)) return false
    if (!element.isContentEditable) element.setAttribute('contenteditable', 'plaintext-only')
    element.dataset.text = ''
    return true
  }

  /** The caret is in this text now. */
  begin(element: HTMLElement): void {
    if (this.#typing?.editable.element === element) return
    this.end()
    const { editor, overlay, moved } = this.#options
    const opened = editor.store.getState().opened
    const editable = this.#editableOf(element)
    if (!editable) return
    this.#typing = new Typing(editable, {
      changed: () => this.#changed(),
      committed: (texts) => this.#committed(editable, texts),
      shortened: (limit) => editor.notify(this.#options.say()('shortened', { n: limit })),
      restored: () => editor.notify(this.#options.say()('required'), 'warning'),
    })
    this.#announced = ''
    this.#held = null
    this.#drawn = opened ? findSection(opened.site, editable.section) : undefined
    moved(editable.section)
    editor.select(editable.section)
    editor.placeCaret({ section: editable.section, path: editable.path })
    overlay.activate(element, this.#counted())
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
    const typing = this.#typing
    if (!typing) return
    this.#typing = null
    // Read first: what is drawn below may bring the caret back, which then is held no longer.
    const { isHeld } = this
    const { element } = typing.editable
    typing.end()
    element.removeAttribute('contenteditable')
    if (element.ownerDocument.activeElement === element) element.blur()
    this.#options.editor.setTyping(false)
    this.#options.moved(null)
    if (isHeld) return
    this.#options.overlay.activate(null, null)
    this.#options.editor.placeCaret(null)
  }

  get isHeld(): boolean {
    return this.#held !== null
  }

  /** The focus goes to the bar of the text: the text stays the one that is edited, and the place in it is remembered. */
  hold(): void {
    const element = this.#typing?.editable.element
    this.#held ??= element ? readSelection(element) : { start: 0, end: 0 }
  }

  /** The caret comes back to the place it was held at, or takes the whole text. */
  resume(element: HTMLElement, isWhole = false): void {
    const held = this.#held
    this.enter(element)
    if (isWhole) element.ownerDocument.getSelection()?.selectAllChildren(element)
    else if (held && this.#typing) placeCaret(element, held.start, held.end)
  }

  /** The text is no longer the one that is edited. */
  release(): void {
    if (!this.#held) return
    this.#held = null
    this.end()
    this.#options.overlay.activate(null, null)
    this.#options.editor.placeCaret(null)
  }

  /** Makes what was typed so far a change without leaving. */
  commit(): void {
    if (this.#typing && !this.#typing.isComposing) this.#typing.commit()
  }

  /** The site changed while the caret is here: by undo, or by another person. Own commits change nothing. */
  follow(opened: Opened): void {
    const typing = this.#typing
    if (!typing || this.#isCommitting) return
    const { element, section, language, stored } = typing.editable
    const isHere = language === opened.language && findSection(opened.site, section) !== undefined
    // Not every browser tells that a text was taken off the page with the caret in it.
    if (isHere && this.#isBusy(typing)) return
    const now = isHere ? editableOf(element, opened.site, language) : undefined
    if (now) this.#showStored(typing, now.stored, stored)
    else this.end()
  }

  /** Whether more than the text at the caret has changed in its section: undo of a link, another person's picture. */
  isOutdated(opened: Opened): boolean {
    const typing = this.#typing
    const before = this.#drawn
    if (!typing || !before || this.#isBusy(typing)) return false
    const now = findSection(opened.site, typing.editable.section)
    if (!now || now === before) return false
    this.#drawn = now
    const { path } = typing.editable
    return shapeOf(before, path) !== shapeOf(now, path)
  }

  /** Whether the text here is newer than the document: being typed, or on its way into it. */
  #isBusy(typing: Typing): boolean {
    const { isWaiting } = this.#options.editor.store.getState()
    return this.#isCommitting || isWaiting || typing.isPending || typing.isComposing
  }

  #showStored(typing: Typing, now: string | undefined, before: string | undefined): void {
    const isStandIn = now === undefined && before === undefined
    if (isStandIn && typing.text === '') return
    const text = now ?? (isStandIn ? typing.shown : '')
    if (text !== typing.text.trim()) typing.replaced(text)
  }

  #changed(): void {
    const { editor, overlay } = this.#options
    const typing = this.#typing
    if (!typing) return
    editor.setTyping(typing.isPending)
    this.#wear(typing)
    const counted = this.#counted()
    if (counted) overlay.typed(counted)
  }

  #committed(editable: Editable, texts: readonly string[]): void {
    const { editor } = this.#options
    const { section, template, path, language } = editable
    this.#isCommitting = true
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
    // Only now: what was typed says what its author had seen when they began.
    editor.setTyping(false)
    this.#isCommitting = false
  }

  /** The text an element shows, with what is on its way into the document counted as stored. */
  #editableOf(element: HTMLElement): Editable | undefined {
    const { editor } = this.#options
    const { opened } = editor.store.getState()
    const editable = opened ? editableOf(element, opened.site, opened.language) : undefined
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
    const typing = this.#typing
    if (!typing) return null
    const { limit } = typing.editable.field
    const length = countGraphemes(readText(typing.editable.element))
    if (limit === null) return { text: `${length}/∞`, state: 'plain' }
    const left = limit - length
    const state = left <= 0 ? 'max' : left < WARN_BELOW ? 'warning' : 'plain'
    this.#announceState(state, left)
    return { text: `${length}/${limit}`, state }
  }

  #announceState(state: Counted['state'], left: number): void {
    if (state === this.#announced) return
    this.#announced = state
    const { say, announce } = this.#options
    if (state === 'max') announce(say()('limitReached'))
    if (state === 'warning') announce(say()('charactersLeft', { n: left }))
  }
}

/** A section without one text, to be compared. */
function shapeOf(section: Section, path: string): string {
  return JSON.stringify({ ...section, content: writeField(section.content, path, null) })
}
