import { expect, type Locator, type Page, test } from '@playwright/test'
import { closeEditors, type OpenEditor, openEditor, stillBox } from './editor.ts'
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
  await expect(summary).toContainText('example.com')
  await expect(summary.locator('bdi')).toHaveText(/^https:\/\/example\.com\/a+….*the-very-end-of-it$/)
  const box = await page.getByRole('dialog', { name: 'Link' }).boundingBox()
  expect(box!.width).toBeLessThanOrEqual(344)
  const newTab = summary.getByRole('switch', { name: 'Open in a new tab' })
  await expect(newTab).toBeChecked()
  await expect(newTab).toHaveAccessibleDescription(/always/)
  // Taken back while the caret is there, and done again: the text stays the one that is edited.
  await page.keyboard.press('Escape')
  for (const [key, address] of [
    ['Control+KeyZ', '/Rooms'],
    ['Control+Shift+KeyZ', 'example.com'],
  ] as const) {
    await expect(rooms!).toBeFocused()
    await page.keyboard.press(key)
    await page.keyboard.press('Control+KeyK')
    await expect(summary).toContainText(address)
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Control+KeyK')
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
  await page.evaluate(() => {
    const shown: number[] = []
    Object.assign(window, { shown })
    const isTip = (target: EventTarget | null) => (target as Element).matches('[data-tapped]')
    addEventListener('toggle', ({ target }) => isTip(target) && shown.push(performance.now()), true)
  })
  const tip = page.locator('[data-tapped]')
  await expect(tip).toBeHidden()
  await tools.getByRole('button', { name: 'المحاذاة' }).tap()
  await tools.getByRole('button', { name: 'توسيط' }).tap()
  await expect(tip).toHaveText('توسيط')
  await page.waitForFunction(() => (window as unknown as { shown: number[] }).shown.length === 2)
  const [from, to] = await page.evaluate(() => (window as unknown as { shown: number[] }).shown)
  // Both are told in the next free moment, which a busy machine may not have at once.
  expect(Math.abs(to! - from! - 4000)).toBeLessThan(900)
  await expect(tip).toBeHidden()
})

/** As on a phone: the keyboard covers a part of the window, which stays as large as it was. */
function raiseKeyboard(page: Page, height: number): Promise<void> {
  return page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { value: innerHeight - height, configurable: true })
    visualViewport?.dispatchEvent(new Event('resize'))
  }, height)
}

test('[U28] a keyboard that is open before the editor has what fingers need is seen as soon as it has', async ({
  browser,
}) => {
  const { page } = await openEditor(browser, installation, { ...PHONE, at: '/?lang=de', ui: 'de' })
  // Who taps a text that is there at once has the keyboard open, and no event follows.
  await page.addInitScript(() => {
    if (visualViewport) Object.defineProperty(visualViewport, 'height', { get: () => innerHeight - 330 })
  })
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--keyboard')))
    .toBe('330px')
})

