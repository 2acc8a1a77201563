import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { closeEditors, openEditor, typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

test('[U35] Ctrl+S stores at once what is being typed, and no dialog of the browser opens', async ({ browser }) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/Rooms/?lang=fr' })
  await text('PlainHeader', 'title').click()
  await typeOver(page, 'Chambres')
  await expect(save).toHaveText('Saving…')
  const stored = page.waitForResponse('**/operations*')
  await page.keyboard.press('Control+KeyS')
  expect((await stored).status()).toBe(200)
  await expect(save).toHaveText(/^Saved \d\d:\d\d$/)
  const isPrevented = await page.evaluate(() => {
    const pressed = new KeyboardEvent('keydown', {
      code: 'KeyS',
      key: 'س',
      ctrlKey: true,
      cancelable: true,
      bubbles: true,
    })
    return !document.body.dispatchEvent(pressed)
  })
  expect(isPrevented).toBe(true)
})

test('[U36] undo and redo name their step on a phone too, and keys work from the bar', async ({ browser }) => {
  const editor = await openEditor(browser, installation, {
    at: '/Rooms/?lang=de',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  const { page, text } = editor
  const title = text('PlainHeader', 'title')
  const before = (await title.textContent())!
  await title.tap()
  await typeOver(page, 'Zimmer')
  await page.keyboard.press('Escape')
  const undo = page.locator('[data-act="undo"]')
  await expect(undo).toHaveAttribute('aria-label', 'Undo: text in “Plain header”')
  const { width, height } = (await undo.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(32)
  await page.locator('[data-bar] button').first().focus()
  await page.keyboard.press('Control+KeyZ')
  await expect(title).toHaveText(before)
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+KeyY')
  await expect(title).toHaveText('Zimmer')
  await page.locator('[data-act="undo"]').click()
})

for (const [layout, key] of [
  ['Windows', { z: 'z', modifier: 'ctrlKey' }],
  ['Mac', { z: 'z', modifier: 'metaKey' }],
  ['Arabic', { z: 'ئ', modifier: 'ctrlKey' }],
] as const) {
  test(`[U43] the place of a key counts, not its letter: ${layout}`, async ({ browser }) => {
    const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=tr' })
    const { page, text } = editor
    const title = text('PlainHeader', 'title')
    const before = (await title.textContent())!
    await title.click()
    await typeOver(page, 'Odalar')
    await page.keyboard.press('Escape')
    await expect(editor.save).toHaveAttribute('data-save', 'saved')
    await page.evaluate(
      ({ key, modifier }) => {
        const pressed = { code: 'KeyZ', key, [modifier]: true, bubbles: true, cancelable: true }
        document.body.dispatchEvent(new KeyboardEvent('keydown', pressed))
      },
      { key: key.z, modifier: key.modifier },
    )
    await expect(title).toHaveText(before)
    await page.evaluate((modifier) => {
      const pressed = { code: 'Enter', key: 'Enter', [modifier]: true, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', pressed))
    }, key.modifier)
    await expect(page.locator('[data-publish-dialog]')).toBeVisible()
  })
}

test('[U43] Shift+? opens the help, which is searched; while typing it writes a question mark', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page, text } = editor
  await text('PlainHeader', 'title').click()
  await typeOver(page, 'Rooms?')
  await expect(text('PlainHeader', 'title')).toHaveText('Rooms?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+?')
  const search = page.getByRole('searchbox', { name: 'Search shortcuts' })
  await expect(search).toBeFocused()
  await page.keyboard.type('dupl')
  await expect(page.locator('[data-help] dt')).toHaveText(['Duplicate the section'])
  await expect(page.locator('[data-help] kbd')).toHaveText(['Ctrl', 'D'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+KeyZ')
})

/** What always opens something, and the menu it stands in. */
const DIALOGS = [
  ['publish', 'check'],
  ['publish', 'share'],
  ['site', 'history'],
  ['site', 'help'],
] as const

for (const [scheme, ui, viewport] of [
  ['light', 'en', { width: 1440, height: 900 }],
  ['dark', 'ar', { width: 1440, height: 900 }],
  ['light', 'ar', { width: 360, height: 740 }],
] as const) {
  test(`[U40] [U43] everything about publishing is without a fault that axe can find: ${scheme}, ${ui}, ${viewport.width} px`, async ({
    browser,
  }) => {
    const settings = { ui, colorScheme: scheme, reducedMotion: 'reduce', viewport } as const
    const { page } = await openEditor(browser, installation, { at: '/?lang=en', ...settings })
    const isPhone = viewport.width < 768
    for (const [menu, name] of DIALOGS) {
      await page.locator(`[data-menu="${menu}"]`).click()
      await page.locator(`[role=menuitem][data-item="${name}"]`).click()
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
      if (name === 'history') await expect(page.getByRole('slider')).toBeVisible()
      // What can be done with a moment is in sight with its page and the list.
      if (name === 'history') await expect(page.getByRole('radio').first()).toBeInViewport()
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
      expect(await axeFaults(page, { exclude: ['iframe'] }), name).toEqual([])
      expect(await smallTargets(page, isPhone ? 44 : 24), name).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.locator(`[data-menu="${menu}"]`)).toBeFocused()
    }
  })
}

/** What can be pressed in the dialog and is smaller than that, in either direction. */
function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'dialog[open] :is(button, a, select, input:not([type="radio"]))',
    )
    return [...targets]
      .filter((target) => !(target instanceof HTMLInputElement && target.type === 'range'))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < least)
      .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width} × ${box.height}`)
  }, least)
}
