// Draws the matrix of templates, measures it, and writes contact sheets: all of it to .cache/gallery, a small selection to docs/gallery.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { BROWSER } from '../e2e/browser.ts'
import { loadSheets } from './bundle.mjs'
import { findFaults, openSheet, serveSheets } from './measure.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const all = join(root, '.cache', 'gallery')
const selection = join(root, 'docs', 'gallery')
const { drawSheet, KINDS, skins } = await loadSheets()

/** Ids of the templates to be measured alone: `--only=Faq,Team5`. */
const only = process.argv.flatMap((one) => (one.startsWith('--only=') ? one.slice(7).split(',') : []))

const WIDTHS = [320, 768, 1440, 1920]
const MODES = ['EXTRALIGHT', 'LIGHT', 'DARK']
const LOOKS = ['ROUNDED', 'CORNERED', 'SHARP']
const SIDES = ['LEFT', 'RIGHT']
const DIRECTIONS = ['ltr', 'rtl']
/** What docs/gallery shows: one piece of a sheet each. */
const SHOWN = ['Feature13', 'Text10', 'FeatureCards', 'CTA2']

/** Every setting of the matrix, widths outermost so that the window seldom changes. */
function* settings() {
  for (const width of WIDTHS)
    for (const dir of DIRECTIONS)
      for (const side of SIDES)
        for (const mode of MODES)
          for (const look of LOOKS)
            for (const kind of KINDS) yield { width, setting: { kind, skin: 'hotel', mode, look, side, dir } }
  for (const skin of Object.keys(skins).slice(1))
    for (const width of WIDTHS)
      for (const dir of DIRECTIONS)
        for (const mode of MODES)
          yield {
            width,
            setting: {
              kind: dir === 'rtl' ? 'arabic' : 'compounds',
              skin,
              mode,
              look: skins[skin].look,
              side: 'LEFT',
              dir,
            },
          }
}

async function drawSelection(page) {
  mkdirSync(selection, { recursive: true })
  for (const [index, skin] of Object.keys(skins).entries()) {
    const dir = index === 0 ? 'rtl' : 'ltr'
    const kind = index === 0 ? 'usual-arabic' : 'usual'
    const mode = MODES[index % MODES.length]
    await page.setViewportSize({ width: 1440, height: 900 })
    await openSheet(page, { kind, skin, mode, look: skins[skin].look, side: 'LEFT', dir, only: SHOWN })
    const png = await page.screenshot({ fullPage: true })
    await sharp(png)
      .resize(560)
      .webp({ quality: 60 })
      .toFile(join(selection, `${skin.normalize('NFD').replace(/\W/g, '')}.webp`))
  }
}

const browser = await chromium.launch({
  executablePath: BROWSER,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await browser.newPage()
  await serveSheets(page, (address) => drawSheet(JSON.parse(address.searchParams.get('setting'))))
  mkdirSync(all, { recursive: true })
  if (only.length === 0) await drawSelection(page)
  let drawn = 0
  let faulty = 0
  const isQuick = process.argv.includes('--docs')
  for (const { width, setting } of isQuick ? [] : settings()) {
    await page.setViewportSize({ width, height: 900 })
    await openSheet(page, only.length === 0 ? setting : { ...setting, only })
    const faults = await findFaults(page)
    drawn += 1
    if (faults.length > 0) faulty += 1
    const name = [width, ...Object.values(setting)].join('-')
    for (const fault of faults) console.log(`${name}: ${fault}`)
    if (faults.length > 0 || setting.kind === 'compounds') {
      // A page taller than WebP allows is cut at its foot.
      const png = await page.screenshot({ fullPage: true })
      await sharp(png, { limitInputPixels: false })
        .resize(Math.min(360, width))
        .webp({ quality: 60 })
        .toFile(join(all, `${name}.webp`))
        .catch(() => {})
    }
  }
  if (!isQuick)
    console.log(
      `${drawn} sheets of ${only.join(', ') || 'all templates'}, ${faulty} with faults. Contact sheets: ${all}`,
    )
  process.exitCode = faulty > 0 ? 1 : 0
} finally {
  await browser.close()
}
