import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import Sqlite, { type Database } from 'better-sqlite3'
import { faultsOnChrome } from './chrome-faults.ts'
import { closeEditors, type OpenEditor, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const api = () => `http://localhost:${installation.port}/api/v1/sites`

interface Section {
  readonly id: string
  readonly template: string
}

interface Read {
  readonly revision: number
  readonly site: {
    readonly pages: readonly { readonly id: string; readonly path: string; readonly sections: readonly Section[] }[]
  }
}

async function read(page: Page): Promise<Read> {
  return (await page.request.get(`${api()}/hotel/document`)).json()
}

/** Makes changes as another tab would. */
async function change(page: Page, ...operations: readonly object[]): Promise<void> {
  const { revision } = await read(page)
  const changes = operations.map((operation, index) => ({ id: `seeded-${revision}-${index}`, operation }))
  const answer = await page.request.post(`${api()}/hotel/operations`, { data: { base: revision, changes } })
  expect(answer.status()).toBe(200)
}

async function sectionOf(page: Page, path: string, template: string): Promise<Section> {
  const { site } = await read(page)
  return site.pages.find((one) => one.path === path)!.sections.find((one) => one.template === template)!
}

const titled = ({ id }: Section, language: string, value: string) => ({
  ...{ do: 'set-field', section: id, field: 'title', language, value },
})

async function choose({ page }: OpenEditor, item: string): Promise<void> {
  await page.locator(`[data-menu="${item === 'History' ? 'site' : 'publish'}"]`).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('[U39] one page, then one language reach visitors alone; the rest stays counted, and history knows it', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page, canvas, publish, notices, published, text } = editor
  const hero = await sectionOf(page, '/', 'Header13')
  const rooms = await sectionOf(page, '/Rooms', 'PlainHeader')
  await change(
    page,
    titled(hero, 'en', 'Alone at home'),
    titled(rooms, 'en', 'Later'),
    titled(rooms, 'tr', 'Yalnız burada'),
  )
  await page.goto(`http://localhost:${installation.port}/edit/hotel/?lang=en`)
  await expect(publish).toHaveText('Publish 3 changes')
  await choose(editor, 'Publish only this page')
  await expect(notices).toContainText('Published: only “Home”. 2 changes are still unpublished.')
  await expect(publish).toHaveText('Publish 2 changes')
  expect(await published('en/')).toContain('Alone at home')
  expect(await published('en/Rooms/')).not.toContain('Later')

  await choose(editor, 'Publish only this page')
  await expect(notices).toContainText('nothing new to publish on this page')
  await page.goto(`http://localhost:${installation.port}/edit/hotel/?lang=tr`)
  await canvas.locator('html[lang="tr"] [data-section]').first().waitFor()
  await choose(editor, 'Publish only this language')
  await expect(notices).toContainText('Published: only “Turkish”. 1 change is still unpublished.')
  expect(await published('tr/Rooms/')).toContain('Yalnız burada')
  expect(await published('en/Rooms/')).not.toContain('Later')

  await choose(editor, 'History')
  const released = page.locator('[data-moments] [data-release]')
  await expect(released.first()).toContainText('Published: only “Turkish”')
  await released.filter({ hasText: 'only “Home”' }).first().click()
  await page.locator('[data-go-live]').click()
  await expect(page.locator('[data-go-live]')).toHaveCount(0)
  expect(await published('tr/Rooms/')).not.toContain('Yalnız burada')
  expect(await published('en/')).toContain('Alone at home')
  await page.getByRole('button', { name: 'Back to editing' }).click()
  await expect(publish).toHaveText('Publish 2 changes')

  await choose(editor, 'Discard changes')
  await expect(notices).toContainText('Changes discarded')
  await page.goto(`http://localhost:${installation.port}/edit/hotel/?lang=en`)
  await expect(text('Header13', 'title')).toHaveText('Alone at home')
  await expect(publish).toHaveAttribute('data-publish', 'up-to-date')
})

