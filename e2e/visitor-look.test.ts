import { type Browser, type BrowserContextOptions, expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { popup, press, visit } from './consent.ts'
import { type Installation, startInstallation } from './installation.ts'
import { begin, DESK, newVisitor, PHONE, settled } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** WCAG 1.4.11: what shows that there is a control, beside what lies around it. */
const SHOWN = 3

const luminance = (pixel: ArrayLike<number>) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, part, channel) => {
    const share = pixel[channel]! / 255
    return sum + part * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
  }, 0)

/** The furthest apart that two pixels of an element are, as a contrast. */
async function contrastIn(element: Locator): Promise<number> {
  const { data, info } = await sharp(await element.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [least, most] = [1, 0]
  for (let at = 0; at < data.length; at += info.channels) {
    const light = luminance(data.subarray(at, at + 3))
    least = Math.min(least, light)
    most = Math.max(most, light)
  }
  return (most + 0.05) / (least + 0.05)
}

async function open(browser: Browser, path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await newVisitor(browser, installation, { reducedMotion: 'reduce', ...options })
  await page.goto(installation.siteAddress + path)
  return page
}

test('[GEN-11] where the visitor has chosen the colours, every control of a page can be seen', async ({ browser }) => {
  const page = await open(browser, 'de/', { ...DESK, forcedColors: 'active' })
  await settled(page)
  const framed = page.locator(
    '.header13 .button, .navbar-language > summary, .socials a, .slide-controls > [data-way], .slide-dots',
  )
  for (const control of await framed.all()) {
    if (!(await control.isVisible())) continue
    const edge = await control.evaluate((element) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
      return { width: Number.parseFloat(borderTopWidth), differs: borderTopColor !== backgroundColor, backgroundColor }
    })
    const name = await control.evaluate((element) => element.outerHTML.slice(0, 80))
    expect(edge, name).toMatchObject({ width: 1, differs: true })
    // Over a photograph only what has a ground of its own can be told.
    expect(edge.backgroundColor, name).not.toMatch(/, 0\)$/)
  }
  for (const drawn of ['.slide-dots a', 'footer .logo-picture', '.socials a', '.button']) {
    const control = page.locator(drawn).locator('visible=true').first()
    await control.scrollIntoViewIfNeeded()
    expect(await contrastIn(control), drawn).toBeGreaterThan(SHOWN)
  }
  await page.context().close()
})

for (const [path, options] of [
  ['Contact_us/', PHONE],
  ['de/Contact_us/', DESK],
] as const) {
  test(`[FORM-2] a field with a fault has one ring while it is written in, and its label lies within (/${path})`, async ({
    browser,
  }) => {
    const page = await open(browser, path, options)
    await begin(page)
    await page.locator('.form [type=submit]').click()
    const fields = page.locator('.form-field [aria-invalid="true"]')
    expect(await fields.count()).toBeGreaterThan(1)
    for (const field of await fields.all()) {
      await field.focus()
      await settled(page)
      const ring = await field.evaluate((element) => {
        const { borderTopColor, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        const label = element.parentElement!.querySelector('label')!
        const [box, said] = [element.getBoundingClientRect(), label.getBoundingClientRect()]
        return {
          border: borderTopColor,
          outline: `${outlineStyle} ${Number.parseFloat(outlineWidth) >= 2}`,
          boxShadow,
          ground: getComputedStyle(label).backgroundColor,
          isWithin: said.top > box.top + 2 && said.left > box.left + 2 && said.right < box.right - 2,
        }
      })
      expect(ring).toEqual({
        border: 'rgba(0, 0, 0, 0)',
        outline: 'solid true',
        boxShadow: 'none',
        ground: 'rgba(0, 0, 0, 0)',
        isWithin: true,
      })
    }
    await page.context().close()
  })
}

test('[VIS-1] pages fade into each other, and with reduced motion follow at once', async ({ browser }) => {
  for (const [reducedMotion, fades] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    const page = await open(browser, 'de/', { ...DESK, reducedMotion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.fades = String(
          (event as Event & { viewTransition: unknown }).viewTransition !== null,
        )
      })
    })
    await page
      .locator('.navbar-links a[href$="/Rooms/"], .navbar a[href*="Rooms"]')
      .locator('visible=true')
      .first()
      .click()
    await page.waitForURL(/Rooms/)
    await expect(page.locator('html'), reducedMotion).toHaveAttribute('data-fades', String(fades))
    await page.context().close()
  }
})

test('[COOKIE-5] on the smallest phone the settings of consent are stored without scrolling', async ({ browser }) => {
  for (const path of ['', 'de/']) {
    const viewport = { width: 320, height: 568 }
    const page = await visit(browser, installation, path, { ...PHONE, viewport, reducedMotion: 'reduce' })
    await press(page, 'settings')
    await expect(popup(page).locator('[data-choice="confirm"]')).toBeInViewport({ ratio: 1 })
    await page.context().close()
  }
})

test('[NAV-5] in the menu of a phone the icons begin where the links do, and the languages leave no hole', async ({
  browser,
}) => {
  for (const [path, isRtl] of [
    ['', true],
    ['de/', false],
  ] as const) {
    const page = await open(browser, path, PHONE)
    await begin(page)
    await page.locator('.navbar-menu > summary').click()
    await page.locator('.navbar-sheet summary').click()
    await settled(page)
    const edges = await page.locator('.navbar-sheet').evaluate((sheet, isRtl) => {
      const box = (one: Element) => one.getBoundingClientRect()
      const start = (one: Element) => (isRtl ? innerWidth - box(one).right : box(one).left)
      const words = document.createRange()
      words.selectNodeContents([...sheet.querySelectorAll('a')].find((one) => one.textContent?.trim())!)
      const pills = [...sheet.querySelectorAll('.navbar-pills li')].map(box)
      const rows = Map.groupBy(pills, ({ top }) => Math.round(top))
      const ends = [...rows.values()].map((row) => Math.max(...row.map((one) => (isRtl ? -one.left : one.right))))
      return {
        icon: start(sheet.querySelector('.socials svg')!),
        words: isRtl ? innerWidth - words.getBoundingClientRect().right : words.getBoundingClientRect().left,
        pills: pills.length,
        hole: Math.max(...ends) - Math.min(...ends),
      }
    }, isRtl)
    expect(Math.abs(edges.icon - edges.words), path).toBeLessThan(3)
    expect(edges, path).toMatchObject({ pills: 5 })
    expect(edges.hole, path).toBeLessThan(2)
    await page.context().close()
  }
})
