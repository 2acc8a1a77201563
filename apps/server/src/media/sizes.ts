// Responsive images: the widths that each picture is made in (srcset).
import { type Cut as Part, pointInCut, type Size } from '@mimar/fields'

/** One cut of a picture: 'full', the same 'wide' for dense screens, or a portrait or a preview of links around what matters in it. */
export interface Cut {
  readonly shape: 'full' | 'wide' | 'tall' | 'share'
  /** Degrees clockwise that the picture is turned by before. */
  readonly rotation: number
  /** Where the cut lies in the picture, in px. */
  readonly area: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly widths: readonly number[]
}

interface Focal {
  readonly x: number
  readonly y: number
}

/** A card on a phone; then small, medium, large, xlarge. */
const FULL_WIDTHS = [360, 480, 720, 1200, 1600]
/** From one edge of a window to the other, on dense and on large screens: 1440 px twice. */
const WIDE_WIDTHS = [2400, 2880]
const TALL_WIDTHS = [560, 800, 1080]
/** What networks show beside a link. */
const SHARE = { width: 1344, height: 768 }
/** A favicon; a logo. */
const SIGN_WIDTHS = [96, 240]
/** Browsers that read neither AVIF nor WebP get one file, and previews of shared links another. */
const JPEG_FROM = 720
/** No WebP is higher than 16,383 px. */
const HIGHEST = 16_000
const TALL_RATIO = 3 / 4
/** A size that is hardly larger than the one below it would only take room. */
const WORTH_A_SIZE = 1.15

/** All of a picture, in the sizes it is published in; none larger than it is. */
export function fullCut(width: number, height: number): Cut {
  const area = { left: 0, top: 0, width, height }
  return { shape: 'full', rotation: 0, area, widths: widthsUpTo(FULL_WIDTHS, widest(area)) }
}

/** What a crop leaves of a picture. */
export function partCut({ rotation, ...area }: Part): Cut {
  return { shape: 'full', rotation, area, widths: widthsUpTo(FULL_WIDTHS, widest(area)) }
}

/** What a background, or what a crop leaves of it, is beyond its usual sizes; undefined where it is no larger. */
export function wideCut({ rotation, ...area }: Part): Cut | undefined {
  const usual = FULL_WIDTHS.at(-1)!
  const widths = widthsUpTo([usual, ...WIDE_WIDTHS], widest(area)).filter((width) => width > usual)
  return widths.length > 0 ? { shape: 'wide', rotation, area, widths } : undefined
}

/** The portrait of what a crop leaves of a picture. */
export function tallPartCut(part: Part, size: Size, focal: Focal | null): Cut {
  const { area, ...cut } = tallCut(part.width, part.height, focal && pointInCut(part, size, focal))
  return { ...cut, rotation: part.rotation, area: { ...area, left: part.left + area.left, top: part.top + area.top } }
}

/** The portrait that phones get as a background: 3:4, as large as fits, what matters as near its middle as can be. */
export function tallCut(width: number, height: number, focal: Focal | null): Cut {
  const area = areaAround({ width, height }, TALL_RATIO, focal)
  return { shape: 'tall', rotation: 0, area, widths: widthsUpTo(TALL_WIDTHS, area.width) }
}

/** What stands beside links to a page: 1344 × 768, or as much of it as there is. */
export function shareCut(size: Size, focal: Focal | null): Cut {
  const area = areaAround(size, SHARE.width / SHARE.height, focal)
  return { shape: 'share', rotation: 0, area, widths: [Math.min(SHARE.width, area.width)] }
}

/** What stands beside links to a page, of what a crop leaves of a picture. */
export function sharePartCut(part: Part): Cut {
  const { area, ...cut } = shareCut(part, null)
  return { ...cut, rotation: part.rotation, area: { ...area, left: part.left + area.left, top: part.top + area.top } }
}

/** The largest part of this ratio, what matters as near its middle as can be. */
function areaAround({ width, height }: Size, ratio: number, focal: Focal | null): Cut['area'] {
  const cutWidth = Math.min(width, Math.max(1, Math.round(height * ratio)))
  const cutHeight = Math.min(height, Math.max(1, Math.round(cutWidth / ratio)))
  const { x, y } = focal ?? { x: 0.5, y: 0.5 }
  return {
    left: placed(x * width, cutWidth, width),
    top: placed(y * height, cutHeight, height),
    width: cutWidth,
    height: cutHeight,
  }
}

/** The sizes of a cut of a logo or favicon, which stands smaller than any photograph. */
export function signWidths({ shape, widths }: Cut): readonly number[] {
  const smallest = Math.min(...widths)
  return shape === 'full' ? [...SIGN_WIDTHS.filter((width) => width < smallest), ...widths] : widths
}

/** Whether a JPEG of this size is ever asked for: the fallback of pages, and the largest for previews. */
export function isWorthJpeg({ shape, widths }: Cut, width: number): boolean {
  if (shape !== 'full') return shape === 'share'
  const fallback = widths.find((one) => one >= JPEG_FROM) ?? Math.max(...widths)
  return width === fallback || width === Math.max(...widths)
}

/** The height of a cut that is drawn so wide. */
export function heightAt({ area }: Cut, width: number): number {
  return Math.max(1, Math.round((area.height * width) / area.width))
}

function widest({ width, height }: Size): number {
  return height > HIGHEST ? Math.max(1, Math.floor((width * HIGHEST) / height)) : width
}

function widthsUpTo(widths: readonly number[], most: number): number[] {
  const fitting = widths.filter((width) => width <= most)
  const largest = fitting.at(-1) ?? 0
  const isOwnWorthIt = most < widths.at(-1)! && most > largest * WORTH_A_SIZE
  return isOwnWorthIt ? [...fitting, most] : fitting
}

function placed(middle: number, length: number, most: number): number {
  return Math.round(Math.min(most - length, Math.max(0, middle - length / 2)))
}
