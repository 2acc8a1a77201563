import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { ask } from './asking.ts'
import { openEditor } from './editor.ts'
import { findFreePort, type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { closeAll, DESK, expectNoFaults, PHONE } from './visitor.ts'

let installation: Installation

test.beforeEach(async () => {
  // Nobody listens there: every mail waits.
  const SMTP_URL = `smtp://127.0.0.1:${await findFreePort()}`
  installation = await startInstallation({ env: { TRUSTED_PROXIES: 'loopback', SMTP_URL } })
  const host = 'hotel.localhost'
  const page = await ask(installation.port, '/Contact_us/', { host })
  const [, siteHash] = /name="siteHash" value="(\w+)"/.exec(page.text) ?? []
  const send = async (name: string, more: object, address: string) => {
    const headers = { 'x-forwarded-for': address }
    const body = { name, email: 'guest@example.com', siteHash, ...more }
    const path = '/api/v1/sites/form/contact/hotel/?lang=ar'
    const { status, text } = await ask(installation.port, path, { host, method: 'POST', headers, body })
    expect(status, text).toBe(204)
  }
  await send('Salma', { message: 'A room for two, please.\nFrom Friday.' }, '192.0.2.1')
  await send('نور الدين', { message: 'هل لديكم غرفة عائلية؟' }, '192.0.2.2')
  await send('Elif', { event: 'pomegranate-evening', attending: 'yes', guests: '3' }, '192.0.2.3')
  await send('Robot', { message: 'Buy!', website: 'http://spam.example' }, '192.0.2.4')
})
test.afterEach(closeAll)
test.afterEach(() => installation.stop())

/** The owner, who comes by the address that a mail would have. */
async function visit(browser: Browser, { ui = 'en', ...options }: BrowserContextOptions & { ui?: string }) {
  const page = await openHome(browser, installation, `/sites/hotel/messages?ui=${ui}`, options)
  await expect(page.locator('[data-inbox]')).toBeVisible()
  return page
}

const rows = (page: Page) => page.locator('[data-messages] button')
const names = (page: Page) => page.locator('[data-messages] bdi').allTextContents()

test('[FORM-6] what visitors sent is read, found, erased and brought back', async ({ browser }) => {
  const page = await visit(browser, DESK)
  await expect.poll(() => names(page)).toEqual(['Elif', 'نور الدين', 'Salma'])
  const inbox = page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'Inbox' })
  await expect(inbox).toContainText('3')
  await expectNoFaults(page)

  await rows(page).nth(2).click()
  await expect(page.getByRole('heading', { name: 'Salma' })).toBeFocused()
  await expect(page.locator('[data-inbox] article')).toContainText('A room for two, please.\nFrom Friday.')
  await expect(inbox).toContainText('2')
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(inbox).toContainText('3')

  await page.getByRole('searchbox').fill('غُرفه عائليه')
  await expect.poll(() => names(page)).toEqual(['نور الدين'])
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByText('No message matches your search')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(rows(page)).toHaveCount(3)

  await rows(page).nth(2).click()
  await page.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText('Message erased')).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['Elif', 'نور الدين'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => names(page)).toEqual(['Elif', 'نور الدين', 'Salma'])
})

test('[FORM-6] [SEC-20] a reply says to what and with how many; spam is kept apart and can be fetched from there', async ({
  browser,
}) => {
  const page = await visit(browser, DESK)
  await rows(page).first().click()
  const facts = page.locator('[data-inbox] dl')
  await expect(facts).toContainText('Will come')
  await expect(facts).toContainText('3')
  await expect(facts).toContainText('Pomegranate Night')

  await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'Spam' }).click()
  await expect.poll(() => names(page)).toEqual(['Robot'])
  await rows(page).first().click()
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'Inbox' }).click()
  await expect.poll(() => names(page)).toContain('Robot')
})

test('[FORM-6] a message is answered beside it, marked as spam and fetched back, and all of a person is erased in one act', async ({
  browser,
}) => {
  const database = new Sqlite(join(installation.dataDir, 'mimar.db'))
  // The server has asked that address by now, or is about to.
  const agreed = 'insert into mailboxes (site, email, confirmed_at) values (?, ?, ?)'
  const either = 'on conflict (site, email) do update set confirmed_at = excluded.confirmed_at'
  database.prepare(`${agreed} ${either}`).run('hotel', 'ahlan@dar-al-rumman.example', new Date().toISOString())
  database.close()
  const page = await visit(browser, DESK)
  await rows(page).nth(1).click()
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await expect(reply).toHaveAttribute('dir', 'rtl')
  await expect(reply).toHaveAttribute('lang', 'ar')
  await reply.fill('نعم، لدينا غرفة عائلية.')
  await page.route('**/replies?**', (route) => route.abort())
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('alert')).toContainText('That could not be done.')
  await expect(reply).toHaveValue('نعم، لدينا غرفة عائلية.')
  await page.unroute('**/replies?**')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.locator('[data-reply="waiting"]')).toContainText('نعم، لدينا غرفة عائلية.')
  await expect(reply).toHaveValue('')
  await expectNoFaults(page)

  await rows(page).nth(2).click()
  await page.getByRole('button', { name: 'This is spam' }).click()
  await expect(page.getByText('Moved to spam')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(rows(page)).toHaveCount(3)

  await page.getByRole('button', { name: 'Answer a data request' }).click()
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('button', { name: /Erase all .*4/ }).click()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('The log notes it without the address.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the messages' }).click()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
})

