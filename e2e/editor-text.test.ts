import { expect, test } from '@playwright/test'
import { closeEditors, openEditor, paste, stillBox, typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

test('[EDIT-1] [U22] one click, or one tap of a finger, places the caret where it was made', async ({ browser }) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  for (const [ui, options] of [
    ['ar', {}],
    ['en', phone],
  ] as const) {
    const { page, text } = await openEditor(browser, installation, { ...options, at: `/?lang=${ui}`, ui })
    const title = text('Header13', 'title')
    const box = await stillBox(title)
    const [x, y] = [box.x + box.width * (ui === 'ar' ? 0.8 : 0.3), box.y + box.height / 4]
    const wanted = await title.evaluate(
      (element, { x, y }) => {
        const frame = element.ownerDocument.defaultView!.frameElement!.getBoundingClientRect()
        return element.ownerDocument.caretPositionFromPoint(x - frame.x, y - frame.y)!.offset
      },
      { x, y },
    )
    if (ui === 'en') await page.touchscreen.tap(x, y)
    else await page.mouse.click(x, y)
    await expect(title).toBeFocused()
    const offset = () => title.evaluate((element) => element.ownerDocument.getSelection()!.anchorOffset)
    await expect.poll(offset).toBe(wanted)
    expect(wanted).toBeGreaterThan(0)
    expect(wanted).toBeLessThan((await title.textContent())!.length - 3)
  }
})

