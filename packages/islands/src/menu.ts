/** Menus of the bar by keyboard, and when they close: Escape, a click or the focus elsewhere, a choice (NAV-5). */
const bar = document.querySelector<HTMLElement>('.navbar')!
const sheet = bar.querySelector<HTMLDetailsElement>('.navbar-menu')!
const opened = () =>
  [...bar.querySelectorAll<HTMLDetailsElement>('details[open]')].find((menu) => menu.name || menu === sheet)

function close(): void {
  const menu = opened()
  if (menu) menu.open = false
}

// The full-screen menu is all there is while it is open, also where it was opened before this script came.
const setAside = () => {
  for (const other of document.body.children) if (other !== bar) (other as HTMLElement).inert = sheet.open
}
sheet.addEventListener('toggle', setAside)
setAside()

// Languages unfold in the sheet, and come into sight.
const languages = sheet.querySelector('details')
languages?.addEventListener('toggle', () => {
  if (languages.open) languages.scrollIntoView({ block: 'nearest' })
})

// What other scripts press for themselves closes nothing. Captured: a press may be held back until its own script is there.
addEventListener(
  'click',
  ({ target, isTrusted }) => {
    if (!isTrusted) return
    if (!opened()?.contains(target as Node) || (target as Element).closest('a')) close()
  },
  true,
)

bar.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget && !sheet.open && !opened()?.contains(relatedTarget as Node)) close()
})

addEventListener('keydown', (event) => {
  const { key } = event
  const focused = document.activeElement as HTMLElement
  const menu = opened()
  if (key === 'Escape' && menu) {
    close()
    menu.querySelector('summary')!.focus()
  }
  const own = focused.closest<HTMLDetailsElement>('.navbar details[name]')
  if (!own || event.metaKey || event.ctrlKey || event.altKey) return
  const choices = [...own.querySelectorAll<HTMLElement>('a:not([hidden] a)')]
  const at = choices.indexOf(focused)
  // Counted from the end where below 0.
  const steps: { readonly [key: string]: number } = {
    ArrowDown: at + 1,
    ArrowUp: Math.max(at, 0) - 1,
    Home: 0,
    End: -1,
  }
  const step = steps[key]
  if (step === undefined) return
  event.preventDefault()
  own.open = true
  choices.at(step % choices.length)?.focus()
})

// A page that one comes back to, or a window grown wide, has no menu open.
addEventListener('pagehide', close)
matchMedia('(max-width:1024px)').addEventListener('change', close)

// The bar turns solid past half its height (NAV-3), and a tall logo makes it higher than the style knows.
const row = bar.querySelector<HTMLElement>('.navbar-bar')!
if (scrollY < 1) row.style.setProperty('--half', `${row.offsetHeight / 2}px`)

// Browsers that cannot tie a style to scrolling have it turn by a class.
if (!CSS.supports('animation-timeline:scroll()')) {
  const turn = () => bar.classList.toggle('is-scrolled', scrollY > row.offsetHeight / 2)
  addEventListener('scroll', turn, { passive: true })
  turn()
}
