import { expect, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  test.setTimeout(120_000)
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

test('[U46] every language of the languages panel can be the first of a new site, and what has no sample says so', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites/new?ui=en', { locale: 'en-GB' })
  await page.getByRole('button', { name: 'I have no name yet' }).click()
  await expect(page.locator('[data-kind="hotel"]')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('[data-language]')).toHaveCount(5)
  for (const language of ['ar', 'en', 'tr', 'de', 'fr'])
    await expect(page.locator(`[data-language="${language}"]`)).toContainText('Texts included')
  const more = page.getByRole('button', { name: 'More languages' })
  await more.click()
  const search = page.getByRole('searchbox', { name: 'Find a language' })
  await expect(search).toBeFocused()
  expect(await page.locator('[data-other]').count()).toBeGreaterThan(35)
  await expect(page.getByText('There are no sample texts in these languages')).toBeVisible()
  await expectNoFaults(page)
  await search.fill('spanish')
  await expect(page.locator('[data-other]')).toHaveCount(1)
  await search.press('Enter')
  await expect(more).toBeFocused()
  const spanish = page.locator('[data-language="es"]')
  await expect(spanish.locator('input')).toBeChecked()
  await page.getByRole('button', { name: 'Make primary Español' }).click()
  await expect(spanish).toContainText('No sample texts in this language. They begin in English')
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-start.png` })
  await page.getByRole('button', { name: 'Skip' }).click()
  // Pictures of the sample are made before, however busy the machine is.
  await expect(page).toHaveURL(/\/edit\//, { timeout: 60_000 })
  const [id] = /(?<=\/edit\/)[^/?]+/.exec(page.url())!
  const document = await page.request.get(`http://localhost:${installation.port}/api/v1/sites/${id}/document`)
  const { site } = await document.json()
  expect(site.languages[0]).toMatchObject({ code: 'es', localizedName: 'Español', isPrimary: true })
  await page.request.delete(`http://localhost:${installation.port}/api/v1/sites/${id}`)
  await page.context().close()
})
