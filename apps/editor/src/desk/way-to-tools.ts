// Event replay: Alt+F10 that is pressed before its bar stands leads to it once it does.
import type { Stage } from '../canvas/stage.ts'

const TOOLBAR = '[role=toolbar]'
/** What says that a bar has come, or that it can be seen. */
const COMING = { childList: true, subtree: true, attributes: true, attributeFilter: ['data-shown'] }

/** Presses the key again with every bar that comes, until one has the focus or something else is done on the page. */
export function leadToTools({ page, hosts }: Pick<Stage, 'page' | 'hosts'>): () => void {
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  const all = Object.values(hosts)
  const coming = new MutationObserver(() => {
    const key = { key: 'F10', code: 'F10', altKey: true, bubbles: true, cancelable: true }
    page.body.dispatchEvent(new KeyboardEvent('keydown', key))
  })
  const forget = () => coming.disconnect()
  const heard = ({ altKey, code }: KeyboardEvent) => {
    const isAsked = altKey && code === 'F10' && !document.activeElement?.closest(TOOLBAR)
    if (isAsked) for (const host of all) coming.observe(host, COMING)
    else forget()
  }
  const focused = ({ target }: Event) => {
    if ((target as Element).closest(TOOLBAR)) forget()
  }
  page.addEventListener('keydown', heard, options)
  page.addEventListener('pointerdown', forget, options)
  for (const host of all) host.addEventListener('focusin', focused, options)
  return () => {
    ending.abort()
    forget()
  }
}
