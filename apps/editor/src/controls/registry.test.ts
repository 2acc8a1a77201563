// @vitest-environment jsdom
import { choice, date, type Field, number } from '@mimar/fields'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { UiLanguage } from '../words/words.ts'
import type { ControlProps } from './control.ts'
import { controlFor } from './registry.ts'
import { sayOptions } from './words.ts'

let ending: (() => void) | undefined
let previewed: unknown[]
let stored: unknown[]

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  previewed = []
  stored = []
})
afterEach(() => act(() => ending?.()))

/** Draws the control of a field as the Options popover does. */
function draw(field: Field, value: unknown, choices: ControlProps['choices'] = {}, language: UiLanguage = 'en') {
  const Control = controlFor(field.kind)
  if (!Control) throw new Error(`${field.kind} has no control`)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const given = { field, value } as Pick<ControlProps, 'field' | 'value'>
  const rest = { at: 's1/gap', label: 'Gap', choices, pages: [], say: sayOptions(language) }
  const told = {
    preview: (next: unknown) => previewed.push(next),
    store: (...next: unknown[]) => stored.push(next),
  }
  act(() => root.render(createElement(Control, { ...given, ...rest, ...told })))
  ending = () => {
    root.unmount()
    host.remove()
  }
  return host
}

function slide(range: HTMLInputElement, type: string, value?: string): void {
  act(() => {
    if (value !== undefined) range.value = value
    range.dispatchEvent(new Event(type, { bubbles: true }))
  })
}

test('a slider shows each value on the page and stores the one it is let go at, each drag as one step', () => {
  const range = draw(number({ min: 0, max: 64, unit: 'px' }), null).querySelector('input')!
  expect(range.getAttribute('aria-valuetext')).toBe('As designed')
  slide(range, 'pointerdown')
  for (const value of ['8', '16', '24']) slide(range, 'input', value)
  expect(range.getAttribute('aria-valuetext')).toBe('24 px')
  slide(range, 'change')
  slide(range, 'pointerdown')
  slide(range, 'change', '32')
  expect(previewed).toEqual([8, 16, 24])
  const [[first, visit], [second, other]] = stored as [[number, string], [number, string]]
  expect([first, second]).toEqual([24, 32])
  expect(visit).not.toBe(other)
})

test('a choice offers its options by their names, with the usual one chosen while nothing is stored', () => {
  const host = draw(choice(['ONE', 'TWO'], 'TWO'), null, { ONE: 'One', TWO: 'Two' })
  const radios = [...host.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  expect([...host.querySelectorAll('label')].map((label) => label.textContent)).toEqual(['One', 'Two'])
  expect(radios.map(({ checked }) => checked)).toEqual([false, true])
  act(() => radios[0]?.click())
  expect(stored).toEqual([['ONE']])
})

test('whoever chooses the usual option has nothing stored, as before they chose', () => {
  const radios = draw(choice(['ONE', 'TWO'], 'TWO'), 'ONE').querySelectorAll<HTMLInputElement>('input[type=radio]')
  act(() => radios[1]?.click())
  expect(stored).toEqual([[null]])
})

test('a choice of many or of long names is a list', () => {
  const long = { ONE: 'Mit einer einzigen Spalte', TWO: 'Mit zwei Spalten' }
  expect(draw(choice(['ONE', 'TWO'], 'ONE'), null, long).querySelectorAll('option')).toHaveLength(2)
})

/** Types into a date picker; `isHalf` where a part of the day is still missing, which the picker alone knows. */
function pick(picker: HTMLInputElement, value: string, isHalf = false): void {
  Object.defineProperty(picker, 'validity', { configurable: true, value: { badInput: isHalf } })
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    picker.focus()
    set?.call(picker, value)
    picker.dispatchEvent(new Event('input', { bubbles: true }))
    picker.blur()
  })
}

test('a day is read beneath its picker in the language of the editor', () => {
  const host = draw(date(), '2026-12-24', {}, 'de')
  expect(host.querySelector('output')?.textContent).toBe('Donnerstag, 24. Dezember 2026')
  expect(host.querySelector('input')?.getAttribute('aria-describedby')).toContain(host.querySelector('output')?.id)
})

test('a day that is half typed takes nothing away, and says why it is not stored', () => {
  const host = draw(date(), '2026-12-24')
  const picker = host.querySelector('input')!
  pick(picker, '', true)
  expect(stored).toEqual([])
  expect(host.querySelector('[role=status]')?.textContent).toContain('no such day')
  pick(picker, '0202-12-25')
  expect(stored).toEqual([])
  pick(picker, '2026-12-25')
  expect(stored).toEqual([['2026-12-25', expect.any(String)]])
  expect(host.querySelector('[role=status]')?.textContent).toBe('')
})

test('a day is removed by a button, and the focus stays at the picker', () => {
  const host = draw(date(), '2026-12-24')
  act(() => host.querySelector('button')?.click())
  expect(stored).toEqual([['']])
  expect(document.activeElement).toBe(host.querySelector('input'))
  act(() => ending?.())
  expect(draw(date(), '').querySelector('button, output')).toBe(null)
})
