import { expect, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  test.setTimeout(120_000)
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

test('[U38] a site is offered to another person, and the offer withdrawn; the way to another server stands beside it', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites?ui=en', { locale: 'en-GB' })
  await page
    .getByRole('button', { name: /^More: / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Hand over…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Hand over/ })
  await dialog.getByRole('button', { name: 'Offer the site' }).click()
  await dialog.getByLabel('Their e-mail address').fill('nour@example.com')
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Offer the site' }).click()
  await expect(dialog).toContainText('nour@example.com')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(dialog.getByRole('button', { name: 'Offer the site' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Export…' }).click()
  await expect(page.getByRole('dialog', { name: /^Export/ })).toBeVisible()
  await page.context().close()
})
