// Code splitting: the program is fetched when the page that the server has drawn is seen, and its caret has had its turn.
import { isCommand } from '../canvas/first-commands.ts'
import type { FirstWindow } from '../canvas/first-listener.ts'

/** Who sees a page presses within that time, or later: then nothing is in the way of the caret, in milliseconds. */
const GRACE = 250
/** After a press, for the caret and its frame. */
const CARET = 60
/** However slowly the page comes, in milliseconds. */
const LATEST = 3_000

const [program = '', ...parts] = document.currentScript?.dataset.program?.split(' ') ?? []
let isLoading = false

function load(): void {
  if (isLoading) return
  isLoading = true
  for (const href of parts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  }
  const script = { type: 'module', crossOrigin: '', src: program }
  document.head.append(Object.assign(document.createElement('script'), script))
}

/** Commands that were pressed before the page had its script; null once it has. */
let tooEarly: KeyboardEvent[] | null = []

/** A command that is pressed while the page has no focus is told to its script, which keeps it in its order. */
function passOn(event: KeyboardEvent): void {
  if (!isCommand(event)) return
  const page = document.querySelector('iframe')?.contentWindow
  const isKept = (page as FirstWindow | null)?.takeFirst ? tell(event) : tooEarly?.push(event)
  if (!isKept) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Whether the page answers for it. */
function tell(event: KeyboardEvent): boolean {
  const page = document.querySelector('iframe')?.contentDocument
  return page?.body?.dispatchEvent(new KeyboardEvent('keydown', event)) === false
}

addEventListener('keydown', passOn, true)
const loadIdly = () => ('requestIdleCallback' in window ? requestIdleCallback(load, { timeout: GRACE }) : load())
addEventListener('first-used', () => setTimeout(loadIdly, CARET), { once: true })
addEventListener(
  'first-seen',
  () => {
    for (const event of tooEarly?.splice(0) ?? []) tell(event)
    tooEarly = null
  },
  { once: true },
)
addEventListener('first-seen', () => setTimeout(loadIdly, GRACE), { once: true })
setTimeout(load, LATEST)