test('what is written in a text is counted, bounded, kept and left', async ({ browser }) => {
  const { page, canvas, text, counter, notices } = await openEditor(browser, installation, { at: '/?lang=en' })
  const title = text('Header13', 'title')
  await test.step('[EDIT-3] [U23] the counter shows length and limit while the caret is in a text, and goes with it', async () => {
    await expect(counter).toBeHidden()
    await text('Header13', 'title').click()
    await typeOver(page, 'A quiet house')
    await expect(counter).toHaveText('13/30')
    await page.keyboard.press('Escape')
    await expect(counter).toBeHidden()
  })
  await test.step('[EDIT-4] [U23] under 5 left warns, the limit refuses more and keeps the caret', async () => {
    await title.click()
    await typeOver(page, 'x'.repeat(25))
    await expect(counter).toHaveAttribute('data-state', 'plain')
    await page.keyboard.type('y')
    await expect(counter).toHaveText('26/30')
    await expect(counter).toHaveAttribute('data-state', 'warning')
    await page.keyboard.type('zzzzzzz')
    await expect(counter).toHaveText('30/30')
    await expect(counter).toHaveAttribute('data-state', 'max')
    await expect(title).toBeFocused()
    await expect(title).toHaveText(`${'x'.repeat(25)}yzzzz`)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('w')
    await expect(title).toHaveText(`${'x'.repeat(25)}yzzwz`)
  })
  await test.step('[EDIT-5] [EDIT-8] [U25] an emptied required text returns, with the reason', async () => {
    await title.click()
    await typeOver(page, 'Before')
    await page.keyboard.press('Escape')
    await title.click()
    await typeOver(page, '')
    await expect(title).toHaveText('')
    await page.keyboard.press('Escape')
    await expect(title).toHaveText('Before')
    await expect(notices).toContainText('This field is required')
  })
  await test.step('[EDIT-6] [U24] Enter is a line break where there are lines and nothing in a label', async () => {
    const paragraph = text('Header13', 'paragraph')
    await paragraph.click()
    await typeOver(page, 'One')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Two')
    await page.keyboard.press('Escape')
    expect(await paragraph.evaluate((element) => element.textContent)).toBe('One\nTwo')
    const label = text('Header13', 'buttons/rooms/buttonText')
    await label.click()
    await typeOver(page, 'Rooms')
    await page.keyboard.press('Enter')
    await page.keyboard.type('!')
    await expect(label).toHaveText('Rooms!')
  })
  await test.step('[U23] the counter stays at the end of a text that grows', async () => {
    const label = text('Header13', 'buttons/rooms/buttonText')
    await label.click()
    await typeOver(page, 'Book a room')
    const endOf = (box: { x: number; width: number } | null) => box!.x + box!.width
    const beyond = async () => Math.round(endOf(await counter.boundingBox()) - endOf(await label.boundingBox()))
    const shown = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await page.keyboard.type(' at once')
    // With the next frame, not only when what was typed has become a change.
    await shown()
    expect(await beyond()).toBe(8)
  })
  await test.step('[U12] Escape leaves the text, then its section; Tab walks the texts', async () => {
    await text('Header13', 'title').click()
    await page.keyboard.press('Tab')
    await expect(text('Header13', 'paragraph')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(text('Header13', 'title')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(canvas.locator('[contenteditable]')).toHaveCount(0)
    await expect(page.locator('[data-ring="section"][data-shown]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-ring="section"][data-shown]')).toHaveCount(0)
  })
})

test('[EDIT-4] an emoji family and an Arabic letter with its signs count as one', async ({ browser }) => {
  const { page, text, counter } = await openEditor(browser, installation)
  await text('Header13', 'title').click()
  await typeOver(page, '')
  await page.keyboard.insertText('👨‍👩‍👧')
  await expect(counter).toHaveText('1/30')
  await page.keyboard.insertText('مُعَ')
  await expect(counter).toHaveText('3/30')
})

test('[EDIT-3] [EDIT-5] [U25] an emptied optional text says "Your text" here and is gone for visitors', async ({
  browser,
}) => {
  const { page, text, save, publish, published } = await openEditor(browser, installation, { ui: 'ar' })
  const paragraph = text('Header13', 'paragraph')
  const before = (await paragraph.textContent())!
  await paragraph.click()
  await typeOver(page, '')
  await page.keyboard.press('Escape')
  const shown = () => paragraph.evaluate((element) => getComputedStyle(element, '::before').content)
  expect(await shown()).toBe('"نصّك"')
  await expect(save).toHaveAttribute('data-save', 'saved')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  expect(await published()).not.toContain(before.slice(0, 20))
})

test('[EDIT-13] an emptied placeholder of the contact form falls back', async ({ browser }) => {
  const { page, text } = await openEditor(browser, installation, { at: '/Contact_us/?lang=en' })
  const name = text('Contact', 'placeholders/name')
  await name.click()
  await typeOver(page, 'Who are you?')
  await page.keyboard.press('Escape')
  await expect(name).toHaveText('Who are you?')
  await name.click()
  await typeOver(page, '')
  await page.keyboard.press('Escape')
  await expect(name).toHaveText('Enter your name')
})

const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {mso-style-parent:""}</style></head>
<body><!--StartFragment--><p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span lang=EN-US style='color:red'>One</span></b><o:p></o:p></p>
<p class=MsoNormal><i>Two</i><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`

test('[EDIT-6] [U24] a paste is plain text, keeps its lines, and is cut to the limit with a notice', async ({
  browser,
}) => {
  const { page, text, notices, counter, save } = await openEditor(browser, installation, { at: '/?lang=en' })
  const paragraph = text('Header13', 'paragraph')
  await paragraph.click()
  await typeOver(page, '')
  // What turns text round or cannot be seen stays outside, a megabyte too, and the site takes what is left.
  const hostile = `\u202EOne\u0000\u0007 \u2066٢٤\u2069 two${' far too long'.repeat(80_000)}`
  await paste(paragraph, hostile)
  await expect(counter).toHaveText('500/500')
  expect(await paragraph.textContent()).toMatch(/^One \u2066٢٤\u2069 two far too long/)
  await page.keyboard.press('Control+KeyS')
  await expect(save).toHaveAttribute('data-save', 'saved')
  await typeOver(page, '')
  await paste(paragraph, 'One\r\nTwo', FROM_WORD)
  expect(await paragraph.evaluate((element) => [element.textContent, element.children.length])).toEqual(['One\nTwo', 0])
  const title = text('Header13', 'title')
  await title.click()
  await typeOver(page, 'ab')
  await page.keyboard.press('ArrowLeft')
  await paste(title, '1234567890'.repeat(4))
  await expect(title).toHaveText(`a${'1234567890'.repeat(4).slice(0, 28)}b`)
  await expect(counter).toHaveText('30/30')
  await expect(notices).toContainText('Shortened to 30 characters')
  await page.keyboard.press('Backspace')
  await expect(title).toHaveText(`a${'1234567890'.repeat(4).slice(0, 27)}b`)
})

test('[EDIT-6] [U24] bold and italic do nothing, and nothing can be dropped', async ({ browser }) => {
  const { page, text, notices } = await openEditor(browser, installation, { at: '/?lang=ar', ui: 'ar' })
  const title = text('Header13', 'title')
  await title.click()
  await typeOver(page, 'نص عادي')
  for (const key of ['b', 'i', 'u']) await page.keyboard.press(`Control+${key}`)
  await page.keyboard.type('!')
  expect(await title.evaluate((element) => element.innerHTML)).toBe('نص عادي!')
  const isRefused = await title.evaluate((element) => {
    const view = element.ownerDocument.defaultView as Window & typeof globalThis
    const dataTransfer = new view.DataTransfer()
    dataTransfer.items.add(new view.File(['x'], 'x.txt', { type: 'text/plain' }))
    return !element.dispatchEvent(new view.DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  expect(isRefused).toBe(true)
  await expect(notices).toContainText('لا يمكن إفلات الملفات في النص')
  await expect(title).toHaveText('نص عادي!')
})

test('[EDIT-6] a composition is never interrupted; what is too much is cut when it is over', async ({ browser }) => {
  const { page, text, counter } = await openEditor(browser, installation)
  const title = text('Header13', 'title')
  await title.click()
  await typeOver(page, 'س'.repeat(28))
  const session = await page.context().newCDPSession(page)
  for (const composed of ['か', 'かん', 'かんじ', 'かんじと']) {
    await session.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    })
  }
  await expect(title).toHaveText(`${'س'.repeat(28)}かんじと`)
  await session.send('Input.insertText', { text: '漢字と' })
  await expect(title).toHaveText(`${'س'.repeat(28)}漢字`)
  await expect(counter).toHaveText('30/30')
  await expect(title).toBeFocused()
})

test('[EDIT-7] a text is sent 1000 ms after the last key and not before, and at once on leaving it', async ({
  browser,
}) => {
  const { page, text } = await openEditor(browser, installation, { at: '/?lang=en' })
  await page.clock.install({ time: new Date('2026-01-01T10:00:00') })
  await page.clock.pauseAt(new Date('2026-01-01T10:01:00'))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/operations')) sent.push(request.postData() ?? '')
  })
  await text('Header13', 'title').click()
  await typeOver(page, 'Late')
  await page.clock.runFor(990)
  await page.keyboard.type('r')
  await page.clock.runFor(990)
  expect(sent).toEqual([])
  await page.clock.runFor(20)
  await expect.poll(() => sent.join()).toContain('Later')
  await page.keyboard.type(' still')
  await page.keyboard.press('Escape')
  await expect.poll(() => sent.join()).toContain('Later still')
})

test('[EDIT-7] what was being typed when the page is left is stored', async ({ browser }) => {
  const { page, text } = await openEditor(browser, installation, { at: '/?lang=tr' })
  await text('Header13', 'title').click()
  await typeOver(page, 'Son söz')
  await page.goto('about:blank')
  const again = await openEditor(browser, installation, { at: '/?lang=tr' })
  await expect(again.text('Header13', 'title')).toHaveText('Son söz')
})

test('[U26] a text has the direction of its language; a phone number stays left to right', async ({ browser }) => {
  const { text, canvas } = await openEditor(browser, installation, { at: '/Contact_us/' })
  await expect(canvas.locator('html')).toHaveAttribute('dir', 'rtl')
  const directionOf = (field: string) =>
    text('Contact', field).evaluate((element) => getComputedStyle(element).direction)
  expect(await directionOf('title')).toBe('rtl')
  expect(await directionOf('phone')).toBe('ltr')
  expect(await directionOf('email')).toBe('ltr')
})

test('[U26] in Arabic the counter stands at the left end of the text', async ({ browser }) => {
  const { text, counter } = await openEditor(browser, installation)
  const title = text('Header13', 'title')
  await title.click()
  const [textBox, counterBox] = [(await title.boundingBox())!, (await counter.boundingBox())!]
  expect(Math.abs(counterBox.x - textBox.x)).toBeLessThan(12)
})

test('[U27] [U36] one undo takes back a burst of typing, on any keyboard layout, and redo brings it again', async ({
  browser,
}) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/?lang=de' })
  const title = text('Header13', 'title')
  const before = (await title.textContent())!
  await title.click()
  await typeOver(page, 'Erstes')
  await expect(save).toHaveAttribute('data-save', 'saved', { timeout: 5_000 })
  await page.keyboard.type(' Zweites')
  await page.keyboard.press('Control+KeyZ')
  await expect(title).toHaveText('Erstes')
  await expect(title).toBeFocused()
  // An Arabic layout: the same place on the keyboard, another letter.
  await title.evaluate((element) => {
    const view = element.ownerDocument.defaultView as Window & typeof globalThis
    element.dispatchEvent(
      new view.KeyboardEvent('keydown', { code: 'KeyZ', key: 'ئ', ctrlKey: true, bubbles: true, cancelable: true }),
    )
  })
  await expect(title).toHaveText(before)
  await page.keyboard.press('Control+Shift+KeyZ')
  await page.keyboard.press('Control+KeyY')
  await expect(title).toHaveText('Erstes Zweites')
})
