import { expect, type Page, test } from '@playwright/test'
import { faultsOnChrome } from './chrome-faults.ts'
import { closeEditors, type OpenEditor, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const panel = (page: Page) => page.locator('[data-panel]')

/** On a phone a panel covers what opens the others. */
const close = (page: Page) => panel(page).locator('header button').click()

async function openFromMenu(page: Page, menu: 'pages' | 'languages', isPhone = false): Promise<void> {
  const at = menu === 'pages' ? 1 : isPhone ? 0 : 2
  await page.locator('[data-bar] button[aria-haspopup=menu]').nth(at).click()
  await page.locator('[data-item="manage"]').click()
  await expect(panel(page)).toBeVisible()
}

/** Every panel, and what can stand open in it. */
const STATES: readonly (readonly [name: string, open: (editor: OpenEditor, isPhone: boolean) => Promise<void>])[] = [
  [
    'sections, one open and chosen',
    async ({ page }, isPhone) => {
      await page.locator('[data-opens="sections"]').click()
      const row = panel(page).locator('[role=treeitem][aria-expanded]').first()
      // On a phone the acts of a chosen section stand over the bar from then on.
      if (!isPhone) await row.click()
      await row.locator('[data-toggle]').click()
      await expect(panel(page).locator('[aria-level="2"]').first()).toBeVisible()
    },
  ],
  [
    'pages, and the menu of the site',
    async ({ page }, isPhone) => {
      await openFromMenu(page, 'pages', isPhone)
      await panel(page).locator('[data-opens-menu]').click()
      await expect(panel(page).locator('[data-sort-group="menu"]').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel(page).locator('[data-act="details"]').first()).toBeAttached()
    },
  ],
  [
    'a new page',
    async ({ page }) => {
      await panel(page).locator('[data-opens-new-page]').click()
      await page.getByRole('dialog').getByRole('radio').first().check()
      await expect(page.getByRole('dialog').locator('iframe[data-drawn]').first()).toBeAttached()
    },
  ],
  [
    'details of a page',
    async ({ page }) => {
      await page.keyboard.press('Escape')
      // The focus goes back to what opened it, and would take the next key with it.
      await expect(panel(page).locator('[data-opens-new-page]')).toBeFocused()
      await panel(page).locator('[data-act="details"]').nth(1).focus()
      await page.keyboard.press('Enter')
      await expect(panel(page).locator('[data-path]')).toBeVisible()
    },
  ],
  [
    'theme, with a colour that is none and one that is hard to read',
    async ({ page }) => {
      await close(page)
      await page.locator('[data-opens="theme"]').click()
      // Open at once where a colour is hard to read.
      const fold = panel(page).locator('[data-fold="colours"] > h3 > button')
      if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
      const hex = (token: string) => panel(page).locator(`[data-token="${token}"] [data-hex]`)
      await hex('secondaryLight').fill('#556')
      await hex('secondaryLight').press('Enter')
      await expect(panel(page).locator('[data-fix]').first()).toBeVisible()
      await hex('primaryDark').fill('#12')
      // What is scrolled out of sight counts as hidden.
      await panel(page)
        .locator('[data-fold="colours"]')
        .evaluate((fold) => fold.scrollIntoView({ block: 'start' }))
      await expect(panel(page).getByRole('alert')).toBeVisible()
    },
  ],
  [
    'languages, one open, one being added',
    async ({ page }, isPhone) => {
      await openFromMenu(page, 'languages', isPhone)
      await panel(page).locator('[data-language="tr"] [data-act="details"]').focus()
      await page.keyboard.press('Enter')
      await panel(page).locator('[data-add-language]').click()
      await expect(panel(page).locator('[data-code="es"]')).toBeVisible()
    },
  ],
]

for (const [scheme, ui, width] of [
  ['light', 'en', 1440],
  ['dark', 'ar', 1440],
  ['light', 'ar', 360],
] as const) {
  test(`[U2] [U43] the panels in ${ui}, ${scheme}, at ${width} px have no fault that axe can find`, async ({
    browser,
  }) => {
    const isPhone = width < 768
    const editor = await openEditor(browser, installation, {
      ui,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 760 },
      hasTouch: isPhone,
    })
    for (const [name, open] of STATES) {
      await open(editor, isPhone)
      expect(await faultsOnChrome(editor.page), name).toEqual([])
      expect(await cutWords(editor.page), name).toEqual([])
      if (isPhone) expect(await smallTargets(editor.page), name).toEqual([])
    }
  })
}

