// Somebody who has never built a site makes a café in Arabic, on a phone, from nothing to an answered request for a table.
import { type Browser, expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { readable, startMailServer } from '../apps/server/src/testing/mail-server.ts'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { begin, expectNoFaults, PHONE } from './visitor.ts'

let installation: Installation
let post: Awaited<ReturnType<typeof startMailServer>>

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  post = await startMailServer()
  installation = await startInstallation({ env: { SMTP_URL: post.address } })
  const page = await openHome(browser, installation, '/sites')
  const api = `http://localhost:${installation.port}/api/v1`
  // A newcomer has nothing.
  await page.request.delete(`${api}/sites/hotel`)
  // The first look at a starter has its pictures encoded, which takes a busy machine its time.
  await page.request.get(`${api}/starters/cafe/still`, { timeout: 120_000 })
  await page.context().close()
})
test.afterAll(async () => {
  await installation.stop()
  post.close()
})

const NAME = 'مقهى أم كريم'
const OWN_PHONE = '+90 555 010 20 30'
const MAIL = 'umkarim@cafe.example'
const GUEST = 'رنا خوري'
const GUEST_PHONE = '+963 944 120 300'

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name }).first()

/** What a person sees at this step; kept where pictures are wanted. */
async function look(page: Page, name: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide, `${name} is no wider than the phone`).toBeLessThanOrEqual(390)
  if (!process.env.PICTURES) return
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `test-results/newcomer-cafe/${name}.png` })
}

