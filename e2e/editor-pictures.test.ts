import { truncateSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { faultsOnChrome } from './chrome-faults.ts'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { bar, bring, file, give, isSaved, PHONE, somePicture, stored, uploads } from './pictures-in-editor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

test('[U31] [U37] a click offers what can be done with a picture, Delete empties its place and nothing else', async ({
  browser,
}) => {
  const { page, canvas, text } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const place = text('PlainHeader', 'image')
  const sections = canvas.locator('[data-section]')
  const count = await sections.count()
  await place.click()
  for (const name of ['Replace', 'Crop', 'Alt text', 'Remove']) {
    await expect(bar(page).getByRole('button', { name, exact: true })).toBeVisible()
  }
  await expect(page.locator('[data-ring="section"][data-shown]')).toHaveCount(0)
  await page.keyboard.press('Delete')
  await expect(place).toHaveClass(/is-empty/)
  await expect(sections).toHaveCount(count)
  await expect(bar(page).getByRole('button', { name: 'Upload' })).toBeVisible()
  await expect(page.getByText('or drop or paste a picture here')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(bar(page).getByRole('button', { name: 'Upload' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(canvas.locator('body')).toBeFocused()
  await expect(page.locator('[data-act="undo"]')).toHaveAttribute('aria-label', 'Undo: picture in “Plain header”')
  await page.keyboard.press('Control+KeyZ')
  await expect(place).not.toHaveClass(/is-empty/)
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.locator('[data-ring="section"][data-shown]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-ring="section"][data-shown]')).toHaveCount(0)
})

test('[U31] [U32] several pictures chosen at once stand in the gallery in their order, are told once of its limit, and go with one undo', async ({
  browser,
}) => {
  const { page, canvas, notices, save } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const gallery = canvas.locator('[data-template="Portfolio8"]').first()
  const places = gallery.locator('[data-field^="rows/"]')
  const before = await places.count()
  const sources = () => places.evaluateAll((all) => all.map((place) => place.querySelector('img')?.getAttribute('src')))
  const was = await sources()
  await places.first().click()
  await bar(page).getByRole('button', { name: 'Replace' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('button', { name: 'Upload' })
      .or(page.getByRole('menuitem', { name: 'Upload' }))
      .first()
      .click(),
  ])
  expect(chooser.isMultiple()).toBe(true)
  const names = Array.from({ length: 7 }, (_, at) => `many-${at}.png`)
  const pictures = names.map((name, at) => file(name, 40 + at * 20))
  await chooser.setFiles([
    ...pictures.slice(0, 1),
    { ...pictures[1]!, name: 'notes.txt', mimeType: 'text/plain' },
    ...pictures.slice(2),
  ])
  await expect(page.locator('[data-batch]')).toContainText('notes.txt')
  await expect(notices).toContainText('left out')
  await expect(page.locator('[data-batch]')).toContainText('1 picture was not added')
  await page.locator('[data-batch]').getByRole('button', { name: 'Dismiss' }).click()
  await isSaved(save)
  expect(await places.count()).toBeGreaterThan(before)
  await page.keyboard.press('Control+KeyZ')
  await expect(places).toHaveCount(before)
  await expect.poll(sources).toEqual(was)
  await isSaved(save)
})

test('[U31] [U12] pictures are reached by Tab and changed by keys alone; the focus is never lost', async ({
  browser,
}) => {
  const { page, text, canvas, save } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  await text('PlainHeader', 'title').click()
  await page.keyboard.press('Tab')
  await expect(bar(page)).toBeVisible()
  await expect(canvas.locator('body')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar(page).getByRole('button', { name: 'Replace' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const words = page.getByRole('textbox', { name: 'Alt text in English' })
  await expect(words).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('A bed under an arch')
  await page.getByRole('checkbox', { name: 'Mark as decoration' }).focus()
  await page.keyboard.press('Escape')
  await expect(canvas.locator('body')).toBeFocused()
  await expect(text('PlainHeader', 'image').locator('img')).toHaveAttribute('alt', 'A bed under an arch')
  await page.keyboard.press('Shift+Tab')
  await expect(text('PlainHeader', 'title')).toBeFocused()
  await isSaved(save)
})

test('[U32] [U34] a picture is there at once while it is sent, and typing beside it is never held up or lost', async ({
  browser,
}) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/Restaurant/?lang=en' })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(uploads, async (route) => {
    await released
    await route.continue()
  })
  const place = text('Text3', 'image')
  const before = await place.locator('img').getAttribute('src')
  await place.click()
  await bar(page).getByRole('button', { name: 'Replace' }).click()
  await give(page, page.getByRole('menuitem', { name: 'Upload' }), file('terrace.png', 90))
  await expect(page.locator('[data-preview]')).toBeVisible()
  await expect(page.locator('[data-strip]')).toContainText(/Uploading\s*\d+%/)
  const title = text('Text3', 'title')
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' today')
  await page.keyboard.press('Control+KeyS')
  await isSaved(save)
  await expect(place.locator('img')).toHaveAttribute('src', before!)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/media/**', (route) => arrived.then(() => route.continue()))
  release()
  await expect(place.locator('img')).not.toHaveAttribute('src', before!)
  // What stood there before is not seen again while the new one is on its way.
  await expect(page.locator('[data-preview]')).toBeVisible()
  arrive()
  await expect(page.locator('[data-preview]')).toHaveCount(0)
  await expect(title).toContainText('today')
  const asked = page.getByRole('textbox', { name: 'What does the picture show?' })
  await asked.fill('A terrace in the evening')
  await asked.press('Enter')
  await expect(asked).toHaveCount(0)
  await expect(place.locator('img')).toHaveAttribute('alt', 'A terrace in the evening')
  await page.locator('[data-act="undo"]').click()
  await expect(place.locator('img')).toHaveAttribute('alt', '')
  await page.locator('[data-act="undo"]').click()
  await expect(place.locator('img')).toHaveAttribute('src', before!)
  await isSaved(save)
})

test('[U32] a failed upload keeps the file, says why, and is sent again on Retry', async ({ browser }) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const picture = canvas.locator('[data-template="Steps2"] [data-field$="/image"]').first()
  const before = await picture.locator('img').getAttribute('src')
  await picture.click()
  await bar(page).getByRole('button', { name: 'Replace' }).click()
  await page.route(uploads, (route) => route.abort())
  await give(page, page.getByRole('menuitem', { name: 'Upload' }), file('stairs.png', 40))
  await expect(page.getByText('The connection dropped. Your picture is kept.')).toBeVisible()
  await expect(page.locator('[data-preview]')).toBeVisible()
  await page.unroute(uploads)
  await page.getByRole('button', { name: 'Retry', exact: true }).last().click()
  await expect(page.locator('[data-preview]')).toHaveCount(0)
  await expect(picture.locator('img')).not.toHaveAttribute('src', before!)
})

test('[LIM-Portfolio8] [EDIT-11] pictures of a row are moved, added up to 4 and removed down to 1, and the reason is said', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/Events/?lang=en' })
  const row = canvas.locator('[data-template="Portfolio8"]').nth(1).locator('ul').first().locator('[data-field]')
  const names = () => row.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.field))
  await row.first().scrollIntoViewIfNeeded()
  const before = await names()
  expect(before).toHaveLength(4)
  await row.first().click()
  const act = (name: string) => bar(page).getByRole('button', { name, exact: true })
  await expect(act('Add picture')).toHaveAttribute('aria-description', 'You can add up to 4')
  await expect(act('Move earlier')).toHaveAttribute('aria-disabled', 'true')
  await act('Move later').click()
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)])
  for (let left = 3; left > 0; left -= 1) {
    await act('Remove').click()
    await expect(row).toHaveCount(left)
  }
  await expect(act('Remove')).toHaveAttribute('aria-description', 'At least one has to stay')
  await act('Add picture').click()
  await expect(row).toHaveCount(2)
  await expect(row.nth(1)).toHaveClass(/is-empty/)
  await expect(act('Upload')).toBeVisible()
  const rows = canvas.locator('[data-template="Portfolio8"]').nth(1).locator('ul')
  const acts = bar(page, 'Row of pictures')
  const count = await rows.count()
  await acts.getByRole('button', { name: 'Add a row' }).click()
  await expect(rows).toHaveCount(count + 1)
  await expect(rows.nth(1).locator('.is-empty')).toHaveCount(1)
  await acts.getByRole('button', { name: 'Move the row up' }).click()
  await expect(rows.first().locator('.is-empty')).toHaveCount(1)
  await expect(acts.getByRole('button', { name: 'Move the row up' })).toHaveAttribute('aria-disabled', 'true')
  await acts.getByRole('button', { name: 'Remove the row' }).click()
  await expect(rows).toHaveCount(count)
})

test('[U31] a file is dropped or pasted onto a picture, and refused by texts', async ({ browser }) => {
  const { page, canvas, text, notices } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const tiles = canvas.locator('[data-template="Portfolio8"] [data-field$="/image"]')
  const sources = () => tiles.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  const before = await sources()
  await tiles.first().scrollIntoViewIfNeeded()
  // A hand that drags goes on telling so, also while what listens is still on its way.
  await expect(async () => {
    await bring(tiles.first(), 'dragover', 'pool.png', 120)
    await expect(page.getByText('Drop to place the picture')).toBeVisible({ timeout: 500 })
  }).toPass()
  await bring(tiles.first(), 'drop', 'pool.png', 120)
  await expect.poll(async () => (await sources())[0]).not.toBe(before[0])
  await tiles.nth(1).click()
  await bring(canvas.locator('body'), 'paste', 'garden.png', 140)
  await expect.poll(async () => (await sources())[1]).not.toBe(before[1])
  expect((await sources()).slice(2)).toEqual(before.slice(2))
  await bring(text('PlainHeader', 'title'), 'drop', 'pool.png', 120)
  await expect(notices).toContainText('Files can’t be dropped into text')
})

test('[U32] what is no picture, is broken or is too large is refused where it was meant to go', async ({ browser }) => {
  const { page, text } = await openEditor(browser, installation, { at: '/Contact_us/?lang=en' })
  const place = text('Header15', 'contentImage')
  const before = await place.locator('img').getAttribute('src')
  await place.click()
  await bar(page).getByRole('button', { name: 'Replace' }).click()
  const pdf = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await give(page, page.getByRole('menuitem', { name: 'Upload' }), pdf)
  const said = page.getByRole('alert')
  await expect(said).toContainText('menu.pdf')
  await expect(said).toContainText('is not a picture')
  await expect(said).toContainText('Use JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG, up to 25 MB.')
  const again = said.getByRole('button', { name: 'Choose a picture' })
  // A file of the disk, whose bytes needn't go through the test.
  const wall = test.info().outputPath('wall.jpg')
  writeFileSync(wall, '')
  truncateSync(wall, 40_000_000)
  await give(page, again, wall)
  await expect(said).toContainText('It is 40 MB. A picture may be up to 25 MB.')
  await give(page, again, { name: 'half.png', mimeType: 'image/png', buffer: somePicture(200).subarray(0, 400) })
  await expect(said).toContainText('cannot be read')
  await give(page, again, { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>') })
  await expect(said).toContainText('is not a picture')
  await expect(place.locator('img')).toHaveAttribute('src', before!)
})

test('[EDIT-2] [U34] [U31] another picture of the library keeps the shape, drops the cut, and is found by its words', async ({
  browser,
}) => {
  const { page, canvas, text, save } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const place = text('PlainHeader', 'image')
  const box = await place.boundingBox()
  await place.click()
  await bar(page).getByRole('button', { name: 'Crop' }).click()
  await page.getByRole('button', { name: 'Rotate left' }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await isSaved(save)
  expect((await stored(page, 'PlainHeader', 'image')).crop).not.toBeNull()
  await bar(page).getByRole('button', { name: 'Replace' }).click()
  await page.getByRole('menuitem', { name: 'Library' }).click()
  const library = page.getByRole('dialog', { name: 'Library' })
  const search = library.getByRole('searchbox')
  await expect(search).toBeFocused()
  await search.fill('فطور')
  await expect(library.locator('li button').first()).toContainText('breakfast')
  await library.getByRole('button', { name: 'Edit alt texts: breakfast' }).click()
  await library.getByLabel('Alt text in English').fill('Breakfast under the arches')
  // What is in use is not deleted; where it stands is a press away.
  const details = library.getByRole('region', { name: 'breakfast' })
  await expect(details).toContainText(/Used in \d place.*choose another picture in these places first/)
  await expect(details.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  await details.getByRole('button', { name: 'Restaurant · Text and picture' }).click()
  await expect(library).toHaveCount(0)
  await expect(page).toHaveURL(/\/Restaurant\//)
  await expect(canvas.locator('[data-template="Text3"]').last()).toBeInViewport()
  await page.goBack()
  await place.click()
  await bar(page).getByRole('button', { name: 'Replace' }).click()
  await page.getByRole('menuitem', { name: 'Library' }).click()
  await search.fill('فطور')
  await library.locator('li button').first().click()
  await expect(library).toHaveCount(0)
  await expect(place.locator('img')).toHaveAttribute('alt', 'Breakfast under the arches')
  await isSaved(save)
  expect(await stored(page, 'PlainHeader', 'image')).toMatchObject({ media: 'breakfast', crop: null })
  await expect.poll(() => place.boundingBox()).toEqual(box)
  await expect(page.getByRole('textbox', { name: 'What does the picture show?' })).toHaveCount(0)
})

test('[U31] [U20] several pictures of the library are picked for a row in their order, as one step', async ({
  browser,
}) => {
  const { page, canvas, save } = await openEditor(browser, installation, { at: '/Rooms/?lang=ar', ui: 'ar', ...PHONE })
  const row = canvas.locator('[data-template="Portfolio8"]').first().locator('ul').first()
  const count = await row.locator('[data-field$="/image"]').count()
  const first = row.locator('[data-field$="/image"]').first()
  await first.tap()
  await page.getByRole('button', { name: 'المكتبة', exact: true }).tap()
  const library = page.getByRole('dialog', { name: 'المكتبة' })
  const checks = library.locator('[data-check]')
  const taken = 1 + 4 - count
  await checks.nth(2).tap()
  // Once one is picked, the picture itself picks too.
  for (const nth of [0, 1, 3].slice(0, taken - 1))
    await library.locator('li').nth(nth).getByRole('button').first().tap()
  await expect(checks.nth(2)).toHaveText('1')
  await expect(library.locator('[data-check][aria-pressed="true"]')).toHaveCount(taken)
  await expect(library.locator('[data-check][aria-pressed="false"]').first()).toHaveAttribute('aria-disabled', 'true')
  expect(await faultsOnChrome(page)).toEqual([])
  await library.locator('[data-place-all]').tap()
  await expect(library).toHaveCount(0)
  await expect(row.locator('[data-field$="/image"]')).toHaveCount(4)
  await isSaved(save)
  await page.locator('[data-act="undo"]').tap()
  await expect(row.locator('[data-field$="/image"]')).toHaveCount(count)
})

test('[U31] a picture that is too small says so where it stands, and asks for its words at once', async ({
  browser,
}) => {
  const { page, text } = await openEditor(browser, installation, { at: '/Contact_us/?lang=en' })
  const place = text('Header15', 'contentImage')
  const before = await place.locator('img').getAttribute('src')
  await place.click()
  await bar(page).getByRole('button', { name: 'Replace' }).click()
  const small = { name: 'small.png', mimeType: 'image/png', buffer: somePicture(66, 320, 240) }
  await give(page, page.getByRole('menuitem', { name: 'Upload' }), small)
  await expect(page.getByText('May look soft on large screens')).toBeVisible()
  await expect(page.getByText(/^320 px wide; this place needs \d{3,4}\.$/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'What does the picture show?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('May look soft on large screens')).toHaveCount(0)
  await page.keyboard.press('Control+KeyZ')
  await expect(place.locator('img')).toHaveAttribute('src', before!)
})

/** Two fingers move apart, round a point. */
async function pinch(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
  for (const apart of [35, 40, 45, 50]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('[U31] [U33] [U34] at 360 px in Arabic a picture is replaced, cut full screen and described by touch', async ({
  browser,
}) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/Rooms/?lang=ar', ui: 'ar', ...PHONE })
  const place = text('PlainHeader', 'image')
  await place.tap()
  const sheet = page.getByRole('region', { name: 'الصورة' })
  await expect(sheet).toBeVisible()
  for (const row of await sheet.getByRole('button').all()) {
    expect(await row.evaluate((button) => (button as HTMLElement).offsetHeight)).toBeGreaterThanOrEqual(44)
  }
  await sheet.getByRole('button', { name: 'قصّ' }).tap()
  const crop = page.getByRole('dialog', { name: 'قصّ' })
  await expect.poll(() => crop.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  await crop.getByRole('button', { name: 'إعادة الضبط' }).tap()
  await pinch(page, { x: 180, y: 250 })
  await expect(crop.getByText(/1[3-9]\d%|2\d\d%/)).toBeVisible()
  await crop.getByRole('button', { name: 'تدوير لليسار' }).tap()
  await crop.getByRole('button', { name: 'تطبيق' }).tap()
  await isSaved(save)
  expect((await stored(page, 'PlainHeader', 'image')).crop?.transform).toBe(270)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    sheet.getByRole('button', { name: 'رفع' }).tap(),
  ])
  await chooser.setFiles(file('room.png', 170))
  const asked = page.getByRole('textbox', { name: 'ماذا تُظهر الصورة؟' })
  await asked.fill('غرفة هادئة')
  await asked.press('Enter')
  await expect(place.locator('img')).toHaveAttribute('alt', 'غرفة هادئة')
  await isSaved(save)
  expect((await stored(page, 'PlainHeader', 'image')).crop).toBeNull()
})
