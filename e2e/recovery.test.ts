import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

test('codes are shown once, kept as a file, printed alone, and one of them lets a new browser in', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/account')
  const card = page.getByRole('region', { name: 'Recovery codes' })
  await expect(card).toContainText('None yet')
  await card.getByRole('button', { name: 'Make new codes' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your codes' })
  await expect(sheet.getByRole('listitem')).toHaveCount(10)
  await expect(sheet.getByRole('button', { name: 'Done' })).toBeDisabled()
  await expectNoFaults(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(sheet.getByRole('listitem').last()).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Copy' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('link', { name: 'Download' }).click(),
  ])
  const [code = ''] = readFileSync(await download.path(), 'utf8').match(/(?:[A-Z2-9]{4}-){5}[A-Z2-9]{4}/g) ?? []
  await expect(sheet).toContainText(code)
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(card).toContainText('10 of 10 left')
  await expect(page.locator('body')).not.toContainText(code)
  await page.getByRole('link', { name: 'Activity' }).click()
  const activity = page.getByRole('region', { name: 'Activity' })
  await expect(activity.getByRole('listitem').filter({ hasText: 'New recovery codes made' })).toContainText('You')
  await expect(page.locator('body')).not.toContainText(code)
  await expectNoFaults(page)

  const stranger = await browser.newContext({ ...PHONE, locale: 'de' })
  const phone = await stranger.newPage()
  await phone.goto(`http://localhost:${installation.port}/account`)
  await phone.getByText('Ein anderer Weg hinein').tap()
  await phone.getByLabel('Wiederherstellungscode').fill('aaaa-bbbb-cccc-dddd')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('Dieser Code öffnet nichts')).toBeVisible()
  await expectNoFaults(phone)
  await phone.getByLabel('Wiederherstellungscode').fill(code.toLowerCase())
  await phone.getByRole('button', { name: 'Mit dem Code anmelden' }).tap()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto')
  await expect(phone.getByRole('region', { name: 'Wiederherstellungscodes' })).toContainText('9 von 10 übrig')
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await stranger.close()
  await page.context().close()
})

test('a link that has lost its end says so; without a script it says how it opens all the same, and does', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/account')
  const made = await page.request.post(`http://localhost:${installation.port}/api/v1/account/device-links`, {
    data: {},
  })
  const { address } = await made.json()
  const cut = await (await browser.newContext({ ...PHONE, locale: 'ar' })).newPage()
  await cut.goto(address.replace(/#.*/, ''))
  await expect(cut.getByRole('alert')).toContainText('نهاية هذا الرابط ناقصة')
  await expectNoFaults(cut)
  const plain = await (await browser.newContext({ javaScriptEnabled: false, locale: 'de' })).newPage()
  await plain.goto(address)
  await expect(plain.getByText('nehmen Sie „enter#/“ aus der Adresse')).toBeVisible()
  await plain.goto(address.replace('enter#/', ''))
  await plain.getByRole('button').click()
  await expect(plain).toHaveURL(/\/account$/)
  for (const one of [page, cut, plain]) await one.context().close()
})

test('another device comes in by the link in the picture, once', async ({ browser }) => {
  const page = await openHome(browser, installation, '/account?ui=ar', PHONE)
  await page.getByRole('button', { name: 'إظهار رمز QR' }).tap()
  const dialog = page.getByRole('dialog', { name: 'جهاز آخر' })
  await expect(dialog.getByRole('img', { name: 'رمز QR لتسجيل الدخول' })).toBeVisible()
  await expectNoFaults(page)
  const address = (await dialog.getByText('authHash=').textContent()) ?? ''
  const other = await (await browser.newContext()).newPage()
  await other.goto(address)
  await other.getByRole('button').click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await expect(other.getByRole('region', { name: 'Devices' }).getByRole('listitem')).not.toHaveCount(1)
  const third = await (await browser.newContext()).newPage()
  await third.goto(address)
  await expect(third.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  for (const one of [page, other, third]) await one.context().close()
})
