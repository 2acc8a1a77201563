import { estimatedWidth } from '../parts/lettering.ts'

/** Window widths at which the bar may take one more link; the CSS has a rule for each. */
const WINDOWS = [1152, 1280, 1366, 1440, 1680, 1920] as const
/** From here up links stand in the bar at all. */
const NARROWEST = 1025

const SPACING = 30
const WIDEST = 250
/** What links may fill of the window, and what they may while the dropdown has some of them and the page is edited. */
const SHARE = 0.4
const EDITED_SHARE = 0.3

/** For each link, the window width from which it stands in the bar: '' is always, '0' never. Links may fill 40 % of the window (NAV-2); their widths are estimated from their letters until a script can measure them. */
export function windowsFor(labels: readonly string[], { isEdited = false } = {}): readonly string[] {
  const widths = labels.map((label) => Math.min(WIDEST, estimatedWidth(label)) + SPACING)
  const whole = widths.reduce((sum, width) => sum + width, 0) / SHARE
  let filled = 0
  return widths.map((width) => {
    filled += width
    const needed = isEdited ? Math.min(whole, filled / EDITED_SHARE) : filled / SHARE
    if (needed <= NARROWEST) return ''
    return String(WINDOWS.find((width) => width >= needed) ?? 0)
  })
}
