// Consent management (GDPR): nothing optional before it is allowed.
/**
 * Brings the consent banner once the page is loaded and painted, where no choice is kept in the cookie named after the site (COOKIE-1).
 * Its script comes with the first press in it; 'Cookie settings' in the footer brings both.
 */
const gate = document.querySelector<HTMLElement>('[data-island="consent"]')!
const { site, late } = gate.dataset

const openBy = (address: string) => {
  for (const opener of document.querySelectorAll<HTMLElement>('[data-cookies],.consent')) opener.dataset.late = address
}

/** It takes its place once its fonts are there; the buttons above rise with it from where they were, so that nothing jumps. */
async function ask(): Promise<void> {
  const response = await fetch(late!)
  if (!response.ok) throw response
  document.body.insertAdjacentHTML('beforeend', await response.text())
  openBy((document.body.lastChild as HTMLScriptElement).src)
  const banner = document.querySelector<HTMLElement>('.consent')!
  // In a low window it would leave no page to read: there it follows the first section.
  const first = innerHeight < 481 && document.querySelector('main>*')
  banner.style.cssText = 'position:fixed;visibility:hidden'
  ;(first || gate).after(banner)
  // Measuring asks for the fonts.
  await (banner.offsetHeight && document.fonts.ready)
  banner.style.cssText = ''
  document
    .querySelector('.floating-buttons')!
    .animate({ translate: [`0 ${banner.offsetHeight}px`, '0'] }, { duration: 300, easing: 'ease-out' })
}

const afterPaint = new PerformanceObserver(() => {
  afterPaint.disconnect()
  ask().catch(() => openBy(late!))
})
let isAnswered = false
try {
  isAnswered = `; ${document.cookie}`.includes(`; ${site}=`)
} catch {
  // Cookies are forbidden.
}
if (isAnswered) {
  gate.classList.add('is-answered')
  openBy(late!)
} else addEventListener('load', () => afterPaint.observe({ type: 'paint', buffered: true }))
