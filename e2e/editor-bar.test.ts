import { expect, type Page, test } from '@playwright/test'
import { closeEditors, openEditor, paste, stillBox } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async ({ browser }) => {
  installation = await startInstallation()
  const { page } = await openEditor(browser, installation)
  const api = `http://localhost:${installation.port}/api/v1/sites/hotel`
  const { revision, site } = await (await page.request.get(`${api}/document`)).json()
  const { id } = site.pages[0].sections.find(({ template }: { template: string }) => template === 'Header13')
  // Two digits stand at Publish.
  const operations = ['ar', 'en', 'tr', 'de', 'fr'].flatMap((language) =>
    ['title', 'paragraph'].map((field) => {
      return { do: 'set-field', section: id, field, language, value: `${field} ${language}` }
    }),
  )
  const changes = operations.map((operation, index) => ({ id: `seeded-bar-${index}`, operation }))
  expect((await page.request.post(`${api}/operations`, { data: { base: revision, changes } })).status()).toBe(200)
  await closeEditors()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

/** What lies on something else in the bar, or outside of the window; and how many controls there are. */
function faultsOfBar(page: Page): Promise<{ count: number; faults: string[] }> {
  return page.locator('[data-bar]').evaluate((bar) => {
    const seen = [...bar.querySelectorAll<HTMLElement>('button, a, [data-save]')]
      .filter(
        (one) => one.checkVisibility() && !one.closest('[popover]') && !one.closest('[data-save]:not(button) button'),
      )
      .map((one) => ({ name: one.getAttribute('aria-label') || one.textContent || '', box: seenBox(one) }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
    const outside = seen.filter(({ box }) => box.left < 0 || box.right > innerWidth)
    const pairs = seen.flatMap((one, at) =>
      seen.slice(at + 1).flatMap((other) => (doOverlap(one.box, other.box) ? [`${one.name} on ${other.name}`] : [])),
    )
    return { count: seen.length, faults: [...outside.map(({ name }) => `${name} outside`), ...pairs] }

    function doOverlap(one: DOMRect, other: DOMRect): boolean {
      const [x, y] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)]
      return x - Math.max(one.left, other.left) > 0.5 && y - Math.max(one.top, other.top) > 0.5
    }

    /** As much of it as what clips it leaves. */
    function seenBox(one: HTMLElement): DOMRect {
      let { left, right, top, bottom } = one.getBoundingClientRect()
      for (let around = one.parentElement; around && around !== bar; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue
        const clip = around.getBoundingClientRect()
        left = Math.max(left, clip.left)
        right = Math.min(right, clip.right)
        top = Math.max(top, clip.top)
        bottom = Math.min(bottom, clip.bottom)
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
  })
}

/** How many letters of the page's name stand in the bar. */
function lettersOfPage(page: Page): Promise<number> {
  return page
    .locator('[data-bar]')
    .getByText('Restaurant', { exact: true })
    .evaluate((name) => {
      const text = name.firstChild as Text
      const [edge, range] = [name.getBoundingClientRect(), document.createRange()]
      const fits = [...text.data].filter((_, at) => {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const { left, right } = range.getBoundingClientRect()
        return left >= edge.left - 0.5 && right <= edge.right + 0.5
      })
      return fits.length
    })
}

for (const ui of ['ar', 'en', 'tr', 'de', 'fr']) {
  test(`[U1] in ${ui} nothing in the bar lies on anything else, and the name of the page can be read, from a tablet's width on`, async ({
    browser,
  }) => {
    const { page, publish } = await openEditor(browser, installation, { at: '/Restaurant/?lang=de', ui })
    await expect(page.locator('[data-bar] [data-device]').first()).toBeVisible()
    await expect(publish).toContainText('10')
    const check = async (state: string) => {
      for (const width of [600, 768, 900, 1024, 1200, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.locator('[data-opens="preview"]')).toBeVisible()
        const message = `${state}, ${width} px`
        // What is drawn otherwise at another width comes a moment after the window has it.
        await expect.poll(async () => (await faultsOfBar(page)).faults, { message }).toEqual([])
        expect((await faultsOfBar(page)).count).toBeGreaterThan(6)
        await expect.poll(() => lettersOfPage(page), { message }).toBeGreaterThanOrEqual(8)
      }
    }
    await check('with changes')
    await page.route('**/releases*', (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: '', code: 'x' } }),
    )
    await publish.click()
    await expect(page.locator('[data-publish="failed"]')).toBeVisible()
    await check('not published')
    await page.context().setOffline(true)
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await expect(page.locator('[data-save="offline"]')).toBeVisible()
    await check('offline')
  })
}

test('[U1] [U36] what the bar of a tablet has no room for stands in its menus', async ({ browser }) => {
  const viewport = { width: 768, height: 1024 }
  const { page, canvas } = await openEditor(browser, installation, { at: '/Restaurant/?lang=de', ui: 'de', viewport })
  await expect(page.locator('[data-bar] [data-device="phone"]')).toBeHidden()
  const width = () => canvas.locator('html').evaluate((root) => root.ownerDocument.defaultView?.innerWidth)
  await page.locator('[data-menu="site"]').click()
  await page.getByRole('menuitemradio', { name: 'Telefon' }).click()
  await expect.poll(width).toBe(390)
  await page.setViewportSize({ width: 900, height: 1024 })
  await expect(page.locator('[data-bar] [data-device="phone"]')).toBeVisible()
  await page.locator('[data-menu="site"]').click()
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible()
  await expect(page.locator('[data-item="phone"]')).toHaveCount(0)
})

test('on a phone the bar over the list of sites cuts no word in any language', async ({ browser }) => {
  const { page } = await openEditor(browser, installation, { viewport: { width: 390, height: 844 }, hasTouch: true })
  for (const ui of ['ar', 'en', 'tr', 'de', 'fr']) {
    await page.goto(`http://localhost:${installation.port}/sites?ui=${ui}`)
    const places = page.locator('header nav')
    await expect(page.locator('html')).toHaveAttribute('lang', ui)
    await expect(places.getByRole('button')).toHaveCount(3)
    expect(await places.evaluate((nav) => nav.scrollWidth - nav.clientWidth), ui).toBeLessThanOrEqual(0)
  }
})

test('[U38] [SEC-21] in a low window, a page at 200 %, one notice stands where nobody writes', async ({ browser }) => {
  const { page, canvas, text, notices } = await openEditor(browser, installation, {
    at: '/Rooms/?lang=en',
    viewport: { width: 720, height: 450 },
  })
  for (const block of ['end', 'start'] as const) {
    const written = text('Steps2', 'title')
    await written.evaluate((one, block) => one.scrollIntoView({ block, behavior: 'instant' }), block)
    await written.click()
    for (const words of ['long '.repeat(90), 'longer '.repeat(90)]) await paste(written, words)
    const toast = notices.locator('div:has(> button)').locator('visible=true')
    await expect(toast).toHaveCount(1)
    await expect(toast).toContainText('Shortened')
    const [told, line] = [await stillBox(toast), await stillBox(written)]
    expect(told.y + told.height <= line.y || told.y >= line.y + line.height, `${block}: ${told.y}, ${line.y}`).toBe(
      true,
    )
    await page.keyboard.press('Escape')
    while ((await toast.count()) > 0) await toast.getByRole('button', { name: 'Dismiss' }).click()
    await canvas.locator('body').evaluate(() => scrollTo(0, 0))
  }
})
