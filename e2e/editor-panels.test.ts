import { expect, type Page, test } from '@playwright/test'
import { closeEditors, openEditor, stillBox } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const panel = (page: Page) => page.locator('[data-panel]')
const undo = (page: Page) => page.locator('[data-act="undo"]')

/** Opens what stands behind the ready colours or fonts. */
const unfold = (page: Page, name: 'colours' | 'fonts') =>
  panel(page).locator(`[data-fold="${name}"] > h3 > button`).click()

/** Drags as a hand does: many values, one letting go. */
async function pick(page: Page, name: string, ...colours: readonly string[]): Promise<void> {
  await panel(page)
    .getByLabel(name, { exact: true })
    .evaluate((input: HTMLInputElement, values) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      for (const value of values) {
        set?.call(input, value)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, colours)
}

test('[U27] [THEME-2] dragging through colours shows each on the page, once the connection is back, and is one step back', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/?lang=en' })
  await page.route(/live-theme/, (route) => route.abort(), { times: 1 })
  await page.locator('[data-opens="theme"]').click()
  const primary = () =>
    canvas.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--primary-light').trim())
  const before = await primary()
  await unfold(page, 'colours')
  await pick(page, 'Pick a colour: Primary', '#112233', '#223344', '#0b5a3c')
  await expect.poll(primary).toBe('#0B5A3C')
  await expect(undo(page)).toHaveAttribute('aria-label', 'Undo: theme')
  await undo(page).click()
  await expect.poll(primary).toBe(before)
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
})

