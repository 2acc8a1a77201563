import { expect, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { expectNoFaults } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

test('the first owner says who they are, makes a passkey, keeps the codes, and is at the list of sites', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  // The finger lies there all the time: the browser's own list would be answered before anybody presses.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto(`http://localhost:${installation.port}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up Mimar')
  await expectNoFaults(page)
  await page.getByLabel('Your name').fill('Lina Haddad')
  await page.getByLabel('E-mail').fill('lina@cafe-lawz.example')
  await page.getByRole('button', { name: 'Create passkey and continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep these recovery codes')
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await expectNoFaults(page)
  // What the browser does not copy is said, and is no way of keeping.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Not copied: your browser does not let this page copy.')).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString().trim().split(/\s+/).length)).toBe(10)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expectNoFaults(page)
  // Without the tick nothing goes on.
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download' }).click()])
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/sites\??$/)
  await page.goto(`http://localhost:${installation.port}/account`)
  await expect(page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1)
  await page.context().clearCookies()
  await page.goto(`http://localhost:${installation.port}/`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/sites$/)
  await page.context().close()
})
