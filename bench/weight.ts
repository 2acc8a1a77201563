import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { BROWSER } from '../e2e/browser.ts'
import { addEverything } from '../e2e/everything.ts'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { isOfAnySite, OF_SECTIONS } from '../e2e/island-kinds.ts'
import { ownerOf } from '../e2e/owner.ts'
import { picturesAreFinished } from './pictures.ts'
import { printTable, type Row } from './table.ts'

/** The phone that Lighthouse pretends to be. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

interface Weighed {
  readonly all: number
  readonly pictures: number
  /** Brotli, without what headers add. */
  readonly scriptBodies: number
  readonly fonts: number
  readonly hosts: ReadonlySet<string>
}

/** Bytes that a page transfers until nothing more comes; with `scroll`, down to its end. */
async function weigh(page: Page, address: string, scroll: boolean): Promise<Weighed> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const kinds = new Map<string, string>()
  const hosts = new Set<string>()
  const bytes: Record<string, number> = {}
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type)
    if (!response.url.startsWith('data:')) hosts.add(new URL(response.url).host)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  if (scroll) await scrollToEnd(page)
  let scriptBodies = 0
  for (const [requestId, kind] of kinds) {
    if (kind !== 'Script') continue
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId })
    scriptBodies += squeezed(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'))
  }
  await session.detach()
  return {
    all: Object.values(bytes).reduce((sum, one) => sum + one, 0),
    pictures: bytes.Image ?? 0,
    scriptBodies,
    fonts: bytes.Font ?? 0,
    hosts,
  }
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await page.waitForLoadState('networkidle')
}

const squeezed = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** The script that a page names in its head. */
async function firstScript(page: Page, html: string): Promise<number> {
  const address = /<script src="([^"]+)"/.exec(html)?.[1]
  if (!address) return 0
  const body = await page.evaluate(async (url) => (await fetch(url)).text(), address)
  return squeezed(Buffer.from(body))
}

/** As one file, which is how a page that needed all of them would get them. */
function allIslands(isWanted: (file: string) => boolean): number {
  const folder = join(import.meta.dirname, '../apps/server/dist/islands')
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js') && isWanted(file))
  return squeezed(Buffer.concat(scripts.map((file) => readFileSync(join(folder, file)))))
}

const LONGEST_SECONDS = 120
const LANGUAGES = ['en', 'tr', 'de', 'fr']

/** The home page of every other language. */
async function homesElsewhere(page: Page, siteAddress: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const language of LANGUAGES) {
    await isSmallest(page, `${siteAddress}${language}/`)
    const html = Buffer.from(await (await page.goto(`${siteAddress}${language}/`))!.body())
    rows.push({ what: `  the same in ${language}`, measured: kilo(squeezed(html)), unit: 'kB', budget: 12 })
  }
  return rows
}

/** Waits until a page is sent as small as it gets, which takes a moment after a publish. */
async function isSmallest(page: Page, address: string): Promise<void> {
  for (let waited = 0; waited < LONGEST_SECONDS; waited += 1) {
    const etag = (await page.goto(address))?.headers().etag
    if (etag && !etag.includes('quick')) return
    await pause(1000)
  }
  throw new Error(`${address} was still compressed in haste after ${LONGEST_SECONDS} seconds.`)
}

const kilo = (bytes: number) => bytes / 1000

async function rowsFor(page: Page, installation: Installation): Promise<Row[]> {
  const { siteAddress, port } = installation
  await picturesAreFinished(installation)
  const elsewhere = await homesElsewhere(page, siteAddress)
  await isSmallest(page, siteAddress)
  const html = Buffer.from(await (await page.goto(siteAddress))!.body())
  const compressed = squeezed(html)
  const first = await weigh(page, siteAddress, false)
  const scrolled = await weigh(page, siteAddress, true)
  const events = await weigh(page, `${siteAddress}Events/`, true)
  const german = await weigh(page, `${siteAddress}de/`, false)
  const french = await weigh(page, `${siteAddress}fr/`, false)
  return [
    { what: 'home, HTML and CSS, brotli', measured: kilo(compressed), unit: 'kB', budget: 12 },
    ...elsewhere,
    {
      what: 'home, first script, brotli',
      measured: kilo(await firstScript(page, html.toString())),
      unit: 'kB',
      budget: 1,
    },
    { what: '  with all others before interaction', measured: kilo(first.scriptBodies), unit: 'kB', budget: 1 },
    { what: 'islands that any site may need, brotli', measured: kilo(allIslands(isOfAnySite)), unit: 'kB', budget: 6 },
    {
      what: '  of sections that answer',
      measured: kilo(allIslands((file) => OF_SECTIONS.has(file))),
      unit: 'kB',
      budget: 6,
    },
    { what: 'home, first view on a phone, all', measured: kilo(first.all), unit: 'kB', budget: 45 },
    { what: '  of that pictures', measured: kilo(first.pictures), unit: 'kB' },
    { what: '  of that fonts', measured: kilo(first.fonts), unit: 'kB' },
    { what: 'home in German, first view on a phone', measured: kilo(german.all), unit: 'kB', budget: 45 },
    { what: 'home in French, first view on a phone', measured: kilo(french.all), unit: 'kB', budget: 45 },
    { what: 'home, pictures, scrolled to the end', measured: kilo(scrolled.pictures), unit: 'kB', budget: 190 },
    { what: '/Events, pictures, scrolled to the end', measured: kilo(events.pictures), unit: 'kB', budget: 150 },
    {
      what: 'hosts other than the site',
      measured: [...scrolled.hosts].filter((host) => host !== `hotel.localhost:${port}`).length,
      unit: '',
      budget: 0,
    },
  ]
}

const BUSY = ['Video', 'PlaceList', 'RequestForm']
const FRAMED = { videoUrl: 'https://www.youtube.com/watch?v=abcDEF12345' }

interface Insert {
  readonly page: { readonly sections: readonly { readonly template: string; readonly content: object }[] }
}

/** A page with a video of YouTube's, a map and a form, each of which brings a script of its own. */
async function rowsOfBusyPage(page: Page, installation: Installation): Promise<Row[]> {
  const insert = (await addEverything()).at(-1) as Insert
  const sections = insert.page.sections
    .filter(({ template }) => BUSY.includes(template))
    .map((one) => (one.template === 'Video' ? { ...one, content: { ...one.content, ...FRAMED } } : one))
  if (sections.length !== BUSY.length) throw new Error(`Some of ${BUSY} have another name now.`)
  const owner = await ownerOf(installation)
  await owner.apply([{ ...insert, page: { ...insert.page, path: '/Visit', sections, footer: null } }])
  await picturesAreFinished(installation, ['/en/Visit/'])
  const address = `${installation.siteAddress}en/Visit/`
  await isSmallest(page, address)
  const first = await weigh(page, address, false)
  return [
    { what: 'a video, a map and a form on one page, first view', measured: kilo(first.all), unit: 'kB', budget: 60 },
    { what: '  of that scripts, brotli', measured: kilo(first.scriptBodies), unit: 'kB' },
    { what: '  of that pictures', measured: kilo(first.pictures), unit: 'kB' },
    { what: '  of that fonts', measured: kilo(first.fonts), unit: 'kB' },
  ]
}

const installation = await startInstallation({ env: { AVIF: 'on' } })
const browser = await chromium.launch({
  executablePath: BROWSER,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await (await browser.newContext(PHONE)).newPage()
  printTable('Weight of the hotel', [
    ...(await rowsFor(page, installation)),
    ...(await rowsOfBusyPage(page, installation)),
  ])
} finally {
  await browser.close()
  await installation.stop()
}
