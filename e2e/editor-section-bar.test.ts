import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { bar, order, select } from './sections-in-editor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const top = async (element: Locator) => (await element.boundingBox())!.y
const heard = (page: Page) => page.locator('[role=status].only-heard')

async function more(page: Page, item: string, name = 'More'): Promise<void> {
  await bar(page).getByRole('button', { name, exact: true }).click()
  await page.getByRole('menu', { name }).getByText(item, { exact: true }).click()
}

test('[U13] the bar of a section stands above it, flips inside, sticks while it is tall, and mirrors in Arabic', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page } = editor
  const section = await select(editor, 'Steps2')
  const place = async () => ({ bar: await top(bar(page)), section: await top(section) })
  const standAt = (below: number) =>
    section.evaluate((one, y) => scrollBy({ top: one.getBoundingClientRect().top - y, behavior: 'instant' }), below)
  await standAt(200)
  await expect.poll(async () => (await place()).section - (await place()).bar).toBe(48)
  await standAt(10)
  await expect.poll(async () => (await place()).bar - (await place()).section).toBeGreaterThan(0)
  await standAt(-390)
  // 8 px under the top bar.
  await expect
    .poll(() => top(bar(page)))
    .toBe(
      await page
        .locator('iframe')
        .first()
        .evaluate((one) => one.getBoundingClientRect().top + 8),
    )
  const ltr = (await bar(page).boundingBox())!
  expect(ltr.x).toBe(16)
  const arabic = await openEditor(browser, installation, { at: '/Rooms/?lang=en', ui: 'ar' })
  await select(arabic, 'Steps2')
  await expect
    .poll(async () => {
      const rtl = (await bar(arabic.page).boundingBox())!
      return Math.round(1440 - rtl.x - rtl.width)
    })
    .toBe(16)
})

test('[U14] the bar has its controls in groups, and folds its middle into More where the canvas is narrow', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page } = editor
  await select(editor, 'Text10')
  const buttons = () =>
    bar(page).evaluate((one) =>
      [...one.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? button.textContent),
    )
  const [before, middle, after] = [
    ['Move up', 'Move down'],
    ['Colours: Extra light', 'Background', 'Layout'],
    ['Duplicate', 'Hide', 'More'],
  ]
  await expect.poll(buttons).toEqual([...before!, ...middle!, ...after!])
  await expect(page.locator('[data-handle]')).toBeVisible()
  await page.getByRole('radio', { name: 'Phone', exact: true }).click()
  await expect.poll(buttons).toEqual([...before!, ...after!])
  await bar(page).getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Dark', exact: true })).toBeVisible()
})

test('[U14] colours, side, picture and name of a section are chosen at its bar', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/Restaurant/?lang=en' })
  const { page, canvas } = editor
  const section = await select(editor, 'Text3')
  await bar(page)
    .getByRole('button', { name: /^Colours/ })
    .click()
  await page.getByRole('menuitemradio', { name: 'Dark', exact: true }).click()
  await expect(section).toHaveAttribute('data-mode', 'DARK')
  const side = await section.getAttribute('data-side')
  await bar(page).getByRole('button', { name: 'Layout' }).click()
  await page.getByRole('menuitemradio', { name: side === 'LEFT' ? 'Swapped' : 'As usual' }).click()
  await expect(section).not.toHaveAttribute('data-side', side!)
  await more(page, 'Rename…')
  await page.getByRole('textbox', { name: 'Name of the section' }).fill('Our bread')
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveAttribute('aria-label', 'Section: Our bread')
  await select(editor, 'Header13')
  await bar(page).getByRole('button', { name: 'Background' }).click()
  const slider = page.getByRole('slider', { name: 'Darken the picture' })
  await slider.fill('80')
  await slider.dispatchEvent('change')
  await expect(page.locator('[data-act="undo"]')).toHaveAttribute('aria-label', 'Undo: background of “Hero”')
  await expect.poll(() => canvas.locator('[data-template="Header13"]').getAttribute('style')).toContain('0.8')
})

