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

async function openPages(page: Page): Promise<void> {
  await page.locator('[data-bar] button[aria-haspopup=menu]').nth(1).click()
  await page.locator('[data-item="manage"]').click()
  await expect(panel(page)).toBeVisible()
}

const pageRow = (page: Page, name: string | RegExp) => panel(page).getByRole('listitem').filter({ hasText: name })

test('[GEN-1] [GEN-10] a page gets its address from its name, the same in every language, and an address only once', async ({
  browser,
}) => {
  const { page, canvas, notices, save, publish, published } = await openEditor(browser, installation, {
    at: '/?lang=en',
  })
  await openPages(page)
  await panel(page).locator('[data-opens-new-page]').click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  const name = dialog.getByLabel('Name')
  await expect(name).toBeFocused()
  const hint = dialog.getByRole('status')
  for (const [typed, path, said] of [
    ['Weddings', '/weddings/', 'The same in every language'],
    ['الأعراس', '/aaras/', 'The same in every language'],
    ['Rooms', '/rooms/', '“\u2068Rooms\u2069” already has this address. Choose another.'],
    ['media', '/media/', '\u2066/media\u2069 is kept for the site itself. Choose another.'],
    ['tr', '/tr/', '\u2066/tr\u2069 is where \u2068Türkçe\u2069 begins. Choose another.'],
    ['/a b', '/a b/', 'Use Latin letters, digits, - and _ only, such as /rooms/'],
  ] as const) {
    await name.fill(typed)
    await expect(dialog.locator('[data-new-path]')).toHaveValue(path)
    await expect(hint).toHaveText(said)
  }
  await name.press('Enter')
  await expect(dialog).toBeVisible()
  await name.fill('Çay bahçesi')
  await dialog.getByRole('combobox').selectOption({ label: 'Rooms' })
  await dialog.getByRole('switch', { name: 'Add to menu' }).click()
  await name.press('Enter')
  await expect(notices).toContainText('“\u2068Çay bahçesi\u2069” is not in the menu')
  await expect(pageRow(page, '/cay-bahcesi/')).toHaveAttribute('data-current', 'true')
  await expect(canvas.locator('main > [data-section]')).not.toHaveCount(0)
  await expect(save).toHaveAttribute('data-save', 'saved')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  expect(await published('cay-bahcesi/')).toContain('<title>Çay bahçesi')
  expect(await published('cay-bahcesi/')).toContain('data-template="Text10"')
})

test('[NAV-1] [U38] a new page comes into the menu in all languages, and goes with its links; undo brings all back', async ({
  browser,
}) => {
  const { page, canvas, notices } = await openEditor(browser, installation, { at: '/?lang=en' })
  const links = canvas.locator('[data-template="Navbar"] .navbar-links > ul a')
  const inFooter = canvas.locator('[data-template="Footer9"] a[href*="events-2"]')
  await page.locator('[data-bar] button[aria-haspopup=menu]').nth(1).click()
  await page.locator('[data-item="new-page"]').click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByRole('radio', { name: 'Events' }).check()
  await expect(dialog.locator('[data-kind="events"] iframe[data-drawn]')).toBeAttached()
  await expect(dialog.locator('[data-new-path]')).toHaveValue('/events-2/')
  await dialog.getByRole('button', { name: 'Earlier in the menu' }).click()
  await expect(dialog).toContainText('after “\u2068المناسبات\u2069”')
  await dialog.locator('[data-add-page]').click()
  await expect(canvas.locator('main > [data-section]')).toHaveCount(4)
  await expect(canvas.locator('[data-template="Header13"] [data-field="title"]')).toHaveText('Events')
  await expect(links.nth(4)).toHaveAttribute('href', /events-2/)
  await expect(inFooter).toHaveText('Events')
  await page.goto(page.url().replace('lang=en', 'lang=de'))
  await expect(inFooter).toHaveText('Veranstaltungen')

  await openPages(page)
  await panel(page).locator('[data-opens-menu]').click()
  const rows = panel(page).locator('[data-sort-group="menu"]')
  await rows.nth(4).locator('[data-act="up"]').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(rows.nth(5)).toContainText('/events-2')
  await expect(rows.nth(5).locator('[data-act="up"]')).toBeFocused()
  await expect(links.nth(5)).toHaveAttribute('href', /events-2/)
  await rows.nth(5).locator('[data-act="remove"]').click()
  await expect(links).toHaveCount(5)
  await expect(inFooter).toHaveCount(1)
  await panel(page).locator('[data-absent="/events-2"]').getByRole('button').click()
  await expect(links).toHaveCount(6)
  await expect(inFooter).toHaveCount(1)
  await page.keyboard.press('Escape')

  const row = pageRow(page, '/events-2/')
  await row.hover()
  await row.locator('[data-act="details"]').click()
  await panel(page).locator('[data-remove]').click()
  const asked = page.getByRole('dialog', { name: 'Remove “\u2068Veranstaltungen\u2069”?' })
  await expect(asked.getByRole('listitem')).toHaveText([/Menu\s*Veranstaltungen/, /Footer\s*Veranstaltungen/])
  await asked.getByRole('button', { name: 'Remove page' }).click()
  await expect(row).toHaveCount(0)
  await expect(links).toHaveCount(5)
  await expect(inFooter).toHaveCount(0)
  await expect(notices).toContainText('Page and 2 links removed')
  await notices.getByRole('button', { name: 'Undo' }).last().click()
  await expect(row).toHaveCount(1)
  await expect(links).toHaveCount(6)
  await expect(inFooter).toHaveCount(1)
})

