import { expect, type Page, test } from '@playwright/test'
import { openEditor, typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { closeAll } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeAll)
test.afterAll(() => installation.stop())

test('[U2] [U16] a long page can be edited before all of it is drawn, and who asks for its end gets there', async ({
  browser,
}) => {
  const { page, canvas, text } = await openEditor(browser, installation)
  const id = await importLongPage(page, 60)
  const own = canvas.locator('main > [data-section]')
  const open = async () => {
    await page.goto(`http://localhost:${installation.port}/edit/${id}/?lang=en&ui=en`)
    await own.first().waitFor()
  }
  await open()
  await expect(own).toHaveCount(60)
  // Nothing is done meanwhile: as on a busy machine, only what is seen stands there.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await open()
  expect(await own.count()).toBeLessThan(20)
  await text('Text10', 'title').click()
  await typeOver(page, 'At once')
  await expect(text('Text10', 'title')).toHaveText('At once')
  await page.locator('[data-opens="sections"]').click()
  await page.locator('[aria-level="1"]').nth(59).click()
  await expect(own).toHaveCount(60)
  await expect(own.nth(59)).toBeInViewport()
  await expect(own.nth(59).locator('[data-field]').first()).toBeVisible()
  await expect(text('Text10', 'title')).toHaveText('At once')
})

test('[U3] a section that comes into a long page is at once as high as it stays', async ({ browser }) => {
  const { page, canvas } = await openEditor(browser, installation)
  const id = await importLongPage(page, 60, 'high')
  const own = canvas.locator('main > [data-section]')
  await page.goto(`http://localhost:${installation.port}/edit/${id}/?lang=en&ui=en`)
  await expect(own).toHaveCount(60)
  await own.nth(1).click({ position: { x: 4, y: 40 } })
  await page.getByRole('toolbar').waitFor()
  await canvas.locator('main').evaluate((main) => {
    const came = new MutationObserver(([record]) => {
      came.disconnect()
      const section = record?.addedNodes[0] as HTMLElement
      section.dataset.atOnce = String(section.getBoundingClientRect().height)
    })
    came.observe(main, { childList: true })
  })
  await page.keyboard.press('Control+KeyD')
  await expect(own).toHaveCount(61)
  const section = canvas.locator('[data-at-once]')
  // It is laid out like its neighbours once nobody needs its height any more.
  await expect(section).not.toHaveAttribute('data-put')
  await expect(section).toHaveCSS('content-visibility', 'auto')
  const height = await section.evaluate((one) => one.getBoundingClientRect().height)
  expect(Number(await section.getAttribute('data-at-once'))).toBeCloseTo(height, 0)
})

/** A site of one page with that many sections; gives its id. */
function importLongPage(page: Page, count: number, slug = 'long'): Promise<string> {
  return page.evaluate(
    async ({ count, slug }) => {
      type Component = { readonly id: string }
      type Configuration = { readonly pages: readonly { readonly components: readonly Component[] }[] }
      const file = (await (await fetch('/api/v1/sites/hotel/export')).json()) as Configuration
      const source = file.pages.flatMap(({ components }) => components).find(({ id }) => id === 'Text10')
      const components = Array.from({ length: count }, (_, at) => ({ ...source, uniqId: `long-${at}` }))
      const configuration = { ...file, pages: [{ ...file.pages[0], components }] }
      await fetch('/api/v1/sites', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ configuration, slug }),
      })
      const sites = (await (await fetch('/api/v1/sites')).json()) as { id: string; slug: string }[]
      return sites.find((site) => site.slug === slug)!.id
    },
    { count, slug },
  )
}
