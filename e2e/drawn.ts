import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { loadSheets } from '../gallery/bundle.mjs'
import { openSheet, serveSheets } from '../gallery/measure.ts'
import type { Setting } from '../gallery/sheet.ts'

/** A sheet of some templates, filled as usual, in the main part of a page, with what its islands do. */
export async function openDrawn(
  page: Page,
  { only, dir = 'ltr' }: Required<Pick<Setting, 'only'>> & { readonly dir?: Setting['dir'] },
  island?: string,
): Promise<void> {
  const { drawSheet } = (await loadSheets()) as { drawSheet(setting: Setting): string }
  await serveSheets(page, (address) =>
    drawSheet(JSON.parse(address.searchParams.get('setting')!))
      .replace('<body>', '<body><main>')
      .replace('</body>', '</main><p id="end">The last line</p></body>'),
  )
  const theme = { skin: 'hotel', mode: 'LIGHT', look: 'ROUNDED', side: 'LEFT' } as const
  await openSheet(page, { ...theme, kind: dir === 'rtl' ? 'usual-arabic' : 'usual', dir, only })
  if (island !== undefined) await addIsland(page, island)
}

/** What an island does, from now on. */
export async function addIsland(page: Page, island: string): Promise<void> {
  const file = fileURLToPath(new URL(`../packages/islands/src/${island}.ts`, import.meta.url))
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, format: 'iife', write: false })
  await page.addScriptTag({ content: outputFiles[0]!.text })
}
