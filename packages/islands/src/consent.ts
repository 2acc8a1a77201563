/**
 * Brings the consent banner once the page is loaded and painted, where no choice is kept in the cookie named after the site (COOKIE-1);
 * 'Cookie settings' in the footer brings the same file. Text that the reload after a choice took away comes back.
 */
const gate = document.querySelector<HTMLElement>('[data-island="consent"]')!
const { site, late } = gate.dataset

for (const opener of document.querySelectorAll<HTMLElement>('[data-cookies]')) opener.dataset.late = late!

let isAnswered = false
try {
  isAnswered = `; ${document.cookie}`.includes(`; ${site}=`)
  const texts: readonly string[] = JSON.parse(sessionStorage.kept)
  delete sessionStorage.kept
  document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]),textarea,select').forEach((field, index) => {
    if (!texts[index]) return
    field.value = texts[index]
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
} catch {
  // Nothing was kept, or nothing may be.
}

const afterPaint = new PerformanceObserver(() => {
  afterPaint.disconnect()
  gate.click()
})
if (!isAnswered) addEventListener('load', () => afterPaint.observe({ type: 'paint', buffered: true }))
