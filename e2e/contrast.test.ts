import { type Browser, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { signedIn } from './asking.ts'
import { axeFaults } from './axe.ts'
import { unreadableLines } from './contrast.ts'
import { type Installation, startInstallation } from './installation.ts'
import { expectNoFaults } from './visitor.ts'

let installation: Installation
let api: Awaited<ReturnType<typeof signedIn>>

test.beforeAll(async () => {
  installation = await startInstallation()
  // The link that is printed signs in once.
  api = await signedIn(installation)
})
test.afterAll(() => installation.stop())

const HOTEL = ['', 'Rooms/', 'Restaurant/', 'Events/', 'Contact_us/', 'nowhere/']
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** What cannot be read on some pages of a site, on a phone and at a desk. */
async function unreadable(
  browser: Browser,
  site: string,
  pages: readonly string[],
  colorScheme: 'light' | 'dark' = 'light',
): Promise<readonly string[]> {
  const context = await browser.newContext({ deviceScaleFactor: 1, reducedMotion: 'reduce', colorScheme })
  const page = await context.newPage()
  const found: string[] = []
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport)
    for (const address of pages) {
      await page.goto(site + address)
      const lines = await unreadableLines(page)
      found.push(...lines.map((line) => `/${address} at ${viewport.width}: ${line}`))
    }
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

test('[SEC-1] a drawing keeps its colours beside the words, in both directions of reading', async ({ browser }) => {
  const made = await api('/sites', {
    method: 'POST',
    body: { starter: 'studio', languages: ['ar', 'en'], slug: 'drawn' },
  })
  const published = await api(`/sites/${JSON.parse(made.text).id}/releases`, { method: 'POST', body: {} })
  expect(published.status, published.text).toBe(201)
  const address = `http://drawn.localhost:${installation.port}/`
  expect(await unreadable(browser, address, ['', 'en/'])).toEqual([])
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  for (const path of ['', 'en/']) {
    await page.goto(address + path)
    await page.locator('.header13 img').evaluate((image: HTMLImageElement) => image.decode())
    const { data, info } = await sharp(await page.locator('.header13').screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    let orange = 0
    for (let at = 0; at < data.length; at += info.channels)
      if (Math.abs(data[at]! - 255) + Math.abs(data[at + 1]! - 122) + Math.abs(data[at + 2]! - 69) < 24) orange += 1
    // The whole square, and not a part of it in shade.
    expect(orange, `/${path}`).toBeGreaterThan(29_000)
  }
  await page.close()
})

/** What is wrong with pages on a device that is dark: lines that cannot be read, and rules of axe, in all languages of the home page. */
async function faultsInTheDark(
  browser: Browser,
  address: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const found = [...(await unreadable(browser, address, paths, 'dark'))]
  const page = await browser.newPage({ viewport: SIZES[0]!, reducedMotion: 'reduce', colorScheme: 'dark' })
  for (const path of ['', ...OTHERS.map((code) => `${code}/`)]) {
    await page.goto(address + path)
    const faults = await axeFaults(page, { isColourKnown: path !== '' })
    found.push(...faults.map((fault) => `/${path} in the dark: ${fault}`))
  }
  await page.close()
  return found
}

const STARTERS =
  'hotel restaurant cafe dentist clinic photographer studio lawyer adviser wedding festival school music'.split(' ')
const OTHERS = ['en', 'tr', 'de', 'fr']
/** A frame to fill in, made of the same two sections everywhere. */
const LEGAL = ['Imprint/', 'Privacy/']

for (const [place, starter] of STARTERS.entries()) {
  test(`[GEN-11] [U46] of ${starter}, a site to begin with, every text can be read, and no rule of axe is broken in any language`, async ({
    browser,
  }) => {
    test.slow()
    const body = { starter, languages: ['ar', ...OTHERS], slug: `a-${starter}` }
    const made = await api('/sites', { method: 'POST', body })
    expect(made.status, made.text).toBe(201)
    const { id } = JSON.parse(made.text)
    const published = await api(`/sites/${id}/releases`, { method: 'POST', body: {} })
    expect(published.status, published.text).toBe(201)
    const address = `http://a-${starter}.localhost:${installation.port}/`
    const { pages, theme } = JSON.parse((await api(`/sites/${id}/document`)).text).site
    const paths = pages.map(({ path }: { path: string }) => path.slice(1)).map((path: string) => path && `${path}/`)
    expect(await unreadable(browser, address, [...paths, 'de/', 'nowhere/'])).toEqual([])
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const looked = async (path: string, how?: 'colours-known') => {
      await page.goto(address + path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
      // A notice stands right below the bar.
      const gap = await page.evaluate(() => {
        const bar = [...document.querySelectorAll('.navbar-bar, .navbar-hours > summary')]
        const end = Math.max(...bar.map((part) => part.getBoundingClientRect().bottom))
        return (document.querySelector('.notice')?.getBoundingClientRect().top ?? end) - end
      })
      expect(gap, path).toBeLessThanOrEqual(24)
      // What begins below a notice leaves no room for the bar above it once more.
      const room = await page.evaluate(() => {
        const notice = document.querySelector('.notice')?.getBoundingClientRect().bottom
        return notice === undefined ? 0 : (document.querySelector('h1')?.getBoundingClientRect().top ?? notice) - notice
      })
      expect(room, path).toBeLessThanOrEqual(120)
      if (how === undefined) await expectNoFaults(page)
      else expect(await axeFaults(page, { isColourKnown: true }), path).toEqual([])
    }
    for (const path of [...paths, 'de/']) await looked(path)
    // Words differ, colours and the time to compare them do not. The legal frames are the same in all: each in one more language.
    const own = paths.filter((path: string) => !LEGAL.includes(path))
    for (const code of OTHERS) for (const path of own) await looked(`${code}/${path}`, 'colours-known')
    for (const path of LEGAL) await looked(`${OTHERS[place % OTHERS.length]}/${path}`, 'colours-known')
    await page.close()
    if (theme.scheme) expect(await faultsInTheDark(browser, address, paths)).toEqual([])
  })
}