test('[U30] [GEN-1] a page that moves takes its links along, and visitors who come by its old address', async ({
  browser,
}) => {
  const { page, canvas, save, publish, published } = await openEditor(browser, installation, { at: '/?lang=en' })
  const href = () =>
    canvas
      .locator('[data-template="Navbar"] a[href*="estaurant"], [data-template="Navbar"] a[href*="dining"]')
      .first()
      .getAttribute('href')
  await openPages(page)
  await pageRow(page, 'Restaurant').hover()
  await pageRow(page, 'Restaurant').locator('[data-act="details"]').click()
  const path = panel(page).locator('[data-path]')
  await path.fill('/Rooms/')
  await expect(panel(page).getByRole('alert')).toContainText('already has this address')
  await path.fill('/dining')
  await path.press('Enter')
  await expect.poll(href).toMatch(/dining/)
  await expect(save).toHaveAttribute('data-save', 'saved')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  const { host } = new URL(installation.siteAddress)
  for (const language of ['', 'tr/']) {
    const old = await page.context().request.get(`http://127.0.0.1:${installation.port}/${language}Restaurant/`, {
      headers: { host },
      maxRedirects: 0,
    })
    expect([old.status(), old.headers().location]).toEqual([301, `/${language}dining/`])
    expect(await published(`${language}dining/`)).toContain('<main')
  }
  await undo(page).click()
  await expect.poll(href).toMatch(/Restaurant/)
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
})

test('[GEN-8] a hidden page stays with who edits it; out of search, visitors with the link still read it', async ({
  browser,
}) => {
  const { page, save, publish, published } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const publishNow = async () => {
    await expect(save).toHaveAttribute('data-save', 'saved')
    await publish.click()
    await expect(publish).toHaveAttribute('data-publish', 'done')
  }
  await openPages(page)
  const row = pageRow(page, '/Rooms/')
  await row.locator('[data-act="details"]').click()
  const inSearch = panel(page).getByRole('switch', { name: 'Show this page in search engines' })
  await inSearch.click()
  await expect(inSearch).toHaveAttribute('aria-checked', 'false')
  await publishNow()
  expect(await published('en/Rooms/')).toContain('<meta name="robots" content="noindex">')
  expect(await published('sitemap.xml')).not.toContain('Rooms')
  await panel(page).getByRole('switch', { name: 'Hide this page' }).click()
  await publishNow()
  expect(await published('en/Rooms/')).toContain('<title>Page not found')
  expect(await published('en/')).not.toMatch(/<nav class="navbar-links"(?:(?!<\/nav>).)*Rooms/s)
  await panel(page).getByRole('button', { name: 'Pages' }).click()
  await expect(row.locator('[data-badge="hidden"]')).toHaveText('Hidden')
  await undo(page).click()
  await expect(row.locator('[data-badge]')).toHaveText('Not in search')
  await undo(page).click()
  await expect(row.locator('[data-badge]')).toHaveCount(0)
  await publishNow()
  expect(await published('sitemap.xml')).toContain('Rooms')
})

test('[U38] [U27] a removed page comes back from the toast; its texts for search engines are one step a visit', async ({
  browser,
}) => {
  const { page, notices } = await openEditor(browser, installation, { at: '/Events/?lang=en' })
  await openPages(page)
  const row = pageRow(page, '/Events/')
  await row.locator('[data-act="details"]').click()
  const description = panel(page).getByLabel('Description')
  const [result, card] = [panel(page).locator('[data-preview="search"]'), panel(page).locator('[data-preview="share"]')]
  await expect(result).toContainText(/localhost:\d+ › en › Events/)
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  await description.fill('W'.repeat(30).concat(' ').repeat(4))
  await expect(panel(page).locator('[data-meta="description"]')).toContainText('Search engines cut it after')
  await expect(result).toContainText('WWW …')
  await description.fill('')
  await description.pressSequentially('A hall for two hundred guests')
  for (const preview of [result, card]) await expect(preview).toContainText('A hall for two hundred guests')
  await expect(panel(page).locator('[data-meta="description"]')).toContainText('29 of about 160 characters')
  await description.press('Tab')
  await expect(undo(page)).toHaveAttribute('aria-label', 'Undo: page')
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
  await panel(page).locator('[data-path]').press('Escape')
  await expect(row).toContainText(/\d changes?/)
  await row.locator('[data-act="details"]').click()
  await panel(page).getByRole('radio').nth(1).check()
  await panel(page).locator('[data-remove]').click()
  await page.locator('[data-remove-page]').click()
  await expect(row).toHaveCount(0)
  await notices.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveCount(1)
  await row.hover()
  await row.locator('[data-act="details"]').click()
  await expect(panel(page).getByRole('radio').nth(1)).toBeChecked()
  await undo(page).click()
  await expect(panel(page).getByRole('radio').first()).toBeChecked()
  await undo(page).click()
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
})
