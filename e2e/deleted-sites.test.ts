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

const told = (page: Page) => page.locator('[data-told]')

async function deleted(page: Page, wish: object): Promise<{ id: string; address: string }> {
  const api = `http://localhost:${installation.port}/api/v1`
  const made = await page.request.post(`${api}/sites`, { data: wish })
  expect(made.status(), await made.text()).toBe(201)
  const site = await made.json()
  expect((await page.request.post(`${api}/sites/${site.id}/releases`, { data: {} })).status()).toBe(201)
  expect((await page.request.delete(`${api}/sites/${site.id}`)).status()).toBe(204)
  return site
}

/** The browser knows where *.localhost is, other clients may not. */
async function visited(page: Page, address: string): Promise<number | undefined> {
  const visitor = await page.context().newPage()
  const answer = await visitor.goto(address)
  if (answer?.status() === 410) await expectNoFaults(visitor)
  await visitor.close()
  return answer?.status()
}

for (const options of [
  { viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
  { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' },
]) {
  test(`[U38] at ${options.viewport.width} px deleted sites wait with their days, come back to visitors, or are erased after a question`, async ({
    browser,
  }) => {
    const page = await openHome(browser, installation, '/sites?ui=en', options)
    const kept = await deleted(page, { starter: 'cafe', name: 'Lamp Café', languages: ['en'] })
    const other = await deleted(page, { starter: 'cafe', name: 'First try', languages: ['en'] })
    expect(await visited(page, kept.address)).toBe(404)
    await page.reload()
    await page.getByRole('link', { name: 'Deleted sites' }).click()
    await expect(page).toHaveTitle(/Deleted sites/)
    const row = page.locator(`[data-deleted="${kept.id}"]`)
    await expect(row).toContainText('by you')
    await expect(row).toContainText('30 days left')
    await expectNoFaults(page)
    await row.getByRole('button', { name: 'Bring back' }).click()
    await expect(told(page)).toContainText('“Lamp Café” is back')
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Deleted sites' })).toBeFocused()
    expect(await visited(page, kept.address)).toBe(200)

    const gone = page.locator(`[data-deleted="${other.id}"]`)
    await gone.getByRole('button', { name: 'Erase…' }).click()
    const question = page.getByRole('dialog', { name: 'Erase “First try” for good?' })
    await expect(question).toContainText('cannot be undone')
    await page.keyboard.press('Escape')
    await expect(gone).toBeVisible()
    await gone.getByRole('button', { name: 'Erase…' }).click()
    await question.getByRole('button', { name: 'Erase for good' }).click()
    await expect(told(page)).toContainText('“First try” was erased')
    await expect(page.getByText('No deleted sites')).toBeVisible()
    await page.request.delete(`http://localhost:${installation.port}/api/v1/sites/${kept.id}`)
    await page.request.delete(`http://localhost:${installation.port}/api/v1/deleted-sites/${kept.id}`)
    await page.context().close()
  })
}

test('[U38] an archived site is closed to visitors or leads them on, and comes back with one press', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites?ui=en', { locale: 'en-GB' })
  const api = `http://localhost:${installation.port}/api/v1/sites`
  const wish = { starter: 'cafe', name: 'Summer Pop-up', languages: ['en'] }
  const { id, address } = await (await page.request.post(api, { data: wish })).json()
  expect((await page.request.post(`${api}/${id}/releases`, { data: {} })).status()).toBe(201)
  await page.reload()
  await page.getByRole('button', { name: 'More: Summer Pop-up' }).click()
  await page.getByRole('menuitem', { name: 'Archive…' }).click()
  const question = page.getByRole('dialog', { name: 'Archive “Summer Pop-up”?' })
  await question.getByRole('button', { name: 'Archive site' }).click()
  await expect(told(page)).toContainText('was archived')
  await expect(page.locator(`[data-site="${id}"]`)).toHaveCount(0)
  expect(await visited(page, address)).toBe(410)
  await page.getByRole('link', { name: 'Archived sites' }).click()
  const row = page.locator(`[data-archived="${id}"]`)
  await row.getByRole('button', { name: 'Lead visitors on…' }).click()
  await page.getByLabel('New address').fill(`http://localhost:${installation.port}/elsewhere`)
  await page.getByRole('button', { name: 'Lead visitors on', exact: true }).click()
  await expect(row).toContainText(`go on to`)
  await expectNoFaults(page)
  await row.getByRole('button', { name: 'Take out' }).click()
  await expect(told(page)).toContainText('“Summer Pop-up” is back among your sites')
  await expect(row).toHaveCount(0)
  expect(await visited(page, address)).toBe(200)
  await page.request.delete(`${api}/${id}`)
  await page.context().close()
})