test('[U36] [U20] on a phone an earlier moment comes back by touch: nothing stands over what one presses', async ({
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const { page, text } = await openEditor(browser, installation, { at: '/?lang=en', ...phone })
  const hero = await sectionOf(page, '/', 'Header13')
  const before = (await text('Header13', 'title').textContent()) ?? ''
  await change(page, titled(hero, 'en', 'Written by mistake'))
  await page.reload()
  await expect(text('Header13', 'title')).toHaveText('Written by mistake')
  await page.locator('[data-bar] button').first().tap()
  await page.getByRole('menuitem', { name: 'History' }).tap()
  const moments = page.locator('[data-moments] button')
  await expect(moments.first()).toHaveAttribute('aria-current', 'true')
  await moments.nth(1).tap()
  await page.getByRole('radio', { name: 'The whole site' }).check()
  await page.locator('[data-restore]').tap()
  await expect(text('Header13', 'title')).toHaveText(before)
})

test('[U39] a part waits for the first publish, and what visitors would miss with it stops it', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page, publish } = editor
  const { id } = await (await page.request.post(`${api()}/hotel/copies`, { data: {} })).json()
  await page.goto(`http://localhost:${installation.port}/edit/${id}/?lang=en`)
  await expect(publish).toHaveAttribute('data-publish', 'never')
  const opener = page.locator('[data-menu="publish"]')
  await opener.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Publish only this page' })
  await expect(item).toHaveAttribute('aria-disabled', 'true')
  await expect(item).toContainText('First publish the whole site once')
  await page.keyboard.press('Escape')

  const { site } = await read(page)
  const hero = await sectionOf(page, '/', 'Header13')
  const spa = { ...site.pages[1]!, id: 'spa', path: '/Spa', sections: [] }
  await change(
    page,
    { do: 'insert-page', after: null, page: spa },
    { do: 'move-page', page: 'spa', after: site.pages[0]!.id },
    { do: 'set-field', section: hero.id, field: 'buttons/rooms/buttonUrl', value: '/Spa' },
  )
  await page.goto(`http://localhost:${installation.port}/edit/hotel/?lang=en`)
  await expect(publish).toHaveAttribute('data-publish', 'changes')
  await opener.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await item.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish only “Home”' })
  await expect(dialog.locator('[data-finding]')).toHaveCount(1)
  await expect(dialog.locator('[data-finding="link-broken"]')).toContainText('Link leads to a deleted page')
  const button = dialog.getByRole('button', { name: 'Publish', exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: /^Remove the link/ }).click()
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await button.click()
  await expect(publish).toHaveAttribute('data-publish', 'changes')
  await expect(editor.notices).toContainText('Published: only “Home”')

  // A page that moved leads from where it was, though all links to it are as they were.
  const events = site.pages.find(({ path }) => path === '/Events')!
  await change(
    page,
    { do: 'set-page-path', page: events.id, path: '/Feasts' },
    { do: 'set-setting', field: 'redirects', value: [{ id: 'r1', from: '/Events', to: '/Feasts' }] },
  )
  const answer = await page.request.post(`${api()}/hotel/releases`, { data: { page: events.id } })
  expect((await answer.json()).release.only).toEqual({ page: events.id })
  const { host } = new URL(installation.siteAddress)
  const address = `http://127.0.0.1:${installation.port}/en/Events/`
  const moved = await page.request.get(address, { headers: { host }, maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/en/Feasts/'])
  expect(await editor.published('en/Feasts/')).toContain('<h1')
  expect(await editor.published('en/')).toContain('/en/Events/')
})

const tomorrow = () => {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9)
}

