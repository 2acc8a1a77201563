import { expect, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
})
test.afterAll(() => installation.stop())

test('a name is kept when its field is left, is seen by others, and can be taken back', async ({ browser }) => {
  const page = await openHome(browser, installation, '/account')
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/\/account\/profile$/)
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
  const name = page.getByLabel('Your name')
  await name.fill('Lina Haddad')
  await name.press('Tab')
  const told = page.locator('[data-told]')
  await expect(told).toContainText('Saved')
  await expectNoFaults(page)
  await page.reload()
  await expect(name).toHaveValue('Lina Haddad')
  const members = await page.evaluate(async () => (await fetch('/api/v1/sites/hotel/members')).json())
  expect(members[0]).toMatchObject({ name: 'Lina Haddad' })
  await name.fill('')
  await name.press('Enter')
  await expect(told).toContainText('Saved')
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(name).toHaveValue('Lina Haddad')
  await page.context().close()
})

test('the language is the same on a device where none was chosen, and on a phone it is one press', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/account/language?ui=en', PHONE)
  await page.getByRole('radio', { name: 'العربية' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('حسابك')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('[data-told]')).toContainText('حُفظ')
  await expect(page.getByRole('link', { name: 'اللغة' })).toBeVisible()
  await expectNoFaults(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // Of a row that is wider than the window, the place one is at stands in it.
  await page.goto(`http://localhost:${installation.port}/account/activity`)
  await expect(page.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => localStorage.clear())
  await page.goto(`http://localhost:${installation.port}/sites`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await page.goto(`http://localhost:${installation.port}/account/language`)
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await page.context().close()
})

test('mails of enquiries are turned off by keyboard; what cannot be turned off says why', async ({ browser }) => {
  const page = await openHome(browser, installation, '/account/notifications?ui=de')
  const card = page.getByRole('region', { name: 'Anfragen' })
  await card.getByRole('radio', { name: 'Wie jede Website es sagt' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(card.getByRole('radio', { name: 'Keine Mails' })).toBeChecked()
  await expect(page.locator('[data-told]')).toContainText('Gespeichert')
  const always = page.getByRole('region', { name: 'Kommen immer' })
  await expect(always).toContainText('Wer in Ihr Konto käme, würde sie abstellen, bevor Sie sie lesen.')
  await expect(always.getByRole('radio')).toHaveCount(0)
  await expectNoFaults(page)
  await page.reload()
  await expect(card.getByRole('radio', { name: 'Keine Mails' })).toBeChecked()
  await page.context().close()
})
