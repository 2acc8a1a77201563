import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { closeEditors, openEditor, typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const titleIn = (page: Page) =>
  page.frameLocator('main iframe').locator('[data-template="Header13"] [data-field="title"]').first()
const textIn = (page: Page) =>
  page.frameLocator('main iframe').locator('[data-template="Header13"] [data-field="paragraph"]').first()
const save = (page: Page) => page.locator('[data-save]')

/** Another window of the same browser. */
async function another(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`http://localhost:${installation.port}/edit/hotel/?lang=en&ui=en`)
  await titleIn(page).waitFor()
  return page
}

async function write(page: Page, where: (page: Page) => ReturnType<typeof titleIn>, words: string): Promise<void> {
  await page.bringToFront()
  await where(page).click()
  await typeOver(page, words)
  await page.keyboard.press('Escape')
}

test('[U42] two windows write one text: none vanishes, and the one that was behind chooses on the spot', async ({
  browser,
}) => {
  const { page: one } = await openEditor(browser, installation, { at: '/?lang=en' })
  const two = await another(one.context())
  // The second window hears nothing of the first while it writes.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await two.route('**/operations?lang=*', async (route) => {
    await held
    await route.continue()
  })
  await write(two, titleIn, 'A house for six horses')
  await write(one, titleIn, 'A house for two travellers')
  await expect(save(one)).toHaveAttribute('data-save', 'saved')
  letGo()
  await two.bringToFront()
  const chip = two.locator('[data-versions]')
  await expect(chip).toContainText('2 versions')
  await expect(titleIn(two)).toHaveText('A house for two travellers')
  await expect(titleIn(one)).toHaveText('A house for two travellers')
  await chip.click()
  const card = two.getByRole('dialog', { name: 'Somebody else changed this text too' })
  await expect(card.locator('mark').first()).toHaveText('six horses')
  await expect(card).toContainText('Theirs, on the page now')
  await card.getByRole('button', { name: 'Keep mine' }).click()
  await expect(titleIn(two)).toHaveText('A house for six horses')
  await expect(chip).toHaveCount(0)
  // The other window of the browser is told at once.
  await expect(titleIn(one)).toHaveText('A house for six horses')
})

test('[U42] two people write different texts: each sees both within seconds', async ({ browser }) => {
  const { page: one } = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page: two } = await openEditor(browser, installation, { at: '/?lang=en' })
  await write(one, titleIn, 'Lina’s title')
  await write(two, textIn, 'Omar’s words')
  for (const page of [one, two]) {
    await page.bringToFront()
    await expect(titleIn(page)).toHaveText('Lina’s title', { timeout: 15_000 })
    await expect(textIn(page)).toHaveText('Omar’s words', { timeout: 15_000 })
    await expect(page.locator('[data-versions]')).toHaveCount(0)
  }
})
