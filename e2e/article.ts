import { expect, type Locator } from '@playwright/test'
import type { OpenEditor } from './editor.ts'
import { select } from './sections-in-editor.ts'

/** Adds an article below the steps, found by a word that owners use. */
export async function addArticle(editor: OpenEditor, word: string): Promise<Locator> {
  await select(editor, 'Steps2')
  await editor.page.keyboard.press('Insert')
  await editor.page.getByRole('searchbox').fill(word)
  await editor.page.locator('[data-offer="Article"]').click()
  // The newest stands before those of other tests.
  const article = editor.canvas.locator('[data-template="Article"]').first()
  await article.waitFor()
  await editor.page.keyboard.press('Escape')
  return article
}

/** The texts of its blocks. */
export const texts = (article: Locator) => article.locator('.long-text [data-field$="/text"]')

/** The blocks behind those that stood there, as what they are and what they hold. */
export const behind = (article: Locator, count: number) =>
  texts(article).evaluateAll((all, count) => all.slice(count).map((one) => `${one.localName} ${one.innerHTML}`), count)

/** A new paragraph at the end of the article, with the caret in it; gives how many blocks stand before it. */
export async function goOn({ page }: OpenEditor, article: Locator): Promise<number> {
  const count = await texts(article).count()
  await texts(article).last().click()
  await page.keyboard.press('Control+End')
  // An empty entry ends its list.
  for (let left = 3; left > 0 && (await behind(article, count)).at(-1) !== 'p '; left -= 1) {
    await page.keyboard.press('Enter')
    await expect(texts(article)).toHaveCount(count + 1)
  }
  return count
}

/** Presses a key some times. */
export async function press(page: OpenEditor['page'], key: string, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) await page.keyboard.press(key)
}
