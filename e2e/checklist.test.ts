import { expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'

let installation: Installation

test.beforeAll(async () => {
  test.setTimeout(120_000)
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

/** A site made without the questions, open in the editor. */
async function edited(page: Page, language: string): Promise<void> {
  const { id } = await made(page, language)
  await page.goto(`http://localhost:${installation.port}/edit/${id}/?ui=${language}`)
}

async function made(page: Page, language: string): Promise<{ id: string }> {
  const data = { starter: 'cafe', languages: [language] }
  const answer = await page.request.post(`http://localhost:${installation.port}/api/v1/sites`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

test('[U46] on a desk the list of first steps gives way to a section that is chosen, and its button opens it all the same', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites?ui=en', { locale: 'en' })
  await edited(page, 'en')
  const [open, small] = [page.locator('[data-checklist="open"]'), page.locator('[data-checklist="small"]')]
  await expect(open).toBeVisible()
  const sections = page.frameLocator('iframe').locator('main > [data-section]')
  const choose = async (at: number) => {
    await sections.nth(at).evaluate((section) => section.scrollIntoView({ block: 'end' }))
    await sections.nth(at).click({ position: { x: 4, y: 60 } })
  }
  await choose(1)
  await expect(small).toBeVisible()
  await small.click()
  await expect(open).toBeVisible()
  // Work elsewhere is not covered.
  await choose(2)
  await expect(small).toBeVisible()
  await small.click()
  await open.getByRole('button', { name: 'Show: Name your café' }).click()
  await expect(page.frameLocator('iframe').locator('[contenteditable]')).toBeFocused()
  await page.context().close()
})

test('[U46] on a phone the first steps give way to a section that is chosen, and come back', async ({ browser }) => {
  const page = await openHome(browser, installation, '/sites?ui=ar', { ...PHONE, locale: 'ar' })
  await edited(page, 'ar')
  const steps = page.locator('[data-checklist]')
  await expect(steps).toBeVisible()
  await page
    .frameLocator('iframe')
    .locator('main > [data-section]')
    .nth(1)
    .tap({ position: { x: 4, y: 4 } })
  const sheet = page.locator('[data-sheet="section"]')
  await expect(sheet).toBeVisible()
  await expect(steps).toHaveCount(0)
  await sheet.locator('[data-closes]').tap()
  await expect(steps).toBeVisible()
  await page.context().close()
})
