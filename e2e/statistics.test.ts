import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { begin, closeAll, DESK, expectNoFaults, PHONE } from './visitor.ts'

let visited: Installation
let empty: Installation
test.beforeAll(async () => {
  visited = await startInstallation()
  empty = await startInstallation()
  addVisits(visited)
})
test.afterEach(closeAll)
test.afterAll(() => Promise.all([visited.stop(), empty.stop()]))

const DAY = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

/** Sixty days of a small hotel: eight visits of two pages a day in the last thirty days, four in those before. */
function addVisits({ dataDir }: Installation): void {
  const database = new Sqlite(join(dataDir, 'mimar.db'))
  database.pragma('busy_timeout = 10000')
  const settings = 'insert or replace into statistics_settings (site, is_counted, keep_months, time_zone)'
  database.prepare(`${settings} values ('hotel', 1, 25, 'UTC')`).run()
  const sum = database.prepare(
    'insert into visit_sums (site, day, kind, name, views, visits) values (?, ?, ?, ?, ?, ?)',
  )
  const speed = database.prepare(
    'insert into speed_sums (site, day, page, measure, section, bucket, times) values (?, ?, ?, ?, ?, ?, ?)',
  )
  for (let ago = 0; ago < 60; ago += 1) {
    const visits = ago < 30 ? 8 : 4
    const rows = [
      ...[
        ['all', '', 2 * visits, visits],
        ['page', '/', visits, visits],
        ['page', '/en/Rooms/', visits, 0],
      ],
      ...[
        ['language', '', visits, visits],
        ['language', 'en', visits, 0],
      ],
      ...[
        ['from', 'google.com', 0, visits / 2],
        ['from', '', 0, visits / 2],
        ['wished', 'es', 0, 1],
      ],
      ...[
        ['device', 'phone', 0, visits - 1],
        ['device', 'larger', 0, 1],
      ],
    ] as const
    for (const row of rows) sum.run('hotel', dayBefore(ago), ...row)
    speed.run('hotel', dayBefore(ago), '/', 'lcp', '', 1_200, 6)
  }
  database.close()
}

async function open(browser: Browser, installation: Installation, ui: string, options: BrowserContextOptions) {
  const page = await openHome(browser, installation, `/sites/hotel/statistics?ui=${ui}`, options)
  await expect(page.locator('main h1')).toBeVisible()
  return page
}

/** The value of a figure by its name. */
const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('strong')

test('[STAT-1] an owner reads how many came, from where and to which pages, beside the time before, and day by day by keys', async ({
  browser,
}) => {
  const page = await open(browser, visited, 'en', DESK)
  await expect(figure(page, 'Visits')).toHaveText('240')
  await expect(page.getByText(/\+100%.? on the time before/)).toBeVisible()
  await expect(figure(page, 'Pages per visit')).toHaveText('2')
  const list = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) })
  const from = list('Where visitors come from').getByRole('listitem')
  await expect(from.filter({ hasText: 'google.com' })).toContainText('120')
  await expect(from.filter({ hasText: 'Typed in, or from a bookmark' })).toContainText('120')
  await expect(list('Pages').getByRole('listitem').first()).toContainText('240')
  await expect(list('Devices').getByRole('listitem').first()).toContainText('210')

  const bars = page.getByRole('group', { name: 'Visits by day' }).getByRole('radio')
  await expect(bars).toHaveCount(30)
  await expect(bars.last()).toBeChecked()
  await bars.last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(bars.nth(28)).toBeChecked()
  await expect(bars.nth(28)).toHaveAccessibleName(/: 8 visits, no enquiries$/)

  await page.getByRole('button', { name: 'Show as a table' }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31)
  await expectNoFaults(page)
})

test('[STAT-1] the time span is chosen: a week by days, a year by months', async ({ browser }) => {
  const page = await open(browser, visited, 'en', DESK)
  await page.getByRole('radio', { name: '7 days' }).check()
  await expect(figure(page, 'Visits')).toHaveText('56')
  await expect(page.getByRole('group', { name: 'Visits by day' }).getByRole('radio')).toHaveCount(7)
  await page.getByRole('radio', { name: '12 months' }).check()
  await expect(figure(page, 'Visits')).toHaveText('360')
  const months = await page.getByRole('group', { name: 'Visits by month' }).getByRole('radio').count()
  expect([12, 13]).toContain(months)
  await expect(page.getByText('Nothing to compare with yet').first()).toBeVisible()
  await expectNoFaults(page)
})

