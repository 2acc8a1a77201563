import type { Page } from '@playwright/test'
import {
  type Compared,
  type Cookies,
  comparedRows,
  ROUNDS,
  type Rounds,
  type Subject,
  takeTurns,
  withFreshBrowser,
} from './editor-subjects.ts'
import { traceTasks, type Worked } from './editor-tasks.ts'
import { inTurns, type Row } from './table.ts'

/** From navigation to the caret, at most so many times the bare page. */
const OPENINGS: { readonly [sections: number]: number } = { 20: 1.5, 100: 1.5, 400: 1.3 }
/** A person who sees nothing happen presses again. */
const PRESS_AGAIN_AFTER = 100
const LONGEST = 60_000
/** A key that is pressed in a longer one is noticed to wait, in milliseconds. */
const LONGEST_TASK = 50
/** What comes by itself has come by then, and no pause is over yet, in milliseconds. */
const SETTLED = 2_500

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
  const heading = 'main :is(h1, h2, h3)[data-field]'
  // Some editors put the text that is edited into an element of its own.
  const isHeading = (target: EventTarget | null) =>
    target instanceof HTMLElement && target.isContentEditable && target.closest(heading)
  const noteCaret = ({ target }: FocusEvent) => {
    if (!isHeading(target) || top.caretAt !== undefined) return
    afterPaint(() => {
      top.caretAt ??= now()
    })
  }
  addEventListener('focusin', noteCaret, true)
  const look = () => {
    const box = document.querySelector(heading)?.getBoundingClientRect()
    if (!box || box.height === 0) return requestAnimationFrame(look)
    const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 }
    return afterPaint(() => {
      top.headingAt ??= now()
      top.headingSeen?.(frame.x + box.x + box.width / 4, frame.y + box.y + box.height / 2)
    })
  }
  requestAnimationFrame(look)
}

export interface Opened {
  /** Milliseconds from navigation. */
  readonly headingAfter: number
  readonly caretAfter: number
  /** The system's clock at the caret. */
  readonly caretAt: number
}

/** Opens an address and presses the first heading with the mouse as soon as it can be seen, until the caret stands there. */
export async function open(page: Page, address: string): Promise<Opened> {
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

const openFresh = (cookies: Cookies, { address }: Subject) => withFreshBrowser(cookies, (page) => open(page, address))

/** From navigation to the caret in the first heading: all in turns, each time in a fresh browser. */
export async function openingRows(compared: Compared): Promise<readonly Row[]> {
  const { sections, cookies } = compared
  const rounds = await takeTurns(compared, (subject) => openFresh(cookies, subject))
  const ratio = OPENINGS[sections]
  return [
    ...comparedRows(compared, rounds, (one) => one.caretAfter, {
      what: `navigation to the caret in the first heading of ${sections} sections`,
      ...{ unit: 'ms', ...(ratio !== undefined && { ratio }) },
    }),
    ...aheadOfFirstPeer(compared, rounds),
    ...comparedRows(compared, rounds, (one) => one.headingAfter, { what: '  to that heading seen', unit: 'ms' }),
  ]
}

/** The first peer is the quickest of those that are known. */
function aheadOfFirstPeer({ ours, peers: [first] }: Compared, rounds: Rounds<Opened>): Row[] {
  if (!first) return []
  const of = (subject: Subject) => (rounds.get(subject) ?? []).map((one) => one.caretAfter)
  return [inTurns(of(ours), of(first), { what: `  the same, × ${first.name}`, unit: 'ms', ratio: 1 })]
}

/** What the main thread does from navigation until all that comes by itself is there, Mimar and the bare page in turns, each in a fresh browser. */
export async function taskRows({ sections, ours, bare, cookies }: Compared): Promise<readonly Row[]> {
  const worked = ({ address }: Subject) =>
    withFreshBrowser(cookies, (page) =>
      traceTasks(page, async () => {
        await open(page, address)
        await page.waitForTimeout(SETTLED)
      }),
    )
  const own: Worked[] = []
  const floor: Worked[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push(await worked(bare))
    own.push(await worked(ours))
  }
  const of = (what: 'longest' | 'long' | 'script') =>
    [own.map((one) => one[what]), floor.map((one) => one[what])] as const
  return [
    inTurns(...of('longest'), {
      what: `longest task while ${sections} sections are opened, processor time`,
      ...{ unit: 'ms', budget: LONGEST_TASK },
    }),
    inTurns(...of('long'), { what: `  tasks over ${LONGEST_TASK} ms`, unit: '' }),
    inTurns(...of('script'), { what: '  of script', unit: 'ms' }),
  ]
}
