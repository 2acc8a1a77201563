import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { tooMuchToDraw } from './drawing-limits.ts'
import { decodeHeic } from './heic.ts'
import { type Kind, kindOf, TELLING_BYTES } from './kind.ts'
import type { PictureProblem } from './refusal.ts'
import { type Cut, fullCut, heightAt, isWorthJpeg, signWidths } from './sizes.ts'
import type { Decoded, EncodedFile, EncodeTask, PictureType } from './task.ts'
import { turnedRegion } from './turned-region.ts'

const MOST_PIXELS = 50_000_000
const MOST_SIDE = 1600
const SVG_MOST_BYTES = 1_000_000
const SVG_DENSITY = 144
const THUMB_SIDE = 100

/** A picture that is not decoded, and why. */
export class Undecodable extends Error {
  readonly code: PictureProblem

  constructor(code: PictureProblem, why: string) {
    super(why)
    this.name = 'Undecodable'
    this.code = code
  }
}

/** Names that libvips gives its loaders. */
const LOADERS: { readonly [Name in Exclude<Kind, 'heic'>]: string } = {
  jpeg: 'Jpeg',
  png: 'Png',
  webp: 'Webp',
  heif: 'Heif',
  gif: 'Nsgif',
  svg: 'Svg',
}

/** Only these formats are ever decoded, whatever libvips could read. */
export function allowOnlyPictures(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: Object.values(LOADERS).map((name) => `VipsForeignLoad${name}`) })
  sharp.concurrency(1)
  sharp.cache(false)
}

/** Does one task: decodes once, then makes every file from the pixels. `onDrawing` hears when a drawing is begun and done. */
export async function encode(
  { bytes, types, cuts }: EncodeTask,
  onDrawing: (isDrawing: boolean) => void = () => {},
): Promise<Decoded> {
  const pixels = await decode(Buffer.from(bytes), onDrawing)
  const wanted = cuts ?? [fullCut(pixels.width, pixels.height)]
  const files: EncodedFile[] = []
  for (const cut of wanted) files.push(...(await encodeCut(pixels, cut, types)))
  return {
    width: pixels.width,
    height: pixels.height,
    hasAlpha: pixels.channels === 4,
    placeholder: cuts ? '' : await placeholderOf(pixels),
    files,
  }
}

interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  /** Has flat colours and clean edges, and stands small: a logo, a favicon. */
  readonly isSign: boolean
}

const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const

async function decode(bytes: Buffer, onDrawing: (isDrawing: boolean) => void): Promise<Pixels> {
  const kind = kindOf(bytes.subarray(0, TELLING_BYTES))
  if (kind === 'heic') return ofTelephone(bytes)
  if (!isDecoded(kind)) throw new Undecodable(kind, 'not one of the formats that are read')
  if (kind === 'svg') {
    onDrawing(true)
    const pixels = await drawn(bytes)
    onDrawing(false)
    return pixels
  }
  const { format, width = 1, height = 1, hasAlpha } = await headerOf(bytes)
  if (format !== kind) throw new Undecodable('broken', `it begins as ${kind} and goes on as ${format}`)
  if (width * height > MOST_PIXELS) throw new Undecodable('too-many-pixels', 'it exceeds the pixel limit')
  return pixelsOf(sharp(bytes, options).autoOrient(), { hasAlpha, isDrawn: false })
}

async function ofTelephone(bytes: Buffer): Promise<Pixels> {
  const answer = await decodeHeic(bytes, MOST_PIXELS)
  if ('failed' in answer) throw new Undecodable(answer.failed, 'a photograph of a telephone that cannot be decoded')
  const { data, width, height } = answer
  return pixelsOf(sharp(data, { raw: { width, height, channels: 4 } }), { hasAlpha: true })
}

/** A drawing may call itself as large as it likes. */
const headerOf = (bytes: Buffer) => sharp(bytes, { ...options, limitInputPixels: false }).metadata()

