import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { DESK, expectNoFaults, PHONE } from './visitor.ts'

const hotel = JSON.parse(readFileSync(join(import.meta.dirname, '../examples/hotel/site.json'), 'utf8'))
const LANGUAGES = ['ar', 'en', 'tr', 'de', 'fr']
const PATHS = ['', 'Rooms/', 'Restaurant/', 'Events/', 'Contact_us/']
const pathIn = (language: string, path: string) => (language === 'ar' ? path : `${language}/${path}`)
/** The words of the hotel's owner. */
const wordsIn = (language: string) =>
  language === 'ar' ? hotel.cookies.gdpr : hotel.translations[language].cookies.gdpr
const DAY = 24 * 60 * 60
const ALL = { analytics: true, marketing: true, functional: true }
const NONE = { analytics: false, marketing: false, functional: false }

let installation: Installation
let owner: Awaited<ReturnType<typeof ownerOf>>
test.beforeAll(async () => {
  installation = await startInstallation()
  owner = await ownerOf(installation)
})
test.afterAll(() => installation.stop())

async function visit(browser: Browser, path = '', options: BrowserContextOptions = DESK): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  page.on('pageerror', (error) => expect(error.message, 'no script fails').toBe(''))
  await page.goto(installation.siteAddress + path)
  return page
}

const banner = (page: Page) => page.locator('.floating .consent')
const popup = (page: Page) => page.locator('.consent-popup')
const press = (page: Page, choice: string) => page.locator(`[data-choice="${choice}"]`).click()
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.cookieSettings ?? 'null'))
const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'hotel')
const switches = (page: Page) =>
  page
    .locator('.switch')
    .evaluateAll((all) => (all as HTMLInputElement[]).map(({ name, checked }) => [name, checked] as const))
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!

/** Answers by a press that loads the page again. */
async function choose(page: Page, choice: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), press(page, choice)])
}

for (const language of LANGUAGES) {
  test(`[COOKIE-1] [COOKIE-2] every page asks in ${language}, in the words of its owner, while nothing is answered`, async ({
    browser,
  }) => {
    const words = wordsIn(language)
    for (const path of PATHS) {
      const page = await visit(browser, pathIn(language, path), PHONE)
      await expect(banner(page).locator('p')).toHaveText(`${words.consentText} ${words.privacyPolicyBtn.name}`)
      await expect(banner(page).locator('button')).toHaveText([
        words.settingsBtn.name,
        words.declineBtn.name,
        words.acceptBtn.name,
      ])
      await expect(banner(page).locator('a')).toHaveAttribute('href', /\/Contact_us\/#comp-contact-details$/)
      await page.context().close()
    }
  })
}

test('[COOKIE-1] nobody is asked again while the cookie named after the site is there, and nothing is fetched for it', async ({
  browser,
}) => {
  const page = await visit(browser)
  await choose(page, 'accept')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of PATHS) {
    await page.goto(installation.siteAddress + path, { waitUntil: 'load' })
    await expect(page.locator('i[data-island="consent"]')).toHaveCount(1)
  }
  expect(asked.filter((path) => path.startsWith('/widgets/'))).toEqual([])
  await expect(banner(page)).toHaveCount(0)
  await page.context().clearCookies()
  await page.reload()
  await expect(banner(page)).toBeVisible()
  await page.context().close()
})

for (const [choice, settings] of [
  ['accept', ALL],
  ['decline', NONE],
] as const) {
  test(`[COOKIE-3] [COOKIE-4] '${choice}' is kept for 100 days for the whole site, and the page loads again`, async ({
    browser,
  }) => {
    const page = await visit(browser, 'en/Rooms/')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await choose(page, choice)
    expect(await page.evaluate(() => 'isSame' in window)).toBe(false)
    expect(await page.evaluate(() => localStorage.cookieSettings)).toBe(JSON.stringify(settings))
    const cookie = await cookieOf(page)
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, domain: 'hotel.localhost' })
    expect(Math.abs(cookie!.expires - Date.now() / 1000 - 100 * DAY)).toBeLessThan(60)
    await expect(banner(page)).toHaveCount(0)
    await page.context().close()
  })
}

