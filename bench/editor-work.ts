import type { CDPSession, Frame, Locator, Page } from '@playwright/test'
import {
  type Compared,
  type Cookies,
  comparedRows,
  pageOf,
  type Subject,
  takeTurns,
  WITHOUT_CLOCK,
  withFreshBrowser,
} from './editor-subjects.ts'
import { median, percentile, type Row } from './table.ts'

const KEYS = 'a quiet house '.repeat(9)
const BETWEEN_KEYS = 25
/** A key until it is painted, p95, at most so many times the bare page. */
const RATIO = 1.1
const CHANGES = 3
const LONGEST = 30_000
/** What comes by itself once the page is there has come by then. */
const SETTLED = 2_500
/** What a peer does after a change is over by then. */
const AFTER_CHANGE = 400

type Change = 'insert' | 'move' | 'undo'
const BUDGETS: { readonly [what in Change]: number } = { insert: 20, move: 20, undo: 18 }

/** What the window is told by its frames, in milliseconds. */
interface Told {
  keyTimes: number[]
  changeTimes: number[]
}

interface Worked {
  readonly keys: readonly number[]
  /** Milliseconds of script for each key, on the average, everything that runs meanwhile included. */
  readonly script: number
  readonly insert: readonly number[]
  readonly move: readonly number[]
  readonly undo: readonly number[]
}

/** Runs in every frame: from each key to the frame that shows it, and to the one that shows other sections; a key's own time to the first task after the frame was made. */
function watchKeys(): void {
  const top = window.top as unknown as Told
  top.keyTimes ??= []
  top.changeTimes ??= []
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      port2.postMessage(null)
    })
  const isSection = (node: Node) =>
    node instanceof Element && (node.matches('[data-section]') || node.querySelector('[data-section]') !== null)
  const whenSectionsChange = (done: () => void) => {
    const observer = new MutationObserver((records) => {
      if (!records.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(isSection))) return
      observer.disconnect()
      afterPaint(done)
    })
    const main = document.querySelector('main')
    if (main) observer.observe(main, { childList: true, subtree: true })
  }
  addEventListener(
    'keydown',
    ({ timeStamp, ctrlKey, altKey, key }) => {
      if (key === 'Control' || key === 'Alt') return
      if (ctrlKey || altKey) whenSectionsChange(() => top.changeTimes.push(performance.now() - timeStamp))
      else afterPaint(() => top.keyTimes.push(performance.now() - timeStamp))
    },
    true,
  )
}

/** Runs in the bare page: the same keys copy, move and take away one element. */
function changeByKeys(): void {
  addEventListener('keydown', (event) => {
    const main = document.querySelector('main') as HTMLElement
    const middle = main.children[Math.floor(main.children.length / 2)] as HTMLElement
    const key = `${event.ctrlKey ? 'c' : ''}${event.altKey ? 'a' : ''} ${event.code}`
    const changes: { readonly [key: string]: () => void } = {
      'c KeyD': () => middle.after(Object.assign(middle.cloneNode(true), { id: 'copy' })),
      'c KeyZ': () => main.querySelector('#copy')?.remove(),
      'a ArrowDown': () => middle.nextElementSibling?.after(middle),
      'a ArrowUp': () => middle.previousElementSibling?.before(middle),
    }
    const change = changes[key]
    if (!change) return
    event.preventDefault()
    change()
  })
}

/** Types into a paragraph in the middle, and rearranges what is around it where that is wanted, with real keys and a real mouse. */
export async function work(
  page: Page,
  subject: Subject,
  { sections, isRearranged }: { readonly sections: number; readonly isRearranged: boolean },
  between: (step: 'keys' | 'changes') => Promise<unknown> = async () => {},
): Promise<Worked> {
  await page.addInitScript(watchKeys)
  if (subject.isBare) await page.addInitScript(changeByKeys)
  await page.goto(subject.address)
  const frame = await pageOf(page, subject, sections)
  await page.waitForTimeout(SETTLED)
  const section = frame.locator('main [data-section]').nth(Math.floor(sections / 2))
  await placeCaret(page, frame, section.locator('[data-field="paragraph"]'))
  await page.keyboard.type('warming up ', { delay: BETWEEN_KEYS })
  await forget(page)
  await between('keys')
  const typed = await type(page)
  await isSettled(page, subject)
  await between('changes')
  return { ...typed, ...(isRearranged ? await rearrange(page, subject, section) : NOTHING) }
}

const NOTHING = { insert: [], move: [], undo: [] }

/** Presses a text with the mouse until the caret stands in it. */
async function placeCaret(page: Page, frame: Frame, text: Locator): Promise<void> {
  await text.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const stands = () =>
    text.evaluate((element) => {
      const { activeElement } = document
      return activeElement instanceof HTMLElement && activeElement.isContentEditable && element.contains(activeElement)
    })
  for (const end = performance.now() + LONGEST; performance.now() < end; await frame.waitForTimeout(50)) {
    const { x, y, height } = (await text.boundingBox())!
    await page.mouse.click(x + 8, y + height / 2)
    if (await stands()) return
  }
  throw new Error('The caret did not come into the paragraph.')
}

