import { expect, test } from '@playwright/test'
import { withFinger } from './finger.ts'
import { startInstallation } from './installation.ts'
import { ownerLink } from './owner-link.ts'
import { expectNoFaults } from './visitor.ts'

test('where passkeys are required, who comes by a link makes one, and next time is asked for it', async ({
  browser,
}) => {
  const installation = await startInstallation({ env: { REQUIRE_PASSKEYS: 'hosts' } })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  const page = await context.newPage()
  const setKnown = await withFinger(page)
  await page.goto(installation.editorAddress)
  await page.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make a passkey to go on')
  const make = page.getByRole('button', { name: 'Make a passkey' })
  await expect(make).toBeFocused()
  await expectNoFaults(page)
  await setKnown(false)
  await make.click()
  await expect(page.getByRole('alert')).toContainText('No passkey was made')
  await setKnown(true)
  await make.click()
  await expect(make).toBeHidden()
  await page.goto(`http://localhost:${installation.port}/account`)
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1)

  await context.clearCookies()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${await ownerLink(installation)}&lang=ar`)
  await page.getByRole('button').click()
  await page.goto(`http://localhost:${installation.port}/sites?lang=ar`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('والآن مفتاح مرورك')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'الدخول بمفتاح مرور' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.close()
  await installation.stop()
})