test('[COOKIE-4] on https the cookie is a secure one', async ({ browser }) => {
  const page = await (await browser.newContext(DESK)).newPage()
  await page.route('https://hotel.example/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const response = await route.fetch({
      url: `http://127.0.0.1:${installation.port}${pathname}`,
      headers: { ...route.request().headers(), host: `hotel.localhost:${installation.port}` },
    })
    await route.fulfill({ response })
  })
  await page.goto('https://hotel.example/')
  await choose(page, 'accept')
  expect(await cookieOf(page)).toMatchObject({ secure: true, sameSite: 'Lax', path: '/', domain: 'hotel.example' })
  await page.context().close()
})

test('[COOKIE-3] the popup has a toggle for each category but the essential one, all on at first, and keeps what is chosen', async ({
  browser,
}) => {
  const page = await visit(browser, 'de/')
  const { settings } = wordsIn('de')
  await press(page, 'settings')
  await expect(popup(page).locator('h2')).toHaveText(settings.title)
  await expect(popup(page).locator('form > p')).toHaveText(settings.description)
  await expect(popup(page).locator('li b')).toHaveText(settings.categories.map(({ title }: { title: string }) => title))
  await expect(popup(page).locator('li').first()).toContainText('Immer')
  expect(await switches(page)).toEqual([
    ['analytics', true],
    ['marketing', true],
    ['functional', true],
  ])
  await page.getByLabel('Marketing').uncheck()
  await expect(popup(page).locator('[data-choice="confirm"]')).toHaveText(settings.confirmBtnName)
  await choose(page, 'confirm')
  expect(await stored(page)).toEqual({ ...ALL, marketing: false })
  expect((await cookieOf(page))?.value).toBe('101')
  await page.context().close()
})

test('[COOKIE-3] the footer leads back to the popup, which shows what was chosen and changes it', async ({
  browser,
}) => {
  const page = await visit(browser, 'en/', PHONE)
  await choose(page, 'decline')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await expect(popup(page)).toBeVisible()
  expect((await switches(page)).map(([, isOn]) => isOn)).toEqual([false, false, false])
  await page.getByLabel('Functional').check()
  await press(page, 'cancel')
  await expect(popup(page)).toBeHidden()
  expect(await stored(page)).toEqual(NONE)
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await expect(page.getByLabel('Functional')).not.toBeChecked()
  await page.getByLabel('Functional').check()
  await choose(page, 'confirm')
  expect(await stored(page)).toEqual({ ...NONE, functional: true })
  await page.context().close()
})

