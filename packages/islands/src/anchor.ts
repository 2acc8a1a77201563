/** Links to `#comp-…` glide to their section: 100 ms after the click, waiting up to 10 s for a section that is still to come (GEN-12). */
const DELAY = 100
const PATIENCE = 10_000

document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#comp-"]')
  if (!link || link.pathname !== location.pathname || link.host !== location.host) return
  event.preventDefault()
  setTimeout(() => glideTo(link.hash, Date.now() + PATIENCE), DELAY)
})

function glideTo(hash: string, until: number): void {
  const section = document.getElementById(hash.slice(1))
  if (!section) {
    if (Date.now() < until) requestAnimationFrame(() => glideTo(hash, until))
    return
  }
  if (location.hash !== hash) history.pushState(null, '', hash)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
  // The reading place follows, so that the next Tab goes on from the section.
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}
