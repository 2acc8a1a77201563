import { type BrowserContextOptions, expect, type Locator, test } from '@playwright/test'
import { addArticle, behind, goOn, press, texts } from './article.ts'
import { axeFaults } from './axe.ts'
import { closeEditors, type OpenEditor, openEditor, paste } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { bar } from './sections-in-editor.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

interface Written {
  readonly editor: OpenEditor
  readonly article: Locator
  readonly count: number
  /** The blocks that were written here, as what they are and what they hold. */
  readonly own: () => Promise<string[]>
  /** What the selected blocks say. */
  readonly picked: () => Promise<string[]>
  readonly block: (at: number) => Locator
}

/** An article with four paragraphs of one word each behind those it begins with. */
async function written(browser: Parameters<typeof openEditor>[0], ...words: readonly string[]): Promise<Written> {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=ar' })
  const article = await addArticle(editor, 'rich')
  const count = await goOn(editor, article)
  for (const [at, word] of words.entries()) {
    if (at > 0) await editor.page.keyboard.press('Enter')
    await editor.page.keyboard.type(word)
  }
  const parts = partsOf(editor, article, count)
  await expect.poll(parts.own).toEqual(words.map((word) => `p ${word}`))
  return parts
}

function partsOf(editor: OpenEditor, article: Locator, count: number): Written {
  return {
    ...{ editor, article, count },
    own: () => behind(article, count),
    picked: () => article.locator('[data-picked]').allTextContents(),
    block: (at) => texts(article).nth(count + at),
  }
}

/** Where a line ends, in Arabic on the left: bars stand at its beginning, over the block above. */
const END = { position: { x: 8, y: 8 } }
const ON = { ...END, modifiers: ['Shift' as const] }

const WORDS = ['one', 'two', 'three', 'four'] as const
const P = WORDS.map((word) => `p ${word}`)

/** In which colour the system writes what is selected. */
const ownColour = (article: Locator) =>
  article
    .locator('[data-picked]')
    .last()
    .evaluate((one) => getComputedStyle(one).color)

/** In which colour a caption among them stands. */
const captionColour = (article: Locator) =>
  article
    .locator('[data-picked]')
    .last()
    .evaluate((one) => {
      const caption = one.appendChild(document.createElement('figcaption'))
      const { color } = getComputedStyle(caption)
      caption.remove()
      return color
    })

test('[EDIT-23] keys select whole blocks, and lead back to the caret', async ({ browser }) => {
  const { editor, article, count, picked, block } = await written(browser, ...WORDS)
  const { page } = editor
  await test.step('Shift and an arrow beyond an end, one more and one less', async () => {
    await press(page, 'Shift+ArrowUp', 2)
    await expect.poll(picked).toEqual(['three', 'four'])
    await expect(article.locator('.long-text')).toBeFocused()
    await expect(page.locator('[aria-live]').filter({ hasText: '2 paragraphs selected' })).toBeAttached()
    await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(picked).toEqual(['two', 'three', 'four'])
    await press(page, 'Shift+ArrowDown', 2)
    await expect.poll(picked).toEqual(['four'])
  })
  await test.step('Escape goes back to the caret, with what was selected there', async () => {
    await page.keyboard.press('Escape')
    await expect.poll(picked).toEqual([])
    await expect(block(3)).toBeFocused()
    expect(await block(3).evaluate((one) => String(one.ownerDocument.getSelection()))).toBe('four')
  })
  await test.step('in Arabic the arrow to the left leads on', async () => {
    await block(1).click(END)
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(picked).toEqual(['two', 'three'])
    await page.keyboard.press('ArrowLeft')
    await expect(block(2)).toBeFocused()
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(picked).toEqual(['three', 'four'])
    await page.keyboard.press('ArrowUp')
    await expect(block(2)).toBeFocused()
  })
  await test.step('Ctrl+A selects the words, and once more all blocks', async () => {
    await page.keyboard.press('Control+KeyA')
    await expect.poll(picked).toEqual([])
    await page.keyboard.press('Control+KeyA')
    await expect.poll(async () => (await picked()).length).toBe(count + 4)
    expect(await axeFaults(page)).toEqual([])
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors })
      expect(await captionColour(article), forcedColors).toBe(await ownColour(article))
    }
    await page.emulateMedia({ forcedColors: 'none' })
    await page.keyboard.press('Escape')
    await expect(block(2)).toBeFocused()
  })
  await test.step('Tab leads on from where the selection ends', async () => {
    await block(0).click(END)
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(picked).toEqual(['one', 'two'])
    await page.keyboard.press('Tab')
    await expect.poll(picked).toEqual([])
    await expect(block(2)).toBeFocused()
  })
})

