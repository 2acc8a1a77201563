// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dragAfterPress, type WindowPoint } from './drag.ts'
import type { Scroller } from './scroller.ts'

/** What a drag was told, in order: the spot of a point is its height. */
let told: string[]
let handle: HTMLElement
let clicked: number

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  clicked = 0
  Element.prototype.setPointerCapture = function (id) {
    told.push(`capture ${this.tagName} ${id}`)
  }
  document.body.innerHTML = '<button>Handle</button>'
  handle = document.body.firstElementChild as HTMLElement
  handle.addEventListener('click', () => {
    clicked += 1
  })
})

afterEach(() => {
  fire('pointercancel', {})
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

function fire(type: string, init: PointerEventInit, on: EventTarget = handle): PointerEvent {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, ...init })
  on.dispatchEvent(event)
  return event
}

const lifted = (scrolls?: Scroller) => () => {
  told.push('lift')
  return {
    spotAt: ({ clientY }: WindowPoint) => clientY,
    show: (spot: number) => void told.push(`show ${spot}`),
    finish: (spot: number | null) => void told.push(`finish ${spot}`),
    scrolls,
  }
}

function press(init: PointerEventInit = {}, scrolls?: Scroller, inner?: EventTarget): void {
  handle.addEventListener('pointerdown', (event) => dragAfterPress(event, lifted(scrolls), inner), { once: true })
  fire('pointerdown', { pointerType: 'mouse', clientX: 100, clientY: 100, ...init })
}

const pressEscape = (on: EventTarget) => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  on.dispatchEvent(event)
  return event
}

/** All but the capture, which the first test is about. */
const steps = () => told.filter((step) => !step.startsWith('capture'))

test('[U19] a mouse drags past 4 px, lands where it is let go, and the press that ends it presses nothing', () => {
  press()
  fire('pointermove', { clientX: 103, clientY: 100 })
  expect(told).toEqual(['capture BUTTON 1'])
  fire('pointermove', { clientX: 100, clientY: 104 })
  fire('pointermove', { clientX: 100, clientY: 250 })
  fire('pointerup', { clientX: 100, clientY: 250 })
  handle.click()
  expect(steps()).toEqual(['lift', 'show 104', 'show 250', 'finish 250'])
  expect(clicked).toBe(0)
  vi.runAllTimers()
  handle.click()
  expect(clicked).toBe(1)
})

test('a press that moves no further is a press', () => {
  press()
  fire('pointerup', {})
  handle.click()
  fire('pointermove', { clientY: 300 })
  expect(steps()).toEqual([])
  expect(clicked).toBe(1)
})

test('[U20] a finger drags once it has rested; one that moves at once scrolls, and a short tap taps', () => {
  press({ pointerType: 'touch' })
  fire('pointermove', { clientX: 100, clientY: 140 })
  vi.advanceTimersByTime(400)
  fire('pointerup', {})
  press({ pointerType: 'touch' })
  vi.advanceTimersByTime(240)
  fire('pointerup', {})
  vi.advanceTimersByTime(400)
  expect(steps()).toEqual([])
  press({ pointerType: 'touch' })
  fire('pointermove', { clientX: 103, clientY: 105 })
  vi.advanceTimersByTime(250)
  fire('pointermove', { clientX: 100, clientY: 180 })
  fire('pointerup', {})
  expect(steps()).toEqual(['lift', 'show 100', 'show 180', 'finish 180'])
})

test('[U20] while a finger drags nothing scrolls and no menu opens; before that both may', () => {
  press({ pointerType: 'touch' })
  const asked = () =>
    ['touchmove', 'contextmenu'].map((type) => {
      const event = new Event(type, { bubbles: true, cancelable: true })
      handle.dispatchEvent(event)
      return event.defaultPrevented
    })
  expect(asked()).toEqual([false, false])
  vi.advanceTimersByTime(250)
  expect(asked()).toEqual([true, true])
})

