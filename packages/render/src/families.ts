/** A family Mimar ships, and how to reach its files in the npm packages that bring them. */
export interface FontFamily {
  readonly name: string
  /** Files below node_modules, each with a part of the characters; `{weight}` and `{style}` (SemiBold) are filled in. */
  readonly files: readonly string[]
  readonly script: 'latin' | 'arabic'
  /** A variable family's first and last weight, or the weights there are. */
  readonly weights: { readonly from: number; readonly to: number } | readonly number[]
  /** Whether it has italics of its own; none are made by slanting. */
  readonly hasItalic: boolean
  /** Axes besides the weight that are pinned, such as the width of a wide grotesque. */
  readonly pinned: { readonly [axis: string]: number }
  readonly headWeight: number
  /** Letter spacing of Latin headings. */
  readonly headTracking: string
  readonly isSerif: boolean
  /** The family that draws Arabic beside it: in headings, and in text where this family draws the headings. */
  readonly arabic: string
  readonly arabicText: string | null
  /** Languages of its scripts whose letters it does not all have, and the family that draws them. */
  readonly without: { readonly languages: RegExp; readonly instead: string } | null
}

type Input = Pick<FontFamily, 'name' | 'files' | 'weights'> & Partial<FontFamily>

const latin = (input: Input): FontFamily => ({
  script: 'latin',
  hasItalic: false,
  pinned: {},
  headWeight: 600,
  headTracking: '-0.015em',
  isSerif: false,
  arabic: 'IBM Plex Sans Arabic',
  arabicText: null,
  without: null,
  ...input,
})

const arabic = (input: Input): FontFamily => latin({ script: 'arabic', arabic: input.name, ...input })

/** Latin-script languages beyond those of Western Europe: ğ, ł, ő and their like. */
const BEYOND_WESTERN = /^(?!(?:ar|fa|ur|ckb|ps|sd|ug|en|de|es|it|pt|nl|da|sv|no|nb|nn|fi|is|ga|ca|eu|gl|id|ms|fr)\b)/i
/** Languages in Arabic script with letters that Arabic has not: پ, گ, ٹ. */
const BEYOND_ARABIC = /^(?:fa|ur|ckb|ps|sd|ug)\b/i

/** Variable families come as one file a script. */
const variable = (id: string, axis = 'wght') =>
  ['latin', 'latin-ext'].map((script) => `@fontsource-variable/${id}/files/${id}-${script}-${axis}-normal.woff2`)

/** Others come as one file a weight, with all scripts in it. */
const whole = (id: string, name: string) => [`@expo-google-fonts/${id}/{weight}{style}/${name}_{weight}{style}.ttf`]

/** Every family a theme can name. */
export const families: readonly FontFamily[] = [
  latin({
    name: 'Young Serif',
    files: whole('young-serif', 'YoungSerif'),
    weights: [400],
    headWeight: 400,
    isSerif: true,
    arabic: 'El Messiri',
    arabicText: 'IBM Plex Sans Arabic',
  }),
  latin({
    name: 'Figtree',
    files: variable('figtree'),
    hasItalic: true,
    weights: { from: 300, to: 900 },
  }),
  latin({
    name: 'Bricolage Grotesque',
    files: variable('bricolage-grotesque'),
    weights: { from: 200, to: 800 },
    headWeight: 700,
    arabic: 'Readex Pro',
    arabicText: 'Readex Pro',
  }),
  latin({
    name: 'Plus Jakarta Sans',
    files: variable('plus-jakarta-sans'),
    hasItalic: true,
    weights: { from: 200, to: 800 },
    headWeight: 650,
    arabic: 'Alexandria',
    arabicText: 'Almarai',
  }),
  latin({
    name: 'Archivo',
    files: variable('archivo', 'wdth'),
    hasItalic: true,
    weights: { from: 100, to: 900 },
    pinned: { wdth: 118 },
    headWeight: 620,
    headTracking: '-0.03em',
    arabic: 'Alexandria',
    arabicText: 'IBM Plex Sans Arabic',
  }),
  latin({
    name: 'Instrument Sans',
    files: variable('instrument-sans'),
    hasItalic: true,
    weights: { from: 400, to: 700 },
  }),
  arabic({
    name: 'El Messiri',
    files: whole('el-messiri', 'ElMessiri'),
    weights: [400, 500, 600, 700],
    without: { languages: /^(?:pl|cs|sk|hu|ro|hr|sl|lt|lv|et|vi)\b/i, instead: 'Young Serif' },
  }),
  arabic({
    name: 'IBM Plex Sans Arabic',
    files: whole('ibm-plex-sans-arabic', 'IBMPlexSansArabic'),
    weights: [300, 400, 500, 600, 700],
    without: { languages: BEYOND_WESTERN, instead: 'Figtree' },
  }),
  arabic({
    name: 'Readex Pro',
    files: whole('readex-pro', 'ReadexPro'),
    weights: [300, 400, 500, 600, 700],
    headWeight: 700,
    without: { languages: BEYOND_ARABIC, instead: 'Alexandria' },
  }),
  arabic({
    name: 'Alexandria',
    files: whole('alexandria', 'Alexandria'),
    weights: [300, 400, 500, 600, 700, 800],
  }),
  arabic({
    name: 'Almarai',
    files: whole('almarai', 'Almarai'),
    weights: [300, 400, 700, 800],
    headWeight: 700,
    // Not œ either.
    without: { languages: new RegExp(`${BEYOND_WESTERN.source}|^fr\\b`, 'i'), instead: 'Plus Jakarta Sans' },
  }),
]

/** What a theme can name, in the order they are offered. */
export const familyNames: readonly string[] = families.map(({ name }) => name)
