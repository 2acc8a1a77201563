import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { closeEditors, openEditor, typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

/** The site as the server has it. */
async function storedSite(context: BrowserContext): Promise<string> {
  const answer = await context.request.get(`http://localhost:${installation.port}/api/v1/sites/hotel/document`)
  return answer.text()
}

/** From here on the server knows nobody. */
async function endSession(page: Page): Promise<void> {
  await page.route('**/api/v1/**', (route) =>
    route.fulfill({ status: 401, json: { status: 401, message: 'Sign in.', code: 'sign-in-needed' } }),
  )
}

for (const [language, template, field] of [
  ['ar', 'Header13', 'title'],
  ['en', 'Header13', 'title'],
] as const) {
  test(`[U35] a network that fails in the middle of a word loses nothing, in ${language}`, async ({ browser }) => {
    const { page, text, save } = await openEditor(browser, installation, { at: `/?lang=${language}`, ui: language })
    const words = language === 'ar' ? 'بيت على الطريق' : 'A house by the road'
    await text(template, field).click()
    await page.keyboard.press('Control+a')
    for (const [at, letter] of [...words].entries()) {
      if (at === 4) await page.context().setOffline(true)
      await page.keyboard.type(letter)
    }
    await page.keyboard.press('Escape')
    await expect(save).toHaveAttribute('data-save', 'offline')
    await expect(text(template, field)).toHaveText(words)
    await page.context().setOffline(false)
    await expect(save).toHaveAttribute('data-save', 'saved')
    expect(await storedSite(page.context())).toContain(words)
  })
}

test('[U35] what goes back to the stored text before everything has arrived is kept too', async ({ browser }) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/?lang=fr' })
  const title = text('Header13', 'title')
  const stored = (await title.textContent()) ?? ''
  const retype = async (words: string) => {
    await title.click()
    await typeOver(page, words)
    await page.keyboard.press('Escape')
  }
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/assets\/changes-/, async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await retype('Autre titre')
  await retype(stored)
  arrive()
  await expect(save).toHaveAttribute('data-save', 'saved')
  await page.reload()
  await expect(title).toHaveText(stored)
})

test('[U35] going offline before everything has arrived keeps the editor and the work', async ({ browser }) => {
  const opened = await openEditor(browser, installation, { at: '/Events/?lang=de' })
  const { page, text, save } = opened
  // A fresh tab whose later parts cannot be had.
  await page.route(/assets\/(later-parts|changes)-/, (route) => route.abort())
  await page.reload()
  await text('Header13', 'title').click()
  await typeOver(page, 'Feste im Hof')
  await page.keyboard.press('Escape')
  await expect(save).toHaveAttribute('data-save', /failing|unreachable/)
  await page.unroute(/assets\/(later-parts|changes)-/)
  await page.reload()
  await expect(text('Header13', 'title')).toHaveText('Feste im Hof')
  await expect(save).toHaveAttribute('data-save', 'saved')
  expect(await storedSite(page.context())).toContain('Feste im Hof')
})

test('[U35] parts that could not be had at first are asked for again', async ({ browser }) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/Events/?lang=tr' })
  await page.route(/assets\/(later-parts|changes)-/, (route) => route.abort())
  await page.reload()
  await text('Header13', 'title').click()
  await typeOver(page, 'Avluda bir gece')
  await page.keyboard.press('Escape')
  await expect(save).toHaveAttribute('data-save', /failing|unreachable/)
  await page.unroute(/assets\/(later-parts|changes)-/)
  await expect(save).toHaveAttribute('data-save', 'saved', { timeout: 20_000 })
  expect(await storedSite(page.context())).toContain('Avluda bir gece')
})

test('[U35] [U43] copy, cut, paste and Alt+F10 pressed before the later parts are there are done when they come', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/Restaurant/?lang=ar', ui: 'ar' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const sections = canvas.locator('main > [data-section]')
  const count = await sections.count()
  const text = canvas.locator('[data-template="Text3"]')
  const copies = await text.count()
  let arrive = () => {}
  let held = new Promise<void>(() => {})
  await page.route(/assets\/later-parts-/, async (route) => {
    await held
    await route.continue()
  })
  const saved = () => expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
  const reload = async () => {
    // Else the page that comes first still has what was cut out.
    await saved()
    held = new Promise((resolve) => {
      arrive = resolve
    })
    await page.reload()
    await text.first().click({ position: { x: 4, y: 4 } })
    await saved()
  }
  await reload()
  for (const key of ['Control+KeyC', 'Control+KeyV', 'Alt+F10']) await page.keyboard.press(key)
  await expect(text).toHaveCount(copies)
  arrive()
  await expect(text).toHaveCount(copies + 1)
  await expect(sections).toHaveCount(count + 1)
  await reload()
  await page.keyboard.press('Control+KeyX')
  await expect(sections).toHaveCount(count + 1)
  arrive()
  await expect(sections).toHaveCount(count)
  // The page's first listener hands over when all others are there already.
  const handed = Promise.withResolvers<void>()
  await page.route(/assets\/hand-over-/, async (route) => {
    await handed.promise
    await route.continue()
  })
  await reload()
  await page.keyboard.press('Alt+F10')
  arrive()
  await expect(page.locator('[data-opens=settings]')).toBeVisible()
  handed.resolve()
  await expect(page.getByRole('toolbar').locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+KeyV')
  await expect(sections).toHaveCount(count + 1)
})

