import { type Browser, type BrowserContextOptions, expect, type Page, type Route, test } from '@playwright/test'
import { ask } from './asking.ts'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { begin, closeAll, DESK, expectNoFaults, newVisitor, PHONE } from './visitor.ts'

let installation: Installation
let owner: Awaited<ReturnType<typeof ownerOf>>
test.beforeAll(async () => {
  installation = await startInstallation({ env: { TRUSTED_PROXIES: 'loopback' } })
  owner = await ownerOf(installation)
})
test.afterEach(closeAll)
test.afterAll(() => installation.stop())

const CONTACT = '**/api/v1/sites/form/contact/hotel/**'

/** A visitor on the contact page, with all scripts there and every warning noted. */
async function visit(browser: Browser, path = 'en/Contact_us/', options: BrowserContextOptions = DESK) {
  const page = await newVisitor(browser, installation, options)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await open(page, path)
  return { context: page.context(), page, warnings, ...partsOf(page) }
}

async function open(page: Page, path = 'en/Contact_us/'): Promise<void> {
  await page.goto(installation.siteAddress + path)
  await begin(page)
  await expect(page.locator('.contact-form')).toHaveJSProperty('noValidate', true)
}

/** From here on, time goes by only as a test says. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

function partsOf(page: Page) {
  const form = page.locator('.contact-form')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  return {
    form,
    field,
    send: form.locator('[type="submit"]'),
    sent: form.locator('[data-when="sent"]'),
    late: form.locator('[data-when="late"]'),
    fault: (name: string) => form.locator(`[id$="-${name}-fault"]`),
    fill: async (name: string, message = '') => {
      await field('name').fill(name)
      await field('email').fill('salma@example.com')
      await field('message').fill(message)
    },
  }
}

/** Names of those whose message lies in the inbox. */
const arrived = async (): Promise<string[]> =>
  (await owner.ask<{ name: string }[]>('/sites/hotel/messages')).map(({ name }) => name)

test('[FORM-1] [FORM-2] [FORM-3] what is missing or wrong is said on leaving a field and on sending, and nothing is sent', async ({
  browser,
}) => {
  const { page, field, send, fault } = await visit(browser)
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))

  await field('name').focus()
  await field('email').focus()
  await expect(fault('name')).toHaveText('This field cannot be empty')
  await expect(fault('email')).toBeEmpty()
  await field('email').fill('salma@mail')
  await field('message').focus()
  await expect(fault('email')).toHaveText('Please enter a valid email')
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('email')).toHaveAccessibleDescription('Please enter a valid email')

  await send.click()
  await expect(field('name')).toBeFocused()
  await field('name').fill('Salma')
  await expect(fault('name')).toBeEmpty()
  await send.click()
  await expect(field('email')).toBeFocused()
  await field('email').fill('salma@mail.example')
  await expect(fault('email')).toBeEmpty()
  expect(asked).toEqual([])
  await expectNoFaults(page)
})

