import { brotliCompressSync, constants } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { printTable, type Row } from './table.ts'

/** The phone that Lighthouse pretends to be. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

interface Weighed {
  readonly all: number
  readonly pictures: number
  readonly scripts: number
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
  await session.detach()
  return {
    all: Object.values(bytes).reduce((sum, one) => sum + one, 0),
    pictures: bytes.Image ?? 0,
    scripts: bytes.Script ?? 0,
    fonts: bytes.Font ?? 0,
    hosts,
  }
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })
  await page.waitForLoadState('networkidle')
}

/** Waits until the release with AVIF pictures is live: those are encoded after the first publish. */
async function pictureReleaseIsLive(page: Page, address: string): Promise<void> {
  const until = Date.now() + 240_000
  while (Date.now() < until) {
    await page.goto(address)
    const [all, withAvif] = await page.evaluate(() => [
      document.querySelectorAll('picture').length,
      document.querySelectorAll('picture source[type="image/avif"]').length,
    ])
    if (withAvif! >= all! && all! > 0) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error('No release with AVIF pictures came within four minutes.')
}

const kilo = (bytes: number) => bytes / 1000

async function rowsFor(page: Page, { siteAddress, port }: Installation): Promise<Row[]> {
  await pictureReleaseIsLive(page, `${siteAddress}Events/`)
  await pictureReleaseIsLive(page, siteAddress)
  const html = Buffer.from(await (await page.goto(siteAddress))!.body())
  const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  const first = await weigh(page, siteAddress, false)
  const scrolled = await weigh(page, siteAddress, true)
  const events = await weigh(page, `${siteAddress}Events/`, true)
  const german = await weigh(page, `${siteAddress}de/`, false)
  return [
    { what: 'home, HTML and CSS, brotli', measured: kilo(compressed), unit: 'kB', budget: 12 },
    { what: 'home, script before interaction', measured: kilo(first.scripts), unit: 'kB', budget: 1.5 },
    { what: 'home, first view on a phone, all', measured: kilo(first.all), unit: 'kB', budget: 60 },
    { what: '  of that pictures', measured: kilo(first.pictures), unit: 'kB' },
    { what: '  of that fonts', measured: kilo(first.fonts), unit: 'kB' },
    { what: 'home in German, first view on a phone', measured: kilo(german.all), unit: 'kB', budget: 60 },
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

const installation = await startInstallation()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  printTable('Weight of the hotel', await rowsFor(await (await browser.newContext(PHONE)).newPage(), installation))
} finally {
  await browser.close()
  await installation.stop()
}
