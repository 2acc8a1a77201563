import { countGraphemes } from '@mimar/fields'

/** Window widths at which the bar may take one more link; the CSS has a rule for each. */
const WINDOWS = [1152, 1280, 1366, 1440, 1680, 1920] as const

const CHARACTER = 9.5
const SPACING = 30
const WIDEST = 250
const SHARE = 0.4

/** For each link, the window width from which it stands in the bar: '' is always, '0' never. Links may fill 40 % of the window (NAV-2); their widths are estimated from their letters until a script can measure them. */
export function windowsFor(labels: readonly string[]): readonly string[] {
  let filled = 0
  return labels.map((label) => {
    filled += Math.min(WIDEST, countGraphemes(label) * CHARACTER) + SPACING
    const needed = filled / SHARE
    if (needed <= 1025) return ''
    return String(WINDOWS.find((width) => width >= needed) ?? 0)
  })
}
