import { deflateSync } from 'node:zlib'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** A picture that no site has yet: bands of colour, told apart by `shade`. */
function somePicture(shade: number, width = 1400, height = 900): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height, shade)
  for (let row = 0; row < height; row += 1) rows[row * (width * 3 + 1)] = 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crcOf(body), body.length + 4)
  return framed
}

function crcOf(data: Buffer): number {
  let crc = ~0
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const file = (name: string, shade: number, mimeType = 'image/png') => ({ name, mimeType, buffer: somePicture(shade) })

interface StoredImage {
  readonly media: string
  readonly crop: Readonly<Record<string, number>> | null
  readonly width: number | null
  readonly isDecorative: boolean
}

/** A value of a section as the server has it. */
async function stored(page: Page, template: string, path: string, nth = 0): Promise<StoredImage> {
  const { site } = await (await page.request.get(new URL('/api/v1/sites/hotel/document', page.url()).href)).json()
  const all = [...site.header, ...site.pages.flatMap(({ sections }: { sections: unknown[] }) => sections)]
  const section = all.filter((one) => one.template === template)[nth]
  return path.split('/').reduce((value, step) => {
    return Array.isArray(value) ? value.find(({ id }: { id: string }) => id === step) : value[step]
  }, section.content)
}

const bar = (page: Page, name = 'Picture') => page.getByRole('toolbar', { name, exact: true })
const isSaved = (save: Locator) => expect(save).toHaveAttribute('data-save', 'saved')
const uploads = '**/api/v1/sites/*/media?*'

/** Chooses a file where a button asks for one. */
async function give(page: Page, button: Locator, picture: { name: string; mimeType: string; buffer: Buffer }) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles(picture)
}

/** Drags or pastes a file onto the page, as another program would. */
async function bring(target: Locator, how: 'dragover' | 'drop' | 'paste', name: string, shade: number): Promise<void> {
  await target.evaluate(
    (element, { how, name, bytes }) => {
      const view = element.ownerDocument.defaultView as Window & typeof globalThis
      const data = new view.DataTransfer()
      data.items.add(
        new view.File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name, { type: 'image/png' }),
      )
      const { left, top, width, height } = element.getBoundingClientRect()
      const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true }
      const event =
        how === 'paste'
          ? new view.ClipboardEvent(how, { clipboardData: data, bubbles: true, cancelable: true })
          : new view.DragEvent(how, { dataTransfer: data, ...at })
      element.dispatchEvent(event)
    },
    { how, name, bytes: somePicture(shade).toString('base64') },
  )
}

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
  await expect(page.locator('[data-act="undo"]')).toHaveAttribute('aria-label', 'Undo: picture in “Plain header”')
  await page.keyboard.press('Control+KeyZ')
  await expect(place).not.toHaveClass(/is-empty/)
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.locator('[data-ring="section"][data-shown]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-ring="section"][data-shown]')).toHaveCount(0)
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
  release()
  await expect(page.locator('[data-preview]')).toHaveCount(0)
  await expect(place.locator('img')).not.toHaveAttribute('src', before!)
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
})

test('[U32] a failed upload keeps the file, says why, and is sent again on Retry', async ({ browser }) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const picture = canvas.locator('[data-template="Steps2"] [data-field$="/image"]').first()
  const before = await picture.locator('img').getAttribute('src')
  await picture.click()
  await bar(page).getByRole('button', { name: 'Replace' }).click()
  await page.context().setOffline(true)
  await give(page, page.getByRole('menuitem', { name: 'Upload' }), file('stairs.png', 40))
  await expect(page.getByText('The connection dropped. Your picture is kept.')).toBeVisible()
  await expect(page.locator('[data-preview]')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Retry', exact: true }).last().click()
  await expect(page.locator('[data-preview]')).toHaveCount(0)
  await expect(picture.locator('img')).not.toHaveAttribute('src', before!)
})

