// Type scale: sizes of headings and text, fluid between a phone and a desk.
import type { Theme } from '@mimar/document'

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

type Scale = NonNullable<Theme['scale']>
type Factors = readonly [narrow: number, wide: number]
/** What a chosen scale multiplies headings by; text stays. */
const SCALES: { readonly [S in Scale]: { readonly [Name in TextClassName]?: Factors } } = {
  CALM: { h1: [0.9, 0.82], h2: [0.94, 0.82], h3: [0.96, 0.88] },
  LOUD: { h1: [1.1, 1.25], h2: [1.1, 1.25], h3: [1.05, 1.12] },
}
/** The title of a hero on a loud site, beside its usual size, where its words leave room for it. */
const HERO: Factors = [1.25, 2.05]

const NARROW = 360
const WIDE = 1440

interface Sizes {
  readonly narrow: number
  readonly wide: number
}

/** The size of a kind of text in px at 360 and at 1440 px, for a textSize of 0–100. */
export function textSizes(name: TextClassName, textSize: number, scale?: Scale): Sizes {
  return times(usualSizes(name, textSize), scale && SCALES[scale][name])
}

function usualSizes(name: TextClassName, textSize: number): Sizes {
  const { min, max, onNarrow } = TEXT_CLASSES[name]
  const growth = ((max - min) * Math.min(100, Math.max(0, textSize))) / 100
  return { narrow: min + growth * onNarrow, wide: min + growth }
}

const times = ({ narrow, wide }: Sizes, [onNarrow, onWide]: Factors = [1, 1]): Sizes => ({
  narrow: round(narrow * onNarrow),
  wide: round(wide * onWide),
})

/** The sizes of all kinds of text as CSS, by name; on a loud site also that of the title of a hero. */
export function sizeProperties({ textSize, scale }: Pick<Theme, 'textSize' | 'scale'>): {
  readonly [name: string]: string
} {
  const sizes = TEXT_CLASS_NAMES.map((name) => [name, fluid(textSizes(name, textSize, scale))] as const)
  const hero = scale === 'LOUD' ? { hero: fluid(times(usualSizes('h1', textSize), HERO)) } : {}
  return { ...Object.fromEntries(sizes), ...hero }
}

/** A size that grows with the window between 360 and 1440 px. In rem, so that a reader's own setting counts. */
function fluid({ narrow, wide }: Sizes): string {
  if (narrow === wide) return rem(narrow)
  const slope = (wide - narrow) / (WIDE - NARROW)
  return `clamp(${rem(narrow)},${rem(narrow - slope * NARROW)} + ${trim(slope * 100, 4)}vw,${rem(wide)})`
}

const round = (px: number) => Math.round(px * 100) / 100
const trim = (value: number, digits: number) => String(Number(value.toFixed(digits)))
const rem = (px: number) => `${trim(px / 16, 4)}rem`
