/** The messenger's flyout: its button opens and closes it; so do its close icon, Escape and a press outside (MSG-2). */
const side = document.querySelector<HTMLElement>('[data-island="messenger"]')!
const flyout = side.querySelector<HTMLElement>('.flyout')!
const close = flyout.querySelector('button')!
const button = document.querySelector<HTMLElement>('.messenger')!

// First in the column: above the buttons, and above whatever lies below them.
document.querySelector('.floating')!.prepend(side)
button.append(close.firstElementChild!.cloneNode(true))
button.role = 'button'
button.ariaHasPopup = 'dialog'

const isOpen = () => side.matches('.is-open')

function set(willOpen: boolean): void {
  for (const element of [side, button]) element.classList.toggle('is-open', willOpen)
  button.ariaExpanded = String(willOpen)
  if (willOpen) flyout.focus({ preventScroll: true })
}

function shut(): void {
  set(false)
  button.focus({ preventScroll: true })
}

set(false)
button.addEventListener('click', (event) => {
  event.preventDefault()
  // After the next picture of the page, so that even a slow phone shows at once that it was pressed.
  requestAnimationFrame(() => setTimeout(isOpen() ? shut : () => set(true)))
})
button.addEventListener('keydown', (event) => {
  if (event.key !== ' ') return
  event.preventDefault()
  button.click()
})
close.addEventListener('click', shut)
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && isOpen()) shut()
})
addEventListener('pointerdown', ({ target }) => {
  if (isOpen() && !flyout.contains(target as Node) && !button.contains(target as Node)) set(false)
})
