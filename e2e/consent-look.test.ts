import { expect, type Page, test } from '@playwright/test'
import { banner, popup, press, visit, wordsIn } from './consent.ts'
import { type Installation, startInstallation } from './installation.ts'
import { DESK, expectNoFaults, PHONE } from './visitor.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** Once the buttons have risen above the banner. */
async function risen(page: Page): Promise<void> {
  await banner(page).waitFor()
  await page.locator('.floating-buttons').evaluate((row) => Promise.all(row.getAnimations().map((one) => one.finished)))
}

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!

test('[COOKIE-5] the popup comes and goes within 300 ms, and closes by a press outside, by Escape and by its button', async ({
  browser,
}) => {
  const page = await visit(browser, installation)
  await page.evaluate(() => {
    const begun: unknown[][] = []
    Object.assign(window, { begun })
    // What begins is always told; the end is not where a popup that has gone takes its movements with it.
    addEventListener('transitionrun', ({ target, propertyName, pseudoElement }) => {
      const isPopup = (target as Element).matches('.consent-popup') && pseudoElement === ''
      if (!isPopup || !/^(?:opacity|translate)$/.test(propertyName)) return
      const all = (target as Element).getAnimations() as CSSTransition[]
      const own = all.find((one) => one.transitionProperty === propertyName)
      begun.push([propertyName, own?.effect?.getComputedTiming().endTime])
    })
  })
  /** What moved since the last time, and for how many milliseconds; waits until both have come to rest. */
  const moved = async () => {
    await page.waitForFunction(() => (window as unknown as { begun: unknown[] }).begun.length >= 2)
    await popup(page).evaluate((dialog) => Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)))
    return page.evaluate(() => (window as unknown as { begun: string[][] }).begun.splice(0).toSorted())
  }
  const motions = [
    ['opacity', 300],
    ['translate', 300],
  ]
  const opener = page.locator('[data-choice="settings"]')
  for (const close of [
    () => page.mouse.click(20, 450),
    () => page.keyboard.press('Escape'),
    () => press(page, 'cancel'),
  ]) {
    await opener.click()
    expect(await moved()).toEqual(motions)
    await page.getByLabel(wordsIn('ar').settings.categories[1].title).focus()
    // A press inside closes nothing.
    await popup(page).locator('h2').click()
    await expect(popup(page)).toHaveJSProperty('open', true)
    await close()
    await expect(popup(page)).toHaveJSProperty('open', false)
    expect(await moved()).toEqual(motions)
    await expect(popup(page)).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await page.context().close()
})

test('[COOKIE-5] the keyboard stays in the popup while it is open', async ({ browser }) => {
  const page = await visit(browser, installation, 'en/')
  await press(page, 'settings')
  await expect(popup(page)).toHaveJSProperty('open', true)
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press(step < 8 ? 'Tab' : 'Shift+Tab')
    const where = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('.consent-popup') !== null
    })
    expect(where).toBe(true)
  }
  await page.context().close()
})

test('[COOKIE-5] [THEME-6] the popup fills windows up to 630 px, and is 560 px wide above', async ({ browser }) => {
  for (const [width, expected] of [
    [320, { x: 0, y: 0, width: 320, height: 800 }],
    [630, { x: 0, y: 0, width: 630, height: 800 }],
    [631, { width: 560 }],
    [1366, { width: 560, x: 403 }],
  ] as const) {
    const page = await visit(browser, installation, 'de/', {
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    })
    await press(page, 'settings')
    await expect.poll(() => boxOf(page, '.consent-popup'), { message: `${width}` }).toMatchObject(expected)
    await page.context().close()
  }
})

test('[COOKIE-5] [THEME-6] the banner is one row from 1366 px, and text over buttons below', async ({ browser }) => {
  for (const [width, isRow] of [
    [1365, false],
    [1366, true],
    [390, false],
  ] as const) {
    const page = await visit(browser, installation, 'de/', { viewport: { width, height: 800 } })
    await banner(page).waitFor()
    const text = await boxOf(page, '.consent > p')
    const buttons = await boxOf(page, '.consent-buttons')
    expect(buttons.y >= text.y + text.height, `${width} px`).toBe(!isRow)
    expect((await boxOf(page, '.consent')).width).toBe(width)
    await page.context().close()
  }
})

