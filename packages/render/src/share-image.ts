import type { MediaId, Page, Site } from '@mimar/document'
import type { PictureFile } from '@mimar/sections'
import type { Surroundings } from './surroundings.ts'

type Files = Pick<Surroundings, 'imageFiles'>

/** The picture that stands beside links to a page: its own, else the one of the site; undefined without any. */
export function shareImageOf(site: Site, page: Pick<Page, 'socialImage'>, files: Files): PictureFile | undefined {
  return shareFile(site, page.socialImage ?? '', files) ?? shareFile(site, site.settings.shareImage.media, files)
}

/** What was cut of a picture to stand beside links; else its widest JPEG, the one type that every preview reads. */
function shareFile({ media }: Pick<Site, 'media'>, id: MediaId, files: Files): PictureFile | undefined {
  const medium = id !== '' && Object.hasOwn(media, id) ? media[id] : undefined
  const all = medium ? files.imageFiles(medium) : []
  const cut = all.filter(({ shape }) => shape === 'share')
  const full = all.filter(({ shape }) => shape === 'full')
  const jpegs = full.filter(({ type }) => type === 'image/jpeg')
  return [cut, jpegs, full].find(({ length }) => length > 0)?.toSorted((one, two) => two.width - one.width)[0]
}
