import type { SiteEntry } from '@mimar/contract'
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
  await expectNoFaults(visitor)

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

test('a host hides one page, which stays hidden when its site is published again, and takes a site down of which nobody complained', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites?ui=en', { locale: 'en-GB' })
  const { id, address } = await reported(page)
  const at = `http://localhost:${installation.port}`
  const { site } = await (await page.request.get(`${at}/api/v1/sites/${id}/document`)).json()
  const path = site.pages.find((one: { path: string }) => one.path !== '/').path
  await page.goto(`${at}/host/complaints?ui=en`)
  const complaint = page.locator('[data-complaint]')
  await complaint.getByRole('radio', { name: /Hide one page or picture/ }).check()
  await complaint.getByLabel('Address of the page or picture').fill(`${address}nothing-like-that/`)
  await complaint.getByLabel('Reason').fill('A guest is named there.')
  await expectNoFaults(page)
  await complaint.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText('No page or picture of this site stands at that address.')).toBeVisible()
  await complaint.getByLabel('Address of the page or picture').fill(`${new URL(address).origin}${path}/`)
  await complaint.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText('Nothing to decide')).toBeVisible()
  const visitor = await page.context().newPage()
  const statusOf = async (where: string) => (await visitor.goto(where))?.status()
  expect([await statusOf(address), await statusOf(`${address}${path.slice(1)}/`)]).toEqual([200, 451])
  await page.request.post(`${at}/api/v1/sites/${id}/releases`, { data: {} })
  expect([await statusOf(address), await statusOf(`${address}${path.slice(1)}/`)]).toEqual([200, 451])

  await page.goto(`${at}/host?ui=en`)
  await page
    .getByRole('button', { name: /^More for .*Studio Durra/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Take down…' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('It is a copy of another site.')
  await expectNoFaults(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Take it down' }).click()
  await expect(page.getByRole('button', { name: 'Put back' })).toBeVisible()
  const down = (await (await page.request.get(`${at}/api/v1/sites`)).json()).find((one: SiteEntry) => one.takenDown)
  await page.goto(`${at}/edit/${down.id}/?ui=en`)
  const card = page.locator('[data-decision]')
  await expect(card).toContainText('It is a copy of another site.')
  await expectNoFaults(page)
  await card.getByRole('link', { name: 'Appeal, above your sites' }).click()
  await expect(page.locator('[data-decision]', { hasText: 'A guest is named there.' })).toContainText(path)
  await expect(page.locator(`[data-site="${down.id}"]`)).toContainText('It is a copy of another site.')
  await page.goto(`${at}/host?ui=en`)
  await page.getByRole('button', { name: 'Put back' }).click()
  await expect(page.getByRole('button', { name: 'Put back' })).toBeHidden()
  expect(await statusOf(down.address)).toBe(200)
  await page.context().close()
})
