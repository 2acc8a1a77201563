interface Bounds {
  readonly least: number
  readonly most: number
}

/** How wide and high a logo may be, by the width of the window up to which it holds (EDIT-9). */
const LIMITS = [
  { upTo: 768, width: [10, 200], height: [20, 70] },
  { upTo: 1024, width: [10, 300], height: [20, 90] },
  { upTo: Number.POSITIVE_INFINITY, width: [10, 400], height: [20, 115] },
] as const

/** On phones a logo is 120 wide, whatever its owner chose. */
export const RESIZES_FROM = 769

/** The widths a logo of that ratio (width to height) may have in a window of that width. */
export function logoBounds(ratio: number, windowWidth: number): Bounds {
  const { width, height } = LIMITS.find(({ upTo }) => windowWidth <= upTo) ?? LIMITS[2]
  const most = Math.min(width[1], height[1] * ratio)
  return { least: Math.max(width[0], height[0] * ratio), most }
}

/** The nearest width it may have, in whole px; a very long logo is rather too wide than too low. */
export function clampLogo(wanted: number, ratio: number, windowWidth: number): number {
  const { least, most } = logoBounds(ratio, windowWidth)
  return Math.round(Math.max(least, Math.min(wanted, most)))
}
