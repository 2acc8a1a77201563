import { expect, type Page, test } from '@playwright/test'
import { closeEditors, openEditor, typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const bar = (page: Page, name: string | RegExp) => page.getByRole('toolbar', { name })

test('[EDIT-2] [U28] [LINK-4] a link is chosen by keyboard alone: search, Enter, back in the text', async ({
  browser,
}) => {
  const { page, text, save, publish, published } = await openEditor(browser, installation, { at: '/?lang=en' })
  const label = text('Header13', 'buttons/rooms/buttonText')
  await label.click()
  await expect(bar(page, 'Text')).toBeVisible()
  await page.keyboard.press('Control+KeyK')
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('restau')
  await expect(page.getByRole('option').first()).toContainText('Restaurant')
  await page.keyboard.press('Enter')
  await expect(field).toHaveCount(0)
  await expect(label).toBeFocused()
  await expect(label.locator('xpath=..')).toHaveAttribute('href', /Restaurant/)
  // Sections are found by their words too.
  await page.keyboard.press('Control+KeyK')
  const heading = (await text('FeatureCards', 'title').textContent())!
  await page.keyboard.type(heading.slice(0, 12))
  await expect(page.getByRole('option', { name: heading })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(label).toBeFocused()
  await expect(save).toHaveAttribute('data-save', 'saved')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  expect(await published('en/')).toMatch(/class="button \w+" href="[^"]*Restaurant[^"]*"[^>]*>(<span>)?See the rooms/)
})

test('[U28] Escape leaves the popover and the bar for the same caret', async ({ browser }) => {
  const { page, text } = await openEditor(browser, installation, { at: '/?lang=en' })
  const label = text('Header13', 'buttons/rooms/buttonText')
  await label.click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+KeyK')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(label).toBeFocused()
  await page.keyboard.type('>')
  await expect(label).toHaveText(/^>/)
  await page.keyboard.press('Alt+F10')
  await expect(bar(page, 'Text').getByRole('button').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(bar(page, 'Text').getByRole('button').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(label).toBeFocused()
  await page.keyboard.type('>')
  await expect(label).toHaveText(/^>>/)
})

test('[LINK-5] [U28] [U30] an address is completed and shown; a forbidden one is refused with the reason', async ({
  browser,
}) => {
  const { page, text } = await openEditor(browser, installation, { at: '/?lang=ar', ui: 'ar' })
  const label = text('Header13', 'buttons/rooms/buttonText')
  await label.click()
  await page.keyboard.press('Control+KeyK')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('javascript:alert(1)')
  await expect(page.getByText('هذا النوع من الروابط غير مسموح')).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
  for (const [typed, stored] of [
    ['example.com', 'http://example.com'],
    ['guest@example.com', 'mailto:guest@example.com'],
    ['+963 11 222 333', 'tel:+96311222333'],
  ]) {
    await page.getByRole('combobox').fill(typed!)
    await expect(page.getByRole('option').first()).toContainText(stored!)
    await page.keyboard.press('Enter')
    await expect(label).toBeFocused()
    await expect(label.locator('xpath=..')).toHaveAttribute('href', stored!)
    await page.keyboard.press('Control+KeyK')
  }
  await page.getByRole('button', { name: 'إزالة' }).click()
  await expect(label.locator('xpath=..')).not.toHaveAttribute('href', /tel:/)
})

test('[LINK-6] the type of a button is chosen at the button, and undo takes it back', async ({ browser }) => {
  const { page, text } = await openEditor(browser, installation, { at: '/?lang=de' })
  const label = text('Header13', 'buttons/rooms/buttonText')
  await label.click()
  await bar(page, 'Text').getByRole('button', { name: 'Tertiary' }).click()
  await expect(label.locator('xpath=..')).toHaveClass(/tertiary/)
  await expect(label).toBeFocused()
  await expect(page.locator('[data-act="undo"]')).toHaveAttribute('aria-label', 'Undo: button in “Hero”')
  await page.keyboard.press('Control+KeyZ')
  await expect(label.locator('xpath=..')).not.toHaveClass(/tertiary/)
})

test('[EDIT-1] [EDIT-2] alignment is set at the text and keeps the caret', async ({ browser }) => {
  const { page, text } = await openEditor(browser, installation, { at: '/?lang=tr' })
  const title = text('Header13', 'title')
  await title.click()
  await typeOver(page, 'Ortada')
  // Also of a text that nobody has aligned the bar says where it stands.
  await expect(bar(page, 'Text').getByRole('button', { name: 'Align left' })).toHaveAttribute('aria-pressed', 'true')
  await bar(page, 'Text').getByRole('button', { name: 'Align centre' }).click()
  await expect(title).toHaveAttribute('data-align', 'CENTER')
  await expect(title).toBeFocused()
  await page.keyboard.type('!')
  await expect(title).toHaveText('Ortada!')
})

test('[LIM-Header13] [EDIT-1] [EDIT-2] buttons are added, moved and removed up to the limit, which is said', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/?lang=fr' })
  const labels = canvas.locator('[data-template="Header13"] [data-field$="/buttonText"]')
  await expect(labels).toHaveCount(2)
  const [first] = await labels.allTextContents()
  await labels.first().click()
  const add = bar(page, 'Text').getByRole('button', { name: 'Add button' })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(add).toHaveAttribute('aria-description', 'You can add up to 2')
  await bar(page, 'Text').getByRole('button', { name: 'Move later' }).click()
  await expect(labels.nth(1)).toHaveText(first!)
  await expect(labels.nth(1)).toBeFocused()
  await bar(page, 'Text').getByRole('button', { name: 'Remove' }).click()
  await expect(labels).toHaveCount(1)
  await expect(labels.first()).toBeFocused()
  await bar(page, 'Text').getByRole('button', { name: 'Add button' }).click()
  await expect(labels).toHaveCount(2)
  await expect(labels.nth(1)).toBeFocused()
  await page.keyboard.type('Nouveau')
  await expect(labels.nth(1)).toHaveText('Nouveau')
})

/** Runs in the editor's window: notes by how many px down each section that is animated begins beside its place. */
function noteTravels(): Record<string, number> {
  const ways: Record<string, number> = {}
  const view = document.querySelector('iframe')!.contentWindow as Window & typeof globalThis
  const { animate } = view.Element.prototype
  view.Element.prototype.animate = function (this: Element, ...args) {
    const [steps] = args as [{ transform?: string }[]]
    const way = /translate\([^,]+, (-?[\d.]+)px/.exec(steps[0]?.transform ?? '')?.[1]
    if (way) ways[this.getAttribute('data-section') ?? ''] = Number(way)
    return animate.apply(this, args)
  }
  return ways
}

test('[EDIT-2] [U18] [U21] sections move by button and by key, say where they are, and stop at the ends', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const order = () =>
    canvas.locator('main > [data-section]').evaluateAll((all) => all.map((one) => one.dataset.section))
  const before = await order()
  await canvas.locator('body').press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const tools = bar(page, /^Section:/)
  await expect(tools.getByRole('button', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true')
  const travels = await page.evaluateHandle(noteTravels)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)])
  await expect(page.locator('[role=status].only-heard')).toHaveText(/moved, position 2 of \d/)
  // Each comes from where it stood: the one from above, the other from below.
  const ways = await travels.jsonValue()
  expect(ways[before[0]!]).toBeLessThan(0)
  expect(ways[before[1]!]).toBeGreaterThan(0)
  await tools.getByRole('button', { name: 'Move up' }).click()
  await expect.poll(order).toEqual(before)
})

test('[EDIT-2] [U38] [U37] a removed section can be brought back from the toast and by undo', async ({ browser }) => {
  const { page, canvas, notices } = await openEditor(browser, installation, { at: '/Rooms/?lang=ar', ui: 'ar' })
  const sections = canvas.locator('main > [data-section]')
  const count = await sections.count()
  await canvas.locator('body').press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(sections).toHaveCount(count - 1)
  await expect(notices).toContainText('حُذف القسم')
  await notices.getByRole('button', { name: 'تراجع' }).click()
  await expect(sections).toHaveCount(count)
  // Never while a text has the caret.
  await canvas.locator('main [data-field="title"]').first().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await expect(sections).toHaveCount(count)
})

test('[U14] a section is duplicated with all languages, recoloured and hidden at its bar', async ({ browser }) => {
  const { page, canvas, save, publish, published } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const texts = canvas.locator('[data-template="Text10"]')
  await texts.first().click({ position: { x: 5, y: 5 } })
  const tools = bar(page, 'Section: Text')
  await tools.getByRole('button', { name: 'Duplicate' }).click()
  await expect(texts).toHaveCount(2)
  await tools.getByRole('button', { name: /^Colours/ }).click()
  await page.getByRole('menuitemradio', { name: 'Dark', exact: true }).click()
  await expect(texts.nth(1)).toHaveAttribute('data-mode', 'DARK')
  await tools.getByRole('button', { name: 'Hide' }).click()
  await expect(texts.nth(1)).toHaveAttribute('data-unseen', '')
  await expect(save).toHaveAttribute('data-save', 'saved')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  expect((await published('Rooms/')).match(/data-template="Text10"/g)).toHaveLength(1)
})

test('[SEC-8] [EDIT-2] the map of a footer is placed at the footer; what is no place is said and changes nothing', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/Restaurant/?lang=en' })
  const footer = canvas.locator('[data-template="Footer9"]')
  await footer.click({ position: { x: 8, y: 24 } })
  const map = footer.locator('[data-map]')
  const before = (await map.getAttribute('data-map'))!
  await page
    .getByRole('toolbar', { name: /^Section/ })
    .getByRole('button', { name: 'More' })
    .click()
  await page.getByRole('menuitem', { name: 'Map location…' }).click()
  const place = page.getByRole('textbox', { name: 'Place' })
  await expect(place).toBeFocused()
  await place.fill('by the old gate')
  await place.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'There is no place in this.' })).toBeVisible()
  await expect(map).toHaveAttribute('data-map', before)
  await place.fill('https://www.openstreetmap.org/?mlat=33.51&mlon=36.31#map=15/33.5/36.3')
  await place.press('Enter')
  await expect(place).toHaveCount(0)
  await expect(map).toHaveAttribute('data-map', /33\.51,36\.31/)
  await page.locator('[data-act="undo"]').click()
  await expect(map).toHaveAttribute('data-map', before)
})

test('[U12] Alt+F10 goes from a selected section to its bar, Escape back to the page', async ({ browser }) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/Events/?lang=en' })
  await canvas.locator('body').press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('toolbar')).toBeVisible()
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('button', { name: 'Move up' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(canvas.locator('body')).toBeFocused()
})