test('[U14] [SEC-51] where the bar is folded, picture, dimming and film behind a section are reached by keys', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Restaurant/?lang=en' })
  const { page } = editor
  await page.getByRole('radio', { name: 'Phone', exact: true }).click()
  await select(editor, 'Header13')
  const opener = bar(page).getByRole('button', { name: 'More', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Background…' })).toBeVisible()
  await page.keyboard.type('Background')
  await page.keyboard.press('Enter')
  const behind = page.getByRole('group', { name: 'Background', exact: true })
  await expect(behind.getByRole('button', { name: 'Choose a picture…' })).toBeFocused()
  await page.keyboard.press('Tab')
  const slider = behind.getByRole('slider', { name: 'Darken the picture' })
  await expect(slider).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.locator('[data-act="undo"]')).toHaveAttribute('aria-label', 'Undo: background of “Hero”')
  await expect(behind.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
  const film = behind.getByRole('group', { name: 'A short film over it, without sound' })
  const send = film.getByRole('button', { name: 'Choose file' })
  await send.focus()
  await expect(send).toBeInViewport({ ratio: 1 })
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(behind).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Background…' })).toBeVisible()
})

test('[U14] [SEC-51] on a phone picture, dimming and film behind a section stand in its sheet, a finger high', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, {
    ...{ at: '/Restaurant/?lang=en', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  })
  const { page, canvas } = editor
  await canvas.locator('[data-template="Header13"]').tap({ position: { x: 4, y: 300 } })
  const sheet = page.locator('[data-sheet="section"]')
  const film = sheet.getByRole('group', { name: 'A short film over it, without sound' })
  const controls = [
    sheet.getByRole('button', { name: 'Choose a picture…' }),
    sheet.getByRole('slider', { name: 'Darken the picture' }),
    sheet.getByRole('button', { name: 'Remove the picture' }),
    film.getByRole('button', { name: 'Choose file' }),
  ]
  for (const control of controls) {
    await control.focus()
    await expect(control).toBeInViewport({ ratio: 1 })
    const { x, width, height } = (await control.boundingBox())!
    expect(x + width).toBeLessThanOrEqual(390)
    expect(height).toBeGreaterThanOrEqual(44)
  }
})

test('[GEN-7] a section can be hidden on phones or in one language only', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page, save, publish, published } = editor
  const section = await select(editor, 'CTA2')
  await more(page, 'Phones')
  await expect(section).toHaveAttribute('data-dimmed-phone', '')
  await more(page, 'Deutsch')
  await expect(save).toHaveAttribute('data-save', 'saved')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  expect(await published('de/Rooms/')).not.toContain('data-template="CTA2"')
  const visitor = await (await browser.newContext({ viewport: { width: 400, height: 800 } })).newPage()
  await visitor.goto(`${installation.siteAddress}en/Rooms/`)
  await expect(visitor.locator('[data-template="CTA2"]')).toBeHidden()
  await visitor.setViewportSize({ width: 900, height: 800 })
  await expect(visitor.locator('[data-template="CTA2"]')).toBeVisible()
  await visitor.context().close()
})

test('[U17] a shared footer says where it is used, its first change too, and detaching loses no word', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page, canvas, notices } = editor
  const footer = await select(editor, 'Footer9')
  await expect(bar(page).locator('[data-shared]')).toHaveText('On 5 pages')
  const words = await footer.textContent()
  const line = footer.locator('[data-field="copyrightText"]')
  await line.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Rooms only.')
  await page.keyboard.press('Escape')
  await expect(notices).toContainText('This appears on 5 pages')
  await expect(notices.getByRole('button', { name: 'Undo' })).toBeVisible()
  const edited = await footer.textContent()
  await notices.getByRole('button', { name: 'Only this page' }).click()
  await expect(canvas.locator('[data-template="Footer9"]')).toHaveText(edited!)
  await expect(bar(page).locator('[data-shared]')).toHaveCount(0)
  await page.goto(page.url().replace('/Rooms/', '/Events/'))
  await expect(canvas.locator('[data-template="Footer9"]')).toHaveText(words!)
  await page.goBack()
  await expect(canvas.locator('[data-template="Footer9"]')).toHaveText(edited!)
  await page.locator('[data-act="undo"]').click()
  await expect(canvas.locator('[data-template="Footer9"]')).toHaveText(edited!)
  await select(editor, 'Footer9')
  await expect(bar(page).locator('[data-shared]')).toHaveText('On 5 pages')
})

test('[U21] [U18] in Arabic Alt and arrows move a section, and the new place is said', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/Events/?lang=ar', ui: 'ar' })
  const { page, canvas } = editor
  const before = await order(editor)
  await canvas.locator('body').press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => order(editor)).toEqual([before[1], before[0], ...before.slice(2)])
  await expect(heard(page)).toHaveText('نُقل الواجهة، الموضع 2 من 6')
  await page.keyboard.press('Alt+F10')
  await expect(bar(page).getByRole('button', { name: 'نقل إلى أعلى' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => order(editor)).toEqual(before)
  await expect(bar(page).getByRole('button', { name: 'نقل إلى أعلى' })).toBeFocused()
  // Within the bar the arrows follow the eye.
  await page.keyboard.press('ArrowLeft')
  await expect(bar(page).getByRole('button', { name: 'نقل إلى أسفل' })).toBeFocused()
})

test('[U37] Delete takes a section only where nothing else has the focus', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/Restaurant/?lang=de' })
  const { page, canvas } = editor
  await select(editor, 'Text4')
  const count = (await order(editor)).length
  await more(page, 'Rename…')
  await page.keyboard.type('Ab')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')
  await page.locator('[data-plus]').last().click()
  await page.getByRole('searchbox').press('Delete')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')
  await canvas.locator('[data-template="Text4"] [data-field="title"]').click()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')
  expect((await order(editor)).length).toBe(count)
  await page.keyboard.press('Backspace')
  await expect.poll(async () => (await order(editor)).length).toBe(count - 1)
  await page.keyboard.press('Control+KeyZ')
  await expect.poll(async () => (await order(editor)).length).toBe(count)
})

