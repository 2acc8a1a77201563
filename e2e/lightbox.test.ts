import { expect, type Page, test } from '@playwright/test'
import { openDrawn } from './drawn.ts'

const openGallery = (page: Page, dir: 'ltr' | 'rtl') => openDrawn(page, { only: ['GalleryGrid'], dir }, 'lightbox')

const tile = (page: Page, place: number) => page.locator('.gallery-tiles a').nth(place)
const place = (page: Page) => page.getByRole('dialog').locator('p')

for (const [dir, on, back, third] of [
  ['ltr', 'ArrowRight', 'ArrowLeft', '3 of 6'],
  ['rtl', 'ArrowLeft', 'ArrowRight', '3 من 6'],
] as const) {
  test(`[SEC-27] in ${dir} arrow keys go as the eye does, and closed, the focus stands at the picture seen last`, async ({
    page,
  }) => {
    await openGallery(page, dir)
    await tile(page, 0).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press(on)
    await page.keyboard.press(on)
    await expect(place(page)).toHaveText(third)
    await page.keyboard.press('End')
    await page.keyboard.press(on)
    await page.keyboard.press(back)
    await page.keyboard.press(back)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(tile(page, 4)).toBeFocused()
  })
}

test('[SEC-27] a press enlarges a picture, and the next one comes whole again, with its own caption', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openGallery(page, 'ltr')
  await page.evaluate(() => {
    for (const source of document.querySelectorAll<HTMLSourceElement>('.opens source'))
      source.srcset = [400, 800, 1600].map((width) => `/media/wide-${width}.webp ${width}w`).join()
  })
  await tile(page, 1).click()
  const dialog = page.getByRole('dialog')
  const enlarge = dialog.getByRole('button', { name: 'Enlarge' })
  const image = dialog.locator('img')
  const file = () => image.evaluate((one: HTMLImageElement) => new URL(one.currentSrc).pathname)
  await expect.poll(async () => (await image.boundingBox())!.width).toBe(320)
  // From edge to edge, whatever other files of it there are.
  expect((await image.boundingBox())!.x).toBe(0)
  await expect.poll(file, 'the file that fits the window').toBe('/media/wide-400.webp')
  await enlarge.click()
  await expect(enlarge).toHaveAttribute('aria-pressed', 'true')
  const large = (await image.boundingBox())!
  expect(large.width).toBe(1600)
  // Its middle is seen first.
  expect(Math.round(large.x + large.width / 2)).toBe(160)
  await expect.poll(file).toBe('/media/wide-1600.webp')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(enlarge).toHaveAttribute('aria-pressed', 'false')
  await expect(dialog.locator('figcaption')).not.toBeEmpty()
  // Nothing stands beyond the window, and every button is large enough for a thumb.
  for (const button of await dialog.locator('button:not(.lightbox-zoom)').all()) {
    const box = (await button.boundingBox())!
    expect([box.x >= 0, box.x + box.width <= 320, box.y + box.height <= 640, box.height >= 44]).toEqual([
      true,
      true,
      true,
      true,
    ])
  }
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(tile(page, 2)).toBeFocused()
})

test.describe('by a finger', () => {
  test.use({ hasTouch: true })

  test('[SEC-27] a picture that is pulled aside makes room for the next', async ({ page }) => {
    await openGallery(page, 'ltr')
    await tile(page, 0).tap()
    const box = (await page.getByRole('dialog').locator('.lightbox-zoom').boundingBox())!
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
      })
    await send('touchStart', 600)
    await send('touchMove', 560)
    await send('touchMove', 480)
    await send('touchEnd')
    await expect(place(page)).toHaveText('2 of 6')
  })
})
