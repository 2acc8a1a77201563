import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { begin, DESK, expectNoFaults, PHONE } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** The hotel's four guests in sight, with time standing still: it passes only when a test says so. */
async function guests(browser: Browser, language = '', options = DESK): Promise<{ page: Page; slider: Locator }> {
  const page = await (await browser.newContext(options)).newPage()
  await page.clock.install({ time: 0 })
  await page.addInitScript(noteMoves)
  await page.goto(installation.siteAddress + language)
  await begin(page)
  const slider = page.locator('.slider')
  await slider.locator('.is-live').waitFor()
  await slider.scrollIntoViewIfNeeded()
  await page.mouse.move(2, 2)
  await page.clock.pauseAt(100_000)
  await settled(slider)
  return { page, slider }
}

/** Movements run by the clock of the machine, and may be over before a test looks: each is noted as it begins. */
function noteMoves(): void {
  const { animate } = Element.prototype
  const moves: unknown[] = []
  Object.assign(window, { moves })
  Element.prototype.animate = function (frames, options) {
    const { translate } = frames as PropertyIndexedKeyframes
    const { duration } = options as KeyframeAnimationOptions
    if (this.parentElement?.matches('.slides')) moves.push({ translate, duration })
    return animate.call(this, frames, options)
  }
}

interface Move {
  readonly translate: readonly string[]
  /** In milliseconds. */
  readonly duration: number
}

/** The movements of slides that began since it was asked last. */
const movesOf = (page: Page) => page.evaluate(() => (window as unknown as { moves: Move[] }).moves.splice(0))
const durationsOf = async (page: Page) => (await movesOf(page)).map(({ duration }) => duration)

/** Which slide is shown, from 1, once nothing moves. */
async function shown(slider: Locator): Promise<number> {
  await settled(slider)
  return slider.locator('.slides').evaluate((list) => {
    const visible = [...list.children].filter((slide) => getComputedStyle(slide).visibility === 'visible')
    if (visible.length !== 1) throw new Error(`${visible.length} slides are visible`)
    return [...list.children].indexOf(visible[0]!) + 1
  })
}

const settled = (slider: Locator) =>
  slider.evaluate((box) =>
    Promise.all(box.getAnimations({ subtree: true }).map((animation) => animation.finished.catch(() => undefined))),
  )

const next = (slider: Locator) => slider.locator('[data-way="1"]')

/** From a slide that is known, with a whole interval ahead. */
async function startOver(page: Page, slider: Locator): Promise<void> {
  await slider
    .locator('.slide-dots a')
    .first()
    .evaluate((dot: HTMLElement) => dot.click())
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  expect(await shown(slider)).toBe(1)
}

test('[VIS-3] a slide follows every 5000 ms, in 300 ms, and after the last the first', async ({ browser }) => {
  const { page, slider } = await guests(browser)
  await startOver(page, slider)
  for (const place of [2, 3, 4, 1]) {
    const before = await shown(slider)
    await movesOf(page)
    await page.clock.runFor(4999)
    expect(await shown(slider)).toBe(before)
    await page.clock.runFor(1)
    expect(await durationsOf(page)).toEqual([300, 300])
    expect(await shown(slider)).toBe(place)
  }
  await page.context().close()
})

