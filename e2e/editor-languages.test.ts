import { expect, type Page, test } from '@playwright/test'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const panel = (page: Page) => page.locator('[data-panel]')
const undo = (page: Page) => page.locator('[data-act="undo"]')
const language = (page: Page, code: string) => panel(page).locator(`[data-language="${code}"]`)

async function openLanguages(page: Page): Promise<void> {
  await page.locator('[data-bar] button[aria-haspopup=menu]').nth(2).click()
  await page.locator('[data-item="manage"]').click()
  await expect(panel(page)).toBeVisible()
}

test('[U44] [U30] a language is added off, shown on the page, switched on, removed and brought back with its texts', async ({
  browser,
}) => {
  const { page, canvas, text, notices, save, publish, published } = await openEditor(browser, installation, {
    at: '/?lang=en',
  })
  await openLanguages(page)
  await panel(page).locator('[data-add-language]').click()
  await page.keyboard.type('spanish')
  await page.keyboard.press('Enter')
  const spanish = language(page, 'es')
  await expect(spanish).toContainText('Español')
  await expect(spanish).toContainText('Off · not published')
  await expect(canvas.locator('html')).toHaveAttribute('lang', 'es')
  await text('Header13', 'title').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Una casa')
  await panel(page).focus()
  await spanish.getByRole('switch').click()
  await expect(spanish).toContainText(/1 of \d+ texts/)
  await spanish.hover()
  await spanish.locator('[data-act="details"]').click()
  await expect(spanish.locator('[data-primary]')).toHaveAttribute('aria-description', /not written in .Español. yet/)
  await spanish.locator('[data-act="remove"]').click()
  await expect(spanish).toHaveCount(0)
  await expect(canvas.locator('html')).toHaveAttribute('lang', 'ar')
  await notices.getByRole('button', { name: 'Undo' }).click()
  await spanish
    .getByRole('button', { name: /Español/ })
    .first()
    .click()
  await expect(text('Header13', 'title')).toHaveText('Una casa')
  await expect(save).toHaveAttribute('data-save', 'saved')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  expect(await published('es/')).toContain('Una casa')
})

test('[GEN-10] another language becomes the first, the order is the one of the menu, and the prefix is a switch', async ({
  browser,
}) => {
  const { page, canvas, save, publish, published } = await openEditor(browser, installation, { at: '/?lang=en' })
  await openLanguages(page)
  await expect(language(page, 'ar').getByRole('switch')).toHaveAttribute('aria-disabled', 'true')
  const english = language(page, 'en')
  const menu = () =>
    canvas
      .locator('[data-template="Navbar"] .navbar-language a[hreflang]')
      .evaluateAll((all) =>
        all.map((one) => one.getAttribute('hreflang') ?? '').filter((code) => 'ar tr de fr'.includes(code)),
      )
  await expect.poll(menu).toEqual(['ar', 'tr', 'de', 'fr'])
  await language(page, 'fr').getByRole('button').first().focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(menu).toEqual(['ar', 'tr', 'fr', 'de'])
  await expect(language(page, 'fr').getByRole('button').first()).toBeFocused()
  await english.hover()
  await english.locator('[data-act="details"]').click()
  await english.locator('[data-primary]').click()
  await expect(english).toContainText('Primary')
  await panel(page).locator('[data-prefix]').click()
  await expect(panel(page)).toContainText('/en/')
  await expect(save).toHaveAttribute('data-save', 'saved')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  expect(await published('en/')).toContain('<html lang="en"')
  expect(await published('?utm=mail')).toContain('<html lang="en"')
  await panel(page).locator('[data-prefix]').click()
  await expect(save).toHaveAttribute('data-save', 'saved')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  expect(await published('')).toContain('<html lang="en"')
  expect(await published('ar/')).toContain('<html lang="ar"')
  for (let step = 0; step < 4; step += 1) await undo(page).click()
  await expect(language(page, 'ar')).toContainText('Primary')
})

test('[GEN-10] [NAV-8] the menu of languages shows flag and name, name or flag, on the page as for visitors', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/?lang=ar', ui: 'ar' })
  await openLanguages(page)
  const opener = canvas.locator('[data-template="Navbar"] .navbar-language > summary')
  await expect(opener).toContainText('العربية')
  await panel(page).getByRole('radio', { name: 'علم', exact: true }).check()
  await expect(opener.locator('img')).toBeVisible()
  await panel(page).getByRole('radio', { name: 'اسم', exact: true }).check()
  await expect(opener).toContainText('العربية')
  await expect(opener.locator('img')).toHaveCount(0)
  await panel(page).getByRole('radio', { name: 'علم واسم' }).check()
  await expect(opener).toContainText('العربية')
  await expect(opener.locator('img')).toBeVisible()
})

test('a site that holds as many languages as it can takes no other, and says so', async ({ browser }) => {
  const { page, canvas, notices } = await openEditor(browser, installation, { at: '/?lang=en', ui: 'ar' })
  // As it would be with 50 languages; nothing of it is stored.
  await page.route('**/document*', async (route) => {
    const answer = await route.fetch()
    const read = await answer.json()
    const [first, ...others] = read.site.languages
    const more = Array.from({ length: 49 - others.length }, (_, index) => {
      const code = `x${String.fromCharCode(97 + (index % 26))}${index < 26 ? 'a' : 'b'}`
      return { ...first, id: code, code, order: 10 + index, isPrimary: false, isActive: false }
    })
    read.site.languages = [first, ...others, ...more]
    await route.fulfill({ response: answer, json: read })
  })
  await page.reload()
  await openLanguages(page)
  await panel(page).locator('[data-add-language]').click()
  await page.keyboard.type('Italiano')
  await page.keyboard.press('Enter')
  await expect(notices).toContainText('بلغ الموقع أكبر حجم ممكن')
  await expect(language(page, 'it')).toHaveCount(0)
  await expect(canvas.locator('html')).toHaveAttribute('lang', 'en')
})
