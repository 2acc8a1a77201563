/**
 * Links of the bar that fill more than 40 % of the window go into its dropdown (NAV-2); a link that has no width yet
 * counts 125 px. Half the bar's height, past which it turns solid (NAV-3), is measured too: logos may be tall.
 */
const SHARE = 0.4
const UNMEASURED = 125
const SPACING = 30

const bar = document.querySelector<HTMLElement>('.navbar-bar')!
const [list, dropdown] = bar.querySelectorAll('.navbar-links ul')
const links = [...(list?.children ?? [])] as HTMLElement[]

function fit(): void {
  for (const link of links) {
    link.hidden = false
    delete link.dataset.from
  }
  const widths = links.map((link) => link.offsetWidth || UNMEASURED)
  let room = innerWidth * SHARE
  for (const [index, link] of links.entries()) {
    room -= widths[index]! + SPACING
    link.hidden = room < 0
    const other = dropdown!.children[index] as HTMLElement
    other.hidden = !link.hidden
    delete other.dataset.until
  }
  const more = dropdown?.parentElement
  if (more) {
    more.hidden = room >= 0
    delete more.dataset.until
  }
  if (scrollY < 1) bar.style.setProperty('--half', `${bar.offsetHeight / 2}px`)
}

fit()
document.fonts.ready.then(fit)
addEventListener('resize', fit)

if (!CSS.supports('animation-timeline:scroll()')) {
  const turn = () =>
    bar.parentElement!.classList.toggle(
      'is-scrolled',
      scrollY > parseFloat(getComputedStyle(bar).getPropertyValue('--half')),
    )
  addEventListener('scroll', turn, { passive: true })
  turn()
}
