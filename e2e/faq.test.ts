import { type Browser, expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { closeEditors, type OpenEditor, openEditor, typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { bar, select } from './sections-in-editor.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const options = (page: Page) => page.getByRole('dialog', { name: 'Options' })

/** Adds the questions below the steps, found by a word that owners use. */
async function addQuestions(editor: OpenEditor, word: string) {
  const { page, canvas } = editor
  await select(editor, 'Steps2')
  await page.keyboard.press('Insert')
  await page.getByRole('searchbox').fill(word)
  await page.locator('[data-offer="Faq"]').click()
  const added = canvas.locator('[data-template="Faq"]')
  await added.waitFor()
  return added
}

/** Reads a page on a phone without script. */
async function readPlainly(browser: Browser, path: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(installation.siteAddress + path)
  return page
}

test('[U9] [EDIT-1] questions are found by “faq”, stand open while one edits, no key typed in one is lost, and visitors need no script', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page } = editor
  const added = await addQuestions(editor, 'faq')
  await expect(added.locator('details:not([open])')).toHaveCount(0)
  const question = added.locator('[data-field$="/question"]').nth(1)
  await question.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Is there room for a dog?')
  await expect(question).toHaveText('Is there room for a dog?')
  await expect(added.locator('details:not([open])')).toHaveCount(0)

  // A visitor opens an answer without script; on paper every answer is there.
  await page.keyboard.press('Escape')
  await editor.publish.click()
  await expect(editor.publish).toHaveAttribute('data-publish', 'done')
  const visitor = await readPlainly(browser, 'en/Rooms/')
  const answers = visitor.locator('.faq-answer')
  await expect(answers.nth(1)).toBeHidden()
  await visitor.getByText('Is there room for a dog?').click()
  await expect(answers.nth(1)).toBeVisible()
  await visitor.emulateMedia({ media: 'print' })
  const heights = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThan(0)
  await visitor.context().close()
})

test('[SEC-50] [EDIT-22] words of an answer are led to a page, stay so while one types on, and a translator’s answer has its own', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Contact_us/?lang=ar' })
  const { page, canvas } = editor
  await canvas
    .locator('main > [data-section]')
    .last()
    .evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await page.locator('[data-plus]').last().click()
  await page.getByRole('searchbox').fill('faq')
  await page.locator('[data-offer="Faq"]').click()
  await canvas.locator('[data-template="Faq"]').last().waitFor()
  await page.keyboard.press('Escape')
  const answer = canvas.locator('[data-template="Faq"] [data-field$="/answer"]').first()
  await answer.click()
  await typeOver(page, 'الأسعار هنا')
  await page.keyboard.press('Home')
  for (let letter = 0; letter < 7; letter += 1) await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Control+KeyK')
  await page.getByRole('combobox').fill('/Rooms')
  await page.keyboard.press('Enter')
  await expect(answer.locator('a')).toHaveText('الأسعار')
  await expect(answer).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.type('كل ')
  await page.keyboard.press('Escape')
  await expect(answer).toHaveText('كل الأسعار هنا')
  await expect(answer.locator('a')).toHaveText('الأسعار')
  expect(await axeFaults(page)).toEqual([])

  const german = await openEditor(browser, installation, { at: '/Contact_us/?lang=de', ui: 'de' })
  const there = german.canvas.locator('[data-template="Faq"] [data-field$="/answer"]').first()
  await there.click()
  await typeOver(german.page, 'Preise siehe hier')
  for (let letter = 0; letter < 4; letter += 1) await german.page.keyboard.press('Shift+ArrowLeft')
  await bar(german.page, 'Text').getByRole('button', { name: 'Fett' }).click()
  await expect(there.locator('strong')).toHaveText('hier')
  await expect(there.locator('a')).toHaveCount(0)
  await german.page.keyboard.press('Escape')
  await expect(german.save).toHaveAttribute('data-save', 'saved')
  await german.publish.click()
  await expect(german.publish).toHaveAttribute('data-publish', 'done')
  const arabic = await german.published('Contact_us/')
  expect(arabic).toContain('<p class="faq-answer" data-marked="">كل <a href="/Rooms/">الأسعار</a> هنا</p>')
  // What search engines are told is the words.
  expect(arabic).toContain('"text":"كل الأسعار هنا"')
  expect(await german.published('de/Contact_us/')).toContain('>Preise siehe <strong>hier</strong></p>')
})

