import type { Page } from '@playwright/test'
import { median, type Row } from './table.ts'

const ROUNDS = 7

interface Times {
  readonly insert: number[]
  readonly move: number[]
  readonly undo: number[]
}

const DUPLICATE = { code: 'KeyD', ctrlKey: true }
const UNDO = { code: 'KeyZ', ctrlKey: true }
const MOVE_DOWN = { key: 'ArrowDown', altKey: true }
const MOVE_UP = { key: 'ArrowUp', altKey: true }
const BUDGETS: { readonly [What in keyof Times]: number } = { insert: 20, move: 20, undo: 18 }

/** From a key on the canvas to the frame that shows the sections in their new order, in the middle of a page of many. */
export async function timeSections(page: Page, count: number): Promise<Times> {
  const sections = page.frameLocator('iframe').first().locator('main > [data-section]')
  const select = () => sections.nth(Math.floor(count / 2)).click({ position: { x: 4, y: 40 } })
  await select()
  await page.getByRole('toolbar').waitFor()
  const times: Times = { insert: [], move: [], undo: [] }
  const press = async (key: object) => {
    const time = await page.evaluate(pressAndPaint, key)
    // The next measurement begins when this change has been stored.
    await page.locator('[data-save="saved"]').waitFor()
    return time
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.insert.push(await press(DUPLICATE))
    times.undo.push(await press(UNDO))
    await select()
    times.move.push(await press(MOVE_DOWN))
    await press(MOVE_UP)
  }
  return times
}

/** The same on a page without a program: one element is copied, moved and taken away. */
export async function timeBareSections(page: Page): Promise<Times> {
  const times: Times = { insert: [], move: [], undo: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const what of ['insert', 'undo', 'move'] as const) times[what].push(await page.evaluate(changeAndPaint, what))
  }
  return times
}

export function sectionRows(count: number, times: Times, floor: Times): readonly Row[] {
  return (['insert', 'move', 'undo'] as const).map((what) => ({
    what: `${what} a section among ${count}, until painted`,
    measured: median(times[what]),
    unit: 'ms',
    budget: BUDGETS[what],
    floor: median(floor[what]),
  }))
}

/** Runs in the editor's window: presses a key on the canvas and waits for the frame that shows what came of it. */
function pressAndPaint(key: object): Promise<number> {
  const canvas = document.querySelector('iframe')?.contentDocument as Document
  return new Promise((done) => {
    const began = performance.now()
    const observer = new MutationObserver(() => {
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(performance.now() - began)
        port2.postMessage(null)
      })
    })
    observer.observe(canvas.querySelector('main') as HTMLElement, { childList: true })
    canvas.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
  })
}

/** Runs in a bare page: does it to the section in the middle, and waits for the frame that shows it. */
function changeAndPaint(what: keyof Times): Promise<number> {
  const main = document.querySelector('main') as HTMLElement
  const middle = main.children[Math.floor(main.children.length / 2)] as HTMLElement
  return new Promise((done) => {
    const began = performance.now()
    if (what === 'insert') middle.after(Object.assign(middle.cloneNode(true), { id: 'copy' }))
    if (what === 'undo') main.querySelector('#copy')?.remove()
    if (what === 'move') middle.nextElementSibling?.after(middle)
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done(performance.now() - began)
      port2.postMessage(null)
    })
  })
}
