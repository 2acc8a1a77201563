import { expect, test } from '@playwright/test'
import { publishEverything } from './everything.ts'
import { type Installation, startInstallation } from './installation.ts'
import { DESK, expectNoFaults, PHONE, settled } from './visitor.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
  await publishEverything(installation)
})
test.afterAll(() => installation.stop())

for (const [name, options] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  for (const path of ['Everything/', 'de/Everything/']) {
    test(`[SEC-21] /${path}, a page with every template, has no accessibility fault on ${name}, and fits it`, async ({
      browser,
    }) => {
      const page = await (await browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage()
      await page.goto(installation.siteAddress + path)
      const templates = await page.locator('[data-template]').count()
      expect(templates).toBeGreaterThanOrEqual(20)
      // Some stand on phones alone, and nowhere here.
      for (const section of await page.locator('main > [data-template]').all()) {
        await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      }
      await settled(page)
      await expectNoFaults(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await page.context().close()
    })
  }
}
