import type { Palette } from '@mimar/document'

/** Palettes that go with any starter, by the key of their name. */
export const palettes = {
  garden: paletteFrom(152, 88),
  sea: paletteFrom(238, 70),
  rose: paletteFrom(12, 75),
} as const satisfies { readonly [name: string]: Palette }

/** Palettes that an owner finds ready in Theme. */
export const readyPalettes = {
  ...palettes,
  lemon: paletteFrom(98, 150),
  clay: paletteFrom(48, 130),
  night: paletteFrom(275, 75),
} as const satisfies { readonly [name: string]: Palette }

/**
 * Eleven colours around one hue, with an accent of another. Lightness decides how readable colours are on each other, and is the
 * same for every hue; so is the contrast.
 */
export function paletteFrom(hue: number, accent = (hue + 180) % 360): Palette {
  return {
    primaryLight: hex(0.47, 0.13, hue),
    primaryDark: hex(0.33, 0.095, hue),
    secondaryLight: hex(0.85, 0.11, accent),
    secondaryDark: hex(0.43, 0.085, accent),
    tertiaryNormal: hex(0.45, 0.022, hue),
    tertiaryExtraLight: hex(0.982, 0.006, hue),
    tertiaryLight: hex(0.945, 0.02, hue),
    tertiarySemiLight: hex(0.85, 0.03, hue),
    tertiaryDark: hex(0.27, 0.045, hue),
    accentWhite: hex(0.995, 0.003, hue),
    accentDark: hex(0.2, 0.025, hue),
  }
}

/** A colour of OKLCH as #RRGGBB; what a screen cannot show loses chroma until it can. */
function hex(lightness: number, chroma: number, hue: number): string {
  for (let c = chroma; ; c -= 0.004) {
    const rgb = rgbOf(lightness, Math.max(0, c), hue)
    if (c > 0 && rgb.some((part) => part < -0.0005 || part > 1.0005)) continue
    return `#${rgb.map((part) => byteOf(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
  }
}

function rgbOf(lightness: number, chroma: number, hue: number): readonly number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

function byteOf(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear))
  const gamma = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(gamma * 255)
}
