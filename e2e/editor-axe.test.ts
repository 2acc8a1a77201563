import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { atRest, closeEditors, type OpenEditor, openEditor, typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

/** Everything that can stand over the page, and how it is called up; each is closed again with Escape. */
const PANELS: readonly (readonly [name: string, open: (editor: OpenEditor) => Promise<void>])[] = [
  ['nothing', async () => {}],
  ...[0, 1, 2].map(
    (at) =>
      [
        `menu ${at + 1} of the bar`,
        async ({ page }: OpenEditor) => {
          await page.locator('[data-bar] button').nth(at).click()
          await expect(page.getByRole('menuitemradio').first()).toBeVisible()
        },
      ] as const,
  ),
  [
    'a text near its limit, with its bar',
    async ({ page, text }) => {
      await text('Header13', 'title').click()
      await typeOver(page, 'x'.repeat(27))
      await expect(page.getByRole('toolbar')).toBeVisible()
    },
  ],
  [
    'the link of a button',
    async ({ page, text }) => {
      await text('Header13', 'buttons/rooms/buttonText').click()
      await expect(page.getByRole('toolbar')).toBeVisible()
      await page.keyboard.press('Control+KeyK')
      await page.keyboard.type('o')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  ],
  [
    'a social link and its icons',
    async ({ page, canvas }) => {
      await canvas.locator('[data-template="Header13"] [data-field$="/icon"]').first().click()
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  ],
  [
    'a slider and the strip of its slides',
    async ({ page, canvas }) => {
      await canvas.locator('[data-template="Testimonials3"]').click({ position: { x: 8, y: 8 } })
      await expect(page.locator('[data-slide-strip]')).toBeVisible()
    },
  ],
  [
    'a removed section and its toast',
    async ({ page, canvas, notices }) => {
      await canvas
        .locator('main > [data-section]')
        .nth(1)
        .click({ position: { x: 4, y: 4 } })
      await page.keyboard.press('Delete')
      await expect(notices.getByRole('button').first()).toBeVisible()
    },
  ],
  [
    'a logo, its bar, its handle and its words',
    async ({ page, text }) => {
      await text('Navbar', 'logo').click()
      await page.locator('[data-picture-act="alt"]').click()
      await expect(page.getByRole('slider')).toBeVisible()
    },
  ],
  [
    'the library with the words of a picture',
    async ({ page }) => {
      await page.locator('[data-picture-act="replace"]').click()
      await page.getByRole('menuitem').nth(1).click()
      await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').nth(1).click()
      await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeVisible()
    },
  ],
  [
    'a publish that failed',
    async ({ page, publish }) => {
      await page.route('**/releases*', (route) =>
        route.fulfill({ status: 507, json: { status: 507, message: 'Full.', code: 'disk-full' } }),
      )
      await publish.click()
      await expect(publish).toHaveAttribute('data-publish', 'failed')
      await publish.click()
    },
  ],
  [
    'no connection',
    async ({ page, save }) => {
      await page.context().setOffline(true)
      await expect(save).toHaveAttribute('data-save', 'offline')
    },
  ],
]

/** What is changing its place or size by a transition. */
const travelling = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const property = animation instanceof CSSTransition ? animation.transitionProperty : ''
      return /^(?:transform|translate|width|height|inset|inline-size|block-size)/.test(property) ? [property] : []
    }),
  )

for (const [scheme, ui] of [
  ['light', 'en'],
  ['dark', 'ar'],
] as const) {
  test(`[U43] the ${scheme} editor in ${ui} has no accessibility fault that axe can find, and nothing travels, whatever is open`, async ({
    browser,
  }) => {
    const editor = await openEditor(browser, installation, { ui, colorScheme: scheme, reducedMotion: 'reduce' })
    for (const [name, open] of PANELS) {
      await open(editor)
      expect(await travelling(editor.page), name).toEqual([])
      await editor.page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      )
      // The page on the canvas is tested where it is published.
      expect(await axeFaults(editor.page), name).toEqual([])
      await editor.page.keyboard.press('Escape')
    }
  })
}

test('[U43] every button of the bar is reached by Tab, shows its focus, and a menu gives it back', async ({
  browser,
}) => {
  const { page } = await openEditor(browser, installation)
  // What is not needed for a first text comes once there is peace.
  await expect(page.getByRole('radio').first()).toBeVisible()
  // From the second button back to the first by key: focus shows only to who uses keys.
  await page.locator('[data-bar] button').nth(1).focus()
  const seen = new Set<string>()
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press(step === 0 ? 'Shift+Tab' : 'Tab')
    const [name, outline] = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement
      return [focused.ariaLabel ?? focused.textContent ?? '', getComputedStyle(focused).outlineStyle]
    })
    expect(outline, name).toBe('solid')
    seen.add(name!)
    if (/^(Up to date|Publish)/.test(name!)) break
  }
  expect([...seen].join()).toMatch(/Site,.*Page: .*Language: .*Desktop.*(Undo|Nothing to undo).*(Redo|Nothing to redo)/)
  await page.locator('[data-bar] button').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-bar] button').nth(1)).toBeFocused()
})

test('a key changes no other section than its own, and draws nothing of the bar after the first', async ({
  browser,
}) => {
  const { page, text, canvas } = await openEditor(browser, installation, { at: '/?lang=en' })
  // What comes into the bar a moment after the page.
  await expect(page.locator('[data-opens="settings"]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible()
  await text('Header13', 'title').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('ab')
  // The bar follows a frame later.
  const bar = page.locator('[data-bar]').first()
  await atRest(page, () => bar.innerHTML())
  await page.evaluate(() => {
    const touched = { chrome: 0, others: 0 }
    Object.assign(window, { touched })
    const inside = (document.querySelector('iframe') as HTMLIFrameElement).contentDocument as Document
    const own = inside.querySelector('[data-template="Header13"]')
    const options = { subtree: true, childList: true, characterData: true, attributes: true }
    new MutationObserver((records) => {
      touched.others += records.filter(({ target }) => !own?.contains(target)).length
    }).observe(inside.body, options)
    // Whether it is stored is told when it is, which on a busy machine may be while somebody types.
    const isStored = (target: Node) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[data-save]')
    new MutationObserver((records) => {
      touched.chrome += records.filter(({ target }) => !isStored(target)).length
    }).observe(document.querySelector('[data-bar]') as Element, options)
  })
  await page.keyboard.type('cdefgh')
  await expect(text('Header13', 'title')).toHaveText('abcdefgh')
  await expect(canvas.locator('[contenteditable]')).toHaveCount(1)
  const touched = await page.evaluate(() => (window as unknown as { touched: unknown }).touched)
  expect(touched).toEqual({ chrome: 0, others: 0 })
})
