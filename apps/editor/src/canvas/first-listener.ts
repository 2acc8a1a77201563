// Progressive enhancement: takes clicks, keys, composition (IME) and paste on a page that the server has drawn, until there is a program.
import { isCommand, isSelectAll } from './first-commands.ts'

/** What was done before there was a program. */
export interface DoneFirst {
  /** Texts that the caret was in, with what stood there. */
  readonly texts: ReadonlyMap<HTMLElement, string>
  /** Clicks and keys that only the program can answer, oldest first. */
  readonly kept: readonly Event[]
  /** What was typed is kept by the program now. */
  readonly forget: () => void
}

/** What was typed, as this device keeps it until the program does. */
export interface FirstWords {
  readonly revision: number
  readonly language: string
  /** Of each text its place, what stood there, and what stands there now. */
  readonly texts: readonly (readonly [section: string, field: string, before: string, now: string])[]
}

/** What the window of such a page has, for the program to take over. */
export interface FirstWindow {
  /** Ends the listening at a moment when no input method is at work; there until it has. */
  takeFirst?: (take: (done: DoneFirst) => void) => void
}

const TEXT = '[data-words]'
const PRESSED = 'a, button, label, input, textarea, select, summary'
const IN_TEXT = /^(Arrow|Home|End|Page|Backspace|Delete|Shift|Caps|Dead|Process|Unidentified|Control|Meta|Alt|F\d)/
const OF_PAGE = /^(Arrow|Enter|Tab|Escape|Delete|Backspace|Insert|\+)/
const MOVES = /^Arrow(Up|Down)$/
const texts = new Map<HTMLElement, string>()
const kept: Event[] = []
const ending = new AbortController()
let isComposing = false
let waiting: (() => void) | null = null
/** A key of a text has to wait, and all after it do, clicks among them: who left a text goes on in it, or in another. */
let isHolding = false

const on = <Name extends keyof DocumentEventMap>(name: Name, heard: (event: DocumentEventMap[Name]) => void) =>
  document.addEventListener(name, heard, { capture: true, signal: ending.signal })
const tell = (what: string) => parent.dispatchEvent(new Event(what))
const textAt = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLElement>(TEXT) ?? null
const open = (text: HTMLElement) => text.setAttribute('contenteditable', 'plaintext-only')

function keep(event: Event): void {
  event.preventDefault()
  kept.push(event)
}

on('pointerdown', (event) => {
  tell('first-used')
  const text = textAt(event.target)
  if (text && event.button === 0) open(text)
})
on('focusin', ({ target }) => {
  const text = textAt(target)
  if (text?.isContentEditable && !texts.has(text)) texts.set(text, text.textContent ?? '')
})
/** One entry for each opening; the lock tells other tabs that it is still being written. */
const entry = `first-words/${parent.location.pathname.split('/')[2]}/${Math.random()}`
const drawn = JSON.parse(frameElement?.getAttribute('data-first') ?? 'null') as FirstWords | null
const isTyped = () => [...texts].some(([text, before]) => text.textContent !== before)
/** Written with every key: a tab may die at any moment. */
function keepWords(): void {
  if (isComposing || !drawn || !navigator.locks) return
  const { revision, language } = drawn
  const words = [...texts].map(([text, before]) => {
    const section = text.closest<HTMLElement>('[data-section]')?.dataset.section
    return [section, text.dataset.field, before, text.textContent]
  })
  try {
    localStorage.setItem(entry, JSON.stringify({ revision, language, texts: words }))
  } catch {
    // A device that keeps nothing; the browser asks before the tab is closed.
  }
}
navigator.locks?.request(entry, () => new Promise(() => {}))
on('input', keepWords)
on('click', (event) => {
  const target = event.target as Element
  if (target.closest(PRESSED)) event.preventDefault()
  if (isHolding) return keep(event)
  if (textAt(target)?.isContentEditable) return
  // Something transparent may lie over the text, as a card's link does.
  const below = document.elementsFromPoint(event.clientX, event.clientY)
  const text = below.find((one): one is HTMLElement => one.matches(TEXT))
  if (!text) return keep(event)
  open(text)
  text.focus({ preventScroll: true })
  const place = document.caretPositionFromPoint?.(event.clientX, event.clientY)
  if (place && text.contains(place.offsetNode)) getSelection()?.collapse(place.offsetNode, place.offset)
})
on('keydown', (event) => {
  tell('first-used')
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  if (isComposing) return
  if (isCommand(event) || (isHolding && isSelectAll(event))) return keep(event)
  const isInText = textAt(event.target)?.isContentEditable
  // With Alt an arrow moves the section that an arrow before it selects; in a text it is the browser's.
  const isMove = altKey && !isInText && MOVES.test(key)
  if (ctrlKey || metaKey || (altKey && !isMove)) return
  if (!isInText) {
    if (OF_PAGE.test(key)) keep(event)
    return
  }
  if (key.length > 1 && !IN_TEXT.test(key)) isHolding = true
  if (isHolding && !/^(Shift|Caps|Dead|Process|Unidentified|F\d)/.test(key)) keep(event)
})
/** What is copied waits for the press that selects; what an event carries is closed once it is over. */
for (const type of ['copy', 'cut', 'paste'] as const) {
  on(type, (event) => {
    if (textAt(event.target)?.isContentEditable || (type !== 'paste' && kept.length === 0)) return
    event.preventDefault()
    const clipboardData = new DataTransfer()
    const from = event.clipboardData
    for (const one of from?.types ?? []) if (one !== 'Files') clipboardData.setData(one, from?.getData(one) ?? '')
    for (const file of from?.files ?? []) clipboardData.items.add(file)
    kept.push(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
  })
}
on('beforeinput', (event) => {
  const { inputType } = event
  if (inputType === 'insertParagraph' || inputType === 'insertLineBreak')
    keep(new KeyboardEvent('keydown', { key: 'Enter' }))
  if (/^(format|history|insertFromDrop|insertParagraph|insertLineBreak)/.test(inputType)) event.preventDefault()
})
on('compositionstart', () => {
  isComposing = true
})
on('compositionend', () => {
  isComposing = false
  keepWords()
  if (waiting) setTimeout(waiting)
})
for (const name of ['auxclick', 'submit', 'dragstart', 'dragover', 'drop'] as const)
  on(name, (event) => event.preventDefault())

// Words that no program has yet are sent to nobody.
addEventListener('beforeunload', (event) => isTyped() && event.preventDefault(), { signal: ending.signal })
;(window as FirstWindow).takeFirst = (take) => {
  waiting = () => {
    if (isComposing) return
    waiting = null
    ending.abort('over')
    delete (window as FirstWindow).takeFirst
    take({ texts, kept, forget: () => localStorage.removeItem(entry) })
  }
  waiting()
}
// Once it has been painted.
document.addEventListener('DOMContentLoaded', () =>
  requestAnimationFrame(() => requestAnimationFrame(() => tell('first-seen'))),
)
