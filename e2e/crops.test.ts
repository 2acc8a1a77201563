import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

/** A slanted crop of the first photograph of the steps, and what it was before. */
async function crop(page: Page): Promise<string> {
  const api = `http://localhost:${installation.port}/api/v1/sites/hotel`
  const { site, revision } = await (await page.request.get(`${api}/document`)).json()
  const rooms = site.pages.find(({ path }: { path: string }) => path === '/Rooms')
  const steps = rooms.sections.find(({ template }: { template: string }) => template === 'Steps2')
  const { id, image } = steps.content.imageSteps[0]
  const field = `imageSteps/${id}/image`
  const cut = { containerWidth: 300, containerHeight: 200, width: 520, left: -60, top: -90, transform: 12.5 }
  const operation = { do: 'set-field', section: steps.id, field, value: { ...image, crop: cut } }
  const sent = await page.request.post(`${api}/operations`, {
    data: { base: revision, changes: [{ id: 'crop-of-test', operation }] },
  })
  expect(sent.ok()).toBe(true)
  expect((await page.request.post(`${api}/releases`, { data: {} })).ok()).toBe(true)
  return field
}

/** The upper part of a picture as pixels, once it has been drawn: what floats over a page stands at its foot. */
async function seen(photo: Locator): Promise<Buffer> {
  const image = photo.locator('img')
  await photo.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBeTruthy()
  await image.evaluate((element: HTMLImageElement) => element.decode())
  await expect(image).toHaveCSS('opacity', '1')
  const picture = await photo.screenshot({ animations: 'disabled' })
  const pixels = await sharp(picture).removeAlpha().resize(300, 200, { fit: 'fill' }).raw().toBuffer()
  return pixels.subarray(0, 300 * 120 * 3)
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length
}

async function published(browser: Browser, width: number): Promise<{ page: Page; photo: Locator }> {
  const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage()
  await page.goto(`${installation.siteAddress}en/Rooms/`)
  return { page, photo: page.locator('#main .photo:has(img[src*="-cut-"])').first() }
}

test('[EDIT-10] a crop at an angle looks the same on the canvas and to visitors, who load only what it leaves', async ({
  browser,
}) => {
  const first = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const field = await crop(first.page)
  for (const width of [1440, 390]) {
    const { canvas } = await openEditor(browser, installation, {
      ...{ at: '/Rooms/?lang=en', viewport: { width, height: 900 } },
    })
    const { page, photo } = await published(browser, width)
    const onCanvas = canvas.locator(`[data-template="Steps2"] [data-field="${field}"]`)
    const [drawn, read] = [await seen(onCanvas), await seen(photo)]
    expect(difference(drawn, read)).toBeLessThan(6)
    const used = await photo.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(used).toMatch(/\/media\/[0-9a-f]{16}-cut-\d+-\d+-\d+-\d+-125-\d+\.webp$/)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => name.includes(used.slice(0, -20)) && !name.includes('-cut-'))).toEqual([])
    await page.context().close()
  }
})
