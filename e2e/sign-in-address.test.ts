import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

/** The code of the mail that waits: nothing listens where mails are sent. */
function codeIn({ dataDir }: Installation): string {
  const database = new Sqlite(join(dataDir, 'mimar.db'), { readonly: true })
  const row = database.prepare("select facts from account_mails where kind = 'address-code' order by due_at desc").get()
  database.close()
  return JSON.parse((row as { facts: string }).facts).code
}

test('the first owner is asked for an address once, and gives one by keyboard, at 1440 and 390 px', async ({
  browser,
}) => {
  const installation = await startInstallation({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const page = await openHome(browser, installation, '/sites')
  const hint = page.getByRole('region', { name: 'Add your e-mail, so that you can come back' })
  await expect(hint).toBeVisible()
  await expectNoFaults(page)
  await hint.getByRole('button', { name: 'Later' }).click()
  await expect(hint).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible()
  await expect(hint).toBeHidden()

  await page.goto(`http://localhost:${installation.port}/account`)
  const card = page.getByRole('region', { name: 'E-mail for sign-in links' })
  await card.getByRole('button', { name: 'Add an address' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('New e-mail')).toBeFocused()
  await page.keyboard.type('lina')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Write the whole address')
  await expectNoFaults(page)
  await dialog.getByLabel('New e-mail').fill('lina@cafe.example')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Check your inbox')
  await expect(dialog.getByLabel('Code from the mail')).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoFaults(page)
  // Closed and opened again, it goes on where it was.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('button', { name: 'Add an address' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Code from the mail')).toBeFocused()
  await page.keyboard.type(codeIn(installation))
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-told]')).toContainText('lina@cafe.example')
  await expect(card).toContainText('lina@cafe.example')
  await page.context().close()
  await installation.stop()
})
