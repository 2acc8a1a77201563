// A visitor sends files on a phone, in Arabic; an owner finds them in the inbox.
import { readFileSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { openHome } from './owner-home.ts'
import { ownerLink } from './owner-link.ts'
import { begin, closeAll, DESK, expectNoFaults, newVisitor, PHONE } from './visitor.ts'

const texts = (en: string, ar: string) => ({ en, ar, tr: en, de: en, fr: en })
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\nstartxref\n0\n%%EOF\n`)
const REFERRAL = { name: 'إحالة.pdf', mimeType: 'application/pdf', buffer: pdf('A referral') }
const SECOND = { name: 'second.pdf', mimeType: 'application/pdf', buffer: pdf('Another') }
const ARCHIVE = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK\x03\x04'.padEnd(200, 'x')) }

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation({ env: { TRUSTED_PROXIES: 'loopback' } })
  await (await ownerOf(installation)).apply([{ do: 'insert-page', after: null, page: pageWithForm() }])
})
test.afterEach(closeAll)
test.afterAll(() => installation.stop())

function pageWithForm() {
  const section = {
    ...{ id: 'request', template: 'RequestForm', category: 'contact', label: '', thumbnail: '', isUnique: false },
    ...{ isHidden: false, hiddenOn: [], colorMode: null, orientation: null, eventId: '', validation: {} },
    content: {
      title: texts('Send your referral', 'أرسلوا الإحالة'),
      questions: [
        { id: 'cv', kind: 'FILE', files: 'PDF', most: 2, label: texts('Referral', 'ورقة الإحالة') },
        { id: 'wish', kind: 'LONG', needed: false, label: texts('Wishes', 'ملاحظات') },
      ],
      thanks: { title: texts('We have it', 'وصلنا طلبكم'), text: texts('Until soon.', 'إلى اللقاء.') },
    },
    ...{ extras: {}, dataExtras: {} },
  }
  return {
    ...{ id: 'request', path: '/Request', meta: { title: texts('Request', 'طلب'), keywords: {}, description: {} } },
    ...{ sections: [section], header: null, footer: null, extras: {} },
  }
}

async function visit(browser: Browser, path: string, options: BrowserContextOptions) {
  const page = await newVisitor(browser, installation, options)
  await page.goto(installation.siteAddress + path)
  if (options.javaScriptEnabled !== false) {
    await begin(page)
    await expect(page.locator('.request-card')).toHaveJSProperty('noValidate', true)
  }
  const field = (name: string) => page.locator(`.request-card [name="${name}"]`)
  const fill = async (name: string) => {
    await field('name').fill(name)
    await field('email').fill('layla@example.com')
    await field('a/wish').fill('Soon')
  }
  return {
    page,
    field,
    fill,
    send: page.locator('.request-card [type="submit"]'),
    fault: page.locator('#request-cv-fault'),
  }
}

const chosen = (page: Page) => page.locator('.sent-list li')

test('[FORM-9] a referral goes from a phone in Arabic to the inbox: what cannot be taken is said at once, what was chosen can be taken away, the owner keeps it', async ({
  browser,
}) => {
  const { page, field, fill, send, fault } = await visit(browser, 'Request/', PHONE)
  await expect(page.locator('.ask-help').first()).toHaveText('ملف PDF، عدد الملفات حتى 2، وكل ملف حتى 10 م.ب')
  await fill('ليلى')
  await field('a/cv').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(fault).toHaveText('\u2068me.png\u2069 من نوع آخر. الممكن: ملف PDF.')
  await expectNoFaults(page)
  await page.getByRole('button', { name: /^إزالة/ }).click()
  await expect(fault).toBeEmpty()
  await field('a/cv').setInputFiles(REFERRAL)
  await field('a/cv').setInputFiles(ARCHIVE)
  await expect(chosen(page)).toHaveText([/^إحالة\.pdf/, /^cv\.pdf/])
  await expect(fault).toBeEmpty()
  // What only its bytes tell, the server says; what was chosen and typed stays.
  await send.click()
  await expect(fault).toHaveText('\u2068cv.pdf\u2069 من نوع آخر. الممكن: ملف PDF.')
  await expect(field('a/cv')).toBeFocused()
  await expect(chosen(page)).toHaveCount(2)
  await page.getByRole('button', { name: /cv\.pdf/ }).click()
  await send.click()
  await expect(page.locator('[data-when="sent"]')).toBeVisible()
  await expect(page.locator('[data-when="sent"]')).toContainText('وصلنا طلبكم')
  await expectNoFaults(page)

  const again = { ...installation, editorAddress: await ownerLink(installation) }
  const inbox = await openHome(browser, again, '/sites/hotel/messages?ui=ar', PHONE)
  await inbox.locator('[data-messages] button').first().click()
  const row = inbox.getByRole('listitem').filter({ hasText: 'إحالة.pdf' })
  await expect(row).toContainText('PDF')
  await expectNoFaults(inbox)
  const [download] = await Promise.all([inbox.waitForEvent('download'), row.getByRole('link').click()])
  expect(download.suggestedFilename()).toBe('إحالة.pdf')
  expect(readFileSync(await download.path()).equals(REFERRAL.buffer)).toBe(true)
})

test('[FORM-9] without a script a browser sends the same, and a file that is refused has to be chosen again', async ({
  browser,
}) => {
  const { page, field, fill, send } = await visit(browser, 'en/Request/', { ...DESK, javaScriptEnabled: false })
  await fill('Without a script')
  await field('a/cv').setInputFiles([REFERRAL, ARCHIVE])
  await send.click()
  await expect(page.getByRole('alert')).toContainText('is of another kind')
  await expect(page.getByText('Your browser does not keep files')).toBeVisible()
  await expect(page.locator('[name="name"]')).toHaveValue('Without a script')
  await page.locator('[name="a/cv"]').setInputFiles([REFERRAL, SECOND])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading')).toHaveText('We have it')
})