async function drawn(bytes: Buffer): Promise<Pixels> {
  if (bytes.length > SVG_MOST_BYTES) throw new Undecodable('too-complex', 'a drawing of more than 1 MB')
  const tooMuch = tooMuchToDraw(bytes.toString('utf8'))
  if (tooMuch) throw new Undecodable('too-complex', tooMuch)
  const { format, width = 1, height = 1 } = await headerOf(bytes)
  if (format !== 'svg') throw new Undecodable('broken', `it begins as svg and goes on as ${format}`)
  // Drawn at twice its own size, because the densest screens show it so; a sign without a size of its own is drawn large.
  const side = Math.max(width, height)
  const wished = Math.min(MOST_SIDE, Math.max(side * 2, 512))
  const density = Math.min(100_000, (SVG_DENSITY / 2) * (wished / side))
  return pixelsOf(sharp(bytes, { ...options, density }), { hasAlpha: true, isDrawn: true })
}

function isDecoded(kind: Kind | PictureProblem): kind is keyof typeof LOADERS {
  return Object.hasOwn(LOADERS, kind)
}

async function pixelsOf(picture: Sharp, { hasAlpha = false, isDrawn = false }): Promise<Pixels> {
  const colored = picture.toColourspace('srgb')
  const { data, info } = await (hasAlpha ? colored.ensureAlpha() : colored.removeAlpha())
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const isSeeThrough = info.channels === 4 && !isOpaque(data)
  const { width, height } = info
  if (info.channels === 4 && !isSeeThrough) {
    const opaque = await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .raw()
      .toBuffer()
    return { data: opaque, width, height, channels: 3, isSign: isDrawn }
  }
  return { data, width, height, channels: isSeeThrough ? 4 : 3, isSign: isDrawn || isSeeThrough }
}

function isOpaque(rgba: Buffer): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false
  return true
}

