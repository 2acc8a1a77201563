import { type Browser, expect, test } from '@playwright/test'
import { signedIn } from './asking.ts'
import { unreadableLines } from './contrast.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const HOTEL = ['', 'Rooms/', 'Restaurant/', 'Events/', 'Contact_us/', 'nowhere/']
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** What cannot be read on some pages of a site, on a phone and at a desk. */
async function unreadable(browser: Browser, site: string, pages: readonly string[]): Promise<readonly string[]> {
  const context = await browser.newContext({ deviceScaleFactor: 1, reducedMotion: 'reduce' })
  const found: string[] = []
  for (const address of pages)
    for (const viewport of SIZES) {
      const page = await context.newPage()
      await page.setViewportSize(viewport)
      await page.goto(site + address)
      const lines = await unreadableLines(page)
      found.push(...lines.map((line) => `/${address} at ${viewport.width}: ${line}`))
      await page.close()
    }
  await context.close()
  return found
}

for (const language of ['ar', 'de']) {
  test(`[GEN-11] every text of every page of the hotel can be read on what lies behind it (${language})`, async ({
    browser,
  }) => {
    const prefix = language === 'ar' ? '' : `${language}/`
    const pages = HOTEL.map((page) => prefix + page)
    expect(await unreadable(browser, installation.siteAddress, pages)).toEqual([])
  })
}

test('[GEN-11] every text of the sites to begin with can be read, and of their pages for what is not there', async ({
  browser,
}) => {
  test.slow()
  const api = await signedIn(installation)
  for (const starter of ['cafe', 'clinic', 'studio', 'hotel']) {
    const made = await api('/sites', { method: 'POST', body: { starter, languages: ['ar'], slug: `a-${starter}` } })
    expect(made.status, made.text).toBe(201)
    const { id } = JSON.parse(made.text)
    const published = await api(`/sites/${id}/releases`, { method: 'POST', body: {} })
    expect(published.status, published.text).toBe(201)
    const address = `http://a-${starter}.localhost:${installation.port}/`
    const { pages } = JSON.parse((await api(`/sites/${id}/document`)).text).site
    const paths = pages.map(({ path }: { path: string }) => path.slice(1)).map((path: string) => path && `${path}/`)
    expect(await unreadable(browser, address, [...paths, 'nowhere/']), starter).toEqual([])
  }
})
