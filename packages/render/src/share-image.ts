import type { MediaId, Page, Site } from '@mimar/document'
import { type Crop, cutOf } from '@mimar/fields'
import type { PictureFile } from '@mimar/sections'
import type { Surroundings } from './surroundings.ts'

type Files = Pick<Surroundings, 'imageFiles' | 'cutFiles'>

/** The picture that stands beside links to a page, and how it is cut there by hand. */
interface Shared {
  readonly media: MediaId
  readonly crop: Crop | null
}

/** The pictures that may stand beside links to a page: its own, then the one of the site. */
export function sharedBy(site: Site, { socialImage: media = '', socialCrop }: Social): readonly Shared[] {
  return [{ media, crop: socialCrop ?? null }, site.settings.shareImage].filter(({ media: id }) =>
    Object.hasOwn(site.media, id),
  )
}

type SharedFile = PictureFile & { readonly media: MediaId }
type Social = Pick<Page, 'socialImage' | 'socialCrop'>

/** The picture that stands beside links to a page: its own, else the one of the site; undefined without any. */
export function shareImageOf(site: Site, page: Social, files: Files): SharedFile | undefined {
  return sharedBy(site, page).flatMap((shared) => {
    const file = shareFile(site, shared, files)
    return file ? [{ ...file, media: shared.media }] : []
  })[0]
}

/** What was cut of a picture to stand beside links; else its widest JPEG, the one type that every preview reads. */
function shareFile({ media }: Pick<Site, 'media'>, { media: id, crop }: Shared, files: Files): PictureFile | undefined {
  const medium = media[id]
  if (!medium) return undefined
  const part = crop && cutOf(crop, medium)
  const byHand = (part && files.cutFiles?.(medium, part)) ?? []
  const all = files.imageFiles(medium)
  const isCut = ({ shape }: PictureFile) => shape === 'share'
  const full = all.filter(({ shape }) => shape === 'full')
  const jpegs = full.filter(({ type }) => type === 'image/jpeg')
  const best = [byHand.filter(isCut), all.filter(isCut), jpegs, full].find(({ length }) => length > 0)
  return best?.toSorted((one, two) => two.width - one.width)[0]
}
