import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { DESK, expectNoFaults, PHONE } from './visitor.ts'

let installation: Installation
let owner: Awaited<ReturnType<typeof ownerOf>>
test.beforeAll(async () => {
  installation = await startInstallation()
  owner = await ownerOf(installation)
})
test.afterAll(() => installation.stop())

/** A visitor who has answered the banner, or has not. */
async function visit(
  browser: Browser,
  path = '',
  options: BrowserContextOptions = DESK,
  answer: 'answered' | 'unanswered' = 'answered',
): Promise<Page> {
  const context = await browser.newContext(options)
  if (answer === 'answered') await context.addCookies([{ name: 'hotel', value: '000', url: installation.siteAddress }])
  const page = await context.newPage()
  page.on('pageerror', (error) => expect(error.message, 'no script fails').toBe(''))
  await page.goto(installation.siteAddress + path)
  if (answer === 'unanswered') await page.locator('.floating .consent').waitFor()
  return page
}

const button = (page: Page) => page.locator('.messenger')
const flyout = (page: Page) => page.locator('.flyout')
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!
const settled = (page: Page) =>
  page
    .locator('.floating')
    .evaluate((floating) =>
      Promise.all(floating.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined))),
    )

async function open(page: Page): Promise<void> {
  await button(page).click()
  await flyout(page).waitFor()
  await settled(page)
}

for (const [language, path, name, label] of [
  ['ar', '', 'استقبال دار الرمّان', 'راسلونا'],
  ['de', 'de/', 'Rezeption Dar al-Rumman', 'Schreiben Sie uns'],
] as const) {
  test(`[MSG-1] [MSG-4] one card lists both channels of the hotel in ${language}, with the number of WhatsApp`, async ({
    browser,
  }) => {
    const page = await visit(browser, path)
    await expect(button(page)).toHaveAttribute('aria-label', label)
    await open(page)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    const channels = flyout(page).locator('.flyout-channels a')
    await expect(channels).toHaveCount(2)
    await expect(channels.nth(0)).toHaveAttribute('href', 'https://m.me/dar-al-rumman.example')
    await expect(channels.nth(1)).toHaveAttribute('href', 'https://api.whatsapp.com/send?phone=%2B963000123456')
    await expect(channels.nth(1).locator('bdi')).toHaveText('+963 000 123 456')
    for (const channel of await channels.all()) {
      await expect(channel).toHaveAttribute('target', '_blank')
      await expect(channel).toHaveAttribute('rel', 'noopener')
    }
    await page.context().close()
  })
}

test('[MSG-2] the round button is 50 px, opens the card and closes it again', async ({ browser }) => {
  const page = await visit(browser)
  expect(await boxOf(page, '.messenger')).toMatchObject({ width: 50, height: 50 })
  expect(await button(page).evaluate((element) => getComputedStyle(element).borderRadius)).toBe('50%')
  await open(page)
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(flyout(page)).toBeFocused()
  await button(page).click()
  await expect(flyout(page)).toBeHidden()
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
  await button(page).press('Space')
  await expect(flyout(page)).toBeVisible()
  await button(page).press('Enter')
  await expect(flyout(page)).toBeHidden()
  expect(page.url()).toBe(installation.siteAddress)
  await page.context().close()
})

