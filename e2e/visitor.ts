import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { axeFaults } from './axe.ts'
import type { Installation } from './installation.ts'

/** How visitors come: a desk, a phone held upright. */
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  hasTouch: true,
}

let visitors = 0

/**
 * Somebody who has answered the consent banner. Each comes from an address of their own, or the sixth form within a minute
 * would be turned away: the installation is to believe what proxies on this machine say.
 */
export async function newVisitor(browser: Browser, { siteAddress }: Installation, options = DESK): Promise<Page> {
  visitors += 1
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${visitors}` },
  })
  await context.addCookies([{ name: 'hotel', value: '000', url: siteAddress }])
  const page = await context.newPage()
  page.on('pageerror', (error) => expect(error.message, 'no script fails').toBe(''))
  return page
}

/** Closes every window of a test, so that none goes on drawing beside the next. */
export async function closeAll({ browser }: { browser: Browser }): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/** The visitor begins to do something, so that the scripts which wait for that are there. */
export async function begin(page: Page): Promise<void> {
  await page.mouse.move(5, 400)
  await page.waitForFunction(() => document.querySelector('script[type="speculationrules"]'))
}

/** Until what can be seen rests: its pictures are there, and every animation that ends by itself has ended. */
export async function settled(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(rest)
}

/** Runs in a frame that can be seen; others draw nothing, and would never rest. */
async function rest(): Promise<void> {
  const isSeen = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && image.checkVisibility()
  }
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await document.fonts.ready
  await frames()
  await Promise.allSettled([...document.images].filter(isSeen).map((image) => image.decode()))
  await frames()
  const isEnding = (one: Animation) =>
    one.timeline === document.timeline &&
    one.playState === 'running' &&
    one.effect?.getComputedTiming().endTime !== Infinity
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isEnding)
      .map(({ finished }) => finished),
  )
}

/** No accessibility fault that a machine can find, once what moves has come to rest: half-way colours are nobody's. */
export async function expectNoFaults(page: Page): Promise<void> {
  await page.evaluate(rest)
  expect(await axeFaults(page)).toEqual([])
}
