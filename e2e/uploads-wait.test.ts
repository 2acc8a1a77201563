import { expect, type Page, test } from '@playwright/test'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { bar, file, give, isSaved, uploads } from './pictures-in-editor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const WAITS = 'Pictures cannot be saved right now. Yours will be sent again automatically.'

/** A place in the page whose picture is about to be replaced. */
async function replacing(browser: Parameters<typeof openEditor>[0]) {
  const { page, canvas, save } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const picture = canvas.locator('[data-template="Steps2"] [data-field$="/image"]').first()
  const before = (await picture.locator('img').getAttribute('src'))!
  await picture.click()
  await bar(page).getByRole('button', { name: 'Replace' }).click()
  const send = (name: string, shade: number) =>
    give(page, page.getByRole('menuitem', { name: 'Upload' }), file(name, shade))
  return { page, canvas, save, picture, before, send }
}

/** The store does not answer that often; how often it was asked. */
async function storeAway(page: Page, times: number, isBack = () => false): Promise<() => number> {
  let asked = 0
  await page.route(uploads, (route) => {
    asked += 1
    if (asked > times || isBack()) return route.continue()
    const json = { status: 503, message: 'Not now.', code: 'store-away' }
    return route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json })
  })
  return () => asked
}

test('[U32] while the store is away a picture waits and is sent again by itself; leaving the page is asked about', async ({
  browser,
}) => {
  const { page, canvas, save, picture, before, send } = await replacing(browser)
  const asked = await storeAway(page, 2)
  await send('court.png', 44)
  await expect(page.getByText(WAITS)).toBeVisible()
  await expect(page.locator('[data-preview]')).toBeVisible()
  const leaving = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await leaving()).toBe(true)
  // Editing goes on meanwhile.
  const title = canvas.locator('[data-template="PlainHeader"] [data-field="title"]')
  await title.click()
  await page.keyboard.type('x')
  await expect(page.locator('[data-preview]')).toHaveCount(0, { timeout: 30_000 })
  await expect(picture.locator('img')).not.toHaveAttribute('src', before)
  expect(asked()).toBe(3)
  await isSaved(save)
  expect(await leaving()).toBe(false)
})

test('[U32] who does not want to wait sends it now, and one that is given up is not sent again', async ({
  browser,
}) => {
  const { page, picture, before, send } = await replacing(browser)
  const asked = await storeAway(page, 1)
  await send('terrace.png', 52)
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.locator('[data-preview]')).toHaveCount(0)
  await expect(picture.locator('img')).not.toHaveAttribute('src', before)
  expect(asked()).toBe(2)
})

test('[U32] a picture that waits is gone on with when the page was loaded again', async ({ browser }) => {
  const { page, picture, before, send } = await replacing(browser)
  let isBack = false
  await storeAway(page, Number.POSITIVE_INFINITY, () => isBack)
  await send('stairs.png', 70)
  await expect(page.getByText(WAITS)).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await picture.scrollIntoViewIfNeeded()
  await expect(page.getByText(WAITS)).toBeVisible()
  await expect(page.locator('[data-preview]')).toBeVisible()
  isBack = true
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.locator('[data-preview]')).toHaveCount(0)
  await expect(picture.locator('img')).not.toHaveAttribute('src', before)
})

test('[U32] without a connection a picture is kept, and sent once that is back', async ({ browser }) => {
  const { page, picture, before, send } = await replacing(browser)
  await page.context().setOffline(true)
  await send('roof.png', 60)
  await expect(page.getByText('You are offline. Your picture is sent once you are back.')).toBeVisible()
  await expect(page.locator('[data-preview]')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.locator('[data-preview]')).toHaveCount(0)
  await expect(picture.locator('img')).not.toHaveAttribute('src', before)
})
