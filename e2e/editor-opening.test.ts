import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, type Request, test } from '@playwright/test'
import { closeEditors, type OpenEditor, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { order } from './sections-in-editor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

/** The editor's page as the server sends it, whose program comes only when it is let. */
async function openWithoutProgram(browser: Browser) {
  const opened = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page } = opened
  const coming = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await coming.promise
    await route.fallback()
  })
  await page.reload({ waitUntil: 'commit' })
  await opened.text('Text10', 'title').waitFor()
  return { ...opened, letIn: () => coming.resolve() }
}

/** The words of openings that no program has yet. */
const lostWords = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('first-words/')))

const isThere = (page: Page) => expect(page.locator('[data-bar]')).toBeVisible()

test('[EDIT-1] [EDIT-7] what is typed before the program is there is kept, and typing goes on in it', async ({
  browser,
}) => {
  const { page, text, save, letIn, counter } = await openWithoutProgram(browser)
  const title = text('Text10', 'title')
  const before = (await title.textContent()) ?? ''
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' earlyy')
  await page.keyboard.press('Backspace')
  await expect(title).toHaveText(`${before} early`)
  await expect(page.locator('[data-bar]')).toHaveCount(0)
  await title.evaluate((element) => Object.assign(element, { isSame: true }))
  letIn()
  await isThere(page)
  await expect(counter).toContainText(`${before.length + 6}/`)
  await page.keyboard.type(' bird')
  await expect(title).toHaveText(`${before} early bird`)
  expect(await title.evaluate((element) => 'isSame' in element)).toBe(true)
  await expect(save).toHaveAttribute('data-save', 'saved')
  // The device keeps them in the outbox now, and nowhere else.
  await expect.poll(() => lostWords(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(title).toHaveText(before)
})

test('[EDIT-1] [EDIT-7] what is typed while the views of the page fail to come is kept, and typing goes on when they do', async ({
  browser,
}) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/?lang=fr' })
  const title = text('Text10', 'title')
  const before = (await title.textContent()) ?? ''
  await page.route(/assets\/first-views-/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/first-views-'))
  await page.reload()
  await failed
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' encore')
  await expect.poll(() => lostWords(page)).toHaveLength(1)
  await page.unroute(/assets\/first-views-/)
  await expect.poll(() => lostWords(page)).toEqual([])
  await page.keyboard.type(' une fois')
  await expect(title).toHaveText(`${before} encore une fois`)
  await page.keyboard.press('Escape')
  await expect(save).toHaveAttribute('data-save', 'saved')
  await page.reload()
  await expect(title).toHaveText(`${before} encore une fois`)
})

/** What an opening loads by itself weighs no more as browsers without Brotli get it, in bytes (0056). */
const BY_ITSELF = 200_000

/**
 * The files that an opening loads by itself, up to the last: some seconds later it is looked whether another device wants in.
 * How many had come when nothing was on its way for a moment was another number on each machine.
 */
async function filesOfOpening(page: Page): Promise<readonly string[]> {
  const asked = new Set<string>()
  const waiting = new Set<Request>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    asked.add(pathname)
    if (pathname.startsWith('/assets/')) waiting.add(request)
  })
  page.on('requestfinished', (request) => void waiting.delete(request))
  page.on('requestfailed', (request) => void waiting.delete(request))
  const last = page.waitForRequest(/\/assets\/listen-/, { timeout: 60_000 })
  await page.reload()
  await page.locator('[data-panel-buttons] button').first().waitFor()
  await last
  await expect.poll(() => waiting.size).toBe(0)
  return [...asked].filter((file) => /^\/assets\/.*\.(js|css)$/.test(file))
}

test('an opening loads 200 kB by itself at most, and no views, tools or cards that its page does not need', async ({
  browser,
}) => {
  // What others of these tests have changed is compared with what visitors have, by a part that comes for it.
  const untouched = await startInstallation()
  try {
    for (const ui of ['en', 'ar']) {
      const { page } = await openEditor(browser, untouched, { at: '/?lang=en', ui })
      const files = await filesOfOpening(page)
      expect(files.filter((file) => /\/(later|first-views)-/.test(file)).length, ui).toBeGreaterThan(1)
      expect(
        files.filter((file) => /\/(views|aside|picker|item-tools|decision-card|differing|readings)/.test(file)),
        ui,
      ).toEqual([])
      const sizes = files.map((file) => readFileSync(join('apps/editor/dist', `${file}.gz`)).length)
      const sum = sizes.reduce((sum, one) => sum + one, 0)
      expect(sum, `${ui}: ${files.map((file, index) => `${file} ${sizes[index]}`).join(', ')}`).toBeLessThanOrEqual(
        BY_ITSELF,
      )
      await closeEditors()
    }
  } finally {
    await untouched.stop()
  }
})

test('[EDIT-1] [U12] keys that only the program knows wait for it, and all keys after them', async ({ browser }) => {
  const { page, text, save, letIn } = await openWithoutProgram(browser)
  const title = text('Text10', 'title')
  await title.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('One')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Two ')
  await page.keyboard.press('Backspace')
  letIn()
  await isThere(page)
  await expect(title).toHaveText('One')
  await expect(text('Text10', 'paragraph')).toHaveText(/Two$/)
  await expect(save).toHaveAttribute('data-save', 'saved')
})

