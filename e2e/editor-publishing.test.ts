import { expect, type Page, test } from '@playwright/test'
import { closeEditors, type OpenEditor, openEditor, typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { expectNoFaults } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const api = () => `http://localhost:${installation.port}/api/v1/sites/hotel`

interface Read {
  readonly revision: number
  readonly site: {
    readonly pages: readonly { readonly id: string; readonly path: string; readonly sections: readonly Section[] }[]
  }
}

interface Section {
  readonly id: string
  readonly template: string
  readonly content: { readonly [field: string]: unknown }
}

async function read(page: Page): Promise<Read> {
  return (await page.request.get(`${api()}/document`)).json()
}

/** Makes changes as another tab would. */
async function change(page: Page, ...operations: readonly object[]): Promise<void> {
  const { revision } = await read(page)
  const changes = operations.map((operation, index) => ({ id: `seeded-${revision}-${index}`, operation }))
  const answer = await page.request.post(`${api()}/operations`, { data: { base: revision, changes } })
  expect(answer.status()).toBe(200)
}

async function sectionOf(page: Page, path: string, template: string): Promise<Section> {
  const { site } = await read(page)
  return site.pages.find((one) => one.path === path)!.sections.find((one) => one.template === template)!
}

const dialogOf = ({ page }: OpenEditor) => page.getByRole('dialog')

async function openPublish({ page }: OpenEditor): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('[data-publish-dialog]')).toBeVisible()
}