test('[EDIT-23] a press with Shift and a drag over a border select whole blocks', async ({ browser }) => {
  const { editor, picked, block } = await written(browser, ...WORDS)
  const { page } = editor
  await test.step('a press with Shift', async () => {
    await block(0).click(END)
    await block(2).click(ON)
    await expect.poll(picked).toEqual(['one', 'two', 'three'])
    await block(1).click(ON)
    await expect.poll(picked).toEqual(['one', 'two'])
  })
  await test.step('a press without it ends that', async () => {
    await block(3).click(END)
    await expect.poll(picked).toEqual([])
    await expect(block(3)).toBeFocused()
  })
  await test.step('a drag', async () => {
    await block(3).scrollIntoViewIfNeeded()
    const [from, over] = [(await block(3).boundingBox())!, (await block(1).boundingBox())!]
    await page.mouse.move(from.x + from.width - 12, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(over.x + over.width - 40, over.y + over.height / 2, { steps: 8 })
    await expect.poll(picked).toEqual(['two', 'three', 'four'])
    await page.mouse.up()
    await expect.poll(picked).toEqual(['two', 'three', 'four'])
    await page.keyboard.press('Escape')
    await expect(block(3)).toBeFocused()
  })
  await test.step('within a block it selects words, as ever', async () => {
    const { x, y, width, height } = (await block(3).boundingBox())!
    await page.mouse.move(x + width - 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width - 200, y + height / 2, { steps: 4 })
    await page.mouse.up()
    expect(await picked()).toEqual([])
    await expect(block(3)).toBeFocused()
  })
})

test('[EDIT-23] what is selected is changed in one step each', async ({ browser }) => {
  const { editor, article, own, picked, block } = await written(browser, ...WORDS)
  const { page } = editor
  const select = async (from: number, to: number) => {
    await block(from).click(END)
    await block(to).click(ON)
    await expect.poll(async () => (await picked()).length).toBe(to - from + 1)
  }
  await test.step('Ctrl+B marks all, and none where all are', async () => {
    await select(0, 2)
    await page.keyboard.press('Control+KeyB')
    await expect.poll(own).toEqual([...WORDS.slice(0, 3).map((word) => `p <strong>${word}</strong>`), 'p four'])
    await expect(bar(page).getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Control+KeyB')
    await expect.poll(own).toEqual(P)
    await expect.poll(picked).toEqual(['one', 'two', 'three'])
  })
  await test.step('the bar makes a list of them, by keys', async () => {
    await page.keyboard.press('Alt+F10')
    await expect(bar(page, 'Selected paragraphs').getByRole('button', { name: 'Bold' })).toBeFocused()
    await bar(page).getByRole('button', { name: 'Kind of paragraph' }).click()
    await page.getByRole('menuitemradio', { name: 'List', exact: true }).click()
    await expect.poll(own).toEqual(['li one', 'li two', 'li three', 'p four'])
    await expect.poll(picked).toEqual(['one', 'two', 'three'])
  })
  await test.step('Alt and an arrow move them together', async () => {
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(own).toEqual(['p four', 'li one', 'li two', 'li three'])
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(own).toEqual(['li one', 'li two', 'li three', 'p four'])
  })
  await test.step('Undo takes back each of these', async () => {
    await press(page, 'Control+KeyZ', 3)
    await expect.poll(own).toEqual(P)
    await expect.poll(picked).toEqual(['one', 'two', 'three'])
  })
  await test.step('Delete removes them, and the caret stands where they were', async () => {
    await page.keyboard.press('Delete')
    await expect.poll(own).toEqual(['p four'])
    await expect(block(0)).toBeFocused()
    await page.keyboard.type('-')
    await expect.poll(own).toEqual(['p -four'])
    await page.keyboard.press('Escape')
    await press(page, 'Control+KeyZ', 2)
    await expect.poll(own).toEqual(P)
  })
  await test.step('a letter takes their place, and one step brings them back', async () => {
    await select(1, 2)
    await page.keyboard.press('x')
    await expect.poll(own).toEqual(['p one', 'p x', 'p four'])
    await expect(block(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+KeyZ')
    await expect.poll(own).toEqual(P)
    await page.keyboard.press('Control+Shift+KeyZ')
    await expect.poll(own).toEqual(['p one', 'p x', 'p four'])
    await page.keyboard.press('Control+KeyZ')
    await expect.poll(own).toEqual(P)
  })
  await test.step('so do a key that gives two letters and a letter typed with Option on a Mac', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }))
    for (const init of [{ key: 'لا' }, { key: 'å', altKey: true }]) {
      await select(1, 2)
      await article.locator('.long-text').dispatchEvent('keydown', { ...init, bubbles: true, cancelable: true })
      await expect.poll(own).toEqual(['p one', `p ${init.key}`, 'p four'])
      await expect(block(1)).toBeFocused()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+KeyZ')
      await expect.poll(own).toEqual(P)
    }
  })
  await test.step('the bar removes them, and the caret is in the text again', async () => {
    await select(2, 3)
    await bar(page).getByRole('button', { name: 'Remove' }).click()
    await expect.poll(own).toEqual(['p one', 'p two'])
    await expect(block(1)).toBeFocused()
    await page.keyboard.type('!')
    await expect.poll(own).toEqual(['p one', 'p two!'])
  })
})

