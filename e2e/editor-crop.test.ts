import { expect, test } from '@playwright/test'
import { faultsOnChrome } from './chrome-faults.ts'
import { closeEditors, openEditor, stillBox } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { bar, give, isSaved, PHONE, stored, uploads } from './pictures-in-editor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

test('[U33] [EDIT-10] a picture is turned, enlarged and moved by keys; numbers are stored and the original stays', async ({
  browser,
}) => {
  const { page, canvas, save, publish, published } = await openEditor(browser, installation, {
    at: '/Rooms/?lang=en',
  })
  const place = canvas.locator('[data-template="Steps2"] [data-field$="/image"]').nth(1)
  const path = (await place.getAttribute('data-field'))!
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  const { media } = await stored(page, 'Steps2', path)
  const uncut = new Set((await published('en/Rooms/')).match(/\/media\/[^" ,]+/g))
  await place.click()
  await bar(page).getByRole('button', { name: 'Crop' }).click()
  const crop = page.getByRole('dialog', { name: 'Crop' })
  const area = crop.getByRole('group')
  await expect(area).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(crop).toHaveCount(0)
  expect((await stored(page, 'Steps2', path)).crop).toBeNull()
  await expect(canvas.locator('body')).toBeFocused()
  for (const turns of [2, 3]) {
    await bar(page).getByRole('button', { name: 'Crop' }).click()
    await crop.getByRole('button', { name: 'Reset' }).click()
    for (let turn = 0; turn < turns; turn += 1) await crop.getByRole('button', { name: 'Rotate right' }).click()
    await expect(crop.getByText('100%')).toBeVisible()
    await area.focus()
    await page.keyboard.press('Enter')
    await expect(crop).toHaveCount(0)
    await isSaved(save)
    expect((await stored(page, 'Steps2', path)).crop?.transform).toBe(turns * 90)
    expect(await place.boundingBox()).toEqual(box)
  }
  await bar(page).getByRole('button', { name: 'Crop' }).click()
  const at = () => area.getAttribute('data-crop')
  const drawnFrom = () => area.locator('img').first().getAttribute('src')
  const coarse = await drawnFrom()
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('+')
  // Enlarged, it is drawn from larger files once it has come to rest; made smaller again, it stays sharp.
  await expect.poll(drawnFrom).not.toBe(coarse)
  for (let step = 0; step < 36; step += 1) await page.keyboard.press('-')
  await expect(crop.getByText('120%')).toBeVisible()
  expect(await drawnFrom()).not.toBe(coarse)
  const before = (await at())!.split(',').map(Number)
  await page.keyboard.press('ArrowRight')
  expect((await at())!.split(',').map(Number)).toEqual([before[0]! + 1, before[1]])
  await page.keyboard.press('Shift+ArrowUp')
  expect((await at())!.split(',').map(Number)).toEqual([before[0]! + 1, before[1]! - 10])
  await crop.getByLabel('Angle').fill('-4.6')
  await expect(crop.getByLabel('Angle')).toHaveValue('-4.5')
  await crop.getByRole('button', { name: 'Apply' }).click()
  await isSaved(save)
  const cropped = await stored(page, 'Steps2', path)
  expect(cropped.media).toBe(media)
  expect(cropped.crop?.transform).toBe(265.5)
  expect(Object.keys(cropped.crop ?? {}).sort()).toEqual([
    'containerHeight',
    'containerWidth',
    'left',
    'top',
    'transform',
    'width',
  ])
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', /done|idle/)
  const shown = new Set((await published('en/Rooms/')).match(/\/media\/[^" ,]+/g))
  expect([...shown].filter((address) => !uncut.has(address))).not.toEqual([])
})

test('[U33] [U35] a crop that is begun when the connection goes is kept, and stored when it is back', async ({
  browser,
}) => {
  const { page, canvas, save } = await openEditor(browser, installation, { at: '/Rooms/?lang=de', ui: 'de' })
  const place = canvas.locator('[data-template="Steps2"] [data-field$="/image"]').first()
  const path = (await place.getAttribute('data-field'))!
  const picture = place.locator('img')
  const before = await picture.getAttribute('style')
  await place.scrollIntoViewIfNeeded()
  await place.click()
  await bar(page, 'Bild').getByRole('button', { name: 'Zuschneiden' }).click()
  const crop = page.getByRole('dialog', { name: 'Zuschneiden' })
  await crop.getByRole('button', { name: 'Nach rechts drehen' }).click()
  await page.context().setOffline(true)
  await crop.getByRole('button', { name: 'Nach rechts drehen' }).click()
  await crop.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(crop).toHaveCount(0)
  await expect(save).toHaveAttribute('data-save', 'offline')
  await expect(picture).not.toHaveAttribute('style', before ?? '')
  await page.context().setOffline(false)
  await isSaved(save)
  expect((await stored(page, 'Steps2', path)).crop?.transform).toBe(180)
})

test('[U33] the mouse moves and enlarges, the focal point is put where it matters, and one undo takes all back', async ({
  browser,
}) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/Contact_us/?lang=ar', ui: 'ar' })
  const place = text('Header15', 'contentImage')
  await place.click()
  await bar(page, 'الصورة').getByRole('button', { name: 'قصّ' }).click()
  const crop = page.getByRole('dialog', { name: 'قصّ' })
  const area = crop.getByRole('group')
  const { x, y, width, height } = await stillBox(area)
  await page.mouse.move(x + width / 2, y + height / 2 - 60)
  await page.mouse.wheel(0, -400)
  await expect(crop.getByText(/1[5-9]\d%|2\d\d%/)).toBeVisible()
  const before = await area.getAttribute('data-crop')
  const picture = await stillBox(place)
  await page.mouse.move(picture.x + 60, picture.y + 60)
  await page.mouse.down()
  await page.mouse.move(picture.x + 30, picture.y + 40, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => area.getAttribute('data-crop')).not.toBe(before)
  const dot = crop.getByRole('button', { name: 'نقطة التركيز' })
  const from = await stillBox(dot)
  await page.mouse.move(from.x + 14, from.y + 14)
  await page.mouse.down()
  await page.mouse.move(from.x + 54, from.y + 44, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await dot.boundingBox())!.x - from.x)).toBeGreaterThan(30)
  await crop.getByRole('button', { name: 'تطبيق' }).click()
  await isSaved(save)
  expect((await stored(page, 'Header15', 'contentImage')).crop).not.toBeNull()
  await page.keyboard.press('Control+KeyZ')
  await isSaved(save)
  expect((await stored(page, 'Header15', 'contentImage')).crop).toBeNull()
})

test('[EDIT-2] [EDIT-9] the logo is dragged and stepped within its bounds, stored on release, and drawn in one ink', async ({
  browser,
}) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/?lang=en' })
  const logo = text('Navbar', 'logo')
  await logo.click()
  const handle = page.getByRole('slider', { name: 'Width of the logo' })
  const size = page.locator('[data-logo-size]')
  const widthOf = async () => Math.round((await logo.boundingBox())!.width)
  const { width } = await stored(page, 'Navbar', 'logo')
  await expect(size).toContainText(`${await widthOf()} ×`)
  const from = await stillBox(handle)
  await page.mouse.move(from.x + 12, from.y + 12)
  await page.mouse.down()
  await page.mouse.move(from.x + 52, from.y + 14, { steps: 4 })
  const shown = await widthOf()
  await expect(size).toContainText(`${shown} ×`)
  expect((await stored(page, 'Navbar', 'logo')).width).toBe(width)
  await page.mouse.move(from.x + 1200, from.y + 700, { steps: 4 })
  await page.mouse.up()
  await isSaved(save)
  const { height } = (await logo.boundingBox())!
  expect(Math.round(height)).toBeLessThanOrEqual(115)
  const most = await widthOf()
  expect(most).toBeLessThanOrEqual(400)
  expect((await stored(page, 'Navbar', 'logo')).width).toBe(most)
  await handle.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await stored(page, 'Navbar', 'logo')).width).toBe(most - 11)
  await bar(page, 'Logo').getByRole('button', { name: 'White' }).click()
  await expect(logo).toHaveAttribute('data-ink', 'white')
  await expect(page.locator('[data-act="undo"]')).toHaveAttribute('aria-label', 'Undo: logo in “Navigation”')
})

