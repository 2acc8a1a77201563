/**
 * Fetches what a page needs only later, named in its own `data-rest`: at the first sign of a visitor or after three quiet
 * seconds; at once where the address says more than the page.
 */
const QUIET = 3000
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll']

const address = (document.currentScript as HTMLScriptElement).dataset.rest
let isBrought = !address

function bring(): void {
  if (isBrought) return
  isBrought = true
  const script = document.createElement('script')
  script.src = address!
  document.head.append(script)
}

for (const sign of SIGNS) addEventListener(sign, bring, { once: true, passive: true })
addEventListener('load', () => setTimeout(bring, QUIET))
if (location.search || history.state) bring()