for (const [language, path, empty, invalid] of [
  ['ar', 'Contact_us/', 'لا يمكن ترك هذا الحقل فارغًا', 'يرجى إدخال بريد إلكتروني صحيح'],
  ['tr', 'tr/Contact_us/', 'Bu alan boş bırakılamaz', 'Lütfen geçerli bir e-posta girin'],
  ['de', 'de/Contact_us/', 'Dieses Feld darf nicht leer sein', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
  ['fr', 'fr/Contact_us/', 'Ce champ ne peut pas être vide', 'Veuillez saisir une adresse e-mail valide'],
] as const) {
  test(`[FORM-1] [FORM-2] faults are said in ${language}, at the first press of the button, on a phone`, async ({
    browser,
  }) => {
    const { page, field, send, fault } = await visit(browser, path, PHONE)
    await field('email').fill('salma@mail')
    await send.click()
    await expect(fault('name')).toHaveText(empty)
    await expect(fault('email')).toHaveText(invalid)
    await expect(field('name')).toBeFocused()
    await expectNoFaults(page)
  })
}

test('[FORM-4] the message goes to the site as JSON, without what is empty', async ({ browser }) => {
  const { page, send, fill, sent } = await visit(browser)
  await fill('Salma')
  const [request] = await Promise.all([page.waitForRequest(CONTACT), send.click()])
  expect(request.method()).toBe('POST')
  expect(new URL(request.url()).pathname).toBe('/api/v1/sites/form/contact/hotel/')
  expect(request.headers()['content-type']).toBe('application/json')
  const { siteHash } = request.postDataJSON()
  expect(request.postData()).toBe(
    JSON.stringify({ name: 'Salma', email: 'salma@example.com', siteHash, isCookieAccepted: false }),
  )
  expect(siteHash).toMatch(/^\w{8,}$/)
  await expect(sent).toBeVisible()
  expect((await request.response())?.status()).toBe(204)
})

test('[FORM-4] isCookieAccepted is what the visitor said of marketing', async ({ browser }) => {
  const { page, send, fill } = await visit(browser)
  await page.evaluate(() => localStorage.setItem('cookieSettings', JSON.stringify({ marketing: true })))
  await fill('Nour', 'A room for two?')
  const [request] = await Promise.all([page.waitForRequest(CONTACT), send.click()])
  expect(request.postDataJSON()).toMatchObject({ message: 'A room for two?', isCookieAccepted: true })
})

test('[FORM-5] a sent message is thanked for in the place of the form, which is empty then', async ({ browser }) => {
  const { page, form, field, send, fill, sent } = await visit(browser)
  await fill('With thanks')
  await send.click()
  await expect(sent).toBeFocused()
  await expect(form.getByRole('status')).toContainText('Your message is with us')
  await expect(sent).toContainText('We call you back today')
  await expect(sent).toContainText('Our answer goes to \u2066salma@example.com\u2069')
  await expectNoFaults(page)
  await expect(send).toBeHidden()
  await expect(field('name')).toHaveValue('')
  expect(await arrived()).toContain('With thanks')
  await sent.getByRole('button', { name: 'Write another message' }).click()
  await expect(sent).toBeHidden()
  await expect(field('name')).toBeFocused()
})

const FAILURES: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['no network', (route) => route.abort('connectionfailed')],
  ['status 429', (route) => route.fulfill({ status: 429, json: { status: 429, message: 'Slow.', code: 'x' } })],
  ['status 500', (route) => route.fulfill({ status: 500, json: { status: 500, message: 'Oh.', code: 'x' } })],
  ['a page instead of JSON', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad' })],
]

for (const [failure, answer] of FAILURES) {
  test(`[FORM-5] ${failure} is only a warning; the text stays, and arrives once it can`, async ({ browser }) => {
    const { page, field, send, sent, late, fill, warnings } = await visit(browser)
    const name = `Kept through ${failure}`
    const keys: (string | undefined)[] = []
    page.on('request', (request) => request.method() === 'POST' && keys.push(request.headers()['idempotency-key']))
    await page.route(CONTACT, answer)
    await fill(name, 'Please keep this.')
    await stopClock(page)
    await send.click()
    await expect.poll(() => warnings.length).toBe(1)
    await expect(sent).toBeHidden()
    await expect(late).toBeHidden()
    await expect(field('message')).toHaveValue('Please keep this.')
    // Nothing is said before half a minute is over; then what, and whom to call.
    await page.clock.runFor(29_000)
    await expect(late).toBeHidden()
    await page.clock.runFor(1500)
    await expect(late).toHaveText(
      'Your message could not be delivered yet. It is kept here and sent again by itself. Or call us: +963 000 123 456',
    )
    await expect(field('name')).toHaveValue(name)

    await page.unroute(CONTACT)
    // The next attempt comes within 40 s of the visitor's time, however long an answer takes in ours.
    const isSent = async () => {
      await page.clock.runFor(1000)
      return sent.isVisible()
    }
    await expect.poll(isSent, { intervals: [100], timeout: 20_000 }).toBe(true)
    await expect(late).toBeHidden()
    expect(new Set(keys).size).toBe(1)
    expect((await arrived()).filter((one) => one === name)).toHaveLength(1)
  })
}

for (const status of [400, 403, 404, 410, 413, 422]) {
  test(`[FORM-5] what is refused (${status}) is not sent again; the visitor hears it at once and keeps the words`, async ({
    browser,
  }) => {
    const { page, field, form, late, send, fill, warnings } = await visit(browser)
    await page.route(CONTACT, (route) => route.fulfill({ status, json: { status, message: 'No.', code: 'x' } }))
    await fill('Refused', 'Please keep this.')
    await stopClock(page)
    await send.click()
    await expect(form.locator('[data-when="refused"]')).toHaveText(
      'Your message was not accepted, and it is not sent again. What you wrote still stands here. Or call us: +963 000 123 456',
    )
    await page.clock.runFor(600_000)
    await expect(late).toBeHidden()
    await expect(field('message')).toHaveValue('Please keep this.')
    expect(warnings).toHaveLength(1)
    const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('unsent'))
    expect(await page.evaluate(kept)).toEqual([])
    // Who sends it once more means it.
    await send.click()
    await expect.poll(() => warnings.length).toBe(2)
  })
}

test('[FORM-5] what did not arrive within a week is forgotten', async ({ browser }) => {
  const { page, field, send, fill, warnings } = await visit(browser)
  await page.route(CONTACT, (route) => route.fulfill({ status: 503, json: { status: 503, message: 'No.', code: 'x' } }))
  await fill('Forgotten')
  await stopClock(page)
  await send.click()
  await expect.poll(() => warnings.length).toBe(1)
  await page.clock.fastForward(8 * 24 * 60 * 60_000)
  await page.reload()
  await begin(page)
  await expect(field('name')).toHaveValue('')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('unsent')))).toEqual([])
})

