/** The part of a family that one file holds. */
export type FontScript = 'latin' | 'latin-ext' | 'arabic'

/** A family Mimar ships, and how to reach its files in the npm package that brings them. */
export interface FontFamily {
  readonly name: string
  /** npm package; its files stand in `files/`. */
  readonly package: string
  /** File name; `{script}` and, for families of one file a weight, `{weight}` are filled in. */
  readonly file: string
  readonly scripts: readonly FontScript[]
  /** A variable family's first and last weight, or the weights there are. */
  readonly weights: { readonly from: number; readonly to: number } | readonly number[]
  /** Axes besides the weight that are pinned, such as the width of a wide grotesque. */
  readonly pinned: { readonly [axis: string]: number }
  readonly headWeight: number
  /** Letter spacing of Latin headings. */
  readonly headTracking: string
  readonly isSerif: boolean
  /** The family that draws Arabic beside it: in headings, and in text where this family draws the headings. */
  readonly arabic: string
  readonly arabicText: string | null
}

type Input = Pick<FontFamily, 'name' | 'package' | 'file' | 'weights'> & Partial<FontFamily>

const latin = (input: Input): FontFamily => ({
  scripts: ['latin', 'latin-ext'],
  pinned: {},
  headWeight: 600,
  headTracking: '-0.015em',
  isSerif: false,
  arabic: 'IBM Plex Sans Arabic',
  arabicText: null,
  ...input,
})

const arabic = (input: Input): FontFamily =>
  latin({ scripts: ['arabic', 'latin', 'latin-ext'], arabic: input.name, ...input })

/** Every family a theme can name. */
export const families: readonly FontFamily[] = [
  latin({
    name: 'Young Serif',
    package: '@fontsource/young-serif',
    file: 'young-serif-{script}-{weight}-normal.woff2',
    weights: [400],
    headWeight: 400,
    isSerif: true,
    arabic: 'El Messiri',
    arabicText: 'IBM Plex Sans Arabic',
  }),
  latin({
    name: 'Figtree',
    package: '@fontsource-variable/figtree',
    file: 'figtree-{script}-wght-normal.woff2',
    weights: { from: 300, to: 900 },
  }),
  latin({
    name: 'Bricolage Grotesque',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-{script}-wght-normal.woff2',
    weights: { from: 200, to: 800 },
    headWeight: 700,
    arabic: 'Readex Pro',
    arabicText: 'Readex Pro',
  }),
  latin({
    name: 'Plus Jakarta Sans',
    package: '@fontsource-variable/plus-jakarta-sans',
    file: 'plus-jakarta-sans-{script}-wght-normal.woff2',
    weights: { from: 200, to: 800 },
    headWeight: 650,
    arabic: 'Alexandria',
    arabicText: 'Almarai',
  }),
  latin({
    name: 'Archivo',
    package: '@fontsource-variable/archivo',
    file: 'archivo-{script}-wdth-normal.woff2',
    weights: { from: 100, to: 900 },
    pinned: { wdth: 118 },
    headWeight: 620,
    headTracking: '-0.03em',
    arabic: 'Alexandria',
    arabicText: 'IBM Plex Sans Arabic',
  }),
  latin({
    name: 'Instrument Sans',
    package: '@fontsource-variable/instrument-sans',
    file: 'instrument-sans-{script}-wght-normal.woff2',
    weights: { from: 400, to: 700 },
  }),
  arabic({
    name: 'El Messiri',
    package: '@fontsource-variable/el-messiri',
    file: 'el-messiri-{script}-wght-normal.woff2',
    weights: { from: 400, to: 700 },
  }),
  arabic({
    name: 'IBM Plex Sans Arabic',
    package: '@fontsource/ibm-plex-sans-arabic',
    file: 'ibm-plex-sans-arabic-{script}-{weight}-normal.woff2',
    weights: [300, 400, 500, 600, 700],
  }),
  arabic({
    name: 'Readex Pro',
    package: '@fontsource-variable/readex-pro',
    file: 'readex-pro-{script}-wght-normal.woff2',
    weights: { from: 160, to: 700 },
    headWeight: 700,
  }),
  arabic({
    name: 'Alexandria',
    package: '@fontsource-variable/alexandria',
    file: 'alexandria-{script}-wght-normal.woff2',
    weights: { from: 100, to: 900 },
  }),
  arabic({
    name: 'Almarai',
    package: '@fontsource/almarai',
    file: 'almarai-{script}-{weight}-normal.woff2',
    scripts: ['arabic', 'latin'],
    weights: [300, 400, 700, 800],
    headWeight: 700,
  }),
]
