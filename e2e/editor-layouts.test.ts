import { expect, type Locator, test } from '@playwright/test'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { select } from './sections-in-editor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

test('[SEC-1] [U27] another layout of the hero is chosen in its bar, keeps all that it says, and one undo brings the first back', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/?lang=ar' })
  const hero = canvas.locator('[data-template="Header13"]')
  await hero.locator('h1').click()
  await page.keyboard.press('Escape')
  const said = await hero.textContent()
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Words over the picture' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Words beside the picture' }).click()
  await expect(hero).toHaveAttribute('data-layout', 'SPLIT')
  expect(await hero.textContent()).toBe(said)
  // No word lies on the picture: in Arabic words stand right of it.
  const [words, picture] = [await hero.locator('h1').boundingBox(), await hero.locator('.background').boundingBox()]
  expect(words!.x).toBeGreaterThan(picture!.x + picture!.width)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(hero).not.toHaveAttribute('data-layout')
})

test('[NAV-9] [NAV-10] [U27] a link is put below another in the menu of the site and edited there; the bar offers its layouts', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/?lang=ar' })
  const nav = canvas.locator('[data-template="Navbar"]')
  await page.locator('[data-bar] button[aria-haspopup=menu]').nth(1).click()
  await page.locator('[data-item="manage"]').click()
  await page.locator('[data-opens-menu]').click()
  const rows = page.locator('[data-sort-group="menu"]')
  await expect(rows.nth(0).locator('[data-act="below"]')).toHaveAttribute('aria-disabled', 'true')
  await rows.nth(3).locator('[data-act="below"]').click()
  await expect(rows.nth(3).locator('[data-act="below"]')).toHaveAttribute('aria-pressed', 'true')
  const below = nav.locator('.navbar-sub [data-field$="/text"]')
  await expect(below).toHaveCount(1)
  await expect(below).toBeHidden()
  await nav.locator('.navbar-pair [data-field$="/text"]').first().click()
  await expect(below).toBeVisible()
  await below.click()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect(below).toContainText('!')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await expect(page.getByRole('menuitemradio', { name: 'In a row' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'Floating' }).click()
  await expect(nav).toHaveAttribute('data-layout', 'PILL')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(nav).not.toHaveAttribute('data-layout')
})

test('[THEME-8] [U27] in the panel each choice is drawn, live on the page, one step back, and taken back again', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { ui: 'ar' })
  const root = canvas.locator('html')
  await page.locator('[data-opens="theme"]').click()
  await page.locator('[data-fold="choices"] > h3 > button').click()
  const option = (name: string, value: string) => page.locator(`[data-choice="${name}"] [data-option="${value}"]`)
  await option('pictures', 'MONO').click()
  await expect(root).toHaveAttribute('data-pictures', 'MONO')
  await option('pictures', 'USUAL').click()
  await expect(root).toHaveAttribute('data-pictures', '')
  const corner = () =>
    canvas
      .locator('.button.primary')
      .first()
      .evaluate((button) => getComputedStyle(button).borderRadius)
  const before = await corner()
  const sizeOf = (title: string) =>
    canvas
      .locator(title)
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  const usual = await sizeOf('h1')
  await option('scale', 'LOUD').click()
  await expect.poll(() => sizeOf('h1')).toBeGreaterThan(usual * 1.25)
  expect(await sizeOf('h1')).toBeGreaterThan(await sizeOf('h2'))
  await option('scale', 'CALM').click()
  await expect.poll(() => sizeOf('h1')).toBeLessThan(usual)
  await option('radius', 'NONE').click()
  await expect.poll(corner).toBe('0px')
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(corner).toBe(before)
})

test('[SEC-47] [U27] a section has its own room and surface, from its bar; visitors get both', async ({ browser }) => {
  const editor = await openEditor(browser, installation)
  const { page, canvas } = editor
  const section = await select(editor, 'Text10')
  const paddingOf = () => section.evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingBlockEnd))
  const before = await paddingOf()
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Large' }).click()
  await expect.poll(paddingOf).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Dots' }).click()
  await expect(canvas.locator('[data-template="Text10"]')).toHaveAttribute('data-ground', 'DOTS')
  await editor.publish.click()
  await expect(editor.publish).toHaveAttribute('data-publish', 'done')
  expect(await editor.published('de/')).toMatch(/data-template="Text10"[^>]* data-space="L" data-ground="DOTS"/)
})

test('[SEC-49] cards stand in as many columns as their owner chooses, on a phone in as many as there is room for', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation)
  const { page } = editor
  const section = await select(editor, 'FeatureCards')
  const columns = (list: Locator) => list.evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length)
  const cards = section.locator('.feature-cards-list')
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Two', exact: true }).click()
  await expect.poll(() => columns(cards)).toBe(2)
  await editor.publish.click()
  await expect(editor.publish).toHaveAttribute('data-publish', 'done')
  const visitor = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await visitor.goto(`${installation.siteAddress}de/`)
  expect(await columns(visitor.locator('.feature-cards-list'))).toBe(2)
  await visitor.setViewportSize({ width: 390, height: 800 })
  expect(await columns(visitor.locator('.feature-cards-list'))).toBe(1)
  await visitor.close()
})
