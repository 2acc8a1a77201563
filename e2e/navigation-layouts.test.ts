import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { begin, closeAll, DESK, expectNoFaults, newVisitor, PHONE, settled } from './visitor.ts'

let installation: Installation
let change: (operations: readonly object[]) => Promise<void>
let nav: string
let footer: string

test.beforeAll(async () => {
  installation = await startInstallation()
  const owner = await ownerOf(installation)
  change = owner.apply
  const { site } = await owner.ask<{ site: Record<'header' | 'footer', { id: string }[]> }>('/sites/hotel/document')
  nav = site.header[0]!.id
  footer = site.footer[0]!.id
})
test.afterEach(closeAll)
test.afterAll(() => installation.stop())

const setIn = (section: string, field: string, value: unknown) => ({ do: 'set-field', section, field, value })
/** Restaurant and events below the rooms; or beside them again. */
const nest = (value: boolean) =>
  change(['restaurant', 'events'].map((id) => setIn(nav, `headerLinks/${id}/below`, value)))
const visit = async (browser: Browser, path: string, options = DESK): Promise<Page> => {
  const page = await newVisitor(browser, installation, options)
  await page.goto(installation.siteAddress + path)
  return page
}

test('[NAV-9] a dropdown opens by a press and by keys, at the side where its link begins', async ({ browser }) => {
  await nest(true)
  for (const path of ['', 'en/']) {
    const page = await visit(browser, path)
    await begin(page)
    const menu = page.locator('.navbar-sub')
    const links = menu.locator('a')
    await expect(links.first()).toBeHidden()
    await menu.locator('summary').click()
    await expect(links).toHaveCount(2)
    await expect(links.last()).toBeVisible()
    await settled(page)
    await expectNoFaults(page)
    const [link, panel] = [await page.locator('.navbar-pair > a').boundingBox(), await menu.locator('ul').boundingBox()]
    const start = (box: typeof link) => (path === '' ? box!.x + box!.width : box!.x)
    expect(Math.abs(start(link) - start(panel))).toBeLessThan(2)
    await page.keyboard.press('Escape')
    await expect(links.first()).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/Events\//)
  }
})

test('[NAV-9] without script a dropdown opens too; on phones what is in it stands in the menu, a finger high', async ({
  browser,
}) => {
  await nest(true)
  const plain = await visit(browser, 'de/', { ...DESK, javaScriptEnabled: false })
  await plain.locator('.navbar-sub > summary').click()
  await expect(plain.locator('.navbar-sub a').first()).toBeVisible()
  const phone = await visit(browser, '', PHONE)
  await phone.locator('.navbar-menu > summary').tap()
  const below = phone.locator('.navbar-sheet .navbar-within a')
  await expect(below).toHaveCount(2)
  await expect(below.last()).toBeInViewport()
  expect((await below.last().boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await settled(phone)
  await expectNoFaults(phone)
  await nest(false)
})

test('[NAV-10] with the logo in the middle, links stand at the start and the languages at the end', async ({
  browser,
}) => {
  await change([setIn(nav, 'layout', 'SPLIT')])
  for (const [path, sign] of [
    ['', -1],
    ['en/', 1],
  ] as const) {
    const page = await visit(browser, path)
    const at = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox()
      return box!.x + box!.width / 2
    }
    const [links, logo, tools] = [await at('.navbar-links'), await at('.navbar .logo'), await at('.navbar-language')]
    expect(sign * (logo - links)).toBeGreaterThan(0)
    expect(sign * (tools - logo)).toBeGreaterThan(0)
    expect(Math.abs(logo - 720)).toBeLessThan(20)
  }
})

test('[NAV-10] in two rows the bar stands above the page, and its links stay; on phones it is one row', async ({
  browser,
}) => {
  await change([setIn(nav, 'layout', 'STACKED')])
  const page = await visit(browser, '')
  const [bar, hero] = [page.locator('.navbar-bar'), page.locator('.header13')]
  const height = (await bar.boundingBox())!.height
  expect((await hero.boundingBox())!.y).toBeCloseTo(height, 0)
  await expectNoFaults(page)
  await page.evaluate(() => scrollTo(0, 900))
  await expect(page.locator('.navbar-links')).toBeInViewport()
  await expect(page.locator('.navbar .logo')).not.toBeInViewport()
  const phone = await visit(browser, 'de/', PHONE)
  expect((await phone.locator('.navbar-bar').boundingBox())!.height).toBeLessThan(90)
  await phone.locator('.navbar-menu > summary').tap()
  expect(await phone.locator('.navbar-sheet').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
})

test('[NAV-10] afloat it is no wider than what it holds, keeps the page beside it free, and is as wide as a phone', async ({
  browser,
}) => {
  await change([setIn(nav, 'layout', 'PILL')])
  const page = await visit(browser, '')
  const box = (await page.locator('.navbar').boundingBox())!
  expect(box.width).toBeLessThan(1100)
  expect(Math.abs(box.x + box.width / 2 - 720)).toBeLessThan(3)
  expect(await page.evaluate(() => document.elementFromPoint(30, 40)?.closest('.navbar') ?? null)).toBeNull()
  await settled(page)
  await expectNoFaults(page)
  const phone = await visit(browser, 'de/', PHONE)
  expect((await phone.locator('.navbar').boundingBox())!.width).toBe(366)
  await expectNoFaults(phone)
})

for (const layout of ['BAND', 'CENTRED']) {
  test(`[SEC-46] the footer with its map in the layout ${layout} fits a desk and a phone, in Arabic and German`, async ({
    browser,
  }) => {
    await change([setIn(footer, 'layout', layout)])
    for (const path of ['', 'de/'])
      for (const options of [DESK, PHONE]) {
        const page = await visit(browser, path, options)
        await page.locator('footer').scrollIntoViewIfNeeded()
        await settled(page)
        await expectNoFaults(page)
        const isOver = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        expect(isOver).toBe(false)
      }
  })
}
