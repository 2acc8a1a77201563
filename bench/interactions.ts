import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from '@playwright/test'
import { BROWSER } from '../e2e/browser.ts'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { picturesAreFinished } from './pictures.ts'
import { inTurns, median, printTable, type Row } from './table.ts'

const SLOWER = 6
const ROUNDS = 5
/** What the browser does not report took less than this. */
const SHORTEST = 16
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

/** One thing a visitor presses. A new widget is a new line of the table below. */
interface Widget {
  readonly what: string
  readonly path: string
  readonly on: BrowserContextOptions
  readonly press: string
  /** What must be done or there before. */
  prepare?(page: Page): Promise<unknown>
  /** The whole page, in place of the site's. */
  readonly html?: string
}

/** The least a press can take on this machine: one paragraph shown by one line of script. */
const bare = (on: BrowserContextOptions): Widget => ({
  what: 'a bare page',
  path: 'bare',
  on,
  press: 'button',
  html: '<!doctype html><button onclick="nextElementSibling.hidden^=1">Press</button><p hidden>Shown</p>',
})

const settled = (page: Page) => page.waitForTimeout(600)
const refuse = async (page: Page) => {
  await page.locator('[data-choice="decline"]').click()
  await settled(page)
}
const fillForm = async (page: Page) => {
  await refuse(page)
  await page.fill('.contact-form [name="name"]', 'Salma')
  await page.fill('.contact-form [name="email"]', 'salma@example.org')
  await page.fill('.contact-form [name="message"]', 'Is there a room in May?')
}

const WIDGETS: readonly Widget[] = [
  { what: 'menu opens on a phone', path: '', on: PHONE, press: '.navbar-menu > summary' },
  { what: 'language menu opens', path: '', on: DESKTOP, press: '.navbar-language > summary' },
  {
    what: 'next slide',
    path: '',
    on: PHONE,
    press: '.slide-controls > [data-way="1"]',
    prepare: refuse,
  },
  { what: 'consent is given', path: '', on: PHONE, press: '[data-choice="accept"]' },
  { what: 'consent settings open', path: '', on: PHONE, press: '[data-choice="settings"]' },
  { what: 'messenger opens', path: '', on: PHONE, press: '.round.messenger', prepare: refuse },
  { what: 'report opens', path: '', on: PHONE, press: '[data-late*="/report-"]', prepare: refuse },
  { what: 'form is sent', path: 'Contact_us/', on: PHONE, press: '.contact-form [type="submit"]', prepare: fillForm },
]

/** Keeps the slowest interaction from here on; consent loads the page again, and what was seen survives that. */
function watchInteractions(): void {
  sessionStorage.setItem('slowest', '0')
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      // A pointer that leaves or enters is no interaction.
      if (interactionId)
        sessionStorage.setItem('slowest', String(Math.max(duration, Number(sessionStorage.getItem('slowest')))))
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** How long a finger or a mouse button stays down, in milliseconds. */
const HELD = 80

/** By coordinates: a press by locator looks for its target within the page first, and that would count as ours. */
async function pressAsPeople(page: Page, target: Locator): Promise<void> {
  const box = (await target.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: HELD })
}

/** Milliseconds from the press to the frame that shows it; undefined where the site has no such widget. */
async function pressOnce(browser: Browser, site: string, widget: Widget): Promise<number | undefined> {
  const context = await browser.newContext(widget.on)
  try {
    const page = await context.newPage()
    await page.route('**/api/**', (route) => route.fulfill({ status: 204 }))
    if (widget.html)
      await page.route(`**/${widget.path}`, (route) => route.fulfill({ contentType: 'text/html', body: widget.html! }))
    await page.goto(site + widget.path, { waitUntil: 'networkidle' })
    const target = page.locator(widget.press).first()
    if ((await page.locator(widget.press).count()) === 0) return undefined
    await widget.prepare?.(page)
    await target.scrollIntoViewIfNeeded()
    await settled(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.evaluate(watchInteractions)
    await pressAsPeople(page, target)
    await settled(page)
    await page.waitForLoadState()
    const slowest = await page.evaluate(() => Number(sessionStorage.getItem('slowest')))
    return Math.max(slowest, SHORTEST)
  } finally {
    await context.close()
  }
}

async function measureWidget(browser: Browser, site: string, widget: Widget): Promise<Row[]> {
  const times: number[] = []
  const floors: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const time = await pressOnce(browser, site, widget)
    const floor = await pressOnce(browser, site, bare(widget.on))
    if (time === undefined || floor === undefined) {
      console.log(`  The hotel has no "${widget.what}" yet: nothing matches ${widget.press}`)
      return []
    }
    times.push(time)
    floors.push(floor)
  }
  return [inTurns(times, floors, { what: widget.what, unit: 'ms', budget: 50 })]
}

/** From the click on a link that was pointed at to the next page's content, and what the browser had to ask for. */
async function openNext(browser: Browser, site: string): Promise<{ time: number; requests: number }> {
  const context = await browser.newContext(DESKTOP)
  try {
    const page = await context.newPage()
    await page.goto(`${site}Rooms/`, { waitUntil: 'networkidle' })
    await page.goto(site, { waitUntil: 'networkidle' })
    await refuse(page)
    const link = page.locator('.navbar-links a[href$="/Rooms/"] >> visible=true').first()
    await link.hover()
    await settled(page)
    await page.evaluate(() =>
      addEventListener('click', ({ timeStamp }) =>
        sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
      ),
    )
    await link.click()
    await page.waitForURL('**/Rooms/')
    await page.waitForLoadState('networkidle')
    return await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const asked = [navigation!, ...resources].filter(({ transferSize }) => transferSize > 0)
      const time = performance.timeOrigin + painted - Number(sessionStorage.getItem('clicked'))
      return { time, requests: asked.length }
    })
  } finally {
    await context.close()
  }
}

async function measureNavigation(browser: Browser, site: string): Promise<Row[]> {
  const rounds: { time: number; requests: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await openNext(browser, site))
  const [time, requests] = [median(rounds.map((one) => one.time)), median(rounds.map((one) => one.requests))]
  return [
    { what: 'from link to next page, pointed at before', measured: time, unit: 'ms', budget: 100 },
    { what: '  requests for that', measured: requests, unit: '', budget: 1 },
  ]
}

async function measure(installation: Installation): Promise<void> {
  await picturesAreFinished(installation)
  const browser = await chromium.launch({
    executablePath: BROWSER,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const rows: Row[] = []
    for (const widget of WIDGETS) rows.push(...(await measureWidget(browser, installation.siteAddress, widget)))
    printTable(`From press to paint on a ${SLOWER} times slower phone`, rows)
    printTable('Following links', await measureNavigation(browser, installation.siteAddress))
  } finally {
    await browser.close()
  }
}

const installation = await startInstallation()
try {
  await measure(installation)
} finally {
  await installation.stop()
}
