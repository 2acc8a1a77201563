/** A colour in OKLab: lightness 0–1, and two axes around grey. */
interface Lab {
  readonly l: number
  readonly a: number
  readonly b: number
}

/** `share` of the first colour mixed with the second in OKLab, as `color-mix(in oklab, first share, second)` does; `#RRGGBB`. */
export function mix(first: string, share: number, second: string): string {
  const one = labOf(first)
  const two = labOf(second)
  const between = (from: number, to: number) => from * share + to * (1 - share)
  return hexOf({ l: between(one.l, two.l), a: between(one.a, two.a), b: between(one.b, two.b) })
}

/** How far a colour is from grey (OKLCH chroma). */
export function chromaOf(hex: string): number {
  const { a, b } = labOf(hex)
  return Math.hypot(a, b)
}

/** How light a colour is to the eye, 0–1 (OKLab). */
export function lightnessOf(hex: string): number {
  return labOf(hex).l
}

/** The same colour lighter or darker. */
export function withLightness(hex: string, l: number): string {
  return hexOf({ ...labOf(hex), l })
}

/** The WCAG contrast of two colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((one, two) => two - one) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Red, green and blue of a hex colour, each 0–255. */
export function channelsOf(hex: string): readonly [number, number, number] {
  const digits = hex.slice(1)
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const value = Number.parseInt(six, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map(linear) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function gamma(share: number): number {
  const bent = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, bent)) * 255)
}

// The two matrices are Ottosson's: linear sRGB to the cone responses, and their cube roots to OKLab.
function labOf(hex: string): Lab {
  const [red, green, blue] = channelsOf(hex).map(linear) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

function hexOf({ l, a, b }: Lab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${channels.map((channel) => gamma(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