test('[COOKIE-5] the popup comes and goes within 300 ms, and closes by a press outside, by Escape and by its button', async ({
  browser,
}) => {
  const page = await visit(browser)
  const motions = () =>
    popup(page).evaluate((dialog) =>
      dialog
        .getAnimations()
        .map((animation) => [(animation as CSSTransition).transitionProperty, animation.effect!.getTiming().duration])
        .toSorted(),
    )
  const expected = [
    ['opacity', 300],
    ['translate', 300],
  ]
  const opener = page.locator('[data-choice="settings"]')
  await banner(page).waitFor()
  for (const close of [
    () => page.mouse.click(20, 450),
    () => page.keyboard.press('Escape'),
    () => press(page, 'cancel'),
  ]) {
    await opener.click()
    expect(await motions()).toEqual(expect.arrayContaining(expected))
    await popup(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    await page.getByLabel(wordsIn('ar').settings.categories[1].title).focus()
    // A press inside, and one that only ends outside, close nothing.
    await popup(page).locator('h2').click()
    await expect(popup(page)).toHaveJSProperty('open', true)
    await close()
    await expect(popup(page)).toHaveJSProperty('open', false)
    await expect(popup(page)).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await opener.click()
  await popup(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
  const leaving = await popup(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close()
    return [
      getComputedStyle(dialog).display,
      ...dialog.getAnimations().map(({ effect }) => effect!.getTiming().duration),
    ]
  })
  expect(leaving[0]).toBe('block')
  expect(new Set(leaving.slice(1))).toEqual(new Set([300]))
  await page.context().close()
})

test('[COOKIE-5] the keyboard stays in the popup while it is open', async ({ browser }) => {
  const page = await visit(browser, 'en/')
  await press(page, 'settings')
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
    const page = await visit(browser, 'de/', { viewport: { width, height: 800 }, reducedMotion: 'reduce' })
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
    const page = await visit(browser, 'de/', { viewport: { width, height: 800 } })
    await banner(page).waitFor()
    const text = await boxOf(page, '.consent > p')
    const buttons = await boxOf(page, '.consent-buttons')
    expect(buttons.y >= text.y + text.height, `${width} px`).toBe(!isRow)
    expect((await boxOf(page, '.consent')).width).toBe(width)
    await page.context().close()
  }
})

test('declining is as easy to hit as accepting', async ({ browser }) => {
  const page = await visit(browser, '', PHONE)
  await banner(page).waitFor()
  const accept = await boxOf(page, '[data-choice="accept"]')
  const decline = await boxOf(page, '[data-choice="decline"]')
  expect([decline.width, decline.height, decline.y]).toEqual([accept.width, accept.height, accept.y])
  expect(accept.height).toBe(48)
  await page.context().close()
})

test('[COOKIE-4] what has been typed into a form is still there after the choice', async ({ browser }) => {
  const page = await visit(browser, 'en/Contact_us/')
  await banner(page).waitFor()
  const fields = page.locator('main form').locator('input:visible, textarea:visible')
  await fields.nth(0).fill('Nour')
  await fields.nth(1).fill('nour@example.org')
  await page.locator('main form textarea').fill('Two nights\nfor three, please.')
  await choose(page, 'decline')
  await expect(fields.nth(0)).toHaveValue('Nour')
  await expect(fields.nth(1)).toHaveValue('nour@example.org')
  await expect(page.locator('main form textarea')).toHaveValue('Two nights\nfor three, please.')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.context().close()
})

for (const [what, block] of [
  [
    'throw',
    () => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny })
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny })
    },
  ],
  [
    'keep nothing',
    () => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`[COOKIE-4] where cookies and storage ${what}, the banner closes, the page lives, and the next page asks again`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext(DESK)).newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript(block)
    await page.goto(`${installation.siteAddress}en/`)
    await press(page, 'accept')
    await expect(banner(page)).toHaveCount(0)
    await page.locator('.messenger').click()
    await expect(page.locator('.flyout')).toBeVisible()
    await page.goto(`${installation.siteAddress}en/Rooms/`)
    await expect(banner(page)).toBeVisible()
    expect(errors).toEqual([])
    await page.context().close()
  })
}

test('[COOKIE-4] where storage alone is blocked, the cookie still says what was chosen', async ({ browser }) => {
  const page = await (await browser.newContext(DESK)).newPage()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto(`${installation.siteAddress}en/`)
  await press(page, 'settings')
  await page.getByLabel('Analytics').uncheck()
  await choose(page, 'confirm')
  expect((await cookieOf(page))?.value).toBe('011')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  expect((await switches(page)).map(([, isOn]) => isOn)).toEqual([false, true, true])
  await page.context().close()
})

