import { expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  test.setTimeout(120_000)
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** A published site that a visitor has reported. */
async function reported(page: Page): Promise<{ id: string; address: string }> {
  const api = `http://localhost:${installation.port}/api/v1/sites`
  const wish = { starter: 'cafe', name: 'Studio Durra', languages: ['en'] }
  const { id, address } = await (await page.request.post(api, { data: wish })).json()
  expect((await page.request.post(`${api}/${id}/releases`, { data: {} })).status()).toBe(201)
  const { site } = await (await page.request.get(`${api}/${id}/document`)).json()
  const comment = 'The photo on the home page is mine, taken in 2021 for a book.'
  const form = { name: 'Rana Aziz', email: 'rana@photo.example', comment, siteHash: site.constants.siteHash }
  const headers = { host: new URL(address).host }
  const sent = await page.request.post(`${api}/form/compliance/${id}/?lang=en`, { data: form, headers })
  expect(sent.status(), await sent.text()).toBe(204)
  return { id, address }
}

test('[REPORT-3] a host takes a site down with a reason, its owner appeals, and the host takes it back', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites?ui=en', { locale: 'en-GB' })
  const { id, address } = await reported(page)
  await page.goto(`http://localhost:${installation.port}/host/complaints?ui=en`)
  const complaint = page.locator('[data-complaint]')
  await expect(complaint).toContainText('taken in 2021 for a book')
  await expectNoFaults(page)
  await complaint.getByRole('radio', { name: /Take the site down/ }).check()
  await complaint.getByLabel('Reason').fill('Please show where the picture is from.')
  await complaint.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText('Nothing to decide')).toBeVisible()
  const visitor = await page.context().newPage()
  expect((await visitor.goto(address))?.status()).toBe(451)

  await page.goto(`http://localhost:${installation.port}/sites?ui=en`)
  const notice = page.locator('[data-decision]')
  await expect(notice).toContainText('Please show where the picture is from.')
  await expect(page.locator(`[data-site="${id}"]`)).toContainText('Taken down')
  await notice.getByRole('button', { name: 'Appeal…' }).click()
  await page.getByLabel('Your words to the host').fill('I took it myself.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(notice).toContainText('Your answer has arrived')
  await expectNoFaults(page)

  await page.goto(`http://localhost:${installation.port}/host/complaints?ui=en`)
  await page.getByRole('radio', { name: 'Appeals 1' }).check({ force: true })
  await expect(complaint).toContainText('I took it myself.')
  await complaint.getByRole('radio', { name: /Take it back/ }).check()
  await complaint.getByLabel('Reason').fill('So it is.')
  await complaint.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText('Nothing to decide')).toBeVisible()
  expect((await visitor.goto(address))?.status()).toBe(200)
  await page.context().close()
})
