import { readFileSync } from 'node:fs'
import { type Download, expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { closeEditors, type OpenEditor, openEditor, typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const DOCUMENT = '/api/v1/sites/hotel/document'
const rowOf = (page: Page, text: string) => page.locator(`[data-text="${text}"]`)

/** Opens the dialog and waits until it shows texts, or that there is nothing to do. */
async function openTranslate({ page }: OpenEditor) {
  await page.locator('[data-opens=translate]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('[data-filter=done]')).toBeVisible()
  return dialog
}

/** Writes a text where it stands and goes out of it. */
async function write({ page, text }: OpenEditor, template: string, field: string, words: string): Promise<string> {
  const element = text(template, field)
  await element.click()
  await typeOver(page, words)
  await page.keyboard.press('Escape')
  return (await element.locator('xpath=ancestor::*[@data-section]').getAttribute('data-section')) ?? ''
}

async function contentOf(download: Promise<Download>): Promise<string> {
  return readFileSync((await (await download).path()) ?? '', 'utf8')
}

test('[U44] where nothing is left to do or to find it says so, and leads to the texts that are there', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Events/?lang=fr', ui: 'fr' })
  const dialog = await openTranslate(editor)
  const rows = dialog.locator('[data-text]')
  // Of the other tests none changes a text of this page.
  const here = await editor.canvas.locator('main > [data-section]').first().getAttribute('data-section')
  const { site } = await (await editor.page.request.get(editor.page.url().replace(/\/edit\/.*/, DOCUMENT))).json()
  const holds = ({ sections }: { sections: { id: string }[] }) => sections.some(({ id }) => id === here)
  await dialog.getByLabel('Emplacement').selectOption(site.pages.find(holds).id)
  await dialog.getByRole('button', { name: 'Voir les traductions' }).click()
  await expect(dialog.locator('[data-filter=done]')).toBeFocused()
  await expect(rows.first()).toBeVisible()
  await dialog.getByRole('searchbox').fill('zzzz')
  await expect(dialog).toContainText('zzzz')
  await expect(rows).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect(rows.first()).toBeVisible()
  await expect(dialog.getByRole('searchbox')).toHaveValue('')
})

test('[U44] a changed original marks its translations, shows what changed, and “Still correct” clears it', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=ar' })
  const { page, save } = editor
  const section = await write(editor, 'Text10', 'title', 'أهلًا بكم منذ 1990')
  const dialog = await openTranslate(editor)
  await dialog.getByLabel('Language to translate into').selectOption('de')
  await expect(dialog.locator('[data-filter=stale]')).toContainText('1')
  const row = rowOf(page, `${section}/title`)
  await expect(row).toHaveAttribute('data-status', 'stale')
  await expect(row.locator('ins')).not.toHaveCount(0)
  await expect(row.locator('del')).not.toHaveCount(0)
  await row.getByRole('button', { name: 'Still correct' }).click()
  await expect(row).toHaveAttribute('data-status', 'done')
  await page.keyboard.press('Control+KeyZ')
  await expect(row).toHaveAttribute('data-status', 'stale')
  // A new translation fits the original of now.
  await row.getByRole('textbox').fill('Willkommen seit 1990')
  await row.getByRole('textbox').blur()
  await expect(row).toHaveAttribute('data-status', 'done')
  await expect(save).toHaveAttribute('data-save', 'saved')
  await page.reload()
  await dialog.waitFor({ state: 'detached' })
  const again = await openTranslate(editor)
  await again.getByLabel('Language to translate into').selectOption('fr')
  await expect(again.locator('[data-filter=stale]')).toContainText('1')
  await again.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(again).toHaveCount(0)
  await expect(editor.canvas.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(editor.text('Text10', 'title')).toBeInViewport()
})

test('[U44] [U26] a missing text shows the primary one dimmed; its bar leads to the translation, in its own direction', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page, canvas, text, published } = editor
  const title = text('Text10', 'title')
  const english = (await title.textContent()) ?? ''
  await title.click()
  const section = (await title.locator('xpath=ancestor::*[@data-section]').getAttribute('data-section')) ?? ''
  await page.keyboard.press('Escape')
  await page.evaluate(
    ([id]) => {
      const operation = { do: 'set-field', section: id, field: 'title', language: 'en', value: null }
      return fetch('/api/v1/sites/hotel/operations', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ base: 0, changes: [{ id: crypto.randomUUID(), operation }] }),
      })
    },
    [section],
  )
  await page.reload()
  await canvas.locator('[data-section]').first().waitFor()
  await expect(title).toHaveAttribute('lang', 'ar')
  await expect(title).toHaveAttribute('dir', 'rtl')
  expect(Number(await title.evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(0.7)
  await title.click()
  await page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Translate' }).click()
  const row = rowOf(page, `${section}/title`)
  const field = row.getByRole('textbox')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('dir', 'ltr')
  await expect(row.locator('p[lang=ar]')).toHaveAttribute('dir', 'rtl')
  await expect(row).toHaveAttribute('data-status', 'empty')
  await field.fill(english)
  await page.keyboard.press('Escape')
  await expect(title).toHaveText(english)
  await expect(title).not.toHaveAttribute('lang', 'ar')
  expect((await published('en/Rooms/')).includes('opacity:.55')).toBe(false)
})

