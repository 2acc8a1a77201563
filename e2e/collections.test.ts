import { expect, test } from '@playwright/test'
import { ask } from './asking.ts'
import { axeFaults } from './axe.ts'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { ownerLink } from './owner-link.ts'
import { closeAll, DESK, expectNoFaults, newVisitor, PHONE } from './visitor.ts'

let installation: Installation
/** The same, with a link that nobody has used. */
let again: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
  const owner = await ownerOf(installation)
  again = { ...installation, editorAddress: await ownerLink(installation) }
  await owner.apply([newsPage, ...Array.from({ length: 7 }, (_, index) => story(index + 1))])
  await owner.apply([archivePage, ...Array.from({ length: 50 }, (_, index) => find(index + 1))])
})
test.afterEach(async ({ browser }) => {
  await closeEditors()
  await closeAll({ browser })
})
test.afterAll(() => installation.stop())

const section = (id: string, template: string, content: object) => ({
  ...{ id, template, category: 'feature', label: '', thumbnail: '', isUnique: false, isHidden: false },
  ...{ colorMode: null, orientation: null, eventId: '', validation: {}, content, extras: {}, dataExtras: {} },
})
const page = (id: string, path: string, sections: readonly object[]) => ({
  ...{ id, path, meta: { title: {}, keywords: {}, description: {} }, sections, header: null, footer: null, extras: {} },
})
const newsPage = {
  ...{ do: 'insert-page', after: null },
  page: page('news', '/News', [
    section('journal', 'EntryList', {
      ...{ title: { ar: 'أخبار الدار', de: 'Aktuelles', en: 'News' }, amount: 3, layout: 'LEAD' },
    }),
  ]),
}
const story = (number: number) => ({
  ...{ do: 'insert-page', after: number === 1 ? 'news' : `story${number - 1}` },
  page: page(`story${number}`, `/News/Story-${number}`, [
    section(`head${number}`, 'EntryHead', {
      title: { ar: `خبر من الباحة ${number}`, de: `Neues aus dem Hof ${number}` },
      paragraph: { ar: 'ما الجديد عندنا.', de: 'Was es im Hof Neues gibt.' },
      ...{ topic: { ar: 'الباحة', de: 'Hof' }, day: `2026-10-0${number}`, collection: 'journal' },
    }),
  ]),
})

/** A list with more entries than anybody looks through. */
const archivePage = {
  ...{ do: 'insert-page', after: 'news' },
  page: page('archive', '/Archive', [
    section('finds', 'EntryList', { title: { ar: 'لقى', de: 'Funde' }, kind: 'OTHER' }),
  ]),
}
const find = (number: number) => ({
  ...{ do: 'insert-page', after: number === 1 ? 'archive' : `find${number - 1}` },
  page: page(`find${number}`, `/Archive/Find-${number}`, [
    section(`found${number}`, 'EntryHead', {
      ...{ title: { ar: `لقية ${number}`, de: `Fund ${number}` }, paragraph: { ar: 'من البئر.' }, collection: 'finds' },
    }),
  ]),
})

for (const { language, prefix, older } of [
  { language: 'ar', prefix: '', older: 'الأقدم' },
  { language: 'de', prefix: 'de/', older: 'Ältere Beiträge' },
]) {
  for (const [name, options] of [
    ['a desk', DESK],
    ['a phone', PHONE],
  ] as const) {
    test(`[COLL-1] [COLL-3] on ${name} in ${language} a list leads to its entries and on to older ones, without script`, async ({
      browser,
    }) => {
      const visitor = await newVisitor(browser, installation, { ...options, javaScriptEnabled: false })
      await visitor.goto(`${installation.siteAddress}${prefix}News/`)
      const list = visitor.locator('.entry-list')
      await expect(list.getByRole('listitem')).toHaveCount(4)
      await expect(list.getByRole('listitem').first()).toContainText('7')
      await list.getByRole('link', { name: older }).click()
      await expect(visitor).toHaveURL(`${installation.siteAddress}${prefix}News/1/`)
      await expect(list.getByRole('listitem')).toHaveCount(3)
      await list.getByRole('listitem').first().click()
      await expect(visitor).toHaveURL(`${installation.siteAddress}${prefix}News/Story-3/`)
      await visitor.locator('.entry-trail a').click()
      await expect(visitor).toHaveURL(`${installation.siteAddress}${prefix}News/`)
    })

    test(`[COLL-1] [COLL-2] on ${name} in ${language} list and entry have no fault and fit`, async ({ browser }) => {
      const visitor = await newVisitor(browser, installation, options)
      for (const path of ['News/', 'News/1/', 'News/Story-3/']) {
        await visitor.goto(installation.siteAddress + prefix + path)
        expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        await expectNoFaults(visitor)
      }
    })
  }
}

test('[COLL-6] a feed is read as what it is', async () => {
  const { headers, text } = await ask(installation.port, '/de/News/feed.xml', { host: 'hotel.localhost' })
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(text.match(/<item>/g)).toHaveLength(7)
})

