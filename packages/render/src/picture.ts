import type { LanguageCode, Media, Site } from '@mimar/document'
import type { Crop, Image } from '@mimar/fields'
import type { Picture, PictureFile } from '@mimar/sections'
import { thumbHashToRGBA } from 'thumbhash'

interface PictureInput {
  readonly image: Image
  readonly media: Site['media']
  readonly language: LanguageCode
  readonly primary: LanguageCode
  imageFiles(media: Media): readonly PictureFile[]
}

/** A picture of a section, ready to be drawn in one language; null where there is none. */
export function pictureOf({ image, media, language, primary, imageFiles }: PictureInput): Picture | null {
  const medium = Object.hasOwn(media, image.media) ? media[image.media] : undefined
  if (!medium) return null
  return {
    alt: image.isDecorative ? '' : altIn(image, medium, language, primary),
    width: medium.width,
    height: medium.height,
    position: image.crop?.width ? croppedPosition(image.crop) : focalPosition(medium),
    placeholder: placeholderColors(medium),
    isMonochrome: medium.isMonochrome,
    shownWidth: image.width,
    files: imageFiles(medium),
  }
}

/** The picture's own text, then the medium's; a text in the right language comes before one in the primary. */
function altIn(image: Image, medium: Media, language: LanguageCode, primary: LanguageCode): string {
  return image.alt[language] ?? medium.alt[language] ?? image.alt[primary] ?? medium.alt[primary] ?? ''
}

function focalPosition({ focal }: Media): string {
  return focal ? `${percent(focal.x)} ${percent(focal.y)}` : '50% 50%'
}

/** A crop moves an enlarged picture under a window; the same cut as a position that every shape of window can use. */
function croppedPosition({ containerWidth, width, left, top }: Crop): string {
  const hidden = width - containerWidth
  return hidden > 0 ? `${percent(-left / hidden)} ${percent(-top / hidden)}` : '50% 50%'
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
