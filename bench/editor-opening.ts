import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test'
import { BROWSER } from '../e2e/browser.ts'
import { traceTasks, type Worked } from './editor-tasks.ts'
import { inTurns, type Row } from './table.ts'

const ROUNDS = 5
/** From navigation to the caret, at most so many times the bare page. */
const OPENINGS: { readonly [sections: number]: number } = { 20: 1.5, 100: 1.5, 400: 1.3 }
/** A person who sees nothing happen presses again. */
const PRESS_AGAIN_AFTER = 100
const LONGEST = 30_000
/** A key that is pressed in a longer one is noticed to wait, in milliseconds. */
const LONGEST_TASK = 50
/** What comes by itself has come by then, and no pause is over yet, in milliseconds. */
const SETTLED = 2_500
/** Long enough for whoever has worked to have paused, and for what is brought then. */
const PAUSED = 6_000

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** What the window of an editor or of the floor is asked, in milliseconds of the system's clock. */
interface Seen {
  /** When the first heading could be seen. */
  headingAt?: number
  /** When the caret stood in it, and that was painted. */
  caretAt?: number
}

/** Runs in every frame from its beginning: tells where the first heading stands as soon as it can be seen, and when the caret in it is painted. */
function watchHeading(): void {
  const top = window.top as Window & Seen & { headingSeen?: (x: number, y: number) => void }
  if (window === window.top && location.pathname.startsWith('/edit/')) return
  const now = () => performance.timeOrigin + performance.now()
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      port2.postMessage(null)
    })
  const isHeading = (target: EventTarget | null) =>
    target instanceof HTMLElement && target.isContentEditable && target.matches(':is(h1, h2, h3)[data-field]')
  const noteCaret = ({ target }: FocusEvent) => {
    if (!isHeading(target) || top.caretAt !== undefined) return
    afterPaint(() => {
      top.caretAt ??= now()
    })
  }
  addEventListener('focusin', noteCaret, true)
  const look = () => {
    const box = document.querySelector(':is(h1, h2, h3)[data-field]')?.getBoundingClientRect()
    if (!box || box.height === 0) return requestAnimationFrame(look)
    const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 }
    return afterPaint(() => {
      top.headingAt ??= now()
      top.headingSeen?.(frame.x + box.x + box.width / 4, frame.y + box.y + box.height / 2)
    })
  }
  requestAnimationFrame(look)
}

interface Opened {
  /** Milliseconds from navigation. */
  readonly headingAfter: number
  readonly caretAfter: number
  /** The system's clock at the caret. */
  readonly caretAt: number
}

/** Opens an address and presses the first heading with the mouse as soon as it can be seen, until the caret stands there. */
async function open(page: Page, address: string): Promise<Opened> {
  let seen = (_: { x: number; y: number }) => {}
  const heading = new Promise<{ x: number; y: number }>((resolve) => {
    seen = resolve
  })
  await page.exposeFunction('headingSeen', (x: number, y: number) => seen({ x, y }))
  await page.addInitScript(watchHeading)
  await page.goto(address, { waitUntil: 'commit' })
  const { x, y } = await heading
  const caretStands = page.waitForFunction(() => (window as Seen).caretAt !== undefined, null, { timeout: LONGEST })
  const press = () => void page.mouse.click(x, y).catch(() => {})
  press()
  const again = setInterval(press, PRESS_AGAIN_AFTER)
  await caretStands.finally(() => clearInterval(again))
  return page.evaluate(() => {
    const { headingAt = 0, caretAt = 0 } = window as Seen
    const from = performance.timeOrigin
    return { headingAfter: headingAt - from, caretAfter: caretAt - from, caretAt }
  })
}

/** A browser as on its first day: a profile of its own, nothing cached, nothing compiled; thrown away afterwards. */
async function withFreshBrowser<Result>(cookies: Cookies, work: (page: Page) => Promise<Result>): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'mimar-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: BROWSER,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  })
  try {
    await context.addCookies(cookies)
    return await work(await context.newPage())
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
}