test('a pen drags at once by a handle that does not scroll, and rests first on what does', () => {
  press({ pointerType: 'pen' })
  fire('pointermove', { clientX: 100, clientY: 108 })
  expect(steps()).toEqual([])
  fire('pointercancel', {})
  handle.style.touchAction = 'none'
  press({ pointerType: 'pen' })
  fire('pointermove', { clientX: 100, clientY: 108 })
  expect(steps()).toEqual(['lift', 'show 108'])
})

test.each(['the window', 'the page in its frame'])(
  '[U19] Escape in %s takes a drag back, letting go presses nothing',
  (where) => {
    // The keys of a frame reach nobody out here.
    const page = document.createElement('body')
    press({}, undefined, page)
    fire('pointermove', { clientX: 100, clientY: 150 })
    const heard = vi.fn()
    document.body.addEventListener('keydown', heard, { once: true })
    const event = pressEscape(where === 'the window' ? document.body : page)
    expect(event.defaultPrevented).toBe(true)
    expect(heard).not.toHaveBeenCalled()
    fire('pointermove', { clientX: 100, clientY: 350 })
    fire('pointerup', {})
    handle.click()
    expect(steps()).toEqual(['lift', 'show 150', 'finish null'])
    expect(clicked).toBe(0)
  },
)

test('Escape before a drag has begun belongs to others', () => {
  press()
  expect(pressEscape(document.body).defaultPrevented).toBe(false)
})

test('what the browser takes away, as when it begins to scroll, changes nothing', () => {
  press()
  fire('pointermove', { clientX: 100, clientY: 150 })
  fire('pointercancel', {})
  expect(steps()).toEqual(['lift', 'show 150', 'finish null'])
})

test('other buttons and a second finger drag nothing, and do not disturb', () => {
  press({ button: 2 })
  fire('pointermove', { clientX: 100, clientY: 150 })
  press({ isPrimary: false })
  fire('pointermove', { clientX: 100, clientY: 150 })
  expect(told).toEqual([])
  press()
  fire('pointermove', { clientX: 100, clientY: 150 })
  fire('pointermove', { pointerId: 2, clientY: 400 })
  fire('pointerup', { pointerId: 2, clientY: 400 })
  expect(steps()).toEqual(['lift', 'show 150'])
})

test('a drag goes on when what was pressed is drawn anew', () => {
  press()
  fire('pointermove', { clientX: 100, clientY: 150 })
  handle.remove()
  fire('lostpointercapture', {}, document)
  fire('pointermove', { clientX: 100, clientY: 170 }, document.documentElement)
  fire('pointerup', {}, document.documentElement)
  expect(told).toEqual(['capture BUTTON 1', 'lift', 'show 150', 'capture HTML 1', 'show 170', 'finish 170'])
})

test('near an edge the rest comes by itself, faster the nearer, until it ends', () => {
  const moved: number[] = []
  const scrolls: Scroller = {
    box: () => ({ left: 0, right: 1000, top: 0, bottom: 1000 }),
    by(_, y) {
      moved.push(y)
      return moved.length < 3
    },
  }
  press({ clientX: 500, clientY: 500 }, scrolls)
  fire('pointermove', { clientX: 500, clientY: 600 })
  vi.advanceTimersToNextFrame()
  expect(moved).toEqual([])
  fire('pointermove', { clientX: 500, clientY: 960 })
  for (let frame = 0; frame < 3; frame += 1) vi.advanceTimersToNextFrame()
  expect(moved).toEqual([6, 6, 6])
  expect(steps()).toEqual(['lift', 'show 600', 'show 960', 'show 960', 'show 960'])
  fire('pointermove', { clientX: 500, clientY: -300 })
  vi.advanceTimersToNextFrame()
  expect(moved.at(-1)).toBe(-16)
  fire('pointerup', {})
  vi.advanceTimersToNextFrame()
  expect(moved).toHaveLength(4)
})
