import { expect, test } from '@playwright/test'
import { openProvider, SECRET, type TestProvider } from '../apps/server/src/testing/identity-provider.ts'
import { findFreePort, type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

let provider: TestProvider
let installation: Installation

test.beforeAll(async () => {
  const port = await findFreePort()
  provider = await openProvider(`http://localhost:${port}/organisation/back`)
  const env = {
    ...{ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'mimar', OIDC_CLIENT_SECRET: SECRET },
    ...{ OIDC_DOMAINS: 'northbay.example,southbay.example', OIDC_NAME: 'Northbay' },
  }
  installation = await startInstallation({ port, env })
})
test.afterAll(async () => {
  await installation.stop()
  await provider.close()
})

test('on a phone in Arabic somebody comes by their organisation, whose provider is another site, and finds what they were invited to', async ({
  browser,
}) => {
  const owner = await openHome(browser, installation, '/sites')
  await owner.evaluate(async () => {
    const body = JSON.stringify({ email: 'omar@northbay.example', role: 'editor' })
    await fetch('/api/v1/sites/hotel/members', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
  })
  await owner.context().close()
  provider.state.employee = { sub: 'employee-7', email: 'omar@northbay.example', email_verified: true }
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ar' })
  const page = await context.newPage()
  await page.goto(`http://localhost:${installation.port}/sites`)
  await page.getByRole('link', { name: 'حساب المؤسسة' }).click()
  await page.getByLabel('بريد العمل').fill('omar@northbay.example')
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expectNoFaults(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('link', { name: 'Northbay' }).click()
  await expect(page).toHaveURL(`http://localhost:${installation.port}/sites`)
  await expect(
    page
      .getByText('omar@northbay.example')
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible()
  const session = await page.evaluate(async () => (await fetch('/api/v1/session')).json())
  expect(session).toMatchObject({ account: { email: 'omar@northbay.example' } })
  await context.close()
})
