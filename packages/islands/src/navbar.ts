/** Links of the bar that fill more than 40 % of the window go into its dropdown (NAV-2). A link without a width counts 125 px. */
const SHARE = 0.4
const UNMEASURED = 125
const SPACING = 30

type Found = readonly HTMLElement[]
const [links, others, more] = ['.navbar-links>ul>li', '.navbar-more>ul>li', '.navbar-more'].map((places) => [
  ...document.querySelectorAll<HTMLElement>(places),
]) as unknown as [Found, Found, Found]

/** From now on the script says what is hidden, and no rule for windows. */
function hide(element: HTMLElement | undefined, isHidden: boolean): void {
  if (!element) return
  element.hidden = isHidden
  element.removeAttribute('data-from')
  element.removeAttribute('data-until')
}

function fit(): void {
  let room = innerWidth * SHARE
  for (const link of links) hide(link, false)
  const widths = links.map((link) => link.offsetWidth || UNMEASURED)
  for (const [index, width] of widths.entries()) {
    room -= width + SPACING
    hide(links[index], room < 0)
    hide(others[index], room >= 0)
  }
  hide(more[0], room >= 0)
}

fit()
document.fonts.ready.then(fit)
addEventListener('resize', fit)
