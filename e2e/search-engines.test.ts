import { expect, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { PHONE } from './visitor.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

test('[SEO-2] an owner has search engines told of changes by one switch; the key is published with it and goes with it', async ({
  browser,
}) => {
  const { page, publish, published, save } = await openEditor(browser, installation, { at: '/?lang=en' })
  const storedKey = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/v1/sites/hotel/document')
      return String((await answer.json()).site.settings.indexNowKey ?? '')
    })
  const flip = async () => {
    await page.locator('[data-opens=settings]').click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[data-topic=sharing]').click()
    const told = dialog.getByRole('switch', { name: /^Tell search engines of changes/ })
    await told.click()
    const faults = await axeFaults(page, { include: ['dialog'] })
    const isOn = await told.isChecked()
    await page.keyboard.press('Escape')
    await expect(save).toHaveAttribute('data-save', 'saved')
    await publish.click()
    await expect(publish).toHaveAttribute('data-publish', 'done')
    return { isOn, faults }
  }
  expect(await flip()).toEqual({ isOn: true, faults: [] })
  const key = await storedKey()
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(await published(`${key}.txt`)).toBe(key)
  expect(await flip()).toEqual({ isOn: false, faults: [] })
  expect(await storedKey()).toBe('')
  expect(await published(`${key}.txt`)).not.toContain(key)
})

test('[SEO-1] a browser takes the manifest of the page’s language, with icons that are there', async ({ browser }) => {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  for (const [path, lang, dir] of [
    ['', 'ar', 'rtl'],
    ['de/', 'de', 'ltr'],
  ] as const) {
    await page.goto(installation.siteAddress + path)
    const session = await context.newCDPSession(page)
    const { url, data = '{}', errors } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(url).toBe(`${installation.siteAddress}${path}manifest.webmanifest`)
    const manifest = JSON.parse(data)
    expect(manifest).toMatchObject({ lang, dir, start_url: `/${path}`, scope: '/', display: 'minimal-ui' })
    expect(manifest.name).not.toBe('')
    const color = await page.locator('meta[name="theme-color"]').getAttribute('content')
    expect(manifest.theme_color).toBe(color)
    for (const { src } of manifest.icons) {
      const there = await page.evaluate(async (address) => (await fetch(address)).status, String(src))
      expect(there).toBe(200)
    }
  }
  await context.close()
})