async function choose({ page }: OpenEditor, item: string): Promise<void> {
  await page.locator(`[data-menu="${item === 'History' ? 'site' : 'publish'}"]`).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function write({ page, text }: OpenEditor, words: string): Promise<void> {
  await text('Header13', 'title').click()
  await typeOver(page, words)
  await page.keyboard.press('Escape')
}

test('[U40] three seeded defects: errors stop, warnings do not, and each leads to its place', async ({ browser }) => {
  const setUp = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const header = await sectionOf(setUp.page, '/', 'Header13')
  const rooms = await sectionOf(setUp.page, '/Rooms', 'PlainHeader')
  await change(
    setUp.page,
    { do: 'set-field', section: header.id, field: 'buttons/rooms/buttonUrl', value: '/Spa' },
    { do: 'set-field', section: rooms.id, field: 'title', language: 'tr', value: null },
    { do: 'set-setting', field: 'gdprConsent/settings/startsOff', value: false },
  )
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page, canvas, publish } = editor
  await publish.click()
  const dialog = dialogOf(editor)
  await expect(dialog.locator('[data-finding="link-broken"]')).toContainText('Link leads to a deleted page')
  await expect(dialog.locator('[data-finding="text-untranslated"]')).toContainText(
    '1 text is not translated to Turkish',
  )
  await expect(dialog.locator('[data-finding="consent-preticked"]')).toBeVisible()
  await expect(dialog.getByText('Fix 1 problem to publish')).toBeVisible()
  const button = dialog.getByRole('button', { name: 'Publish', exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'true')

  await dialog.getByRole('button', { name: /^Show: 1 text is not translated/ }).click()
  await expect(canvas.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(canvas.locator(`[data-section="${rooms.id}"] [data-field="title"]`)).toBeInViewport()
  await page.locator('[data-back-to-publish]').click()

  await dialog.getByRole('button', { name: /^Show: Link leads/ }).click()
  await expect(canvas.locator('[data-template="Header13"] [data-field="buttons/rooms/buttonText"]')).toBeInViewport()
  await expect(page.getByRole('toolbar', { name: /Hero/ })).toBeVisible()
  await page.locator('[data-back-to-publish]').click()

  await dialog.getByRole('button', { name: /^Remove the link/ }).click()
  await expect(dialog.locator('[data-finding="link-broken"]')).toHaveCount(0)
  await dialog.getByRole('button', { name: /^Start with all off/ }).click()
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await button.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  await expect(page.locator('[data-back-to-publish]')).toHaveCount(0)
})

test('[U40] a text that does not fit on a phone is found on the page it stands on', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  // The design breaks every word that is too long; here it forgets to for one.
  await editor.page.route('**/canvas.css*', async (route) => {
    const answer = await route.fetch()
    const forgets = '[data-template="Header13"] h1 { font-size: 90px; white-space: nowrap; overflow-wrap: normal; }'
    await route.fulfill({ response: answer, body: `${await answer.text()}\n${forgets}` })
  })
  await openPublish(editor)
  const found = dialogOf(editor).locator('[data-finding="text-overflows"]')
  await expect(found.first()).toContainText('does not fit on a phone')
  await expect(found.first()).toContainText('Home · Hero')
})

test('[U39] what will change is listed with who did it, and Ctrl+Enter publishes from the list', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { publish } = editor
  await write(editor, 'Come in and stay')
  await expect(editor.save).toHaveAttribute('data-save', 'saved')
  const width = await publish.evaluate((button) => button.getBoundingClientRect().width)
  await openPublish(editor)
  const dialog = dialogOf(editor)
  await expect(dialog.locator('[data-changes]')).toContainText('Hero: title')
  await expect(dialog.locator('[data-changes]')).toContainText('You')
  await dialog.getByRole('button', { name: 'Show: Hero: title' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(editor.text('Header13', 'title')).toBeInViewport()
  await editor.page.locator('[data-back-to-publish]').click()
  let arrived = () => {}
  const asked = new Promise<void>((resolve) => {
    arrived = resolve
  })
  await editor.page.route('**/releases*', async (route) => {
    await asked
    await route.continue()
  })
  await editor.page.route('**/releases/progress*', (route) => route.fulfill({ json: { done: 4, total: 6 } }))
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(publish).toHaveAttribute('data-publish', 'busy')
  await expect(publish).toContainText('Publishing \u20664/6\u2069')
  expect(await publish.evaluate((button) => button.getBoundingClientRect().width)).toBeCloseTo(width, 0)
  arrived()
  await expect(publish).toHaveText(/Published · View/)
  await expect(publish).toHaveAttribute('data-publish', 'up-to-date', { timeout: 10_000 })
  await openPublish(editor)
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toHaveAttribute('aria-disabled', 'true')
})

test('[U39] [U27] discarding goes back to what visitors see, and is one step back itself', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page, text, publish, notices } = editor
  const before = (await text('Header13', 'title').textContent())!
  await write(editor, 'To be forgotten')
  await expect(text('Header13', 'title')).toHaveText('To be forgotten')
  await choose(editor, 'Discard changes')
  await expect(text('Header13', 'title')).toHaveText(before)
  await expect(page.locator('[data-act="undo"]')).toHaveAttribute('aria-label', 'Undo: discard changes')
  await expect(publish).toHaveAttribute('data-publish', 'up-to-date')
  await notices.getByRole('button', { name: 'Undo' }).click()
  await expect(text('Header13', 'title')).toHaveText('To be forgotten')
  await expect(publish).toHaveText('Publish 1 change')
})

test('[U41] a link shows the newest draft without an account, hidden from search, until it is closed', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const dialog = dialogOf(editor)
  await write(editor, 'First draft')
  await choose(editor, 'Share the draft')
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const address = await dialog.locator('[data-share-address]').inputValue()
  const stranger = await browser.newContext()
  const visitor = await stranger.newPage()
  const answer = await visitor.goto(`${address}en/`)
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(visitor.locator('h1')).toHaveText('First draft')
  await expect(visitor.locator('[data-island~="report"]')).toHaveCount(0)
  await visitor.locator('nav a[href*="Rooms"]').first().click()
  await expect(visitor).toHaveURL(`${address}en/Rooms/`)
  await editor.page.keyboard.press('Escape')
  await write(editor, 'Second draft')
  await expect(editor.save).toHaveAttribute('data-save', 'saved')
  await visitor.goto(`${address}en/`)
  await expect(visitor.locator('h1')).toHaveText('Second draft')
  await choose(editor, 'Share the draft')
  await dialog.getByRole('button', { name: 'Close the link' }).click()
  await expect(dialog.locator('[data-share-link]')).toHaveCount(0)
  expect((await visitor.goto(`${address}en/`))?.status()).toBe(404)
  await stranger.close()
})