test('[U2] [U12] a panel takes the focus, gives it back with Escape, and no task on the page waits for one', async ({
  browser,
}) => {
  const { page, canvas, text } = await openEditor(browser, installation, { at: '/?lang=en' })
  const opener = page.locator('[data-opens="theme"]')
  // Beside the names of page and language there is room for the words of the buttons.
  await expect(page.locator('[data-panel-buttons]')).not.toHaveAttribute('data-narrow')
  const width = () => canvas.locator('html').evaluate((root) => root.ownerDocument.defaultView?.innerWidth)
  const before = await width()
  await opener.focus()
  // The first time its file has to come; the focus is in it before it is seen.
  const hadFocus = page.evaluate(
    () =>
      new Promise((told) => {
        const look = new MutationObserver(() => {
          const come = document.querySelector('[data-panel]')
          if (come) told(come === document.activeElement)
        })
        look.observe(document.body, { subtree: true, childList: true })
      }),
  )
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeFocused()
  expect(await hadFocus).toBe(true)
  expect(await width()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  // Without any panel: write, add, recolour, move, publish.
  await text('Header13', 'title').click()
  await page.keyboard.type('!')
  await expect(page.getByRole('toolbar', { name: 'Text' })).toBeVisible()
  await canvas
    .locator('main > [data-section]')
    .nth(1)
    .click({ position: { x: 4, y: 4 } })
  const bar = page.getByRole('toolbar', { name: /^Section/ })
  for (const act of ['Move down', 'Duplicate']) await expect(bar.getByRole('button', { name: act })).toBeVisible()
  await expect(page.locator('[data-publish]')).toBeEnabled()
  await expect(panel(page)).toHaveCount(0)
})

test('[U2] in Turkish, German and French as well, every word of every panel stands in its place', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en', viewport: { width: 1280, height: 800 } })
  const { page } = editor
  for (const [name, open] of STATES) {
    await open(editor, false)
    for (const [code, spoken] of [
      ['tr', 'Türkçe'],
      ['de', 'Deutsch'],
      ['fr', 'Français'],
    ] as const) {
      // Nothing beside a dialog can be pressed.
      const isModal = (await page.getByRole('dialog').count()) > 0
      if (isModal) await page.keyboard.press('Escape')
      await page.locator('[data-bar] button[aria-haspopup=menu]').first().click()
      await page.getByRole('menuitemradio', { name: spoken, exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      if (isModal) await open(editor, false)
      expect(await cutWords(page), `${spoken}: ${name}`).toEqual([])
    }
  }
})

/** Words that do not fit where they stand. */
function cutWords(page: Page): Promise<readonly string[]> {
  return panel(page).evaluate((root) => {
    const isWide = (element: Element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
    const words = [...root.querySelectorAll('button, label, legend, p, h2, h3')].filter(isWide)
    const scrolls = [...root.querySelectorAll('*')].filter(
      (element) => isWide(element) && getComputedStyle(element).overflowX === 'auto',
    )
    return [...words, ...scrolls].map(({ outerHTML }) => outerHTML.slice(0, 120))
  })
}

/** What a finger could miss: less than 24 px in either direction. */
function smallTargets(page: Page): Promise<readonly string[]> {
  return panel(page).evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('button, input, select, [role=treeitem], [role=switch]')]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 0 && (width < 24 || height < 24)
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )
}
