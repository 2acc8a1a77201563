/** How large one kind of text may be, and where in that range it stands on a narrow and on a wide screen. */
interface TextClass {
  readonly min: number
  readonly max: number
  /** Share of the range at 360 px and at 1440 px, as `at zero + per textSize`. */
  readonly narrow: readonly [number, number]
  readonly wide: readonly [number, number]
}

/** The kinds of text, by the name of their custom property (THEME-5). */
const TEXT_CLASSES = {
  h1: { min: 28, max: 64, narrow: [0.1, 0.4], wide: [0.6, 0.8] },
  h2: { min: 24, max: 48, narrow: [0.1125, 0.4], wide: [0.6, 0.8] },
  h3: { min: 20, max: 32, narrow: [0.1, 0.4], wide: [0.308, 0.8] },
  h3c: { min: 20, max: 32, narrow: [0, 0.083], wide: [0.05, 0.4] },
  p: { min: 15, max: 20, narrow: [0.1, 0.4], wide: [0.2, 0.8] },
  lead: { min: 15, max: 20, narrow: [0.3, 0.4], wide: [0.6, 0.8] },
  quote: { min: 20, max: 32, narrow: [0.05, 0.4], wide: [0.6, 0.8] },
} as const satisfies { readonly [name: string]: TextClass }

type TextClassName = keyof typeof TEXT_CLASSES
export const TEXT_CLASS_NAMES = Object.keys(TEXT_CLASSES) as readonly TextClassName[]

const NARROW = 360
const WIDE = 1440

/** The size of a kind of text in px at 360 and at 1440 px, for a textSize of 0–100. */
export function textSizes(name: TextClassName, textSize: number): { readonly narrow: number; readonly wide: number } {
  const { min, max, narrow, wide } = TEXT_CLASSES[name]
  const at = ([zero, slope]: readonly [number, number]) =>
    round(min + (max - min) * Math.min(1, zero + (slope * Math.min(100, Math.max(0, textSize))) / 100))
  return { narrow: at(narrow), wide: at(wide) }
}

/** The size of a kind of text as CSS: it grows with the window between 360 and 1440 px. In rem, so that a reader's own setting counts. */
export function fluidSize(name: TextClassName, textSize: number): string {
  const { narrow, wide } = textSizes(name, textSize)
  if (narrow === wide) return rem(narrow)
  const slope = (wide - narrow) / (WIDE - NARROW)
  return `clamp(${rem(narrow)},${rem(narrow - slope * NARROW)} + ${trim(slope * 100, 4)}vw,${rem(wide)})`
}

const round = (px: number) => Math.round(px * 10) / 10
const trim = (value: number, digits: number) => String(Number(value.toFixed(digits)))
const rem = (px: number) => `${trim(px / 16, 4)}rem`
