// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inPause } from './pause.ts'

vi.mock('../canvas/early.ts', () => ({ whenIdle: (run: () => void) => run() }))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = document.implementation.createHTMLDocument()
const presses = (place: EventTarget) => place.dispatchEvent(new Event('pointerdown'))

test('for who only looks nothing runs; after a press it runs once, when nothing was pressed for three seconds', () => {
  const run = vi.fn()
  inPause(page, run)
  vi.advanceTimersByTime(60_000)
  expect(run).not.toHaveBeenCalled()
  presses(page)
  vi.advanceTimersByTime(2_999)
  presses(window)
  vi.advanceTimersByTime(2_999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  presses(page)
  vi.advanceTimersByTime(60_000)
  expect(run).toHaveBeenCalledOnce()
})

test('whoever has the caret was at work before anybody heard it, and what is ended does not run', () => {
  const run = vi.fn()
  const text = page.body.appendChild(page.createElement('p'))
  Object.defineProperty(page, 'activeElement', { value: text, configurable: true })
  inPause(page, run)
  const end = inPause(page, () => expect.unreachable('it was ended'))
  end()
  vi.advanceTimersByTime(3_000)
  expect(run).toHaveBeenCalledOnce()
})
