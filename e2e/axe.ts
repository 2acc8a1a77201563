import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run(
    where: Where | Document,
    how: object,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string
      readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
    }[]
  }>
}

/** Parts of a page, by selector; and whether its colours were compared elsewhere. */
interface Where {
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly isColourKnown?: boolean
}

/**
 * Every accessibility fault that a machine can find on a page as it stands, or in a part of it. Pages within pages are
 * looked at where they stand alone; what is no fault is not described, which takes longer than to find it.
 */
export async function axeFaults(page: Page, where?: Where): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async ({ isColourKnown = false, ...where }) => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run(Object.keys(where).length > 0 ? where : document, {
      ...{ iframes: false, resultTypes: ['violations'] },
      ...(isColourKnown && { rules: { 'color-contrast': { enabled: false } } }),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    )
  }, where ?? {})
}
