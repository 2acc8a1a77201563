// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { canvas, passes, playOnCanvas } from '../testing/test-canvas.ts'

/** The hero's title may be 30 characters long, and must say something. */
playOnCanvas()

const steps = () => canvas.one.opened.undo.length

test('[EDIT-7] what was typed is a change one second after the last key, and not before', () => {
  canvas.clicks()
  canvas.types(' back')
  passes(999)
  expect(canvas.one.reads()).toBe('Welcome')
  canvas.types('!')
  passes(999)
  expect(canvas.one.reads()).toBe('Welcome')
  passes(1)
  expect(canvas.one.reads()).toBe('Welcome back!')
  expect(canvas.one.opened.unsent).toHaveLength(1)
})

test('the save state says that somebody types from the first key until it is a change', () => {
  canvas.clicks()
  expect(canvas.one.state.isTyping).toBe(false)
  canvas.types('!')
  expect(canvas.one.state.isTyping).toBe(true)
  passes(1_000)
  expect(canvas.one.state.isTyping).toBe(false)
})

test('words that were typed and erased again come back by undo', () => {
  canvas.clicks()
  canvas.types('!')
  canvas.erases()
  passes(1_000)
  expect([canvas.one.reads(), steps(), canvas.one.state.isTyping]).toEqual(['Welcome', 2, false])
  canvas.one.editor.undo()
  expect(canvas.one.reads()).toBe('Welcome!')
})

test('spaces before and behind a text are not stored, and who types on keeps them', () => {
  canvas.clicks()
  canvas.types(' to ')
  passes(1_000)
  expect(canvas.one.reads()).toBe('Welcome to')
  expect(canvas.text().textContent).toBe('Welcome to ')
  canvas.types('us')
  passes(1_000)
  expect(canvas.one.reads()).toBe('Welcome to us')
})

test('[EDIT-7] leaving the text makes it a change at once', () => {
  canvas.clicks()
  canvas.types('!')
  canvas.presses('Escape')
  expect(canvas.one.reads()).toBe('Welcome!')
  expect(canvas.edits).toBeNull()
  expect(canvas.text().hasAttribute('contenteditable')).toBe(false)
})

test('deleting after typing is a step of its own', () => {
  canvas.clicks()
  canvas.types(' back')
  canvas.erases(2)
  passes(1_000)
  expect(canvas.one.reads()).toBe('Welcome ba')
  canvas.one.editor.undo()
  expect(canvas.one.reads()).toBe('Welcome back')
  canvas.one.editor.undo()
  expect(canvas.one.reads()).toBe('Welcome')
})

test('a long burst without a pause is cut at a space into several steps', () => {
  canvas.clicks('paragraph')
  canvas.types(' and stay with us for a week or two, there is so much to see here.')
  passes(1_000)
  const whole = 'Come in and stay with us for a week or two, there is so much to see here.'
  expect(canvas.one.reads('paragraph')).toBe(whole)
  canvas.one.editor.undo()
  const first = canvas.one.reads('paragraph') ?? ''
  expect(whole.startsWith(first)).toBe(true)
  expect(whole[first.length]).toBe(' ')
  expect(first.length).toBeGreaterThanOrEqual('Come in'.length + 40)
  canvas.one.editor.undo()
  expect(canvas.one.reads('paragraph')).toBe('Come in')
})

test('[EDIT-4] a key that would make the text too long writes nothing, and a shorter text may be typed in again', () => {
  canvas.clicks()
  canvas.types(' to our small hotel by the sea')
  expect(canvas.text().textContent).toBe('Welcome to our small hotel by ')
  expect(canvas.counts).toBe('30/30')
  canvas.types('x')
  expect(canvas.text().textContent).toHaveLength(30)
  canvas.erases()
  canvas.types('!')
  expect(canvas.text().textContent).toBe('Welcome to our small hotel by!')
})

test('[EDIT-4] a character counts once, of however many parts it is made', () => {
  canvas.clicks()
  canvas.types('👨‍👩‍👧‍👦🏖️🇹🇷')
  expect(canvas.counts).toBe('10/30')
  canvas.types('👨‍👩‍👧‍👦'.repeat(25))
  expect(canvas.counts).toBe('30/30')
  expect(canvas.text().textContent).toBe(`Welcome👨‍👩‍👧‍👦🏖️🇹🇷${'👨‍👩‍👧‍👦'.repeat(20)}`)
  passes(1_000)
  expect(canvas.one.reads()).toBe(canvas.text().textContent)
})

