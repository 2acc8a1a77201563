import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { FIELD_OF_SEARCH, isOfAnySite, MEASURING, OF_FORMS, OF_SECTIONS, SEARCHING } from './island-kinds.ts'
import { expectNoFaults, settled } from './visitor.ts'

const PATHS = ['', 'Rooms/', 'Restaurant/', 'Events/', 'Contact_us/']
const LANGUAGES = ['ar', 'en', 'tr', 'de', 'fr']
const PAGES = LANGUAGES.flatMap((language) =>
  PATHS.map((path) => ({ language, path: language === 'ar' ? path : `${language}/${path}` })),
)

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** A page opened as a visitor would, with everything it asked for and complained about. */
async function visit(browser: Browser, path: string, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1 })
  const page = await context.newPage()
  const hosts = new Set<string>()
  const complaints: string[] = []
  page.on('request', (request) => !request.url().startsWith('data:') && hosts.add(new URL(request.url()).host))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on(
    'response',
    (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
  )
  const response = await page.goto(installation.siteAddress + path)
  return { context, page, response, hosts, complaints }
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForFunction(() =>
    // Pictures in a menu that is closed wait for it.
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  )
}

/** How far the page has moved by itself, and what did. */
function shiftsOf(page: Page, lettersAt: number): Promise<{ early: number; late: number; moved: string[] }> {
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  return page.evaluate(
    (lettersAt) =>
      new Promise((resolve) => {
        let [early, late] = [0, 0]
        const moved: string[] = []
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
            if (hadRecentInput) continue
            if (startTime <= lettersAt) early += value
            else late += value
            for (const { node, previousRect, currentRect } of sources)
              moved.push(
                `${node instanceof Element ? node.className : node?.textContent} ${previousRect.y} → ${currentRect.y} after ${Math.round(startTime)} ms`,
              )
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve({ early, late, moved })))
      }),
    lettersAt,
  )
}

/** When the letters of the first view were there and drawn. */
const lettersDrawn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return performance.now()
  })

for (const { language, path } of PAGES) {
  test(`[REF-1] [REF-2] [GEN-10] /${path} is a whole page in ${language}, on its own host, without complaint, and nothing moves while it loads`, async ({
    browser,
  }) => {
    const { context, page, response, hosts, complaints } = await visit(browser, path, { width: 390, height: 844 })
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await expect(page.locator('h1')).toHaveCount(1)
    // A busy machine may lay out only after the load event: fonts that arrive then belong to the first view, not to the way down.
    const lettersAt = await lettersDrawn(page)
    await scrollThrough(page)
    const { early, late, moved } = await shiftsOf(page, lettersAt)
    // Letters that come after the first picture may break a line anew: half of what is called good; then nothing moves.
    expect(early, `/${path} moved ${moved.join('; ')}`).toBeLessThan(0.05)
    expect(late, `/${path} moved ${moved.join('; ')}`).toBeLessThan(0.005)
    expect(
      await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.naturalWidth === 0 && image.checkVisibility())
          .map((image) => image.currentSrc),
      ),
    ).toEqual([])
    expect([...hosts]).toEqual([`hotel.localhost:${installation.port}`])
    expect(complaints).toEqual([])
    await context.close()
  })
}

test('the home page is at most 12 kB in every language, its styles included', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const strongest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  for (const { language, path } of PAGES.filter(({ path }) => /^(\w\w\/)?$/.test(path))) {
    const response = await page.goto(`${installation.siteAddress}${path}`)
    expect(brotliCompressSync((await response?.body()) ?? '', strongest).length, language).toBeLessThanOrEqual(12_000)
  }
  await context.close()
})

test('all scripts that any site may need are at most 6 kB together, and so are those of sections that answer', () => {
  const folder = join(import.meta.dirname, '../apps/server/dist/islands')
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const weigh = (files: readonly string[]) =>
    brotliCompressSync(Buffer.concat(files.map((file) => readFileSync(join(folder, file))))).length
  expect(weigh(scripts.filter(isOfAnySite))).toBeLessThanOrEqual(6000)
  const ofSections = scripts.filter((file) => OF_SECTIONS.has(file))
  expect(ofSections).toHaveLength(OF_SECTIONS.size)
  expect(weigh(ofSections)).toBeLessThanOrEqual(6000)
  // [STAT-5]
  expect(weigh([MEASURING])).toBeLessThanOrEqual(600)
  // [SEARCH-3]
  expect(weigh([FIELD_OF_SEARCH])).toBeLessThanOrEqual(400)
  expect(weigh([SEARCHING])).toBeLessThanOrEqual(6000)
  expect(weigh(scripts.filter((file) => OF_FORMS.has(file)))).toBeLessThanOrEqual(4000)
})

test('nothing is wider than the window from 320 to 1920 px, in Arabic; and no Arabic text ends in a line shorter than a fifth of its longest', async ({
  browser,
}) => {
  await throughWidths(browser, '', [1920, 1440, 1024, 768, 601, 390, 320], async (page, width, where) => {
    if ([390, 601, 768, 1440].includes(width)) expect(await shortEndings(page), where).toEqual([])
  })
})

test('nothing is wider than the window from 320 to 1920 px, in German', async ({ browser }) => {
  await throughWidths(browser, 'de/', [1920, 1440, 1024, 768, 390, 320])
})