test('the banner comes after the first paint, and moves nothing', async ({ browser }) => {
  for (const [options, path] of [
    [PHONE, ''],
    [PHONE, 'de/'],
    [DESK, ''],
    [DESK, 'de/Contact_us/'],
  ] as const) {
    const page = await visit(browser, path, options)
    await banner(page).waitFor()
    await page
      .locator('.floating-buttons')
      .evaluate((row) => Promise.all(row.getAnimations().map((one) => one.finished)))
    const { shift, painted, asked } = await page.evaluate(
      () =>
        new Promise<{ shift: number; painted: number; asked: number }>((resolve) => {
          let shift = 0
          type Shift = { value: number; sources: { node?: Element }[] }
          new PerformanceObserver((list) => {
            for (const { value, sources } of list.getEntries() as unknown as Shift[])
              if (sources.some(({ node }) => node?.parentElement?.closest('.floating') || node?.matches?.('.floating')))
                shift += value
          }).observe({ type: 'layout-shift', buffered: true })
          const [paint] = performance.getEntriesByName('first-contentful-paint')
          const fetched = performance.getEntriesByType('resource').find(({ name }) => name.includes('/widgets/consent'))
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve({ shift, painted: paint?.startTime ?? 0, asked: fetched?.startTime ?? 0 }),
            ),
          )
        }),
    )
    expect(shift, path).toBe(0)
    expect(asked, path).toBeGreaterThan(painted)
    await page.context().close()
  }
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
    const page = await visit(browser, path, { ...options, reducedMotion: 'reduce' })
    await banner(page).waitFor()
    await expectNoFaults(page)
    await press(page, 'settings')
    await popup(page).evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    await expectNoFaults(page)
    await page.context().close()
  })
}

test('with reduced motion the popup only fades, for 100 ms', async ({ browser }) => {
  const page = await visit(browser, '', { ...DESK, reducedMotion: 'reduce' })
  await press(page, 'settings')
  const [translate, durations] = await popup(page).evaluate((dialog) => {
    const style = getComputedStyle(dialog)
    return [style.translate, style.transitionDuration]
  })
  expect(translate).toMatch(/^(0px|none)$/)
  expect(durations).toMatch(/^0\.1s(, 0\.1s)*$/)
  await page.context().close()
})

test('without JavaScript nothing asks, and no button promises what it cannot do', async ({ browser }) => {
  const page = await visit(browser, 'en/', { ...DESK, javaScriptEnabled: false })
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden()
  await expect(banner(page)).toHaveCount(0)
  await page.context().close()
})

test('[COOKIE-3] where the owner lets toggles start off, they do', async ({ browser }) => {
  await owner.set({ field: 'gdprConsent/settings/startsOff', value: true })
  const page = await visit(browser, 'fr/')
  await press(page, 'settings')
  expect((await switches(page)).map(([, isOn]) => isOn)).toEqual([false, false, false])
  await choose(page, 'confirm')
  expect(await stored(page)).toEqual(NONE)
  await page.context().close()
})

test('[COOKIE-1] [COOKIE-2] the simple mode is a notice with one button, and the footer leads to the popup', async ({
  browser,
}) => {
  await owner.set(
    { field: 'gdprConsent/isVisible', value: false },
    { field: 'simpleConsent/isVisible', value: true },
    { field: 'simpleConsent/consentText', language: 'en', value: 'We use cookies.' },
  )
  const page = await visit(browser, 'en/')
  await expect(banner(page).locator('p')).toHaveText('We use cookies. Privacy')
  await expect(banner(page).locator('button')).toHaveText(['Accept all'])
  await choose(page, 'accept')
  expect(await stored(page)).toEqual(ALL)
  expect((await cookieOf(page))?.value).toBe('111')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await expect(popup(page)).toBeVisible()
  await page.context().close()
})

test('[COOKIE-1] where neither is visible nobody is asked, and a page carries nothing of it', async ({ browser }) => {
  await owner.set({ field: 'gdprConsent/isVisible', value: false }, { field: 'simpleConsent/isVisible', value: false })
  const page = await visit(browser, 'en/')
  await expect(page.locator('[data-island="consent"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0)
  await page.context().close()
})
