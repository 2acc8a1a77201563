import { expect, type Page, test } from '@playwright/test'
import { banner, popup, press, visit, wordsIn } from './consent.ts'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { DESK, PHONE } from './visitor.ts'

const LANGUAGES = ['ar', 'en', 'tr', 'de', 'fr']
const PATHS = ['', 'Rooms/', 'Restaurant/', 'Events/', 'Contact_us/']
const pathIn = (language: string, path: string) => (language === 'ar' ? path : `${language}/${path}`)
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

const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.cookieSettings ?? 'null'))
const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'hotel')
const switches = (page: Page) =>
  page
    .locator('.switch')
    .evaluateAll((all) => (all as HTMLInputElement[]).map(({ name, checked }) => [name, checked] as const))

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
      const page = await visit(browser, installation, pathIn(language, path), PHONE)
      await expect(banner(page).locator('p')).toHaveText(`${words.consentText} ${words.privacyPolicyBtn.name}`)
      await expect(banner(page).locator('button')).toHaveText([
        words.declineBtn.name,
        words.acceptBtn.name,
        words.settingsBtn.name,
      ])
      await expect(banner(page).locator('a')).toHaveAttribute('href', /\/Contact_us\/#comp-contact-details$/)
      await page.context().close()
    }
  })
}

test('[COOKIE-1] nobody is asked again while the cookie named after the site is there, and nothing is fetched for it', async ({
  browser,
}) => {
  const page = await visit(browser, installation)
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
    const page = await visit(browser, installation, 'en/Rooms/')
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
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})

test('[COOKIE-3] the popup has a toggle for each category but the essential one, all on at first, and keeps what is chosen', async ({
  browser,
}) => {
  const page = await visit(browser, installation, 'de/')
  const { settings } = wordsIn('de')
  await press(page, 'settings')
  await expect(popup(page)).toBeVisible()
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
  const page = await visit(browser, installation, 'en/', PHONE)
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

test('[COOKIE-4] what has been typed into a form is still there after the choice', async ({ browser }) => {
  const page = await visit(browser, installation, 'en/Contact_us/')
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
  await expect(popup(page)).toBeVisible()
  expect((await switches(page)).map(([, isOn]) => isOn)).toEqual([false, true, true])
  await page.context().close()
})

test('[COOKIE-1] the banner comes even where something else is pressed while scripts are still on their way', async ({
  browser,
}) => {
  const page = await (await browser.newContext(DESK)).newPage()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/scripts/rest-*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${installation.siteAddress}en/`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.locator('.report-bar a').click()
  letGo()
  await expect(page.locator('dialog.report').first()).toBeVisible()
  await expect(banner(page)).toBeVisible()
  await page.context().close()
})

test('without JavaScript nothing asks, and no button promises what it cannot do', async ({ browser }) => {
  const page = await visit(browser, installation, 'en/', { ...DESK, javaScriptEnabled: false })
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden()
  await expect(banner(page)).toHaveCount(0)
  await page.context().close()
})

test('[COOKIE-3] where the owner lets toggles start off, they do', async ({ browser }) => {
  await owner.set({ field: 'gdprConsent/settings/startsOff', value: true })
  const page = await visit(browser, installation, 'fr/')
  await press(page, 'settings')
  await expect(popup(page)).toBeVisible()
  expect((await switches(page)).map(([, isOn]) => isOn)).toEqual([false, false, false])
  await choose(page, 'confirm')
  expect(await stored(page)).toEqual(NONE)
  await page.context().close()
})

test('[COOKIE-1] [COOKIE-2] the simple mode shows the buttons that are switched on, and the footer leads to the popup', async ({
  browser,
}) => {
  await owner.set(
    { field: 'gdprConsent/isVisible', value: false },
    { field: 'simpleConsent/isVisible', value: true },
    { field: 'simpleConsent/consentText', language: 'en', value: 'We use cookies.' },
    { field: 'simpleConsent/declineBtn/isVisible', value: true },
    { field: 'simpleConsent/settingsBtn/isVisible', value: false },
  )
  const page = await visit(browser, installation, 'en/')
  await expect(banner(page).locator('p')).toHaveText('We use cookies. Privacy')
  await expect(banner(page).locator('button')).toHaveText(['Decline', 'Accept all'])
  await choose(page, 'accept')
  expect(await stored(page)).toEqual(ALL)
  expect((await cookieOf(page))?.value).toBe('111')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await expect(popup(page)).toBeVisible()
  await page.context().close()
})

test('[COOKIE-1] where neither is visible nobody is asked, and a page carries nothing of it', async ({ browser }) => {
  await owner.set({ field: 'gdprConsent/isVisible', value: false }, { field: 'simpleConsent/isVisible', value: false })
  const page = await visit(browser, installation, 'en/')
  await expect(page.locator('[data-island="consent"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0)
  await page.context().close()
})