test('[EDIT-1] who leaves a text before the program is there, and comes back to it, loses nothing', async ({
  browser,
}) => {
  const { page, text, save, letIn } = await openWithoutProgram(browser)
  const [title, paragraph] = [text('Text10', 'title'), text('Text10', 'paragraph')]
  for (const [place, words] of [
    [title, 'One'],
    [title, 'Again'],
    [paragraph, 'And more'],
  ] as const) {
    await place.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(words)
    await page.keyboard.press('Escape')
  }
  letIn()
  await isThere(page)
  await expect(title).toHaveText('Again')
  await expect(paragraph).toHaveText('And more')
  await expect(save).toHaveAttribute('data-save', 'saved')
})

test('[U21] a section is selected and moved by keys pressed before the program is there, in their order', async ({
  browser,
}) => {
  const opened = await openWithoutProgram(browser)
  const before = await order(opened)
  await opened.canvas.locator('body').press('ArrowDown')
  for (const key of ['ArrowDown', 'Alt+ArrowDown']) await opened.page.keyboard.press(key)
  opened.letIn()
  await expect.poll(() => order(opened)).toEqual([before[1], before[0], ...before.slice(2)])
  await opened.page.keyboard.press('Control+KeyZ')
  await expect.poll(() => order(opened)).toEqual(before)
})

test('[EDIT-6] a composition that begins before the program ends in it', async ({ browser }) => {
  const { page, text, save, letIn } = await openWithoutProgram(browser)
  const title = text('Text10', 'title')
  await title.click()
  await page.keyboard.press('Control+a')
  const ime = await page.context().newCDPSession(page)
  await ime.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
  letIn()
  await isThere(page)
  await ime.send('Input.imeSetComposition', { text: 'niha', selectionStart: 4, selectionEnd: 4 })
  await expect(title).toHaveText('niha')
  await ime.send('Input.insertText', { text: '你好' })
  await expect(title).toHaveText('你好')
  await page.keyboard.type('!')
  await expect(title).toHaveText('你好!')
  await expect(save).toHaveAttribute('data-save', 'saved')
})

test('[U12] a click beside all texts selects its section when the program is there; links lead nowhere', async ({
  browser,
}) => {
  const { page, canvas, letIn } = await openWithoutProgram(browser)
  const address = page.url()
  const section = canvas.locator('[data-template="Text10"]').first()
  await section.click({ position: { x: 4, y: 8 } })
  letIn()
  await isThere(page)
  const id = await section.getAttribute('data-section')
  await expect(page.getByRole('toolbar')).toBeVisible()
  expect(id).not.toBeNull()
  expect(page.url()).toBe(address)
})

test('[EDIT-1] a command that is pressed before the program, and outside of the page, is done by it', async ({
  browser,
}) => {
  const { page, letIn } = await openWithoutProgram(browser)
  await page.keyboard.press('Control+Enter')
  letIn()
  await isThere(page)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
})

test('what was typed on a page that somebody changed meanwhile is typed in the page as it is now', async ({
  browser,
}) => {
  const { page, text, save, letIn } = await openWithoutProgram(browser)
  const title = text('Text10', 'title')
  await title.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Mine')
  const other = await openEditor(browser, installation, { at: '/?lang=en' })
  await other.text('Text10', 'paragraph').click()
  await other.page.keyboard.press('Control+a')
  await other.page.keyboard.type('Theirs')
  await other.page.keyboard.press('Escape')
  await expect(other.save).toHaveAttribute('data-save', 'saved')
  letIn()
  await isThere(page)
  await expect(text('Text10', 'paragraph')).toHaveText('Theirs')
  await expect(title).toHaveText('Mine')
  await expect(save).toHaveAttribute('data-save', 'saved')
  await expect(other.text('Text10', 'title')).toHaveText('Mine')
})

/** Types words over the title, and has the tab die before the program has come. */
async function typeAndDie({ page, text }: OpenEditor, words: string): Promise<void> {
  const title = text('Text10', 'title')
  await title.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
  await expect(title).toHaveText(words)
  const protocol = await page.context().newCDPSession(page)
  const died = page.waitForEvent('crash')
  // Nobody is there any more to answer.
  void protocol.send('Page.crash').catch(() => {})
  await died
}

/** The editor in another tab of the same browser. */
async function openAgain({ page }: OpenEditor) {
  const again = await page.context().newPage()
  await again.goto(page.url())
  const title = again.frameLocator('main iframe').locator('[data-template="Text10"] [data-field="title"]').first()
  const save = again.locator('[data-save]')
  return { page: again, title, save }
}

test('[EDIT-7] what was typed before the program came outlives the tab it was typed in', async ({ browser }) => {
  const opened = await openWithoutProgram(browser)
  await typeAndDie(opened, 'Outlived')
  const { page, title, save } = await openAgain(opened)
  await expect(title).toHaveText('Outlived')
  await expect(save).toHaveAttribute('data-save', 'saved')
  expect(await lostWords(page)).toEqual([])
})

test('[EDIT-7] words of a tab that died are offered where somebody else wrote in that text meanwhile', async ({
  browser,
}) => {
  const opened = await openWithoutProgram(browser)
  await typeAndDie(opened, 'From the lost tab')
  const other = await openEditor(browser, installation, { at: '/?lang=en' })
  await other.text('Text10', 'title').click()
  await other.page.keyboard.press('Control+a')
  await other.page.keyboard.type('Somebody else')
  await other.page.keyboard.press('Escape')
  await expect(other.save).toHaveAttribute('data-save', 'saved')
  const { page, title } = await openAgain(opened)
  await expect(page.locator('[data-versions]')).toContainText('2 versions')
  await expect(title).toHaveText('Somebody else')
})