function draw({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

/**
 * From the largest size down, each from the one before it, which is quicker than from the original every time. Signs are
 * small, and every step would add noise to their edges, which doubles their files.
 */
async function encodeCut(pixels: Pixels, cut: Cut, types: readonly PictureType[]): Promise<EncodedFile[]> {
  const files: EncodedFile[] = []
  const whole = await extract(pixels, cut)
  let source = whole
  const widths = pixels.isSign ? signWidths(cut) : cut.widths
  for (const width of [...widths].sort((one, other) => other - one)) {
    const height = heightAt(cut, width)
    if (width !== source.width) source = await resized(pixels.isSign ? whole : source, width, height)
    for (const type of types) {
      if (!isWanted(type, cut, width, pixels)) continue
      const bytes = await encoders[type](source, cut.shape)
      files.push({ shape: cut.shape, type, width, height, bytes })
    }
  }
  return files
}

/** Previews of links read JPEG. Elsewhere it cannot be seen through; browsers that know no WebP are older than what we promise. */
function isWanted(type: PictureType, cut: Cut, width: number, { channels }: Pixels): boolean {
  if (cut.shape === 'share') return type === 'image/jpeg'
  return type !== 'image/jpeg' || (channels === 3 && isWorthJpeg(cut, width))
}

async function extract(pixels: Pixels, cut: Cut): Promise<Pixels> {
  const { area, rotation } = cut
  if (rotation === 0) return extractArea(pixels, area)
  const { region, part } = turnedRegion(pixels, cut)
  const whole = await extractArea(pixels, region)
  // Turning takes many times the memory of a picture: twice the pixels of the largest file are enough.
  const scale = Math.min(1, (2 * Math.max(...cut.widths)) / area.width)
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  const upright = scale < 1 ? await resized(whole, scaled(whole.width), scaled(whole.height)) : whole
  const turned = await turn(rotation % 90 === 0 ? upright : await widened(upright), rotation)
  const [width, height] = [Math.min(scaled(area.width), turned.width), Math.min(scaled(area.height), turned.height)]
  // The box of a turned picture can be a pixel larger or smaller than was reckoned.
  const left = Math.round(turned.width / 2 + part.x * scale - width / 2)
  const top = Math.round(turned.height / 2 + part.y * scale - height / 2)
  const corner = { left: clamp(left, turned.width - width), top: clamp(top, turned.height - height) }
  return extractArea(turned, { ...corner, width, height })
}

async function turn(pixels: Pixels, rotation: number): Promise<Pixels> {
  const turned = draw(pixels).rotate(rotation)
  // Turning adds transparency, for corners that are not in the cut.
  const { data, info } = await (pixels.channels === 3 ? turned.removeAlpha() : turned)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...pixels, data, width: info.width, height: info.height }
}

/** Slanted pixels are placed to one and a half pixels only; what comes in beside the picture is its own edge. */
async function widened(pixels: Pixels): Promise<Pixels> {
  const side = 3
  const picture = draw(pixels).extend({ left: side, right: side, top: side, bottom: side, extendWith: 'copy' })
  return { ...pixels, data: await picture.raw().toBuffer(), width: pixels.width + 6, height: pixels.height + 6 }
}

async function extractArea(pixels: Pixels, area: Cut['area']): Promise<Pixels> {
  const { left, top, width, height } = area
  if (left < 0 || top < 0 || left + width > pixels.width || top + height > pixels.height) {
    throw new Undecodable('broken', 'a cut of it lies outside of it')
  }
  if (width === pixels.width && height === pixels.height) return pixels
  const data = await draw(pixels).extract(area).raw().toBuffer()
  return { ...pixels, data, width, height }
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

async function resized(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  // The usual kernel rings at the clean edges of a sign.
  const kernel = pixels.isSign ? 'mitchell' : 'lanczos3'
  const data = await draw(pixels).resize(width, height, { fit: 'fill', kernel }).raw().toBuffer()
  return { ...pixels, data, width, height }
}

/** Portraits lie behind a veil and words, where less is seen. Chosen by `npm run bench picture-quality` (0029). */
const AVIF_QUALITY = { full: 46, wide: 46, tall: 33, share: 46 } as const
/** A desk shows these one pixel for one; smaller ones are shown on phones, larger ones on dense screens. */
const PIXEL_FOR_PIXEL = { from: 1200, quality: 52 }

/** The quality that an AVIF of this width has. */
export function avifQuality(shape: Cut['shape'], width: number): number {
  return shape === 'full' && width >= PIXEL_FOR_PIXEL.from ? PIXEL_FOR_PIXEL.quality : AVIF_QUALITY[shape]
}

/** Measured on the hotel's photographs: one step of effort more costs twice the time and saves a twentieth. */
export const AVIF_EFFORT = 3

const encoders: { readonly [Type in PictureType]: (pixels: Pixels, shape: Cut['shape']) => Promise<Buffer> } = {
  'image/webp': (pixels) => webp(pixels),
  'image/jpeg': (pixels) => draw(pixels).flatten({ background: '#fff' }).jpeg({ quality: 78 }).toBuffer(),
  'image/avif': (pixels, shape) =>
    draw(pixels)
      .avif({ quality: pixels.isSign ? 70 : avifQuality(shape, pixels.width), effort: AVIF_EFFORT })
      .toBuffer(),
}

/** What has few colours is often smaller without loss. */
async function webp(pixels: Pixels): Promise<Buffer> {
  if (!pixels.isSign) return draw(pixels).webp({ quality: 74, effort: 2 }).toBuffer()
  const [blurred, clean] = await Promise.all([
    draw(pixels).webp({ quality: 90, effort: 2, alphaQuality: 100 }).toBuffer(),
    draw(pixels).webp({ nearLossless: true, quality: 60, effort: 4 }).toBuffer(),
  ])
  return clean.length <= blurred.length ? clean : blurred
}

async function placeholderOf(pixels: Pixels): Promise<string> {
  const { data, info } = await draw(pixels)
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