test('[MSG-2] a press outside closes the card, and so do its close icon and Escape; a press inside does not', async ({
  browser,
}) => {
  const page = await visit(browser, 'en/')
  await open(page)
  await flyout(page).locator('.flyout-bubble').click()
  await expect(flyout(page)).toBeVisible()
  await page.mouse.click(300, 500)
  await expect(flyout(page)).toBeHidden()
  await open(page)
  await flyout(page).getByRole('button', { name: 'Close' }).click()
  await expect(flyout(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await open(page)
  await page.keyboard.press('Escape')
  await expect(flyout(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
  await page.context().close()
})

test('[MSG-2] a touch outside closes the card on a phone', async ({ browser }) => {
  const page = await visit(browser, 'en/', PHONE)
  await button(page).tap()
  await expect(flyout(page)).toBeVisible()
  await page.touchscreen.tap(200, 120)
  await expect(flyout(page)).toBeHidden()
  await page.context().close()
})

test('[MSG-2] [THEME-6] the card is 94 % of a small window wide and at most 360 px, and 320 px from 769 px on', async ({
  browser,
}) => {
  const page = await visit(browser, '', { viewport: { width: 320, height: 844 }, deviceScaleFactor: 1 })
  await open(page)
  for (const [width, expected] of [
    [320, 320 * 0.94],
    [375, 375 * 0.94],
    [390, 360],
    [768, 360],
    [769, 320],
    [1440, 320],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await settled(page)
    expect((await boxOf(page, '.flyout')).width, `at ${width} px`).toBeCloseTo(expected, 1)
  }
  await page.context().close()
})

for (const [path, options] of [
  ['', PHONE],
  ['de/', PHONE],
  ['', DESK],
  ['de/', DESK],
] as const) {
  test(`the open card of /${path} has no accessibility fault at ${options.viewport?.width} px`, async ({ browser }) => {
    const page = await visit(browser, path, { ...options, reducedMotion: 'reduce' })
    await open(page)
    await expectNoFaults(page)
    await page.context().close()
  })
}

/** Boxes of all that floats and can be seen, by what it is. */
function floatingBoxes(page: Page) {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.floating .round, .floating .flyout, .floating > *')]
      .filter((element) => !element.matches('.floating-buttons, .flyout-side, i'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return found.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { name: element.className || element.tagName, x, y, width, height }
    })
  })
}

type Box = Awaited<ReturnType<typeof floatingBoxes>>[number]
const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

for (const path of ['', 'de/']) {
  for (const answer of ['answered', 'unanswered'] as const) {
    test(`nothing that floats lies over another on /${path}, the banner ${answer}, on small phones, phones and desks`, async ({
      browser,
    }) => {
      const page = await visit(browser, path, { viewport: { width: 320, height: 844 }, deviceScaleFactor: 1 }, answer)
      for (const [width, height] of [
        [320, 844],
        [390, 844],
        [1366, 768],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.mouse.move(5, 300)
        await page.evaluate(() => scrollTo(0, 900))
        await expect(page.locator('.scroll-top.is-shown')).toBeVisible()
        await settled(page)
        await expectApart(page, answer, { width, height })
        if (answer === 'unanswered') continue
        await open(page)
        await expectApart(page, answer, { width, height }, ['flyout'])
        await page.keyboard.press('Escape')
        await expect(flyout(page)).toBeHidden()
      }
      await page.context().close()
    })
  }
}

/** All that floats is in the window, and nothing over anything else; bars stand below the buttons. */
async function expectApart(
  page: Page,
  answer: 'answered' | 'unanswered',
  { width, height }: { readonly width: number; readonly height: number },
  more: readonly string[] = [],
): Promise<void> {
  const boxes = await floatingBoxes(page)
  const names = boxes.map(({ name }) => name).join()
  const at = (name: string) => `${name} at ${width} px`
  // The way to write waits for the answer.
  const waits = answer === 'unanswered'
  for (const part of ['scroll-top', ...(waits ? [] : ['messenger']), ...more]) expect(names, at('all')).toContain(part)
  expect(names.includes('messenger'), at('messenger')).toBe(!waits)
  expect(names.includes('consent'), at('consent')).toBe(waits)
  for (const [index, one] of boxes.entries()) {
    const isInside = one.x >= 0 && one.y >= 0 && one.x + one.width <= width && one.y + one.height <= height
    expect(isInside, `${at(one.name)} is in the window`).toBe(true)
    for (const other of boxes.slice(index + 1))
      expect(overlaps(one, other), `${at(one.name)} over ${other.name}`).toBe(false)
  }
  const lowestButton = Math.max(
    ...boxes.filter(({ name }) => name.includes('round')).map(({ y, height }) => y + height),
  )
  for (const bar of boxes.filter(({ name }) => !/round|flyout/.test(name)))
    expect(bar.y, `${at(bar.name)} is below the buttons`).toBeGreaterThanOrEqual(lowestButton + 20)
}

test('[MSG-2] without JavaScript the button is a link to the first channel', async ({ browser }) => {
  const page = await visit(browser, 'en/', { ...DESK, javaScriptEnabled: false })
  await expect(button(page)).toHaveAttribute('href', 'https://m.me/dar-al-rumman.example')
  await expect(button(page)).toBeVisible()
  await page.context().close()
})

test('[MSG-2] where the card cannot be fetched, the button leads to the first channel', async ({ browser }) => {
  const page = await visit(browser, 'en/')
  await page.route('**/widgets/**', (route) => route.abort())
  await page.route('https://m.me/**', (route) => route.fulfill({ body: 'messenger' }))
  await button(page).click()
  await expect(page).toHaveURL('https://m.me/dar-al-rumman.example')
  await page.context().close()
})

for (const side of ['right', 'left'] as const) {
  test(`[MSG-1] the messenger stands on the ${side} in both directions of writing when its owner says so, and the other button opposite`, async ({
    browser,
  }) => {
    await owner.set({ field: 'messengerAlignment', value: side })
    for (const path of ['', 'de/']) {
      for (const options of [DESK, PHONE]) {
        const page = await visit(browser, path, options)
        const { width } = options.viewport!
        const at = (box: { x: number; width: number }) => (side === 'right' ? width - box.x - box.width : box.x)
        const round = await boxOf(page, '.messenger')
        const other = await boxOf(page, '.scroll-top')
        expect(at(round), path).toBe(20)
        expect(at(other), path).toBe(width - 70)
        await open(page)
        const card = await boxOf(page, '.flyout')
        if (options === DESK) expect(at(card), path).toBe(20)
        expect(card.y + card.height).toBeLessThanOrEqual(round.y)
        await page.context().close()
      }
    }
  })
}

for (const colorMode of ['DARK', 'LIGHT', 'EXTRALIGHT']) {
  test(`banner, popup and card have no accessibility fault in a ${colorMode} theme`, async ({ browser }) => {
    await owner.apply([{ do: 'set-theme', property: 'colorMode', value: colorMode }])
    const page = await visit(browser, 'de/', { ...DESK, reducedMotion: 'reduce' }, 'unanswered')
    await expectNoFaults(page)
    await page.locator('[data-choice="settings"]').click()
    await page.getByLabel('Marketing').uncheck()
    await page
      .locator('.consent-popup')
      .evaluate((dialog) => Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)))
    await expectNoFaults(page)
    await page.locator('.consent-popup [data-choice="confirm"]').click()
    await open(page)
    await expectNoFaults(page)
    await page.context().close()
  })
}

test('[MSG-2] a long greeting is cut after 5 lines, and the body of the card stays within 200 px', async ({
  browser,
}) => {
  const message = 'Ein sehr langer Gruß, der nicht enden will. '.repeat(11).trim()
  await owner.set({ field: 'messengers/facebook/data/message', language: 'de', value: message })
  const page = await visit(browser, 'de/')
  await open(page)
  const preview = flyout(page).locator('.flyout-bubble p')
  const { lines, shown, all, clamp } = await preview.evaluate((element) => {
    const style = getComputedStyle(element)
    const line = Number.parseFloat(style.lineHeight)
    const clamp = style.getPropertyValue('-webkit-line-clamp')
    return { lines: element.clientHeight / line, shown: element.clientHeight, all: element.scrollHeight, clamp }
  })
  expect(clamp).toBe('5')
  expect(Math.round(lines)).toBe(5)
  expect(all).toBeGreaterThan(shown)
  expect((await boxOf(page, '.flyout-body')).height).toBeLessThanOrEqual(200)
  await page.context().close()
})

test('[MSG-3] a channel without words of its owner says its default in every language, and which channel it is', async ({
  browser,
}) => {
  await owner.set({
    field: 'messengers',
    value: [
      { id: 'telegram', name: 'telegram', isActive: true, value: '@rumman', data: {} },
      { id: 'viber', name: 'viber', isActive: true, value: '+963-000-123-456', data: {} },
      { id: 'facebook', name: 'facebook', isActive: false, value: 'rumman', data: {} },
    ],
  })
  for (const [path, site, message, text] of [
    ['', 'دار الرمّان', 'مرحبًا 👋 كيف يمكنني مساعدتك؟', 'ابدأ المحادثة · تيليغرام'],
    ['en/', 'Dar al-Rumman', 'Hi there 👋 How can I help you?', 'Start Chat · Telegram'],
    ['tr/', 'Dar al-Rumman', 'Merhaba 👋 Size nasıl yardımcı olabilirim?', 'Sohbete başla · Telegram'],
    ['de/', 'Dar al-Rumman', 'Hallo 👋 Wie kann ich Ihnen helfen?', 'Chat starten · Telegram'],
    ['fr/', 'Dar al-Rumman', 'Bonjour 👋 Comment puis-je vous aider\u202f?', 'Démarrer la discussion · Telegram'],
  ] as const) {
    const page = await visit(browser, path)
    await open(page)
    await expect(page.getByRole('dialog', { name: site })).toBeVisible()
    await expect(flyout(page).locator('.flyout-bubble p')).toHaveText(message)
    const channels = flyout(page).locator('.flyout-channels a')
    await expect(channels).toHaveCount(2)
    await expect(channels.first()).toHaveText(text)
    await expect(channels.nth(0)).toHaveAttribute('href', 'https://t.me/rumman')
    await expect(channels.nth(1)).toHaveAttribute('href', 'viber://chat?number=%2B963000123456')
    await expect(channels.nth(1).locator('bdi')).toHaveText('+963 000 123 456')
    await page.context().close()
  }
})

test('[MSG-1] without an active messenger a page carries nothing of it', async ({ browser }) => {
  await owner.set({ field: 'messengers', value: [] })
  const page = await visit(browser, 'en/')
  await expect(button(page)).toHaveCount(0)
  await page.context().close()
})
