import { expect, type Page, test } from '@playwright/test'
import { loadSheets } from '../gallery/bundle.mjs'
import { findBoxes, findFaults, findShift, openSheet, serveSheets } from '../gallery/measure.ts'
import type { Setting } from '../gallery/sheet.ts'
import { unreadableLines } from './contrast.ts'

interface Sheets {
  readonly KINDS: readonly Setting['kind'][]
  readonly onFilm: readonly string[]
  drawSheet(setting: Setting): string
}

/** The whole matrix is `npm run gallery`; here every mode, look, side, skin, width and content stands at least once. */
const THEMES = [
  { skin: 'hotel', mode: 'EXTRALIGHT', look: 'ROUNDED', side: 'LEFT' },
  { skin: 'café', mode: 'LIGHT', look: 'CORNERED', side: 'RIGHT' },
  { skin: 'photographer', mode: 'DARK', look: 'SHARP', side: 'RIGHT' },
  { skin: 'dentist', mode: 'DARK', look: 'ROUNDED', side: 'LEFT' },
] as const

let sheets: Sheets

// Sheets are long pages, and a busy machine draws several at once.
test.setTimeout(180_000)

test.beforeAll(async () => {
  sheets = (await loadSheets()) as Sheets
})

async function open(page: Page, width: number, setting: Setting): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await openSheet(page, setting)
}

const draw = (address: URL) => sheets.drawSheet(JSON.parse(address.searchParams.get('setting')!))

for (const width of [320, 768, 1440, 1920]) {
  for (const dir of width === 1920 ? (['rtl'] as const) : (['ltr', 'rtl'] as const)) {
    test(`[SEC-21] at ${width} px and ${dir} every template holds the shortest and the longest content`, async ({
      page,
    }) => {
      await serveSheets(page, draw)
      const faults: string[] = []
      for (const [index, kind] of sheets.KINDS.entries()) {
        const theme = THEMES[(index + width + (dir === 'rtl' ? 1 : 0)) % THEMES.length]!
        await open(page, width, { ...theme, kind, dir })
        const found = await findFaults(page)
        faults.push(...found.map((fault) => `${kind}, ${theme.skin} ${theme.mode}: ${fault}`))
        const shift = await findShift(page)
        if (shift >= 0.01) faults.push(`${kind}, ${theme.skin}: moves by ${shift}`)
      }
      expect(faults).toEqual([])
    })
  }
}

for (const width of [320, 1440]) {
  test(`[SEC-21] at ${width} px what stands right-to-left mirrors what stands left-to-right`, async ({ page }) => {
    await serveSheets(page, draw)
    const faults: string[] = []
    for (const theme of THEMES.slice(0, 3)) {
      await open(page, width, { ...theme, kind: 'compounds', dir: 'ltr' })
      const there = await findBoxes(page)
      await open(page, width, { ...theme, kind: 'compounds', dir: 'rtl' })
      const here = await findBoxes(page)
      expect(here.length).toBe(there.length)
      for (const [index, { name, start, end, top }] of here.entries()) {
        const other = there[index]!
        const away = Math.max(Math.abs(start - other.start), Math.abs(end - other.end), Math.abs(top - other.top))
        if (away > 2) faults.push(`${theme.skin}: ${name} is ${away.toFixed(1)} px away`)
      }
    }
    expect(faults).toEqual([])
  })
}

/** A whole sheet is higher than a browser can draw at once. */
const AT_ONCE = 8

for (const [index, theme] of THEMES.entries())
  test(`[SEC-51] [SEC-21] words can be read on the worst frame of a film behind them: ${theme.skin}, ${theme.mode}`, async ({
    page,
  }) => {
    await serveSheets(page, draw)
    const unreadable: string[] = []
    const [dir, kind] = index % 2 === 0 ? (['ltr', 'usual'] as const) : (['rtl', 'usual-arabic'] as const)
    // No film is played here: any frame of one is further from the words than this.
    const frame = theme.mode === 'DARK' ? '#fff' : '#000'
    for (let at = 0; at < sheets.onFilm.length; at += AT_ONCE) {
      const only = sheets.onFilm.slice(at, at + AT_ONCE)
      for (const width of [390, 1440]) {
        await open(page, width, { ...theme, kind, dir, only, isOnFilm: true })
        expect(await page.locator('.film').count()).toBeGreaterThanOrEqual(only.length)
        await page.addStyleTag({ content: `.film { background: ${frame}; }` })
        unreadable.push(...(await unreadableLines(page)).map((line) => `at ${width}: ${line}`))
      }
    }
    expect(unreadable).toEqual([])
  })
