import { expect, type Page, test } from '@playwright/test'
import { startNameServer } from '../apps/server/src/testing/name-server.ts'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

const HERE = '198.51.100.24'
const SITE = 'cafe-lawz.example'

let installation: Installation
let dns: Awaited<ReturnType<typeof startNameServer>>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  dns = await startNameServer()
  const env = { PUBLIC_IPS: HERE, DNS_SERVERS: dns.address }
  installation = await startInstallation({ env })
})
test.afterAll(async () => {
  await installation.stop()
  dns.stop()
})

const record = (page: Page, kind: string) => page.locator(`[data-record^="${kind} "]`)

test('an owner connects a domain: what is typed, the records as DNS answers them, a helper, and the way back', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites?ui=en', { locale: 'en-GB' })
  await page.getByRole('button', { name: /^More/ }).first().click()
  await page.getByRole('menuitem', { name: 'Own domain' }).click()
  const field = page.getByRole('textbox', { name: 'Domain' })
  await field.fill(`https://${SITE}/menu`)
  await page.getByRole('button', { name: /^Use .?cafe-lawz\.example/ }).click()
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expectNoFaults(page)
  await field.press('Enter')
  await expect(record(page, 'TXT')).toContainText('Not set yet')
  const proof = await record(page, 'TXT').getByLabel('Value', { exact: true }).inputValue()
  dns.set('TXT', `_mimar.${SITE}`, proof)
  dns.set('A', SITE, '203.0.113.40')
  // What was heard a moment ago is not asked for again.
  const check = page.getByRole('button', { name: 'Check now' })
  await expect(async () => {
    await check.click()
    await expect(record(page, 'TXT')).toContainText('Found', { timeout: 500 })
  }).toPass()
  await expect(record(page, 'A').first()).toContainText('203.0.113.40')
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Send to a helper' }).click()
  const link = await page.getByLabel('Link for a helper').inputValue()
  const helper = await (await browser.newContext()).newPage()
  await helper.goto(link)
  await expect(helper.getByText(proof)).toBeVisible()
  await expectNoFaults(helper)
  await helper.context().close()
  dns.set('A', SITE, HERE)
  dns.set('A', `www.${SITE}`, HERE)
  await expect(async () => {
    // Once it is connected there is nothing left to check.
    if (await check.isVisible()) await check.click({ timeout: 500 })
    await expect(page.getByRole('heading', { name: /cafe-lawz\.example.? is connected/ })).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.locator('[data-told]')).toContainText('is connected')
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Disconnect…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Which domain is yours?' })).toBeVisible()
  await page.context().close()
})

test('on a phone in Arabic one record is shown at a time', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const page = await openHome(browser, installation, '/sites?ui=ar', phone)
  const [site] = await (await page.request.get(`http://localhost:${installation.port}/api/v1/sites`)).json()
  await page.goto(`http://localhost:${installation.port}/sites/${site.id}/domain?ui=ar`)
  await page.getByRole('textbox').fill('dar.example')
  await expect(page.getByRole('radio')).toHaveCount(2)
  await page.getByRole('button', { name: 'متابعة' }).tap()
  await expect(page.locator('[data-record]')).toHaveCount(1)
  await page.getByRole('button', { name: 'السجل التالي' }).tap()
  await expect(record(page, 'A').first()).toBeVisible()
  await expectNoFaults(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.context().close()
})