test('[U41] [REPORT-1] the preview is the draft as visitors would get it, at the width of a device', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page } = editor
  await page.locator('[data-opens="preview"]').click()
  const preview = page.frameLocator('[data-preview] iframe')
  await expect(preview.locator('h1')).toBeVisible()
  await expect(preview.locator('[data-section], [data-field]')).toHaveCount(0)
  await page.getByRole('dialog').getByRole('radio', { name: 'Phone' }).click()
  await expect.poll(() => preview.locator('html').evaluate(() => innerWidth)).toBe(390)
  await page.locator('[data-preview] iframe').focus()
  await page.getByRole('button', { name: 'Back to editing' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[data-opens="preview"]')).toBeFocused()
})

test('[EDIT-15] [U27] a text goes back to an earlier moment in one step that can be undone', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/Events/?lang=en' })
  const { page, text } = editor
  const before = (await text('Header13', 'title').textContent())!
  await write(editor, 'A night to keep')
  await choose(editor, 'History')
  const slider = page.getByRole('slider', { name: 'Moment' })
  await slider.focus()
  await page.keyboard.press('PageDown')
  await expect(slider).toHaveAttribute('aria-valuetext', /Published$/)
  const then = page.frameLocator('dialog iframe')
  await expect(then.locator('[data-template="Header13"] [data-field="title"]')).toHaveText(before)
  await expect(then.locator('[data-was]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Restore this text' }).click()
  await expect(text('Header13', 'title')).toHaveText(before)
  await expect(page.locator('[data-act="undo"]')).toHaveAttribute('aria-label', 'Undo: restore')
  await page.locator('[data-act="undo"]').click()
  await expect(text('Header13', 'title')).toHaveText('A night to keep')
})

test('[EDIT-15] the whole site goes back, sections and all, and an earlier release becomes the live site', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Events/?lang=en' })
  const { page, canvas, published, publish } = editor
  const sections = canvas.locator('main > [data-section]')
  const count = await sections.count()
  const { id } = await sectionOf(page, '/Events', 'Header13')
  await change(page, { do: 'remove-section', section: id }, { do: 'set-theme', property: 'look', value: 'SHARP' })
  await page.reload()
  await expect(sections).toHaveCount(count - 1)
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  expect(await published('en/Events/')).toContain('data-look="SHARP"')
  await choose(editor, 'History')
  const released = page.locator('[data-moments] [data-release]')
  await released.nth(1).click()
  await page.locator('[data-go-live]').click()
  await expect(page.locator('[data-go-live]')).toHaveCount(0)
  expect(await published('en/Events/')).toContain('data-look="ROUNDED"')
  await page.getByRole('radio', { name: 'The whole site' }).check()
  await page.getByRole('button', { name: 'Restore the whole site' }).click()
  await expect(sections).toHaveCount(count)
  await expect(canvas.locator('html')).toHaveAttribute('data-look', 'ROUNDED')
  await page.keyboard.press('Control+KeyZ')
  await expect(sections).toHaveCount(count - 1)
  await expect(editor.save).toHaveAttribute('data-save', 'saved')
})

