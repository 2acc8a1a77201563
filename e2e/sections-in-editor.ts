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
