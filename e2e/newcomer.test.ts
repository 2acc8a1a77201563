import { expect, type Page, test } from '@playwright/test'
import { ask } from './asking.ts'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'

let installation: Installation

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  installation = await startInstallation()
  const page = await openHome(browser, installation, '/sites')
  const api = `http://localhost:${installation.port}/api/v1`
  // A newcomer has nothing.
  await page.request.delete(`${api}/sites/hotel`)
  // The first look at a starter has its photographs encoded, which takes a busy machine its time.
  await page.request.get(`${api}/starters/cafe/still`, { timeout: 120_000 })
  await page.context().close()
})
test.afterAll(() => installation.stop())

const NAME = 'Dar Salma'
const PHONE = '+90 555 010 20 30'

/** What a hand does; each of the three ways has its own. */
interface Hand {
  answer(page: Page, kind: string): Promise<void>
  /** Asks the steps to lead to a text, and writes over it. */
  write(page: Page, step: 'name' | 'phone', text: string): Promise<void>
  /** Whether the name is given on the page, after "I have no name yet", and not in the wizard. */
  readonly namesLater?: true
  publish(page: Page): Promise<void>
}

/** From nothing to a published site: the four questions, a phone number, Publish. */
async function begin(page: Page, kind: string, hand: Hand): Promise<number> {
  await page.goto(`http://localhost:${installation.port}/`)
  await expect(page).toHaveURL(/\/sites(\/new)?$/)
  if (!page.url().endsWith('/new')) await page.goto(`http://localhost:${installation.port}/sites/new`)
  await expect(page.getByLabel('Name of the business')).toBeVisible({ timeout: 30_000 })
  const began = Date.now()
  await hand.answer(page, kind)
  await expect(page).toHaveURL(/\/edit\//, { timeout: 30_000 })
  await expect(page.frameLocator('iframe').locator('[data-section]').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[data-checklist]')).toBeVisible()
  if (hand.namesLater) {
    await expectUnnamed(page)
    await hand.write(page, 'name', NAME)
    await expect(page.locator('[data-notices]')).toContainText('footer')
  }
  await hand.write(page, 'phone', PHONE)
  await hand.publish(page)
  await expect(page.locator('[data-publish]')).toHaveAttribute('data-publish', /done|up-to-date/, { timeout: 20_000 })
  return Date.now() - began
}

/** Who publishes without a name is asked first, and led to where it stands. */
async function expectUnnamed(page: Page): Promise<void> {
  await page.locator('[data-publish]').click()
  const row = page.locator('[data-finding="sample-left"]', { hasText: 'no name of its own yet: \u2068My site' })
  await row.getByRole('button', { name: /^Show/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[data-bar]')).toBeVisible()
}

/** Every page that was published reads as the newcomer left it, in both languages. */
async function expectPublished(page: Page, paths: readonly string[]): Promise<void> {
  const [, id = ''] = /\/edit\/([^/]+)\//.exec(page.url()) ?? []
  const sites = await (await page.request.get(`http://localhost:${installation.port}/api/v1/sites`)).json()
  const site = sites.find((one: { id: string }) => one.id === id)
  expect(site).toMatchObject({ name: NAME, publishedRevision: site.revision })
  const host = new URL(site.address).hostname
  for (const path of paths) {
    const { status, text } = await ask(installation.port, path, { host })
    expect(status, path).toBe(200)
    expect(text, path).toContain(NAME)
    expect(text, path).not.toMatch(/Hayl|Studio Khatt|Yasmin|هَيْل/)
    if (path.includes('Visit')) expect(text.replaceAll(/\s/g, ' '), path).toContain(PHONE)
  }
}

const say = (way: string, took: number) => console.log(`newcomer ${way}: ${(took / 1000).toFixed(1)} s to published`)

test('[U46] [EDIT-2] a newcomer publishes a site of two pages by mouse', async ({ browser }) => {
  const page = await openHome(browser, installation, '/', { locale: 'en-GB' })
  const took = await begin(page, 'cafe', {
    namesLater: true,
    async answer(page, kind) {
      await page.getByRole('button', { name: 'I have no name yet' }).click()
      await page.locator('[data-trade="food"]').click()
      await page.locator(`[data-kind="${kind}"]`).click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.locator('[data-language="ar"]').click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.locator('[data-color="sea"]').click()
      await page.getByRole('button', { name: 'Open my site' }).click()
    },
    async write(page, step, text) {
      await page.locator(`[data-step="${step}"] [aria-expanded]`).click()
      await page.locator(`[data-step="${step}"]`).getByRole('button', { name: 'Show' }).click()
      const field = page.frameLocator('iframe').locator('[contenteditable]')
      await expect(field).toBeFocused()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
      await page.locator('[data-checklist] h2').click()
      await page.locator('[data-bar]').click({ position: { x: 700, y: 4 } })
      await expect(page.locator(`[data-step="${step}"]`)).toHaveAttribute('data-done')
    },
    async publish(page) {
      await page.locator('[data-publish]').click()
      const list = page.locator('[data-publish-dialog]')
      await expect(list).toContainText('still belong to the sample')
      // What is kept on purpose leaves the list.
      const rows = list.locator('[data-finding="sample-left"]')
      await expect(list).not.toContainText('no name of its own')
      for (const text of ['07:00-23:00 · 15:00-24:00', 'We are on Mulberry Street', '10 · 240 · 3', '1962']) {
        await expect(rows.filter({ hasText: text })).toHaveCount(1)
      }
      const before = await rows.count()
      await list.getByRole('button', { name: /^Keep: .*ahlan@hayl\.example/ }).click()
      await expect(rows).toHaveCount(before - 1)
      await expect(list).not.toContainText(PHONE)
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    },
  })
  await expectPublished(page, ['/', '/Visit/', '/ar/', '/ar/Visit/'])
  await expect(page.locator('[data-step][data-done]')).toHaveCount(4)
  say('by mouse', took)
  await page.context().close()
})

test('[U46] [EDIT-2] [U43] a newcomer publishes a site by keyboard alone', async ({ browser }) => {
  const page = await openHome(browser, installation, '/', { locale: 'en-GB' })
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const tabTo = async (name: RegExp, key = 'Tab') => {
    for (let turn = 0; turn < 80; turn += 1) {
      if (name.test(await focused())) return
      await page.keyboard.press(key)
    }
    throw new Error(`Tab does not come to ${name}.`)
  }
  const took = await begin(page, 'cafe', {
    async answer(page) {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.type(NAME)
      await expect(page.getByLabel('Address of the site')).toHaveValue(/^dar-salma/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('What kind of business is it?')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('[data-trade="food"] input')).toBeChecked()
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('[data-kind="cafe"] input')).toBeChecked()
      await tabTo(/Continue/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(page.locator('[data-language="ar"] input')).toBeChecked()
      await tabTo(/Continue/)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('[data-color="garden"] input')).toBeChecked()
      await tabTo(/Open my site/)
      await page.keyboard.press('Enter')
    },
    async write(page, step, text) {
      const line = page.locator(`[data-step="${step}"] [aria-expanded]`)
      // From the page to the bar, and on to the steps.
      await expect(async () => {
        await page.keyboard.press('F6')
        await expect(page.locator('[data-checklist]')).toBeFocused({ timeout: 200 })
      }).toPass()
      await tabTo(step === 'name' ? /Name your/ : /phone number/)
      await page.keyboard.press('Enter')
      await expect(line).toHaveAttribute('aria-expanded', 'true')
      await tabTo(/^Show/)
      await page.keyboard.press('Enter')
      await expect(page.frameLocator('iframe').locator('[contenteditable]')).toBeFocused()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
      await page.keyboard.press('Escape')
      await expect(page.locator(`[data-step="${step}"]`)).toHaveAttribute('data-done')
    },
    async publish(page) {
      await expect(async () => {
        await page.keyboard.press('F6')
        await expect(page.locator('[data-checklist]')).toBeFocused({ timeout: 200 })
      }).toPass()
      await tabTo(/^Publish/)
      await page.keyboard.press('Enter')
      await tabTo(/^Show/)
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-publish]')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-publish-dialog]')).toContainText('still belong to the sample')
      await tabTo(/^Publish$/)
      await page.keyboard.press('Enter')
    },
  })
  await expectPublished(page, ['/', '/Visit/', '/ar/', '/ar/Visit/'])
  say('by keyboard', took)
  await page.context().close()
})