test('[VIS-3] arrows and dots lead to a slide and light its dot; the way goes on beyond both ends', async ({
  browser,
}) => {
  const { page, slider } = await guests(browser, 'de/')
  await startOver(page, slider)
  await slider.locator('[data-way="-1"]').click()
  expect(await shown(slider)).toBe(4)
  await next(slider).click()
  expect(await shown(slider)).toBe(1)
  await slider.getByRole('link', { name: '3 von 4' }).click()
  expect(await shown(slider)).toBe(3)
  expect(await slider.locator('.slide-dots a').evaluateAll((dots) => dots.map((dot) => dot.ariaCurrent))).toEqual([
    'false',
    'false',
    'true',
    'false',
  ])
  await expect(page).not.toHaveURL(/#/)
  await page.context().close()
})

for (const { how, begins, ends } of [
  {
    how: 'someone points at it',
    begins: (_: Page, slider: Locator) => slider.locator('blockquote:visible').hover(),
    ends: (page: Page) => page.mouse.move(2, 2),
  },
  {
    how: 'the focus is in it',
    begins: (_: Page, slider: Locator) => next(slider).focus(),
    ends: (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
  },
  {
    how: 'its tab is hidden',
    begins: (page: Page) => setHidden(page, true),
    ends: (page: Page) => setHidden(page, false),
  },
]) {
  test(`[VIS-3] it stands still while ${how}, and goes on afterwards`, async ({ browser }) => {
    const { page, slider } = await guests(browser)
    await startOver(page, slider)
    await begins(page, slider)
    await page.clock.runFor(30_000)
    expect(await shown(slider)).toBe(1)
    await ends(page)
    await page.clock.runFor(5001)
    expect(await shown(slider)).toBe(2)
    await page.context().close()
  })
}

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

test('[VIS-3] a button pauses it for good, says so, and lets it go on', async ({ browser }) => {
  const { page, slider } = await guests(browser, 'en/')
  await startOver(page, slider)
  const list = slider.locator('.slides')
  await expect(list).toHaveAttribute('aria-live', 'off')
  const leave = async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(2, 2)
  }
  await slider.getByRole('button', { name: 'Pause the slides' }).click()
  await leave()
  await page.clock.runFor(30_000)
  expect(await shown(slider)).toBe(1)
  await expect(list).toHaveAttribute('aria-live', 'polite')
  await slider.getByRole('button', { name: 'Play the slides' }).click()
  await leave()
  await page.clock.runFor(5000)
  expect(await shown(slider)).toBe(2)
  await page.context().close()
})

test('[VIS-3] with reduced motion nothing plays or moves, and the arrows still lead on', async ({ browser }) => {
  const { page, slider } = await guests(browser, '', { ...DESK, reducedMotion: 'reduce' })
  await page.clock.runFor(60_000)
  expect(await shown(slider)).toBe(1)
  await expect(slider.locator('.slide-pause')).toBeHidden()
  await next(slider).click()
  expect(await durationsOf(page)).toEqual([0, 0])
  expect(await shown(slider)).toBe(2)
  await page.context().close()
})

for (const { language, name, onward } of [
  { language: '', name: 'Arabic', onward: 1 },
  { language: 'de/', name: 'German', onward: -1 },
]) {
  test(`[VIS-3] in ${name} a finger that goes ${onward > 0 ? 'right' : 'left'} brings the next slide, and back the one before`, async ({
    browser,
  }) => {
    const { page, slider } = await guests(browser, language, PHONE)
    await startOver(page, slider)
    await swipe(page, slider, onward * 120)
    expect(await shown(slider)).toBe(2)
    await swipe(page, slider, onward * -120)
    expect(await shown(slider)).toBe(1)
    await swipe(page, slider, onward * -120)
    expect(await shown(slider)).toBe(4)
    await swipe(page, slider, onward * 30)
    expect(await shown(slider)).toBe(4)
    await page.context().close()
  })

  test(`[VIS-3] in ${name} the next slide comes from the ${onward > 0 ? 'left' : 'right'}, and the arrow points there`, async ({
    browser,
  }) => {
    const { page, slider } = await guests(browser, language)
    await startOver(page, slider)
    const [back, on] = [await slider.locator('[data-way="-1"]').boundingBox(), await next(slider).boundingBox()]
    expect(Math.sign(back!.x - on!.x)).toBe(onward)
    await movesOf(page)
    await next(slider).click()
    await expect.poll(() => shown(slider)).toBe(2)
    const from = (await movesOf(page)).map(({ translate }) => translate)
    expect(from).toEqual([
      ['0px', `${onward * 100}%`],
      [`calc(${onward * -100}% + 0px)`, '0px'],
    ])
    await page.context().close()
  })
}

/** One finger, down on the quote, along and up. */
async function swipe(page: Page, slider: Locator, distance: number): Promise<void> {
  const box = (await slider.locator('.slides').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
  await touch('touchStart', x)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + distance * part)
  await touch('touchEnd')
  await session.detach()
}

test('the slider has no accessibility fault, playing and paused', async ({ browser }) => {
  const { page, slider } = await guests(browser)
  await page.clock.resume()
  await expectNoFaults(page)
  await slider.locator('.slide-pause').click()
  await expectNoFaults(page)
  await page.context().close()
})

test('[VIS-3] without JavaScript the slides lie side by side, and dots lead to them', async ({ browser }) => {
  const page = await (await browser.newContext({ ...DESK, javaScriptEnabled: false })).newPage()
  await page.goto(`${installation.siteAddress}en/`)
  await expect(page.locator('.slider button:visible')).toHaveCount(0)
  await page.locator('.slide-dots a').nth(2).click()
  await expect(page.locator('.slides > *').nth(2)).toBeInViewport({ ratio: 0.9 })
  await page.context().close()
})
