import { expect, test } from '@playwright/test'
import { closeEditors, type OpenEditor, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const order = ({ canvas }: OpenEditor) =>
  canvas.locator('main > [data-section]').evaluateAll((all) => all.map((one) => one.dataset.section))

test('[U6] [U7] [U11] a press on a boundary adds exactly there, in view, selected, with the caret in its first text', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page, canvas } = editor
  const before = await order(editor)
  const second = canvas.locator('main > [data-section]').nth(1)
  await second.scrollIntoViewIfNeeded()
  const box = (await second.boundingBox())!
  await page.mouse.move(box.x + 300, box.y + box.height - 6)
  await page.locator(`[data-plus="${before[1]}"]`).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.locator('iframe[data-drawn]').first().waitFor()
  await page.getByRole('option', { name: 'Call to action' }).click()
  await expect.poll(async () => (await order(editor)).length).toBe(before.length + 1)
})
