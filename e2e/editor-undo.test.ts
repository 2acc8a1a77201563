import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'

let installation: Installation

test.beforeAll(async () => {
  test.setTimeout(120_000)
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** A site of a starter, made without the questions. */
async function made(page: Page, starter: string): Promise<string> {
  const data = { starter, languages: ['en'] }
  const answer = await page.request.post(`http://localhost:${installation.port}/api/v1/sites`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

async function write(page: Page, text: Locator, words: string): Promise<void> {
  await text.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
  // A pause makes a change of it, with the caret still there.
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saving')
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved', { timeout: 20_000 })
}

// One starter whose name stands in its texts too, and the one with the most pages.
for (const starter of ['cafe', 'hotel']) {
  test(`[U27] 30 undos and 40 redos, the caret in a text, bring back the first steps in the ${starter} starter`, async ({
    browser,
  }) => {
    const page = await openHome(browser, installation, '/?ui=en', { locale: 'en-GB' })
    const id = await made(page, starter)
    await page.goto(`http://localhost:${installation.port}/edit/${id}/?ui=en`)
    const canvas = page.frameLocator('main iframe')
    const name = canvas.locator('[data-template="Navbar"] [data-field="name"]').first()
    const title = canvas.locator('main > [data-section] [data-field="title"]').first()
    await expect(page.locator('[data-checklist]')).toBeVisible({ timeout: 20_000 })
    const before = (await name.textContent()) ?? ''

    await write(page, title, 'Ours')
    await write(page, name, 'Dar Salma')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-notices]')).toContainText('footer')
    await page.locator('[data-bar]').getByRole('button', { name: /^Page/ }).click()
    await page.getByRole('menuitemradio').nth(1).click()
    await expect(title).not.toHaveText('Ours')
    await write(page, title, 'Theirs')

    const steps = { undo: page.locator('[data-act=undo]'), redo: page.locator('[data-act=redo]') }
    for (let turn = 0; turn < 30; turn += 1) await page.keyboard.press('Control+z')
    await expect(steps.undo).toHaveAttribute('aria-disabled', 'true')
    await expect(name).toHaveText(before)
    await expect(title).not.toHaveText(/Ours|Theirs/)
    for (let turn = 0; turn < 40; turn += 1) await page.keyboard.press('Control+Shift+z')
    await expect(steps.redo).toHaveAttribute('aria-disabled', 'true')
    await expect(title).toHaveText('Theirs')
    await expect(name).toHaveText('Dar Salma')
    await expect(canvas.locator('footer')).toContainText('Dar Salma')
    await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
    await page.context().close()
  })
}