test('[FORM-6] a folder is saved as a table', async ({ browser }) => {
  const page = await visit(browser, DESK)
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const question = page.getByRole('dialog', { name: /^Download \d+ messages?\?$/ })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(question).toContainText('The download is noted in the activity.')
  await expectNoFaults(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: 'Download' }).click(),
  ])
  await expect(question).toBeHidden()
  expect(download.suggestedFilename()).toBe('hotel-inbox.csv')
  const table = readFileSync(await download.path(), 'utf8')
  expect(table.split('\r\n')[0]).toBe('\uFEFFat,kind,name,email,text,event,attending,guests,language')
  expect(table).toContain('"A room for two, please.\nFrom Friday."')
})

test('[FORM-6] the inbox is worked by keys alone, from right to left too, and gives the focus back', async ({
  browser,
}) => {
  const page = await visit(browser, { ...DESK, ui: 'ar' })
  await expect(page.getByRole('heading', { name: 'الرسائل' })).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await rows(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(2)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await expect.poll(() => names(page)).toEqual(['نور الدين', 'Salma'])
  await expect(page.getByText('حُذفت الرسالة')).toBeVisible()
  await expectNoFaults(page)
  // The next one was opened; Escape leads back to it in the list.
  await expect(page.getByRole('heading', { name: 'نور الدين' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rows(page).first()).toBeFocused()
})

test('[FORM-6] on a phone the list gives way to the message, and comes back', async ({ browser }) => {
  const page = await visit(browser, { ...PHONE, ui: 'de' })
  await rows(page).nth(2).click()
  await expect(page.getByRole('heading', { name: 'Salma' })).toBeVisible()
  await expect(rows(page).first()).toBeHidden()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Zurück zur Liste' }).click()
  await expect(rows(page).first()).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})

test('[FORM-6] the list of sites says how many wait to be read, and fewer once they were', async ({ browser }) => {
  const page = await openHome(browser, installation, '/sites?ui=en', { locale: 'en-GB' })
  const enquiries = page.getByRole('navigation').getByRole('button', { name: 'Messages' })
  await expect(enquiries).toHaveText('Messages3')
  await expectNoFaults(page)
  await enquiries.click()
  await expect(page).toHaveURL(/\/sites\/hotel\/messages$/)
  await rows(page).nth(1).click()
  await expect(page.getByRole('heading', { name: 'نور الدين' })).toBeFocused()
  await page.getByRole('navigation').getByRole('link', { name: 'Sites' }).click()
  await expect(enquiries).toHaveText('Messages2')
  await page.context().close()
})

test('[FORM-6] a connection that fails is said, and nothing is taken for done', async ({ browser }) => {
  const page = await visit(browser, DESK)
  await expect(rows(page)).toHaveCount(3)
  await page.route('**/messages/*', (route) => route.abort())
  await rows(page).first().focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText('That could not be done.')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
  await page.route('**/messages?**', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'Spam' }).click()
  await expect(page.getByText('The messages could not be loaded.')).toBeVisible()
  await page.unroute('**/messages?**')
  await page.unroute('**/messages/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => names(page)).toEqual(['Robot'])
})

test('[FORM-6] what is done leaves the inbox, its note stays with it, and its address leads to it again', async ({
  browser,
}) => {
  const page = await visit(browser, DESK)
  const folders = page.getByRole('navigation', { name: 'Folders' })
  await rows(page).nth(2).click()
  const note = page.getByRole('textbox', { name: 'Note for your team' })
  await note.fill('Called back.')
  await expect(page.getByText('Note saved')).toBeVisible()
  const address = page.url()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('Moved to Done')).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['Elif', 'نور الدين'])
  await expect(page.getByRole('heading', { name: 'نور الدين' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Salma' })).toBeFocused()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await folders.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => names(page)).toEqual(['Salma'])
  await expectNoFaults(page)

  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Salma' })).toBeFocused()
  await expect(note).toHaveValue('Called back.')
  await page.getByRole('button', { name: 'Back to the inbox' }).click()
  await expect.poll(() => names(page)).toEqual(['Elif', 'نور الدين', 'Salma'])
  await page.goBack()
  await page.getByRole('button', { name: 'Only unread' }).click()
  await expect.poll(() => names(page)).toEqual(['Elif'])
  await expectNoFaults(page)
})

test('[FORM-6] the menu of the editor, and links of earlier mails, lead to the page of messages', async ({
  browser,
}) => {
  const { page } = await openEditor(browser, installation, { ui: 'en', ...DESK })
  await page.getByRole('button', { name: 'Site', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Messages' }).click()
  await expect.poll(() => names(page)).toEqual(['Elif', 'نور الدين', 'Salma'])
  await page.goto(`http://localhost:${installation.port}/edit/hotel/?inbox`)
  await expect(page).toHaveURL(/\/sites\/hotel\/messages$/)
})