/** The questions before a site: a name, a kind of business, languages, colours. */
async function answerQuestions(page: Page): Promise<void> {
  await page.getByLabel('اسم العمل').fill(NAME)
  await page.getByLabel('بريدك لاستلام الرسائل').fill(MAIL)
  await look(page, '01-name')
  await button(page, 'متابعة').tap()
  await page.locator('[data-trade="food"]').tap()
  await page.locator('[data-kind="cafe"]').tap()
  await look(page, '02-kind')
  await button(page, 'متابعة').tap()
  await look(page, '03-languages')
  await button(page, 'متابعة').tap()
  await look(page, '04-colours')
  await button(page, 'افتح موقعي').tap()
  await expect(page).toHaveURL(/\/edit\//, { timeout: 30_000 })
}

/** Writes over what stands in the page, as a thumb and a keyboard do. */
async function writeOver(page: Page, text: Locator, typed: string, picture: string): Promise<void> {
  await text.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await text.tap()
  await expect(text).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(typed)
  await look(page, picture)
  await button(page, 'تم').tap()
}

/** The number of the business, by the step that leads to it. */
async function givePhone(page: Page): Promise<void> {
  await page.locator('[data-checklist="small"]').tap()
  await page.locator('[data-step="phone"] [aria-expanded]').tap()
  await look(page, '06-steps')
  await button(page.locator('[data-step="phone"]'), 'عرض').tap()
  const field = page.frameLocator('main iframe').locator('[contenteditable]')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('inputmode', 'tel')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(OWN_PHONE)
  await look(page, '07-phone')
  await button(page, 'تم').tap()
}

async function openPage(page: Page, name: string): Promise<void> {
  await button(page, /^الصفحة:/).tap()
  await look(page, `08-pages-${name}`)
  await page.getByRole('menuitemradio', { name }).tap()
}

/** A new section below another, by the plus under it and what an owner calls it. */
async function addBelow(page: Page, above: Locator, wanted: string, template: string): Promise<void> {
  const id = await above.getAttribute('data-section')
  await above.evaluate((one) => {
    one.scrollIntoView({ block: 'end', behavior: 'instant' })
    one.ownerDocument.defaultView?.scrollBy({ top: 200, behavior: 'instant' })
  })
  await look(page, `11-plus-${template}`)
  await page.locator(`[data-plus="${id}"]`).tap()
  await look(page, `12-picker-${template}`)
  await page.getByRole('searchbox').fill(wanted)
  await look(page, `13-found-${template}`)
  await page.locator(`[data-offer="${template}"]`).tap()
}

/** A form by which visitors ask for a table. */
async function addBooking(page: Page, canvas: FrameLocator): Promise<void> {
  await addBelow(page, canvas.locator('[data-template="PriceList"]'), 'حجز طاولة', 'RequestForm')
  const added = canvas.locator('[data-template="RequestForm"]')
  await expect(added.getByRole('heading')).toHaveText('احجزوا طاولة')
  await look(page, '14-added')
  await button(page, 'تم').tap()
  await expect(added).toContainText(OWN_PHONE)
}

const OPEN_DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday']

/** The hours of the week, as one says them. */
async function writeHours(page: Page, canvas: FrameLocator): Promise<void> {
  for (const day of OPEN_DAYS) {
    await writeOver(page, canvas.locator(`[data-field="week/${day}"]`), 'من ٨ حتى ٢٢', `09-hours-${day}`)
  }
  await writeOver(page, canvas.locator('[data-field="week/friday"]'), 'من ٩ حتى ٢٣', '09-hours')
}

/** They stand on the first page, too, where nobody types them again. */
async function expectHours(page: Page, canvas: FrameLocator): Promise<void> {
  const shown = canvas.locator('[data-template="OpeningHours"]')
  await expect(shown.locator('[data-day="1"]')).toContainText(/08:00\s–\u2060?\s22:00/)
  await expect(shown.locator('[data-day="5"]')).toContainText(/09:00\s–\u2060?\s23:00/)
  await expect(shown.locator('[data-field^="week/"]')).toHaveCount(0)
  await look(page, '15-hours')
}

async function publish(page: Page): Promise<string> {
  await page.locator('[data-publish]').tap()
  await expect(page.locator('[data-publish-dialog]')).toBeVisible()
  await look(page, '16-publish')
  await page.getByRole('dialog').getByRole('button', { name: 'نشر', exact: true }).tap()
  await expect(page.locator('[data-publish]')).toHaveAttribute('data-publish', /done|up-to-date/)
  await look(page, '17-published')
  await button(page.getByRole('dialog'), 'إغلاق').tap()
  const sites = await (await page.request.get(`http://localhost:${installation.port}/api/v1/sites`)).json()
  return sites[0].address
}

/** A guest on another phone reads what there is, and asks for a table. */
async function askForATable(browser: Browser, address: string): Promise<void> {
  const page = await (await browser.newContext({ ...PHONE, isMobile: true, locale: 'ar' })).newPage()
  await page.goto(address)
  await begin(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, '20-visitor')
  await expect(page.locator('.price-amount').first()).toHaveText(/27/)
  await expect(page.locator('main [data-day="1"]')).toContainText(/08:00\s–\u2060?\s22:00/)
  const form = page.locator('.request-card')
  await expect(form).toHaveJSProperty('noValidate', true)
  await form.scrollIntoViewIfNeeded()
  await look(page, '21-form')
  const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)
  await form.getByLabel('أي يوم؟').fill(day)
  await form.getByLabel('في أي ساعة؟').fill('20:30')
  await form.getByLabel('بالغون').fill('4')
  await form.getByLabel('رقم هاتفكم').fill(GUEST_PHONE)
  await form.getByLabel('الاسم').fill(GUEST)
  await form.getByLabel('البريد الإلكتروني').fill('rana@guest.example')
  await look(page, '22-filled')
  await button(form, 'أرسل الطلب').tap()
  await expect(form.locator('[data-when="sent"]')).toContainText('وصلنا طلبكم')
  await expect(form.getByText('وصلنا طلبكم')).toBeInViewport()
  await look(page, '23-sent')
  await page.goto(`${address}Visit/`)
  await expect(page.locator('main [data-day="5"]')).toContainText(/09:00\s–\u2060?\s23:00/)
  await look(page, '24-hours')
  await page.context().close()
}

