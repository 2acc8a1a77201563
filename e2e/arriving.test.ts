import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { PHONE } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** A slow network: it gives a page up to the end of its heading, and the rest when it is told. */
async function startHalting(html: string) {
  const half = html.indexOf('</h1>')
  let goOn = () => {}
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, half))
    goOn = () => response.end(html.slice(half))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, goOn: () => goOn(), stop: () => server.close() }
}

test('[GEN-10] a page that arrives in pieces is drawn when its first view is whole, and nothing moves', async ({
  browser,
}) => {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const whole = await page.goto(`${installation.siteAddress}tr/`)
  const network = await startHalting((await whole?.text()) ?? '')
  await page.goto(network.address, { waitUntil: 'commit' })
  // Frames are what must not come: it looks by the clock.
  await page.waitForFunction(() => document.querySelector('h1')?.textContent, null, { polling: 50 })
  const wholeAt = await page.evaluate(() => performance.now())
  network.goOn()
  await page.waitForLoadState()
  const { drawnAt, moved } = await page.evaluate(
    () =>
      new Promise<{ drawnAt: number; moved: number }>((resolve) => {
        let moved = 0
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
            moved += shift.value
        }).observe({ type: 'layout-shift', buffered: true })
        const look = () => {
          const [first] = performance.getEntriesByType('paint')
          if (first) requestAnimationFrame(() => resolve({ drawnAt: first.startTime, moved }))
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  expect(drawnAt).toBeGreaterThan(wholeAt)
  expect(moved).toBeLessThan(0.01)
  network.stop()
  await context.close()
})