test('[EDIT-15] a long history is searched by what was done, where and by whom; Escape empties the field first', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page } = editor
  const { id } = await sectionOf(page, '/', 'Header13')
  for (let at = 0; at < 7; at += 1) {
    const title = { field: 'title', language: 'en', value: `Title ${at}` }
    await change(page, { do: 'set-field', section: id, ...title })
    await change(page, { do: 'set-theme', property: 'textSize', value: 40 + at })
  }
  await page.reload()
  await choose(editor, 'History')
  const rows = page.locator('[data-moments] li')
  const field = page.getByRole('searchbox', { name: 'Find in the history' })
  await field.fill('text SIZE')
  await expect(rows).toHaveText(Array.from({ length: 7 }, () => /Theme: text size/))
  await field.fill('home title you')
  await expect(rows.filter({ hasText: 'Theme: text size' })).toHaveCount(0)
  expect(await rows.filter({ hasText: /Hero: title.*You/s }).count()).toBeGreaterThan(6)
  await field.press('ArrowDown')
  await expect(rows.first().getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows.first().getByRole('button')).toHaveAttribute('aria-current', 'true')
  await field.fill('zebra')
  await expect(rows).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Nothing here is about “zebra”.' })).toBeVisible()
  await expectNoFaults(page)
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await expect.poll(() => rows.count()).toBeGreaterThan(13)
  await field.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[U27] [U36] texts and settings stand on one list, newest first', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page, text } = editor
  await change(page, { do: 'set-setting', field: 'gdprConsent/settings/startsOff', value: false })
  await page.reload()
  const before = (await text('Header13', 'title').textContent())!
  await write(editor, 'First the text')
  await openPublish(editor)
  await dialogOf(editor)
    .getByRole('button', { name: /^Start with all off/ })
    .click()
  const found = dialogOf(editor).locator('[data-finding="consent-preticked"]')
  await expect(found).toHaveCount(0)
  await page.keyboard.press('Control+KeyZ')
  await expect(found).toHaveCount(1)
  await page.keyboard.press('Control+KeyY')
  await expect(found).toHaveCount(0)
  await page.keyboard.press('Escape')
  const undo = page.locator('[data-act="undo"]')
  await expect(undo).toHaveAttribute('aria-label', 'Undo: fix')
  await page.keyboard.press('Control+KeyZ')
  await expect(undo).toHaveAttribute('aria-label', 'Undo: text in “Hero”')
  await expect(text('Header13', 'title')).toHaveText('First the text')
  await page.keyboard.press('Control+KeyZ')
  await expect(text('Header13', 'title')).toHaveText(before)
})

test('[U40] on a phone, in Arabic, a tap on Show leads to the place and a tap leads back', async ({ browser }) => {
  const editor = await openEditor(browser, installation, {
    at: '/Restaurant/?lang=en',
    ui: 'ar',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const { page, canvas, publish } = editor
  const { id } = await sectionOf(page, '/', 'Header13')
  const address = { do: 'set-field', section: id, field: 'buttons/more/buttonUrl' }
  await change(page, { ...address, value: '/Spa' })
  await page.reload()
  await canvas.locator('[data-section]').first().waitFor()
  await publish.tap()
  const dialog = dialogOf(editor)
  await expect(dialog.getByText('أصلح مشكلة واحدة لتنشر')).toBeVisible()
  await dialog.getByRole('button', { name: /^عرض: رابط إلى صفحة محذوفة/ }).tap()
  // The button stands opened, above what can be done with it; the way back is over both.
  const button = canvas.locator('[data-template="Header13"] [data-field="buttons/more/buttonText"]')
  const sheet = page.getByRole('dialog', { name: 'الزر' })
  await expect(sheet).toContainText('حُذفت هذه الصفحة')
  const bottomOf = async () => {
    const { y, height } = (await button.boundingBox())!
    return y + height
  }
  // The sheet comes from below, and the page goes up before it.
  await expect.poll(async () => (await bottomOf()) < (await sheet.boundingBox())!.y).toBe(true)
  await page.getByRole('button', { name: 'العودة إلى النشر' }).tap()
  await dialog.getByRole('button', { name: /^إزالة الرابط/ }).tap()
  await dialog.getByRole('button', { name: 'نشر', exact: true }).tap()
  await expect(publish).toHaveAttribute('data-publish', 'done')
})

test('[U40] with nothing to fix one press publishes, and then tells what deserves a look', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page, publish, notices } = editor
  await change(page, { do: 'set-setting', field: 'gdprConsent/settings/startsOff', value: false })
  await page.reload()
  await write(editor, 'Nothing to fix')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  await expect(notices).toContainText('suggestion')
  await notices.getByRole('button', { name: 'Show' }).click()
  await expect(dialogOf(editor).locator('[data-finding="consent-preticked"]')).toBeVisible()
})