test('[U4] a template’s options stand in a popover of its bar, show at once, and each is one step of Undo', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Events/?lang=en' })
  const { page, canvas } = editor
  const sections = canvas.locator('main > [data-section]')
  await sections.last().evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await page.locator('[data-plus]').last().click()
  await page.getByRole('searchbox').fill('question')
  await page.locator('[data-offer="Faq"]').click()
  await canvas.locator('[data-template="Faq"]').waitFor()
  await page.keyboard.press('Escape')
  await select(editor, 'Faq')
  await bar(page).getByRole('button', { name: 'Options' }).click()
  const columns = options(page).getByRole('group', { name: 'Columns' })
  await expect(columns.getByRole('radio')).toHaveCount(2)
  await expect(columns.getByRole('radio', { name: 'One column' })).toBeChecked()
  await columns.getByRole('radio', { name: 'Two columns' }).check()
  await expect(canvas.locator('[data-columns="TWO"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(canvas.locator('[data-columns="TWO"]')).toHaveCount(0)
  await expect(canvas.locator('[data-template="Faq"]')).toBeVisible()
})

test('[SEC-50] of five hundred questions the canvas lays out those that are near, each is edited where it stands, and a visitor finds one by its words', async ({
  browser,
}) => {
  const { page, canvas, save } = await openEditor(browser, installation)
  const id = await importQuestions(page, 500)
  await page.goto(`http://localhost:${installation.port}/edit/${id}/?lang=ar&ui=en`)
  const rows = canvas.locator('.faq-list > li')
  await expect(rows).toHaveCount(500)
  const isLaidOut = (at: number) =>
    rows
      .nth(at)
      .locator('.faq-question')
      .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
  expect([await isLaidOut(1), await isLaidOut(451)]).toEqual([true, false])
  const question = rows.nth(401).locator('.faq-question')
  await question.scrollIntoViewIfNeeded()
  await question.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Is there a zebra since ١٩٨٤?')
  await page.keyboard.press('Escape')
  await expect(question).toHaveText('Is there a zebra since ١٩٨٤?')
  await expect(save).toHaveAttribute('data-save', 'saved')
  const answer = await page.request.post(`http://localhost:${installation.port}/api/v1/sites/${id}/releases`, {
    data: {},
  })
  expect(answer.status()).toBe(201)

  const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await visitor.goto(`http://many.localhost:${installation.port}/`)
  const shown = visitor.locator('.faq-list > li:not([hidden]) > details')
  await expect(shown).toHaveCount(490)
  await visitor.getByRole('searchbox').fill('ZÉBRA')
  await expect(shown).toHaveCount(1)
  // The heading above it stays, the others go.
  await expect(visitor.locator('.faq-group:not([hidden])')).toHaveCount(1)
  await expect(visitor.getByRole('status').filter({ hasText: '490' })).toBeVisible()
  // Figures are found in whatever digits they are typed.
  for (const year of ['1984', '١٩٨٤', '۱۹۸۴']) {
    await visitor.getByRole('searchbox').fill(year)
    await expect(shown).toHaveCount(1)
  }
  await visitor.getByRole('searchbox').fill('')
  await expect(shown).toHaveCount(490)
  await visitor.close()
})

/** A site of one page with so many questions, every fiftieth of which heads the others; gives its id. */
function importQuestions(page: Page, count: number): Promise<string> {
  return page.evaluate(async (count) => {
    const file = await (await fetch('/api/v1/sites/hotel/export')).json()
    const questions = Array.from({ length: count }, (_, at) => ({
      ...{ id: `q${at}`, question: `Question ${at}?`, answer: `Answer ${at}.`, heading: at % 50 === 0 },
    }))
    const components = [{ id: 'Faq', uniqId: 'many', data: { title: 'All', questions } }]
    const configuration = { ...file, pages: [{ ...file.pages[0], components }] }
    await fetch('/api/v1/sites', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ configuration, slug: 'many' }),
    })
    const sites = (await (await fetch('/api/v1/sites')).json()) as { id: string; slug: string }[]
    return sites.find(({ slug }) => slug === 'many')!.id
  }, count)
}
