import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { median, type Row } from './table.ts'

const ROUNDS = 5
/** From navigation to the caret, at most, in ms (issue of the editor, Budgets). */
export const OPENINGS: { readonly [sections: number]: number } = { 20: 250, 100: 300, 400: 400 }

/** What the window of an editor or of the floor is asked: when the caret stood in the first heading, and was seen there. */
interface Seen {
  /** Milliseconds of the system's clock. */
  caretAt?: number
  /** The same when the press that brought it was made: from here on the canvas can be edited. */
  editableAt?: number
}

/**
 * Runs in every frame from its beginning: presses the first heading as soon as it stands there, again until it takes the
 * caret, and notes when that is painted. Bare pages are given the caret, for want of anybody who listens to a press.
 */
export function watchCaret(): void {
  const top = window.top as Window & Seen
  if (location.pathname.startsWith('/edit/')) return
  const now = () => performance.timeOrigin + performance.now()
  const look = () => {
    const heading = document.querySelector<HTMLElement>(':is(h1, h2, h3)[data-field]')
    const box = heading?.getBoundingClientRect()
    if (!heading || !box || box.height === 0) return requestAnimationFrame(look)
    const at = now()
    const point = { clientX: box.x + box.width / 4, clientY: box.y + box.height / 2 }
    if (heading.isContentEditable) heading.focus()
    else heading.dispatchEvent(new MouseEvent('click', { ...point, bubbles: true, cancelable: true }))
    if (document.activeElement !== heading || !heading.isContentEditable) return requestAnimationFrame(look)
    top.editableAt = at
    return requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        top.caretAt = now()
      }
      port2.postMessage(null)
    })
  }
  requestAnimationFrame(look)
}

async function open(page: Page, address: string): Promise<{ readonly took: number; readonly editableAt: number }> {
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => (window as Seen).caretAt !== undefined)
  return page.evaluate(() => {
    const { caretAt = 0, editableAt = 0 } = window as Seen
    return { took: caretAt - performance.timeOrigin, editableAt }
  })
}

/** From navigation to the caret in the first heading, median of some. */
export async function timeToCaret(page: Page, address: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push((await open(page, address)).took)
  return median(times)
}

/** Bytes of script and styles, as gzip sends them, that were asked for before a text on the canvas could take the caret. */
export async function weighOpening(page: Page, address: string, ui: string): Promise<readonly Row[]> {
  const requests: Request[] = []
  const note = (request: Request) => requests.push(request)
  // What the page before still asks for is not counted here.
  await page.goto('about:blank')
  page.on('request', note)
  const { editableAt } = await open(page, `${address}?ui=${ui}`)
  page.off('request', note)
  const before = requests.filter((request) => request.timing().startTime <= editableAt)
  const weigh = async (isWanted: (path: string, type: string) => boolean) => {
    const wanted = before.filter((one) => isWanted(new URL(one.url()).pathname, one.resourceType()))
    const bodies = await Promise.all(wanted.map(async (one) => (await one.response())?.body()))
    return bodies.reduce((sum, body) => sum + (body ? gzipSync(body, { level: 9 }).length : 0), 0) / 1000
  }
  const program = await weigh((path) => /^\/assets\/.*\.(js|css)$/.test(path))
  const own = await weigh((path, type) => !path.startsWith('/assets/') && /script|stylesheet/.test(type))
  return [
    {
      what: `script and styles until the canvas can be edited, gzip, ${ui}`,
      measured: program,
      unit: 'kB',
      budget: 120,
    },
    { what: '  beside them, the styles of the page itself', measured: own, unit: 'kB' },
  ]
}
