import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { closeAll, DESK, expectNoFaults, newVisitor, PHONE, settled } from './visitor.ts'

let installation: Installation
let change: (operations: readonly object[]) => Promise<void>

test.beforeAll(async () => {
  installation = await startInstallation()
  change = (await ownerOf(installation)).apply
})
test.afterEach(closeAll)
test.afterAll(() => installation.stop())

const choose = (choices: Readonly<Record<string, string | null>>) =>
  change(Object.entries(choices).map(([property, value]) => ({ do: 'set-theme', property, value })))
const visit = async (browser: Browser, path: string, options = DESK): Promise<Page> => {
  const page = await newVisitor(browser, installation, options)
  await page.goto(installation.siteAddress + path)
  await settled(page)
  return page
}

for (const [name, choices] of [
  [
    'soft and airy',
    { buttons: 'SOFT', density: 'AIRY', radius: 'PILL', pictures: 'MUTED', frame: 'PRINT', scale: 'CALM' },
  ],
  ['lined and compact', { buttons: 'OUTLINE', density: 'COMPACT', radius: 'NONE', pictures: 'MONO', frame: 'LINE' }],
  [
    'underlined in two colours',
    { buttons: 'UNDERLINE', radius: 'LARGE', pictures: 'DUOTONE', headings: 'UPPER', scale: 'LOUD' },
  ],
] as const) {
  test(`[THEME-8] a site that is ${name} has no faults, in Arabic and German, on a desk and a phone`, async ({
    browser,
  }) => {
    await choose({ density: null, frame: null, headings: null, ...choices })
    for (const path of ['', 'de/'])
      for (const options of [DESK, PHONE]) {
        const page = await visit(browser, path, options)
        await expectNoFaults(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
      }
  })
}

test('[THEME-9] on a dark device light sections are dark and have no faults, and on a light one they are as they were', async ({
  browser,
}) => {
  await choose({ scheme: 'DEVICE', buttons: null, pictures: null, frame: null, headings: null, radius: null })
  const groundOf = (page: Page) =>
    page
      .locator('main > .section:is([data-mode="LIGHT"], [data-mode="EXTRALIGHT"])')
      .first()
      .evaluate((section) => getComputedStyle(section).backgroundColor)
  const light = await visit(browser, '')
  const before = await groundOf(light)
  for (const [path, options] of [
    ['', DESK],
    ['de/', PHONE],
    ['Contact_us/', DESK],
  ] as const) {
    const dark = await visit(browser, path, { ...options, colorScheme: 'dark' })
    expect(await groundOf(dark)).not.toBe(before)
    await expectNoFaults(dark)
  }
})

test('[THEME-8] motion is none where the owner chose so, and lively for those alone who do not mind', async ({
  browser,
}) => {
  const moving = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter((one) => /rise|near/.test((one as CSSAnimation).animationName)))
  await choose({ motion: 'LIVELY', scheme: null })
  expect((await moving(await visit(browser, ''))).length).toBeGreaterThan(0)
  expect(await moving(await visit(browser, '', { ...DESK, reducedMotion: 'reduce' }))).toEqual([])
  await choose({ motion: 'NONE' })
  const still = await visit(browser, '')
  const time = await still
    .locator('.button')
    .first()
    .evaluate((button) => getComputedStyle(button).transitionDuration)
  expect(Number.parseFloat(time)).toBeLessThan(0.01)
  await choose({ motion: null })
})
