import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** Gives the page a device that knows its owner by their finger; `isWilling` false closes every request. */
async function withFinger(page: Page, isWilling = true): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: isWilling, automaticPresenceSimulation: true },
    },
  })
  // The finger lies there all the time: the browser's own list would be answered before anybody presses.
  await page.addInitScript(() => {
    if (!location.search.includes('list')) PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

const openAccount = (browser: Browser, language = 'en', options: BrowserContextOptions = {}) =>
  openHome(browser, installation, `/account?ui=${language}`, options)

test('an owner adds a passkey, names it, signs out, and is back with one press', async ({ browser }) => {
  const page = await openAccount(browser)
  await withFinger(page)
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.locator('[data-told]')).toContainText('Passkey “Chrome on Linux” added')
  await expect(passkeys.getByRole('listitem')).toContainText('Not used yet')
  await passkeys.getByRole('button', { name: 'Rename Chrome on Linux' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Office')
  await expectNoFaults(page)
  await page.keyboard.press('Enter')
  await expect(passkeys.getByRole('listitem')).toContainText('Office')

  // The same device has one already.
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.locator('[data-told]')).toContainText('This device has a passkey here already.')
  await expect(passkeys.getByRole('listitem')).toHaveCount(1)

  await page.context().clearCookies()
  await page.goto(`http://localhost:${installation.port}/account`)
  const press = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(press).toBeFocused()
  await expectNoFaults(page)
  await page.keyboard.press('Enter')
  await expect(passkeys.getByRole('listitem')).toContainText('Used')

  // The browser lists what it has by itself (conditional UI).
  await page.context().clearCookies()
  await page.goto(`http://localhost:${installation.port}/account?list`)
  await expect(passkeys.getByRole('listitem')).toContainText('Used')

  await passkeys.getByRole('button', { name: 'Remove Office' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(passkeys.getByRole('listitem')).toHaveCount(0)
  // What is still on the device opens nothing, and the page says so.
  await page.context().clearCookies()
  await page.goto(`http://localhost:${installation.port}/sites?lang=de`)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByRole('alert')).toContainText('Er wurde hier entfernt')
  await page.context().close()
})

test('without a passkey on the device, on a phone in Arabic, the page says what else there is', async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, locale: 'ar' })
  const page = await context.newPage()
  await withFinger(page)
  await page.goto(`http://localhost:${installation.port}/sites`)
  await page.getByRole('button', { name: 'الدخول بمفتاح مرور' }).tap()
  await expect(page.getByRole('alert')).toContainText('استخدم رابطًا')
  await expectNoFaults(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await context.close()
})

test('who closes the request is told that nothing was made', async ({ browser }) => {
  const page = await openAccount(browser, 'en', PHONE)
  await withFinger(page, false)
  await page.getByRole('button', { name: 'Add a passkey' }).tap()
  await expect(page.locator('[data-told]')).toContainText('No passkey was made')
  await page.context().close()
})