test('[U31] a file is dropped or pasted onto a picture, and refused by texts', async ({ browser }) => {
  const { page, canvas, text, notices } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const tiles = canvas.locator('[data-template="Portfolio8"] [data-field$="/image"]')
  const sources = () => tiles.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  const before = await sources()
  await tiles.first().scrollIntoViewIfNeeded()
  await bring(tiles.first(), 'dragover', 'pool.png', 120)
  await expect(page.getByText('Drop to place the picture')).toBeVisible()
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
  await expect(said).toContainText('Use JPEG, PNG, WebP, AVIF, GIF or SVG, up to 25 MB.')
  const again = said.getByRole('button', { name: 'Choose a picture' })
  await give(page, again, { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(40_000_000) })
  await expect(said).toContainText('It has 40 MB. A picture may have up to 25 MB.')
  const half = somePicture(200).subarray(0, 400)
  await give(page, again, { name: 'half.png', mimeType: 'image/png', buffer: half })
  await expect(said).toContainText('cannot be read')
  await give(page, again, { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>') })
  await expect(said).toContainText('is not a picture')
  await expect(place.locator('img')).toHaveAttribute('src', before!)
})

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
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('+')
  await expect(crop.getByText('120%')).toBeVisible()
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
  await expect.poll(() => published('en/Rooms/')).toMatch(/cut|is-cut/)
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
  const { x, y, width, height } = (await area.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2 - 60)
  await page.mouse.wheel(0, -400)
  await expect(crop.getByText(/1[5-9]\d%|2\d\d%/)).toBeVisible()
  const before = await area.getAttribute('data-crop')
  const picture = (await place.boundingBox())!
  await page.mouse.move(picture.x + 60, picture.y + 60)
  await page.mouse.down()
  await page.mouse.move(picture.x + 30, picture.y + 40, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => area.getAttribute('data-crop')).not.toBe(before)
  const dot = crop.getByRole('button', { name: 'نقطة التركيز' })
  const from = (await dot.boundingBox())!
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

test('[U34] [U31] another picture of the library keeps the shape, drops the cut, and is found by its words', async ({
  browser,
}) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
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
  await expect(library.getByRole('region', { name: 'breakfast' })).toContainText(/Used in \d place/)
  await library.getByRole('button', { name: 'Place', exact: true }).click()
  await expect(library).toHaveCount(0)
  await expect(place.locator('img')).toHaveAttribute('alt', 'Breakfast under the arches')
  await isSaved(save)
  expect(await stored(page, 'PlainHeader', 'image')).toMatchObject({ media: 'breakfast', crop: null })
  expect(await place.boundingBox()).toEqual(box)
  await expect(page.getByRole('textbox', { name: 'What does the picture show?' })).toHaveCount(0)
})

test('[EDIT-9] the logo is dragged and stepped within its bounds, stored on release, and drawn in one ink', async ({
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
  const from = (await handle.boundingBox())!
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
  await expect(page.getByRole('img', { name: 'Failed' })).toBeVisible()
  expect(Math.round((await text('Navbar', 'logo').boundingBox())!.width)).toBe(50)
  expect(said).toContain('Failed to fetch')
})

test('[U31] [U33] [U34] at 360 px in Arabic a picture is replaced, cut full screen and described by touch', async ({
  browser,
}) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/Rooms/?lang=ar', ui: 'ar', ...PHONE })
  const place = text('PlainHeader', 'image')
  await place.tap()
  const sheet = page.getByRole('region', { name: 'الصورة' })
  await expect(sheet).toBeVisible()
  for (const row of await sheet.getByRole('button').all()) {
    expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  }
  await sheet.getByRole('button', { name: 'قصّ' }).tap()
  const crop = page.getByRole('dialog', { name: 'قصّ' })
  expect(await crop.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  await crop.getByRole('button', { name: 'إعادة الضبط' }).tap()
  await crop.getByRole('button', { name: 'تدوير لليسار' }).tap()
  await crop.getByRole('button', { name: 'تطبيق' }).tap()
  await isSaved(save)
  expect((await stored(page, 'PlainHeader', 'image')).crop?.transform).toBe(270)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    sheet.getByRole('button', { name: 'رفع' }).tap(),
  ])
  await chooser.setFiles(file('room.png', 170))
  await sheet.getByRole('button', { name: 'تم' }).tap()
  const asked = page.getByRole('textbox', { name: 'ماذا تُظهر الصورة؟' })
  await asked.fill('غرفة هادئة')
  await asked.press('Enter')
  await expect(place.locator('img')).toHaveAttribute('alt', 'غرفة هادئة')
  await isSaved(save)
  expect((await stored(page, 'PlainHeader', 'image')).crop).toBeNull()
})