test('[U35] [U43] copy and paste pressed while only the page’s first listener waits bring the section once', async ({
  browser,
}) => {
  const { page, canvas, save } = await openEditor(browser, installation, { at: '/Restaurant/?lang=ar', ui: 'ar' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => navigator.clipboard.writeText('what was copied elsewhere'))
  const text = canvas.locator('[data-template="Text3"]')
  const words = ((await text.first().locator('h2').first().textContent()) ?? '').trim()
  const copies = await text.count()
  const handed = Promise.withResolvers<void>()
  await page.route(/assets\/hand-over-/, async (route) => {
    await handed.promise
    await route.continue()
  })
  await page.reload()
  await text.first().click({ position: { x: 4, y: 4 } })
  for (const key of ['Control+KeyC', 'Control+KeyV']) await page.keyboard.press(key)
  await expect(page.locator('[data-opens=settings]')).toBeVisible()
  await expect(text).toHaveCount(copies)
  handed.resolve()
  await expect(text).toHaveCount(copies + 1)
  await expect.poll(clipboard).toContain(words)
  await expect(save).toHaveAttribute('data-save', 'saved')
  await expect(text).toHaveCount(copies + 1)
})

test('[U35] a change the site no longer takes waits in the tray until it is copied or discarded', async ({
  browser,
}) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/Contact_us/?lang=en' })
  await page.route('**/operations*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const { changes, base } = route.request().postDataJSON()
    return route.fulfill({
      status: 422,
      json: {
        ...{ status: 422, message: 'Gone.', code: 'section-missing', change: changes[0].id },
        ...{ refusals: [], revision: base, changes: [], missed: [] },
      },
    })
  })
  const title = text('Contact', 'title')
  const before = (await title.textContent())!
  await title.click()
  await typeOver(page, 'Words nobody may lose')
  await page.keyboard.press('Escape')
  const tray = page.getByRole('region', { name: '1 change could not be applied' })
  await expect(tray).toContainText('Words nobody may lose')
  await expect(title).toHaveText(before)
  await expect(save).toHaveAttribute('data-save', 'saved')
  await tray.getByRole('button', { name: 'Discard' }).click()
  await expect(tray).toHaveCount(0)
})

test('[U35] when the session ends the work is kept, and the way back is in place', async ({ browser }) => {
  const { page, text, save, publish } = await openEditor(browser, installation, { at: '/Contact_us/?lang=fr' })
  await endSession(page)
  await text('Contact', 'title').click()
  await typeOver(page, 'Parlons-en')
  await page.keyboard.press('Escape')
  await expect(save).toHaveText('Not saved – sign in')
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  const card = page.getByRole('region', { name: 'You are signed out' })
  await expect(card).toContainText('1 change is not stored yet; it is kept on this device.')
  await card.getByLabel('Sign-in link').fill('http://localhost/edit/hotel/?authHash=used')
  await card.getByRole('button', { name: 'Sign in' }).click()
  await expect(card.getByRole('alert')).toContainText('This link was used or is too old')
  await page.unroute('**/api/v1/**')
  // Signed in meanwhile in another window: coming back to this one is enough.
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(save).toHaveAttribute('data-save', 'saved')
  await expect(card).toHaveCount(0)
  expect(await storedSite(page.context())).toContain('Parlons-en')
})

test('[U42] [U39] two windows on one site: both keep what they wrote, a stale one catches up, also on a publish', async ({
  browser,
}) => {
  const one = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const other = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  await one.text('PlainHeader', 'title').click()
  await typeOver(one.page, 'Written in the first')
  await other.text('Text10', 'title').click()
  await typeOver(other.page, 'Written in the second')
  await one.page.keyboard.press('Escape')
  await other.page.keyboard.press('Escape')
  await expect(one.save).toHaveAttribute('data-save', 'saved')
  await expect(other.save).toHaveAttribute('data-save', 'saved')
  const stored = await storedSite(one.page.context())
  expect(stored).toContain('Written in the first')
  expect(stored).toContain('Written in the second')
  await one.page.evaluate(() => dispatchEvent(new Event('focus')))
  await other.page.evaluate(() => dispatchEvent(new Event('focus')))
  for (const { text } of [one, other]) {
    await expect(text('PlainHeader', 'title')).toHaveText('Written in the first')
    await expect(text('Text10', 'title')).toHaveText('Written in the second')
  }
  await expect(one.page.locator('[data-act="undo"]')).toHaveAttribute('aria-disabled', 'false')
  await one.page.getByRole('button', { name: /^Publish \d/ }).click()
  await expect(one.publish).toHaveAttribute('data-publish', /done|up-to-date/)
  await expect(other.publish).toHaveAttribute('data-publish', 'changes')
  await other.page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(other.publish).toHaveAttribute('data-publish', 'up-to-date')
})
