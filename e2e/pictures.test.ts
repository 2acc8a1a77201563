import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { begin, DESK, settled } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

async function open(browser: Browser, options: BrowserContextOptions = DESK): Promise<Page> {
  return (await browser.newContext(options)).newPage()
}

/** Each picture of the page: how far below the window it begins, and whether it was asked for. */
const pictures = (page: Page) =>
  page.locator('.photo > img').evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => ({
      below: Math.ceil(image.parentElement!.getBoundingClientRect().top - innerHeight),
      isAskedFor: image.currentSrc !== '' && image.complete,
    })),
  )

test('[VIS-2] a picture is asked for when it is 500 px below the window, and not one pixel before', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.goto(`${installation.siteAddress}Events/`)
  const wrong = async () => (await pictures(page)).filter(({ below, isAskedFor }) => isAskedFor !== below <= 500)
  await expect.poll(wrong).toEqual([])
  await page.waitForLoadState('networkidle')
  expect(await wrong()).toEqual([])
  const before = await pictures(page)
  const next = before.find(({ isAskedFor }) => !isAskedFor)!.below
  const isAskedFor = async () => (await pictures(page)).find((_, index) => before[index]!.below === next)!.isAskedFor
  await page.evaluate((by) => scrollTo({ top: by, behavior: 'instant' }), next - 501)
  await settled(page)
  expect(await isAskedFor()).toBe(false)
  await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }))
  await expect.poll(isAskedFor).toBe(true)
  await page.context().close()
})

test('[VIS-2] a picture has its colours first, and fades in within 200 ms once it is there', async ({ browser }) => {
  const page = await open(browser)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isWaiting = false
  await page.goto(`${installation.siteAddress}Events/`)
  await begin(page)
  await page.waitForLoadState('networkidle')
  await page.route('**/media/**', async (route) => {
    isWaiting = true
    await released
    await route.continue()
  })
  const photo = page.locator('main .photo').last()
  await photo.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => isWaiting).toBe(true)
  const image = photo.locator('img')
  await expect(image).toHaveCSS('opacity', '0')
  expect(await photo.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('gradient')
  await image.evaluate((element) => {
    const animate = element.animate
    element.animate = function (...words) {
      Object.assign(window, { fade: words })
      return animate.apply(this, words)
    }
  })
  release()
  const fade = () => page.evaluate(() => (window as unknown as { fade?: unknown }).fade)
  await expect.poll(fade).toEqual([{ opacity: [0, 1] }, 200])
  await expect(image).toHaveCSS('opacity', '1')
  await page.context().close()
})

for (const { language, text } of [
  { language: 'en/', text: 'Failed' },
  { language: '', text: 'تعذّر التحميل' },
]) {
  test(`[VIS-2] a picture that fails is white with a red sign of attention, named “${text}”`, async ({ browser }) => {
    const page = await open(browser)
    await page.route('**/media/**', (route) => route.abort())
    await page.goto(`${installation.siteAddress}${language}Events/`)
    await begin(page)
    const photo = page.locator('main .photo:not(.background)').last()
    await photo.scrollIntoViewIfNeeded()
    const image = photo.locator('img')
    await expect(image).toHaveAttribute('alt', text)
    await expect(image).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
    expect(await image.getAttribute('src')).toContain('stroke="red"')
    const background = page.locator('.photo.background img').first()
    await expect(background).toHaveCSS('visibility', 'hidden')
    await expect(background).toHaveAttribute('alt', '')
    await page.context().close()
  })
}

for (const { how, options } of [
  { how: 'without JavaScript', options: { ...DESK, javaScriptEnabled: false } },
  { how: 'where the script does not come', options: DESK },
]) {
  test(`[VIS-2] ${how} pictures come all the same`, async ({ browser }) => {
    const page = await open(browser, options)
    await page.route('**/scripts/**', (route) => route.abort())
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.add(request.url())
    })
    await page.goto(`${installation.siteAddress}Events/`)
    for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, 700)
    await expect.poll(() => asked.size, { timeout: 20_000 }).toBeGreaterThan(12)
    const isInPlace = () =>
      page
        .locator('.photo > img')
        .last()
        .evaluate((image) => !/[1-9]/.test(getComputedStyle(image).translate.replace(/\d(\.\d+)?e-\d+/g, '0')))
    await expect.poll(isInPlace, { timeout: 15_000 }).toBe(true)
    await page.context().close()
  })
}

test('[VIS-1] the way back to the top shows past 400 px, and leads there', async ({ browser }) => {
  const page = await open(browser, { ...DESK, reducedMotion: 'reduce' })
  await page.goto(installation.siteAddress)
  await begin(page)
  const button = page.locator('.scroll-top')
  const scroll = (top: number) => page.evaluate((to) => scrollTo(0, to), top)
  await scroll(400)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(button).toBeHidden()
  await scroll(401)
  await expect(button).toBeVisible()
  await expect(button).toHaveAccessibleName('العودة إلى أعلى')
  expect(await button.boundingBox()).toMatchObject({ width: 50, height: 50 })
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('#main')).toBeFocused()
  await expect(button).toBeHidden()
  await page.context().close()
})
