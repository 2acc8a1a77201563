import { type Browser, expect, test } from '@playwright/test'
import { closeEditors, type OpenEditor, openEditor, typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { select } from './sections-in-editor.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

/** Adds a section below the steps, found by a word that owners use. */
async function add(editor: OpenEditor, word: string, template: string) {
  const { page, canvas } = editor
  await select(editor, 'Steps2')
  await page.keyboard.press('Insert')
  await page.getByRole('searchbox').fill(word)
  await page.locator(`[data-offer="${template}"]`).click()
  const added = canvas.locator(`[data-template="${template}"]`)
  await added.waitFor()
  return added
}

/** Reads a page at a moment, somewhere in the world. */
async function read(browser: Browser, moment: string, javaScriptEnabled = true) {
  const context = await browser.newContext({ javaScriptEnabled, timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(moment))
  await page.goto(`${installation.siteAddress}en/Rooms/`)
  return page
}

test('[SEC-23] [EDIT-21] hours are typed where they stand, and visitors elsewhere are told by the clock of the business whether it is open', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en', timezoneId: 'Europe/Berlin' })
  const { page } = editor
  const hours = await add(editor, 'when open', 'OpeningHours')
  const monday = hours.locator('[data-field="week/monday"]')
  await expect(monday).toHaveText('–')
  await monday.click()
  await typeOver(page, '9-13, 15-18')
  await page.keyboard.press('Tab')
  await expect(monday).toHaveText(/^09:00\s–\u2060\s13:00, 15:00\s–\u2060\s18:00$/)
  await typeOver(page, 'mornings')
  await page.keyboard.press('Escape')
  await expect(editor.notices).toContainText('“mornings” cannot be read')
  await expect(hours.locator('[data-field="week/tuesday"]')).toHaveText('Closed')
  await editor.publish.click()
  await expect(editor.publish).toHaveAttribute('data-publish', 'done')

  // Monday, 16:40 in Berlin; 10:40 where the visitor is.
  const open = await read(browser, '2026-11-23T15:40:00Z')
  await expect(open.locator('.hours-state')).toHaveText('Open nowUntil 18:00.')
  await expect(open.locator('[data-today]')).toContainText('MondayToday')
  const soon = await read(browser, '2026-11-23T16:45:00Z')
  await expect(soon.locator('.hours-state')).toHaveText('Open nowCloses in 15 minutes.')
  const closed = await read(browser, '2026-11-24T08:00:00Z')
  await expect(closed.locator('.hours-state')).toHaveText('Closed nowOpens Monday at 09:00.')
  const plain = await read(browser, '2026-11-23T15:40:00Z', false)
  await expect(plain.locator('.hours-state')).toBeHidden()
  await expect(plain.locator('.hours-today')).toBeHidden()
  await expect(plain.locator('[data-day="1"]')).toHaveText(/^Monday09:00\s–/)
})

test('[SEC-24] [EDIT-21] a price is typed as money is written, and each language reads it in its own way', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const list = await add(editor, 'how much', 'PriceList')
  const price = list.locator('[data-field$="/price"]').first()
  await price.click()
  await typeOver(editor.page, '1.400,50')
  await editor.page.keyboard.press('Escape')
  await expect(price).toHaveText('1,400.50')
  await editor.publish.click()
  await expect(editor.publish).toHaveAttribute('data-publish', 'done')
  expect(await editor.published('en/Rooms/')).toContain('class="price-amount">1,400.50<')
  expect(await editor.published('de/Rooms/')).toContain('class="price-amount">1.400,50<')
})