test('[EDIT-9] a logo that does not load says Failed, is 50 wide, and says so on the console', async ({ browser }) => {
  const { page, text } = await openEditor(browser, installation, { at: '/?lang=en' })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const address = await text('Navbar', 'logo').evaluate((logo) => /url\("([^"]+)"\)/.exec(logo.style.maskImage)?.[1])
  await page.route(`**${address}`, (route) => route.fulfill({ status: 404, body: '' }))
  await page.reload()
  await expect(page.getByRole('img', { name: 'Failed' }).first()).toBeVisible()
  expect(Math.round((await text('Navbar', 'logo').boundingBox())!.width)).toBe(50)
  expect(said).toContain('Failed to fetch')
})

test('[U31] a picture that does not load says so in its place, and comes when it is tried again', async ({
  browser,
}) => {
  const { page, text } = await openEditor(browser, installation, { at: '/Contact_us/?lang=en' })
  const photo = text('Header15', 'contentImage').locator('img')
  const file = new RegExp((await photo.getAttribute('src'))!.replace(/-\d+\.\w+$/, '-\\d+\\.'))
  await page.route(file, (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await expect(page.getByText('Picture did not load')).toBeVisible()
  await page.unroute(file)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Picture did not load')).toHaveCount(0)
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)

  // Without a connection it is only on its way.
  await page.locator('[data-bar] button[aria-haspopup=menu]').nth(1).click()
  const rooms = page.locator('[data-item]').filter({ hasText: '/Rooms' })
  await expect(rooms).toBeVisible()
  await page.context().setOffline(true)
  await rooms.click()
  await expect(page.getByText('This picture is not here yet').first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('This picture is not here yet')).toHaveCount(0)
})

test('[U31] [U33] nothing that stands at a picture has a fault that axe can find, in dark Arabic', async ({
  browser,
}) => {
  const options = { at: '/Rooms/?lang=ar', ui: 'ar', colorScheme: 'dark', reducedMotion: 'reduce' } as const
  const { page, text, canvas } = await openEditor(browser, installation, options)
  const faults = async (name: string) => expect(await faultsOnChrome(page), name).toEqual([])
  await text('PlainHeader', 'image').click()
  await page.locator('[data-picture-act="alt"]').click()
  await faults('alternative texts')
  await page.keyboard.press('Escape')
  await page.locator('[data-picture-act="crop"]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await faults('cropping')
  await page.keyboard.press('Escape')
  await page.locator('[data-picture-act="replace"]').click()
  await faults('where another picture comes from')
  const note = { name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('soup') }
  await give(page, page.getByRole('menuitem').first(), note)
  await expect(page.getByRole('alert')).toBeVisible()
  await faults('a file that is no picture')
  await page.route(uploads, (route) => route.abort())
  const some = { name: 'some.png', mimeType: 'image/png', buffer: Buffer.alloc(2000, 7) }
  await give(page, page.getByRole('alert').getByRole('button').first(), some)
  await expect(page.getByText('انقطع الاتصال. صورتك محفوظة.')).toBeVisible()
  await faults('an upload that failed')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'إعادة المحاولة', exact: true }).last().click()
  await expect(page.getByText('لا اتصال لديك. ستُرسل صورتك حين يعود الاتصال.')).toBeVisible()
  await faults('an upload that waits')
  await page.context().setOffline(false)
  await expect(page.getByText('انقطع الاتصال. صورتك محفوظة.')).toBeVisible()
  await canvas.locator('body').press('Delete')
  await expect(text('PlainHeader', 'image')).toHaveClass(/is-empty/)
  await faults('an empty place')
})

