import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

const LINA = 'lina@cafe.example'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
/** A device is looked for every five seconds, in the editor eight seconds after it was opened. */
const SOON = { timeout: 25_000 }

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  change('update accounts set email = ?', LINA)
})
test.afterAll(() => installation.stop())

function change(statement: string, ...values: readonly string[]): void {
  const database = new Sqlite(join(installation.dataDir, 'mimar.db'))
  database.prepare(statement).run(...values)
  database.close()
}

/** Another browser, in which nobody is signed in, asks for a link. */
async function askElsewhere(browser: Browser): Promise<{ readonly other: Page; readonly number: string }> {
  const other = await (await browser.newContext(PHONE)).newPage()
  await other.goto(`http://localhost:${installation.port}/sites`)
  await other.getByLabel('E-mail').fill(LINA)
  await other.getByRole('button', { name: 'Send me a link' }).tap()
  await expect(other.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  const number = (await other.locator('[data-number]').getAttribute('data-number')) ?? ''
  return { other, number }
}

test('a device is let in by one that is signed in: both show one number, and it goes on by itself', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/account')
  await page.getByRole('heading', { level: 1 }).focus()
  const { other, number } = await askElsewhere(browser)
  await expectNoFaults(other)
  const door = page.getByRole('region', { name: 'Is this you?' })
  await expect(door).toContainText(number, SOON)
  await expect(door).toContainText('Chrome on Linux')
  // Whoever types is not interrupted.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectNoFaults(page)
  await door.getByRole('button', { name: 'Yes, let it in' }).click()
  await expect(door).toContainText('Chrome on Linux is let in')
  await expect(other.getByRole('heading', { name: 'Your sites' })).toBeVisible(SOON)
  await other.context().close()
  await page.context().close()
})

test('on a phone in Arabic the question is a sheet, and No ends the link without a word to who waits', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites?ui=ar', PHONE)
  const { other, number } = await askElsewhere(browser)
  const door = page.getByRole('region', { name: 'هل هذا أنت؟' })
  await expect(door).toContainText(number, SOON)
  await expectNoFaults(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const box = await door.boundingBox()
  expect([box?.x, box?.width]).toEqual([0, 390])
  await door.getByRole('button', { name: 'لا، امنعه' }).tap()
  await expect(door).toContainText('ورابطه لم يعد يعمل')
  await door.getByRole('button', { name: 'إغلاق' }).tap()
  await expect(door).toBeHidden()
  await expect(other.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await other.context().close()
  await page.context().close()
  // It was blocked a day ago.
  change("update sign_in_asks set created_at = '2020-01-01T00:00:00.000Z'")
})

test('in the editor the question stands above the page, and what is typed goes on into the page', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/edit/hotel/?ui=en')
  const canvas = page.frameLocator('main iframe')
  await canvas.locator('html[style*="--your-text"]').waitFor()
  const title = canvas.locator('[data-template="Header13"] [data-field="title"]').first()
  await title.click()
  await page.keyboard.press('End')
  const { other, number } = await askElsewhere(browser)
  const door = page.getByRole('region', { name: 'Is this you?' })
  await expect(door).toContainText(number, SOON)
  await page.keyboard.type('!')
  await expect(title).toContainText('!')
  const yes = door.getByRole('button', { name: 'Yes, let it in' })
  // Its buttons wait for a moment, and a key is not held back by that.
  await expect(yes).toBeEnabled()
  await yes.press('Enter')
  await expect(other.getByRole('heading', { name: 'Your sites' })).toBeVisible(SOON)
  await other.context().close()
  await page.context().close()
})
