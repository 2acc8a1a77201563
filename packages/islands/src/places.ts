/** 'Show map' of one of several places has the one map beside them show it. Until then nothing is asked of its host. */
for (const link of document.querySelectorAll<HTMLElement>('[data-then="places"]')) {
  const box = link.closest('.places')!
  const card = box.querySelector<HTMLElement>('.place-map')!
  link.addEventListener('click', (event) => {
    event.preventDefault()
    const shown = link.closest('li') ?? box.querySelector('li:has([data-map])')
    for (const row of box.querySelectorAll('li')) row.ariaCurrent = row === shown ? 'true' : null
    // Another frame each time, and not another address of it: going back leaves the page.
    const frame = document.createElement('iframe')
    frame.src = link.dataset.map!
    frame.title = card.dataset.title!
    frame.referrerPolicy = 'no-referrer'
    frame.allow = 'fullscreen'
    const isWithin = card.contains(link)
    card.replaceChildren(frame)
    card.scrollIntoView({ block: 'nearest' })
    if (isWithin) frame.focus()
  })
}
