import type { Palette } from '@mimar/document'
import { paletteFrom } from './palettes.ts'

const SIDE = 64
const SECTORS = 24
/** Greys, near black and near white say nothing of a hue. */
const COLORFUL = 0.18
const FAR = 3

/** Why no colours came of a logo: it is no picture, or it has none. */
export type LogoProblem = 'logoRefused' | 'logoPale'

/** A palette from the hues that a logo has most of. The picture does not leave this device. */
export async function paletteOfLogo(file: File): Promise<Palette | LogoProblem> {
  const picture = await decode(file)
  if (!picture) return 'logoRefused'
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0, SIDE, SIDE)
  const pixels = context?.getImageData(0, 0, SIDE, SIDE).data
  return (pixels && paletteOfPixels(pixels)) ?? 'logoPale'
}

async function decode(file: File): Promise<HTMLImageElement | undefined> {
  const picture = new Image()
  const address = URL.createObjectURL(file)
  picture.src = address
  try {
    await picture.decode()
    return picture
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Undefined for pictures without colour. */
export function paletteOfPixels(rgba: ArrayLike<number>): Palette | undefined {
  const weights = new Array<number>(SECTORS).fill(0)
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]]
    const most = Math.max(red, green, blue)
    const span = most - Math.min(red, green, blue)
    if ((rgba[at + 3] ?? 0) < 128 || span / 255 < COLORFUL) continue
    const sector = Math.floor((hueOf(red, green, blue) / 360) * SECTORS) % SECTORS
    weights[sector] = (weights[sector] ?? 0) + span
  }
  const main = strongest(weights, () => true)
  if (main === undefined) return undefined
  const other = strongest(weights, (sector) => distance(sector, main) >= FAR)
  return paletteFrom(hueAt(main), other === undefined ? undefined : hueAt(other))
}

function strongest(weights: readonly number[], fits: (sector: number) => boolean): number | undefined {
  let best: number | undefined
  for (const [sector, weight] of weights.entries()) {
    if (weight > 0 && fits(sector) && weight > (best === undefined ? 0 : (weights[best] ?? 0))) best = sector
  }
  return best
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other)
  return Math.min(apart, SECTORS - apart)
}

/** Hues of the screen as those of OKLCH, which begin elsewhere. */
const hueAt = (sector: number) => (((sector + 0.5) * 360) / SECTORS + 29) % 360

function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  if (span === 0) return 0
  const sixth =
    most === red ? ((green - blue) / span + 6) % 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4
  return sixth * 60
}