test('[THEME-2] [THEME-4] a ready palette and a pair of fonts are on the page with one press, and gone with one undo', async ({
  browser,
}) => {
  const { page, canvas, text } = await openEditor(browser, installation, { at: '/?lang=en' })
  await page.locator('[data-opens="theme"]').click()
  const primary = () =>
    canvas.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--primary-light').trim())
  const before = await primary()
  await panel(page).getByRole('radio', { name: 'Your colours' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(panel(page).getByRole('radio', { name: 'Garden' })).toBeChecked()
  await expect.poll(primary).not.toBe(before)
  await expect(page.locator('[data-notices]')).toContainText('Palette “Garden” on every page')
  const title = text('Header13', 'title')
  await panel(page)
    .getByRole('radio', { name: /^Bricolage/ })
    .check()
  await expect.poll(() => title.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^"?Bricolage/)
  await undo(page).click()
  await undo(page).click()
  await expect.poll(primary).toBe(before)
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(panel(page).getByRole('radio', { name: 'Your colours' })).toBeChecked()
})

test('[THEME-7] a colour of other than 3 or 6 digits is a Bad Hex and changes nothing', async ({ browser }) => {
  const { page } = await openEditor(browser, installation, { at: '/?lang=en' })
  await page.locator('[data-opens="theme"]').click()
  await unfold(page, 'colours')
  const hex = panel(page).locator('[data-token="secondaryDark"] [data-hex]')
  const before = await hex.inputValue()
  for (const wrong of ['#12', '#12345', 'red', '#GGG']) {
    await hex.fill(wrong)
    await expect(panel(page).getByRole('alert')).toHaveText('Bad Hex Use 3 or 6 digits, such as #8E2F2A')
    await hex.press('Enter')
    await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  }
  await hex.press('Escape')
  await expect(hex).toHaveValue(before)
  await hex.fill('530')
  await hex.press('Enter')
  await expect(hex).toHaveValue('#553300')
  await expect(undo(page)).toHaveAttribute('aria-label', 'Undo: theme')
})

test('[U27] [THEME-5] the text size follows the slider on the page, and each drag or run of keys is one step', async ({
  browser,
}) => {
  const { page, text } = await openEditor(browser, installation, { at: '/?lang=en' })
  await page.locator('[data-opens="theme"]').click()
  const slider = panel(page).getByRole('slider', { name: 'Text size' })
  const heading = () =>
    text('Header13', 'title').evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))
  const before = await heading()
  await slider.scrollIntoViewIfNeeded()
  const box = await stillBox(slider)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  for (const share of [0.4, 0.3, 0.2, 0.1]) await page.mouse.move(box.x + box.width * share, box.y + box.height / 2)
  await expect.poll(heading).toBeLessThan(before)
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  await page.mouse.up()
  await expect(undo(page)).toHaveAttribute('aria-label', 'Undo: theme')
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
  await expect(panel(page).getByRole('status')).toHaveText(/\d+/)
  await page.keyboard.press('Tab')
  await undo(page).click()
  await undo(page).click()
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(heading).toBe(before)
})

test('[THEME-1] [THEME-3] [THEME-4] colour, look, fonts and sizes come out for visitors as they stood on the canvas', async ({
  browser,
}) => {
  const { page, text, save, publish, published } = await openEditor(browser, installation, { at: '/?lang=en' })
  await page.locator('[data-opens="theme"]').click()
  await unfold(page, 'colours')
  await pick(page, 'Pick a colour: Secondary', '#0b8457')
  const warned = panel(page).locator('[data-token="secondaryLight"]')
  await expect(warned).toContainText('is hard to read')
  await warned.locator('[data-fix]').click()
  await expect(warned).not.toContainText('is hard to read')
  await panel(page).getByRole('radio', { name: 'Sharp' }).check()
  await expect(panel(page).getByRole('radio', { name: 'Star' })).toBeChecked()
  await panel(page).getByRole('radio', { name: 'None' }).check()
  await unfold(page, 'fonts')
  // By key, and before those letters are there another: the last choice stays.
  await panel(page)
    .getByRole('button', { name: /^Font of headings/ })
    .press('Enter')
  await expect(page.getByRole('listbox')).toBeFocused()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(panel(page).getByRole('button', { name: /^Font of headings: Bricolage/ })).toBeFocused()
  await panel(page)
    .getByRole('button', { name: /^Font of headings/ })
    .click()
  await page.getByRole('option', { name: /^Archivo/ }).click()
  await panel(page).getByLabel('Weight of headings').selectOption('300')
  await panel(page).getByLabel('Headings in italics').check()
  await panel(page).getByRole('radio', { name: 'As usual', exact: true }).check()
  const drawn = (title: Element) => {
    const button = title.ownerDocument.querySelector('.button.primary') ?? title.ownerDocument.querySelector('.button')
    const view = title.ownerDocument.defaultView as Window
    const { fontSize, fontFamily, fontWeight, fontStyle, letterSpacing, color } = view.getComputedStyle(title)
    const { backgroundColor, borderRadius } = view.getComputedStyle(button as Element)
    return {
      fontSize,
      fontFamily: fontFamily.split(',')[0],
      fontWeight,
      fontStyle,
      letterSpacing,
      color,
      backgroundColor,
      borderRadius,
    }
  }
  const title = text('Header13', 'title')
  await expect.poll(() => title.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^"?Archivo/)
  await expect(save).toHaveAttribute('data-save', 'saved')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  await page.locator('[data-panel] header button').click()
  const here = await title.evaluate(drawn)
  const html = await published('en/')
  expect(html).toContain('Archivo')
  expect(html).toContain('data-look="SHARP" data-ornament="none"')
  const visitor = await page.context().newPage()
  await visitor.setViewportSize({ width: 1440, height: 852 })
  await visitor.goto(new URL('/en/', installation.siteAddress).href)
  expect(here).toMatchObject({ fontWeight: '300', fontStyle: 'italic' })
  expect(await visitor.locator('h1').first().evaluate(drawn)).toEqual(here)
})

test('[THEME-4] [API-4] a font that is chosen stands on the canvas; while the server is busy the page keeps its look, says so and asks again', async ({
  browser,
}) => {
  const { page, canvas, text, notices } = await openEditor(browser, installation, { at: '/?lang=en' })
  const familyOf = () => text('Header13', 'title').evaluate((title) => getComputedStyle(title).fontFamily)
  const before = await familyOf()
  let refused = 0
  await page.route(/canvas\.css.*head=Readex/, (route) => {
    refused += 1
    return route.fulfill({ status: 429, headers: { 'retry-after': '5' }, json: { code: 'rate-limited', status: 429 } })
  })
  await page.locator('[data-opens="theme"]').click()
  // It stands open where the fonts are no ready pair.
  const fold = panel(page).locator('[data-fold="fonts"] > h3 > button')
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  await panel(page)
    .getByRole('button', { name: /^Font of headings/ })
    .click()
  await page.getByRole('option', { name: /^Readex Pro/ }).click()
  await expect(notices).toContainText('the server is busy')
  expect(await familyOf()).toBe(before)
  await expect(canvas.locator('link[data-worn]')).toHaveCount(1)
  expect(refused).toBeGreaterThan(0)
  await page.unroute(/canvas\.css.*head=Readex/)
  await expect.poll(familyOf).toMatch(/^"?Readex Pro/)
  const faces = () =>
    canvas
      .locator('body')
      .evaluate(({ ownerDocument: { fonts } }) =>
        [...fonts].some(({ family, status }) => family.includes('Readex Pro') && status === 'loaded'),
      )
  await expect.poll(faces).toBe(true)
})

const rows = (page: Page) => panel(page).getByRole('treeitem')
const row = (page: Page, name: string | RegExp) => panel(page).getByRole('treeitem', { name }).first()

test('[U16] the outline selects on the page, and the page in the outline, also the entry that has the caret', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/?lang=en' })
  await page.locator('[data-opens="sections"]').click()
  await row(page, /^Testimonials/).click()
  await expect(row(page, /^Testimonials/)).toHaveAttribute('aria-selected', 'true')
  await expect(canvas.locator('[data-template="Testimonials3"]')).toBeInViewport()
  await expect(page.getByRole('toolbar', { name: 'Section: Testimonials' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const slides = panel(page).locator('[aria-level="2"]')
  await expect(slides).not.toHaveCount(0)
  await canvas
    .locator('main > [data-section]')
    .nth(1)
    .click({ position: { x: 4, y: 4 } })
  await expect(panel(page).locator('[aria-selected="true"]')).toHaveCount(1)
  await expect(row(page, /^Testimonials/)).toHaveAttribute('aria-selected', 'false')
  const quote = canvas.locator('[data-template="Testimonials3"] [data-field$="/slideParagraph"]').first()
  await quote.click()
  await expect(slides.first()).toHaveAttribute('aria-selected', 'true')
})

test('[U15] choosing the third slide in the outline brings it forward, and nothing plays while editing', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/?lang=ar', ui: 'ar' })
  await page.locator('[data-opens="sections"]').click()
  const testimonials = panel(page).locator('[role=treeitem][aria-expanded]').filter({ hasText: 'آراء' })
  await testimonials.focus()
  // To the left is onward in Arabic.
  await page.keyboard.press('ArrowLeft')
  const slides = panel(page).locator('[aria-level="2"]')
  await expect(slides.nth(2)).toBeVisible()
  await slides.nth(2).focus()
  await page.keyboard.press('Enter')
  const forward = canvas.locator('.slides > *').nth(2)
  await expect(forward).toBeInViewport({ ratio: 0.6 })
  await expect(canvas.locator('.slides > *').first()).not.toBeInViewport()
  await expect(canvas.locator('.slides')).not.toHaveClass(/is-live/)
  await expect(slides.nth(2)).toHaveAttribute('aria-selected', 'true')
})

test('[U18] [U21] [U16] sections move in the outline by dragging, button and key, on the page at the same time', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const order = () =>
    canvas.locator('main > [data-section]').evaluateAll((all) => all.map((one) => one.dataset.section))
  const before = await order()
  await page.locator('[data-opens="sections"]').click()
  const own = (index: number) => panel(page).locator(`[data-row="${before[index]}"]`)
  await own(0).click()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)])
  await expect(own(0)).toBeFocused()
  await expect(page.locator('[role=status].only-heard')).toHaveText(/moved, position 2 of \d/)
  await own(0).locator('[data-act="up"]').click()
  await expect.poll(order).toEqual(before)
  await expect(own(0).locator('[data-act="up"]')).toHaveAttribute('aria-disabled', 'true')
  const [from, to] = [await stillBox(own(0)), await stillBox(own(2))]
  await page.mouse.move(from.x + 80, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 80, from.y + 40)
  await page.mouse.move(to.x + 80, to.y + 4, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(order).toEqual(before)
  await page.mouse.move(from.x + 80, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 80, from.y + 40)
  await page.mouse.move(to.x + 80, to.y + 4, { steps: 4 })
  await page.mouse.up()
  await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)])
})

