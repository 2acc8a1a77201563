import type { ColorMode, Palette } from '@mimar/document'
import { chromaOf, contrast, mix } from './colour.ts'

/** The colour modes of sections, and STRONG: the panel of a call to action. */
type Mode = ColorMode | 'STRONG'
export const MODES = ['EXTRALIGHT', 'LIGHT', 'DARK', 'STRONG'] as const satisfies readonly Mode[]

/** What colours are for in one mode. Derived from the palette, never stored. */
export interface ModeColors {
  readonly surface: string
  readonly raised: string
  readonly text: string
  readonly muted: string
  readonly line: string
  readonly label: string
  readonly action: string
  readonly actionHover: string
  readonly onAction: string
  readonly focus: string
  /** The border of an input. */
  readonly field: string
}

/** Below this OKLCH chroma a colour is neutral: black, white, grey. */
const NEUTRAL = 0.03

/** The roles of all modes as final colours: mixed here, so that contrast is checked on what visitors see. */
export function modeColors(palette: Palette): { readonly [M in Mode]: ModeColors } {
  return {
    EXTRALIGHT: onLight(palette, {
      surface: palette.tertiaryExtraLight,
      raised: palette.accentWhite,
      line: palette.tertiarySemiLight,
    }),
    LIGHT: onLight(palette, {
      surface: palette.tertiaryLight,
      raised: palette.tertiaryExtraLight,
      line: mix(palette.tertiarySemiLight, 0.84, palette.accentDark),
    }),
    DARK: onDark(palette),
    STRONG: isStrongNeutral(palette) ? onStrongNeutral(palette) : onStrong(palette),
  }
}

/** Whether the strong panel takes its colour from the signal colour, because the primary has none. */
export function isStrongNeutral(palette: Palette): boolean {
  return chromaOf(palette.primaryDark) < NEUTRAL
}

function onLight(palette: Palette, base: Pick<ModeColors, 'surface' | 'raised' | 'line'>): ModeColors {
  return withField({
    ...base,
    text: palette.accentDark,
    muted: palette.tertiaryNormal,
    label: palette.secondaryDark,
    action: palette.primaryLight,
    actionHover: palette.primaryDark,
    onAction: palette.accentWhite,
    focus: palette.primaryLight,
  })
}

function onDark(palette: Palette): ModeColors {
  const { tertiaryDark, accentWhite, secondaryLight } = palette
  return withField({
    surface: tertiaryDark,
    raised: mix(tertiaryDark, 0.91, accentWhite),
    text: accentWhite,
    muted: mix(accentWhite, 0.78, tertiaryDark),
    line: mix(accentWhite, 0.24, tertiaryDark),
    label: secondaryLight,
    action: secondaryLight,
    actionHover: mix(secondaryLight, 0.7, accentWhite),
    onAction: palette.accentDark,
    focus: secondaryLight,
  })
}

function onStrong(palette: Palette): ModeColors {
  const { primaryDark, accentWhite, secondaryLight } = palette
  return withField({
    surface: primaryDark,
    raised: mix(primaryDark, 0.88, accentWhite),
    text: accentWhite,
    muted: mix(accentWhite, 0.84, primaryDark),
    line: mix(accentWhite, 0.28, primaryDark),
    label: secondaryLight,
    action: accentWhite,
    actionHover: secondaryLight,
    onAction: palette.accentDark,
    focus: accentWhite,
  })
}

/** A black panel would be a hole in the page, so a palette without a strong primary takes its signal colour. */
function onStrongNeutral(palette: Palette): ModeColors {
  const { secondaryLight, accentDark, accentWhite } = palette
  return withField({
    surface: secondaryLight,
    raised: mix(secondaryLight, 0.86, accentWhite),
    text: accentDark,
    muted: mix(accentDark, 0.88, secondaryLight),
    line: mix(accentDark, 0.4, secondaryLight),
    label: accentDark,
    action: accentDark,
    actionHover: mix(accentDark, 0.84, accentWhite),
    onAction: accentWhite,
    focus: accentDark,
  })
}

function withField(colors: Omit<ModeColors, 'field'>): ModeColors {
  return { ...colors, field: mix(colors.muted, 0.74, colors.raised) }
}

/** One pair of colours that stand on each other, with the contrast it has and the one it needs (WCAG). */
export interface ContrastPair {
  readonly mode: Mode
  readonly pair: string
  readonly ratio: number
  readonly needed: 3 | 4.5
}

/** Every pair of colours a page can show, in every mode. */
export function contrastTable(palette: Palette): readonly ContrastPair[] {
  const colors = modeColors(palette)
  return MODES.flatMap((mode) => {
    const { surface, raised, text, muted, label, action, actionHover, onAction, field } = colors[mode]
    const row = (pair: string, first: string, second: string, needed: 3 | 4.5 = 4.5): ContrastPair => ({
      mode,
      pair,
      ratio: contrast(first, second),
      needed,
    })
    return [
      row('text', text, surface),
      row('text on raised', text, raised),
      row('muted', muted, surface),
      row('muted on raised', muted, raised),
      row('label', label, surface),
      row('button', onAction, action),
      row('button hover', onAction, actionHover),
      row('action as text', action, surface),
      row('field border', field, raised, 3),
    ]
  })
}
