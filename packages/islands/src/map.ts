/**
 * 'Show map' puts the map in the place of its card; until then nothing is asked of its host. Where visitors allow content
 * of others, or nobody asks them, the map comes by itself when it is near. Without this script the link opens it in a new tab.
 */
function isAllowed(): boolean {
  const site = document.querySelector<HTMLElement>('[data-island="consent"]')?.dataset.site
  try {
    const answer = `; ${document.cookie}`.split(`; ${site}=`)[1]
    return (!site || !!answer) && (JSON.parse(localStorage.cookieSettings ?? '{}').functional ?? answer?.[2] !== '0')
  } catch {
    return !site
  }
}

for (const link of document.querySelectorAll<HTMLElement>('[data-then="map"]')) {
  const card = link.closest<HTMLElement>('[data-map]')!
  const frame = document.createElement('iframe')
  const show = () => {
    frame.src = card.dataset.map!
    frame.title = link.dataset.title!
    frame.referrerPolicy = 'no-referrer'
    frame.allow = 'fullscreen'
    card.replaceChildren(frame)
  }
  link.addEventListener('click', (event) => {
    event.preventDefault()
    show()
    frame.focus()
  })
  if (!isAllowed()) continue
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting) return
      watch.disconnect()
      show()
    },
    { rootMargin: '500px' },
  )
  watch.observe(card)
}