/** The newest mail to somebody, as they read it. */
async function mailTo(address: string, words: string): Promise<string> {
  const found = () => post.mails.findLast(({ to, data }) => to.includes(address) && readable(data).includes(words))
  await expect(() => expect(found()).toBeDefined()).toPass({ timeout: 60_000 })
  return readable(found()!.data)
}

/** Presses the link of the mail that asks whether enquiries may come there, and the button of the page behind it. */
async function confirmMailbox(owner: Page): Promise<void> {
  const [link = ''] = /http\S+\/confirm\/\S+/.exec(await mailTo(MAIL, '/confirm/')) ?? []
  const page = await owner.context().newPage()
  await page.goto(link)
  await look(page, '18-mail')
  await expectNoFaults(page)
  await button(page, 'نعم، أرسلوها إليّ').tap()
  await expect(page.getByRole('heading')).toHaveText('تم التأكيد')
  await page.close()
}

async function answer(page: Page): Promise<void> {
  await button(page, 'الموقع').tap()
  await look(page, '30-site-menu')
  await page.getByRole('menuitem', { name: 'الرسائل' }).tap()
  await page.locator('[data-messages] button').first().waitFor()
  await look(page, '31-inbox')
  await page.locator('[data-messages] button').first().tap()
  const message = page.locator('[data-inbox] article')
  await expect(message).toContainText(GUEST)
  await expect(message).toContainText('20:30')
  // What was asked stands above the month.
  const topOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().top)
  expect(await topOf(message.locator('dl').first())).toBeLessThan(
    await topOf(message.locator('[aria-hidden="true"]:has(> div > span)')),
  )
  await look(page, '32-message')
  const reply = page.getByRole('textbox', { name: 'ردّك' })
  await reply.fill('أهلًا بكم، طاولتكم محفوظة.')
  await look(page, '33-reply')
  await button(page, 'إرسال الرد').tap()
  await expect(page.locator('[data-reply]')).toContainText('طاولتكم محفوظة')
  await look(page, '34-answered')
  await expectNoFaults(page)
}

test('[U46] [EDIT-21] [FORM-8] [FORM-6] on a phone in Arabic: a café with its hours, a price and a request for a table is published, asked and answers', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites/new?ui=ar', { ...PHONE, isMobile: true, locale: 'ar' })
  page.setDefaultTimeout(20_000)
  const began = Date.now()
  await answerQuestions(page)
  const canvas = page.frameLocator('main iframe')
  await expect(canvas.locator('[data-section]').first()).toBeVisible({ timeout: 30_000 })
  await look(page, '05-editor')
  await givePhone(page)
  await writeHours(page, canvas)
  await openPage(page, 'الرئيسية')
  const price = canvas.locator('[data-template="PriceList"] [data-field$="/price"]').first()
  await writeOver(page, price, '٢٧', '10-price')
  await expect(price).toHaveText(/27/)
  // What a price may stand in says so, and asks for no text.
  const empty = canvas.locator('[data-template="PriceList"] [data-text="price"]:empty').first()
  expect(await empty.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('"السعر"')
  await addBooking(page, canvas)
  await expectHours(page, canvas)
  const address = await publish(page)
  const published = Date.now()
  await confirmMailbox(page)
  await askForATable(browser, address)
  expect(await mailTo(MAIL, GUEST)).toContain(GUEST_PHONE)
  await answer(page)
  expect(await mailTo('rana@guest.example', 'طاولتكم محفوظة')).toContain(NAME)
  console.log(
    `newcomer's café in Arabic on a phone: ${((published - began) / 1000).toFixed(1)} s to published, ${((Date.now() - began) / 1000).toFixed(1)} s to answered`,
  )
  // Ten minutes for somebody who has never built a site; a script reads nothing, and has to be far below.
  expect(Date.now() - began).toBeLessThan(600_000)
  await page.context().close()
})
