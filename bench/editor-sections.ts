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

/** From a key on the canvas to the frame that shows the sections in their new order, in the middle of a page of many. */
export async function measureSections(page: Page, count: number): Promise<readonly Row[]> {
  const sections = page.frameLocator('iframe').first().locator('main > [data-section]')
  await sections.nth(Math.floor(count / 2)).click({ position: { x: 4, y: 40 } })
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
    await sections.nth(Math.floor(count / 2)).click({ position: { x: 4, y: 40 } })
    times.move.push(await press(MOVE_DOWN))
    await press(MOVE_UP)
  }
  const row = (what: keyof Times, budget: number): Row => ({
    what: `${what} a section among ${count}, until painted`,
    measured: median(times[what]),
    unit: 'ms',
    budget,
  })
  return [row('insert', 20), row('move', 20), row('undo', 15)]
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