test('[EDIT-4] the counter warns below five characters, and a screen reader is told once', () => {
  const state = () => document.querySelector<HTMLElement>('[data-counter]')?.dataset.state
  canvas.clicks()
  canvas.types('12345678901234567')
  expect([canvas.counts, state()]).toEqual(['24/30', 'plain'])
  canvas.types('89')
  expect([canvas.counts, state()]).toEqual(['26/30', 'warning'])
  canvas.types('012')
  expect(canvas.announced).toEqual(['4 characters left'])
  canvas.types('3')
  expect([canvas.counts, state()]).toEqual(['30/30', 'max'])
  canvas.types('4')
  expect(canvas.announced).toEqual(['4 characters left', 'Limit reached'])
})

test('[EDIT-4] over a selection as much may be typed as was selected', () => {
  canvas.clicks()
  canvas.types(' to our small hotel by s')
  canvas.types('.......')
  expect(canvas.counts).toBe('30/30')
  canvas.selects(0, 7)
  canvas.types('H')
  canvas.types('ello')
  expect(canvas.text().textContent).toMatch(/^Hello to our/)
})

test('[EDIT-8] a required text that is left empty comes back, and its author is told why', () => {
  canvas.clicks()
  canvas.erases(7)
  expect(canvas.text().childNodes).toHaveLength(0)
  passes(5_000)
  expect([canvas.one.reads(), canvas.one.state.isTyping]).toEqual(['Welcome', true])
  canvas.presses('Escape')
  expect(canvas.text().textContent).toBe('Welcome')
  expect(canvas.notices).toEqual(['This field is required'])
  expect(steps()).toBe(0)
})

test('[EDIT-8] a required text that is emptied and written anew is one step', () => {
  canvas.clicks()
  canvas.erases(7)
  passes(2_000)
  canvas.types('Hello')
  passes(1_000)
  expect(canvas.one.reads()).toBe('Hello')
  canvas.one.editor.undo()
  expect([canvas.one.reads(), canvas.notices]).toEqual(['Welcome', []])
})

test('a text that need not be there may be emptied, and stays so', () => {
  canvas.clicks('paragraph')
  canvas.erases(7)
  passes(1_000)
  expect(canvas.one.reads('paragraph')).toBeUndefined()
  canvas.presses('Escape')
  expect(canvas.text('paragraph').textContent).toBe('')
  expect(canvas.notices).toEqual([])
})

test('Enter begins a line, and the caret stands in it', () => {
  canvas.clicks('paragraph')
  canvas.types('\nplease')
  expect(canvas.caret).toEqual([14, 14])
  passes(1_000)
  expect(canvas.one.reads('paragraph')).toBe('Come in\nplease')
})

test('a line that was begun and left empty is not stored', () => {
  canvas.clicks('paragraph')
  canvas.types('\n')
  expect(canvas.text('paragraph').textContent).toBe('Come in\n\n')
  canvas.presses('Escape')
  expect(canvas.one.reads('paragraph')).toBe('Come in')
  expect(canvas.text('paragraph').textContent).toBe('Come in')
})

test('Enter in the middle of a text parts it there', () => {
  canvas.clicks('paragraph', 'hero', 4)
  canvas.types('\n')
  expect(canvas.text('paragraph').textContent).toBe('Come\n in')
  expect(canvas.caret).toEqual([5, 5])
})

test('[EDIT-6] nothing but words comes in: no formatting, no drop, and not the steps of the browser', () => {
  canvas.clicks()
  for (const kind of ['formatBold', 'formatItalic', 'insertFromDrop', 'insertFromPaste']) {
    expect(canvas.asks(kind, 'x'), kind).toBe(false)
  }
  canvas.types('!')
  expect(canvas.asks('historyUndo')).toBe(false)
  expect(canvas.one.reads()).toBe('Welcome')
  expect(canvas.text().textContent).toBe('Welcome')
  expect(canvas.asks('historyRedo')).toBe(false)
  expect(canvas.text().textContent).toBe('Welcome!')
})
