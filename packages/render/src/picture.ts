import type { LanguageCode, Media, Site } from '@mimar/document'
import {
  boxAround,
  type Crop,
  type Cut,
  cutOf,
  type Image,
  type ImageField,
  isNeverCut,
  pointInCut,
} from '@mimar/fields'
import type { Picture, PictureCut } from '@mimar/sections'
import { thumbHashToRGBA } from 'thumbhash'
import type { Surroundings } from './surroundings.ts'

interface PictureInput {
  readonly image: Image
  readonly field: ImageField
  readonly media: Site['media']
  readonly language: LanguageCode
  readonly primary: LanguageCode
  readonly surroundings: Pick<Surroundings, 'imageFiles' | 'cutFiles'>
}

/** A picture of a section, ready to be drawn in one language; null where there is none. */
export function pictureOf({ image, field, media, language, primary, surroundings }: PictureInput): Picture | null {
  const medium = Object.hasOwn(media, image.media) ? media[image.media] : undefined
  if (!medium) return null
  const about = {
    alt: image.isDecorative ? '' : altIn(image, medium, language, primary),
    placeholder: placeholderColors(medium),
    isMonochrome: medium.isMonochrome,
    shownWidth: image.width,
  }
  const crop = isNeverCut(field) ? null : image.crop
  return { ...about, ...shownOf(medium, crop, surroundings) }
}

type Shown = Pick<Picture, 'width' | 'height' | 'position' | 'files' | 'cut'>

/** What is shown of a medium: all of it, files of a part, or all of it drawn so that a part is seen. */
function shownOf(medium: Media, crop: Crop | null, surroundings: PictureInput['surroundings']): Shown {
  const { width, height } = medium
  const cut = crop && cutOf(crop, medium)
  if (!cut) return { width, height, position: focalPosition(medium), files: surroundings.imageFiles(medium), cut: null }
  const align = alignOf(crop, cut, medium)
  const position = `${percent(align.x)} ${percent(align.y)}`
  const files = surroundings.cutFiles?.(medium, cut) ?? []
  if (files.length > 0) return { width: cut.width, height: cut.height, position, files, cut: null }
  return { width, height, position, files: surroundings.imageFiles(medium), cut: drawnCut(cut, medium, align) }
}

/** The picture's own text, then the medium's; a text in the right language comes before one in the primary. */
function altIn(image: Image, medium: Media, language: LanguageCode, primary: LanguageCode): string {
  return image.alt[language] ?? medium.alt[language] ?? image.alt[primary] ?? medium.alt[primary] ?? ''
}

function focalPosition({ focal }: Media): string {
  return focal ? `${percent(focal.x)} ${percent(focal.y)}` : '50% 50%'
}

/** Where a part is aligned in a box of another shape: at what matters in it, else where its frame was. */
function alignOf(crop: Crop, cut: Cut, medium: Media): PictureCut['align'] {
  // A crop that does not say how high its frame was goes on below it.
  if (!medium.focal) return { x: 0.5, y: crop.containerHeight ? 0.5 : 0 }
  const { x, y } = pointInCut(cut, medium, medium.focal)
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 }
}

function drawnCut(cut: Cut, medium: Media, align: PictureCut['align']): PictureCut {
  const box = boxAround(medium, cut.rotation)
  return {
    ratio: cut.width / cut.height,
    width: medium.width / cut.width,
    height: medium.height / cut.width,
    align,
    right: (box.width / 2 - cut.left - align.x * cut.width) / cut.width,
    down: (box.height / 2 - cut.top - align.y * cut.height) / cut.width,
    rotation: cut.rotation,
  }
}

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`

const colorsByMedium = new WeakMap<Media, readonly string[]>()

/** The colours of a picture's upper and lower half, from its tiny preview: what stands there until it has loaded. */
function placeholderColors(medium: Media): readonly string[] {
  const known = colorsByMedium.get(medium)
  if (known) return known
  const colors = medium.placeholder === '' ? [] : halves(medium.placeholder)
  colorsByMedium.set(medium, colors)
  return colors
}

function halves(placeholder: string): readonly string[] {
  try {
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(placeholder), (letter) => letter.charCodeAt(0)))
    const middle = Math.floor(h / 2) * w * 4
    return [averageOf(rgba.subarray(0, middle)), averageOf(rgba.subarray(middle))]
  } catch {
    return [] // A preview that cannot be read is only a missing preview.
  }
}

function averageOf(rgba: Uint8Array): string {
  const sum = [0, 0, 0]
  for (let index = 0; index < rgba.length; index += 4) {
    for (let channel = 0; channel < 3; channel += 1) sum[channel]! += rgba[index + channel]!
  }
  const pixels = Math.max(1, rgba.length / 4)
  return `#${sum
    .map((total) =>
      Math.round(total / pixels)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
