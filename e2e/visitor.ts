import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserContextOptions, expect, type Page } from '@playwright/test'

/** How visitors come: a desk, a phone held upright. */
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  hasTouch: true,
}

/** The visitor begins to do something, so that the scripts which wait for that are there. */
export async function begin(page: Page): Promise<void> {
  await page.mouse.move(5, 400)
  await page.waitForFunction(() => document.querySelector('script[type="speculationrules"]'))
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No accessibility fault that a machine can find, as the page stands now. */
export async function expectNoFaults(page: Page): Promise<void> {
  await page.evaluate(axe)
  const faults = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map((node) => `${node.html} ${node.failureSummary}`),
    }))
  })
  expect(faults).toEqual([])
}