for (const language of ['ar', 'en', 'tr', 'de', 'fr'])
  test(`[COOKIE-1] on a phone the banner leaves both buttons of the first view in sight, and nothing else floats over it (${language})`, async ({
    browser,
  }) => {
    const page = await visit(browser, installation, language === 'ar' ? '' : `${language}/`, PHONE)
    await risen(page)
    const top = (await boxOf(page, '.consent')).y
    expect(PHONE.viewport!.height - top - 48).toBeLessThanOrEqual(150)
    for (const button of await page.locator('.header13 .buttons > .button').all()) {
      const { y, height } = (await button.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(top)
    }
    await expect(page.locator('.messenger')).toBeHidden()
    await press(page, 'decline')
    await expect(page.locator('.messenger')).toBeVisible()
    await page.context().close()
  })

for (const [width, height] of [
  [320, 256],
  [720, 450],
] as const)
  test(`[COOKIE-1] at ${width} × ${height} px, a page enlarged, nothing stands over the page, and the choice is a part of it`, async ({
    browser,
  }) => {
    const page = await visit(browser, installation, 'de/', { viewport: { width, height }, reducedMotion: 'reduce' })
    await page.locator('main > .consent').waitFor()
    const over = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter(
          (one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility({ visibilityProperty: true }),
        )
        .map(({ className }) => className),
    )
    expect(over).toEqual([])
    expect((await boxOf(page, '.header13 h1')).y).toBeLessThan(height / 2)
    for (const name of ['.header13 .button', '.consent [data-choice="accept"]', '.report-bar a']) {
      await page.locator(name).first().scrollIntoViewIfNeeded()
      const box = await boxOf(page, name)
      expect(box.y >= 0 && box.y + box.height <= height, name).toBe(true)
    }
    await press(page, 'accept')
    await expect(page.locator('.consent')).toHaveCount(0)
    await page.context().close()
  })

test('declining is as easy to hit as accepting', async ({ browser }) => {
  const page = await visit(browser, installation, '', PHONE)
  await banner(page).waitFor()
  const accept = await boxOf(page, '[data-choice="accept"]')
  const decline = await boxOf(page, '[data-choice="decline"]')
  expect([decline.width, decline.height, decline.y]).toEqual([accept.width, accept.height, accept.y])
  expect(accept.height).toBe(48)
  await page.context().close()
})

for (const [width, height] of [
  [1280, 720],
  [1280, 862],
  [1366, 700],
] as const)
  test(`[MSG-1] at ${width} × ${height} px the button for messages waits until consent is answered, and then covers nothing of the first view`, async ({
    browser,
  }) => {
    const page = await visit(browser, installation, '', { viewport: { width, height } })
    await risen(page)
    const button = page.locator('.messenger')
    await expect(button).toBeHidden()
    await press(page, 'decline')
    await expect(button).toBeVisible()
    const { x, y, width: wide, height: high } = (await button.boundingBox())!
    for (const one of await page.locator('.header13 .button, .header13 > .socials > *').all()) {
      const box = await one.boundingBox()
      const isApart =
        !box || box.x + box.width <= x || box.x >= x + wide || box.y + box.height <= y || box.y >= y + high
      expect(isApart, JSON.stringify({ box, x, y })).toBe(true)
    }
    await page.context().close()
  })

test('the banner comes after the first paint, and moves nothing', async ({ browser }) => {
  for (const [options, path] of [
    [PHONE, ''],
    [PHONE, 'de/'],
    [DESK, ''],
    [DESK, 'de/Contact_us/'],
  ] as const) {
    const page = await visit(browser, installation, path, options)
    await risen(page)
    const { moved, painted, asked } = await page.evaluate(
      () =>
        new Promise<{ moved: string[]; painted: number; asked: number }>((resolve) => {
          const moved: string[] = []
          type Rect = { x: number; y: number; width: number; height: number }
          type Shift = { sources: { node?: Element; previousRect: Rect; currentRect: Rect }[] }
          const place = ({ x, y, width, height }: Rect) => [x, y, width, height].map(Math.round).join(' ')
          new PerformanceObserver((list) => {
            for (const { sources } of list.getEntries() as unknown as Shift[])
              for (const { node, previousRect, currentRect } of sources)
                if (node?.parentElement?.closest('.consent, .floating-buttons') || node?.matches?.('.floating > *'))
                  moved.push(`${node.className || node.nodeName}: ${place(previousRect)} → ${place(currentRect)}`)
          }).observe({ type: 'layout-shift', buffered: true })
          const [paint] = performance.getEntriesByName('first-contentful-paint')
          const fetched = performance.getEntriesByType('resource').find(({ name }) => name.includes('/widgets/consent'))
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve({ moved, painted: paint?.startTime ?? 0, asked: fetched?.startTime ?? 0 }),
            ),
          )
        }),
    )
    expect(moved, path).toEqual([])
    expect(asked, path).toBeGreaterThan(painted)
    await page.context().close()
  }
})

test('what floats stands where it will while the end of the page is still on its way', async ({ browser }) => {
  const page = await visit(browser, installation, 'de/Contact_us/')
  await risen(page)
  const placeOf = () => boxOf(page, '.floating-buttons')
  const before = await placeOf()
  expect(await boxOf(page, '.report-bar')).toMatchObject({ height: 48, y: 852 })
  await page.evaluate(() => document.querySelector('.report-bar')?.remove())
  expect(await placeOf()).toEqual(before)
  await page.context().close()
})

for (const [path, options] of [
  ['', PHONE],
  ['de/', PHONE],
  ['', DESK],
  ['de/', DESK],
] as const) {
  test(`banner and popup of /${path} have no accessibility fault at ${options.viewport?.width} px`, async ({
    browser,
  }) => {
    const page = await visit(browser, installation, path, { ...options, reducedMotion: 'reduce' })
    await banner(page).waitFor()
    await expectNoFaults(page)
    await press(page, 'settings')
    await popup(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    await expectNoFaults(page)
    await page.context().close()
  })
}

test('with reduced motion the popup only fades, for 100 ms', async ({ browser }) => {
  const page = await visit(browser, installation, '', { ...DESK, reducedMotion: 'reduce' })
  await press(page, 'settings')
  const [translate, durations] = await popup(page).evaluate((dialog) => {
    const style = getComputedStyle(dialog)
    return [style.translate, style.transitionDuration]
  })
  expect(translate).toMatch(/^(0px|none)$/)
  expect(durations).toMatch(/^0\.1s(, 0\.1s)*$/)
  await page.context().close()
})
