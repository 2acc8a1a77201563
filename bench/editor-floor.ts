import type { Frame, Page } from '@playwright/test'

/** The page that the canvas shows, as a document of its own with bare editable texts and not a line of script. */
export async function serveFloor(page: Page, canvas: Frame, address: string, editable: string): Promise<void> {
  const markup = await canvas.evaluate((wanted) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const text of copy.querySelectorAll(wanted)) text.setAttribute('contenteditable', 'plaintext-only')
    return copy.outerHTML
  }, editable)
  const body = `<!doctype html>${markup}`
  await page.context().unroute('**/floor')
  await page.context().route('**/floor', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${address}floor`)
  await page.evaluate(() => document.fonts.ready)
}

/** The canvas of the editor, when it shows that many sections. */
export async function canvasOf(page: Page, sections: number): Promise<Frame> {
  const frame = page.frameLocator('iframe').first()
  await frame
    .locator('[data-section]')
    .nth(sections - 1)
    .waitFor()
  const found = page.frames().find((one) => one !== page.mainFrame())
  if (!found) throw new Error('The editor has no canvas.')
  await found.evaluate(() => document.fonts.ready)
  return found
}
