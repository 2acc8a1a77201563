/**
 * A press puts what another company shows in the place of its card; until then nothing is asked of its host. What is no
 * video comes by itself when it is near, where visitors have allowed content of others. Without this script the link leads there.
 */
function isAllowed(): boolean {
  const site = document.querySelector<HTMLElement>('[data-island="consent"]')?.dataset.site
  try {
    const answer = `; ${document.cookie}`.split(`; ${site}=`)[1]
    return !!site && !!answer && (JSON.parse(localStorage.cookieSettings ?? '{}').functional ?? answer[2] === '1')
  } catch {
    return false
  }
}

for (const link of document.querySelectorAll<HTMLElement>('[data-then="frame"]')) {
  const card = link.closest<HTMLElement>('[data-frame]')!
  const frame = document.createElement('iframe')
  const show = () => {
    // What it may do is said before it begins.
    frame.setAttribute('sandbox', card.dataset.sandbox!)
    frame.allow = card.dataset.allow!
    // Some refuse to play for who does not say where they stand; the path of the page is nobody's business.
    frame.referrerPolicy = 'strict-origin'
    frame.title = link.dataset.title!
    frame.src = card.dataset.frame!
    card.replaceChildren(frame)
  }
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show()
    frame.focus()
  })
  if (link.dataset.near === undefined || !isAllowed()) continue
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting) return
      watch.disconnect()
      if (link.isConnected) show()
    },
    { rootMargin: '500px' },
  )
  watch.observe(card)
}