test('[U16] [U30] the outline marks what is shared, hidden, not translated, and leads to a page that is gone', async ({
  browser,
}) => {
  const { page, canvas, text } = await openEditor(browser, installation, { at: '/?lang=en' })
  await page.locator('[data-opens="sections"]').click()
  await expect(
    rows(page)
      .first()
      .getByRole('img', { name: /^On \d pages$/ }),
  ).toBeVisible()
  await text('Header13', 'buttons/rooms/buttonText').click()
  await page.keyboard.press('Control+KeyK')
  await page.getByRole('combobox').fill('/Gone')
  await page.keyboard.press('Enter')
  const hero = panel(page).locator(
    `[data-row="${await canvas.locator('[data-template="Header13"]').getAttribute('data-section')}"]`,
  )
  await expect(hero.getByRole('img', { name: 'Needs a fix' })).toBeVisible()
  await text('Header13', 'paragraph').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await hero.click()
  await expect(hero.getByRole('img', { name: 'Not translated' })).toBeVisible()
  await page
    .getByRole('toolbar', { name: /^Section/ })
    .getByRole('button', { name: 'Hide' })
    .click()
  await expect(hero.getByRole('img', { name: 'Hidden' })).toBeVisible()
  await hero.dblclick()
  await page.keyboard.type('Welcome')
  await page.keyboard.press('Enter')
  await expect(hero).toContainText('Welcome')
  await expect(undo(page)).toHaveAttribute('aria-label', 'Undo: name of “Hero”')
})
