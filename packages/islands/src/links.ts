/**
 * Links inside the site keep the query of the page, without what is secret in it (LINK-1). Links to `#comp-…` glide to
 * their section, 100 ms after the click or the arrival on their page (LINK-2, GEN-12). They wait up to 10 s for it.
 * Each page that is shown is told to the analytics tag, if there is one (GEN-9). Pages one is about to open are fetched
 * ahead.
 */
const DELAY = 100
/** 10 s of them. */
const TRIES = 100
const SECRET = /auth|token/i

const kept = [...new URLSearchParams(location.search)].filter(([name]) => !SECRET.test(name))

function keep(link: HTMLAnchorElement): void {
  if (!kept[0] || link.host !== location.host) return
  const query = new URLSearchParams(link.search)
  for (const [name, value] of kept) if (!query.has(name)) query.append(name, value)
  link.href = `${link.pathname}?${query}${link.hash}`
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) keep(link)

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || event.defaultPrevented) return
  keep(link)
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  if (!link.hash.startsWith('#comp-') || link.pathname !== location.pathname || link.host !== location.host) return
  event.preventDefault()
  setTimeout(glide, DELAY, link.hash)
})

function glide(hash: string, isArrival?: boolean, left = TRIES): void {
  const section = document.getElementById(hash.slice(1))
  if (!section) {
    if (left) setTimeout(glide, DELAY, hash, isArrival, left - 1)
    return
  }
  if (location.hash !== hash) history[isArrival ? 'replaceState' : 'pushState'](null, '', hash)
  const isStill = matchMedia('(prefers-reduced-motion:reduce)').matches
  section.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
  // The reading place follows, so that the next Tab goes on from the section.
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}

if (typeof history.state === 'string') setTimeout(glide, DELAY, history.state, true)

function tell(): void {
  ;(window as { gtag?: (...words: unknown[]) => void }).gtag?.('event', 'page_view', {
    page_title: document.title,
    page_location: location.href,
  })
}

// A tag that the page itself has just loaded tells of it by itself.
if (!document.querySelector('[data-island="providers"]')) tell()
addEventListener('pageshow', ({ persisted }) => persisted && tell())

const ahead = document.createElement('script')
ahead.type = 'speculationrules'
ahead.text = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}'
document.head.append(ahead)