interface Compared {
  readonly sections: number
  readonly editor: string
  readonly floor: string
  readonly cookies: Cookies
}

/** From navigation to the caret in the first heading: the editor and the bare page in turns, each time in a fresh browser. */
export async function openingRows({ sections, editor, floor, cookies }: Compared): Promise<readonly Row[]> {
  const ours: Opened[] = []
  const bare: Opened[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await withFreshBrowser(cookies, (page) => open(page, floor)))
    ours.push(await withFreshBrowser(cookies, (page) => open(page, editor)))
  }
  const of = (what: 'headingAfter' | 'caretAfter') =>
    [ours.map((one) => one[what]), bare.map((one) => one[what])] as const
  const ratio = OPENINGS[sections]
  return [
    inTurns(...of('caretAfter'), {
      what: `navigation to the caret in the first heading of ${sections} sections`,
      ...{ unit: 'ms', ...(ratio !== undefined && { ratio }) },
    }),
    inTurns(...of('headingAfter'), { what: '  to that heading seen', unit: 'ms' }),
  ]
}

/** What the main thread does from navigation until all that comes by itself is there, the editor and the bare page in turns, each in a fresh browser. */
export async function taskRows({ sections, editor, floor, cookies }: Compared): Promise<readonly Row[]> {
  const worked = (address: string) =>
    withFreshBrowser(cookies, (page) =>
      traceTasks(page, async () => {
        await open(page, address)
        await page.waitForTimeout(SETTLED)
      }),
    )
  const ours: Worked[] = []
  const bare: Worked[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await worked(floor))
    ours.push(await worked(editor))
  }
  const of = (what: keyof Worked) => [ours.map((one) => one[what]), bare.map((one) => one[what])] as const
  return [
    inTurns(...of('longest'), {
      what: `longest task while ${sections} sections are opened, processor time`,
      ...{ unit: 'ms', budget: LONGEST_TASK },
    }),
    inTurns(...of('long'), { what: `  tasks over ${LONGEST_TASK} ms`, unit: '' }),
    inTurns(...of('script'), { what: '  of script', unit: 'ms' }),
  ]
}

/** Bytes of script and styles, as gzip sends them, until the caret stands in the first heading, until nothing more comes, and after a pause. */
export function weighOpening(address: string, ui: string, cookies: Cookies): Promise<readonly Row[]> {
  return withFreshBrowser(cookies, async (page) => {
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    const { caretAt } = await open(page, `${address}?ui=${ui}`)
    await page.waitForLoadState('networkidle')
    const untilQuiet = [...requests]
    await page.waitForTimeout(PAUSED)
    await page.waitForLoadState('networkidle')
    const isProgram = (request: Request) => /^\/assets\/.*\.(js|css)$/.test(new URL(request.url()).pathname)
    const isOwn = (request: Request) => !isProgram(request) && /script|stylesheet/.test(request.resourceType())
    const before = requests.filter((request) => request.timing().startTime <= caretAt)
    return [
      {
        what: `script and styles until the caret, gzip, ${ui}`,
        ...{ measured: await weigh(before.filter(isProgram)), unit: 'kB', budget: 40 },
      },
      { what: '  until quiet', measured: await weigh(untilQuiet.filter(isProgram)), unit: 'kB', budget: 200 },
      { what: '  with what a pause brings', measured: await weigh(requests.filter(isProgram)), unit: 'kB' },
      { what: '  beside them, of the page itself', measured: await weigh(untilQuiet.filter(isOwn)), unit: 'kB' },
    ]
  })
}

async function weigh(requests: readonly Request[]): Promise<number> {
  const bodies = await Promise.all(requests.map(async (one) => (await one.response())?.body()))
  return bodies.reduce((sum, body) => sum + (body ? gzipSync(body, { level: 9 }).length : 0), 0) / 1000
}
