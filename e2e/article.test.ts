import { expect, test } from '@playwright/test'
import { addArticle, behind, goOn, press, texts } from './article.ts'
import { axeFaults } from './axe.ts'
import { closeEditors, openEditor, paste, typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { bar } from './sections-in-editor.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

test('[SEC-39] [EDIT-22] an article is written in place: blocks, bold, a link, a list, and read by visitors', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=ar' })
  const { page } = editor
  const article = await addArticle(editor, 'blog')
  const count = await goOn(editor, article)
  const own = () => behind(article, count)
  const block = (at: number) => texts(article).nth(count + at)
  await test.step('Enter begins a block, and the caret is in it', async () => {
    await page.keyboard.type('واحد اثنان ثلاثة')
    await page.keyboard.press('Enter')
    await page.keyboard.type('الثاني')
    await expect.poll(own).toEqual(['p واحد اثنان ثلاثة', 'p الثاني'])
  })
  await test.step('Shift and Enter begin a line within the block', async () => {
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('سطر')
    await expect.poll(own).toEqual(['p واحد اثنان ثلاثة', expect.stringMatching(/^p الثاني\nسطر\n?$/)])
    await press(page, 'Backspace', 4)
    await expect.poll(own).toEqual(['p واحد اثنان ثلاثة', expect.stringMatching(/^p الثاني(?:<br>|\n)?$/)])
  })
  await test.step('Enter within words divides them, Backspace joins them again', async () => {
    // From right to left, the arrow to the right goes back.
    await press(page, 'ArrowRight', 3)
    await page.keyboard.press('Enter')
    await expect.poll(own).toEqual(['p واحد اثنان ثلاثة', 'p الث', 'p اني'])
    await expect(block(2)).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect.poll(own).toEqual(['p واحد اثنان ثلاثة', 'p الثاني'])
    await page.keyboard.type('-')
    await expect(block(1)).toHaveText('الث-اني')
    await page.keyboard.press('Backspace')
  })
  await test.step('arrows go from one block into the other', async () => {
    await page.keyboard.press('ArrowUp')
    await expect(block(0)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await expect(block(1)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(block(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(block(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
  })
  await test.step('Ctrl+B and Ctrl+I mark what is selected, and take it off again', async () => {
    await press(page, 'Shift+ArrowRight', 5)
    await page.keyboard.press('Control+KeyB')
    await expect(block(0).locator('strong')).toHaveText('ثلاثة')
    await page.keyboard.press('Control+KeyI')
    await expect(block(0).locator('strong em')).toHaveText('ثلاثة')
    await page.keyboard.press('Control+KeyI')
    await expect(block(0).locator('em')).toHaveCount(0)
    await expect(bar(page, 'Text').getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('what is typed on goes on, and Undo takes back one thing after the other', async () => {
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await page.keyboard.press('Escape')
    await expect(block(0).locator('strong')).toHaveText('ثلاثة!')
    await page.keyboard.press('Control+KeyZ')
    await expect(block(0).locator('strong')).toHaveText('ثلاثة')
    await press(page, 'Control+KeyZ', 3)
    await expect(block(0).locator('strong')).toHaveCount(0)
    await press(page, 'Control+Shift+KeyZ', 4)
    await expect(block(0).locator('strong')).toHaveText('ثلاثة!')
  })
  await test.step('Ctrl+K leads words to a page; what no link may be is refused', async () => {
    await block(0).click()
    await page.keyboard.press('Home')
    await press(page, 'Shift+ArrowLeft', 4)
    await page.keyboard.press('Control+KeyK')
    await page.getByRole('combobox').fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox')).toBeVisible()
    await page.getByRole('combobox').fill('/Rooms')
    await page.keyboard.press('Enter')
    await expect(block(0).locator('a')).toHaveText('واحد')
    await expect(block(0)).toBeFocused()
  })
  await test.step('the bar says what a block is, by keys too', async () => {
    await block(1).click()
    await page.keyboard.press('Alt+F10')
    await expect(bar(page, 'Text').getByRole('button', { name: 'Bold' })).toBeFocused()
    await bar(page, 'Text').getByRole('button', { name: 'Kind of paragraph' }).click()
    await page.getByRole('menuitemradio', { name: 'List', exact: true }).click()
    await expect.poll(async () => (await own())[1]).toBe('li الثاني')
    await block(1).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('الثالث')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('بعد القائمة')
    await expect.poll(async () => (await own()).slice(1)).toEqual(['li الثاني', 'li الثالث', 'p بعد القائمة'])
  })
  await test.step('nothing that stands over the page breaks a rule of accessibility', async () => {
    expect(await axeFaults(page)).toEqual([])
  })
  await page.keyboard.press('Escape')
  await editor.publish.click()
  await expect(editor.publish).toHaveAttribute('data-publish', 'done')
  const html = await editor.published('Rooms/')
  expect(html).toContain(
    '<p><a href="/Rooms/">واحد</a> اثنان <strong>ثلاثة!</strong></p><ul><li>الثاني</li><li>الثالث</li></ul><p>بعد القائمة</p>',
  )
  expect(html).toContain('"@type":"Article"')
})

const PASTED = `<h2 style="font-size:40px">Head</h2><p onclick="alert(1)">A <b>bold</b> word, <a href="javascript:alert(1)">none</a>,
  <a href="https://example.org/">a link</a><img src="https://example.org/x.png"></p><ul><li>Entry</li></ul><script>alert(1)</script><p>End</p>`

test('[EDIT-22] what is pasted keeps its structure and nothing else, as one step; a translation stays a translation', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=ar' })
  const { page } = editor
  const article = await addArticle(editor, 'rich')
  const count = await goOn(editor, article)
  const own = () => behind(article, count)
  await page.keyboard.type('قبل بعد')
  await press(page, 'ArrowRight', 3)
  await test.step('from a page', async () => {
    await paste(texts(article).last(), 'plain', PASTED)
    await expect
      .poll(own)
      .toEqual([
        'p قبل Head',
        'p A <strong>bold</strong> word, none, <a href="https://example.org/" target="_blank" rel="noopener">a link</a>',
        'li Entry',
        'p Endبعد',
      ])
    await expect(texts(article).last()).toBeFocused()
    await page.keyboard.type('|')
    await expect(texts(article).last()).toHaveText('End|بعد')
  })
  await test.step('and is taken back at once', async () => {
    await page.keyboard.press('Escape')
    await press(page, 'Control+KeyZ', 2)
    await expect.poll(own).toEqual(['p قبل بعد'])
    await page.keyboard.press('Control+Shift+KeyZ')
    await expect(texts(article)).toHaveCount(count + 4)
  })
  await expect(editor.save).toHaveAttribute('data-save', 'saved')
  await test.step('in German, from left to right, blocks are translated one by one', async () => {
    const german = await openEditor(browser, installation, { at: '/Rooms/?lang=de', ui: 'de' })
    const there = german.canvas.locator('[data-template="Article"]').first()
    const block = (at: number) => texts(there).nth(count + at)
    await block(0).click()
    await typeOver(german.page, 'Vorher')
    await german.page.keyboard.press('Enter')
    await expect(block(1)).toBeFocused()
    await typeOver(german.page, 'Ein fettes Wort')
    await press(german.page, 'Shift+ArrowLeft', 4)
    await german.page.keyboard.press('Control+KeyB')
    await expect(block(1).locator('strong')).toHaveText('Wort')
    await paste(block(1), 'eins', '<p>eins</p><p>zwei</p>')
    await expect(block(1)).toHaveText('Ein fettes eins zwei')
    await expect(texts(there)).toHaveCount(count + 4)
    await german.page.keyboard.press('Escape')
    await german.publish.click()
    await expect(german.publish).toHaveAttribute('data-publish', 'done')
    expect(await german.published('de/Rooms/')).toContain('<p>Vorher</p>')
  })
})

test('[EDIT-22] [U35] an Enter that comes before the part that makes blocks waits for it, with what is typed after it', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=ar' })
  const { page } = editor
  const article = await addArticle(editor, 'rich')
  await expect(editor.save).toHaveAttribute('data-save', 'saved')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/long-text-/, async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await editor.canvas.locator('html[style*="--your-text"]').waitFor()
  const count = await texts(article).count()
  const own = () => texts(article).evaluateAll((all) => all.slice(0, 2).map((one) => one.textContent))
  await texts(article).first().click()
  await expect(page.locator('[data-counter]')).toBeVisible()
  await typeOver(page, 'أول')
  await page.keyboard.press('Enter')
  await page.keyboard.type('ثانٍ')
  expect((await own())[0]).toBe('أول')
  release()
  await expect.poll(own).toEqual(['أول', 'ثانٍ'])
  await expect(texts(article)).toHaveCount(count + 1)
  await expect(texts(article).nth(1)).toBeFocused()
})

test('[EDIT-22] on a phone the tools of a block stand on the keyboard', async ({ browser }) => {
  const desk = await openEditor(browser, installation, { at: '/Rooms/?lang=ar' })
  await addArticle(desk, 'rich')
  await expect(desk.save).toHaveAttribute('data-save', 'saved')
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const editor = await openEditor(browser, installation, { ...phone, at: '/Rooms/?lang=ar', ui: 'ar' })
  const { page } = editor
  const first = texts(editor.canvas.locator('[data-template="Article"]').first()).first()
  await first.tap()
  await page.keyboard.press('Control+KeyA')
  const bold = bar(page).getByRole('button', { name: 'غامق' })
  await bold.tap()
  await expect(first.locator('strong')).not.toHaveCount(0)
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  expect(await axeFaults(page)).toEqual([])
})