test('[EDIT-23] what is copied comes back as it was, also over others; all can be removed', async ({ browser }) => {
  const { editor, article, count, own, picked, block } = await written(browser, ...WORDS)
  const { page } = editor
  await block(0).click(END)
  await page.keyboard.press('Control+KeyA')
  await page.keyboard.press('Control+KeyI')
  await block(1).click(END)
  await block(2).click(ON)
  await bar(page).getByRole('button', { name: 'Kind of paragraph' }).click()
  await page.getByRole('menuitemradio', { name: 'Quote', exact: true }).click()
  const before = ['p <em>one</em>', 'p two', 'p three', 'p four']
  await expect.poll(own).toEqual(before)
  await expect(article.locator('blockquote p')).toHaveCount(2 + (await quotesBefore(article, count)))
  await block(0).click(END)
  await block(2).click(ON)
  await test.step('copied and put behind', async () => {
    await page.keyboard.press('Control+KeyC')
    await block(3).click(END)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+KeyV')
    await expect.poll(own).toEqual([...before, ...before.slice(0, 3)])
    await expect(block(6).locator('xpath=ancestor::blockquote')).toHaveCount(1)
  })
  await test.step('where the browser does not copy, the bar says so, and they stay selected', async () => {
    await block(4).click(END)
    await block(6).click(ON)
    await page.evaluate(() => {
      document.execCommand = () => false
    })
    await bar(page).getByRole('button', { name: 'Copy' }).click()
    await expect(editor.notices).toContainText('Your browser did not copy. The paragraphs are still selected')
    await expect(article.locator('.long-text')).toBeFocused()
    await expect.poll(async () => (await picked()).length).toBe(3)
  })
  await test.step('cut out, and put over others', async () => {
    await block(4).click(END)
    await block(6).click(ON)
    await page.keyboard.press('Control+KeyX')
    await expect.poll(own).toEqual(before)
    await block(2).click(END)
    await block(3).click(ON)
    await page.keyboard.press('Control+KeyV')
    await expect.poll(own).toEqual([...before.slice(0, 2), ...before.slice(0, 3)])
    await expect(block(4)).toBeFocused()
  })
  await test.step('all of it, and an empty paragraph stays', async () => {
    await press(page, 'Control+KeyA', 2)
    await expect.poll(async () => (await picked()).length).toBe(count + 5)
    await page.keyboard.press('Backspace')
    await expect(texts(article)).toHaveCount(1)
    await expect(texts(article)).toHaveText('')
    await expect(texts(article)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+KeyZ')
    await expect(texts(article)).toHaveCount(count + 5)
  })
})

const quotesBefore = (article: Locator, count: number) =>
  texts(article).evaluateAll(
    (all, count) => all.slice(0, count).filter((one) => one.closest('blockquote')).length,
    count,
  )

test('[EDIT-23] in a translation blocks stay: words are marked, copied, cleared and written over', async ({
  browser,
}) => {
  const { editor, count } = await written(browser, ...WORDS)
  await expect(editor.save).toHaveAttribute('data-save', 'saved')
  const german = await openEditor(browser, installation, { at: '/Rooms/?lang=de', ui: 'de' })
  const { page } = german
  const { own, picked, block, article } = partsOf(
    german,
    german.canvas.locator('[data-template="Article"]').first(),
    count,
  )
  // What selects blocks comes a moment after the page; who presses before that presses again.
  const select = () =>
    expect(async () => {
      await block(0).click()
      await block(2).click({ modifiers: ['Shift'] })
      expect(await picked()).toHaveLength(3)
    }).toPass()
  await select()
  await expect(bar(page).getByRole('button', { name: 'Art des Absatzes' })).toHaveCount(0)
  await paste(article.locator('.long-text'), 'Eins\n\nZwei\n\nDrei')
  await expect.poll(own).toEqual(['p Eins', 'p Zwei', 'p Drei', 'p four'])
  await select()
  await page.keyboard.press('Control+KeyB')
  await expect.poll(async () => (await own())[1]).toBe('p <strong>Zwei</strong>')
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Delete')
  await expect.poll(own).toEqual(P)
  await expect(german.notices).toContainText('Nur die Wörter in dieser Sprache')
  await expect(block(0)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+KeyZ')
  await expect.poll(async () => (await own())[2]).toBe('p <strong>Drei</strong>')
  await test.step('where there are no words any more Delete changes nothing, and is no step', async () => {
    await page.keyboard.press('Control+Shift+KeyZ')
    await expect.poll(own).toEqual(P)
    await select()
    await page.keyboard.press('Delete')
    await expect(block(0)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+KeyZ')
    await expect.poll(async () => (await own())[2]).toBe('p <strong>Drei</strong>')
    await page.keyboard.press('Control+Shift+KeyZ')
    await expect.poll(own).toEqual(P)
    await page.keyboard.press('Control+KeyZ')
  })
})

test('[EDIT-23] on a phone the bar selects all, and a tap says how far', async ({ browser }) => {
  const { editor, count } = await written(browser, ...WORDS)
  await expect(editor.save).toHaveAttribute('data-save', 'saved')
  const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const touched = await openEditor(browser, installation, { ...phone, at: '/Rooms/?lang=ar', ui: 'ar' })
  const { page } = touched
  const { own, picked, block } = partsOf(touched, touched.canvas.locator('[data-template="Article"]').first(), count)
  await block(1).tap()
  await bar(page).getByRole('button', { name: 'تحديد كل الفقرات' }).tap()
  await expect.poll(async () => (await picked()).length).toBe(count + 4)
  await block(2).tap()
  await expect.poll(picked).toEqual(['two', 'three'])
  expect(await axeFaults(page)).toEqual([])
  await bar(page).getByRole('button', { name: 'غامق' }).tap()
  await expect.poll(async () => (await own())[2]).toBe('p <strong>three</strong>')
  await bar(page).getByRole('button', { name: 'حذف' }).tap()
  await expect.poll(own).toEqual(['p one', 'p four'])
  await expect(block(1)).toBeFocused()
})