test('[U28] [U36] at 360 px in German tools stand on the keyboard, and nothing one writes in is behind it', async ({
  browser,
}) => {
  const { page, text } = await openEditor(browser, installation, { ...PHONE, at: '/?lang=de', ui: 'de' })
  const seen = 740 - 330
  const bottom = async (one: Locator) => {
    const { y, height } = (await one.boundingBox())!
    return y + height
  }
  await page.locator('[data-opens="settings"]').tap()
  const field = page.getByRole('dialog').getByRole('textbox').last()
  await field.focus()
  await raiseKeyboard(page, 330)
  await expect.poll(() => bottom(field)).toBeLessThanOrEqual(seen)
  await raiseKeyboard(page, 0)
  await page.keyboard.press('Escape')
  const title = text('Header13', 'title')
  await title.tap()
  await page.keyboard.type('A')
  await expect(page.locator('[data-publish="changes"]')).toBeVisible()
  // The tools stand on the keyboard, as wide as the screen; the counter and the way out are never pushed out of it.
  await raiseKeyboard(page, 330)
  const tools = bar(page, 'Text')
  const wide = () => tools.boundingBox().then((box) => box && [box.x, box.width, box.y + box.height])
  await expect.poll(wide).toEqual([0, 360, seen])
  await expect(tools.locator('[data-counter]')).toHaveText(/^\d+\/30$/)
  expect(await bottom(title)).toBeLessThan(seen - 48)
  await expect(page.locator('[data-opens="sections"]')).toBeHidden()
  expect(await smallest(tools.getByRole('button'))).toBeGreaterThanOrEqual(43.9)
  // By keys too: into the bar, through it, back to the same caret.
  await page.keyboard.press('Alt+F10')
  await expect(tools.getByRole('button', { name: 'Ausrichtung' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
  // By a finger, and the caret stays.
  await tools.getByRole('button', { name: 'Ausrichtung' }).tap()
  await tools.getByRole('button', { name: 'Rechtsbündig' }).tap()
  await expect(title).toBeFocused()
  await expect(title).toHaveCSS('text-align', /right|end/)
  // A long word leaves no room for redo beside undo: it goes into the menu, and the time of saving stays.
  const cut = await page.locator('[data-publish]').evaluate((one) => one.scrollWidth - one.clientWidth)
  expect(cut).toBeLessThanOrEqual(0)
  await page.locator('[data-act="undo"]').tap()
  await page.locator('[data-menu="publish"]').tap()
  await page.locator('[data-item="redo"]').tap()
  await expect(page.locator('[data-save]')).toHaveText(/^Gespeichert \d\d:\d\d$/)
  await expect(page.locator('[data-save] span').last()).toBeInViewport({ ratio: 1 })
  // The last words of a page come out from behind the keyboard too.
  const last = text('Footer9', 'copyrightText')
  await last.tap()
  await raiseKeyboard(page, 0)
  await raiseKeyboard(page, 330)
  await expect.poll(() => bottom(last)).toBeLessThan(seen - 48)
  await tools.getByRole('button', { name: 'Fertig' }).tap()
  await expect(tools).toHaveCount(0)
  await raiseKeyboard(page, 0)
  await expect(page.locator('[data-opens="sections"]')).toBeVisible()
  // A button opens from below, where it leads within; what was typed is taken by Done.
  const button = text('Header13', 'buttons/more/buttonText')
  await button.tap()
  const sheet = page.getByRole('dialog', { name: 'Button' })
  await expect.poll(() => bottom(sheet)).toBe(740)
  expect(await smallest(sheet.getByRole('button'))).toBeGreaterThanOrEqual(43.9)
  expect(await bottom(button)).toBeLessThan((await sheet.boundingBox())!.y)
  await sheet.getByRole('button', { name: 'Primär' }).tap()
  await expect(button.locator('..')).toHaveClass(/primary/)
  await sheet.getByRole('button', { description: 'Führt zu' }).tap()
  const link = page.getByRole('dialog', { name: 'Führt zu' })
  await raiseKeyboard(page, 330)
  await expect.poll(() => bottom(link)).toBeLessThanOrEqual(seen)
  const search = page.getByRole('combobox')
  expect(await bottom(search)).toBeLessThan(seen - 100)
  await search.fill('javascript:alert(1)')
  await link.getByRole('button', { name: 'Fertig' }).tap()
  await expect(link.getByRole('status')).toContainText('nicht erlaubt')
  await search.fill('example.com')
  await link.getByRole('button', { name: 'Fertig' }).tap()
  await expect(sheet.getByRole('button', { description: 'Führt zu' })).toContainText('http://example.com')
  await expect(sheet.getByRole('button', { description: 'Führt zu' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

/** The least side of anything that can be hit. */
const smallest = (targets: Locator) =>
  targets.evaluateAll((all) =>
    Math.min(...all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))),
  )

const fields = (canvas: OpenEditor['canvas'], template: string, name: string) =>
  canvas.locator(`[data-template="${template}"] [data-field$="/${name}"]`)

test('[EDIT-2] [VIS-4] an icon is found by its meaning, walked to with arrows, taken, taken back and left out', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=ar', ui: 'ar' })
  const { page, canvas, save, publish, published } = editor
  // The sets cannot be read at first: shapes wait, and come by themselves.
  let isDown = true
  await page.route('**/icons?*', (route) => (isDown ? route.fulfill({ status: 500, json: {} }) : route.continue()))
  const icons = fields(canvas, 'Feature13', 'icon')
  await icons.first().click()
  const picker = page.getByRole('dialog', { name: 'أيقونة' })
  const search = picker.getByRole('searchbox')
  await expect(search).toBeFocused()
  await expect(picker.getByRole('status')).toHaveText('جارٍ تحميل الأيقونات…')
  isDown = false
  await expect(picker.getByRole('option').first()).toBeVisible()
  await page.keyboard.type('غواصة')
  await expect(picker).toContainText('لا أيقونة باسم «غواصة»')
  await search.fill('الفطور')
  await expect(picker.getByRole('option').first()).toHaveAttribute('aria-label', 'قهوة')
  await page.keyboard.press('ArrowDown')
  await expect(picker.getByRole('option', { name: 'قهوة' })).toBeFocused()
  // The next one of a line stands to the left.
  await page.keyboard.press('ArrowLeft')
  await expect(picker.getByRole('option').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(picker).toHaveCount(0)
  // By keys alone: Enter goes to the tools of what is selected, and Tab comes by without opening anything.
  await page.keyboard.press('Enter')
  await expect(bar(page, 'أيقونة').getByRole('button', { name: 'أيقونة' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(picker).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(fields(canvas, 'Feature13', 'title').first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(bar(page, 'أيقونة')).toBeVisible()
  await expect(picker).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(bar(page, 'أيقونة')).toContainText('2/3')
  const before = await icons.nth(1).innerHTML()
  expect(await icons.first().innerHTML()).not.toBe(before)
  await expect(page.locator('[data-act="undo"]')).toHaveAttribute('aria-label', /أيقونة في/)
  await icons.nth(1).click()
  await picker.getByRole('button', { name: 'بلا أيقونة' }).click()
  await expect(icons.nth(1)).toBeEmpty()
  await page.keyboard.press('Control+KeyZ')
  await expect(icons.nth(1)).toHaveJSProperty('innerHTML', before)
  await expect(save).toHaveAttribute('data-save', 'saved')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  expect(await published()).not.toContain('data-field')
})

test('[LIM-Header13] [EDIT-2] [U28] socials are added, led, moved by key and removed where they stand, seven at most', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/?lang=ar' })
  const socials = fields(canvas, 'Header13', 'icon')
  await expect(socials).toHaveCount(4)
  await socials.first().click()
  const tools = bar(page, 'Social link')
  const add = tools.getByRole('button', { name: 'Add social link' })
  await add.click()
  await expect(socials).toHaveCount(5)
  const picker = page.getByRole('dialog', { name: 'Icon' })
  await picker.getByRole('option', { name: 'Telegram' }).click()
  // It leads nowhere yet: that is asked next.
  await page.getByRole('combobox').fill('t.me/dar-al-rumman')
  await page.keyboard.press('Enter')
  await expect(socials.nth(1)).toHaveAttribute('href', 'http://t.me/dar-al-rumman')
  await expect(socials.nth(1).locator('svg')).toHaveCount(1)
  // Arabic reads from the right: left is later (U21).
  const names = () => socials.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.field!.split('/')[1]))
  const [, added] = await names()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(async () => (await names()).indexOf(added!)).toBe(2)
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(async () => (await names()).indexOf(added!)).toBe(1)
  await add.click()
  await add.click()
  await expect(socials).toHaveCount(7)
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await expect(add).toHaveAttribute('aria-description', 'You can add up to 7')
  for (let left = 6; left >= 0; left -= 1) {
    await tools.getByRole('button', { name: 'Remove' }).click()
    await expect(socials).toHaveCount(left)
  }
  // What is empty shows nothing: it begins again in the menu of its section, which says how many there may be.
  const section = bar(page, 'Section: Hero')
  await section.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: /Add button/ })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: /Add social link.*0\/7/ }).click()
  await expect(socials).toHaveCount(1)
  await expect(picker).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+KeyZ')
  await expect(socials).toHaveCount(0)
  await page.keyboard.press('Control+KeyZ')
  await expect(socials).toHaveCount(1)
})

test('[U20] [U21] at 360 px a finger that rests on the handle drags, a short tap names it, in Arabic from the right', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { ...PHONE, at: '/Events/?lang=ar', ui: 'ar' })
  const socials = fields(canvas, 'Header13', 'icon')
  const names = () => socials.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.field!.split('/')[1]))
  const [first, ...others] = await names()
  await socials.first().tap()
  const sheet = page.locator('[data-sheet="icon"]')
  await expect(sheet.getByRole('option').first()).toBeVisible()
  const handle = sheet.locator('[data-handle]')
  await handle.tap()
  await expect(page.locator('[data-tapped]')).toHaveText('اسحب للنقل')
  expect(await names()).toEqual([first, ...others])
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  const grip = await stillBox(handle)
  const last = (await socials.last().boundingBox())!
  await touch('touchStart', [{ x: grip.x + 20, y: grip.y + 20 }])
  const mark = page.locator('[data-drop-bar]')
  await expect(mark).toBeVisible()
  await touch('touchMove', [{ x: last.x + 4, y: last.y + 20 }])
  await expect.poll(async () => (await mark.boundingBox())!.x).toBeLessThan(last.x)
  await touch('touchEnd', [])
  await expect.poll(names).toEqual([...others, first])
  // Every target of the sheet is large enough, and nothing leaves the screen.
  expect(await smallest(sheet.getByRole('button'))).toBeGreaterThanOrEqual(43.9)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('[U19] [U20] [U21] items are dragged by their handle, mirrored in Arabic; a tap and Escape move nothing', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/?lang=ar' })
  const titles = fields(canvas, 'Feature13', 'title')
  const words = () => titles.allTextContents()
  const [one, two, three] = await words()
  await titles.first().click()
  const handle = page.locator('[data-handle]')
  const grip = await stillBox(handle)
  const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 }
  const last = await stillBox(titles.nth(2))
  const mark = page.locator('[data-drop-bar]')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 3, from.y)
  await expect(mark).toHaveCount(0)
  await page.mouse.move(last.x + 20, last.y + 10, { steps: 3 })
  await expect(mark).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(mark).toHaveCount(0)
  await page.mouse.up()
  expect(await words()).toEqual([one, two, three])
  // The left half of the last is behind it, where the page reads from the right.
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(last.x + 2, last.y + 10, { steps: 3 })
  expect((await mark.boundingBox())!.x).toBeLessThan(last.x)
  await page.mouse.up()
  await expect.poll(words).toEqual([two, three, one])
  await expect(page.locator('[role=status].only-heard')).toHaveText('Position 3 of 3')
  await page.keyboard.press('Control+KeyZ')
  await expect.poll(words).toEqual([one, two, three])
  // Slides hide each other: they stand side by side as long as one is dragged.
  const slides = canvas.locator('[data-template="Testimonials3"] [data-item]')
  const order = () => slides.evaluateAll((all) => all.map((item) => (item as HTMLElement).dataset.item))
  const [first, ...others] = await order()
  await slides.first().locator('[data-field$="Paragraph"]').click()
  // The strip below the slider has a handle of its own, which comes later.
  const held = await stillBox(page.getByRole('toolbar', { name: 'Text', exact: true }).locator('[data-handle]'))
  await page.mouse.move(held.x + 8, held.y + 8)
  await page.mouse.down()
  await page.mouse.move(held.x + 20, held.y + 8, { steps: 2 })
  const far = await stillBox(slides.last())
  expect(far.x).toBeGreaterThan(0)
  await page.mouse.move(far.x + 4, far.y + 10, { steps: 2 })
  await page.mouse.up()
  await expect.poll(order).toEqual([...others, first])
})
