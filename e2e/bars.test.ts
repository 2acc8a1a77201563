import { expect, test } from '@playwright/test'
import { addIsland, openDrawn } from './drawn.ts'

test('[SEC-32] on a phone the bar stands at the foot of the window, the page ends above it, and it goes while one writes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openDrawn(page, { only: ['Contact', 'PhoneBar'] })
  const bar = page.locator('.phone-bar')
  const { y, height } = (await bar.boundingBox())!
  expect(Math.round(y + height)).toBe(700)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const end = (await page.locator('#end').boundingBox())!
  expect(end.y + end.height).toBeLessThanOrEqual(y + 1)
  await page.locator('input').first().focus()
  await expect(bar).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 700 })
  await expect(bar).toBeHidden()
})

test('[SEC-33] an announcement is there from its first day to its last, by the clock of the business', async ({
  page,
}) => {
  // Half past midnight in Damascus, where the business of the sheet is, and still the day before in Europe.
  for (const [moment, isThere] of [
    ['2026-12-23T20:30:00Z', false],
    ['2026-12-23T21:30:00Z', true],
    ['2026-12-24T20:30:00Z', true],
    ['2026-12-24T21:30:00Z', false],
  ] as const) {
    await page.clock.setFixedTime(moment)
    await openDrawn(page, { only: ['NoticeBar'] }, 'notice')
    await expect(page.locator('.notice-bar')).toBeVisible({ visible: isThere })
  }
})

test('[SEC-33] who closes an announcement does not see it again in this window, but sees another', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-24T12:00:00Z')
  const open = async (said?: string) => {
    await openDrawn(page, { only: ['NoticeBar'] })
    await page.evaluate((words) => {
      if (words) document.querySelector('.notice strong')!.textContent = words
      const button = '<button type="button" class="notice-close" hidden aria-label="Close">×</button>'
      document.querySelector('.notice')!.insertAdjacentHTML('beforeend', button)
    }, said)
    await addIsland(page, 'notice')
  }
  await open()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.notice-bar')).toBeHidden()
  await open()
  await expect(page.locator('.notice-bar')).toBeHidden()
  await open('Something else')
  await expect(page.locator('.notice-bar')).toBeVisible()
})

test('[SEC-33] an announcement that is over takes nothing along that ends by itself, such as a list of events', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-02-01T12:00:00Z')
  await openDrawn(page, { only: ['NoticeBar', 'EventList', 'CountDown'] }, 'notice')
  await expect(page.locator('.notice-bar')).toBeHidden()
  const ending = page.locator('.section:not(.notice-bar):has([data-ends])')
  await expect(ending.first()).toBeVisible()
  for (const section of await ending.all()) await expect(section).toBeVisible()
})

test('[SEC-31] without a script both pictures stand whole beside each other, and nothing waits to be moved', async ({
  browser,
}) => {
  const drawn = await browser.newPage()
  await openDrawn(drawn, { only: ['BeforeAfter'], dir: 'rtl' })
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.setContent(await drawn.content(), { waitUntil: 'domcontentloaded' })
  await drawn.close()
  const [before, after] = ['.compare-before', '.compare-after'].map((name) => page.locator(name).first())
  const [one, other] = [(await before!.boundingBox())!, (await after!.boundingBox())!]
  expect(Math.abs(one.width - other.width)).toBeLessThan(1)
  expect(other.x + other.width).toBeLessThanOrEqual(one.x)
  for (const picture of await page.locator('.compare .photo').all()) {
    const { width } = (await picture.boundingBox())!
    expect(Math.abs(width - one.width)).toBeLessThan(1)
  }
  await expect(page.locator('.compare-range').first()).toBeHidden()
  await expect(page.locator('.compare-line').first()).toBeHidden()
  await context.close()
})

for (const [dir, key] of [
  ['ltr', 'ArrowRight'],
  ['rtl', 'ArrowLeft'],
] as const) {
  test(`[SEC-31] in ${dir} the line between two pictures follows the keys`, async ({ page }) => {
    await openDrawn(page, { only: ['BeforeAfter'], dir }, 'compare')
    const line = page.locator('.compare-line')
    const before = (await line.boundingBox())!.x
    await page.getByRole('slider').focus()
    await page.keyboard.press(key)
    await page.keyboard.press(key)
    const moved = (await line.boundingBox())!.x - before
    const { width } = (await page.locator('.compare').boundingBox())!
    expect(Math.round((moved / width) * 100)).toBe(dir === 'ltr' ? 2 : -2)
  })
}