const forget = (page: Page) =>
  page.evaluate(() => {
    const told = window as unknown as Told
    told.keyTimes.length = 0
    told.changeTimes.length = 0
  })

async function type(page: Page): Promise<Pick<Worked, 'keys' | 'script'>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await scriptSeconds(session)
  await page.keyboard.type(KEYS, { delay: BETWEEN_KEYS })
  await page.waitForFunction((wanted) => (window as unknown as Told).keyTimes.length >= wanted, KEYS.length)
  const script = (await scriptSeconds(session)) - before
  await session.detach()
  const keys = await page.evaluate(() => (window as unknown as Told).keyTimes)
  return { keys, script: (script * 1000) / keys.length }
}

async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}

/** What was done is stored, where it is stored at all. */
async function isSettled(page: Page, { isOurs }: Subject): Promise<void> {
  if (isOurs) await page.locator('[data-save="saved"]').waitFor()
  await page.waitForTimeout(AFTER_CHANGE)
}

async function rearrange(page: Page, subject: Subject, section: Locator): Promise<Omit<Worked, 'keys' | 'script'>> {
  // Beside its texts: the section is selected, and the keys are for it.
  const select = async () => {
    await section.evaluate((element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
      // Below a header that stays where it is.
      element.ownerDocument.defaultView?.scrollBy({ top: -200, behavior: 'instant' })
    })
    const { x, y } = (await section.boundingBox())!
    await page.mouse.click(x + 4, y + 40)
    if (subject.isOurs) await page.getByRole('toolbar').first().waitFor()
    await page.waitForTimeout(AFTER_CHANGE)
  }
  const press = async (keys: string) => {
    await forget(page)
    await page.keyboard.press(keys)
    await page.waitForFunction(() => (window as unknown as Told).changeTimes.length > 0, null, { timeout: LONGEST })
    const [time = Number.NaN] = await page.evaluate(() => (window as unknown as Told).changeTimes)
    await isSettled(page, subject)
    return time
  }
  const times = { insert: [] as number[], move: [] as number[], undo: [] as number[] }
  for (let count = 0; count < CHANGES; count += 1) {
    await select()
    times.insert.push(await press('Control+KeyD'))
    times.undo.push(await press('Control+KeyZ'))
    await select()
    times.move.push(await press('Alt+ArrowDown'))
    await press('Alt+ArrowUp')
  }
  return times
}

const workFresh = (cookies: Cookies, subject: Subject, asked: Parameters<typeof work>[2]) =>
  withFreshBrowser(cookies, (page) => work(page, subject, asked), WITHOUT_CLOCK)

/** What keys and changes cost among that many sections: all in turns, each time in a fresh browser. */
export async function workRows(compared: Compared, isRearranged: boolean): Promise<readonly Row[]> {
  const { sections, cookies } = compared
  const asked = { sections, isRearranged }
  const rounds = await takeTurns(compared, (subject) => workFresh(cookies, subject, asked))
  const rowOf = (of: (worked: Worked) => number, bounds: Parameters<typeof comparedRows>[3]) =>
    comparedRows(compared, rounds, of, bounds)
  return [
    ...rowOf(({ keys }) => percentile(keys, 0.95), {
      ...{ what: `key to paint on ${sections} sections, p95`, unit: 'ms', ratio: RATIO },
    }),
    ...rowOf(({ keys }) => median(keys), { what: '  median', unit: 'ms' }),
    ...rowOf(({ script }) => script, { what: '  script for each key', unit: 'ms', budget: 0.6 }),
    ...(['insert', 'move', 'undo'] as const)
      .filter(() => isRearranged)
      .flatMap((change) =>
        rowOf((worked) => median(worked[change]), {
          ...{ what: `${change} a section among ${sections}, until painted`, unit: 'ms', budget: BUDGETS[change] },
        }),
      ),
  ]
}

/** How many sections other than its own a key changes. */
export async function othersRow({ ours, sections, cookies }: Compared): Promise<Row> {
  const measured = await withFreshBrowser(cookies, async (page) => {
    await page.goto(ours.address)
    const frame = await pageOf(page, ours, sections)
    const section = frame.locator('main [data-section]').nth(Math.floor(sections / 2))
    await placeCaret(page, frame, section.locator('[data-field="paragraph"]'))
    await section.evaluate(watchOthers)
    await page.keyboard.type('one more phrase', { delay: BETWEEN_KEYS })
    // What is typed becomes a change a second later; that draws nothing else either.
    await page.locator('[data-save="saved"]').waitFor()
    return frame.evaluate(() => (window as unknown as { touched: Set<Element> }).touched.size)
  })
  return { what: '  sections drawn by a key, beside its own', measured, unit: '', budget: 0 }
}

/** Runs in the page: notes which other sections anything happens to. */
function watchOthers(own: Element): void {
  const touched = new Set<Element>()
  Object.assign(window, { touched })
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const section = (target instanceof Element ? target : target.parentElement)?.closest('[data-section]')
      if (section && section !== own) touched.add(section)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
}
