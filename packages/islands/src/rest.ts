/**
 * Fetches what a page needs only later, named in its own `data-rest`: at the first sign of a visitor or after three quiet
 * seconds; at once where the address says more than the page. What is pressed meanwhile is pressed again afterwards.
 */
const QUIET = 3000
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll']

const script = document.createElement('script')
const address = (document.currentScript as HTMLScriptElement).dataset.rest!
let isThere = false
const pressed = new Set<HTMLElement>()

function bring(): void {
  if (script.src) return
  script.src = address
  document.head.append(script)
}

script.onload = script.onerror = () => {
  isThere = true
  for (const opener of pressed) opener.click()
}

for (const sign of SIGNS) addEventListener(sign, bring, { passive: true })
addEventListener('load', () => setTimeout(bring, QUIET))
if (location.search || history.state) bring()

addEventListener('click', (event) => {
  if (isThere) return
  const opener = (event.target as Element).closest<HTMLElement>('[data-late]')
  if (!opener) return
  pressed.add(opener)
  event.preventDefault()
  bring()
})