test('[U39] a moment is chosen by keyboard, changed and cancelled, and is made up for when the server was off', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en', timezoneId: 'Asia/Damascus' })
  const { page, notices } = editor
  await change(page, titled(await sectionOf(page, '/', 'Header13'), 'en', 'By itself'))
  const opener = page.locator('[data-menu="publish"]')
  await opener.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Schedule publishing' })
  await expect(dialog).toContainText('Time zone: \u2066Asia/Damascus (GMT+3)')
  const field = dialog.getByLabel('Date and time')
  await field.fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText('That time has passed. Choose a later one.')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('2999-12-30T09:30')
  await field.press('Tab')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).press('Enter')
  await expect(dialog).toHaveCount(0)
  const chip = page.locator('[data-schedule="waiting"]')
  await expect(chip).toHaveAccessibleName('Publishes Mon, Dec 30, 2999, 09:30')
  const { schedule } = await (await page.request.get(`${api()}/hotel/schedule`)).json()
  expect(schedule).toMatchObject({ at: '2999-12-30T06:30:00.000Z', timeZone: 'Asia/Damascus' })

  await chip.click()
  await expect(field).toHaveValue('2999-12-30T09:30')
  await dialog.getByRole('button', { name: 'Cancel the schedule' }).click()
  await expect(notices).toContainText('The schedule is cancelled')
  await expect(chip).toHaveCount(0)

  const at = tomorrow().toISOString()
  await page.request.put(`${api()}/hotel/schedule`, { data: { at, timeZone: 'Asia/Damascus' } })
  await restartedAfter((database) =>
    database.exec("update schedules set at = '2023-01-05T06:00:00.000Z', due_at = '2023-01-05T06:00:00.000Z'"),
  )
  await expect.poll(() => editor.published('en/'), { timeout: 60_000 }).toContain('By itself')
  await page.reload()
  await expect(notices).toContainText(
    /Scheduled for Thu, Jan 5, 2023, 09:00, published .+: Mimar was not running at the time/,
  )
  await expect(editor.publish).toHaveAttribute('data-publish', 'up-to-date')
})

test('[U39] on a phone, in Arabic, the menu says what stopped a schedule, and another moment is chosen', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, {
    ...{ at: '/?lang=ar', ui: 'ar', timezoneId: 'Asia/Damascus' },
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  })
  const { page, notices } = editor
  const at = tomorrow().toISOString()
  await page.request.put(`${api()}/hotel/schedule`, { data: { at, timeZone: 'Asia/Damascus' } })
  const database = new Sqlite(join(installation.dataDir, 'mimar.db'))
  const reason = '{"why":"errors","errors":["link-broken","link-broken"]}'
  database.exec(`update schedules set outcome = 'stopped', due_at = null, ended_at = at, reason = '${reason}'`)
  database.close()
  await page.reload()
  await expect(notices).toContainText('كان يجب إصلاح مشكلتين أولًا')
  const opener = page.locator('[data-menu="publish"]')
  await opener.tap()
  const item = page.locator('[data-item="schedule"]')
  await expect(item).toContainText('كان يجب إصلاح مشكلتين أولًا')
  expect(await item.evaluate((row) => (row as HTMLElement).offsetHeight)).toBeGreaterThanOrEqual(44)
  await item.tap()
  const dialog = page.getByRole('dialog', { name: 'جدولة النشر' })
  await expect(dialog.locator('[data-not-published]')).toContainText('كان يجب إصلاح مشكلتين أولًا')
  expect(await faultsOnChrome(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await dialog.getByRole('button', { name: 'إغلاق التنبيه' }).tap()
  await expect(dialog.locator('[data-not-published]')).toHaveCount(0)
  await expect(dialog.getByLabel('التاريخ والوقت')).toBeFocused()
  await dialog.getByLabel('التاريخ والوقت').fill('2999-12-30T09:30')
  await dialog.getByRole('button', { name: 'جدولة', exact: true }).tap()
  await expect(notices).toContainText('جُدول النشر')
  await opener.tap()
  await expect(item).toContainText('يُنشر الاثنين، 30 ديسمبر 2999')
  expect(await faultsOnChrome(page)).toEqual([])
})

/** Stops the server, changes what it has stored, and starts it again on the same port. */
async function restartedAfter(work: (database: Database) => void): Promise<void> {
  const { dataDir, port } = installation
  await installation.stop('keep-data')
  const database = new Sqlite(join(dataDir, 'mimar.db'))
  work(database)
  database.close()
  installation = await startInstallation({ dataDir, port })
}