test('[U46] [EDIT-2] a newcomer publishes a site on a phone', async ({ browser }) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'en-GB' }
  const page = await openHome(browser, installation, '/', phone)
  const took = await begin(page, 'cafe', {
    async answer(page, kind) {
      await page.getByLabel('Name of the business').fill(NAME)
      await page.getByRole('button', { name: 'Continue' }).tap()
      await page.locator('[data-trade="food"]').tap()
      await page.locator(`[data-kind="${kind}"]`).tap()
      await page.getByRole('button', { name: 'Continue' }).tap()
      await page.locator('[data-language="ar"]').tap()
      await page.getByRole('button', { name: 'Continue' }).tap()
      await page.getByRole('button', { name: 'Open my site' }).tap()
    },
    async write(page, step, text) {
      await page.locator('[data-checklist="small"]').tap()
      await page.locator(`[data-step="${step}"] [aria-expanded]`).tap()
      await page.locator(`[data-step="${step}"]`).getByRole('button', { name: 'Show' }).tap()
      await expect(page.frameLocator('iframe').locator('[contenteditable]')).toBeFocused()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
      await page.getByRole('button', { name: 'Done' }).tap()
      await page.locator('[data-checklist="small"]').tap()
      await expect(page.locator(`[data-step="${step}"]`)).toHaveAttribute('data-done')
      await page.getByRole('button', { name: 'Minimise' }).tap()
    },
    async publish(page) {
      await page.locator('[data-publish]').tap()
      await expect(page.locator('[data-publish-dialog]')).toContainText('still belong to the sample')
      await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).tap()
    },
  })
  await expectPublished(page, ['/', '/Visit/', '/ar/', '/ar/Visit/'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  say('on a phone', took)
  await page.context().close()
})
