// Pictures for search engines (schema.org ImageGallery; of each picture its file is what Google asks for).
import type { ComposedPage } from '@mimar/render'
import { picturesIn } from '@mimar/sections'
import { type Facts, given, type Surrounding } from './facts.ts'
import { largestJpeg } from './largest-jpeg.ts'

/** The pictures that a page shows for themselves, as one gallery: what a single one shows stands beside it. */
export function galleryOn({ sections, title }: ComposedPage, { url, language }: Surrounding): readonly Facts[] {
  const all = sections.flatMap(({ template, props }) => (template ? picturesIn(template, props.content) : []))
  const associatedMedia = all.flatMap(({ picture, caption }) => {
    const contentUrl = largestJpeg(picture, url)
    if (contentUrl === undefined) return []
    return [{ '@type': 'ImageObject', contentUrl, ...given('caption', caption || picture.alt) }]
  })
  if (associatedMedia.length < 2) return []
  return [{ '@type': 'ImageGallery', name: title, url, inLanguage: language, associatedMedia }]
}
