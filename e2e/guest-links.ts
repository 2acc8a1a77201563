import { type Browser, expect, type Page } from '@playwright/test'

/** Makes a link in the dialog that shares the draft. */
export async function makeLink(page: Page, purpose: string, name = ''): Promise<string> {
  const dialog = page.getByRole('dialog')
  if (!(await dialog.isVisible())) {
    await page.locator('[data-bar] [data-menu=publish]').click()
    await page.getByRole('menuitem', { name: 'Share the draft' }).click()
  }
  await dialog.locator('[data-share-purpose]').selectOption(purpose)
  await dialog.getByLabel('Name of the link').fill(name)
  const before = await dialog.locator('[data-share-link]').count()
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  await expect(dialog.locator('[data-share-link]')).toHaveCount(before + 1)
  return dialog.locator('[data-share-address]').inputValue()
}

/** Opens a link on a device without an account, and notes what is asked of the server. */
export async function openAsGuest(browser: Browser, link: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const asked: {
    readonly address: string
    readonly bearer: string | undefined
    readonly referrer: string | undefined
  }[] = []
  const refused: string[] = []
  page.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`))
  page.on('request', (request) => {
    const { authorization, referer } = request.headers()
    if (new URL(request.url()).hostname !== 'localhost') return
    asked.push({ address: request.url(), bearer: authorization, referrer: referer })
  })
  const url = new URL(link)
  url.searchParams.set('ui', 'en')
  await page.goto(url.href)
  const canvas = page.frameLocator('main iframe')
  await canvas.locator('[data-section]').first().waitFor()
  const title = canvas.locator('[data-template="Header13"] [data-field="title"]').first()
  return { context, page, canvas, title, asked, refused, token: url.hash.slice(1), save: page.locator('[data-save]') }
}
