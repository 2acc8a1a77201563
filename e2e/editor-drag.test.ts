import { expect, test } from '@playwright/test'
import { atRest, closeEditors, openEditor, stillBox } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { bar, order, select } from './sections-in-editor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

test('[U19] wherever a dragged section is dropped it lands, and Escape puts everything back', async ({ browser }) => {
  const editor = await openEditor(browser, installation, {
    at: '/Restaurant/?lang=en',
    // Everything is where it goes at once, so that twenty drops follow each other quickly.
    reducedMotion: 'reduce',
  })
  const { page, canvas } = editor
  await select(editor, 'Feature17')
  const handle = page.locator('[data-handle]')
  const grab = async () => {
    const { x, y, width, height } = await stillBox(handle)
    const at = { x: x + width / 2, y: y + height / 2 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    return at
  }
  const before = await order(editor)
  const from = await grab()
  await page.mouse.move(from.x + 2, from.y + 2)
  await expect(page.locator('[data-drop-bar]')).toHaveCount(0)
  await page.mouse.move(from.x + 40, from.y + 200, { steps: 3 })
  const dropBar = page.locator('[data-drop-bar]')
  expect((await dropBar.boundingBox())!.height).toBeGreaterThanOrEqual(4)
  const card = (await canvas.locator(`[data-section="${before[0]}"]`).boundingBox())!
  await expect
    .poll(async () => (await canvas.locator(`[data-section="${before[0]}"]`).boundingBox())!.width)
    .toBeLessThan(700)
  expect((await dropBar.boundingBox())!.width).toBeGreaterThan(Math.min(card.width, 500))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(dropBar).toHaveCount(0)
  expect(await order(editor)).toEqual(before)
  let seed = 7
  for (let drop = 0; drop < 20; drop += 1) {
    seed = (seed * 48271) % 2147483647
    const y = 52 + (seed % 840)
    const at = await grab()
    await page.mouse.move(at.x + 30, at.y + 30)
    await expect(page.locator('[data-drag]')).toHaveCount(1)
    await page.mouse.move(700, y, { steps: 2 })
    // Near an edge the cards go on by themselves, until there are no more.
    const told = async () => Number(/Position (\d+) of/.exec((await page.locator('[data-drag]').textContent())!)![1])
    const position = await atRest(page, told)
    await page.mouse.up()
    await expect.poll(async () => (await order(editor)).indexOf(before[2]!)).toBe(position - 1)
    await expect(bar(page)).toBeVisible()
  }
  expect((await order(editor)).toSorted()).toEqual(before.toSorted())
})

test('[U20] the name of a section stays while the mouse is on it: it selects, and the section is dragged by it', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page, canvas } = editor
  const before = await order(editor)
  const chip = page.locator('[data-chip]')
  const box = (await canvas.locator(`[data-section="${before[1]}"]`).boundingBox())!
  await page.mouse.move(box.x + 4, box.y + 60)
  await expect(chip).toHaveAttribute('data-shown')
  await expect(chip).toHaveAttribute('data-chip', before[1]!)
  const name = await stillBox(chip)
  const [x, y] = [name.x + name.width / 2, name.y + name.height / 2]
  await page.mouse.move(x, y)
  expect(await atRest(page, () => chip.getAttribute('data-shown'))).toBe('')
  await page.mouse.down()
  await page.mouse.up()
  await expect(bar(page)).toBeVisible()
  await canvas.locator('body').press('Escape')
  await page.mouse.move(x, y + 40)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 40)
  await expect(page.locator('[data-drag]')).toHaveCount(1)
  await page.mouse.move(x + 10, 890, { steps: 2 })
  await page.mouse.up()
  await expect.poll(() => order(editor)).not.toEqual(before)
})

test('[U20] a short tap on a chip selects and never drags; a finger that rests does', async ({ browser }) => {
  const editor = await openEditor(browser, installation, {
    // Of the other tests none moves a section of this page.
    at: '/Events/?lang=en',
    viewport: { width: 1000, height: 800 },
    hasTouch: true,
  })
  const { page } = editor
  await select(editor, 'Text10')
  const before = await order(editor)
  const handle = await stillBox(page.locator('[data-handle]'))
  const [x, y] = [handle.x + 12, handle.y + 12]
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const dropBar = page.locator('[data-drop-bar]')
  // How long a finger rests is told by the test, and not by how busy the machine is.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await touch('touchStart', { x, y })
  await touch('touchMove', { x: x + 4, y: y + 40 })
  await page.clock.runFor(300)
  await touch('touchMove', { x: x + 4, y: y + 120 })
  await expect(dropBar).toHaveCount(0)
  await touch('touchEnd')
  await touch('touchStart', { x, y })
  await page.clock.runFor(200)
  await touch('touchEnd')
  await page.clock.runFor(300)
  await expect(dropBar).toHaveCount(0)
  expect(await order(editor)).toEqual(before)
  await touch('touchStart', { x, y })
  await page.clock.runFor(300)
  await expect(dropBar).toHaveCount(1)
  await page.clock.resume()
  await touch('touchMove', { x: x + 4, y: 760 })
  await touch('touchEnd')
  await expect(dropBar).toHaveCount(0)
  await expect.poll(() => order(editor)).not.toEqual(before)
})