/** Every page in one language, ever narrower: nothing is wider than the window, and what else there is to see. */
async function throughWidths(
  browser: Browser,
  prefix: string,
  widths: readonly number[],
  look?: (page: Page, width: number, where: string) => Promise<void>,
): Promise<void> {
  for (const path of PATHS) {
    const { context, page } = await visit(browser, prefix + path, { width: 1920, height: 900 })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      const where = `/${prefix}${path} at ${width} px`
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, where).toBeLessThanOrEqual(0)
      await look?.(page, width, where)
    }
    await context.close()
  }
}

for (const path of PATHS.flatMap((one) => [one, `de/${one}`])) {
  test(`/${path} has no accessibility fault that a machine can find`, async ({ browser }) => {
    const { context, page } = await visit(browser, path, { width: 1280, height: 900 })
    await scrollThrough(page)
    await expectNoFaults(page)
    await context.close()
  })
}

test('[THEME-6] one column ends at 600 px, and the folded menu at 1024 px', async ({ browser }) => {
  const { context, page } = await visit(browser, 'en/Rooms/', { width: 1024, height: 900 })
  const burger = page.locator('.navbar-menu > summary')
  await expect(burger).toBeVisible()
  await page.setViewportSize({ width: 1025, height: 900 })
  await expect(burger).toBeHidden()
  const columns = () =>
    page.locator('.text10 .grid').evaluate((grid) => {
      const [first, second] = [...grid.children].map((child) => child.getBoundingClientRect())
      return second!.top >= first!.bottom ? 1 : 2
    })
  await page.setViewportSize({ width: 601, height: 900 })
  expect(await columns()).toBe(2)
  await page.setViewportSize({ width: 600, height: 900 })
  expect(await columns()).toBe(1)
  await context.close()
})

test('[THEME-6] a tablet has two columns where lists stand, and its own lower stairs', async ({ browser }) => {
  const { context, page } = await visit(browser, 'de/Rooms/', { width: 768, height: 1024 })
  const tops = () =>
    page.locator('.steps2-list > li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  const [first, second] = await tops()
  expect(second! - first!).toBe(44)
  // The panel's words stand beside its arch, and the footer's beside its map.
  for (const [words, beside] of [
    ['.cta2-text', '.cta2 .arch'],
    ['.footer9-words', '.map-card'],
  ] as const) {
    const [left, right] = [await page.locator(words).boundingBox(), await page.locator(beside).boundingBox()]
    expect(right!.x, beside).toBeGreaterThanOrEqual(left!.x + left!.width)
  }
  await page.setViewportSize({ width: 600, height: 1024 })
  const [above, below] = await tops()
  expect(below! - above!).toBeGreaterThan(200)
  await context.close()
})

test('the name in the footer stays in one line on a tablet, in every language', async ({ browser }) => {
  for (const path of ['', 'en/', 'tr/', 'de/', 'fr/']) {
    const { context, page } = await visit(browser, path, { width: 768, height: 1024 })
    const name = page.locator('footer .logo-words b').first()
    await name.scrollIntoViewIfNeeded()
    await page.evaluate(() => document.fonts.ready)
    const lines = await name.evaluate((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, `/${path}`).toBe(1)
    await context.close()
  }
})

test('on paper a page has neither menus nor drawings nor dark bands, and keeps its words and addresses', async ({
  browser,
}) => {
  const { context, page } = await visit(browser, 'de/Contact_us/', { width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  for (const gone of [
    '.navbar-menu',
    '.map-drawing',
    '.floating',
    '.contact-form',
    'main .icon',
    'main .button[href*="#"]',
  ])
    await expect(page.locator(gone).first(), gone).toBeHidden()
  await expect(page.locator('.map-card')).toContainText('Nafura')
  await expect(page.locator('.contact .details')).toContainText('+963 000 123 456')
  const footer = page.locator('footer')
  await expect(footer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(footer).toHaveCSS('color', 'rgb(0, 0, 0)')
  // What is wider than the paper would make the browser print everything smaller.
  for (const path of PATHS) {
    await page.goto(installation.siteAddress + path)
    // The styles of paper come when nothing else is left to fetch.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `/${path}` })
      .toBe(794)
  }
  await context.close()
})

test('without JavaScript every page still reads, and its links lead on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(installation.siteAddress)
  // The menus are native disclosures: the visible one opens without any script of ours.
  await page.locator('header summary:visible').click()
  await page.locator('header a[href="/Rooms/"]:visible').click()
  await expect(page).toHaveURL(/\/Rooms\/$/)
  await expect(page.locator('h1')).toBeVisible()
  await context.close()
})

/** Texts of several lines whose last is shorter than a fifth of the longest. */
function shortEndings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main p')].flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = new Map<number, { start: number; end: number }>()
      for (const { top, left, right, width } of text.checkVisibility() ? range.getClientRects() : []) {
        if (width < 1) continue
        const line = lines.get(Math.round(top)) ?? { start: left, end: right }
        lines.set(Math.round(top), { start: Math.min(line.start, left), end: Math.max(line.end, right) })
      }
      const widths = [...lines.values()].map(({ start, end }) => end - start)
      return widths.length > 1 && widths.at(-1)! < Math.max(...widths) / 5 ? [text.textContent!] : []
    }),
  )
}
