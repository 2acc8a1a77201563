// @vitest-environment jsdom
import { act, type ComponentProps } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.view.tsx'

let root: Root
let opener: HTMLElement
const close = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  close.mockReset()
  // What a browser does with a modal dialog, which the document of tests does not know.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
      this.querySelector('button')?.focus()
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
  document.body.innerHTML = '<h1 tabindex="-1">Sites</h1><button>Open</button><div></div>'
  opener = document.querySelector('button') as HTMLElement
  opener.focus()
  root = createRoot(document.body.lastElementChild as HTMLElement)
})

afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

function show(props: Partial<ComponentProps<typeof Dialog>> = {}): HTMLDialogElement {
  act(() =>
    root.render(
      <Dialog title="Share" width={480} close={close} closeName="Close" {...props}>
        {props.children ?? <input aria-label="Name" />}
      </Dialog>,
    ),
  )
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 480, 300)
  return dialog
}

/** A press from one point to another; what lies within the dialog is pressed through its field. */
function press(from: readonly [number, number], to = from): void {
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  for (const [type, [clientX, clientY]] of [
    ['pointerdown', from],
    ['click', to],
  ] as const)
    act(() => void dialog.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true })))
}

test('a dialog opens modal with its name, has the focus, and gives it back to what opened it', () => {
  const dialog = show()
  expect(dialog.open).toBe(true)
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Share')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
  act(() => root.render(null))
  expect(document.activeElement).toBe(opener)
})

test('where what opened it is gone, the focus goes to the head of the page', () => {
  show()
  opener.remove()
  act(() => root.render(null))
  expect(document.activeElement?.tagName).toBe('H1')
})

test('its button and a press beside it close it; a press in it, or one that only ends beside it, does not', () => {
  const dialog = show()
  press([300, 200])
  press([300, 200], [20, 20])
  press([20, 20], [300, 200])
  expect(close).not.toHaveBeenCalled()
  press([20, 20])
  expect(close).toHaveBeenCalledTimes(1)
  act(() => dialog.querySelector('button')?.click())
  expect(close).toHaveBeenCalledTimes(2)
})

test('a press beside it loses nothing that was written, and stops no work', () => {
  const dialog = show()
  act(() => void dialog.querySelector('input')?.dispatchEvent(new InputEvent('input', { bubbles: true })))
  press([20, 20])
  act(() => root.render(null))
  show({ isFirm: true })
  press([20, 20])
  expect(close).not.toHaveBeenCalled()
})

test('words that are looked for do not hold it open', () => {
  const dialog = show({ children: <input type="search" /> })
  act(() => void dialog.querySelector('input')?.dispatchEvent(new InputEvent('input', { bubbles: true })))
  press([20, 20])
  expect(close).toHaveBeenCalledTimes(1)
})

test('when the step with the focus is gone, the first control of the next has it', () => {
  show({ turn: 'asking', children: <button type="button">Start</button> })
  act(() => document.querySelectorAll<HTMLElement>('dialog button')[1]?.focus())
  show({ turn: 'working', children: <a href="#stop">Stop</a> })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
})