test('[FORM-5] an answer that is not JSON but says yes is a success: it is not read', async ({ browser }) => {
  const { page, send, sent, fill } = await visit(browser)
  await page.route(CONTACT, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>' }))
  await fill('Not JSON')
  await send.click()
  await expect(sent).toBeVisible()
})

test('[FORM-5] what could not be sent is sent after the page is opened again, and is stored once', async ({
  browser,
}) => {
  const { page, field, send, sent, fill, warnings } = await visit(browser)
  // It arrives, but the answer is lost on the way back.
  await page.route(CONTACT, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const key = route.request().headers()['idempotency-key'] ?? ''
    const sent = { host: 'hotel.localhost', method: 'POST', headers: { 'idempotency-key': key } }
    await ask(installation.port, pathname + search, { ...sent, body: route.request().postDataJSON() })
    await route.abort()
  })
  await fill('After a reload', 'Still here?')
  await send.click()
  await expect.poll(() => warnings.length).toBe(1)
  expect(await arrived()).toContain('After a reload')
  await page.reload()
  await begin(page)
  await expect(field('message')).toHaveValue('Still here?')
  await page.unroute(CONTACT)
  await page.reload()
  await begin(page)
  await expect(sent).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('unsent')))).toEqual([])
  expect((await arrived()).filter((name) => name === 'After a reload')).toHaveLength(1)
})

test('[FORM-5] where storage is forbidden, the form sends all the same', async ({ browser }) => {
  const { page, send, sent, fill } = await visit(browser)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  await open(page)
  await fill('No storage')
  const [request] = await Promise.all([page.waitForRequest(CONTACT), send.click()])
  expect(request.postDataJSON().isCookieAccepted).toBe(false)
  await expect(sent).toBeVisible()
  expect(await arrived()).toContain('No storage')
})

test('[FORM-6] without a script the form is posted, thanked for, and lies in the inbox', async ({ browser }) => {
  const context = await browser.newContext({ ...DESK, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${installation.siteAddress}de/Contact_us/`)
  const { field, send } = partsOf(page)
  await field('name').fill('Ohne Skript')
  await field('email').fill('ohne@example.com')
  await field('message').fill('Guten Tag')
  await send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke für Ihre Nachricht')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('link').click()
  await expect(page).toHaveURL(`${installation.siteAddress}de/Contact_us/`)
  expect(await arrived()).toContain('Ohne Skript')
})

test('[SEC-20] [GEN-5] an invitation shows its event, and the reply reaches the inbox', async ({ browser }) => {
  const { site } = await owner.ask<{ site: { pages: { id: string; path: string }[]; events: object[] } }>(
    '/sites/hotel/document',
  )
  const page = site.pages.find(({ path }) => path === '/Events')!.id
  const autumn = { id: 'quinces', name: { ar: 'ليلة السفرجل', en: 'Quince night' }, date: '2027-11-05T18:00' }
  const events = [...site.events, { ...autumn, place: {}, text: {}, extras: {} }]
  const invitation = (id: string, eventId: string) => ({
    ...{ id, eventId, template: 'RSVP', category: 'rsvp', label: '', thumbnail: '', isUnique: false, isHidden: false },
    ...{ colorMode: null, orientation: null, validation: null, extras: {}, dataExtras: {} },
    content: {
      title: { ar: 'دعوة', en: 'You are invited' },
      titleAlignment: null,
      placeholders: { name: {}, email: {}, message: {} },
      buttonText: {},
      backgroundImg: { media: '', alt: {}, isDecorative: false, crop: null, width: null },
      bgOverlayTransparency: 0,
    },
  })
  await owner.apply([
    { do: 'set-events', events },
    { do: 'insert-section', place: page, after: null, section: invitation('first', '') },
    { do: 'insert-section', place: page, after: 'first', section: invitation('named', 'quinces') },
  ])

  const visited = await visit(browser)
  await visited.page.goto(`${installation.siteAddress}en/Events/`)
  await begin(visited.page)
  const named = visited.page.locator('#comp-named')
  await expect(visited.page.locator('#comp-first').getByRole('heading')).toHaveText('Pomegranate Night')
  await expect(named.getByRole('heading')).toHaveText('Quince night')
  await expect(named.locator('dd').first()).toHaveText(/Friday, November 5, 2027 at 6:00.PM/)
  await expect(named.locator('form')).toHaveJSProperty('noValidate', true)
  await expectNoFaults(visited.page)

  await named.getByLabel('How many of you').fill('4')
  await named.getByLabel('Sorry, I can’t').check()
  await expect(named.getByLabel('How many of you')).toBeHidden()
  await named.getByLabel('Yes, gladly').check()
  await named.locator('[name="name"]').fill('Guest of honour')
  await named.locator('[name="email"]').fill('guest@example.com')
  await named.locator('[type="submit"]').click()
  await expect(named.locator('[data-when="sent"]')).toBeVisible()
  const [newest] = await owner.ask<object[]>('/sites/hotel/messages')
  expect(newest).toMatchObject({ kind: 'reply', name: 'Guest of honour', event: 'quinces', attending: true, guests: 4 })
})
