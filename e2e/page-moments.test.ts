import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import Sqlite, { type Database } from 'better-sqlite3'
import { faultsOnChrome } from './chrome-faults.ts'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { ownerLink } from './owner-link.ts'

let installation: Installation
test.beforeAll(async () => {
  const started = await startInstallation()
  await (await ownerOf(started)).apply([newsPage])
  installation = { ...started, editorAddress: await ownerLink(started) }
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const section = (id: string, template: string, content: object) => ({
  ...{ id, template, category: 'feature', label: '', thumbnail: '', isUnique: false, isHidden: false },
  ...{ colorMode: null, orientation: null, eventId: '', validation: {}, content, extras: {}, dataExtras: {} },
})
const page = (id: string, path: string, sections: readonly object[], more: object = {}) => ({
  ...{ id, path, meta: { title: {}, keywords: {}, description: {} }, sections, header: null, footer: null, extras: {} },
  ...more,
})
const newsPage = {
  ...{ do: 'insert-page', after: null },
  page: page('news', '/News', [
    section('journal', 'EntryList', { title: { ar: 'أخبار', en: 'News', de: 'Aktuelles' } }),
  ]),
}
const story = {
  ...{ do: 'insert-page', after: 'news' },
  page: page(
    'story',
    '/News/Story',
    [
      section('head', 'EntryHead', {
        ...{ title: { ar: 'ليلة الشعر', en: 'Poetry', de: 'Nacht der Gedichte' }, paragraph: { ar: 'في الباحة.' } },
        collection: 'journal',
      }),
    ],
    { isHidden: true },
  ),
}

const api = () => `http://localhost:${installation.port}/api/v1/sites/hotel`

/** Makes changes as another tab would. */
async function change(window: Page, ...operations: readonly object[]): Promise<void> {
  const { revision } = await (await window.request.get(`${api()}/document`)).json()
  const changes = operations.map((operation, index) => ({ id: `seeded-${revision}-${index}`, operation }))
  const answer = await window.request.post(`${api()}/operations`, { data: { base: revision, changes } })
  expect(answer.status()).toBe(200)
}

/** Stops the server, changes what it has stored, and starts it again on the same port. */
async function restartedAfter(work: (database: Database) => void): Promise<void> {
  const { dataDir, port } = installation
  await installation.stop('keep-data')
  const database = new Sqlite(join(dataDir, 'mimar.db'))
  work(database)
  database.close()
  installation = await startInstallation({ dataDir, port })
}

const PAST = '2023-01-05T06:00:00.000Z'

test('[COLL-13] an entry is written today, waits for its hour whatever else is published, and appears by itself', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/News/?lang=en', timezoneId: 'Asia/Damascus' })
  const { page: window, canvas, notices, published } = editor
  const openEntries = async () => {
    await canvas.locator('[data-template="EntryList"] [data-field="title"]').click()
    await window.keyboard.press('Escape')
    await window.getByRole('button', { name: 'List: Entries', exact: true }).click()
  }
  await openEntries()
  await expect(window.locator('[data-new-entry]')).toBeFocused()
  await window.keyboard.type('The well is open again')
  await window.keyboard.press('Enter')
  const head = canvas.locator('[data-template="EntryHead"]')
  await expect(head.locator('[data-field="title"]')).toHaveText('The well is open again')
  await window.keyboard.press('Escape')

  await window.locator('[data-menu="publish"]').click()
  await window.getByRole('menuitem', { name: 'Schedule this page…' }).click()
  const dialog = window.getByRole('dialog', { name: 'Schedule “\u2068The well is open again\u2069”' })
  await expect(dialog).toContainText('Time zone: \u2066Asia/Damascus (GMT+3)')
  expect(await faultsOnChrome(window)).toEqual([])
  const field = dialog.getByLabel('Date and time')
  await field.fill('2020-01-01T09:00')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(dialog.getByRole('alert')).toHaveText('That time has passed. Choose a later one.')
  await field.fill('2999-12-30T09:30')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(notices).toContainText('appears Mon, Dec 30, 2999, 09:30')
  const { pages } = await (await window.request.get(`${api()}/schedule`)).json()
  expect(pages).toMatchObject([{ at: '2999-12-30T06:30:00.000Z', timeZone: 'Asia/Damascus', outcome: null }])

  // It is hidden until then: publishing everything else does not bring it out.
  await editor.publish.click()
  await expect(editor.publish).toHaveAttribute('data-publish', 'up-to-date', { timeout: 30_000 })
  expect(await published('en/News/')).not.toContain('The well is open again')
  await change(window, { do: 'set-page-meta', page: 'news', property: 'title', language: 'en', value: 'Not yet' })

  await window.goto(`http://localhost:${installation.port}/edit/hotel/News/?lang=en&ui=en`)
  await canvas.locator('html[style*="--your-text"]').waitFor()
  await openEntries()
  await expect(window.locator('[data-entry-row]')).toContainText('Appears Dec 30, 2999, 09:30')
  await window.getByRole('button', { name: 'Schedule “\u2068The well is open again\u2069”' }).click()
  await expect(field).toHaveValue('2999-12-30T09:30')
  await window.keyboard.press('Escape')

  await restartedAfter((database) => database.exec(`update page_schedules set at = '${PAST}', due_at = '${PAST}'`))
  await expect.poll(() => published('en/News/')).toContain('The well is open again')
  expect(await published('en/News/')).not.toContain('Not yet')
  await window.reload()
  await expect(notices).toContainText(
    /“\u2068The well is open again\u2069” was scheduled for Thu, Jan 5, 2023, 09:00 and published .+: Mimar was not running/,
  )
  await window.locator('[data-menu="site"]').click()
  await window.getByRole('menuitem', { name: 'History' }).click()
  await expect(window.getByRole('dialog')).toContainText('Published: only “News the well is open again”')
  await expect(window.getByRole('dialog')).toContainText('Page “News the well is open again”: where it is shown')
})

test('[COLL-13] on a phone in Arabic the row of a page says when it appears, and what stopped it; it is changed and taken back', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, {
    ...{ at: '/News/?lang=ar', ui: 'ar', timezoneId: 'Asia/Damascus' },
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  })
  const { page: window, notices } = editor
  await change(window, story)
  const at = '2999-12-30T06:30:00.000Z'
  const set = await window.request.put(`${api()}/pages/story/schedule`, { data: { at, timeZone: 'Asia/Damascus' } })
  expect(set.status()).toBe(200)
  const database = new Sqlite(join(installation.dataDir, 'mimar.db'))
  const reason = '{"why":"errors","errors":["link-broken","link-broken"]}'
  database.exec(
    `update page_schedules set outcome = 'stopped', due_at = null, ended_at = at, reason = '${reason}' where page = 'story'`,
  )
  database.close()
  await window.reload()
  await expect(notices).toContainText('كان يجب إصلاح مشكلتين أولًا')
  await notices.getByRole('button', { name: 'عرض' }).tap()
  const dialog = window.getByRole('dialog', { name: 'جدولة «\u2068ليلة الشعر\u2069»' })
  await expect(dialog.locator('[data-not-published]')).toContainText('كان يجب إصلاح مشكلتين أولًا')
  expect(await faultsOnChrome(window)).toEqual([])
  expect(await window.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await dialog.getByRole('button', { name: 'إغلاق التنبيه' }).tap()
  await expect(dialog.locator('[data-not-published]')).toHaveCount(0)
  await dialog.getByLabel('التاريخ والوقت').fill('2999-12-30T09:30')
  await dialog.getByRole('button', { name: 'جدولة', exact: true }).tap()
  await expect(notices).toContainText('تظهر «\u2068ليلة الشعر\u2069» الاثنين، 30 ديسمبر 2999')

  await window.locator('[data-bar] button[aria-haspopup=menu]').nth(1).tap()
  await window.locator('[data-item="manage"]').tap()
  await window.locator('[data-fold] button').first().tap()
  const row = window.locator('[data-sort="story"]')
  await expect(row.locator('[data-moment="waiting"]')).toHaveText(/^تظهر 30 ديسمبر 2999/)
  expect(await faultsOnChrome(window)).toEqual([])
  expect(await window.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await row.locator('[data-act="details"]').tap()
  await window.locator('[data-page-schedule]').tap()
  await dialog.getByRole('button', { name: 'إلغاء الجدولة' }).tap()
  await expect(notices).toContainText('تبقى الصفحة مخفية')
  await expect(window.locator('[data-page-schedule]')).toHaveText('جدولة هذه الصفحة…')
})
