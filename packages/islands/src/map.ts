/** 'Show map' puts the map in the place of its card; until then nothing is asked of its host. Without this script the link opens it in a new tab. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-island="map"]')) {
  link.addEventListener('click', (event) => {
    const source = link.dataset.src
    const card = link.closest('[data-map]')
    if (!source || !card) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.src = source
    frame.title = link.dataset.title ?? ''
    frame.referrerPolicy = 'no-referrer'
    frame.allow = 'fullscreen'
    card.replaceChildren(frame)
    frame.focus()
  })
}