test('[STAT-1] a page that is fetched ahead is counted when it is shown, once, and not when nobody looks at it', async ({
  browser,
}) => {
  const installation = await startInstallation()
  // A browser without a window is a program, and is not counted.
  const context = await browser.newContext({ ...DESK, locale: 'ar', userAgent: BROWSER_NAME })
  await context.addCookies([{ name: 'hotel', value: '000', url: installation.siteAddress }])
  const page = await context.newPage()
  await page.goto(installation.siteAddress)
  await begin(page)
  const link = (path: string) => page.locator(`.navbar-links > ul a[href="/${path}/"]`)
  const hover = async (path: string) => {
    const ahead = page.waitForRequest((request) => request.url().endsWith(`/${path}/`))
    await link(path).hover()
    await (await (await ahead).response())?.finished()
  }
  await hover('Events')
  await hover('Rooms')
  const shown = page.waitForResponse('**/sites/form/shown')
  await link('Rooms').click()
  await page.waitForURL('**/Rooms/')
  expect((await shown).status()).toBe(200)
  // Once more, as who comes back later: it is asked for, and counts as what it is.
  const again: string[] = []
  page.on('request', (request) => request.url().endsWith('/shown') && again.push(request.url()))
  await page.goto('about:blank')
  await page.goto(`${installation.siteAddress}Rooms/`)
  await page.waitForLoadState('networkidle')
  expect(again).toEqual([])
  await context.close()

  const told = await openHome(browser, installation, '/')
  const address = `http://localhost:${installation.port}/api/v1/sites/hotel/statistics?days=7`
  const read = async () => {
    const { pages, sum } = await (await told.request.get(address)).json()
    return { visits: sum.visits, pages: pages.map(({ path, views }: Read) => `${path} ${views}`).toSorted() }
  }
  await expect.poll(read, { timeout: 30_000 }).toEqual({ visits: 2, pages: ['/ 1', '/Rooms 2'] })
  await installation.stop()
})

interface Read {
  readonly path: string
  readonly views: number
}

const BROWSER_NAME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test('[STAT-4] the numbers are taken along as a table', async ({ browser }) => {
  const page = await open(browser, visited, 'en', DESK)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'As a table (CSV)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('hotel-statistics.csv')
  const rows = readFileSync(await download.path(), 'utf8').split('\r\n')
  expect(rows[0]).toMatch(/^\ufeff?day,kind,name,views,visits$/)
  expect(rows).toContain(`${dayBefore(3)},from,google.com,0,4`)
})

test('[STAT-4] an owner says that nothing is counted, and the page says so', async ({ browser }) => {
  const page = await open(browser, empty, 'en', DESK)
  await page.getByText('How it is counted').click()
  const isStored = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('switch', { name: 'Count visits' }).click()
  await isStored
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Visits of this site are not counted' })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('switch', { name: 'Count visits' }).click()
  await expect(page.getByRole('heading', { name: 'No visits yet' })).toBeVisible()
})

test('[STAT-1] while a page is edited its details say how often it was read, and the menu of the site leads to all', async ({
  browser,
}) => {
  const page = await openHome(browser, visited, '/edit/hotel/?lang=en&ui=en')
  // The page is there before the program.
  await page.frameLocator('main iframe').locator('html[style*="--your-text"]').waitFor()
  await page.locator('[data-bar] button[aria-haspopup=menu]').nth(1).click()
  await page.locator('[data-item="manage"]').click()
  const row = page.locator('[data-panel]').getByRole('listitem').filter({ hasText: '/Rooms/' })
  await row.hover()
  await row.locator('[data-act="details"]').click()
  await expect(page.locator('[data-reads]')).toHaveText('Read 240 times in 30 days. Statistics')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.locator('[data-bar] button[aria-haspopup=menu]').first().click()
  await page.locator('[data-item="statistics"]').click()
  await expect(figure(page, 'Visits')).toHaveText('240')
})

for (const [ui, options, width] of [
  ['ar', DESK, 1440],
  ['ar', PHONE, 390],
  ['en', PHONE, 390],
  ['de', PHONE, 390],
] as const) {
  test(`[STAT-1] it is read in ${ui} at ${width} px, with visits and without, and nothing is wider than the window`, async ({
    browser,
  }) => {
    for (const installation of [visited, empty]) {
      const page = await open(browser, installation, ui, options)
      await expect(page.locator('main section').first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('dir', ui === 'ar' ? 'rtl' : 'ltr')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await page.locator('summary').last().click()
      await expectNoFaults(page)
      const state = installation === visited ? 'visited' : 'empty'
      await page.screenshot({ path: `test-results/statistics/${ui}-${width}-${state}.png`, fullPage: true })
    }
  })
}
