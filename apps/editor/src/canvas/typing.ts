// Autosave with debounce: a text being typed in becomes one change a second after the last key, or at once when the caret leaves.
import { countGraphemes, cutToGraphemes } from '@mimar/fields'
import type { Editable } from '../places/editable.ts'
import { differenceOf, placeCaret, readSelection, readText, writeText } from './caret.ts'
import { cleanText } from './clean.ts'

/** What a text being typed in tells the editor. */
interface TypingEvents {
  /** The text is another than a moment ago. */
  changed(): void
  /** Each text of the list becomes one step of Undo; the last is what stands there now. */
  committed(texts: readonly string[]): void
  /** A paste was cut to the limit. */
  shortened(limit: number): void
  /** A required text was left empty and got its previous value back. */
  restored(): void
}

export type TypingKind = 'insert' | 'delete' | 'paste' | 'line'

/** From the last keystroke to the change (EDIT-7). */
const COMMIT_AFTER = 1_000
/** A burst of typing without a pause is one step of Undo up to about this many characters, then up to the next space. */
const LONG_BURST = 40

/** The caret is in a text: from here until `end`, the browser owns its element. */
export class Typing {
  readonly editable: Editable
  readonly #events: TypingEvents
  /** What stood there when the caret came, and what the drawing of its section believes is there. */
  readonly shown: string
  /** What was drawn there, where more than a text was: what is bold, italic or a link. */
  readonly #drawn: readonly Node[] | undefined
  /** What an emptied required text comes back to; nothing where nothing was ever written (U25). */
  #previous: string
  #current: string
  #committed: string
  /** Texts at the ends of earlier bursts that are not committed yet. */
  #bursts: string[] = []
  #kind: TypingKind | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(editable: Editable, events: TypingEvents) {
    this.editable = editable
    this.#events = events
    this.shown = editable.element.textContent ?? ''
    if (editable.element.firstElementChild) {
      this.#drawn = [...editable.element.childNodes].map((node) => node.cloneNode(true))
    }
    this.#previous = this.shown
    this.#current = readText(editable.element)
    this.#committed = editable.stored ?? this.shown
  }

  get text(): string {
    return this.#current
  }

  get isPending(): boolean {
    return this.#timer !== undefined || (this.editable.fact !== null && this.#tidy() !== this.#committed)
  }

  /** Whether a text may come in where the selection is: what makes the text no longer always may. */
  takes(text: string): boolean {
    const { limit } = this.editable.field
    if (limit === null || this.#current.length + text.length <= limit) return true
    const { start, end } = readSelection(this.editable.element)
    const next = this.#current.slice(0, start) + text + this.#current.slice(end)
    return countGraphemes(next) <= Math.max(limit, countGraphemes(this.#current))
  }

  /** The browser has changed the element. */
  typed(kind: TypingKind): void {
    const { element } = this.editable
    const now = readText(element)
    // What the browser leaves in an emptied element would hide the placeholder.
    if (now === '' && element.firstChild) element.replaceChildren()
    if (now === this.#current) return
    this.#noteBurst(now, kind)
    this.#current = now
    clearTimeout(this.#timer)
    // Half a price is a price too, half of some hours are hours, and never what is meant.
    if (!this.editable.fact) this.#timer = setTimeout(() => this.commit(), COMMIT_AFTER)
    this.#events.changed()
  }

  /** Puts plain text where the selection is, as much of it as fits. False when it was cut. */
  insert(text: string, kind: TypingKind): boolean {
    const { element, field } = this.editable
    const { start, end } = readSelection(element)
    const clean = cleanText(text, field.hasLines)
    const fitting = this.#cutToRoom(clean, this.#current.slice(0, start) + this.#current.slice(end))
    if (fitting !== '' || start !== end) {
      this.#put(this.#current.slice(0, start) + fitting + this.#current.slice(end), start + fitting.length)
      this.typed(kind)
    }
    return fitting.length === clean.length
  }

  paste(text: string): void {
    const { limit } = this.editable.field
    if (!this.insert(text, 'paste') && limit !== null) this.#events.shortened(limit)
  }

  /** A composition is over: only now may what is too much be cut, out of the composed part, with the caret kept. */
  composed(before: string): void {
    const { element, field } = this.editable
    const now = readText(element)
    if (field.limit !== null && countGraphemes(now) > Math.max(field.limit, countGraphemes(before))) {
      const { start, end } = differenceOf(before, now)
      const kept = this.#cutToRoom(now.slice(start, end), now.slice(0, start) + now.slice(end))
      this.#put(now.slice(0, start) + kept + now.slice(end), start + kept.length)
    }
    this.typed('insert')
  }

  /** Makes what was typed a change, one step of Undo for each burst. A required text that is empty for the moment waits. */
  commit(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const now = this.#tidy()
    if (now === '' && this.#comesBack) return
    const texts = [...this.#bursts.map((text) => text.trim()), now].filter(
      (text, index, all) => text !== (all[index - 1] ?? this.#committed) && (text !== '' || !this.#comesBack),
    )
    this.#bursts = []
    this.#kind = null
    this.#committed = now
    // Also without texts: what was typed has been taken back by hand, and nothing is pending any more.
    this.#events.committed(texts)
  }

  /** The document has another text now (undo, another person): shown where the caret is, caret at what changed. */
  replaced(text: string): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#bursts = []
    this.#kind = null
    const { end } = differenceOf(this.#current, text)
    this.#previous = text
    this.#current = text
    this.#committed = text
    this.#put(text, end)
    this.#events.changed()
  }

  /** The caret leaves: commits, and leaves the element as its section was drawn or is about to be. */
  end(): void {
    const { element, stored, fact } = this.editable
    if (this.#comesBack && this.#tidy() === '') {
      this.#current = this.#previous
      this.#events.restored()
    }
    this.commit()
    const final = this.#tidy()
    const isAsBefore = fact !== null || final === (stored ?? '') || final === this.shown
    if (this.#drawn) element.replaceChildren(...this.#drawn)
    else writeText(element, isAsBefore ? this.shown : final)
  }

  get #comesBack(): boolean {
    return this.editable.isRequired && this.#previous !== ''
  }

  #tidy(): string {
    return cleanText(this.#current, this.editable.field.hasLines).trim()
  }

  #put(text: string, caret: number): void {
    writeText(this.editable.element, text)
    placeCaret(this.editable.element, caret)
  }

  #cutToRoom(text: string, around: string): string {
    const { limit } = this.editable.field
    return limit === null ? text : cutToGraphemes(text, Math.max(0, limit - countGraphemes(around)))
  }

  #noteBurst(now: string, kind: TypingKind): void {
    const last = this.#bursts.at(-1) ?? this.#committed
    const isLong = Math.abs(this.#current.length - last.length) >= LONG_BURST && this.#isAfterSpace(now)
    const isOther = this.#kind !== null && kind !== this.#kind
    if (this.#current !== last && (isLong || isOther || kind === 'paste')) this.#bursts.push(this.#current)
    this.#kind = kind
  }

  #isAfterSpace(text: string): boolean {
    return /\s$/.test(text.slice(0, readSelection(this.editable.element).end))
  }
}
