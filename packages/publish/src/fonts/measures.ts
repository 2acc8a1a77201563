/** Of a font, in em: and how wide English text in it is beside the local font that stands in for it. */
interface FontMeasures {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly width: number
}

/** From the font files, by scripts/font-measures.mjs; Archivo's width is that of its 118 % cut. */
export const fontMeasures: { readonly [family: string]: FontMeasures } = {
  'Young Serif': { ascent: 1.046, descent: 0.366, lineGap: 0, width: 1.258 },
  Figtree: { ascent: 0.95, descent: 0.25, lineGap: 0, width: 1.001 },
  'Bricolage Grotesque': { ascent: 0.93, descent: 0.27, lineGap: 0, width: 1.12 },
  'Plus Jakarta Sans': { ascent: 1.038, descent: 0.222, lineGap: 0, width: 1.05 },
  Archivo: { ascent: 0.878, descent: 0.21, lineGap: 0, width: 1.14 },
  'Instrument Sans': { ascent: 0.97, descent: 0.25, lineGap: 0, width: 1.026 },
  'El Messiri': { ascent: 1.019, descent: 0.544, lineGap: 0, width: 0.984 },
  'IBM Plex Sans Arabic': { ascent: 1.085, descent: 0.415, lineGap: 0, width: 1.012 },
  'Readex Pro': { ascent: 1, descent: 0.25, lineGap: 0, width: 1.091 },
  Alexandria: { ascent: 0.968, descent: 0.251, lineGap: 0, width: 1.136 },
  Almarai: { ascent: 0.905, descent: 0.211, lineGap: 0, width: 0.949 },
}
