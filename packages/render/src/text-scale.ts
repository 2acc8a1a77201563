/** How large one kind of text is on a wide screen at textSize 0 and at 100, in px; between them it grows evenly (THEME-5). */
interface TextClass {
  readonly min: number
  readonly max: number
  /** How much of that growth a narrow screen takes part in. */
  readonly onNarrow: number
}

/** The kinds of text, by the name of their custom property. */
const TEXT_CLASSES = {
  h1: { min: 28, max: 64, onNarrow: 0.6 },
  h2: { min: 24, max: 48, onNarrow: 0.625 },
  h3: { min: 20, max: 32, onNarrow: 0.6 },
  h3c: { min: 20, max: 26, onNarrow: 0.16 },
  p: { min: 15, max: 20, onNarrow: 0.6 },
  lead: { min: 17, max: 20, onNarrow: 0.33 },
  quote: { min: 20, max: 39, onNarrow: 0.33 },
} as const satisfies { readonly [name: string]: TextClass }

type TextClassName = keyof typeof TEXT_CLASSES
export const TEXT_CLASS_NAMES = Object.keys(TEXT_CLASSES) as readonly TextClassName[]

const NARROW = 360
const WIDE = 1440

/** The size of a kind of text in px at 360 and at 1440 px, for a textSize of 0–100. */
export function textSizes(name: TextClassName, textSize: number): { readonly narrow: number; readonly wide: number } {
  const { min, max, onNarrow } = TEXT_CLASSES[name]
  const growth = ((max - min) * Math.min(100, Math.max(0, textSize))) / 100
  return { narrow: round(min + growth * onNarrow), wide: round(min + growth) }
}

/** The size of a kind of text as CSS: it grows with the window between 360 and 1440 px. In rem, so that a reader's own setting counts. */
export function fluidSize(name: TextClassName, textSize: number): string {
  const { narrow, wide } = textSizes(name, textSize)
  if (narrow === wide) return rem(narrow)
  const slope = (wide - narrow) / (WIDE - NARROW)
  return `clamp(${rem(narrow)},${rem(narrow - slope * NARROW)} + ${trim(slope * 100, 4)}vw,${rem(wide)})`
}

const round = (px: number) => Math.round(px * 100) / 100
const trim = (value: number, digits: number) => String(Number(value.toFixed(digits)))
const rem = (px: number) => `${trim(px / 16, 4)}rem`