test('[U31] [U33] the sheet of a picture and cropping on a phone have no fault that axe can find', async ({
  browser,
}) => {
  const { page, text } = await openEditor(browser, installation, { at: '/Contact_us/?lang=en', ...PHONE })
  await text('Header15', 'contentImage').tap()
  await expect(page.getByRole('region', { name: 'Picture' })).toBeVisible()
  expect(await faultsOnChrome(page), 'sheet').toEqual([])
  await page.getByRole('button', { name: 'Alt text' }).tap()
  expect(await faultsOnChrome(page), 'alternative texts').toEqual([])
  await page.getByRole('button', { name: 'Done' }).tap()
  await page.getByRole('button', { name: 'Crop' }).tap()
  await expect(page.getByRole('dialog', { name: 'Crop' })).toBeVisible()
  expect(await faultsOnChrome(page), 'cropping').toEqual([])
  for (const button of await page.getByRole('dialog').getByRole('button').all()) {
    const { width, height } = (await button.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
})

test('[EDIT-10] [U33] [REF-3] what stands beside links to a page is cut by hand, undone, and published so', async ({
  browser,
}) => {
  const { page, save, publish, published } = await openEditor(browser, installation, { at: '/Events/?lang=en' })
  const panel = page.locator('[data-panel]')
  await page.locator('[data-bar] button[aria-haspopup=menu]').nth(1).click()
  await page.locator('[data-item="manage"]').click()
  await panel.getByRole('listitem').filter({ hasText: '/Events/' }).locator('[data-act="details"]').click()
  const cutBy = panel.getByRole('button', { name: 'Sharing picture: Crop' })
  await expect(cutBy).toHaveCount(0)
  const shown = panel.locator('[data-preview="share"] img')
  const before = await shown.getAttribute('src')
  await panel.getByRole('radio').nth(1).check()
  await expect(shown).not.toHaveAttribute('src', before!)
  const uncut = await shown.getAttribute('style')
  await cutBy.click()
  const crop = page.getByRole('dialog', { name: 'Crop' })
  await expect(crop.getByText('7:4')).toBeVisible()
  await expect(crop.getByRole('group')).toBeFocused()
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('+')
  await page.keyboard.press('Enter')
  await expect(crop).toHaveCount(0)
  await expect(cutBy).toBeFocused()
  await expect(shown).not.toHaveAttribute('style', uncut!)
  await isSaved(save)
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  const beside = async () => /og:image" content="([^"]*)"/.exec(await published('en/Events/'))?.[1] ?? ''
  expect(await beside()).toMatch(/-sharecut-[\d-]+\.jpg$/)
  expect((await published(new URL(await beside()).pathname.slice(1))).length).toBeGreaterThan(10_000)
  await page.locator('[data-act="undo"]').click()
  await expect(shown).toHaveAttribute('style', uncut!)
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  expect(await beside()).toMatch(/-share-[\d-]+\.jpg$/)
})

test('[EDIT-10] the sharing picture of the site is cut on a phone, in settings', async ({ browser }) => {
  const { page, save } = await openEditor(browser, installation, { at: '/?lang=ar', ui: 'ar', ...PHONE })
  await page.locator('[data-opens=settings]').tap()
  // What can be done with a picture stands in one row, also where it comes below its name.
  const acts = page.getByRole('button', { name: /^أيقونة تبويب المتصفح: / })
  await expect(acts).toHaveCount(2)
  const [choose, remove] = await Promise.all((await acts.all()).map((act) => stillBox(act)))
  expect(Math.abs(choose!.y + choose!.height / 2 - remove!.y - remove!.height / 2)).toBeLessThan(2)
  await page.locator('[data-topic="sharing"]').tap()
  await page.getByRole('button', { name: 'صورة المشاركة: قصّ' }).tap()
  const crop = page.getByRole('dialog', { name: 'قصّ' })
  await expect(crop.getByText('7:4')).toBeVisible()
  for (const button of await crop.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 })
  await crop.getByRole('slider').fill('2')
  await crop.getByRole('button', { name: 'تطبيق' }).tap()
  await expect(crop).toHaveCount(0)
  await isSaved(save)
})
