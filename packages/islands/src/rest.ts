/**
 * Fetches what a page needs only later, named in its own `data-rest`, at the first sign of a visitor. At once where the
 * address or the history says more than the page. What is pressed meanwhile is pressed again afterwards (event
 * delegation).
 */
const script = document.createElement('script')
const address = (document.currentScript as HTMLScriptElement).dataset.rest!
let isThere = false
let pressed: HTMLElement | null

function bring(): void {
  if (script.src) return
  script.src = address
  document.head.append(script)
}

script.onload = script.onerror = () => {
  isThere = true
  pressed?.click()
}

for (const sign of ['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'])
  addEventListener(sign, bring, { passive: true })
if (location.search || history.state) bring()

addEventListener('click', (event) => {
  bring()
  const target = event.target as HTMLElement
  if (isThere || !target.closest('[data-late],[data-then] button')) return
  pressed = target.closest<HTMLElement>('a,button') ?? target
  event.preventDefault()
})
