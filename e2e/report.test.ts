import { type Browser, type BrowserContextOptions, expect, type Route, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { closeAll, DESK, expectNoFaults, newVisitor, PHONE } from './visitor.ts'

let installation: Installation
let owner: Awaited<ReturnType<typeof ownerOf>>
test.beforeAll(async () => {
  installation = await startInstallation({ env: { TRUSTED_PROXIES: 'loopback' } })
  owner = await ownerOf(installation)
})
test.afterEach(closeAll)
test.afterAll(() => installation.stop())

const COMPLIANCE = '**/api/v1/sites/form/compliance/hotel/**'

async function visit(browser: Browser, path = 'en/', options: BrowserContextOptions = DESK) {
  const page = await newVisitor(browser, installation, options)
  await page.goto(installation.siteAddress + path)
  const ask = page.locator('dialog.report').first()
  const field = (name: string) => ask.locator(`[name="${name}"]`)
  const opener = page.locator('.report-bar a')
  return {
    ...{ page, ask, field, opener },
    thanks: page.locator('#report-thanks'),
    failed: page.locator('#report-failed'),
    repeated: page.locator('#report-repeated'),
    count: ask.locator('output'),
    send: ask.locator('[type="submit"]'),
    fault: (name: string) => page.locator(`#report-${name}-fault`),
    open: async () => {
      await opener.click()
      await expect(ask).toBeVisible()
    },
    fill: async (email: string) => {
      await field('email').fill(email)
      await field('name').fill('Nour')
      await field('comment').fill('Asked for money in advance.')
    },
  }
}

test('[REPORT-1] a bar of 48 px at the foot of the window leads to the report, on every page', async ({ browser }) => {
  for (const [path, options] of [
    ['', DESK],
    ['de/Rooms/', PHONE],
  ] as const) {
    const { page, opener } = await visit(browser, path, options)
    const bar = (await page.locator('.report-bar').boundingBox())!
    const { width, height } = page.viewportSize()!
    expect([bar.x, bar.width, bar.height, bar.y + bar.height]).toEqual([0, width, 48, height])
    await page.evaluate(() => scrollTo(0, 600))
    expect((await page.locator('.report-bar').boundingBox())!.y).toBe(bar.y)
    await expect(opener).toHaveText(path === '' ? 'إبلاغ' : 'Melden')
    await expectNoFaults(page)
  }
})

test('[REPORT-2] empty fields are required, and an address must be one', async ({ browser }) => {
  const { page, open, field, send, fault } = await visit(browser)
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
  await open()
  await send.click()
  for (const name of ['email', 'name', 'comment']) await expect(fault(name)).toHaveText('Required field')
  await expect(field('email')).toBeFocused()
  await field('email').fill('nour@mail')
  await expect(fault('email')).toHaveText('Please put a correct e-mail')
  await expect(field('email')).toHaveAccessibleDescription('Please put a correct e-mail')
  await field('email').fill('nour@mail.example')
  await expect(fault('email')).toBeEmpty()
  expect(asked).toEqual([])
  await expectNoFaults(page)
})

test('[REPORT-2] texts are cut at 255 characters, counted, and few that are left warn', async ({ browser }) => {
  const { open, field, fault, count } = await visit(browser)
  const said = 'Your have exceeded the maximum character limit.'
  await open()
  await expect(count).toHaveText('0/255')
  await field('comment').fill('x'.repeat(249))
  await expect(count).toHaveText('249/255')
  await expect(count).not.toHaveAttribute('data-few')
  await field('comment').press('End')
  await field('comment').press('x')
  await expect(count).toHaveText('250/255')
  await expect(count).toHaveAttribute('data-few')
  await field('comment').fill('x'.repeat(255))
  await expect(fault('comment')).toBeEmpty()
  await field('comment').press('x')
  await expect(fault('comment')).toHaveText(said)
  await expect(field('comment')).toHaveValue('x'.repeat(255))
  await field('comment').press('Backspace')
  await expect(fault('comment')).toBeEmpty()

  await field('name').fill('ن'.repeat(300))
  await expect(field('name')).toHaveValue('ن'.repeat(255))
  await expect(fault('name')).toHaveText(said)
  await field('comment').fill('👩‍👩‍👧'.repeat(256))
  await expect(field('comment')).toHaveValue('👩‍👩‍👧'.repeat(255))
  await expect(count).toHaveText('255/255')
})

test('[REPORT-3] [REPORT-4] a report goes to the site as JSON and is thanked for', async ({ browser }) => {
  const { page, open, fill, send, ask, thanks, opener, field } = await visit(browser)
  await open()
  await fill('first@example.com')
  const [request] = await Promise.all([page.waitForRequest(COMPLIANCE), send.click()])
  expect([request.method(), new URL(request.url()).pathname]).toEqual(['POST', '/api/v1/sites/form/compliance/hotel/'])
  const { siteHash } = request.postDataJSON()
  const body = { email: 'first@example.com', name: 'Nour', comment: 'Asked for money in advance.', siteHash }
  expect(request.postData()).toBe(JSON.stringify(body))
  await expect(thanks).toBeVisible()
  await expect(ask).toBeHidden()
  await expect(thanks.getByRole('heading')).toHaveText('Thank you')
  await expectNoFaults(page)
  await thanks.getByRole('button').click()
  await expect(thanks).toBeHidden()
  await expect(opener).toBeFocused()
  await open()
  await expect(field('comment')).toHaveValue('')
  const complaints = await owner.ask<{ email: string }[]>('/sites/hotel/messages?folder=complaints')
  expect(complaints.map(({ email }) => email)).toContain('first@example.com')
  expect(await owner.ask('/sites/hotel/messages')).toEqual([])
})

test('[REPORT-4] who reports twice within a day is thanked with a warning', async ({ browser }) => {
  const { page, open, fill, send, ask, thanks, repeated } = await visit(browser)
  for (const time of [1, 2]) {
    await open()
    await fill('twice@example.com')
    await send.click()
    if (time === 1) await thanks.getByRole('button').click()
  }
  await expect(repeated).toBeVisible()
  await expect(ask).toBeHidden()
  await expect(repeated.getByRole('heading')).toHaveText('Thanks for the report!')
  await expect(repeated).toContainText('You have reported this site already.')
  await expect(repeated.locator('.report-icon path')).toHaveAttribute('d', /^M12 9v4/)
  await expectNoFaults(page)
})

const FAILURES: readonly (readonly [string, (route: Route) => Promise<void>, string, string])[] = [
  ['status 403 without words', (route) => route.fulfill({ status: 403, body: '<h1>' }), 'Thanks for the report!', ''],
  [
    'status 429',
    (route) => route.fulfill({ status: 429, json: { status: 429, message: 'Too many.', code: 'x' } }),
    'Something went wrong',
    'Too many.',
  ],
  [
    'status 500 without JSON',
    (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad' }),
    'Something went wrong',
    'Please refresh page to load data',
  ],
  [
    'no network',
    (route) => route.abort('connectionfailed'),
    'Something went wrong',
    'Please refresh page to load data',
  ],
]

for (const [failure, answer, title, text] of FAILURES) {
  test(`[REPORT-4] ${failure} closes the form, is said, and loses nothing`, async ({ browser }) => {
    const { page, open, fill, send, ask, field, opener, ...answers } = await visit(browser)
    const failed = title.startsWith('Thanks') ? answers.repeated : answers.failed
    await page.route(COMPLIANCE, answer)
    await open()
    await fill('kept@example.com')
    await send.click()
    await expect(failed).toBeVisible()
    await expect(ask).toBeHidden()
    await expect(failed.getByRole('heading')).toHaveText(title)
    await expect(failed.locator('p')).toHaveText(text)
    const icon = title.startsWith('Thanks') ? /^M12 9v4/ : /^M3 12a9 9/
    await expect(failed.locator('.report-icon path')).toHaveAttribute('d', icon)
    await failed.getByRole('button').click()
    await expect(opener).toBeFocused()
    await open()
    await expect(field('comment')).toHaveValue('Asked for money in advance.')
  })
}

test('[REPORT-5] Cancel, Escape and a click outside close the form; focus stays in it and goes back', async ({
  browser,
}) => {
  const { page, open, ask, opener } = await visit(browser)
  await open()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    )
    expect(isInside, `after ${step + 1} times Tab`).toBe(true)
  }
  const closing = [
    () => ask.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 300),
  ]
  for (const close of closing) {
    await close()
    await expect(ask).toBeHidden()
    await expect(opener).toBeFocused()
    await open()
  }
})

test('[REPORT-2] without a script the link leads to a page with the form, posted plainly', async ({ browser }) => {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(installation.siteAddress)
  await page.locator('.report-bar a').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الإبلاغ عن هذا الموقع')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.locator('[name="email"]').fill('plain@example.com')
  await page.locator('[name="name"]').fill('نور')
  await page.locator('[name="comment"]').fill('احتيال')
  await page.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شكرًا لكم')
  const complaints = await owner.ask<{ email: string }[]>('/sites/hotel/messages?folder=complaints')
  expect(complaints.map(({ email }) => email)).toContain('plain@example.com')
})
