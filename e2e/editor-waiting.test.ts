import { expect, type Page, test } from '@playwright/test'
import { faultsOnChrome } from './chrome-faults.ts'
import { closeEditors, openEditor, typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const told = (page: Page, why: string) => page.locator(`[data-away="${why}"]`)

test('[U35] a lost connection is told once by a card, which goes by itself when all is sent', async ({ browser }) => {
  const { page, text, save, publish } = await openEditor(browser, installation, { at: '/?lang=en' })
  const write = async (words: string) => {
    await text('Header13', 'title').click()
    await typeOver(page, words)
    await page.keyboard.press('Escape')
  }
  await write('Written at the station')
  await expect(save).toHaveAttribute('data-save', 'saved')
  await page.context().setOffline(true)
  await write('Written on a train')
  const card = told(page, 'offline')
  await expect(card).toContainText('You are offline')
  await expect(card).toContainText('1 change is kept on this device')
  await expect(card).toContainText('Publishing waits')
  await expect(save).toHaveAttribute('data-save', 'offline')
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  expect(await faultsOnChrome(page)).toEqual([])
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toHaveCount(0)
  // Closed is closed: one more change does not call it up again.
  await write('Written in a tunnel')
  await expect(save).toHaveAttribute('data-save', 'offline')
  await expect(card).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(save).toHaveAttribute('data-save', 'saved')
})

test('[U35] [API-4] a server that asks to wait is waited for as long as it says, and the card counts down', async ({
  browser,
}) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/?lang=en' })
  await page.clock.install()
  const sent: number[] = []
  await page.route('**/operations*', (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent.push(sent.length)
    if (sent.length > 1) return route.fallback()
    const json = { status: 429, message: 'Please wait.', code: 'rate-limited' }
    return route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json })
  })
  await text('Header13', 'title').click()
  await typeOver(page, 'Many words at once')
  await page.keyboard.press('Escape')
  const card = told(page, 'busy')
  await expect(card).toContainText('The server asks you to wait')
  await expect(card).toContainText(/Trying again in (600|5\d\d) seconds/)
  await expect(save).toHaveAttribute('data-save', 'busy')
  await expect(save).toContainText('Saving – many changes, one moment')
  await expect(save.getByRole('button')).toHaveCount(0)
  await page.clock.runFor(400_000)
  await expect(card).toContainText(/Trying again in (200|1\d\d) seconds/)
  expect(sent).toHaveLength(1)
  await page.clock.runFor(200_000)
  await expect(save).toHaveAttribute('data-save', 'saved')
  await expect(card).toHaveCount(0)
  expect(sent).toHaveLength(2)
})
