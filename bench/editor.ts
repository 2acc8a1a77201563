import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Frame, type Page } from '@playwright/test'
import { BROWSER } from '../e2e/browser.ts'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { measureSections } from './editor-sections.ts'
import { median, percentile, printTable, type Row } from './table.ts'

const SECTIONS = 100
const MANY_SECTIONS = 400
const KEYS = 240
const BETWEEN_KEYS = 25
/** Sections without pictures, so that nothing but text is measured. */
const PLAIN = /^(Text10|Feature13|FeatureCards|Steps2|IconBlocks)$/

type Component = {
  readonly id: string
  readonly uniqId: string
  readonly translations?: { readonly en?: object }
}
type Configuration = { readonly pages: readonly { readonly path: string; readonly components: Component[] }[] }

/** Brings in a site whose home page has many sections of the hotel's own templates and texts; gives its id. */
function importLongSite(page: Page, count: number): Promise<string> {
  return page.evaluate(
    async ({ count, plain }) => {
      const api = '/api/v1/sites'
      const file = (await (await fetch(`${api}/hotel/export`)).json()) as Configuration
      const sources = file.pages.flatMap(({ components }) => components).filter(({ id }) => new RegExp(plain).test(id))
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
    { count, plain: PLAIN.source },
  )
}

/** From each key to the frame that shows it: keydown's own time to the first task after the frame was made. */
function watchKeys(): void {
  const times: number[] = []
  Object.assign(window, { keyTimes: times })
  addEventListener(
    'keydown',
    (event) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - event.timeStamp)
        port2.postMessage(null)
      })
    },
    true,
  )
}

async function typeAndMeasure(page: Page, frame: Frame, selector: string): Promise<readonly number[]> {
  const text = frame.locator(selector)
  await text.scrollIntoViewIfNeeded()
  await text.click()
  await page.keyboard.type('warming up ', { delay: BETWEEN_KEYS })
  await frame.evaluate(() => {
    ;(window as unknown as { keyTimes: number[] }).keyTimes.length = 0
  })
  await page.keyboard.type('a quiet house '.repeat(KEYS / 14), { delay: BETWEEN_KEYS })
  await page.waitForTimeout(100)
  return frame.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
}

/** The same page as the canvas has it, with one bare editable text and not a line of script. */
async function openFloor(page: Page, canvas: Frame, selector: string, address: string): Promise<void> {
  const markup = await canvas.evaluate((wanted) => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    copy.querySelector(wanted)?.setAttribute('contenteditable', 'plaintext-only')
    return copy.outerHTML
  }, selector)
  await page.route(`${address}floor`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${markup}` }),
  )
  await page.goto(`${address}floor`)
  await page.evaluate(() => document.fonts.ready)
}

async function canvasOf(page: Page, sections: number): Promise<Frame> {
  const frame = page.frameLocator('iframe')
  await frame
    .locator('[data-section]')
    .nth(sections - 1)
    .waitFor()
  const found = page.frames().find((one) => one !== page.mainFrame())
  if (!found) throw new Error('The editor has no canvas.')
  await found.evaluate(() => document.fonts.ready)
  return found
}

/** Bytes of script and styles, as gzip would send them, until the caret stands in a text; and how long that took. */
async function measureOpening(page: Page, address: string): Promise<{ kilobytes: number; milliseconds: number }> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    const isOurs = /\/assets\/.*\.(js|css)$/.test(new URL(response.url()).pathname)
    if (isOurs) bodies.push(response.body())
  })
  const began = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  const title = page.frameLocator('iframe').locator('h1[data-field]').first()
  await title.click()
  await page.frameLocator('iframe').locator('h1[contenteditable]:focus').waitFor()
  const milliseconds = performance.now() - began
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length)
  page.removeAllListeners('response')
  return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000, milliseconds }
}

/** How many sections other than its own a key changes. */
async function countOthers(page: Page, frame: Frame, selector: string): Promise<number> {
  await frame.evaluate((wanted) => {
    const own = document.querySelector(wanted)?.closest('[data-section]')
    const touched = new Set<Element>()
    Object.assign(window, { touched })
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const section = (target instanceof Element ? target : target.parentElement)?.closest('[data-section]')
        if (section && section !== own) touched.add(section)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  }, selector)
  await frame.locator(selector).click()
  await page.keyboard.type('one more phrase', { delay: BETWEEN_KEYS })
  await page.waitForTimeout(1300)
  return frame.evaluate(() => (window as unknown as { touched: Set<Element> }).touched.size)
}

async function measure(browser: Browser, { editorAddress, port }: Installation): Promise<readonly Row[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  await context.addInitScript(watchKeys)
  await page.goto(editorAddress)
  await canvasOf(page, 5)
  const opening = await measureOpening(page, `http://localhost:${port}/edit/hotel/`)

  const many = await importLongSite(page, MANY_SECTIONS)
  await page.goto(`http://localhost:${port}/edit/${many}/?lang=en`)
  await canvasOf(page, MANY_SECTIONS)
  const sections = await measureSections(page, MANY_SECTIONS)

  const id = await importLongSite(page, SECTIONS)
  await page.goto(`http://localhost:${port}/edit/${id}/?lang=en`)
  const canvas = await canvasOf(page, SECTIONS)
  const middle = await canvas.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('[data-template="Text10"] [data-field="paragraph"]')]
    return texts[Math.floor(texts.length / 2)]?.closest<HTMLElement>('[data-section]')?.dataset.section
  })
  const selector = `[data-section="${middle}"] [data-field="paragraph"]`
  const keys = await typeAndMeasure(page, canvas, selector)
  const others = await countOthers(page, canvas, selector)

  await openFloor(page, canvas, selector, `http://localhost:${port}/`)
  const floor = await typeAndMeasure(page, page.mainFrame(), selector)
  const [p95, floorP95] = [percentile(keys, 0.95), percentile(floor, 0.95)]
  return [
    { what: 'script and styles until editable, gzip', measured: opening.kilobytes, unit: 'kB', budget: 120 },
    { what: 'address to caret in a text', measured: opening.milliseconds, unit: 'ms' },
    { what: `key to paint on ${SECTIONS} sections, p95`, measured: p95, unit: 'ms', budget: 9, floor: floorP95 },
    { what: '  median', measured: median(keys), unit: 'ms', floor: median(floor) },
    { what: '  p95 against a bare editable page', measured: p95 / floorP95, unit: '×', budget: 1.4 },
    { what: 'sections drawn by a key, beside its own', measured: others, unit: '', budget: 0 },
    ...sections,
  ]
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