test('[COLL-8] a title and Enter at a list make a page that is ready to be written, and the list tells of it', async ({
  browser,
}) => {
  const { page: window, canvas } = await openEditor(browser, again, { at: '/News/?lang=de', ui: 'de' })
  await canvas.locator('[data-template="EntryList"] [data-field="title"]').click()
  await window.keyboard.press('Escape')
  await window.getByRole('button', { name: 'Liste: Einträge', exact: true }).click()
  const field = window.locator('[data-new-entry]')
  await expect(field).toBeFocused()
  expect(await axeFaults(window)).toEqual([])
  await window.keyboard.type('Der Brunnen läuft wieder')
  await window.keyboard.press('Enter')
  const head = canvas.locator('[data-template="EntryHead"]')
  await expect(head.locator('[data-field="title"]')).toHaveText('Der Brunnen läuft wieder')
  await expect(head.locator('[data-field="paragraph"]')).toBeFocused()
  await window.keyboard.type('Nach drei Wochen.')
  await expect(head.locator('.entry-trail')).toHaveText('Aktuelles')
  await window.keyboard.press('Escape')
  await window.locator('[data-bar] button[aria-haspopup=menu]').nth(1).click()
  await window.locator('[data-item="manage"]').click()
  await window.getByRole('button', { name: '8 Einträge' }).click()
  await expect(window.locator('[data-entry]').first()).toContainText('Der Brunnen läuft wieder')
  await expect(window.locator('[data-entry]').first()).toContainText('/News/der-brunnen-lauft-wieder/')
  await window.locator('[data-sort="news"] button[aria-keyshortcuts]').click()
  const list = canvas.locator('[data-template="EntryList"]')
  await expect(list.getByRole('listitem').first()).toContainText('Nach drei Wochen.')
})

test('[COLL-9] a table is looked at before it is taken in, and one undo takes it back', async ({ browser }) => {
  const { page: window, canvas } = await openEditor(browser, again, { at: '/News/?lang=de', ui: 'de' })
  const list = canvas.locator('[data-template="EntryList"]')
  await list.locator('[data-field="title"]').click()
  await window.keyboard.press('Escape')
  await window.getByRole('button', { name: 'Liste: Einträge', exact: true }).click()
  const before = await list.getByRole('listitem').count()
  const take = async (table: string) => {
    const choosing = window.waitForEvent('filechooser')
    await window.locator('[data-import-entries]').click()
    await (await choosing).setFiles({ name: 'neues.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  }
  const plan = window.locator('[data-entry-plan]')
  await take('title de;day;Preis\nBrot am Samstag;morgen;3\n')
  await expect(plan).toContainText('steht in der ersten Zeile der Datei, die „Als CSV speichern“ liefert')
  await expect(plan.getByRole('button')).toBeInViewport()
  await expect(plan).toContainText('Zeile 2 · \u2068day\u2069 · „\u2068morgen\u2069“ ist kein Tag')
  await expect(window.locator('[data-take-entries]')).toHaveCount(0)
  await take('title de;day\nBrot am Samstag;2026-10-20\nWein am Sonntag;2026-10-21\n')
  await expect(plan).toContainText('2 neue Einträge, 0 geändert')
  await window.locator('[data-take-entries]').click()
  await expect(list).toContainText('Wein am Sonntag')
  await window.keyboard.press('Escape')
  await canvas.locator('body').press('ControlOrMeta+z')
  await expect(list).not.toContainText('Wein am Sonntag')
  await expect(list.getByRole('listitem')).toHaveCount(before)
})

test('[COLL-8] of many entries one is found by what it says, opened by keys, and removed with a way back', async ({
  browser,
}) => {
  const { page: window, canvas } = await openEditor(browser, again, { at: '/Archive/?lang=de', ui: 'de' })
  await canvas.locator('[data-template="EntryList"] [data-field="title"]').click()
  await window.keyboard.press('Escape')
  await window.getByRole('button', { name: 'Liste: Einträge', exact: true }).click()
  const rows = window.locator('[data-entry-row]')
  await expect(rows).toHaveCount(40)
  const find = window.getByRole('searchbox', { name: 'Eintrag suchen' })
  await find.fill('Fund 47')
  await expect(window.getByRole('status').filter({ hasText: '1 Eintrag gefunden' })).toBeVisible()
  await expect(rows).toHaveText(['Fund 47'])
  expect(await axeFaults(window)).toEqual([])
  await find.press('ArrowDown')
  await expect(rows).toBeFocused()
  await window.keyboard.press('Delete')
  await expect(rows).toHaveCount(0)
  await expect(window.getByText('In keinem Eintrag steht „Fund 47“.')).toBeVisible()
  await window.getByRole('button', { name: 'Rückgängig' }).last().click()
  // Undo shows what has come back.
  await expect(canvas.locator('[data-template="EntryHead"] [data-field="title"]')).toHaveText('Fund 47')
  await window.keyboard.press('Escape')
  await window.locator('[data-bar] button[aria-haspopup=menu]').nth(1).click()
  await window.locator('[data-item="manage"]').click()
  await window.getByRole('button', { name: '50 Einträge' }).click()
  await window.getByRole('searchbox', { name: 'Eintrag suchen' }).fill('fund 31')
  await expect(window.locator('[data-entry]')).toHaveCount(1)
  await window.getByRole('searchbox', { name: 'Eintrag suchen' }).press('ArrowDown')
  await window.keyboard.press('Enter')
  await expect(canvas.locator('[data-template="EntryHead"] [data-field="title"]')).toHaveText('Fund 31')
})

test('[COLL-8] on a phone in Arabic entries are added and opened in the sheet of their list', async ({ browser }) => {
  const { page: window, canvas } = await openEditor(browser, again, {
    ...{ at: '/News/?lang=ar', ui: 'ar', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  })
  const list = canvas.locator('[data-template="EntryList"]')
  await list.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await list.tap({ position: { x: 4, y: 200 } })
  const sheet = window.locator('[data-sheet="section"]')
  await sheet.locator('[data-new-entry]').fill('ليلة الشعر')
  await sheet.getByRole('button', { name: 'إضافة', exact: true }).tap()
  await expect(canvas.locator('[data-template="EntryHead"] [data-field="title"]')).toHaveText('ليلة الشعر')
})
