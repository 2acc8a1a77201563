import { type Browser, chromium, type Frame, type Page } from '@playwright/test'
import { BROWSER } from '../e2e/browser.ts'
import { enterBy } from '../e2e/entering.ts'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { canvasOf, serveFloor } from './editor-floor.ts'
import { heapAfterEdits } from './editor-heap.ts'
import { countOthers, keyRows, typeAndMeasure, watchKeys } from './editor-keys.ts'
import { openingRows, taskRows, weighOpening } from './editor-opening.ts'
import { sectionRows, timeBareSections, timeSections } from './editor-sections.ts'
import { printTable, type Row } from './table.ts'

const MANY_SECTIONS = 400
/** Texts and cards, and one that stands on the other side each time. */
const USUAL = /^(Text3|Text10|Feature13|FeatureCards|Steps2|IconBlocks)$/
const TEXTS = ':is(h1, h2, h3)[data-field], [data-field="paragraph"]'
const PARAGRAPHS = '[data-template="Text10"] [data-field="paragraph"]'

type Component = {
  readonly id: string
  readonly uniqId: string
  readonly translations?: { readonly en?: object }
}
type Configuration = { readonly pages: readonly { readonly path: string; readonly components: Component[] }[] }

/** Brings in a site whose home page has many sections of the hotel's own templates and texts; gives its id. */
function importLongSite(page: Page, count: number): Promise<string> {
  return page.evaluate(
    async ({ count, usual }) => {
      const api = '/api/v1/sites'
      const file = (await (await fetch(`${api}/hotel/export`)).json()) as Configuration
      const sources = file.pages.flatMap(({ components }) => components).filter(({ id }) => new RegExp(usual).test(id))
      const components = Array.from({ length: count }, (_, at) => ({
        ...sources[at % sources.length],
        // Two languages are enough, and all together a request that is not too large.
        translations: { en: sources[at % sources.length]?.translations?.en ?? {} },
        uniqId: `long-${at}`,
      }))
      const configuration = { ...file, pages: [{ ...file.pages[0], components }] }
      const answer = await fetch(api, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ configuration, slug: `long-${count}` }),
      })
      if (!answer.ok) throw new Error(`The long site was refused: ${await answer.text()}`)
      const sites = (await (await fetch(api)).json()) as { id: string; slug: string }[]
      return sites.find(({ slug }) => slug === `long-${count}`)?.id ?? ''
    },
    { count, usual: USUAL.source },
  )
}

/** A page of so many sections: opened, typed in, and at its largest rearranged and edited for long; each beside its floor. */
async function measurePage(page: Page, sections: number, address: string): Promise<readonly Row[]> {
  const id = await importLongSite(page, sections)
  const editor = `${address}edit/${id}/?lang=en`
  const isMany = sections === MANY_SECTIONS
  await page.goto(editor)
  const canvas = await canvasOf(page, sections)
  const selector = await middleParagraph(canvas)
  const keys = await typeAndMeasure(page, canvas, selector)
  const others = await countOthers(page, canvas, selector)
  const times = isMany ? await timeSections(page, sections) : undefined

  const floor = await serveFloor(canvas, address, TEXTS)
  await page.goto(floor.address)
  await page.evaluate(() => document.fonts.ready)
  const bareKeys = await typeAndMeasure(page, page.mainFrame(), selector)
  const bareTimes = isMany ? await timeBareSections(page) : undefined
  await page.goto('about:blank')
  const cookies = await page.context().cookies()
  const rows = [
    ...(await openingRows({ sections, editor, floor: floor.address, cookies })),
    ...(isMany ? await taskRows({ sections, editor, floor: floor.address, cookies }) : []),
    ...keyRows(sections, keys, bareKeys),
    { what: '  sections drawn by a key, beside its own', measured: others, unit: '', budget: 0 },
    ...(times && bareTimes ? sectionRows(sections, times, bareTimes) : []),
    ...(isMany ? [await heapRow(page, editor, floor.address)] : []),
  ]
  floor.close()
  return rows
}

/** A paragraph in the middle of the page. */
async function middleParagraph(canvas: Frame): Promise<string> {
  const middle = await canvas.evaluate((wanted) => {
    const texts = [...document.querySelectorAll<HTMLElement>(wanted)]
    return texts[Math.floor(texts.length / 2)]?.closest<HTMLElement>('[data-section]')?.dataset.section
  }, PARAGRAPHS)
  return `[data-section="${middle}"] [data-field="paragraph"]`
}

async function heapRow(page: Page, editor: string, floor: string): Promise<Row> {
  const cookies = await page.context().cookies()
  const ours = await heapAfterEdits(cookies, editor, TEXTS)
  const bare = await heapAfterEdits(cookies, floor, TEXTS)
  return {
    what: `heap after 200 edits on ${MANY_SECTIONS}`,
    ...{ measured: ours, unit: 'MB', budget: 5, floor: bare },
  }
}

async function measure(browser: Browser, { editorAddress, port }: Installation): Promise<readonly Row[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  const address = `http://localhost:${port}/`
  await enterBy(page, editorAddress)
  await canvasOf(page, 5)
  await context.addInitScript(watchKeys)
  const rows: Row[] = []
  // The last is the language with the longest words.
  for (const ui of ['en', 'ar']) {
    rows.push(...(await weighOpening(`${address}edit/hotel/`, ui, await context.cookies())))
  }
  for (const sections of [20, 100, MANY_SECTIONS]) {
    await page.goto(`${address}edit/hotel/?ui=en`)
    rows.push(...(await measurePage(page, sections, address)))
  }
  return rows
}

const installation = await startInstallation()
const browser = await chromium.launch({
  executablePath: BROWSER,
  // Without a frame rate to wait for, what is measured is work and not the phase of a clock.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-frame-rate-limit',
    '--disable-gpu-vsync',
  ],
})
try {
  printTable('The editor', await measure(browser, installation))
} finally {
  await browser.close()
  await installation.stop()
}
