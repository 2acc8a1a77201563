// Before hydration: Enter in a long text waits for the part that makes blocks, and what is typed after it waits too.
import { inputAgain } from './input-again.ts'

const IN_LONG_TEXT = '.long-text [data-field]'
const IS_BREAK = /^insert(Paragraph|LineBreak)$/
/** Keys that may lead out of the place at which one typed. */
const LEADS_ON = /^(Arrow|Home|End|Page|Tab|Escape|F\d)/

const releases = new WeakMap<Document, () => void>()

/** Keeps them until `releaseBreaks`; whoever leaves the text before has line breaks in place of blocks, and loses no word. */
export function holdBreaks(page: Document): void {
  const kept: InputEvent[] = []
  const ending = new AbortController()
  let isPassing = false
  let isLine = false
  const pass = () => {
    isPassing = true
    for (const { inputType, data, dataTransfer } of kept.splice(0)) {
      inputAgain(page, inputType, data ?? dataTransfer?.getData('text/plain'))
    }
    isPassing = false
  }
  const on = <Name extends keyof WindowEventMap>(name: Name, heard: (event: WindowEventMap[Name]) => void) =>
    page.defaultView?.addEventListener(name, heard, { capture: true, signal: ending.signal })
  on('keydown', ({ key, shiftKey, ctrlKey, metaKey }) => {
    isLine = shiftKey
    if (ctrlKey || metaKey || LEADS_ON.test(key)) pass()
  })
  on('pointerdown', pass)
  on('paste', pass)
  on('beforeinput', (event) => {
    const isBreak = IS_BREAK.test(event.inputType) && !isLine
    const isMeant = isBreak || kept.length > 0
    if (isPassing || !isMeant || !event.cancelable || !(event.target as Element).closest(IN_LONG_TEXT)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    kept.push(event)
  })
  releases.set(page, () => {
    ending.abort('over')
    pass()
  })
}

/** Does what was kept, once somebody listens who makes blocks of it. */
export function releaseBreaks(page: Document): void {
  releases.get(page)?.()
  releases.delete(page)
}
