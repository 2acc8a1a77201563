import type { Locator, Page } from '@playwright/test'
import type { OpenEditor } from './editor.ts'

/** The ids of the sections of the page, from above. */
export const order = ({ canvas }: Pick<OpenEditor, 'canvas'>) =>
  canvas.locator('main > [data-section]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.section!))

export const bar = (page: Page, name: string | RegExp = /./) => page.getByRole('toolbar', { name })

/** Selects a section by its empty edge. */
export async function select({ canvas }: OpenEditor, template: string, index = 0): Promise<Locator> {
  const section = canvas.locator(`[data-template="${template}"]`).nth(index)
  await section.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await section.click({ position: { x: 4, y: Math.round((await section.boundingBox())!.height / 2) } })
  return section
}

/** Adds a section below the steps, found by a word that owners use, and selects it. */
export async function addSection(editor: OpenEditor, template: string, word: string): Promise<Locator> {
  const { page, canvas } = editor
  await select(editor, 'Steps2')
  await page.keyboard.press('Insert')
  await page.getByRole('searchbox').fill(word)
  await page.locator(`[data-offer="${template}"]`).click()
  const added = canvas.locator(`[data-template="${template}"]`)
  await added.waitFor()
  await page.keyboard.press('Escape')
  await select(editor, template)
  return added
}

/** Adds such a section, and opens its options. */
export async function addWithOptions(editor: OpenEditor, template: string, word: string) {
  const added = await addSection(editor, template, word)
  await bar(editor.page, /^Section/)
    .getByRole('button', { name: 'Options' })
    .click()
  return { added, options: editor.page.getByRole('dialog', { name: 'Options' }) }
}