test('[U44] Tab goes to the next empty text, wherever it is; too long is said and changes nothing', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=ar' })
  const { page } = editor
  await page.evaluate(async () => {
    const clear = (field: object) => ({ id: crypto.randomUUID(), operation: { value: null, language: 'tr', ...field } })
    await fetch('/api/v1/sites/hotel/operations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        base: 0,
        changes: [
          clear({ do: 'set-page-meta', page: 'home', property: 'keywords' }),
          clear({ do: 'set-setting', field: 'name' }),
        ],
      }),
    })
  })
  await page.reload()
  await editor.canvas.locator('[data-section]').first().waitFor()
  const dialog = await openTranslate(editor)
  await dialog.getByLabel('Language to translate into').selectOption('tr')
  await dialog.locator('[data-filter=empty]').click()
  const first = rowOf(page, 'page.home/keywords').getByRole('textbox')
  await first.click()
  await first.fill('x'.repeat(1001))
  await first.blur()
  await expect(dialog.getByRole('alert')).toHaveText('Remove 1 character to save this text.')
  await first.fill('otel, odalar')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Tab')
  const second = rowOf(page, 'site.settings/name').getByRole('textbox')
  await expect(second).toBeFocused()
  await page.keyboard.type('Zeytin Konağı')
  await dialog.locator('[data-filter=done]').click()
  await dialog.getByLabel('Search the texts').fill('zeytin kona')
  await expect(rowOf(page, 'site.settings/name')).toHaveAttribute('data-status', 'done')
})

test('XLIFF goes out and comes in through a preview, as one step; newer words stay, faults change nothing', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page, text } = editor
  const dialog = await openTranslate(editor)
  await dialog.getByLabel('Language to translate into').selectOption('en')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download XLIFF' }).click()
  const xliff = await contentOf(download)
  expect(xliff.includes('<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0"')).toBe(true)
  await page.keyboard.press('Escape')
  await write(editor, 'Header13', 'title', 'A newer title')
  const section = await text('Header13', 'paragraph')
    .locator('xpath=ancestor::*[@data-section]')
    .getAttribute('data-section')
  const before = await text('Header13', 'paragraph').textContent()
  const translated = xliff.replaceAll(/(<file id="([^"]+)"[\s\S]*?<\/file>)/g, (whole, _, id) =>
    id === section ? whole.replaceAll(/<target>[\s\S]*?<\/target>/g, '<target>From the translator</target>') : whole,
  )
  await openTranslate(editor)
  const upload = dialog.locator('input[type=file]')
  await upload.setInputFiles({ name: 'en.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(translated) })
  await expect(dialog.locator('[data-skipped=newer]')).toContainText('Somebody has written here')
  await dialog.getByRole('button', { name: /^Import \d+ texts?$/ }).click()
  await expect(dialog.getByLabel('Language to translate into')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(text('Header13', 'paragraph')).toHaveText('From the translator')
  await expect(text('Header13', 'title')).toHaveText('A newer title')
  await expect(page.locator('[data-act=undo]')).toHaveAttribute('aria-label', 'Undo: imported translations')
  await page.locator('[data-act=undo]').click()
  await expect(text('Header13', 'paragraph')).toHaveText(before ?? '')
  await openTranslate(editor)
  const broken = translated.replace('</xliff>', '')
  await upload.setInputFiles({ name: 'en.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(broken) })
  await expect(dialog.getByRole('heading', { name: 'Nothing was changed. The file has 1 fault:' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
})

test('CSV goes out and comes in; texts that are too long or unknown are listed with the reason', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=ar', ui: 'ar' })
  const { page } = editor
  const dialog = await openTranslate(editor)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'تنزيل CSV' }).click()
  const csv = await contentOf(download)
  const [head = '', ...rows] = csv.split('\r\n')
  expect(head).toBe('\uFEFFid,place,source ar,target en,limit,state,version')
  const row = rows.find((line) => line.startsWith('page.home/title')) ?? ''
  const version = row.slice(row.lastIndexOf(',') + 1)
  const file = `id,target en,version\r\npage.home/title,${'x'.repeat(201)},${version}\r\ngone/title,Hello,none\r\n`
  const upload = dialog.locator('input[type=file]')
  await upload.setInputFiles({ name: 'en.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(dialog.locator('[data-skipped=too-long]')).toContainText('طويل: 201 حرفًا والحد 200.')
  await expect(dialog.locator('[data-skipped=unknown]')).toContainText('gone/title')
})

for (const { ui, viewport, scheme } of [
  { ui: 'en', viewport: { width: 1440, height: 900 }, scheme: 'dark' },
  { ui: 'ar', viewport: { width: 360, height: 740 }, scheme: 'light' },
] as const) {
  test(`the dialog can be read and used (${ui}, ${viewport.width} px)`, async ({ browser }) => {
    const editor = await openEditor(browser, installation, { at: '/?lang=en', ui, viewport, colorScheme: scheme })
    const { page } = editor
    const dialog = await openTranslate(editor)
    await dialog.locator('[data-filter=done]').click()
    await expect(dialog.getByRole('textbox').first()).toBeVisible()
    expect(await axeFaults(page, { include: ['dialog'] })).toEqual([])
    const width = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(width).toBeLessThanOrEqual(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-opens=translate]')).toBeFocused()
  })
}
