// Somebody who has never built a site makes a café in Arabic, on a phone, from nothing to an answered request for a table.
import { join } from 'node:path'
import { type Browser, expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { findFreePort, type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { begin, expectNoFaults, PHONE } from './visitor.ts'

let installation: Installation

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  // Nobody listens there: the answer waits in the outbox.
  const SMTP_URL = `smtp://127.0.0.1:${await findFreePort()}`
  installation = await startInstallation({ env: { SMTP_URL } })
  const page = await openHome(browser, installation, '/sites')
  const api = `http://localhost:${installation.port}/api/v1`
  // A newcomer has nothing.
  await page.request.delete(`${api}/sites/hotel`)
  // The first look at a starter has its pictures encoded, which takes a busy machine its time.
  await page.request.get(`${api}/starters/cafe/still`, { timeout: 120_000 })
  await page.context().close()
})
test.afterAll(() => installation.stop())

const NAME = 'مقهى أم كريم'
const OWN_PHONE = '+90 555 010 20 30'
const MAIL = 'umkarim@cafe.example'
const GUEST = 'رنا خوري'
const GUEST_PHONE = '+963 944 120 300'

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name }).first()

/** What a person sees at this step; kept where pictures are wanted. */
async function look(page: Page, name: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide, `${name} is no wider than the phone`).toBeLessThanOrEqual(390)
  if (process.env.PICTURES) await page.screenshot({ path: `test-results/newcomer-cafe/${name}.png` })
}

/** The questions before a site: a name, a kind of business, languages, colours. */
async function answerQuestions(page: Page): Promise<void> {
  await page.getByLabel('اسم العمل').fill(NAME)
  await look(page, '01-name')
  await button(page, 'متابعة').tap()
  await page.getByText('مطعم أو مقهى').tap()
  await page.getByText('مقهى', { exact: true }).tap()
  await look(page, '02-kind')
  await button(page, 'متابعة').tap()
  await look(page, '03-languages')
  await button(page, 'متابعة').tap()
  await look(page, '04-colours')
  await button(page, 'افتح موقعي').tap()
  await expect(page).toHaveURL(/\/edit\//, { timeout: 30_000 })
  await expect(page.frameLocator('main iframe').locator('[data-section]').first()).toBeVisible({ timeout: 30_000 })
}

/** Writes over what stands in the page, as a thumb and a keyboard do. */
async function writeOver(page: Page, text: Locator, typed: string): Promise<void> {
  await text.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await text.tap()
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(typed)
}

async function openPage(page: Page, canvas: FrameLocator, name: RegExp): Promise<void> {
  await page.locator('[data-opens="pages"]').tap()
  await button(page.getByRole('dialog'), name).tap()
  await expect(canvas.locator('[data-template="OpeningHours"]')).toBeVisible()
}

test('[U46] [EDIT-21] [FORM-8] [FORM-6] on a phone in Arabic: a café with its hours, a price and a request for a table is published, asked and answers', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites/new?ui=ar', { ...PHONE, isMobile: true, locale: 'ar' })
  const began = Date.now()
  await answerQuestions(page)
  const canvas = page.frameLocator('main iframe')
  await look(page, '05-editor')
})
