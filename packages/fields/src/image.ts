import { type Checked, isRecord, judge, keepable, type Refusal, refusalsBelow, refuse } from './checked.ts'
import type { Crop, Image, ImageField, ImageKeys } from './field.ts'
import { isId } from './simple.ts'
import { text } from './text.ts'

/** A logo has a width and no frame: all of it is shown, whatever a crop says. */
export const isNeverCut = (field: ImageField): boolean => field.role === 'logo'

export const NO_IMAGE: Image = { media: '', alt: {}, isDecorative: false, crop: null, width: null }

/** What a picture shows, told to those who cannot see it. */
export const altField = text({ limit: 250, lines: false })

/** A picture from the site's media. */
export function image(
  keys: ImageKeys = { url: 'imgUrl', dimensions: 'imgDimensions', crop: 'imgCropParams' },
  options: Pick<ImageField, 'role' | 'color'> = {},
): ImageField {
  return { kind: 'image', initial: NO_IMAGE, keys, check: checkImage, ...options }
}

function checkImage(input: unknown): Checked<Image> {
  if (!isRecord(input)) return refuse('not-an-image')
  const refusals: Refusal[] = Object.keys(input)
    .filter((key) => !Object.hasOwn(NO_IMAGE, key))
    .map((key) => ({ code: 'unknown-key', at: key, params: { key } }))
  const media = input.media ?? ''
  if (media !== '' && !isId(media))
    refusals.push(...refusalsBelow('media', [{ code: 'not-an-id', at: '', params: {} }]))
  const crop = readCrop(input.crop)
  if (crop === undefined) refusals.push({ code: 'not-an-image', at: 'crop', params: {} })
  const width = input.width ?? null
  if (width !== null && !(typeof width === 'number' && width >= 10 && width <= 4000)) {
    refusals.push({ code: 'out-of-range', at: 'width', params: { min: 10, max: 4000 } })
  }
  const checkedAlt = altField.check(input.alt ?? {})
  const alt = keepable(checkedAlt)
  const isKeepable = refusals.length === 0 && alt !== undefined
  if (!checkedAlt.ok) refusals.push(...refusalsBelow('alt', checkedAlt.refusals))
  return judge(refusals, isKeepable, {
    media: media as string,
    alt: alt ?? {},
    isDecorative: input.isDecorative === true,
    crop: crop ?? null,
    width: width as number | null,
  })
}

/** How a picture is cut, as JSON spells it; null is not at all. */
export function checkCrop(input: unknown): Checked<Crop | null> {
  const crop = readCrop(input)
  return crop === undefined ? refuse('not-an-image') : { ok: true, value: crop }
}

function readCrop(input: unknown): Crop | null | undefined {
  if (input === null || input === undefined) return null
  if (!isRecord(input)) return undefined
  const read = (key: keyof Crop) => Number.parseFloat(String(input[key] ?? 0).replace(/^rotate\(/, ''))
  const crop = {
    containerWidth: read('containerWidth'),
    width: read('width'),
    left: read('left'),
    top: read('top'),
    transform: read('transform'),
  }
  if (!Object.values(crop).every(Number.isFinite) || crop.containerWidth < 0 || crop.width < 0) return undefined
  const containerHeight = read('containerHeight')
  return containerHeight > 0 ? { ...crop, containerHeight } : crop
}
