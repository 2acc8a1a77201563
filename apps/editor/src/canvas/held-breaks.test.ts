// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdBreaks, releaseBreaks } from './held-breaks.ts'

const done: string[] = []

beforeEach(() => {
  done.length = 0
  document.body.innerHTML = '<div class="long-text"><p data-field="a"></p></div><h1 data-field="b"></h1>'
  document.execCommand = (command, _, text) => done.push(text ? `${command} ${text}` : command) > 0
  // Only what has the caret is asked.
  document.querySelector('p')!.tabIndex = 0
  document.querySelector('p')!.focus()
  holdBreaks(document)
})
afterEach(() => releaseBreaks(document))

/** Whether the input goes on to the canvas. */
function input(inputType: string, data: string | null = null, place = 'p'): boolean {
  const event = new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true })
  return document.querySelector(place)!.dispatchEvent(event)
}
const press = (key: string, like: object = {}) =>
  document.querySelector('p')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...like }))

test('[EDIT-22] Enter in a long text waits with all that is typed after it, and is done in its order', () => {
  expect(input('insertText', 'a')).toBe(true)
  press('Enter')
  expect([input('insertParagraph'), input('insertText', 'b'), input('deleteContentBackward')]).toEqual([
    false,
    false,
    false,
  ])
  expect(done).toEqual([])
  releaseBreaks(document)
  expect(done).toEqual(['insertParagraph', 'insertText b', 'delete'])
  expect(input('insertLineBreak')).toBe(true)
})

test('[EDIT-22] a line break that is meant as one, and Enter in any other text, do not wait', () => {
  press('Enter', { shiftKey: true })
  expect(input('insertLineBreak')).toBe(true)
  press('Enter')
  expect(input('insertLineBreak', null, 'h1')).toBe(true)
})

test.each([
  ['by an arrow', () => press('ArrowDown')],
  ['by a command', () => press('z', { ctrlKey: true })],
  ['by a press elsewhere', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
])('[EDIT-22] who leaves the text before, %s, loses no word', (_, leave) => {
  input('insertParagraph')
  input('insertText', 'c')
  leave()
  expect(done).toEqual(['insertParagraph', 'insertText c'])
  releaseBreaks(document)
  expect(done).toHaveLength(2)
})
