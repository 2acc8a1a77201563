import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { banner } from './consent.ts'
import { type Installation, startInstallation } from './installation.ts'
import { DESK, newVisitor, PHONE } from './visitor.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

test('before anybody does anything, a page of the hotel runs at most 1 kB of script, the banner included', async ({
  browser,
}) => {
  for (const path of ['', 'de/Rooms/', 'Contact_us/']) {
    const page = await (await browser.newContext({ ...PHONE, isMobile: true })).newPage()
    // Under a mouse that never moved, the browser tells of moves whenever the page is laid out.
    await page.addInitScript(() => {
      const hold = (event: PointerEvent) => event.movementX || event.movementY || event.stopImmediatePropagation()
      addEventListener('pointermove', hold, true)
    })
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body())
    })
    await page.goto(installation.siteAddress + path)
    await banner(page).waitFor()
    await page.waitForLoadState('networkidle')
    const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length)
    expect(
      sizes.reduce((sum, one) => sum + one, 0),
      path,
    ).toBeLessThanOrEqual(1000)
    await page.context().close()
  }
})

test('what is pressed first is answered, although its script comes only then', async ({ browser }) => {
  const page = await newVisitor(browser, installation, DESK)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/scripts\/(?!page-)/, async (route) => {
    await held
    await route.continue()
  })
  // What is held back holds back `load` too.
  await page.goto(installation.siteAddress, { waitUntil: 'domcontentloaded' })
  const next = page.locator('.testimonials3 [data-way="1"]')
  await next.scrollIntoViewIfNeeded()
  await next.click()
  await page.locator('.messenger').click()
  await expect(page.locator('.flyout')).toHaveCount(0)
  release()
  await expect(page.locator('.flyout')).toBeVisible()
  await page.context().close()
})