test('[U38] the way back from a removal waits while it is looked at, and undo works when it has gone', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Contact_us/?lang=en' })
  const { page, notices } = editor
  await page.clock.install()
  await select(editor, 'IconBlocks')
  const before = await order(editor)
  await more(page, 'Remove section')
  await expect(notices).toContainText('Section removed')
  await notices.getByRole('button', { name: 'Undo' }).focus()
  await page.clock.runFor(20_000)
  await expect(notices).toContainText('Section removed')
  await page.locator('[data-bar] button').first().focus()
  await page.clock.runFor(9_000)
  await expect(notices).not.toContainText('Section removed')
  await page.keyboard.press('Control+KeyZ')
  await expect.poll(() => order(editor)).toEqual(before)
})

test('[U43] a section is copied, cut and pasted with its languages and pictures, from page to page and site to site', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Restaurant/?lang=en' })
  const { page, canvas, notices } = editor
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await select(editor, 'Text3')
  await page.keyboard.press('Control+KeyC')
  await expect(notices).toContainText('copied')
  const title = canvas.locator('[data-template="Text3"] [data-field="title"]').last()
  const words = await title.textContent()
  await page.goto(page.url().replace('/Restaurant/', '/Contact_us/').replace('lang=en', 'lang=de'))
  await select(editor, 'Contact')
  await page.keyboard.press('Control+KeyV')
  await expect(canvas.locator('[data-template="Text3"]')).toHaveCount(1)
  await expect(title).not.toHaveText(words!)
  await expect(canvas.locator('[data-template="Text3"] img')).toHaveCount(1)
  const pasted = await order(editor)
  await page.keyboard.press('Control+KeyX')
  await expect(canvas.locator('[data-template="Text3"]')).toHaveCount(0)
  const other = await importCopy(page)
  await page.goto(`http://localhost:${installation.port}/edit/${other}/Rooms/?lang=en&ui=en`)
  await select(editor, 'Text10')
  await page.keyboard.press('Control+KeyV')
  await expect(title).toHaveText(words!)
  await expect(canvas.locator('[data-template="Text3"] img')).toHaveCount(1)
  expect(pasted.length).toBeGreaterThan(0)
})

/** A second site with the same pages, and none of the pictures. */
async function importCopy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const file = (await (await fetch('/api/v1/sites/hotel/export')).json()) as Record<string, unknown>
    const bare = JSON.parse(JSON.stringify(file), (key, value) =>
      /^(imageUrl|backgroundImgUrl|logoSrc|imgUrl|stepImageUrl|backgroundImg|favicon|socialShareImage)$/.test(key)
        ? ''
        : value,
    )
    const body = JSON.stringify({ configuration: { ...bare, media: [] }, slug: 'second' })
    const answer = await fetch('/api/v1/sites', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (!answer.ok) throw new Error(await answer.text())
    const sites = (await (await fetch('/api/v1/sites')).json()) as { id: string; slug: string }[]
    return sites.find(({ slug }) => slug === 'second')!.id
  })
}

const phone = (browser: Browser, ui: string) =>
  openEditor(browser, installation, {
    at: `/Events/?lang=${ui}`,
    ui,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })

for (const [ui, words] of [
  ['en', { down: 'Down', dark: 'Dark', remove: 'Remove section', undo: 'Undo' }],
  ['ar', { down: 'أسفل', dark: 'داكن', remove: 'حذف القسم', undo: 'تراجع' }],
] as const) {
  test(`[U14] [U18] on a phone a sheet has four large acts and then rows, in ${ui}`, async ({ browser }) => {
    const editor = await phone(browser, ui)
    const { page, canvas, notices } = editor
    const before = await order(editor)
    const section = canvas.locator(`[data-section="${before[1]}"]`)
    await section.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await section.tap({ position: { x: 4, y: 200 } })
    const sheet = page.locator('[data-sheet="section"]')
    const box = (await sheet.boundingBox())!
    expect([box.x, box.width]).toEqual([0, 360])
    expect(await top(section)).toBeLessThan(box.y)
    for (const button of await sheet.getByRole('button').all()) {
      expect(await button.evaluate((element) => (element as HTMLElement).offsetHeight)).toBeGreaterThanOrEqual(44)
    }
    const down = sheet.getByRole('button', { name: words.down, exact: true })
    await down.tap()
    await expect.poll(async () => (await order(editor)).indexOf(before[1]!)).toBe(2)
    await down.tap()
    await expect.poll(async () => (await order(editor)).indexOf(before[1]!)).toBe(3)
    await sheet.getByRole('radio', { name: words.dark, exact: true }).tap()
    await expect(section).toHaveAttribute('data-mode', 'DARK')
    await sheet.getByRole('button', { name: words.remove }).tap()
    await expect(section).toHaveCount(0)
    await notices.getByRole('button', { name: words.undo }).tap()
    await expect(section).toHaveCount(1)
  })
}
