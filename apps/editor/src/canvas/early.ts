// Before hydration: what is pressed and typed while the program is still loading is kept and played again.
import type { Editor } from '../state/editor.ts'
import type { FirstWindow } from './first-listener.ts'

/** Something that was meant for a part of the editor that had not arrived. */
export interface Meant {
  readonly event: Event
  /** What a clipboard event carried, or is to carry; the event's own is closed once it is over. */
  readonly data: DataTransfer | null
}

const CANVAS_TYPES = ['pointermove', 'pointerdown', 'keydown', 'dragenter', 'focusin'] as const
const CLIPBOARD_TYPES = ['copy', 'cut', 'paste'] as const
const OF_PICTURES: readonly string[] = ['Delete', 'Backspace', 'Enter']
/** However slowly a page comes, what is not needed to draw it is not kept back for longer. */
const LATEST = 10_000
const IDLE_WITHIN = 2_000

/**
 * Runs when what stands has been seen and the browser has nothing else to do; where it cannot tell, after a moment. It does not
 * run once the signal says that whoever asked is gone.
 */
export function whenIdle(run: () => void, signal?: AbortSignal): void {
  const runOnce = () => {
    if (!signal?.aborted) run()
  }
  const wait = () => {
    if (signal?.aborted) return
    if ('requestIdleCallback' in window) requestIdleCallback(runOnce, { timeout: IDLE_WITHIN })
    else setTimeout(runOnce, IDLE_WITHIN / 10)
  }
  // Idle moments come between a drawing and the frame that shows it, too.
  requestAnimationFrame(() => requestAnimationFrame(wait))
}

/**
 * Keeps what a person does before all of the editor is there. Later parts are called for when somebody is at the page,
 * or when it is drawn and the browser is idle.
 */
export class Early {
  readonly #editor: Editor
  readonly #view: Window & FirstWindow
  readonly #ending = new AbortController()
  readonly #kept: Meant[] = []
  #pointed: Event | null = null
  #callLater: (() => void) | null

  constructor(page: Document, editor: Editor, callLater: () => void) {
    this.#editor = editor
    this.#callLater = callLater
    const options = { capture: true, signal: this.#ending.signal }
    const view = page.defaultView as Window
    this.#view = view
    const heard = (event: Event) => this.#heard(event)
    for (const type of CANVAS_TYPES) view.addEventListener(type, heard, options)
    for (const type of CLIPBOARD_TYPES) for (const one of [window, view]) one.addEventListener(type, heard, options)
    const timer = setTimeout(() => this.#call(), LATEST)
    this.#ending.signal.addEventListener('abort', () => clearTimeout(timer))
  }

  /** The page is drawn: the parts may come as soon as nothing else is to be done. */
  drawn(): void {
    if (this.#callLater) whenIdle(() => this.#call(), this.#ending.signal)
  }

  /** Hands over all that was kept, in order, and keeps nothing from here on. */
  take(): readonly Meant[] {
    this.end()
    const pointed = this.#pointed ? [{ event: this.#pointed, data: null }] : []
    this.#pointed = null
    return [...this.#kept.splice(0), ...pointed]
  }

  end(): void {
    // With a reason of its own; else the signal would keep an exception, with all that stood on the stack.
    this.#ending.abort('over')
  }

  #call(): void {
    this.#callLater?.()
    this.#callLater = null
  }

  #heard(event: Event): void {
    this.#call()
    if (event.type === 'pointermove') this.#pointed = event
    // What the page's first listener still keeps is done again in its order, and heard here then.
    if (this.#view.takeFirst || !this.#isForLater(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { clipboardData } = event as ClipboardEvent
    this.#kept.push({ event, data: clipboardData ? copyOf(clipboardData) : null })
  }

  /** Keys and clipboard of a selected section or picture, and the way into the tools; who writes is left alone. */
  #isForLater(event: Event): boolean {
    const { code, key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
    if (event.type === 'keydown' && code === 'F10' && altKey) return true
    const { caret, chosen, dialog, opened } = this.#editor.store.getState()
    const target = event.target as Element | null
    if (caret || dialog || target?.closest?.('input, textarea, select, [contenteditable]')) return false
    if (event.type === 'paste') return true
    if (event.type === 'copy' || event.type === 'cut') return chosen === null && opened?.selected != null
    if (event.type !== 'keydown' || ctrlKey || metaKey || altKey) return false
    return key === 'Insert' || key === '+' || (chosen !== null && OF_PICTURES.includes(key))
  }
}

function copyOf(from: DataTransfer): DataTransfer {
  const copy = new DataTransfer()
  for (const type of from.types) if (type !== 'Files') copy.setData(type, from.getData(type))
  for (const file of from.files) copy.items.add(file)
  return copy
}
