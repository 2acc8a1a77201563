import { expect, type Locator, type Page, test } from '@playwright/test'
import { closeEditors, type OpenEditor, openEditor, stillBox } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const bar = (page: Page, name: string | RegExp) => page.getByRole('toolbar', { name })

async function drag(page: Page, handle: Locator, to: Locator): Promise<void> {
  const grip = await stillBox(handle)
  const target = await stillBox(to)
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  // Behind it, whether they stand in a line that is read from the right, or one below the other.
  await page.mouse.move(target.x + 4, target.y + target.height - 4, { steps: 4 })
  await expect(page.locator('[data-drop-bar]')).toBeVisible()
  await page.mouse.up()
}

const idsOf = (all: Locator) => () => all.evaluateAll((them) => them.map((one) => (one as HTMLElement).dataset.item))

test('[LIM-Testimonials3] [EDIT-2] [U19] [U21] [U25] [U40] a strip under a slider goes to its slides, moves, copies and removes them, and a begun one is finished before a publish', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=ar', ui: 'ar' })
  const { page, canvas } = editor
  const slider = canvas.locator('[data-template="Testimonials3"]')
  const slides = slider.locator('[data-item]')
  const order = idsOf(slides)
  const [one, two, three, four] = await order()
  await slider.click({ position: { x: 8, y: 8 } })
  const strip = bar(page, 'الشرائح')
  const thumbs = strip.getByRole('button', { name: /^الشريحة \d/ })
  await expect(thumbs).toHaveCount(4)
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true')
  await thumbs.nth(2).click()
  await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(slides.nth(2)).toBeInViewport()
  await expect(slides.first()).not.toBeInViewport()
  // Later is to the left.
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(order).toEqual([one, two, four, three])
  await expect(thumbs.nth(3)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(slides.nth(2)).toBeInViewport()
  await drag(page, thumbs.first(), thumbs.nth(3))
  await expect.poll(order).toEqual([two, four, three, one])
  await expect(slides.nth(3)).toBeInViewport()
  const copy = strip.getByRole('button', { name: 'تكرار الشريحة' })
  const words = await slides.nth(3).locator('blockquote').textContent()
  await copy.click()
  await expect(slides).toHaveCount(5)
  await expect(slides.nth(4).locator('blockquote')).toHaveText(words!)
  await expect(slides.nth(4)).toBeInViewport()
  await strip.getByRole('button', { name: 'حذف الشريحة' }).click()
  await expect.poll(order).toEqual([two, four, three, one])
  for (let count = 5; count < 10; count += 1) {
    await copy.click()
    await expect(slides).toHaveCount(count)
  }
  await strip.getByRole('button', { name: 'إضافة شريحة' }).click()
  await expect(slides).toHaveCount(10)
  await expect(slides.nth(9).locator('[data-field$="slideTitle"]')).toBeFocused()
  await expect(strip).toContainText('10/10')
  await expect(copy).toHaveAttribute('aria-disabled', 'true')
  await finishesBegunSlide(editor, slides.nth(9))
})

/** A slide with a name and without words: the place for them says so, and a publish waits for them. */
async function finishesBegunSlide({ page, publish, notices, published }: OpenEditor, slide: Locator): Promise<void> {
  await page.keyboard.type('سالم')
  const words = slide.locator('[data-field$="slideParagraph"]')
  await expect(words).toHaveText('')
  const placeholder = () => words.evaluate((text) => getComputedStyle(text, '::before').content)
  expect(await placeholder()).toBe('"نصّك"')
  await words.click()
  await page.keyboard.type('شك')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Escape')
  await expect(words).toHaveText('')
  expect(await placeholder()).toBe('"نصّك"')
  await expect(notices).not.toContainText('مطلوب')
  await publish.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[data-finding="text-required"]')).toContainText('النص \u206610/10\u2069')
  await expect(dialog.getByRole('button', { name: 'نشر', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: /^عرض: نص مطلوب/ }).click()
  await expect(words).toBeInViewport()
  await words.click()
  await page.keyboard.type('أيام لا تنسى')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  const html = await published()
  expect(html).toContain('أيام لا تنسى')
  expect(html).not.toContain('نصّك')
}

test('[LIM-Portfolio8] [EDIT-2] [U19] [U21] rows and pictures of a gallery, steps and buttons are dragged, and a row is added below the last', async ({
  browser,
}) => {
  const tall = { viewport: { width: 1440, height: 1900 } }
  const { page, canvas } = await openEditor(browser, installation, { ...tall, at: '/Rooms/?lang=ar' })
  const gallery = canvas.locator('[data-template="Portfolio8"]')
  const [rows, pictures] = [gallery.locator('ul'), gallery.locator('ul').first().locator('li')]
  const picture = pictures.first()
  await picture.click()
  const dragAll = async (list: Locator, handle: Locator) => {
    const [first, second, ...others] = await idsOf(list)()
    await drag(page, handle, list.nth(1))
    await expect.poll(idsOf(list)).toEqual([second, first, ...others])
  }
  await dragAll(pictures, page.getByRole('toolbar', { name: 'Picture', exact: true }).locator('[data-handle]'))
  await dragAll(rows, bar(page, 'Row of pictures').locator('[data-handle]'))
  const add = page.locator('[data-add-row]')
  await expect(add).toHaveText('Add a row2/6')
  await rows.last().evaluate((row) => row.scrollIntoView({ block: 'center' }))
  await add.getByRole('button').click()
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(2).locator('.is-empty')).toHaveCount(1)
  await expect(add).toHaveText('Add a row3/6')
  for (const [template, list, text] of [
    ['Steps2', 'imageSteps', '[data-field$="stepHeading"]'],
    ['Text10', 'buttons', '[data-field$="buttonText"]'],
  ] as const) {
    const items = canvas.locator(`[data-template="${template}"] [data-item^="${list}/"]`)
    await items.first().locator(text).first().click()
    await dragAll(items, bar(page, 'Text').locator('[data-handle]'))
  }
})
