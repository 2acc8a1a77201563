import type { CDPSession, Frame, Page } from '@playwright/test'
import { median, percentile, type Row } from './table.ts'

const KEYS = 240
const BETWEEN_KEYS = 25
/** A key until it is painted, p95, at most so many times the bare page. */
const RATIO = 1.1

interface Typed {
  readonly times: readonly number[]
  /** Milliseconds of script for each key, on the average, everything that runs meanwhile included. */
  readonly script: number
}

/** From each key to the frame that shows it: keydown's own time to the first task after the frame was made. */
export function watchKeys(): void {
  const times: number[] = []
  Object.assign(window, { keyTimes: times })
  addEventListener(
    'keydown',
    (event) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - event.timeStamp)
        port2.postMessage(null)
      })
    },
    true,
  )
}

export async function typeAndMeasure(page: Page, frame: Frame, selector: string): Promise<Typed> {
  const text = frame.locator(selector)
  await text.scrollIntoViewIfNeeded()
  await text.click()
  await page.keyboard.type('warming up ', { delay: BETWEEN_KEYS })
  await frame.evaluate(() => {
    ;(window as unknown as { keyTimes: number[] }).keyTimes.length = 0
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await scriptSeconds(session)
  await page.keyboard.type('a quiet house '.repeat(KEYS / 14), { delay: BETWEEN_KEYS })
  await frame.waitForFunction(
    (wanted) => (window as unknown as { keyTimes: number[] }).keyTimes.length >= wanted,
    14 * Math.floor(KEYS / 14),
  )
  const script = (await scriptSeconds(session)) - before
  await session.detach()
  const times = await frame.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
  return { times, script: (script * 1000) / times.length }
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}

/** What a key costs among that many sections, beside a bare editable page of the same. */
export function keyRows(sections: number, ours: Typed, floor: Typed): readonly Row[] {
  const [p95, floorP95] = [percentile(ours.times, 0.95), percentile(floor.times, 0.95)]
  return [
    {
      what: `key to paint on ${sections} sections, p95`,
      ...{ measured: p95, unit: 'ms', floor: floorP95, budget: RATIO, isRatio: true },
    },
    { what: '  median', measured: median(ours.times), unit: 'ms', floor: median(floor.times) },
    { what: '  script for each key', measured: ours.script, unit: 'ms', budget: 0.6, floor: floor.script },
  ]
}

/** How many sections other than its own a key changes. */
export async function countOthers(page: Page, frame: Frame, selector: string): Promise<number> {
  await frame.evaluate((wanted) => {
    const own = document.querySelector(wanted)?.closest('[data-section]')
    const touched = new Set<Element>()
    Object.assign(window, { touched })
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const section = (target instanceof Element ? target : target.parentElement)?.closest('[data-section]')
        if (section && section !== own) touched.add(section)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  }, selector)
  await frame.locator(selector).click()
  await page.keyboard.type('one more phrase', { delay: BETWEEN_KEYS })
  // What is typed becomes a change a second later; that draws nothing else either.
  await page.locator('[data-save="saved"]').waitFor()
  return frame.evaluate(() => (window as unknown as { touched: Set<Element> }).touched.size)
}
