import { expect, type Page, test } from '@playwright/test'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const bar = (page: Page, name: string | RegExp) => page.getByRole('toolbar', { name })

test('[U29] two links in a row each show where they lead, and 300 characters lose their middle', async ({
  browser,
}) => {
  const { page, text } = await openEditor(browser, installation, { at: '/?lang=en' })
  const [rooms, more] = ['rooms', 'more'].map((id) => text('Header13', `buttons/${id}/buttonText`))
  const summary = page.locator('[data-link-summary]')
  await rooms!.click()
  await expect(bar(page, 'Text')).toBeVisible()
  await page.keyboard.press('Control+KeyK')
  await expect(summary).toContainText('/Rooms')
  await expect(summary.getByRole('link', { name: 'Open' })).toHaveAttribute('href', /\/Rooms/)
  await expect(summary.getByRole('switch')).toHaveCount(0)
  const long = `https://example.com/${'a'.repeat(261)}/the-very-end-of-it`
  await page.getByRole('combobox').fill(long)
  await page.keyboard.press('Enter')
  await expect(rooms!).toBeFocused()
  await page.keyboard.press('Control+KeyK')
  // 300 characters in one line, and both ends of them.
  await expect(summary.locator('bdi')).toHaveText(/^https:\/\/example\.com\/a+….*the-very-end-of-it$/)
  const box = await page.getByRole('dialog', { name: 'Link' }).boundingBox()
  expect(box!.width).toBeLessThanOrEqual(344)
  const newTab = summary.getByRole('switch', { name: 'Open in a new tab' })
  await expect(newTab).toBeChecked()
  await expect(newTab).toHaveAccessibleDescription(/always/)
  await page.getByRole('combobox').fill('something')
  await more!.click()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await page.keyboard.press('Control+KeyK')
  await expect(page.getByRole('combobox')).toHaveValue('')
  await expect(summary).toContainText('/#comp-home-welcome')
  await expect(summary.getByRole('switch')).toHaveCount(0)
  await summary.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await expect(page.getByRole('combobox')).toHaveValue('/#comp-home-welcome')
  await summary.getByRole('button', { name: 'Remove' }).click()
  await expect(more!.locator('xpath=..')).not.toHaveAttribute('href', /comp-home-welcome/)
})

test('[EDIT-12] on a phone a tap shows what a tool is called or why it waits, and that goes after 4 seconds', async ({
  browser,
}) => {
  const { page, text } = await openEditor(browser, installation, { ...PHONE, at: '/?lang=ar', ui: 'ar' })
  await text('Header13', 'title').tap()
  const tools = bar(page, 'النص')
  await expect(tools).toBeVisible()
  await page.clock.install()
  const tip = page.locator('[data-tapped]')
  await expect(tip).toBeHidden()
  await tools.getByRole('button', { name: 'توسيط' }).tap()
  await expect(tip).toHaveText('توسيط')
  await page.clock.runFor(3_900)
  await expect(tip).toBeVisible()
  await page.clock.runFor(200)
  await expect(tip).toBeHidden()
})
