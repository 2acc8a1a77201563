// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenToCanvas } from './listen.ts'

let inserted: string[]
let text: HTMLElement
let ending: () => void

/** The parts of the canvas that keys and presses in a text reach. */
function listen(hasLines = false): void {
  const writer = {
    typing: {
      editable: { element: text, field: { hasLines } },
      takes: () => true,
      insert: (words: string) => inserted.push(words),
    },
    prepare: () => false,
    isText: () => false,
    end: () => {},
  }
  const editor = { store: { getState: () => ({ opened: null, chosen: null }) }, select: () => {} }
  ending = listenToCanvas({ document, writer, editor } as unknown as Parameters<typeof listenToCanvas>[0])
}

/** Whether the browser is kept from doing what it does by itself. */
function fire(event: Event, on: Element = text): boolean {
  on.dispatchEvent(event)
  return event.defaultPrevented
}
const key = (type: 'keydown' | 'keyup', name: string) =>
  new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true })
const click = () => new MouseEvent('click', { bubbles: true, cancelable: true })

beforeEach(() => {
  inserted = []
  document.elementsFromPoint = () => []
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML =
    '<details open><summary><span data-field="question">When?</span><i>+</i></summary><p data-field="answer">At two.</p></details>'
  document.body.replaceChildren(...page.body.childNodes)
  text = document.querySelector('[data-field=question]') as HTMLElement
})

afterEach(() => ending())

test('no key typed in a summary is lost: a space is written, and opens and closes nothing', () => {
  listen()
  expect([fire(key('keydown', ' ')), fire(key('keyup', ' ')), fire(key('keydown', 'Enter'))]).toEqual([
    true,
    true,
    true,
  ])
  expect(inserted).toEqual([' '])
  expect(fire(key('keydown', 'a'))).toBe(false)
})

test('Enter in a summary begins a line where the text has lines', () => {
  listen(true)
  fire(key('keydown', 'Enter'))
  expect(inserted).toEqual(['\n'])
})

test('outside of a summary the browser writes by itself', () => {
  text = document.querySelector('[data-field=answer]') as HTMLElement
  listen()
  expect(fire(key('keydown', ' '))).toBe(false)
  expect(inserted).toEqual([])
})

test('what is drawn open stays open, and what was closed opens and closes by a press, but not by one on its text', () => {
  listen()
  const details = document.querySelector('details') as HTMLDetailsElement
  const sign = document.querySelector('i') as Element
  expect(fire(click(), sign)).toBe(true)
  details.open = false
  expect(fire(click())).toBe(true)
  expect(fire(click(), sign)).toBe(false)
  details.open = true
  expect(fire(click(), sign)).toBe(false)
})
