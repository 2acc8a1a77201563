/**
 * 'Show map' puts the map in the place of its card; until then nothing is asked of its host. Where visitors allow content
 * of others, or nobody asks them, the map comes by itself when it is near. Without this script the link opens it in a new tab.
 */
const NEAR = '500px'

function show(card: HTMLElement, link: HTMLElement): HTMLElement {
  const frame = document.createElement('iframe')
  frame.src = card.dataset.map!
  frame.title = link.dataset.title ?? ''
  frame.referrerPolicy = 'no-referrer'
  frame.allow = 'fullscreen'
  card.replaceChildren(frame)
  return frame
}

function isAllowed(): boolean {
  const site = document.querySelector<HTMLElement>('[data-island="consent"]')?.dataset.site
  try {
    const answer = new RegExp(`(?:^|; )${site}=([^;]*)`).exec(document.cookie)
    if (site && !answer) return false
    const { functional } = JSON.parse(localStorage.cookieSettings ?? '{}')
    return functional ?? answer?.[1]?.[2] !== '0'
  } catch {
    return !site
  }
}

for (const link of document.querySelectorAll<HTMLElement>('[data-then="map"]')) {
  const card = link.closest<HTMLElement>('[data-map]')!
  link.addEventListener('click', (event) => {
    event.preventDefault()
    show(card, link).focus()
  })
  if (!isAllowed()) continue
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      show(card, link)
    },
    { rootMargin: NEAR },
  )
  watch.observe(card)
}
