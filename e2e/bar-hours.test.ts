import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { closeAll, DESK, expectNoFaults, newVisitor, PHONE, settled } from './visitor.ts'

let installation: Installation
let change: (operations: readonly object[]) => Promise<void>
let nav: string

const texts = (text: string) => ({ ar: text, en: text, tr: text, de: text, fr: text })
const section = (id: string, template: string, category: string, content: object) => ({
  ...{ id, template, category, label: '', thumbnail: '', isUnique: template === 'PhoneBar' },
  ...{ isHidden: false, hiddenOn: [], colorMode: null, orientation: null, eventId: '', validation: {} },
  ...{ content, extras: {}, dataExtras: {} },
})
const page = (id: string, path: string, sections: readonly object[]) => ({
  ...{ id, path, meta: { title: texts('Hours'), keywords: {}, description: {} } },
  ...{ sections, header: null, footer: null, extras: {} },
})

/** Monday to Saturday, nine to six; on the first of December for a private party. */
const WEEK = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    day === 'sunday' ? '' : '09:00-18:00',
  ]),
)
const SPECIAL = [{ id: 's', day: '2026-12-01', until: '', hours: '', reason: texts('Private') }]

test.beforeAll(async () => {
  installation = await startInstallation()
  const owner = await ownerOf(installation)
  change = owner.apply
  const { site } = await owner.ask<{ site: { header: { id: string }[] } }>('/sites/hotel/document')
  nav = site.header[0]!.id
  const week = section('week', 'OpeningHours', 'contact', { title: texts('When'), week: WEEK, special: SPECIAL })
  const way = (id: string, buttonUrl: string) => ({ id, buttonText: texts(id), buttonUrl })
  const ways = [way('Rufen', 'tel:+963112345678'), way('Termin', '/Contact_us')]
  const head = section('head', 'PlainHeader', 'header', { title: texts('Thumb') })
  await change([
    { do: 'insert-page', after: null, page: page('when', '/When', [week]) },
    {
      ...{ do: 'insert-page', after: null },
      page: page('thumb', '/Thumb', [head, section('bar', 'PhoneBar', 'cta', { ways, showsHours: true })]),
    },
    { do: 'set-setting', field: 'business/timeZone', value: 'Europe/Berlin' },
    { do: 'set-field', section: nav, field: 'showsHours', value: true },
  ])
})
test.afterEach(closeAll)
test.afterAll(() => installation.stop())

const MONDAY_AFTERNOON = '2026-11-23T15:40:00Z'

/** Reads a page at a moment, in New York. */
async function read(browser: Browser, path: string, options: BrowserContextOptions, moment = MONDAY_AFTERNOON) {
  const visited = await newVisitor(browser, installation, { ...options, timezoneId: 'America/New_York' })
  await visited.clock.setFixedTime(new Date(moment))
  await visited.goto(installation.siteAddress + path)
  if (options.javaScriptEnabled !== false) await settled(visited)
  return visited
}
const inBar = (visited: Page) => visited.locator('.navbar-hours')
const isTooWide = (visited: Page) => visited.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const layOut = (layout: string) => change([{ do: 'set-field', section: nav, field: 'layout', value: layout }])

for (const layout of ['ROW', 'SPLIT', 'STACKED', 'PILL'])
  test(`[SEC-23] [NAV-11] the bar says whether it is open now, in the layout ${layout}, and opens the week`, async ({
    browser,
  }) => {
    await layOut(layout)
    for (const options of [DESK, PHONE])
      for (const [path, said] of [
        ['', 'مفتوح الآن'],
        ['de/', 'Jetzt geöffnet'],
      ] as const) {
        const visited = await read(browser, path, options)
        const state = inBar(visited).locator('.hours-state')
        await expect(state).toContainText(said)
        await expect(inBar(visited).locator('.bar-hours-name')).toBeHidden()
        expect(await isTooWide(visited)).toBe(false)
        await expectNoFaults(visited)
        await inBar(visited).locator('summary').click()
        const today = inBar(visited).locator('[data-today]')
        await expect(today).toBeInViewport({ ratio: 1 })
        await expect(today).toContainText(/09:00\s–/)
        await expectNoFaults(visited)
        await visited.keyboard.press('Escape')
        await expect(today).toBeHidden()
      }
  })

test('[NAV-11] on the narrowest phones the week stays within the window', async ({ browser }) => {
  for (const layout of ['ROW', 'PILL']) {
    await layOut(layout)
    const visited = await read(browser, 'fr/', { ...PHONE, viewport: { width: 320, height: 640 } })
    await inBar(visited).locator('summary').tap()
    const { x, width } = (await inBar(visited).locator('.navbar-panel').boundingBox())!
    expect(x).toBeGreaterThanOrEqual(8)
    expect(x + width).toBeLessThanOrEqual(312)
  }
})

test('[NAV-11] scrolled, the bar is as low as one without hours, and who comes by keys sees them all the same', async ({
  browser,
}) => {
  for (const layout of ['ROW', 'PILL']) {
    await layOut(layout)
    const visited = await read(browser, 'en/', DESK)
    const summary = inBar(visited).locator('summary')
    await visited.evaluate(() => scrollTo(0, 900))
    await expect.poll(async () => (await inBar(visited).boundingBox())?.height).toBe(0)
    await summary.focus()
    await expect.poll(async () => (await inBar(visited).boundingBox())?.height).toBe(44)
  }
})

test('[SEC-23] without script both bars say that there are hours, open the week, and claim nothing', async ({
  browser,
}) => {
  await layOut('ROW')
  const plain = await read(browser, 'en/Thumb/', { ...PHONE, javaScriptEnabled: false })
  for (const box of [inBar(plain), plain.locator('.phone-hours')]) {
    await expect(box.locator('summary')).toHaveText('Opening hours')
    await box.locator('summary').click()
    await expect(box.locator('[data-day]')).toHaveCount(7)
    await expect(box.locator('[data-day="0"]')).toHaveText('SundayClosed')
    await expect(box.locator('[data-on]')).toBeHidden()
    await expect(box.locator('.hours-state')).toBeHidden()
    await box.locator('summary').click()
  }
})

test('[SEC-32] [SEC-23] the phone bar says it under the thumb, opens upwards, and the page ends above it', async ({
  browser,
}) => {
  const visited = await read(browser, 'de/Thumb/', PHONE, '2026-12-01T12:00:00Z')
  const bar = visited.locator('.phone-bar')
  const hours = visited.locator('.phone-hours')
  await expect(hours.locator('.hours-state')).toHaveText('Jetzt geschlossenöffnet morgen um 09:00 Uhr')
  const { y, height } = (await bar.boundingBox())!
  expect(Math.round(y + height)).toBe(844)
  const free = await visited.evaluate(() => Number.parseFloat(getComputedStyle(document.body).borderBlockEndWidth))
  expect(free).toBeGreaterThanOrEqual(Math.floor(height))
  await expectNoFaults(visited)
  await hours.locator('summary').tap()
  await expect(hours.locator('[data-today]')).toHaveText('HeuteGeschlossen')
  await expect(hours.locator('[data-today]')).toBeInViewport({ ratio: 1 })
  const sunday = (await hours.locator('[data-day="0"]').boundingBox())!
  for (const x of [sunday.x + 4, sunday.x + sunday.width - 4]) {
    const top = await visited.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.closest('.phone-bar'),
      [x, sunday.y + 4],
    )
    expect(top, 'nothing floats over the week').not.toBeNull()
  }
  await expectNoFaults(visited)
  const desk = await read(browser, 'de/Thumb/', DESK)
  await expect(desk.locator('.phone-bar')).toBeHidden()
})
